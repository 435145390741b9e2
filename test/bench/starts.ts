import { median } from "./report.ts";
import { startServer, type ServerSource } from "./server-process.ts";
import { floorNames, subjectNames } from "./workloads.ts";

/** On a machine where the floor needs 120 ms, the service then needs 400 ms. */
const START_TARGET = 3.3;
const MEMORY_TARGETS_MIB = { start: 120, load: 250 };

interface Start {
  readonly readyMs: number;
  readonly cpuMs: number;
  readonly mib: number;
}

/** Lines of the report, and how many of their targets were missed. */
interface StartReport {
  readonly text: string;
  readonly missed: number;
}

/** Starts all servers alternately, after one start of each that fills the caches and is not counted. */
export async function startReport(sources: readonly ServerSource[], rounds: number): Promise<StartReport> {
  const starts = new Map<string, Start[]>(sources.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const source of sources) {
      const start = await measureStart(source);
      if (round > 0) starts.get(source.name)?.push(start);
    }
  }
  const lines = [...starts].map(([name, measured]) => {
    const middle = (quantity: keyof Start): string => median(measured.map((start) => start[quantity])).toFixed(0);
    return `start of ${name}: ready after ${middle("readyMs")} ms (${middle("cpuMs")} ms of CPU), ${middle("mib")} MiB`;
  });
  const floor = starts.get(floorNames.express) ?? [];
  const service = starts.get(subjectNames.service) ?? [];
  const ratio = median(service.map(({ readyMs }, round) => readyMs / (floor[round]?.readyMs ?? NaN)));
  const verdicts = [
    verdict(`ready after ≤ ${START_TARGET} × ${floorNames.express}`, ratio, START_TARGET),
    memoryVerdict("start", median(service.map(({ mib }) => mib))),
  ];
  const missed = verdicts.filter(({ reached }) => !reached).length;
  return { text: [...lines, ...verdicts.map(({ text }) => text)].join("\n"), missed };
}

/** Compares the memory of the service after its start or after the load with its target. */
export function memoryVerdict(after: keyof typeof MEMORY_TARGETS_MIB, mib: number): Verdict {
  const limit = MEMORY_TARGETS_MIB[after];
  return verdict(`memory after the ${after} ≤ ${limit} MiB`, mib, limit);
}

interface Verdict {
  readonly text: string;
  readonly reached: boolean;
}

function verdict(wanted: string, measured: number, limit: number): Verdict {
  const reached = measured <= limit;
  const figure = measured.toFixed(limit < 10 ? 2 : 0);
  return { text: `target: ${wanted}; measured ${figure}: ${reached ? "reached" : "MISSED"}`, reached };
}

async function measureStart(source: ServerSource): Promise<Start> {
  const server = await startServer(source);
  const start = {
    readyMs: server.readyMs,
    cpuMs: (await server.cpuSeconds()) * 1_000,
    mib: await server.residentMiB(),
  };
  await server.stop();
  return start;
}
