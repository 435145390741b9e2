// `npm run check`: first what the change touches, with a verdict after a few minutes, then everything.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** One step of the check; its output is shown only when it fails, unless it is `live`. */
interface Step {
  readonly title: string;
  readonly npmArguments: readonly string[];
  readonly live?: boolean;
}

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
}

const step = (title: string, ...words: readonly string[]): Step => ({
  title,
  npmArguments: ["run", "--silent", ...words],
});
const suite = (title: string, ...words: readonly string[]): Step => ({ ...step(title, ...words), live: true });

/** Steps that change nothing and need one processor each, for two processors. */
const contract: readonly Step[] = [
  step("generated code is up to date", "generate", "--", "--check"),
  step("no breaking change of the contract", "contract:diff"),
  step("import rules", "imports"),
];
const types: readonly Step[] = [
  step("supply chain", "supply-chain"),
  step("types", "types"),
  step("the console is up to date", "console", "--", "--check"),
  // The tests of started programs run the service from the bundle, as an installation does.
  step("bundle", "bundle"),
];
const touched: readonly Step[] = [suite("tests that the change touches", "test:touched")];

/** These need one processor for minutes. They run with the tests in a browser, which often wait, so that no processor is idle. */
const lint: readonly Step[] = [step("lint", "lint:code"), step("format and wording", "lint:texts")];
const browser: readonly Step[] = [suite("pages in a browser", "test:browser")];
const everyday: readonly Step[] = [suite("tests (and the schema dump)", "test")];
const thorough: readonly Step[] = [
  suite("sweeps, races, programs and faults", "test:thorough"),
  step("evaluation of the tools", "eval:tools"),
  step("every documented status was tested", "test:statuses"),
];

const started = performance.now();
/** The suites store here which documented statuses they have seen. */
const seen = mkdtempSync(join(tmpdir(), "crm-seen-"));
/** The files that ran because the change touches them; the complete suites leave them out. */
const runBefore = join(mkdtempSync(join(tmpdir(), "crm-touched-")), "files.txt");
const failures: { readonly title: string; readonly details: string }[] = [];
let testOutput = "";
await Promise.all([take(contract), take(types)]);
await take(touched);
const first = failures.length === 0 ? "passed" : `failed: ${failures.map(({ title }) => title).join("; ")}`;
console.log(`\nFirst verdict: ${first} (after ${minutes()} minutes). Everything else follows.\n`);
await Promise.all([take(lint), take(browser)]);
await take(everyday);
await take(thorough);
rmSync(seen, { recursive: true });
rmSync(dirname(runBefore), { recursive: true });
// Again at the end: a CI service often keeps only the last part of a long output.
for (const { title, details } of failures) console.log(`\n${title}:\n${details}`);
console.log(
  failures.length === 0 ? "\nAll steps passed." : `\nFailed: ${failures.map(({ title }) => title).join("; ")}`,
);
for (const [note] of testOutput.matchAll(/^(?:Unstable|Short forms|Left out).*$/gm)) console.log(note);
console.log(`After ${minutes()} minutes:`);
console.log(testTotals(testOutput));
if (failures.length > 0) process.exitCode = 1;

function minutes(): string {
  return ((performance.now() - started) / 60_000).toFixed(1);
}

/** Runs steps one after another. */
async function take(list: readonly Step[]): Promise<void> {
  for (const step of list) {
    if (step.live === true) console.log(`… ${step.title}`);
    const outcome = await run(step);
    if (step.live === true) testOutput += outcome.output;
    else if (!outcome.passed) console.log(outcome.output);
    console.log(`${outcome.passed ? "✔" : "✖"} ${step.title} (${outcome.seconds.toFixed(1)} s)`);
    if (!outcome.passed) failures.push({ title: step.title, details: failureDetails(outcome.output) });
  }
}

/** Runs one step through npm, which puts the pinned Node first in PATH. */
function run(step: Step): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const child = spawn("npm", [...step.npmArguments], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, CRM_TEST_SEEN: seen, CRM_TEST_RUN_BEFORE: runBefore },
    });
    const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (step.live === true) stream.write(chunk);
    };
    child.stdout.on("data", collect(process.stdout));
    child.stderr.on("data", collect(process.stderr));
    child.on("error", (error) => chunks.push(error.message));
    child.on("close", (code) => {
      resolve({ passed: code === 0, output: chunks.join(""), seconds: (performance.now() - began) / 1000 });
    });
  });
}

/** The failed tests as Mocha lists them at the end, or the last lines of a step without tests or without totals. */
function failureDetails(output: string): string {
  const failing = /^\s*\d+ failing\b[^]*/m.exec(output);
  return failing?.[0].trimEnd() ?? output.trimEnd().split("\n").slice(-100).join("\n");
}

/** The totals of all suites as one line; a suite that ended without totals counts as one failure. */
function testTotals(output: string): string {
  const totals = [...output.matchAll(/^Suite: (\d+) passed, (\d+) failed$/gm)];
  const sum = (group: 1 | 2): number => totals.reduce((total, match) => total + Number(match[group]), 0);
  const suites = [...touched, ...browser, ...everyday, ...thorough].filter(({ live }) => live === true).length;
  return `${sum(1)} passed, ${sum(2) + suites - totals.length} failed`;
}
