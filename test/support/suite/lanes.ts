// Which test file runs in which lane. The lanes are those of package.json: CONTRIBUTING.md describes them.
import { globSync, readFileSync } from "node:fs";
import { dependents, importGraph, type ImportGraph } from "./import-graph.ts";

export const laneNames = ["everyday", "laws", "browser", "programs", "faults"] as const;
export type LaneName = (typeof laneNames)[number];

interface Lane {
  /** Test files at the same time on two processors: more where tests often wait, fewer where they measure how long something takes. */
  readonly jobs: number;
  /** The average cost of a file; 1 for those of `npm test`. */
  readonly weight: number;
}

export const lanes: Readonly<Record<LaneName, Lane>> = {
  everyday: { jobs: 3, weight: 1 },
  laws: { jobs: 3, weight: 10 },
  browser: { jobs: 3, weight: 10 },
  programs: { jobs: 3, weight: 8 },
  faults: { jobs: 2, weight: 8 },
};

/** A file that starts one of these: every lane except `everyday` may need more than Node and npm. */
const STARTS_A_PROGRAM = /"(?:redis-server|haproxy|pgbouncer|nginx|caddy|systemd-analyze)"/;
const STARTS_A_BROWSER = /\bchromium\.launch\b/;
const LAW =
  /^test\/rest\/sweeps\/|\/(?:fuzz|scim-fuzz|sweep-[\w-]+|tools-(?:tenants|rights|all-mistakes)|mock|filters|availability-properties)\.test\.ts$/;
const FAULT = /^test\/faults\/|(?:races|volume|waits)\.test\.ts$/;
const PROGRAM = /^test\/(?:cli|contract|project|server|sdk\/package)\//;
/** The module by which a test has a long form. */
const LENGTH = "test/support/suite/length.ts";
/** The files that take longest are started first, so that the others fill the time of the last one. */
const SLOWEST = [
  "project/contributing",
  "server/earlier-schemas",
  "console/unsaved-browser",
  "console/journeys-browser",
  "sweeps/sweep-tenants",
  "sweeps/sweep-statuses",
  "project/tutorial",
  "faults/history",
  "server/start",
  "faults/several-hosts",
  "console/frame-browser",
  "console/home-browser",
  "console/texts-browser",
  "booking/public-mail",
  "db/queries",
].map((name) => `/${name}.test.ts`);

/** All test files by lane, those that take longest first. */
export function filesByLane(graph: ImportGraph = importGraph()): Readonly<Record<LaneName, readonly string[]>> {
  const users = (pattern: RegExp): ReadonlyMap<string, number> => {
    const starting = [...graph.keys()].filter(
      (file) => file.startsWith("test/") && pattern.test(readFileSync(file, "utf8")),
    );
    return dependents(graph, starting);
  };
  const [programs, browsers] = [users(STARTS_A_PROGRAM), users(STARTS_A_BROWSER)];
  const laneOf = (file: string): LaneName => {
    if (FAULT.test(file)) return "faults";
    if (PROGRAM.test(file)) return "programs";
    if (browsers.has(file)) return "browser";
    if (programs.has(file)) return "programs";
    return LAW.test(file) ? "laws" : "everyday";
  };
  const files = globSync("test/**/*.test.ts").toSorted();
  const slow = SLOWEST.flatMap((end) => files.filter((file) => file.endsWith(end)));
  const grouped = Object.groupBy([...slow, ...files.filter((file) => !slow.includes(file))], laneOf);
  return { everyday: [], laws: [], browser: [], programs: [], faults: [], ...grouped };
}

/** `npm run check` runs one of so many parts of the faults. */
const PARTS = 4;

/**
 * The part of the faults that runs for a commit: all races and waits, and a quarter of the other files, which take minutes because
 * they kill, stall and fill. The hash of the commit chooses it, so that two commits may run the same quarter.
 */
export function faultsOf(commit: string, { faults } = filesByLane()): readonly string[] {
  const part = Number.parseInt(commit.slice(0, 8), 16) % PARTS;
  const others = faults.filter((file) => !/(?:races|waits)\.test\.ts$/.test(file));
  return faults.filter((file) => !others.includes(file) || others.indexOf(file) % PARTS === part);
}

/** The test files that have a long form, which runs with LONG=1. */
export function filesWithLongForm(graph: ImportGraph = importGraph()): readonly string[] {
  return [...graph].flatMap(([file, loaded]) => (loaded.includes(LENGTH) && file.endsWith(".test.ts") ? [file] : []));
}
