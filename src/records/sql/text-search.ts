import type { Knex } from "knex";
import { hasTrigram } from "../../platform/rules/search-text.ts";
import { escapeLike, searchTerms } from "../../platform/rules/text.ts";
import { sql, type SqlText } from "../../platform/sql/sql-text.ts";

/** Words of letters and digits with at least six characters, and so with two trigrams that share none. */
const LONG_WORD = /^([\p{L}\p{N}]{3})[\p{L}\p{N}]*([\p{L}\p{N}]{3})$/u;

/**
 * Returns the condition that a column in search form contains a word of at least three letters. The index reads the
 * records of each trigram of a pattern, many in a large organization. The first and the last trigram of a word lead to
 * few other records, and strpos() leaves them out.
 */
export function containsSql(column: string, word: string): SqlText {
  const [, first, last] = LONG_WORD.exec(word) ?? [];
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
    const contains = containsSql("search_text", term);
    // Shorter words have no trigrams.
    if (hasTrigram(term)) void query.whereRaw(contains.text, [...contains.bindings] as Knex.RawBinding[]);
    else void query.whereRaw("' ' || search_text LIKE ?", [`% ${escapeLike(term)}%`]);
  }
}
