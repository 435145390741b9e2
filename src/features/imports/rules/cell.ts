import { readings } from "../../../base/contract/readings.ts";
import { splitList } from "../../../base/platform/rules/csv-cells.ts";
import type { FieldSpec } from "../../../base/records/rules/field-table.ts";

/** Date format of a file; dates like 2026-03-04 are accepted with each of them. */
export type DateFormat = "iso" | "dmy" | "mdy";

/** A non-empty cell and the field that it fills. */
export interface Cell {
  readonly spec: FieldSpec;
  readonly dates: DateFormat;
  readonly text: string;
}

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
export function readCell(name: string, { spec, dates, text }: Cell): unknown {
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
