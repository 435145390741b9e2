import type { Knex } from "knex";
import type { UniqueValues, Conflict, EntityType } from "../../../base/records/rules/entity.ts";

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
