/** The REPL as a program of its own: `node dist/repl.js [FILE...]`. */
import { exitForCommand } from "./src/cli/failure.ts";
import { repl } from "./src/cli/repl.ts";

await repl(process.argv.slice(2), {}).catch(exitForCommand);
