// Runs lanes of test files (`run.ts laws faults`, with `--sample` a part of the faults), the nearest files to the last change
// (`run.ts touched`), the long forms and all faults (`LONG=1 run.ts long`), or Mocha with other arguments. Each file that failed
// is run once more, alone, at the end: if it passes then, the run passes and names the file as unstable. See test/unstable.md.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importGraph } from "./import-graph.ts";
import { faultsOf, filesByLane, filesWithLongForm, laneNames, lanes, type LaneName } from "./lanes.ts";
import { LONG } from "./length.ts";
import { changeSinceMain, checkedOut, touchedFiles } from "./touched.ts";

/** The result of one run of Mocha, as its reporter writes it. */
interface Outcome {
  readonly passed: number;
  /** The titles of the failed tests by file; "" for hooks of the whole run. */
  readonly failed: Readonly<Record<string, readonly string[]>>;
}

interface Run {
  readonly output: string;
  /** Null if Mocha ended before its last test, or failed outside of the tests. */
  readonly outcome: Outcome | null;
}

/** A failure of these can be a rare fault of the service, which a second run would hide: races, faults and security. */
const NEVER_AGAIN =
  /faults|races|kill|history|oauth|identity|scim|net\/|credential|csrf|egress|isolation|passkey|password|permission|rights|secret|security|session|sign-in|tenants|event-types|resource-imports|webhooks\/webhooks|operator-commands|mcp\/clients/;
/** The variable by which `npm run check` names the list of files that ran with the touched ones, so that no file runs twice. */
const RUN_BEFORE = process.env["CRM_TEST_RUN_BEFORE"] ?? "";
/** In weights of lanes.ts: about three minutes on two processors. */
const TOUCHED_BUDGET = 240;
/** The files that import the template, the services and their tests grow to a gigabyte, so that a small heap is often collected. */
const MOCHA = ["--max-semi-space-size=64", "node_modules/mocha/bin/mocha.js"];
/** More unstable files at once have a common cause. */
const MOST_AGAIN = 5;
/** The lines of a first failure that are shown. */
const SHOWN_LINES = 40;

const folder = mkdtempSync(join(tmpdir(), "crm-suite-"));
try {
  process.exitCode = await runWords(process.argv.slice(2));
} finally {
  rmSync(folder, { recursive: true });
}

async function runWords(words: readonly string[]): Promise<number> {
  const isLane = (word: string): word is LaneName => (laneNames as readonly string[]).includes(word);
  const named = words.filter(isLane);
  const others = words.filter((word) => !isLane(word) && word !== "--sample");
  if (named.length > 0) return report(await runLanes(named, others, words.includes("--sample")));
  if (words[0] === "touched") return report(await runTouched());
  if (words[0] === "long") {
    const files = new Set([...filesWithLongForm(), ...filesByLane().faults]);
    return report([await runSuite(["--jobs", "2", ...others.slice(1), ...files])]);
  }
  return report([await runSuite(words)]);
}

/** Runs the files of the lanes without those that ran with the touched ones; lanes with the same number of jobs run together. */
async function runLanes(names: readonly LaneName[], others: readonly string[], sample: boolean): Promise<Result[]> {
  const graph = importGraph();
  const all = filesByLane(graph);
  const commit = sample ? checkedOut() : null;
  const byLane = commit === null ? all : { ...all, faults: faultsOf(commit, all) };
  const left = all.faults.length - byLane.faults.length;
  if (left > 0)
    console.log(`Left out ${String(left)} files of faults; \`npm run test:long\` runs them, and so do other commits.`);
  const long = new Set(filesWithLongForm(graph));
  const before = new Set(existsSync(RUN_BEFORE) ? readFileSync(RUN_BEFORE, "utf8").split("\n") : []);
  const results: Result[] = [];
  for (const [jobs, together] of Map.groupBy(names, (name) => lanes[name].jobs)) {
    const files = together.flatMap((name) => byLane[name]).filter((file) => !before.has(file));
    const short = LONG ? 0 : files.filter((file) => long.has(file)).length;
    if (short > 0) console.log(`Short forms in ${String(short)} files; \`npm run test:long\` runs the long ones.`);
    if (files.length > 0) results.push(await runSuite(["--jobs", String(jobs), ...others, ...files]));
  }
  return results;
}

