import type { Validate } from "../contract/operation.ts";
import { unescapeFormula } from "./csv-cells.ts";
import type { CsvRow } from "./csv-reader.ts";
import type { FieldValues } from "./entity-input.ts";
import type { Detail } from "./errors.ts";
import { readCell, type DateFormat } from "./import-cell.ts";
import type { Target } from "./import-fields.ts";
import { hostName } from "./host-name.ts";
import { tidy } from "./text.ts";
import { toDetails } from "./violations.ts";

/** Why a row cannot be imported: where in the record, and what is wrong there. */
export type Reason = Pick<Detail, "path" | "code" | "values">;

/** A row of the file as a change of a record. */
export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Fields that the row fills; an empty cell fills none. */
  readonly values: FieldValues;
  /** The record that it says it is of. */
  readonly id: string | null;
  /** What it says of the contact's company. */
  readonly company: { readonly name: string | null; readonly domain: string | null } | null;
  /** Empty: it can be imported. */
  readonly reasons: readonly Reason[];
}

/** How rows are read. */
export interface RowReading {
  /** What each column fills. */
  readonly targets: readonly (Target | null)[];
  readonly dates: DateFormat;
  /** The contract's check of the fields. */
  readonly validate: Validate;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MOST_REASONS = 20;

/** Reads a row: its cells by what they fill, in the form that the contract wants, with everything that is wrong. */
export function readRow(row: CsvRow, { targets, dates, validate }: RowReading): ImportRow {
  const { line, cells } = row;
  const broken = brokenness(row, targets.length);
  if (broken) return { line, cells, values: {}, id: null, company: null, reasons: [broken] };
  const read = new Reading(dates);
  targets.forEach((target, index) => {
    const text = unescapeFormula(cells[index] ?? "").trim();
    if (target !== null && text !== "") read.take(target, text);
  });
  const { values, id, company } = read;
  const violations = validate(values) ? [] : toDetails(validate.errors ?? []).map(plain);
  const known = new Set(read.reasons.map(({ path }) => path));
  const reasons = [...read.reasons, ...violations.filter(({ path }) => !known.has(path))];
  if (reasons.length < 2) return { line, cells, values, id, company, reasons };
  const places = targets.map((target) => (target === null ? "" : placeOf(target)));
  const column = ({ path }: Reason): number => places.findIndex((place) => place !== "" && path.startsWith(place));
  const inOrder = reasons.toSorted((left, right) => column(left) - column(right)).slice(0, MOST_REASONS);
  return { line, cells, values, id, company, reasons: inOrder };
}

/** Where in the record a column's values stand. */
function placeOf(target: Target): string {
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

/** Cells beyond the header's count only if something stands in them. */
function brokenness({ cells, malformed }: CsvRow, expected: number): Reason | undefined {
  if (malformed) return { path: "", code: "row_quotes" };
  const given = cells.findLastIndex((cell) => cell !== "") + 1;
  if (cells.length >= expected && given <= expected) return undefined;
  return { path: "", code: "row_cells", values: { given: cells.length, expected } };
}

const plain = ({ path, code, values }: Detail): Reason => ({ path, code, ...(values ? { values } : {}) });

/** Cell after cell of one row. */
class Reading {
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
        this.#takeCompanyName(tidy(text));
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
    if (Array.from(name).length > 200)
      this.reasons.push({ path: "/company_name", code: "too_long", values: { limit: 200 } });
  }

  #takeCompanyDomain(text: string): void {
    const domain = hostName(text);
    this.company = { name: this.company?.name ?? null, domain };
    if (domain === null) this.reasons.push({ path: "/company_domain", code: "format", values: { format: "hostname" } });
  }
}
