import type { Knex } from "knex";
import { escapeLike, searchTerms } from "../../platform/rules/text.ts";

/** Narrows to rows whose `search_text` has every word of the query; short words count at the beginning of a word only. */
export function narrowByText(query: Knex.QueryBuilder, text: string): void {
  const terms = searchTerms(text);
  if (terms.length === 0) void query.whereRaw("false");
  for (const term of terms) {
    // Words of one or two letters have no trigram.
    if (Array.from(term).length >= 3) void query.whereRaw("search_text LIKE ?", [`%${escapeLike(term)}%`]);
    else void query.whereRaw("' ' || search_text LIKE ?", [`% ${escapeLike(term)}%`]);
  }
}
