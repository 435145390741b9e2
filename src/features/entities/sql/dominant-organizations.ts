import type { Knex } from "knex";
import { MINUTE_MS } from "../../../base/platform/rules/durations.ts";
import { isDistributed } from "../../../base/platform/sql/steps.ts";
import { run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";

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
export async function isDominant(db: Knex, orgId: string): Promise<boolean> {
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
