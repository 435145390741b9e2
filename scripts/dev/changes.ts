import { existsSync, watch } from "node:fs";
import { join } from "node:path";

/** The parts of the project that a save can change. */
export type Change = "contract" | "source" | "console" | "scripts";

const FOLDERS: Readonly<Record<string, Change>> = {
  openapi: "contract",
  "tool-schemas": "contract",
  src: "source",
  scripts: "scripts",
};
/** Editors write a file in several steps; this time without a further step counts as one save. */
const QUIET_MS = 15;

/** Calls `onSave` with everything that changed, after each save. */
export function watchProject(root: string, onSave: (changes: ReadonlySet<Change>) => void): void {
  let changes = new Set<Change>();
  let timer: NodeJS.Timeout | undefined;
  for (const [folder, change] of Object.entries(FOLDERS)) {
    const path = join(root, folder);
    if (!existsSync(path)) continue;
    watch(path, { recursive: true }, (_event, name) => {
      changes.add(folder === "src" && name?.startsWith("adapters/console") === true ? "console" : change);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const saved = changes;
        changes = new Set();
        onSave(saved);
      }, QUIET_MS);
    });
  }
}
