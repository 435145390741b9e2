import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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

/** Needs one processor for minutes. It runs with the tests in a browser, which often wait, so that no processor is idle. */
const lint: Step = { title: "lint", npmArguments: ["run", "--silent", "lint:code"] };

/** Steps that change nothing and need one processor each, for two processors. */
const contractAndTypes: readonly Step[] = [
  { title: "supply chain", npmArguments: ["run", "--silent", "supply-chain"] },
  { title: "generated code is up to date", npmArguments: ["run", "--silent", "generate", "--", "--check"] },
  { title: "the console is up to date", npmArguments: ["run", "--silent", "console", "--", "--check"] },
  { title: "no breaking change of the contract", npmArguments: ["run", "--silent", "contract:diff"] },
  { title: "types", npmArguments: ["run", "--silent", "types"] },
];
const textsAndImports: readonly Step[] = [
  { title: "format and wording", npmArguments: ["run", "--silent", "lint:texts"] },
  { title: "import rules", npmArguments: ["run", "--silent", "imports"] },
];

const tests: readonly Step[] = [
  // The tests of started programs then run the service as an installation does.
  { title: "bundle", npmArguments: ["run", "--silent", "bundle"] },
  { title: "tests (and the schema dump)", npmArguments: ["test"], live: true },
];

const browser: Step = { title: "pages in a browser", npmArguments: ["run", "--silent", "test:browser"], live: true };

const thorough: readonly Step[] = [
  { title: "sweeps, races, programs and faults", npmArguments: ["run", "--silent", "test:thorough"], live: true },
  { title: "evaluation of the tools", npmArguments: ["run", "--silent", "eval:tools"] },
  { title: "every documented status was tested", npmArguments: ["run", "--silent", "test:statuses"] },
];

/** The suites store here which documented statuses they have seen. */
const seen = mkdtempSync(join(tmpdir(), "crm-seen-"));
const failures: { readonly title: string; readonly details: string }[] = [];
let testOutput = "";
await Promise.all([take(contractAndTypes), take(textsAndImports)]);
await take(tests);
await Promise.all([take([lint]), take([browser])]);
await take(thorough);
rmSync(seen, { recursive: true });
// Again at the end: a CI service often keeps only the last part of a long output.
for (const { title, details } of failures) console.log(`\n${title}:\n${details}`);
console.log(
  failures.length === 0 ? "\nAll steps passed." : `\nFailed: ${failures.map(({ title }) => title).join("; ")}`,
);
for (const [note] of testOutput.matchAll(/^Unstable.*$/gm)) console.log(note);
console.log(testTotals(testOutput));
if (failures.length > 0) process.exitCode = 1;

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
  const started = performance.now();
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const child = spawn("npm", [...step.npmArguments], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, CRM_TEST_SEEN: seen },
    });
    const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (step.live === true) stream.write(chunk);
    };
    child.stdout.on("data", collect(process.stdout));
    child.stderr.on("data", collect(process.stderr));
    child.on("error", (error) => chunks.push(error.message));
    child.on("close", (code) => {
      resolve({ passed: code === 0, output: chunks.join(""), seconds: (performance.now() - started) / 1000 });
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
  const suites = [...tests, browser, ...thorough].filter(({ live }) => live === true).length;
  return `${sum(1)} passed, ${sum(2) + suites - totals.length} failed`;
}
