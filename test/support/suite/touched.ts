// The test files that a change can affect, nearest first: `npm run check` begins with them.
import { execFileSync } from "node:child_process";
import { basename, dirname } from "node:path";
import { dependents, type ImportGraph } from "./import-graph.ts";
import { filesByLane, laneNames, type LaneName, lanes } from "./lanes.ts";

/** The files that differ from an earlier commit, and which commit that is. */
export interface Change {
  readonly since: string;
  readonly files: readonly string[];
}

/** The nearest test files, and how many there are. */
export interface Touched {
  readonly nearest: readonly string[];
  readonly total: number;
  /** Files at the same time, as the lanes of the nearest files allow. */
  readonly jobs: number;
}

/** Words in paths that say nothing about their subject. */
const COMMON = new Set([
  "src",
  "test",
  "rest",
  "features",
  "base",
  "adapters",
  "generated",
  "rules",
  "sql",
  "pages",
  "texts",
  "index",
]);

/**
 * Returns the change since main: the uncommitted files and the commits that main does not have; on main itself, the last
 * commit. Null without an earlier commit, as in a clone of depth 1.
 */
export function changeSinceMain(): Change | null {
  const head = git("rev-parse", "HEAD")?.trim();
  const bases = ["origin/main", "main"].map((name) => git("merge-base", "HEAD", name)?.trim());
  const since =
    bases.find((base) => base !== undefined && base !== head) ?? git("rev-parse", "--verify", "HEAD~1")?.trim();
  if (since === undefined) return null;
  const committed = git("diff", "--name-only", "--no-renames", since) ?? "";
  const added = git("ls-files", "--others", "--exclude-standard") ?? "";
  return { since, files: [...new Set(`${committed}\n${added}`.split("\n").filter((file) => file !== ""))] };
}

/** The commit that is checked out; null outside of a clone. */
export const checkedOut = (): string | null => git("rev-parse", "HEAD")?.trim() ?? null;

function git(...words: readonly string[]): string | undefined {
  try {
    return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 26 });
  } catch {
    return undefined;
  }
}

/**
 * Returns the test files that load a changed file, as many as the budget allows. First those that are changed themselves, then
 * those whose path has words of a changed path (`src/features/tasks/lists.ts`: `test/rest/tasks/tasks.test.ts`), then those with
 * the fewest steps to it; of equals those of the lighter lane.
 */
export function touchedFiles(graph: ImportGraph, { files }: Change, budget: number): Touched {
  const known = files.filter((file) => graph.has(file));
  const words = new Set(known.filter((file) => !file.startsWith("test/")).flatMap(wordsOf));
  const steps = dependents(graph, known);
  const byLane = filesByLane(graph);
  const candidates = laneNames.flatMap((lane) =>
    byLane[lane].flatMap((file) => {
      const distance = steps.get(file);
      if (distance === undefined) return [];
      const common = wordsOf(file).filter((word) => words.has(word)).length;
      const { weight } = lanes[lane];
      return [{ file, lane, weight, rank: (distance === 0 ? -1_000 : distance) - 10 * common + weight / 100 }];
    }),
  );
  let left = budget;
  const nearest: { readonly file: string; readonly lane: LaneName }[] = [];
  for (const { file, lane, weight } of candidates.toSorted((one, other) => one.rank - other.rank)) {
    if (weight > left) continue;
    left -= weight;
    nearest.push({ file, lane });
  }
  const jobs = Math.min(...nearest.map(({ lane }) => lanes[lane].jobs));
  return { nearest: nearest.map(({ file }) => file), total: candidates.length, jobs };
}

/** The words of the folders and the name of a file, without the final s. */
function wordsOf(file: string): string[] {
  const name = basename(file).replace(/(\.test)?\.\w+$/, "");
  const words = [...dirname(file).split("/"), ...name.split("-")].map((word) => word.replace(/s$/, ""));
  return [...new Set(words.filter((word) => !COMMON.has(word)))];
}
