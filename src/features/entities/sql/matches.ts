import { crc32 } from "node:zlib";
import type { Knex } from "knex";
import type { UniqueValues, EntityRecord, EntityType } from "../../../base/records/rules/entity.ts";
import { claimKeys, externalKey, nameKey } from "../rules/import-keys.ts";
import { selectLists, toRecord } from "../../../base/records/sql/entity-columns.ts";
import { join, placeholders, run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";

/** The lookups for many rows of a file. */
interface ClaimLookup {
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

const EMAIL_OWNERS = `SELECT 'email' AS field, email AS value, NULL AS namespace, entity_id AS id FROM entity_emails
  WHERE org_id = ?::uuid AND email`;
const DOMAIN_OWNERS = `SELECT 'domain' AS field, domain AS value, NULL AS namespace, entity_id AS id FROM entity_domains
  WHERE org_id = ?::uuid AND domain = ANY (?::text[])`;
const EXTERNAL_ID_OWNERS = `SELECT 'external' AS field, x.external_id AS value, x.namespace, x.entity_id AS id
  FROM unnest(?::text[], ?::text[]) AS w (n, v)
  JOIN entity_external_ids AS x ON x.org_id = ?::uuid AND x.entity_type = ? AND x.namespace = w.n AND x.external_id = w.v`;
/** Not `entity_type = 'company'`: the planner would choose an index of all companies. */
const NAME_OWNERS = `SELECT 'name' AS field, c.search_name AS value, NULL AS namespace, c.id FROM (
  SELECT DISTINCT ON (search_name) search_name, id FROM entities
  WHERE org_id = ?::uuid AND search_name = ANY (?::text[]) AND entity_type <> 'contact' AND deleted_at IS NULL
  ORDER BY search_name, id) AS c`;

const REFERENCES = `SELECT id FROM users WHERE org_id = ?::uuid AND id = ANY (?::uuid[])
  UNION ALL SELECT id FROM entities
  WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) AND entity_type = 'company' AND deleted_at IS NULL`;

/** Looks up records for many rows of a file in a few statements. */
export function entityMatches(db: Knex) {
  return {
    /** Returns the owners of the rows' unique values, by key; for companies with the same name, the oldest. */
    async claimOwners(orgId: string, lookup: ClaimLookup): Promise<Map<string, string>> {
      const parts = ownerParts(orgId, lookup);
      if (parts.length === 0) return new Map();
      const statement = join(parts, " UNION ALL ");
      const rows = await run<Match>(db, statement, `entities.owners.${String(crc32(statement.text))}`);
      return new Map(rows.map((match) => [keyOf(lookup.type, match), match.id]));
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

/** One query for each kind of value that is looked up. Planning the others would cost more than the lookup. */
function ownerParts(orgId: string, { type, claims, companyNames, companyDomains }: ClaimLookup): SqlText[] {
  const { emails, externalIds } = claims;
  const domains = [...new Set([...claims.domains, ...companyDomains])];
  const namespaces = externalIds.map(([namespace]) => namespace);
  const ids = externalIds.map(([, id]) => id);
  return [
    ...emailOwners(orgId, emails),
    ...(domains.length > 0 ? [sql(DOMAIN_OWNERS, orgId, domains)] : []),
    ...(ids.length > 0 ? [sql(EXTERNAL_ID_OWNERS, namespaces, ids, orgId, type)] : []),
    ...(companyNames.length > 0 ? [sql(NAME_OWNERS, orgId, companyNames)] : []),
  ];
}

/** An array is planned each time, because its length is not known; a few addresses are values of their own. */
const MAX_VALUES = 5;

function emailOwners(orgId: string, emails: readonly string[]): SqlText[] {
  if (emails.length === 0) return [];
  if (emails.length > MAX_VALUES) return [sql(`${EMAIL_OWNERS} = ANY (?::text[])`, orgId, emails)];
  return [sql(`${EMAIL_OWNERS} IN (${placeholders(emails.length)})`, orgId, ...emails)];
}

function keyOf(type: EntityType, { field, value, namespace }: Match): string {
  if (field === "external") return externalKey(type, namespace ?? "", value);
  if (field === "name") return nameKey(value);
  const claims = { emails: [], domains: [], externalIds: [] };
  const [key = ""] = claimKeys(type, { ...claims, [field === "email" ? "emails" : "domains"]: [value] });
  return key;
}
