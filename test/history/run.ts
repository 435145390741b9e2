import { setTimeout as pause } from "node:timers/promises";
import { startClients } from "./clients.ts";
import type { History } from "./operations.ts";
import { preparePlace, readFinalState } from "./place.ts";
import { createRecorder } from "./recorder.ts";
import { ROUND, scheduleOf, type Fault } from "./schedule.ts";
import { startSystem } from "./system.ts";

/** The history of a run with faults. */
export interface Run {
  readonly history: History;
  readonly faults: readonly Fault[];
  readonly strange: readonly string[];
}

/** One key is revoked in about this number of seconds. */
const SECONDS_PER_KEY = 1.5;

/** Runs the clients against a system that fails as scheduled. */
export async function runHistory(seed: number, seconds: number): Promise<Run> {
  const system = await startSystem();
  try {
    const keys = Math.ceil(seconds / SECONDS_PER_KEY);
    const place = await preparePlace(system.urls, { database: system.database, keys });
    const recorder = createRecorder();
    const clients = startClients(place, recorder, seed);
    const faults: Fault[] = [];
    const end = performance.now() + seconds * 1_000;
    for (const [number, fault] of scheduleOf(seed, seconds).entries()) {
      // On a busy machine, recovery takes longer than scheduled; the first round is complete in any case.
      if (number >= ROUND && performance.now() > end) break;
      await pause(fault.after);
      await system.inject(fault);
      faults.push(fault);
    }
    await pause(Math.max(1_000, end - performance.now()));
    await clients.stop();
    const { operations, strange } = recorder;
    return { history: { operations, final: await readFinalState(place) }, faults, strange };
  } finally {
    await system.close();
  }
}

/** Returns the numbers of a run as one line. */
export function summaryOf({ history, faults }: Run): string {
  const calls = countsOf(history.operations.map(({ kind, outcome }) => `${kind} ${outcome}`));
  return `${history.operations.length} operations (${calls}); ${countsOf(faults.map(({ kind }) => kind))}`;
}

function countsOf(names: readonly string[]): string {
  const groups = Object.entries(Object.groupBy(names, (name) => name)).toSorted(([a], [b]) => a.localeCompare(b));
  return groups.map(([name, all = []]) => `${name}: ${all.length}`).join(", ");
}
