import { formatCode, formats } from "../../../base/contract/formats.ts";
import type { Validate } from "../../../base/contract/operation.ts";
import { unescapeFormula, splitList } from "../../../base/platform/rules/csv-cells.ts";
import type { CsvRow } from "./csv.ts";
import type { FieldValues } from "../../../base/records/rules/entity-input.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";
import type { Target } from "./mapping.ts";
import { hostName } from "../../../base/platform/rules/email-address.ts";
import { normalizeText, codePoints } from "../../../base/contract/unicode.ts";
import { toDetails } from "../../../base/platform/rules/violations.ts";
import { readings } from "../../../base/contract/readings.ts";
import type { FieldSpec } from "../../../base/records/rules/field-table.ts";
import { storable } from "../../../base/platform/rules/text.ts";

/** Why a row cannot be imported: the path in the record and the error. */
export type Reason = Pick<Detail, "path" | "code" | "values">;

/** A row of the file, converted to a change of a record. */
export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The fields that the row sets; an empty cell sets none. */
  readonly values: FieldValues;
  /** The id of an existing record in the row. */
  readonly id: string | null;
  /** The contact's company in the row. */
  readonly company: { readonly name: string | null; readonly domain: string | null } | null;
  /** Empty if the row can be imported. */
  readonly reasons: readonly Reason[];
  /** Paths of its non-empty cells in the record: `/address/country`. */
  readonly filled: readonly string[];
  /** Why some of its cells were skipped. */
  readonly skipped: readonly Reason[];
}

/** The settings for reading rows. */
export interface RowReading {
  /** The target of each column. */
  readonly targets: readonly (Target | null)[];
  readonly dates: DateFormat;
  /** The contract's validation of the fields. */
  readonly validate: Validate;
  /** Whether an invalid cell fails the row or is skipped. */
  readonly onBadCell: "fail" | "skip";
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MAX_REASONS = 20;

/** Reads a row: converts its cells to fields and collects all errors. */
export function readRow(row: CsvRow, reading: RowReading): ImportRow {
  const read = readCells(row, reading);
  const { reasons } = read;
  if (reasons.length === 0) return read;
  const places = reading.targets.map((target) => (target === null ? "" : pathOf(target)));
  const column = ({ path }: Reason): number => places.findIndex((place) => place !== "" && path.startsWith(place));
  const inOrder = reasons.toSorted((left, right) => column(left) - column(right)).slice(0, MAX_REASONS);
  const kept = reading.onBadCell === "skip" ? withoutBadCells({ ...read, reasons: inOrder }) : null;
  return kept === null ? { ...read, reasons: inOrder } : { ...kept, reasons: violationsOf(kept.values, reading) };
}

function readCells(row: CsvRow, reading: RowReading): ImportRow {
  const { line, cells } = row;
  const { targets, dates } = reading;
  const broken = structureError(row, targets.length);
  if (broken) return { line, cells, values: {}, id: null, company: null, reasons: [broken], filled: [], skipped: [] };
  const read = new RowReader(dates);
  const filled: string[] = [];
  targets.forEach((target, index) => {
    const text = unescapeFormula(cells[index] ?? "");
    if (target === null || text.trim() === "") return;
    filled.push(pathOf(target));
    if (!formats.multiline(text)) read.reasons.push({ path: pathOf(target), code: formatCode("multiline") });
    else read.take(target, text.trim());
  });
  const { values, id, company } = read;
  const known = new Set(read.reasons.map(({ path }) => path));
  const violations = violationsOf(values, reading).filter(({ path }) => !known.has(path));
  return { line, cells, values, id, company, reasons: [...read.reasons, ...violations], filled, skipped: [] };
}

function violationsOf(values: FieldValues, { validate }: RowReading): Reason[] {
  return validate(values) ? [] : toDetails(validate.errors ?? []).map(toReason);
}

/**
 * Returns the row without the cells that have errors; null if an error does not belong to a cell that can be skipped.
 */
export function withoutBadCells(row: ImportRow): ImportRow | null {
  const values = structuredClone(row.values) as Record<string, unknown>;
  let { company } = row;
  const bad = new Set(row.reasons.map(({ path }) => row.filled.find((place) => isWithin(path, place))));
  for (const place of bad) {
    if (place === undefined || place === "/id") return null;
    const [, name = "", member] = place.split("/");
    if (name === "company_name") company = company && { ...company, name: null };
    else if (name === "company_domain") company = company && { ...company, domain: null };
    else if (member === undefined) Reflect.deleteProperty(values, name);
    else Reflect.deleteProperty(values[name] ?? {}, member);
  }
  if (company?.name === null && company.domain === null) company = null;
  const filled = row.filled.filter((place) => !bad.has(place));
  return { ...row, values, company, filled, reasons: [], skipped: [...row.skipped, ...row.reasons] };
}

/** Returns whether a path is that of a column's value, or inside of it. */
const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** Returns the name of a column's target in mappings. */
const nameOf = (target: Target): string => pathOf(target).slice(1).replace("/", ".");

/** Returns the path of a column's value in the record. */
function pathOf(target: Target): string {
  switch (target.kind) {
    case "field":
      return `/${target.name}`;
    case "part":
      return `/${target.name}/${target.part}`;
    case "custom":
      return `/custom_fields/${target.key}`;
    case "external":
      return `/external_ids/${target.namespace}`;
    default:
      return `/${target.kind}`;
  }
}

/** Additional cells are an error only if they are not empty. */
function structureError({ cells, malformed }: CsvRow, expected: number): Reason | undefined {
  if (malformed) return { path: "", code: "row_quotes" };
  const given = cells.findLastIndex((cell) => cell !== "") + 1;
  if (cells.length >= expected && given <= expected) return undefined;
  return { path: "", code: "row_cells", values: { given: cells.length, expected } };
}

const toReason = ({ path, code, values }: Detail): Reason => ({ path, code, ...(values ? { values } : {}) });

/** Reads one row cell by cell. */
class RowReader {
  readonly values: Record<string, unknown> = {};
  readonly reasons: Reason[] = [];
  id: string | null = null;
  company: { name: string | null; domain: string | null } | null = null;
  readonly #dates: DateFormat;

