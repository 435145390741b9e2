import type { Knex } from "knex";
import { storedColumns } from "../../../base/records/sql/entity-columns.ts";
import type { Insertion } from "./writes.ts";
import { run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";

/**
 * Inserts many new records of one kind in a few statements of a transaction: rows and unique values. The caller appends
 * the changes. A value that another record has is a unique violation.
 */
export async function insertMany(db: Knex, orgId: string, insertions: readonly Insertion[]): Promise<void> {
  const [first] = insertions;
  if (!first) return;
  const columns = [
    ...storedColumns[first.record.entity_type],
    "created_by_user",
    "entrusted",
    "search_name",
    "search_text",
  ];
  const list = columns.map((name) => `"${name}"`).join(", ");
  const rows = insertions.map(({ record, search, userId }) => ({
    ...record,
    ...search,
    created_by_user: userId,
    entrusted: record["owner_id"] !== userId,
  }));
  const text = `INSERT INTO entities (org_id, ${list}) SELECT ?::uuid, ${list} FROM jsonb_populate_recordset(NULL::entities, ?::jsonb)`;
  await run(db, sql(text, orgId, JSON.stringify(rows)));
  for (const statement of claimStatements(orgId, insertions)) await run(db, statement);
}

/** In the order of their keys, so that concurrent writers cannot deadlock. */
function claimStatements(orgId: string, insertions: readonly Insertion[]): SqlText[] {
  const emails = insertions.flatMap(({ record, claims }) => claims.emails.map((email) => [email, record.id] as const));
  const domains = insertions.flatMap(({ record, claims }) =>
    claims.domains.map((domain) => [domain, record.id] as const),
  );
  const externals = insertions.flatMap(({ record, claims }) =>
    claims.externalIds.map(([namespace, id]) => [record.entity_type, namespace, id, record.id] as const),
  );
  const column = (rows: readonly (readonly string[])[], index: number): string[] => rows.map((row) => row[index] ?? "");
  const statements: SqlText[] = [];
  const plain = (table: string, name: string, rows: readonly (readonly string[])[]): SqlText =>
    sql(
      `INSERT INTO ${table} (org_id, ${name}, entity_id) SELECT ?::uuid, v, id FROM unnest(?::text[], ?::uuid[]) AS x (v, id) ORDER BY v`,
      orgId,
      column(rows, 0),
      column(rows, 1),
    );
  if (emails.length > 0) statements.push(plain("entity_emails", "email", emails));
  if (domains.length > 0) statements.push(plain("entity_domains", "domain", domains));
  if (externals.length > 0) {
    const text = `INSERT INTO entity_external_ids (org_id, entity_type, namespace, external_id, entity_id)
      SELECT ?::uuid, t, n, v, id FROM unnest(?::text[], ?::text[], ?::text[], ?::uuid[]) AS x (t, n, v, id) ORDER BY t, n, v`;
    statements.push(sql(text, orgId, ...[0, 1, 2, 3].map((index) => column(externals, index))));
  }
  return statements;
}
