import { pipeline } from "node:stream/promises";
import { explain, sentences } from "../base/i18n/sentences.ts";
import type { ImportProblem } from "../features/imports/rules/problems.ts";
import type { ImportRecord } from "../features/imports/sql/imports.ts";
import type { Store } from "../base/store/store.ts";
import { failedRowsFile } from "../features/imports/failed-rows-file.ts";
import { openToWrite } from "./files.ts";

const say = ({ code, values }: Pick<ImportProblem, "code" | "values">): string =>
  explain(sentences("en"), code, values);

/** Writes the rows that failed, with their reasons, to a file. */
export async function writeFailures(
  store: Store,
  record: ImportRecord,
  { orgId, file }: { readonly orgId: string; readonly file: string },
): Promise<void> {
  const opened = await openToWrite(file);
  await pipeline(failedRowsFile(store, record, { orgId, say }).content, opened.createWriteStream());
}

/** Returns the result of an import for `--json`. */
export function reportOf(record: ImportRecord) {
  const { id, status, dry_run, encoding, delimiter, mapping, header, problems } = record;
  return {
    id,
    status,
    dry_run,
    encoding,
    delimiter,
    ...countsOf(record),
    mapping: Object.fromEntries(header.map((column) => [column, mapping?.[column] ?? null])),
    ignored_columns: header.filter((column) => (mapping?.[column] ?? null) === null),
    problems: problems.map(({ field, code, values, count, examples }) => ({
      field,
      code,
      count,
      examples,
      message: say({ code, ...(values && { values }) }),
    })),
  };
}

/** Returns the result of an import as text: the mapping, the number of rows, and the reasons for failures. */
export function reportText(record: ImportRecord): string {
  const { dry_run, mapping, ignored_columns, problems } = { ...record, ...reportOf(record) };
  const filled = Object.entries(mapping).flatMap(([column, field]) =>
    field === null ? [] : [`  ${column} → ${field}`],
  );
  const counts = Object.entries(countsOf(record)).map(([name, count]) => `${String(count)} ${name.replace("_", " ")}`);
  const ignored = ignored_columns.length === 0 ? [] : [`Ignored columns: ${ignored_columns.join(", ")}`];
  const reasons = problems.map(({ field, message, count, examples }) => {
    const lines = examples.map(
      ({ line, cell }) => `line ${String(line)}${cell === null ? "" : `: ${JSON.stringify(cell)}`}`,
    );
    return `  ${String(count)} × ${field === null ? "" : `${field}: `}${message} (${lines.join("; ")})`;
  });
  return [
    "Columns:",
    ...filled,
    ...ignored,
    ...(reasons.length === 0 ? [] : ["Problems:", ...reasons]),
    `${dry_run ? "Dry run: " : ""}${counts.join(", ")}.`,
  ].join("\n");
}

const COUNTS = [
  ...(["processed_rows", "created", "updated", "unchanged", "skipped", "failed"] as const),
  ...(["companies_created", "skipped_cells"] as const),
];

const countsOf = (record: ImportRecord) =>
  Object.fromEntries(COUNTS.map((name) => [name, record[name]])) as Pick<ImportRecord, (typeof COUNTS)[number]>;
