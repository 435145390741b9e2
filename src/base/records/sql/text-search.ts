import type { Knex } from "knex";
import { queryWord, WORD_SEPARATORS, wordGrams } from "../../platform/rules/query-word.ts";
import { escapeLike, plainWords, searchTerms } from "../../platform/rules/text.ts";
import { join, sql, type SqlText } from "../../platform/sql/sql-text.ts";

/** Words with at least six letters, and so with two trigrams that share none. */
const LONG_WORD = /^([a-z]{3})[a-z]*([a-z]{3})$/u;

/**
 * Returns the condition that a column in search form contains a word of a query: every search uses it. A short word
 * matches where a word begins, a longer one anywhere, and one in a script without spaces also as two words. `words` are
 * all words of the query.
 */
export function wordSql(column: string, word: string, words: readonly string[]): SqlText {
  const found = queryWord(word);
  const whole = found.place === "anywhere" ? containsSql(column, word, words) : beginsSql(column, word);
  const alternatives = [whole, ...found.pairs.map((pair) => pairSql(column, pair))];
  const exact = alternatives.length === 1 ? whole : anyOf(alternatives);
  return withGrams(column, wordGrams(found), exact);
}

/** Returns the condition that a column in search form contains a text, anywhere. */
export function partSql(column: string, text: string): SqlText {
  const grams = wordGrams({ text, place: "anywhere", pairs: [] });
  return withGrams(column, grams, sql(`${column} LIKE ?`, `%${escapeLike(text)}%`));
}

/** Adds the condition of the index on `word_grams()`, which contains only texts with other characters than ASCII. */
function withGrams(column: string, grams: readonly string[], exact: SqlText): SqlText {
  if (grams.length === 0) return exact;
  const text = `(${notAscii(column)} AND word_grams(${column}) @> ?::text[] AND ${exact.text})`;
  return sql(text, grams, ...exact.bindings);
}

function anyOf(alternatives: readonly SqlText[]): SqlText {
  const { text, bindings } = join(alternatives, " OR ");
  return sql(`(${text})`, ...bindings);
}

/**
 * The index reads the records of each trigram of a pattern, many in a large organization. Among several words, the first
 * and the last trigram of a long one lead to few other records, and strpos() leaves them out. A number is a pattern as a
 * whole, because its trigrams are in many phone numbers.
 */
function containsSql(column: string, word: string, words: readonly string[]): SqlText {
  const [, first, last] = (words.length > 1 ? LONG_WORD.exec(word) : null) ?? [];
  if (first === undefined || last === undefined) return sql(`${column} LIKE ?`, `%${escapeLike(word)}%`);
  return sql(`${column} LIKE ? AND strpos(${column}, ?) > 0`, `%${first}%${last}%`, word);
}

/** The trigrams of the pattern include the spaces before a word: one or two letters have no others. */
function beginsSql(column: string, word: string): SqlText {
  return sql(`${column} ~ ?`, `(^|[${WORD_SEPARATORS}])${word.replace(/[^\p{L}\p{N}]/gu, "\\$&")}`);
}

function pairSql(column: string, [first, second]: readonly [string, string]): SqlText {
  const words = `' ' || translate(${column}, '${WORD_SEPARATORS}', '${WORD_SEPARATORS.replace(/./g, " ")}') || ' '`;
  return sql(`(strpos(${words}, ?) > 0 AND strpos(${words}, ?) > 0)`, ` ${first} `, ` ${second}`);
}

/** Returns the condition of the index on `word_grams()`. */
export const notAscii = (column: string): string => `${column} ~ '[^ -~]'`;

/** Narrows a query to rows whose `search_text` contains every word. */
export function narrowByText(query: Knex.QueryBuilder, text: string): void {
  narrowByWords(query, "search_text", searchTerms(text));
}

/** Narrows a query to rows whose texts, an expression, contain every word. They are not indexed: for small tables. */
export function narrowByPlainText(query: Knex.QueryBuilder, texts: string, text: string): void {
  narrowByWords(query, `plain_text(${texts})`, plainWords(text));
}

function narrowByWords(query: Knex.QueryBuilder, column: string, terms: readonly string[]): void {
  if (terms.length === 0) void query.whereRaw("false");
  for (const term of terms) {
    const found = wordSql(column, term, terms);
    void query.whereRaw(found.text, [...found.bindings] as Knex.RawBinding[]);
  }
}
