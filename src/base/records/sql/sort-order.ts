import { join, sql, type SqlText } from "../../platform/sql/sql-text.ts";

/** One column of the order of a list. */
export interface SortTerm {
  /** The compared value; a text has its collation. */
  readonly value: SqlText;
  /** The type of values from a cursor; by default that of the column. */
  readonly type?: string | undefined;
  readonly descending: boolean;
  /** Whether it is the id of the record, which is never empty and decides between equal records. */
  readonly isId?: boolean;
}

/** The position of a record in the order: its value of each term, as text. */
export type Position = readonly (string | null)[];

/** A part of a list: a number of records from an offset, or after a position (null for the first ones). */
export type Window =
  { readonly offset: number; readonly limit: number } | { readonly after: Position | null; readonly limit: number };

/** Some records of a list, in order. */
export interface OrderedPart {
  readonly condition: SqlText;
  readonly order: SqlText;
  readonly offset: number;
  readonly limit: number;
}

/** How a list reads its records. */
interface OrderedSource<Row> {
  read(part: OrderedPart): Promise<Row[]>;
  /** Counts the records that fulfill a condition. */
  count(condition: SqlText): Promise<number>;
}

/**
 * Returns a text in the root order of Unicode (CLDR), like `new Intl.Collator("und")`: Äpfel, Bau, Zoo. Equal only to
 * itself, so the order is total.
 */
export const linguistic = (expression: string): string => `(${expression}) COLLATE "und-x-icu"`;

/** Returns the ORDER BY list; empty values come last in both directions. */
export const orderSql = (terms: readonly SortTerm[]): SqlText => join(terms.map(termSql), ", ");

/** Ids are never null, and the index on id can only be used without NULLS LAST. */
function termSql({ value, descending, isId }: SortTerm): SqlText {
  return sql(`${value.text} ${descending ? "DESC" : "ASC"}${isId === true ? "" : " NULLS LAST"}`, ...value.bindings);
}

/** Returns the values of the terms as texts, separated by commas. */
export const positionSql = (terms: readonly SortTerm[]): SqlText =>
  join(
    terms.map(({ value }) => sql(`(${value.text})::text`, ...value.bindings)),
    ", ",
  );

/**
 * Reads a window. Records without a value in the first term come last in both directions, which is no order of an index:
 * they are read by a statement of their own, and only if the others do not fill the window.
 */
export async function readInOrder<Row>(
  terms: readonly SortTerm[],
  window: Window,
  source: OrderedSource<Row>,
): Promise<Row[]> {
  const [first, ...rest] = terms;
  const { limit } = window;
  if (!first) return [];
  const after = "after" in window ? window.after : null;
  if (first.isId === true)
    return await source.read({ ...partAfter(terms, after), limit, offset: "offset" in window ? window.offset : 0 });
  const { value } = first;
  const empty = sql(`${value.text} IS NULL`, ...value.bindings);
  const filled = sql(`${value.text} IS NOT NULL`, ...value.bindings);
  if (after?.[0] === null)
    return await source.read({ ...among(empty, partAfter(rest, after.slice(1))), limit, offset: 0 });
  const offset = "offset" in window ? window.offset : 0;
  const rows = await source.read({ ...among(filled, filledAfter(terms, after)), limit, offset });
  if (rows.length === limit) return rows;
  const skipped = rows.length > 0 || offset === 0 ? 0 : offset - (await source.count(filled));
  const missing = { limit: limit - rows.length, offset: skipped };
  return [...rows, ...(await source.read({ ...among(empty, partAfter(rest, null)), ...missing }))];
}

type Part = Pick<OrderedPart, "condition" | "order">;

const among = (condition: SqlText, part: Part): Part => ({
  condition: join([condition, part.condition], " AND "),
  order: part.order,
});

function partAfter(terms: readonly SortTerm[], after: Position | null): Part {
  return { condition: after === null ? sql("true") : afterSql(terms, after), order: orderSql(terms) };
}

/** The records with a value in the first term: both directions of an index have this order. */
function filledAfter(terms: readonly SortTerm[], after: Position | null): Part {
  const [first, ...rest] = terms;
  if (!first) return partAfter(terms, after);
  const leading = sql(`${first.value.text} ${first.descending ? "DESC" : "ASC"}`, ...first.value.bindings);
  const order = join([leading, ...rest.map(termSql)], ", ");
  return { condition: after === null ? sql("true") : afterFilledSql(terms, after), order };
}

/** The lower limit lets an index begin at the position, also where many records have the same value. */
function afterFilledSql(terms: readonly SortTerm[], after: Position): SqlText {
  const [first, second, ...others] = terms;
  const [value, id] = after;
  if (!first || typeof value !== "string") return afterSql(terms, after);
  const sign = first.descending ? "<" : ">";
  if (second?.isId === true && others.length === 0 && second.descending === first.descending) {
    const row = `ROW(${first.value.text}, ${second.value.text}) ${sign} ROW(${placeholder(first)}, ${placeholder(second)})`;
    return sql(row, ...first.value.bindings, ...second.value.bindings, value, id);
  }
  const from = sql(`${first.value.text} ${sign}= ${placeholder(first)}`, ...first.value.bindings, value);
  return join([from, afterSql(terms, after)], " AND ");
}

/**
 * Returns the condition for records after a position: greater in the first term, or equal in the first and greater in
 * the following ones; empty values are last.
 */
function afterSql(terms: readonly SortTerm[], after: Position): SqlText {
  const alternatives = terms.flatMap((term, index) => {
    const behind = behindSql(term, after[index] ?? null);
    if (!behind) return [];
    const equal = terms.slice(0, index).map((one, at) => equalSql(one, after[at] ?? null));
    const both = join([...equal, behind], " AND ");
    return [sql(`(${both.text})`, ...both.bindings)];
  });
  const any = alternatives.length === 0 ? sql("false") : join(alternatives, " OR ");
  return sql(`(${any.text})`, ...any.bindings);
}

function behindSql(term: SortTerm, value: string | null): SqlText | null {
  if (value === null) return null;
  const { text, bindings } = term.value;
  const further = `${text} ${term.descending ? "<" : ">"} ${placeholder(term)}`;
  if (term.isId === true) return sql(further, ...bindings, value);
  return sql(`(${further} OR ${text} IS NULL)`, ...bindings, value, ...bindings);
}

function equalSql(term: SortTerm, value: string | null): SqlText {
  const { text, bindings } = term.value;
  if (value === null) return sql(`${text} IS NULL`, ...bindings);
  return sql(`${text} = ${placeholder(term)}`, ...bindings, value);
}

const placeholder = ({ type }: SortTerm): string => (type === undefined ? "?" : `?::${type}`);
