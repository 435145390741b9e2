import type { Deviation, Outcome } from "./findings.ts";
import type { ContractCheck } from "./run.ts";
import type { Texts, Counts } from "./texts.ts";
import { TOOL_CALLS } from "./tools.ts";

/** Returns the report as text: tables, reasons, deviations and totals. */
export function reportText(check: ContractCheck, texts: Texts): string {
  const rows = rowsOf(check);
  const [operations, tools] = (["operation", "tool"] as const).map((kind) => rows.filter((row) => row.kind === kind));
  const { deviations } = check.findings;
  const legend = `✓ ${texts.reached}   ✗ ${texts.deviation}   – ${texts.notReached.toLowerCase()}`;
  const blocks = [
    ...table(texts.operations, operations ?? []),
    ...table(texts.tools, tools ?? []),
    legend,
    ...reasons(rows, texts),
    ...(deviations.length > 0
      ? [[`${texts.deviations}:`, ...deviations.map((one) => deviationText(one, texts))].join("\n")]
      : []),
    [
      texts.summary(countsOf(check)),
      ...(check.remaining > 0 ? [texts.remaining(check.remaining)] : []),
      ...(check.complete ? [] : [texts.interrupted]),
    ].join("\n"),
  ];
  return blocks.join("\n\n");
}

const SYMBOLS = { reached: "✓", deviation: "✗", not_reached: "–" } as const;

function table(title: string, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const columns = [...new Set(rows.flatMap(({ outcomes }) => [...outcomes.keys()]))];
  if (rows[0]?.kind === "operation") columns.sort();
  const width = Math.max(title.length, ...rows.map(({ name }) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(width)}  ${cells.join(" ")}`.trimEnd();
  const cell = ({ outcomes }: Row, column: string): string => {
    const outcome = outcomes.get(column);
    return (outcome === undefined ? "" : SYMBOLS[outcome.kind]).padEnd(column.length);
  };
  return [
    [
      line(title, columns),
      ...rows.map((row) =>
        line(
          row.name,
          columns.map((column) => cell(row, column)),
        ),
      ),
    ].join("\n"),
  ];
}

/** Returns the statuses that were not reached, by reason. */
function reasons(rows: readonly Row[], texts: Texts): string[] {
  const byReason = new Map<string, Map<string, string[]>>();
  for (const { name, outcomes } of rows) {
    for (const [column, outcome] of outcomes) {
      if (outcome.kind !== "not_reached") continue;
      const reason = reasonText(outcome, texts);
      const names = byReason.get(reason) ?? new Map<string, string[]>();
      byReason.set(reason, names.set(column, [...(names.get(column) ?? []), name]));
    }
  }
  if (byReason.size === 0) return [];
  const lines = [...byReason].flatMap(([reason, columns]) => [
    `  ${reason}`,
    ...[...columns].map(([column, names]) => `    ${column}: ${shortList(names, rows.length)}`),
  ]);
  return [[`${texts.notReached}:`, ...lines].join("\n")];
}

/** Shows "all" operations as a number, because the list would be the whole table. */
function shortList(names: readonly string[], all: number): string {
  return names.length > 10 && names.length > all / 2 ? `${names.length}/${all}` : names.join(", ");
}

/** Returns the reason why a status was not reached. */
function reasonText({ why }: Extract<Outcome, { kind: "not_reached" }>, { reasons: sentences }: Texts): string {
  const sentence = sentences[why.reason];
  return why.detail === undefined || why.detail === "" ? sentence : `${sentence}: ${why.detail}`;
}

/** Returns a deviation as text. */
export function deviationText(deviation: Deviation, texts: Texts): string {
  const { subject, request, expected, received, pointer } = deviation;
  const place = pointer === "" ? "" : `\n      ${texts.pointer} ${pointer}`;
  return `  ✗ ${subject}: ${request}${place}\n      ${texts.expected}: ${expected}\n      ${texts.received}: ${received}`;
}

/** Returns deviations as annotations of a GitHub workflow. */
export function annotations({ findings }: ContractCheck, texts: Texts): string[] {
  return findings.deviations.map((deviation) => {
    const { subject, pointer } = deviation;
    const title = escaped(`${subject}${pointer === "" ? "" : ` ${pointer}`}`)
      .replaceAll(":", "%3A")
      .replaceAll(",", "%2C");
    return `::error title=${title}::${escaped(deviationText(deviation, texts).trim())}`;
  });
}

const escaped = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

/** The results of one operation or tool. */
interface Row {
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

/** Returns the results as JUnit XML: one test suite per tag, one test case per status. */
export function junitXml(check: ContractCheck, texts: Texts): string {
  const rows = rowsOf(check);
  const groups = [...new Set(rows.map(({ group }) => group))];
  const suites = groups.map((group) =>
    suite(
      group,
      rows.filter((row) => row.group === group),
      { check, texts },
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="crm contract check">\n${suites.join("\n")}\n</testsuites>\n`;
}

interface Source {
  readonly check: ContractCheck;
  readonly texts: Texts;
}

function suite(group: string, rows: readonly Row[], source: Source): string {
  const cases = rows.flatMap((row) => [...row.outcomes.keys()].map((column) => testCase(row, column, source)));
  const count = (kind: string): number =>
    rows.flatMap(({ outcomes }) => [...outcomes.values()]).filter((outcome) => outcome.kind === kind).length;
  const totals = `tests="${cases.length}" failures="${count("deviation")}" skipped="${count("not_reached")}"`;
  return `  <testsuite name="${xml(group)}" ${totals}>\n${cases.join("\n")}\n  </testsuite>`;
}

function testCase({ name, outcomes }: Row, column: string, { check, texts }: Source): string {
  const start = `    <testcase classname="${xml(name)}" name="${xml(column)}"`;
  const outcome = outcomes.get(column);
  if (outcome === undefined || outcome.kind === "reached") return `${start}/>`;
  if (outcome.kind === "not_reached") {
    return `${start}><skipped message="${xml(reasonText(outcome, texts))}"/></testcase>`;
  }
  const found = check.findings.deviations.filter((one) => one.subject === name && one.column === column);
  const text = found.map((one) => deviationText(one, texts)).join("\n");
  return `${start}><failure message="${xml(found[0]?.expected ?? "")}">${xml(text)}</failure></testcase>`;
}

/** Escapes text for XML and replaces characters that XML does not allow. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "&#10;");
}
