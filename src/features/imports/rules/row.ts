import { formatCode, formats } from "../../../base/contract/formats.ts";
import type { Validate } from "../../../base/contract/operation.ts";
import { unescapeFormula } from "../../../base/platform/rules/csv-cells.ts";
import type { CsvRow } from "./csv-reader.ts";
import type { FieldValues } from "../../../base/records/rules/entity-input.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";
import { readCell, type DateFormat } from "./cell.ts";
import type { Target } from "./fields.ts";
import { hostName } from "../../../base/platform/rules/host-name.ts";
import { normalizeText } from "../../../base/contract/normalize-text.ts";
import { toDetails } from "../../../base/platform/rules/violations.ts";
import { codePoints } from "../../../base/contract/unicode.ts";

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
export const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** Returns the name of a column's target in mappings. */
export const nameOf = (target: Target): string => pathOf(target).slice(1).replace("/", ".");

/** Returns the path of a column's value in the record. */
export function pathOf(target: Target): string {
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
        this.values[target.name] = readCell(target.name, { spec: target.spec, dates: this.#dates, text });
        break;
      case "part":
        this.#member(target.name)[target.part] = target.part === "country" ? text.toUpperCase() : text;
        break;
      case "custom":
        this.#member("custom_fields")[target.key] = readCell(target.key, {
          spec: target.spec,
          dates: this.#dates,
          text,
        });
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