  constructor(dates: DateFormat) {
    this.#dates = dates;
  }

  take(target: Target, text: string): void {
    switch (target.kind) {
      case "id":
        if (UUID.test(text)) this.id = text.toLowerCase();
        else this.reasons.push({ path: "/id", code: "format", values: { format: "uuid" } });
        break;
      case "company_name":
        this.#takeCompanyName(normalizeText(text));
        break;
      case "company_domain":
        this.#takeCompanyDomain(text);
        break;
      case "field":
        this.values[target.name] = readCell(target.name, target.spec, this.#dates, text);
        break;
      case "part":
        this.#member(target.name)[target.part] = target.part === "country" ? text.toUpperCase() : text;
        break;
      case "custom":
        this.#member("custom_fields")[target.key] = readCell(target.key, target.spec, this.#dates, text);
        break;
      case "external":
        this.#member("external_ids")[target.namespace] = text;
    }
  }

  #member(name: string): Record<string, unknown> {
    return (this.values[name] ??= {}) as Record<string, unknown>;
  }

  #takeCompanyName(name: string): void {
    this.company = { domain: this.company?.domain ?? null, name };
    if (codePoints(name) > 200) this.reasons.push({ path: "/company_name", code: "too_long", values: { limit: 200 } });
  }

  #takeCompanyDomain(text: string): void {
    const domain = hostName(text);
    this.company = { name: this.company?.name ?? null, domain };
    if (domain === null) this.reasons.push({ path: "/company_domain", code: "format", values: { format: "hostname" } });
  }
}

/** Date format of a file; dates like 2026-03-04 are accepted with each of them. */
type DateFormat = "iso" | "dmy" | "mdy";

const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  "1": true,
  oui: true,
  o: true,
  vrai: true,
  false: false,
  no: false,
  n: false,
  "0": false,
  non: false,
  faux: false,
};
const CODES = new Set(["currency"]);

/**
 * Converts a cell to the field's type; an invalid text is returned unchanged, and the contract's validation rejects it.
 */
function readCell(name: string, spec: FieldSpec, dates: DateFormat, text: string): unknown {
  if (CODES.has(name)) return text.toUpperCase();
  switch (spec.type) {
    case "boolean":
      return WORDS[text.toLowerCase()] ?? text;
    case "integer":
    case "number":
      return number(text);
    case "date":
      return date(text, dates);
    case "array":
      return splitList(text);
    case "enum":
      return readings.choice(text, spec.enum ?? []);
    case "url":
      return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
    default:
      return text;
  }
}

/** Accepts `1 234,50` and `1234.50`; a single comma before three digits is ambiguous and rejected. */
function number(text: string): number | string {
  const plain = text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d)/g, "");
  const decimal = /^-?\d+,\d{1,2}$/.test(plain) ? plain.replace(",", ".") : plain;
  return /^-?\d+(\.\d+)?$/.test(decimal) ? Number(decimal) : text;
}

function date(text: string, dates: DateFormat): string {
  const match = dates === "iso" ? null : /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (!match) return text;
  const [, first = "", second = "", year = ""] = match;
  const [day, month] = dates === "dmy" ? [first, second] : [second, first];
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

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
