import type { Schemas, SearchFindInput, SearchService } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { readableTypes } from "../../base/records/rules/record-types.ts";
import { normalizePhone } from "../entities/rules/duplicates.ts";
import { hitOf, searchedTypes, type SearchedType } from "./rules/hits.ts";
import { essentialWords } from "./rules/words.ts";
import { validationFailed } from "../../base/platform/rules/errors.ts";
import { isWholeWord } from "../../base/platform/rules/query-word.ts";
import { toSearchText, searchTerms } from "../../base/platform/rules/text.ts";
import type { ResultWindow, SearchMatches, SearchMatch, SearchQuery } from "./sql/search.ts";
import type { Repositories } from "../../base/store/store.ts";
import { codePoints } from "../../base/contract/unicode.ts";

/** Implements the operations `search.*` on all record types that the caller may read. */
export function searchService({ store }: { readonly store: Repositories }): SearchService {
  return {
    async find(caller, { q, record_types, page, page_size }) {
      requireWord(q);
      const query = { types: typesFor(caller, record_types), phrase: toSearchText(q), terms: searchTerms(q) };
      const window = { limit: page_size, offset: (page - 1) * page_size };
      const essential = { ...query, phrase: essentialWords(q).join(" "), terms: essentialWords(q) };
      const found = await findMatches(store, caller.organization.id, { query, essential, window });
      const items = await results(store, caller.organization.id, found.items, found.terms);
      return { items, total: found.total, page, page_size, ...(found.more && { total_at_least: true }) };
    },
  };
}

const SHORTEST = 2;

/** Throws `validation_failed` for a single letter: it begins words of most records. */
function requireWord(query: string): void {
  if (codePoints(query) >= SHORTEST || isWholeWord(query)) return;
  throw validationFailed([{ path: "q", code: "too_short", values: { limit: SHORTEST }, extra: { limit: SHORTEST } }]);
}

function typesFor({ permissions }: Caller, asked: SearchFindInput["record_types"]): SearchedType[] {
  const readable: readonly string[] = readableTypes(permissions);
  return searchedTypes.filter((type) => readable.includes(type) && (asked === undefined || asked.includes(type)));
}

/** A complete e-mail address, in search form. */
const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/;

/** Returns the stored digits of a phone number such as `06 12 34 56 78` or `+33 (0)6 12 34 56 78`. */
function phoneDigits(phrase: string): string | null {
  return /^[+\d\s()./-]+$/.test(phrase) ? (normalizePhone(phrase)?.replace(/^\+?0*/, "") ?? null) : null;
}

/** The query as it is, and with its essential words only. */
interface Search {
  readonly query: SearchQuery;
  readonly essential: SearchQuery;
  readonly window: ResultWindow;
}

/** The matches, and the words that matched. */
type Matches = SearchMatches & Pick<SearchQuery, "terms">;

/**
 * Returns the matches and the words that matched. Similar words are searched only if no record contains the words
 * themselves, or the phone number that they form.
 */
async function findMatches(
  { search }: Repositories,
  orgId: string,
  { query, essential, window }: Search,
): Promise<Matches> {
  const { terms } = query;
  if (query.types.length === 0 || terms.length === 0) return { total: 0, items: [], terms };
  const isKnownAddress = ADDRESS.test(query.phrase) && (await search.addressExists(orgId, query.phrase));
  const literal = await (isKnownAddress ? search.findAddress : search.find)(orgId, query, window);
  if (literal.total > 0) return { ...literal, terms };
  const number = phoneDigits(query.phrase);
  for (const words of number === null ? [essential.terms] : [[number], essential.terms]) {
    const phrase = words.join(" ");
    if (phrase === "" || phrase === query.phrase) continue;
    const found = await search.find(orgId, { ...query, phrase, terms: words }, window);
    if (found.total > 0) return { ...found, terms: words };
  }
  return await findApproximately(search, orgId, { query: essential, window });
}

/**
 * Called if no record contains the words, not even without the superfluous ones. Accepts more and more
 * differences: swapped letters and words of addresses, similar words, one word that does not match, only one that does.
 */
async function findApproximately(
  search: Repositories["search"],
  orgId: string,
  { query, window }: { readonly query: SearchQuery; readonly window: ResultWindow },
): Promise<Matches> {
  const { terms } = query;
  if (terms.length === 0) return { total: 0, items: [], terms };
  const attempts = [
    () => search.findNearby(orgId, query, window),
    () => search.findSimilar(orgId, query, window),
    ...(terms.length > 1 ? [() => search.findSome(orgId, query, { ...window, least: "all_but_one" })] : []),
    ...(terms.length > 2 ? [() => search.findSome(orgId, query, { ...window, least: 1 })] : []),
  ];
  for (const attempt of attempts) {
    const found = await attempt();
    if (found.total > 0) return { ...found, terms };
  }
  return { total: 0, items: [], terms };
}

async function results(
  { search }: Repositories,
  orgId: string,
  items: readonly SearchMatch[],
  terms: readonly string[],
): Promise<Schemas["SearchResult"][]> {
  const types = [...new Set(items.map(({ record_type }) => record_type))];
  const read = await Promise.all(
    types.map(async (type) => {
      const ids = items.filter(({ record_type }) => record_type === type).map(({ id }) => id);
      return await search.read(orgId, type, ids);
    }),
  );
  const rows = new Map(read.flat().map((row) => [row.id, row]));
  return items.flatMap(({ record_type, id, relevance }) => {
    const row = rows.get(id);
    if (!row) return [];
    const hit = hitOf(record_type, row, terms);
    return [{ record_type, record_id: id, ...hit, relevance, updated_at: row.updated_at }];
  });
}
