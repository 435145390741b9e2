import type { Knex } from "knex";
import { fieldsOfHit, type HitFields, type SearchedType } from "../rules/hits.ts";
import { withSwappedLetters } from "../rules/words.ts";
import { placeText, tableOf } from "../../../base/records/sql/filter-columns.ts";
import { notAscii, wordSql } from "../../../base/records/sql/text-search.ts";
import { withEmailSql } from "../../../base/records/sql/entity-columns.ts";
import { hasTrigram, escapeLike } from "../../../base/platform/rules/text.ts";
import { queryWord, wordGrams } from "../../../base/platform/rules/query-word.ts";
import { searchedRows } from "../../entities/sql/filters.ts";
import { join, run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";

/** The words to search, in search form. */
export interface SearchQuery {
  readonly types: readonly SearchedType[];
  /** The whole query. */
  readonly phrase: string;
  readonly terms: readonly string[];
}

/** The part of the results to return, the most relevant first. */
export interface ResultWindow {
  readonly limit: number;
  readonly offset: number;
}

/** The part of the results, and the number of words that each record must contain. */
interface SomeWords extends ResultWindow {
  readonly least: "all_but_one" | 1;
}

/** A record that matches. */
export interface SearchMatch {
  readonly record_type: SearchedType;
  readonly id: string;
  readonly relevance: number;
}

/** A part of the results, and their total number. */
export interface SearchMatches {
  readonly total: number;
  /** Whether more records match than were compared. */
  readonly more?: boolean;
  readonly items: readonly SearchMatch[];
}

/** Creates the statements of the search over all record types. */
export function searchRepository(db: Knex) {
  const byWords = async (orgId: string, query: SearchQuery, match: MatchRules): Promise<SqlText> =>
    unionOf(orgId, query, match, await searchedRows(db, orgId, "t"));
  return {
    /** Returns whether a contact or company has exactly this e-mail address. */
    addressExists: async (orgId: string, address: string): Promise<boolean> =>
      (await run(db, sql(LIVE_WITH_ADDRESS, orgId, address, orgId, address, orgId))).length > 0,
    /** Like find(), but contacts and companies match only by exactly this e-mail address, not by parts of it. */
    findAddress: (orgId: string, query: SearchQuery, window: ResultWindow): Promise<SearchMatches> =>
      find(db, window, unionOf(orgId, query, { ...LITERAL, entities: addressSql(orgId, query.phrase) })),
    /** Returns records that contain every word. */
    find: async (orgId: string, query: SearchQuery, window: ResultWindow): Promise<SearchMatches> =>
      query.terms.every((term) => queryWord(term).place === "beginning")
        ? await findFirst(
            db,
            window,
            await byWords(orgId, query, LITERAL),
            await byWords(orgId, query, firstRules(query)),
          )
        : await find(db, window, await byWords(orgId, query, LITERAL)),
    /** Like find(), but the words can also be in an address, and two characters of each can be swapped. */
    findNearby: async (orgId: string, query: SearchQuery, window: ResultWindow): Promise<SearchMatches> =>
      await find(db, window, await byWords(orgId, query, NEARBY)),
    /** Returns records that contain at least this number of the words, those with most of them first. */
    findSome: async (orgId: string, query: SearchQuery, { least, ...window }: SomeWords): Promise<SearchMatches> =>
      await find(db, window, await byWords(orgId, query, least === 1 ? ANY_WORD : ALL_BUT_ONE)),
    /**
     * Returns records that contain a word similar to each of them; used if find() has no results. Does nothing if all
     * words are too short for a similarity.
     */
    findSimilar: async (orgId: string, query: SearchQuery, window: ResultWindow): Promise<SearchMatches> => {
      if (!query.terms.some(hasTrigram)) return { total: 0, items: [] };
      const matches = await byWords(orgId, query, SIMILAR);
      return await db.transaction(async (tx) => {
        await tx.raw(`SET LOCAL pg_trgm.word_similarity_threshold = ${String(MIN_SIMILARITY)}`);
        return await find(tx, window, matches);
      });
    },
    /** Returns the columns for the hits; records that were deleted in the meantime are left out. */
    async read(orgId: string, type: SearchedType, ids: readonly string[]): Promise<(HitFields & Identified)[]> {
      const columns = ["id", "updated_at", ...fieldsOfHit(type)].map((name) => `"${name}"`).join(", ");
      const text = `SELECT ${columns} FROM ${tableOf(type)} WHERE org_id = ?::uuid AND id = ANY (?::uuid[])`;
      return await run(db, sql(text, orgId, ids));
    },
  };
}

interface Identified {
  readonly id: string;
  readonly updated_at: string;
}

/** The similarity of "jon" and "john"; lower values find unrelated words. */
const MIN_SIMILARITY = 0.45;

/** Contacts and companies also have addresses. */
type Source = "entities" | "others";

interface MatchRules {
  readonly conditions: (terms: readonly string[], source: Source) => SqlText[];
  readonly relevance: (query: SearchQuery) => SqlText;
  /** For contacts and companies, replaces the conditions on their text. */
  readonly entities?: SqlText;
}

/** Ranking uses only columns that the index leads to, so that all matches are ranked and counted in one scan. */
async function find(db: Knex, { limit, offset }: ResultWindow, matches: SqlText): Promise<SearchMatches> {
  const text = `WITH m AS MATERIALIZED (${matches.text})
    SELECT (SELECT count(*)::int FROM m) AS total,
      (SELECT coalesce(json_agg(p), '[]') FROM (
        SELECT record_type, id, relevance FROM m ORDER BY relevance DESC, updated_at DESC, id DESC LIMIT ? OFFSET ?) AS p) AS items`;
  const [row] = await run<SearchMatches>(db, sql(text, ...matches.bindings, limit, offset));
  return row ?? { total: 0, items: [] };
}

/**
 * One or two letters begin words of a tenth of all records, and reading these takes seconds in a large organization. So
 * only the first ones are compared, and all whose text begins with the words, which are the most relevant.
 */
const MOST_COMPARED = 30_000;

async function findFirst(
  db: Knex,
  { limit, offset }: ResultWindow,
  matches: SqlText,
  first: SqlText,
): Promise<SearchMatches> {
  const text = `WITH best AS MATERIALIZED (SELECT * FROM (${first.text}) AS b LIMIT ?),
    part AS MATERIALIZED (SELECT * FROM (${matches.text}) AS c LIMIT ?),
    m AS MATERIALIZED (SELECT * FROM best UNION SELECT * FROM part)
    SELECT (SELECT count(*)::int FROM m) AS total, (SELECT count(*) FROM part) > ? AS more,
      (SELECT coalesce(json_agg(p), '[]') FROM (
        SELECT record_type, id, relevance FROM m ORDER BY relevance DESC, updated_at DESC, id DESC LIMIT ? OFFSET ?) AS p) AS items`;
  const bindings = [...first.bindings, MOST_COMPARED, ...matches.bindings, MOST_COMPARED + 1, MOST_COMPARED];
  const [row] = await run<SearchMatches>(db, sql(text, ...bindings, limit, offset));
  return row ?? { total: 0, items: [] };
}

/** `searched` is the condition for the organization's contacts and companies. */
function unionOf(
  orgId: string,
  query: SearchQuery,
  match: MatchRules,
  searched = sql("t.org_id = ?::uuid", orgId),
): SqlText {
  const live = (source: Source): SqlText[] => [
    source === "entities" ? searched : sql("t.org_id = ?::uuid", orgId),
    sql("t.deleted_at IS NULL"),
  ];
  const byText = (source: Source): SqlText =>
    join([...live(source), ...match.conditions(query.terms, source)], " AND ");
  const relevance = match.relevance(query);
  const matches = (source: SqlText, conditions: SqlText): SqlText =>
    sql(
      `SELECT record_type, id, updated_at, ${relevance.text} AS relevance FROM (${source.text} AND ${conditions.text}) AS f`,
      ...relevance.bindings,
      ...source.bindings,
      ...conditions.bindings,
    );
  const pieces = query.types
    .filter((type) => tableOf(type) !== "entities")
    .map((type) => matches(sourceSql(type), byText("others")));
  const entityTypes = query.types.filter((type) => tableOf(type) === "entities");
  if (entityTypes.length > 0) {
    const entities = sql(
      "SELECT entity_type AS record_type, t.id, t.updated_at, t.search_text FROM entities AS t WHERE t.entity_type = ANY (?)",
      entityTypes,
    );
    pieces.push(
      matches(entities, match.entities ? join([...live("entities"), match.entities], " AND ") : byText("entities")),
    );
  }
  return join(pieces, "\nUNION ALL\n");
}

const sourceSql = (type: SearchedType): SqlText =>
  sql(`SELECT '${type}' AS record_type, t.id, t.updated_at, t.search_text FROM ${tableOf(type)} AS t WHERE true`);

function literalSql(terms: readonly string[]): SqlText[] {
  return terms.map((term) => wordSql("t.search_text", term, terms));
}

const LIVE_WITH_ADDRESS = `SELECT 1 FROM (${withEmailSql()}) AS a JOIN entities AS e ON e.id = a.id
  WHERE e.org_id = ?::uuid AND e.deleted_at IS NULL LIMIT 1`;
const ADDRESSED = `SELECT a.id FROM (${withEmailSql()}) AS a`;

/**
 * The trigrams of common domains occur in so many texts that searching for all of them would read most of the index.
 */
function addressSql(orgId: string, address: string): SqlText {
  return sql(`t.id IN (${ADDRESSED})`, orgId, address, orgId, address);
}

function literalRelevance({ phrase, terms }: SearchQuery): SqlText {
  const starts = join(
    terms.map((term) => sql("strpos(' ' || search_text, ?) > 0", ` ${term}`)),
    " AND ",
  );
  const text = `CASE WHEN starts_with(search_text || ' ', ?) THEN 1.0 WHEN starts_with(search_text, ?) THEN 0.9
    WHEN strpos(search_text, ?) > 0 THEN 0.8 WHEN ${starts.text} THEN 0.7 ELSE 0.5 END`;
  return sql(text, `${phrase} `, phrase, ` ${phrase}`, ...starts.bindings);
}

function similarSql(terms: readonly string[]): SqlText[] {
  return terms.flatMap((term) => (hasTrigram(term) ? [similarWordSql(term)] : literalSql([term])));
}

/** The trigrams of a server may be limited to ASCII: then two common characters lead to the records. */
function similarWordSql(term: string): SqlText {
  const grams = wordGrams(queryWord(term));
  if (grams.length === 0) return sql("? <% t.search_text", term);
  return sql(
    `(${notAscii("t.search_text")} AND word_grams(t.search_text) && ?::text[] AND ? <% t.search_text)`,
    grams,
    term,
  );
}

/** Below 0.5: records that contain the words themselves are more relevant. */
function similarRelevance({ terms }: SearchQuery): SqlText {
  const sum = join(
    terms.map((term) => sql("word_similarity(?, search_text)", term)),
    " + ",
  );
  return sql(`round((0.45 * (${sum.text}) / ${String(terms.length)})::numeric, 3)::float8`, ...sum.bindings);
}

/** The word, or the word with two letters swapped, in the texts or the address of a record. */
function nearbySql(terms: readonly string[], source: Source): SqlText[] {
  return terms.map((term) => {
    const inText = join(
      withSwappedLetters(term).map((form) => wordSql("t.search_text", form, [form])),
      " OR ",
    );
    if (source === "others") return sql(`(${inText.text})`, ...inText.bindings);
    const inPlace = sql(`${placeText("t")} LIKE ?`, `${hasTrigram(term) ? "%" : "% "}${escapeLike(term)}%`);
    return sql(`(${inText.text} OR ${inPlace.text})`, ...inText.bindings, ...inPlace.bindings);
  });
}

/** Alternatives that each leave out one word. */
function allButOneSql(terms: readonly string[], source: Source): SqlText[] {
  const each = nearbySql(terms, source);
  const without = each.map((_, left) => {
    const others = join(
      each.filter((_, index) => index !== left),
      " AND ",
    );
    return sql(`(${others.text})`, ...others.bindings);
  });
  const any = join(without, " OR ");
  return [sql(`(${any.text})`, ...any.bindings)];
}

function anyWordSql(terms: readonly string[], source: Source): SqlText[] {
  const long = terms.filter(hasTrigram);
  const any = join(nearbySql(long.length > 0 ? long : terms, source), " OR ");
  return [sql(`(${any.text})`, ...any.bindings)];
}

/**
 * Below 0.5: more for each word that the text contains as it is. Many records can match, so similarities would take too
 * long.
 */
function countedRelevance(least: number, most: number): MatchRules["relevance"] {
  return ({ terms }) => {
    const contained = join(
      terms.map((term) => sql("(strpos(search_text, ?) > 0)::int", term)),
      " + ",
    );
    const share = `(${contained.text})::numeric / ${String(terms.length)}`;
    return sql(`round(${String(least)} + ${String(most - least)} * ${share}, 3)::float8`, ...contained.bindings);
  };
}

/** The matches with the highest relevance: their text begins with the words. */
function firstRules({ phrase }: SearchQuery): MatchRules {
  const text = escapeLike(phrase);
  const begins = sql("(t.search_text LIKE ? OR t.search_text LIKE ?)", `${text} %`, text);
  return { ...LITERAL, conditions: (terms) => [...literalSql(terms), begins] };
}

const NEARBY: MatchRules = { conditions: nearbySql, relevance: countedRelevance(0.3, 0.48) };
const ALL_BUT_ONE: MatchRules = { conditions: allButOneSql, relevance: countedRelevance(0.05, 0.25) };
const ANY_WORD: MatchRules = { conditions: anyWordSql, relevance: countedRelevance(0.05, 0.25) };
const LITERAL: MatchRules = { conditions: literalSql, relevance: literalRelevance };
const SIMILAR: MatchRules = { conditions: similarSql, relevance: similarRelevance };
