import type { Knex } from "knex";
import { escapeLike, searchTerms } from "../../platform/rules/text.ts";

/**
 * Narrows a query to rows whose `search_text` contains every word. Words of one or two letters match only at the
 * beginning of a word.
 */
export function narrowByText(query: Knex.QueryBuilder, text: string): void {
  const terms = searchTerms(text);
  if (terms.length === 0) void query.whereRaw("false");
  for (const term of terms) {
    // Such words have no trigrams.
    if (Array.from(term).length >= 3) void query.whereRaw("search_text LIKE ?", [`%${escapeLike(term)}%`]);
    else void query.whereRaw("' ' || search_text LIKE ?", [`% ${escapeLike(term)}%`]);
  }
}
