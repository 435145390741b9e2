import type { Detail } from "../../../base/platform/rules/errors.ts";
import type { Target } from "./fields.ts";
import { isWithin, nameOf, pathOf, type Reason } from "./row.ts";
import { storable } from "../../../base/platform/rules/text.ts";

/** A reason for which rows failed or cells were skipped. */
export interface ImportProblem {
  /** As named in mappings; null for the row as a whole. */
  readonly field: string | null;
  readonly code: Detail["code"];
  readonly values?: Detail["values"];
  /** Number of rows. */
  readonly count: number;
  /** The first of them. */
  readonly examples: readonly { readonly line: number; readonly cell: string | null }[];
}

/** A row and its errors. */
export interface FaultyRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly reasons: readonly Reason[];
}

const MAX_PROBLEMS = 50;
const MAX_EXAMPLES = 3;
const MAX_CELL_LENGTH = 100;

/** Adds the problems of further rows to those of an import, the most frequent first. */
export function withProblems(
  known: readonly ImportProblem[],
  rows: readonly FaultyRow[],
  targets: readonly (Target | null)[],
): ImportProblem[] {
  const problems = new Map(known.map((problem) => [keyOf(problem), problem]));
  for (const { line, cells, reasons } of rows) {
    for (const { path, code, values } of reasons) {
      const column = targets.findIndex((target) => target !== null && isWithin(path, pathOf(target)));
      const target = targets[column];
      const field = target ? nameOf(target) : path === "" ? null : path.slice(1).replaceAll("/", ".");
      const found = { field, code, ...(values && { values }) };
      const { count, examples } = problems.get(keyOf(found)) ?? { count: 0, examples: [] };
      const cell = target ? shortened(cells[column] ?? "") : null;
      const shown = examples.length < MAX_EXAMPLES ? [...examples, { line, cell }] : examples;
      problems.set(keyOf(found), { ...found, count: count + 1, examples: shown });
    }
  }
  return [...problems.values()].toSorted((left, right) => right.count - left.count).slice(0, MAX_PROBLEMS);
}

const keyOf = ({ field, code }: Pick<ImportProblem, "field" | "code">): string => `${field ?? ""} ${code}`;

const shortened = (cell: string): string => storable(Array.from(cell).slice(0, MAX_CELL_LENGTH).join(""));
