/** The entries of earlier sessions, in a file: QUEENSIDE_HISTORY, or .queenside_history in the home directory. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

export class History {
  /** How many entries are offered again. */
  readonly size = 1000;
  private readonly path = process.env.QUEENSIDE_HISTORY ?? join(homedir(), ".queenside_history");
  /** The entry that may still grow. */
  private latest: string | undefined;

  /** The latest first. A history that cannot be read or written is done without. */
  load(): string[] {
    try {
      const lines = readFileSync(this.path, "utf8").split("\n").filter(Boolean);
      const kept = lines.slice(-this.size);
      if (lines.length > 2 * this.size) writeFileSync(this.path, `${kept.join("\n")}\n`, { mode: 0o600 });
      return kept.reverse();
    } catch {
      return [];
    }
  }

  /** Takes note of the newest of the entries, the latest first; a line that continues an entry joins it. */
  update(entries: string[], continued: boolean): void {
    const [line = "", before = ""] = entries;
    // What follows a comment cannot stand on its line.
    if (continued && before === this.latest && !before.includes(";")) {
      entries.splice(0, 2, `${before} ${line.trim()}`);
    } else this.save();
    this.latest = entries[0];
  }

  /** Writes the newest entry. */
  save(): void {
    if (this.latest === undefined) return;
    try {
      appendFileSync(this.path, `${this.latest}\n`, { mode: 0o600 });
    } catch {
      // The session goes on without.
    }
    this.latest = undefined;
  }
}
