// `npm run bench:generate`: compares the generators of this project with openapi-typescript and hey-api alone.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject, editFile } from "../support/programs/project-copy.ts";
import { median } from "./report.ts";

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const TARGETS = { unchanged: 300, ratio: 1.3 };

interface Run {
  readonly milliseconds: number;
  /** Processor time of the process with all its threads. */
  readonly cpu: number;
}

const root = copyProject("bench-generate");
const cache = join(root, "node_modules/.cache/generate");
const floor: Run[] = [];
const cold: Run[] = [];
const unchanged: Run[] = [];
const throughNpm: Run[] = [];
const description: Run[] = [];
const field: Run[] = [];
const generateFloor = (): Promise<Run> => run(process.execPath, ["test/bench/floors/generators.ts"]);
// Both have compiled their modules before.
await generateFloor();
await generate();
for (let round = 0; round < Number(options.rounds); round++) {
  floor.push(await generateFloor());
  rmSync(cache, { recursive: true, force: true });
  cold.push(await generate());
  unchanged.push(await generate());
  throughNpm.push(await run("npm", ["run", "generate"]));
  editFile(root, "openapi/tasks.yaml", ["summary: ", `summary: ${String(round)} `]);
  description.push(await generate());
  const title = "        title: { description: Short";
  editFile(root, "openapi/tasks.yaml", [
    title,
    `        added_${String(round)}: { description: Added., type: [integer, "null"] }\n${title}`,
  ]);
  field.push(await generate());
}
rmSync(root, { recursive: true });

const rows = { "openapi-typescript + hey-api": floor, cold, "one description": description, "one field": field };
for (const [name, runs] of Object.entries({ ...rows, unchanged, "unchanged, through npm": throughNpm }))
  print(name, runs);
const ratio = median(cold.map(({ milliseconds }, index) => milliseconds / (floor[index]?.milliseconds ?? NaN)));
const idle = median(unchanged.map(({ milliseconds }) => milliseconds));
console.log(`cold ÷ floor: ${ratio.toFixed(2)} (target ≤ ${TARGETS.ratio})`);
console.log(`unchanged: ${idle.toFixed(0)} ms (target ≤ ${TARGETS.unchanged})`);
if (ratio > TARGETS.ratio || idle > TARGETS.unchanged) process.exitCode = 1;

function generate(): Promise<Run> {
  return run(process.execPath, ["scripts/generate.ts"]);
}

async function run(command: string, parameters: readonly string[]): Promise<Run> {
  const started = performance.now();
  const times = join(root, ".times");
  // `time` of the shell counts the processor time of all threads and children.
  const script = `{ time "$0" "$@" >/dev/null; } 2>"${times}"`;
  const child = spawn("bash", ["-c", `TIMEFORMAT='%U %S'; ${script}`, command, ...parameters], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [status] = (await once(child, "exit")) as [number];
  const milliseconds = performance.now() - started;
  const text = readFileSync(times, "utf8").trim();
  if (status !== 0) throw new Error(text);
  const [user = 0, system = 0] = text.split("\n").at(-1)?.split(" ").map(Number) ?? [];
  writeFileSync(times, "");
  return { milliseconds, cpu: (user + system) * 1000 };
}

function print(name: string, runs: readonly Run[]): void {
  const wall = median(runs.map(({ milliseconds }) => milliseconds)).toFixed(0);
  const cpu = median(runs.map(({ cpu }) => cpu)).toFixed(0);
  console.log(`${name.padEnd(30)} ${wall.padStart(6)} ms  ${cpu.padStart(6)} ms CPU`);
}
