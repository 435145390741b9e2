import type { Knex } from "knex";
import type { UniqueValues, EntityRecord, EntityType } from "../../records/rules/entity.ts";
import { claimKeys, externalKey, nameKey } from "../rules/import-keys.ts";
import { selectLists, toRecord } from "../../records/sql/entity-columns.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** The lookups for many rows of a file. */
export interface ClaimLookup {
  readonly type: EntityType;
  /** Unique values of the imported kind. */
  readonly claims: UniqueValues;
  /** In search form. */
  readonly companyNames: readonly string[];
  readonly companyDomains: readonly string[];
}

interface Match {
  readonly field: "email" | "domain" | "external" | "name";
  readonly value: string;
  readonly namespace: string | null;
  readonly id: string;
}

/** Not `entity_type = 'company'`: the planner would choose an index of all companies. */
const CLAIM_OWNERS = `
  SELECT 'email' AS field, email AS value, NULL AS namespace, entity_id AS id FROM entity_emails
    WHERE org_id = :orgId::uuid AND email = ANY (:emails::text[])
  UNION ALL SELECT 'domain', domain, NULL, entity_id FROM entity_domains
    WHERE org_id = :orgId::uuid AND domain = ANY (:domains::text[])
  UNION ALL SELECT 'external', x.external_id, x.namespace, x.entity_id
    FROM unnest(:namespaces::text[], :externalIds::text[]) AS w (n, v)
    JOIN entity_external_ids AS x ON x.org_id = :orgId::uuid AND x.entity_type = :type AND x.namespace = w.n AND x.external_id = w.v
  UNION ALL SELECT 'name', c.search_name, NULL, c.id FROM (
    SELECT DISTINCT ON (search_name) search_name, id FROM entities
    WHERE org_id = :orgId::uuid AND search_name = ANY (:names::text[]) AND entity_type <> 'contact' AND deleted_at IS NULL
    ORDER BY search_name, id) AS c`;

const REFERENCES = `SELECT id FROM users WHERE org_id = ?::uuid AND id = ANY (?::uuid[])
  UNION ALL SELECT id FROM entities
  WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) AND entity_type = 'company' AND deleted_at IS NULL`;

/** Looks up records for many rows of a file in a few statements. */
export function entityMatches(db: Knex) {
  return {
    /** Returns the owners of the rows' unique values, by key; for companies with the same name, the oldest. */
    async claimOwners(orgId: string, lookup: ClaimLookup): Promise<Map<string, string>> {
      const { type, claims, companyNames, companyDomains } = lookup;
      const { emails, domains, externalIds } = claims;
      const { rows } = await db.raw<{ rows: Match[] }>(CLAIM_OWNERS, {
        orgId,
        type,
        emails: [...emails],
        domains: [...new Set([...domains, ...companyDomains])],
        namespaces: externalIds.map(([namespace]) => namespace),
        externalIds: externalIds.map(([, id]) => id),
        names: [...companyNames],
      });
      return new Map(rows.map((match) => [keyOf(type, match), match.id]));
    },
    /** Returns live records by id; with `lock`, they are locked until the transaction ends. */
    async findMany(orgId: string, ids: readonly string[], { lock }: { lock: boolean }): Promise<EntityRecord[]> {
      if (ids.length === 0) return [];
      if (lock) {
        const statement =
          "SELECT id FROM entities WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) ORDER BY id FOR NO KEY UPDATE";
        await run(db, sql(statement, orgId, ids));
      }
      const text = `SELECT ${selectLists.any} FROM entities AS e WHERE e.org_id = ?::uuid AND e.id = ANY (?::uuid[]) AND e.deleted_at IS NULL`;
      return (await run<EntityRecord>(db, sql(text, orgId, ids))).map(toRecord);
    },
    /** Returns the domains of companies by id. Cheaper than reading whole records, whose contacts would be counted. */
    async companyDomains(orgId: string, ids: readonly string[]): Promise<Map<string, string | null>> {
      if (ids.length === 0) return new Map();
      const text =
        "SELECT id, domain FROM entities WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) AND deleted_at IS NULL";
      const rows = await run<{ id: string; domain: string | null }>(db, sql(text, orgId, ids));
      return new Map(rows.map(({ id, domain }) => [id, domain]));
    },
    /** Returns those of these ids that are users or live companies of the organization. */
    async references(orgId: string, ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      return (await run<{ id: string }>(db, sql(REFERENCES, orgId, ids, orgId, ids))).map(({ id }) => id);
    },
  };
}

function keyOf(type: EntityType, { field, value, namespace }: Match): string {
  if (field === "external") return externalKey(type, namespace ?? "", value);
  if (field === "name") return nameKey(value);
  const claims = { emails: [], domains: [], externalIds: [] };
  const [key = ""] = claimKeys(type, { ...claims, [field === "email" ? "emails" : "domains"]: [value] });
  return key;
}