/** Runs the test files that are nearest to what changed since main. */
async function runTouched(): Promise<Result[]> {
  const change = changeSinceMain();
  if (change === null) {
    console.log("No tests run first: this clone has no earlier commit with which to compare.");
    return [];
  }
  const { nearest, total, jobs } = touchedFiles(importGraph(), change, TOUCHED_BUDGET);
  const since = `${String(change.files.length)} files changed since ${change.since.slice(0, 10)}`;
  console.log(`${since}; ${String(total)} test files load them. The nearest ${String(nearest.length)} run now.`);
  if (nearest.length === 0) return [];
  if (RUN_BEFORE !== "") appendFileSync(RUN_BEFORE, nearest.map((file) => `${file}\n`).join(""));
  return [await runSuite(["--jobs", String(jobs), ...nearest])];
}

/** The outcome of one run of Mocha and of the second runs of its failed files. */
interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly notes: readonly string[];
}

async function runSuite(words: readonly string[]): Promise<Result> {
  const { outcome, output } = await runMocha(words);
  if (outcome === null)
    return { passed: 0, failed: 1, notes: ["The run ended before its last test, or failed outside of the tests."] };
  const files = Object.keys(outcome.failed);
  const known = listedFiles();
  const again = files.length > MOST_AGAIN ? [] : files.filter((file) => file !== "" && !NEVER_AGAIN.test(file));
  const notes: string[] = [];
  let recovered = 0;
  for (const file of again) {
    console.log(`\n… ${file} failed and runs again, alone`);
    const second = await runMocha(["--no-parallel", ...words.filter((word) => word === "--no-config"), file]);
    if (second.outcome === null || Object.keys(second.outcome.failed).length > 0) continue;
    if (known.has(file)) {
      notes.push(`Unstable again: ${file} is already listed in test/unstable.md. Find its cause.`);
      continue;
    }
    recovered += outcome.failed[file]?.length ?? 0;
    notes.push(`Unstable: ${file} failed, then passed alone. Enter it in test/unstable.md.\n${failuresIn(output)}`);
  }
  const failed = Object.values(outcome.failed).flat().length - recovered;
  return { passed: outcome.passed + recovered, failed, notes };
}

/** Prints the notes and the totals, which `npm run check` adds up; returns the status of this process. */
function report(results: readonly Result[]): number {
  for (const note of results.flatMap(({ notes }) => notes)) console.log(`\n${note}`);
  const sum = (key: "passed" | "failed"): number => results.reduce((total, result) => total + result[key], 0);
  console.log(`\nSuite: ${String(sum("passed"))} passed, ${String(sum("failed"))} failed`);
  return sum("failed") === 0 ? 0 : 1;
}

/** The files in the table of test/unstable.md. */
function listedFiles(): ReadonlySet<string> {
  const text = readFileSync(new URL("../../unstable.md", import.meta.url), "utf8");
  return new Set([...text.matchAll(/^\|[^|]*\|\s*`?(test\/[^\s`|]+)/gm)].flatMap(([, file]) => file ?? []));
}

/** The failures as Mocha lists them at the end. */
function failuresIn(output: string): string {
  const listed = /^\s*\d+ failing\b[^]*/m.exec(output)?.[0] ?? output;
  return listed.trimEnd().split("\n").slice(0, SHOWN_LINES).join("\n");
}

async function runMocha(words: readonly string[]): Promise<Run> {
  const file = join(folder, "outcome.json");
  rmSync(file, { force: true });
  const child = spawn(
    process.execPath,
    [...MOCHA, "--reporter", new URL("reporter.cjs", import.meta.url).pathname, ...words],
    { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, CRM_TEST_OUTCOME: file } },
  );
  const pieces: Buffer[] = [];
  const show = (stream: NodeJS.WriteStream) => (piece: Buffer) => {
    pieces.push(piece);
    stream.write(piece);
  };
  child.stdout.on("data", show(process.stdout));
  child.stderr.on("data", show(process.stderr));
  const [status] = (await once(child, "close")) as [number | null];
  const outcome = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Outcome) : null;
  const isWhole = outcome !== null && (status === 0) === (Object.keys(outcome.failed).length === 0);
  return { output: Buffer.concat(pieces).toString(), outcome: isWhole ? outcome : null };
}
