/** The REPL as a program of its own: `node dist/repl.js [FILE...]`. */

import { repl } from "./src/cli/repl.ts";
import { exitForWrongUse } from "./src/cli/wrong-use.ts";

await repl(process.argv.slice(2), {}).catch(exitForWrongUse);
