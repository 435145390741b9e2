// `npm run bench:growth`: compares the cost of the same call in a small and in a large organization of one database.
import { parseArgs } from "node:util";
import { createBenchDatabase, type FilledOrganization } from "./dataset.ts";
import { growthCalls, type GrowthCall } from "./growth-calls.ts";
import { startServer } from "./server-process.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    /** Runs of each call in each organization. */
    rounds: { type: "string", default: "60" },
    "warm-up": { type: "string", default: "10" },
  },
});
const sizes = options.sizes.split(",").map(Number);
const rounds = Number(options.rounds);

const database = await createBenchDatabase();
try {
  const organizations: FilledOrganization[] = [];
  for (const size of sizes) {
    organizations.push(await database.fill(size));
    console.log(`${size.toLocaleString("en")} contacts filled in`);
  }
  await database.settle();
  const server = await startServer({
    name: "service",
    script: "src/main.mjs",
    env: { ...database.env, LOG_LEVEL: "warn" },
  });
  try {
    const perOrganization = await Promise.all(organizations.map(async (each) => await growthCalls(server.url, each)));
    console.log(`\nMilliseconds of one call, one at a time, median (p95) of ${String(rounds)}; interleaved.\n`);
    print(["", ...sizes.map((size) => size.toLocaleString("en")), "largest ÷ smallest", "target"]);
    for (const [index, call] of (perOrganization[0] ?? []).entries()) {
      const calls = perOrganization.flatMap((all) => all[index] ?? []);
      const times = await interleaved(calls);
      const growth = median(times.at(-1) ?? []) / median(times[0] ?? []);
      print([
        call.title,
        ...times.map(shown),
        growth.toFixed(2),
        call.target === null ? "" : `≤ ${String(call.target)}`,
      ]);
    }
  } finally {
    await server.stop();
  }
} finally {
  await database.drop();
}

async function interleaved(calls: readonly GrowthCall[]): Promise<number[][]> {
  const times: number[][] = calls.map(() => []);
  for (let round = -Number(options["warm-up"]); round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const started = performance.now();
      await call.run();
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return times;
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}
function median(values: readonly number[]): number {
  return at(values, 0.5);
}
function shown(values: readonly number[]): string {
  return `${median(values).toFixed(1)} (${at(values, 0.95).toFixed(1)})`;
}
function print(cells: readonly string[]): void {
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(46) : cell.padStart(19))).join(""));
}
