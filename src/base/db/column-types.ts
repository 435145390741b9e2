import pg from "pg";

const { builtins, getTypeParser } = pg.types;

type Parse = (text: string) => unknown;

/** Columns are parsed into the format of the API, so that a row can be sent without conversion. */
const parsers = new Map<number, Parse>([
  [builtins.TIMESTAMPTZ, instant],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
]);

const parseDate = getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date | number | null;

/** `2026-03-08 07:00:00.5+00` → `2026-03-08T07:00:00.500Z`. */
function instant(text: string): string {
  if (text.endsWith("+00") && text.length >= 22 && text.length <= 29) {
    const fraction = text.slice(20, -3).padEnd(3, "0").slice(0, 3);
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
  }
  const date = parseDate(text);
  return date instanceof Date ? date.toISOString() : text;
}

/** The driver's `types` option. Values in the binary format are parsed by the driver. */
export const columnTypes = {
  getTypeParser(oid: number, format?: "text" | "binary"): Parse {
    const parse = format === "binary" ? undefined : parsers.get(oid);
    return parse ?? (getTypeParser(oid, format === "binary" ? "binary" : "text") as Parse);
  },
};
