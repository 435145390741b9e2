import type { Knex } from "knex";
import { hasTrigram } from "../../platform/rules/search-text.ts";
import { escapeLike, searchTerms } from "../../platform/rules/text.ts";
import { sql, type SqlText } from "../../platform/sql/sql-text.ts";

/** Words with at least six letters, and so with two trigrams that share none. */
const LONG_WORD = /^(\p{L}{3})\p{L}*(\p{L}{3})$/u;

/**
 * Returns the condition that a column in search form contains one of the words of a query, with at least three letters.
 * The index reads the records of each trigram of a pattern, many in a large organization. Among several words, the first
 * and the last trigram of a long one lead to few other records, and strpos() leaves them out. A number is a pattern as a
 * whole, because its trigrams are in many phone numbers.
 */
export function containsSql(column: string, word: string, words: readonly string[]): SqlText {
  const [, first, last] = (words.length > 1 ? LONG_WORD.exec(word) : null) ?? [];
  if (first === undefined || last === undefined) return sql(`${column} LIKE ?`, `%${escapeLike(word)}%`);
  return sql(`${column} LIKE ? AND strpos(${column}, ?) > 0`, `%${first}%${last}%`, word);
}

/**
 * Narrows a query to rows whose `search_text` contains every word. Words of one or two letters match only at the
 * beginning of a word.
 */
export function narrowByText(query: Knex.QueryBuilder, text: string): void {
  const terms = searchTerms(text);
  if (terms.length === 0) void query.whereRaw("false");
  for (const term of terms) {
    const contains = containsSql("search_text", term, terms);
    // Shorter words have no trigrams.
    if (hasTrigram(term)) void query.whereRaw(contains.text, [...contains.bindings] as Knex.RawBinding[]);
    else void query.whereRaw("' ' || search_text LIKE ?", [`% ${escapeLike(term)}%`]);
  }
}
