import type { Deviation, Outcome } from "./findings.ts";
import { countsOf, type Row, rowsOf } from "./results.ts";
import type { ContractCheck } from "./run.ts";
import type { Texts } from "./texts.ts";

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
export function reasonText({ why }: Extract<Outcome, { kind: "not_reached" }>, { reasons: sentences }: Texts): string {
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
