import type { ListFilters } from "../../../../generated/records.js";
import { asciiHost } from "../../../base/contract/formats.ts";
import type { CheckedGroup } from "../../../base/records/rules/filter-tree.ts";
import { escapeLike, toSearchText, searchTerms } from "../../../base/platform/rules/text.ts";
import { withEmailSql } from "../../../base/records/sql/entity-columns.ts";
import { filterSql } from "../../../base/records/sql/filter-sql.ts";
import { wordSql } from "../../../base/records/sql/text-search.ts";
import { join, sql, type SqlText, run } from "../../../base/platform/sql/sql-text.ts";
import type { Knex } from "knex";
import { MINUTE_MS } from "../../../base/platform/rules/durations.ts";
import { isDistributed } from "../../../base/platform/sql/steps.ts";

/** Filters of the list of entities, combined with AND. */
export type EntityFilters = ListFilters["entities.list"] & {
  /** A filter tree, and the time to which its relative times refer. */
  readonly filter?: { readonly tree: CheckedGroup; readonly now: Date } | undefined;
};

/** The filters of the contract with a condition of their own in whereSql(). */
type OtherFilter = "entity_type" | "q" | "email" | "domain" | "include_deleted";

/** Filters that compare one column with one value. */
const SIMPLE = {
  ids: "e.id = ANY (?::uuid[])",
  company_id: "e.company_id = ?::uuid",
  owner_id: "e.owner_id = ?::uuid",
  lifecycle_stage: "e.lifecycle_stage = ?",
  lead_score_min: "e.lead_score >= ?",
  lead_score_max: "e.lead_score <= ?",
  tag: "lowered_items(e.tags) @> ARRAY[lower(?)]",
  segment_id:
    "EXISTS (SELECT 1 FROM segment_members AS m WHERE m.org_id = ?::uuid AND m.segment_id = ?::uuid AND m.entity_id = e.id AND m.live)",
  created_after: "e.created_at >= ?::timestamptz",
  created_before: "e.created_at < ?::timestamptz",
  updated_after: "e.updated_at >= ?::timestamptz",
  updated_before: "e.updated_at < ?::timestamptz",
} as const satisfies Readonly<Record<Exclude<keyof ListFilters["entities.list"], OtherFilter>, string>>;

/** Returns the condition on `entities AS e` for an organization's records (`own`) and all filters. */
export function whereSql(
  orgId: string,
  filters: EntityFilters,
  own: SqlText = sql("e.org_id = ?::uuid", orgId),
): SqlText {
  const pieces = [own];
  if (filters.entity_type !== undefined) pieces.push(sql("e.entity_type = ?", filters.entity_type));
  if (filters.include_deleted !== true) pieces.push(sql("e.deleted_at IS NULL"));
  for (const [name, text] of Object.entries(SIMPLE)) {
    const value = filters[name as keyof typeof SIMPLE];
    if (value !== undefined) pieces.push(name === "segment_id" ? sql(text, orgId, value) : sql(text, value));
  }
  if (filters.email !== undefined) pieces.push(emailSql(orgId, filters.email, filters));
  if (filters.domain !== undefined) pieces.push(domainSql(orgId, filters.domain, filters));
  if (filters.q !== undefined) pieces.push(...searchSql(filters.q));
  if (filters.filter) pieces.push(treeSql(orgId, filters.filter));
  return join(pieces, " AND ");
}

const treeSql = (orgId: string, { tree, now }: { tree: CheckedGroup; now: Date }): SqlText =>
  filterSql(tree, { orgId, type: "entity", alias: "e", now });

/** Returns whether the maintained counters contain the number of records for these filters. */
export function isCounted({ entity_type: _, include_deleted: deleted, ...others }: EntityFilters): boolean {
  return deleted !== true && Object.values(others).every((value) => value === undefined);
}

/** Returns whether words alone, which the index of words finds, determine the records. */
export function isWordSearch({ entity_type: _, q, include_deleted: deleted, ...others }: EntityFilters): boolean {
  if (q === undefined || deleted === true || Object.values(others).some((value) => value !== undefined)) return false;
  return searchTerms(q).length > 0;
}

/** The tables of unique values contain only live records; for deleted ones, every record is compared. */
function emailSql(orgId: string, email: string, { include_deleted: deleted }: EntityFilters): SqlText {
  const address = email.toLowerCase();
  if (deleted === true) return sql("(e.email = ? OR ? = ANY (e.additional_emails))", address, address);
  return sql(`e.id IN (${withEmailSql()})`, orgId, address, orgId, address);
}

function domainSql(orgId: string, domain: string, { include_deleted: deleted }: EntityFilters): SqlText {
  const host = (asciiHost(domain) ?? domain).toLowerCase();
  if (deleted === true) {
    const company = "e.domain = ? OR ? = ANY (e.additional_domains)";
    const contact = "e.entity_type = 'contact' AND split_part(e.email, '@', 2) = ?";
    return sql(`(${company} OR (${contact}))`, host, host, host);
  }
  const text = `e.id IN (
    SELECT entity_id FROM entity_domains WHERE org_id = ?::uuid AND domain = ?
    UNION ALL SELECT id FROM entities WHERE org_id = ?::uuid AND deleted_at IS NULL AND entity_type = 'contact'
      AND search_text LIKE ? AND split_part(email, '@', 2) = ?)`;
  return sql(text, orgId, host, orgId, `%@${escapeLike(toSearchText(host))}%`, host);
}

/** Each word must occur in the record. Separate conditions: LIKE ALL (array) took seventy times as long. */
function searchSql(query: string): SqlText[] {
  const terms = searchTerms(query);
  return terms.length === 0 ? [sql("false")] : terms.map((term) => wordSql("e.search_text", term, terms));
}

/**
 * The organizations with at least 100,000 contacts and companies, and at least 40 % of those in the database, by the
 * statistics of the planner.
 */
const DOMINANT = `SELECT s.org_id FROM pg_class AS c
  JOIN pg_stats AS p ON p.tablename = c.relname AND p.schemaname = current_schema() AND p.attname = 'org_id'
  CROSS JOIN LATERAL unnest(p.most_common_vals::text::uuid[], p.most_common_freqs) AS s (org_id, share)
  WHERE c.oid = to_regclass('entities') AND s.share >= 0.4 AND c.reltuples * s.share >= 100000`;

interface Known {
  readonly ids: ReadonlySet<string>;
  readonly until: number;
}

const known = new WeakMap<Knex, Known>();

/**
 * Returns whether most contacts and companies in the database belong to the organization. On a distributed database,
 * none does.
 */
async function isDominant(db: Knex, orgId: string): Promise<boolean> {
  if (isDistributed()) return false;
  const now = performance.now();
  const last = known.get(db);
  if (last !== undefined && now < last.until) return last.ids.has(orgId);
  const rows = await run<{ org_id: string }>(db, sql(DOMINANT));
  const ids = new Set(rows.map(({ org_id: id }) => id));
  known.set(db, { ids, until: now + MINUTE_MS });
  return ids.has(orgId);
}

/**
 * Returns the condition for an organization's rows in a search of words, for the alias of `entities`. The index
 * intersects the organization's list of records with those of the words. In a dominant organization that list is so long
 * that it takes less time to compare the organization of each record with the words: the cast hides the column from the
 * index.
 */
export async function searchedRows(db: Knex, orgId: string, alias: "e" | "t"): Promise<SqlText> {
  const text = (await isDominant(db, orgId)) ? "org_id::text = ?::text" : "org_id = ?::uuid";
  return sql(`${alias}.${text}`, orgId);
}
