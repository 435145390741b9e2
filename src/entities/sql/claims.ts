import type { EntityRecord, UniqueValues } from "../../records/rules/entity.ts";
import { sql, type SqlText } from "../../platform/sql/sql-text.ts";

/** A record, and the unique values that it gets. */
export interface Claiming {
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
    if (!rows) return [];
    const key = table.key.map((name) => `r.${name}`).join(", ");
    const text = `INSERT INTO ${table.name} (org_id, ${table.key.join(", ")}, entity_id)
      SELECT ?::uuid, ${key}, e.id FROM e JOIN ${rows.text} ON r.entity_id = e.id ORDER BY ${key}`;
    return [sql(text, orgId, ...rows.bindings)];
  });
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

/** Returns the deletions of unique values that a record no longer has. */
export function releaseSql(orgId: string, releasing: Claiming): SqlText[] {
  return TABLES.flatMap((table) => {
    const rows = rowsOf(table, [releasing]);
    if (!rows) return [];
    const equal = table.key.map((name) => `k.${name} = r.${name}`).join(" AND ");
    const text = `DELETE FROM ${table.name} AS k USING e, ${rows.text}
      WHERE k.org_id = ?::uuid AND k.entity_id = e.id AND ${equal}`;
    return [sql(text, ...rows.bindings, orgId)];
  });
}
