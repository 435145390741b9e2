import type { Outcome } from "./caller/caller.ts";

/** The measurements of one task. */
export interface Measured {
  readonly success: boolean;
  readonly calls: number;
  readonly wrongTurns: number;
  readonly bytes: number;
}

/** The measurements of a run, as the baseline stores them. */
export interface Evaluation {
  /** Bytes of instructions and tool definitions. */
  readonly definitionBytes: number;
  readonly tasks: Readonly<Record<string, Measured>>;
}

/** Names contain dates whose length differs from day to day. */
const BYTE_TOLERANCE = 0.02;

/** Returns the measurements of a task. */
export function measuredOf({ cost: { calls, wrongTurns, bytes } }: Outcome, problem: string | null): Measured {
  return { success: problem === null, calls, wrongTurns, bytes };
}

/** Returns one line for each task and one for all. */
export function table({ tasks, definitionBytes }: Evaluation, problems: ReadonlyMap<string, string>): string {
  const line = (name: string, { success, calls, wrongTurns, bytes }: Measured): string =>
    [
      name.padEnd(28),
      success ? "yes" : "NO ",
      String(calls).padStart(6),
      String(wrongTurns).padStart(12),
      String(bytes).padStart(8),
      problems.get(name) ?? "",
    ].join(" ");
  const all = totals(tasks);
  const head = `${"task".padEnd(28)} done calls wrong turns    bytes`;
  return [
    head,
    ...Object.entries(tasks).map(([name, measured]) => line(name, measured)),
    line("all", { success: all.successes === Object.keys(tasks).length, ...all }),
    `${String(all.successes)} of ${String(Object.keys(tasks).length)} tasks done; definitions: ${String(definitionBytes)} bytes`,
  ].join("\n");
}

interface Totals {
  readonly successes: number;
  readonly calls: number;
  readonly wrongTurns: number;
  readonly bytes: number;
}

function totals(tasks: Evaluation["tasks"]): Totals {
  const all = Object.values(tasks);
  const sum = (count: (one: Measured) => number): number => all.reduce((total, one) => total + count(one), 0);
  return {
    successes: sum(({ success }) => Number(success)),
    calls: sum(({ calls }) => calls),
    wrongTurns: sum(({ wrongTurns }) => wrongTurns),
    bytes: sum(({ bytes }) => bytes),
  };
}

/** The differences from the baseline, as sentences. */
export interface Comparison {
  readonly worse: readonly string[];
  readonly better: readonly string[];
}

/** Compares a run with the baseline: the success of each task, and the sums of all tasks. */
export function compare(before: Evaluation, after: Evaluation): Comparison {
  const worse: string[] = [];
  const better: string[] = [];
  for (const name of new Set([...Object.keys(before.tasks), ...Object.keys(after.tasks)])) {
    const [was, is] = [before.tasks[name]?.success, after.tasks[name]?.success];
    if (was === is) continue;
    if (was === undefined || is === undefined) worse.push(`The baseline and the run do not both have ${name}.`);
    else (is ? better : worse).push(`${name} ${is ? "is done now" : "is no longer done"}.`);
  }
  const [was, is] = [totals(before.tasks), totals(after.tasks)];
  const rows: [string, number, number, number][] = [
    ["calls", was.calls, is.calls, 0],
    ["wrong turns", was.wrongTurns, is.wrongTurns, 0],
    ["bytes", was.bytes, is.bytes, BYTE_TOLERANCE],
    ["bytes of definitions", before.definitionBytes, after.definitionBytes, BYTE_TOLERANCE],
  ];
  for (const [what, old, now, tolerance] of rows) {
    if (now > old * (1 + tolerance)) worse.push(`More ${what}: ${String(now)} instead of ${String(old)}.`);
    if (now < old * (1 - tolerance)) better.push(`Fewer ${what}: ${String(now)} instead of ${String(old)}.`);
  }
  return { worse, better };
}
