// `npm run bench:growth`: compares the cost of the same call in a small and in a large organization of one database.
import { parseArgs } from "node:util";
import { createBenchDatabase, type FilledOrganization } from "./dataset.ts";
import { growthCalls, type GrowthCall, type Target } from "./growth-calls.ts";
import { indexCustomers } from "./growth-index.ts";
import { startFlags, startServer } from "./server-process.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    /** Runs of each call in each organization. */
    rounds: { type: "string", default: "60" },
    "warm-up": { type: "string", default: "10" },
    /** Measures only the calls whose title contains this text. */
    only: { type: "string", default: "" },
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
  const server = await startServer({
    name: "service",
    script: "src/main.mjs",
    flags: startFlags(),
    env: { ...database.env, LOG_LEVEL: "warn" },
  });
  try {
    for (const organization of organizations) {
      const seconds = await indexCustomers(server.url, database, organization);
      console.log(`${organization.contacts.toLocaleString("en")} contacts indexed in ${seconds.toFixed(1)} s`);
    }
    await database.settle();
    const perOrganization = await Promise.all(organizations.map(async (each) => await growthCalls(server.url, each)));
    console.log(`\nMilliseconds of one call, one at a time, median (p95) of ${String(rounds)}; interleaved.\n`);
    print(["", ...sizes.map((size) => size.toLocaleString("en")), "largest ÷ smallest", "target", ""]);
    const measured = new Map<string, Measured>();
    for (const [index, call] of (perOrganization[0] ?? []).entries()) {
      if (!call.title.includes(options.only)) continue;
      const calls = perOrganization.flatMap((all) => all[index] ?? []);
      const { times, narrowing } = await interleaved(calls);
      const largest = median(times.at(-1) ?? []);
      const result = { largest, growth: largest / median(times[0] ?? []), narrowing };
      measured.set(call.title, result);
      const { limit, verdict } = compared(call.target, result, measured);
      print([call.title, ...times.map(shown), result.growth.toFixed(2), limit, verdict]);
    }
  } finally {
    await server.stop();
  }
} finally {
  await database.drop();
}

/** The medians of a call. */
interface Measured {
  /** In the largest organization, in milliseconds. */
  readonly largest: number;
  readonly growth: number;
  /** Whether the response in the largest organization says how to narrow the filter. */
  readonly narrowing: boolean;
}

/** Returns a target as text, and whether it is reached. */
function compared(
  target: Target | null,
  { largest, growth, narrowing }: Measured,
  measured: ReadonlyMap<string, Measured>,
): { limit: string; verdict: string } {
  if (target === null) return { limit: "", verdict: "" };
  const verdict = (reached: boolean): string => (reached ? "reached" : "missed");
  if ("growth" in target) return { limit: `≤ ${String(target.growth)}`, verdict: verdict(growth <= target.growth) };
  if ("ms" in target) {
    const limit = `≤ ${String(target.ms)} ms${target.orNarrowing ? " or narrow_by" : ""}`;
    if (largest > target.ms && target.orNarrowing && narrowing) return { limit, verdict: "reached: narrow_by" };
    return { limit, verdict: verdict(largest <= target.ms) };
  }
  const factor = largest / (measured.get(target.of)?.largest ?? NaN);
  return {
    limit: `≤ ${String(target.times)} first pages`,
    verdict: `${verdict(factor <= target.times)}: ${factor.toFixed(2)}`,
  };
}

async function interleaved(calls: readonly GrowthCall[]): Promise<{ times: number[][]; narrowing: boolean }> {
  const times: number[][] = calls.map(() => []);
  let narrowing = false;
  for (let round = -Number(options["warm-up"]); round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const started = performance.now();
      narrowing = await call.run();
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return { times, narrowing };
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
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(46) : cell.padStart(23))).join(""));
}
