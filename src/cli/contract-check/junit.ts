import { deviationText, reasonText } from "./report.ts";
import { type Row, rowsOf } from "./results.ts";
import type { ContractCheck } from "./run.ts";
import type { Texts } from "./texts.ts";

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
  return `  <testsuite name="${escaped(group)}" ${totals}>\n${cases.join("\n")}\n  </testsuite>`;
}

function testCase({ name, outcomes }: Row, column: string, { check, texts }: Source): string {
  const start = `    <testcase classname="${escaped(name)}" name="${escaped(column)}"`;
  const outcome = outcomes.get(column);
  if (outcome === undefined || outcome.kind === "reached") return `${start}/>`;
  if (outcome.kind === "not_reached") {
    return `${start}><skipped message="${escaped(reasonText(outcome, texts))}"/></testcase>`;
  }
  const found = check.findings.deviations.filter((one) => one.subject === name && one.column === column);
  const text = found.map((one) => deviationText(one, texts)).join("\n");
  return `${start}><failure message="${escaped(found[0]?.expected ?? "")}">${escaped(text)}</failure></testcase>`;
}

/** Escapes text for XML and replaces characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "&#10;");
}
