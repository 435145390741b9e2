import type { Outcome } from "./findings.ts";
import type { ContractCheck } from "./run.ts";
import type { Counts } from "./texts.ts";
import { TOOL_CALLS } from "./tools.ts";

/** The results of one operation or tool. */
export interface Row {
  readonly kind: "operation" | "tool";
  readonly name: string;
  readonly group: string;
  /** By status, or by kind of call. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** Returns one row per checked operation and tool, and per other operation with a deviation. */
export function rowsOf({ contract, operations: checked, tools, findings }: ContractCheck): Row[] {
  const { deviations } = findings;
  const wrong = (name: string): string[] => deviations.filter((one) => one.subject === name).map((one) => one.column);
  const outcomes = (name: string, columns: readonly string[]): Map<string, Outcome> => {
    const all = [...new Set([...columns, ...wrong(name)])];
    return new Map(all.map((column) => [column, findings.outcomeOf(name, column)]));
  };
  // The requests that create records are compared with the contract too.
  const others = contract.operations.filter((one) => !checked.includes(one) && wrong(one.id).length > 0);
  return [
    ...others.map(({ id, group }): Row => ({ kind: "operation", name: id, group, outcomes: outcomes(id, []) })),
    ...checked.map(({ id, group, responses }): Row => {
      // Each documented status is a column; `default` is a fault of the server.
      const statuses = [...responses.keys()].filter((status) => status !== "default").sort();
      return { kind: "operation", name: id, group, outcomes: outcomes(id, statuses) };
    }),
    ...tools.map((name): Row => ({ kind: "tool", name, group: "mcp", outcomes: outcomes(name, TOOL_CALLS) })),
  ];
}

/** Returns the numbers of a check. */
export function countsOf(check: ContractCheck): Counts {
  const cells = (kind: Row["kind"]): Outcome[] =>
    rowsOf(check).flatMap((row) => (row.kind === kind ? [...row.outcomes.values()] : []));
  const reached = (outcomes: readonly Outcome[]): number =>
    outcomes.filter((outcome) => outcome.kind !== "not_reached").length;
  const [statuses, calls] = [cells("operation"), cells("tool")];
  return {
    reached: reached(statuses),
    documented: statuses.length,
    calls: reached(calls),
    allCalls: calls.length,
    deviations: check.findings.deviations.length,
    requests: check.requests,
    waited: check.waited,
  };
}
