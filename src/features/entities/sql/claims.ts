import type { EntityRecord, UniqueValues, Conflict, EntityType } from "../../../base/records/rules/entity.ts";
import { sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";
import type { Knex } from "knex";

/** A record, and the unique values that it gets. */
interface Claiming {
  readonly record: EntityRecord;
  readonly claims: UniqueValues;
}

/** A table of unique values: the columns of its key after the organization, and the values of a record. */
interface ClaimTable {
  readonly name: string;
  readonly key: readonly string[];
  readonly rowsOf: (claiming: Claiming) => object[];
}

const TABLES: readonly ClaimTable[] = [
  {
    name: "entity_emails",
    key: ["email"],
    rowsOf: ({ record, claims }) => claims.emails.map((email) => ({ entity_id: record.id, email })),
  },
  {
    name: "entity_domains",
    key: ["domain"],
    rowsOf: ({ record, claims }) => claims.domains.map((domain) => ({ entity_id: record.id, domain })),
  },
  {
    name: "entity_external_ids",
    key: ["entity_type", "namespace", "external_id"],
    rowsOf: ({ record: { id, entity_type }, claims }) =>
      claims.externalIds.map(([namespace, external_id]) => ({ entity_id: id, entity_type, namespace, external_id })),
  },
];

/** The rows of a table for some records; null if there are none. A JSON value keeps the plan of any number of rows. */
function rowsOf({ key, rowsOf: rowsOfOne }: ClaimTable, claiming: readonly Claiming[]): SqlText | null {
  const rows = claiming.flatMap(rowsOfOne);
  if (rows.length === 0) return null;
  const columns = ["entity_id uuid", ...key.map((name) => `${name} text`)];
  return sql(`jsonb_to_recordset(?::jsonb) AS r (${columns.join(", ")})`, JSON.stringify(rows));
}

/** Returns the inserts of unique values, in the order of the values, so that concurrent writers cannot deadlock. */
export function claimSql(orgId: string, claiming: readonly Claiming[]): SqlText[] {
  return TABLES.flatMap((table) => {
    const rows = rowsOf(table, claiming);
    return rows ? [insertSql(orgId, table, rows)] : [];
  });
}

/** Like claimSql, for records that have just been stored. */
export function claimStoredSql(orgId: string, claiming: readonly Claiming[]): SqlText[] {
  return TABLES.flatMap((table) => {
    const rows = rowsOf(table, claiming);
    if (!rows) return [];
    const key = table.key.map((name) => `r.${name}`).join(", ");
    const text = `INSERT INTO ${table.name} (org_id, ${table.key.join(", ")}, entity_id)
      SELECT ?::uuid, ${key}, r.entity_id FROM ${rows.text} ORDER BY ${key}`;
    return [sql(text, orgId, ...rows.bindings)];
  });
}

/** Like claimSql, for an existing record: a value of a record that was merged into it already leads to it. */
export function claimMoreSql(orgId: string, claiming: Claiming): SqlText[] {
  return TABLES.flatMap((table) => {
    const rows = rowsOf(table, [claiming]);
    if (!rows) return [];
    const equal = table.key.map((name) => `k.${name} = r.${name}`).join(" AND ");
    const own = sql(
      `NOT EXISTS (SELECT 1 FROM ${table.name} AS k WHERE k.org_id = ?::uuid AND ${equal} AND k.entity_id = r.entity_id)`,
      orgId,
    );
    return [insertSql(orgId, table, rows, own)];
  });
}

function insertSql(orgId: string, table: ClaimTable, rows: SqlText, condition: SqlText = sql("true")): SqlText {
  const key = table.key.map((name) => `r.${name}`).join(", ");
  const text = `INSERT INTO ${table.name} (org_id, ${table.key.join(", ")}, entity_id)
    SELECT ?::uuid, ${key}, e.id FROM e JOIN ${rows.text} ON r.entity_id = e.id WHERE ${condition.text} ORDER BY ${key}`;
  return sql(text, orgId, ...rows.bindings, ...condition.bindings);
}

/** Returns the deletions of all unique values that lead to a record which is being deleted. */
export function releaseAllSql(orgId: string): SqlText[] {
  return TABLES.map(({ name }) =>
    sql(`DELETE FROM ${name} AS k USING e WHERE k.org_id = ?::uuid AND k.entity_id = e.id`, orgId),
  );
}

/**
 * Returns the insert of the external ids of the records that were merged into one which is being restored: they lead to
 * it again, unless another record has them.
 */
export function leadAgainSql(orgId: string, { record: { id, external_ids: own } }: Pick<Claiming, "record">): SqlText {
  const text = `INSERT INTO entity_external_ids (org_id, entity_type, namespace, external_id, entity_id)
    SELECT ?::uuid, m.entity_type, x.key, x.value, e.id
    FROM e, entities AS m, jsonb_each_text(m.external_ids) AS x
    WHERE m.org_id = ?::uuid AND m.merged_into = ?::uuid AND ?::jsonb ->> x.key IS DISTINCT FROM x.value
    ORDER BY x.key, x.value ON CONFLICT DO NOTHING`;
  return sql(text, orgId, orgId, id, JSON.stringify(own ?? {}));
}

/** Returns the conditions under which other live records have none of the values that the record with this id gets. */
export function unclaimedSql(orgId: string, id: string, claiming: readonly Claiming[]): SqlText[] {
  return TABLES.flatMap((table) => {
    const rows = rowsOf(table, claiming);
    if (!rows) return [];
    const equal = table.key.map((name) => `k.${name} = r.${name}`).join(" AND ");
    const text = `${id} NOT IN (SELECT r.entity_id FROM ${rows.text} JOIN ${table.name} AS k ON k.org_id = ?::uuid AND ${equal})`;
    return [sql(text, ...rows.bindings, orgId)];
  });
}

/** Returns the deletions of unique values that a record no longer has; the external ids of merged ones still lead to it. */
export function releaseSql(orgId: string, releasing: Claiming): SqlText[] {
  return TABLES.flatMap((table) => {
    const rows = rowsOf(table, [releasing]);
    if (!rows) return [];
    const equal = table.key.map((name) => `k.${name} = r.${name}`).join(" AND ");
    const kept = table.name === "entity_external_ids" ? notOfMerged(orgId) : sql("true");
    const text = `DELETE FROM ${table.name} AS k USING e, ${rows.text}
      WHERE k.org_id = ?::uuid AND k.entity_id = e.id AND ${equal} AND ${kept.text}`;
    return [sql(text, ...rows.bindings, orgId, ...kept.bindings)];
  });
}

const notOfMerged = (orgId: string): SqlText =>
  sql(
    `NOT EXISTS (SELECT 1 FROM entities AS m WHERE m.org_id = ?::uuid AND m.merged_into = r.entity_id
      AND m.external_ids ->> r.namespace = r.external_id)`,
    orgId,
  );

/** A record that is to be live, and its unique values. */
export interface Claimant {
  readonly orgId: string;
  readonly id: string;
  readonly type: EntityType;
  readonly claims: UniqueValues;
}

const LOOKUP = `
  SELECT 'email' AS field, email AS value, entity_id FROM entity_emails
    WHERE org_id = :orgId::uuid AND email = ANY (:emails::text[]) AND entity_id <> :id::uuid
  UNION ALL SELECT 'domain', domain, entity_id FROM entity_domains
    WHERE org_id = :orgId::uuid AND domain = ANY (:domains::text[]) AND entity_id <> :id::uuid
  UNION ALL SELECT 'external_id', x.namespace, x.entity_id
    FROM entity_external_ids AS x, unnest(:namespaces::text[], :externalIds::text[]) AS w (n, v)
    WHERE x.org_id = :orgId::uuid AND x.entity_type = :type AND x.namespace = w.n AND x.external_id = w.v AND x.entity_id <> :id::uuid
  LIMIT 1`;

/** Returns the first unique value that another live record has; for an external id, the value is its namespace. */
export async function findConflict(db: Knex, { orgId, id, type, claims }: Claimant): Promise<Conflict | null> {
  const { emails, domains, externalIds } = claims;
  const { rows } = await db.raw<{ rows: { field: Conflict["field"]; value: string; entity_id: string }[] }>(LOOKUP, {
    orgId,
    id,
    type,
    emails: [...emails],
    domains: [...domains],
    namespaces: externalIds.map(([namespace]) => namespace),
    externalIds: externalIds.map(([, value]) => value),
  });
  const [row] = rows;
  return row ? { field: row.field, value: row.value, existingId: row.entity_id } : null;
}
