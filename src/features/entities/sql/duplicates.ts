import type { Knex } from "knex";
import { mailboxOf, phoneKey, hostOf, type Traits } from "../rules/duplicates.ts";
import type { EntityRecord, EntityType } from "../../../base/records/rules/entity.ts";
import { searchColumns } from "../../../base/platform/rules/text.ts";
import { selectLists } from "../../../base/records/sql/entity-columns.ts";
import { join, run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";

/** A record with its comparison values. */
export interface ComparedRecord {
  readonly id: string;
  readonly traits: Traits;
}

/** A key that several live records share. */
export interface SharedKey {
  readonly key: string;
  readonly count: number;
}

/** The fields by which groups of live records are found, in order of significance. */
export type GroupField = "email" | "phone" | "mobile" | "domain" | "name";

/** The fields of a stored record, or of one that is only compared. */
type Values = Readonly<Record<string, unknown>>;

/** Maximum number of records compared per key, so that the cost does not depend on how common a value is. */
const MAX_COMPARED = 50;

/** A record's comparison values, and the records that share a key with it. */
interface SimilarRecords {
  readonly own: Traits;
  readonly others: readonly ComparedRecord[];
}

/** Creates the statements that find duplicates. */
export function entityDuplicates(db: Knex) {
  return {
    /** Returns the comparison values of a record, and those of stored records that share a key with it. */
    async findSimilar(orgId: string, type: EntityType, values: Values): Promise<SimilarRecords> {
      const [row] = await run<NameRow>(db, nameSql(type, searchColumns(values).search_name), "entities.name_sound");
      const own = traitsOf({ ...values, entity_type: type, plain: row?.plain ?? "", name_key: row?.name_key ?? null });
      const pieces = lookups(orgId, own);
      if (pieces.length === 0) return { own, others: [] };
      const found = join(pieces, " UNION ");
      const text = `SELECT ${TRAITS} FROM (${found.text}) AS f JOIN entities AS e ON e.org_id = ?::uuid AND e.id = f.id
        WHERE e.entity_type = ? AND e.deleted_at IS NULL`;
      const rows = await run<TraitsRow>(db, sql(text, ...found.bindings, orgId, type));
      return { own, others: rows.map((one) => ({ id: one.id, traits: traitsOf(one) })) };
    },
    /** Returns a slice of the keys that more than one live record has, in order. */
    async sharedKeys(orgId: string, source: KeySource, { offset, limit }: Slice): Promise<SharedKey[]> {
      const { text, bindings } = sharedSql(orgId, source);
      return await run<SharedKey>(db, sql(`${text} ORDER BY 1 LIMIT ? OFFSET ?`, ...bindings, limit, offset));
    },
    /** Returns the number of such keys. */
    async countSharedKeys(orgId: string, source: KeySource): Promise<number> {
      const { text, bindings } = sharedSql(orgId, source);
      const count = sql(`SELECT count(*)::int AS n FROM (${text}) AS k`, ...bindings);
      return (await run<{ n: number }>(db, count))[0]?.n ?? 0;
    },
    /** Returns the live records with a key. */
    async recordsWithKey(
      orgId: string,
      source: KeySource,
      { key, limit }: { key: string; limit: number },
    ): Promise<ComparedRecord[]> {
      const ids = membersSql(orgId, source, key);
      const text = `SELECT ${TRAITS} FROM (${ids.text} LIMIT ?) AS f JOIN entities AS e ON e.org_id = ?::uuid AND e.id = f.id
        WHERE e.deleted_at IS NULL ORDER BY e.id`;
      const rows = await run<TraitsRow>(db, sql(text, ...ids.bindings, limit, orgId));
      return rows.map((one) => ({ id: one.id, traits: traitsOf(one) }));
    },
    /** Returns live records of a kind by their ids, in any order. */
    async liveByIds(orgId: string, type: EntityType, ids: readonly string[]): Promise<EntityRecord[]> {
      const text = `SELECT ${selectLists[type]} FROM entities AS e
        WHERE e.org_id = ?::uuid AND e.id = ANY (?::uuid[]) AND e.entity_type = ? AND e.deleted_at IS NULL`;
      return await run<EntityRecord>(db, sql(text, orgId, ids, type), `entities.live.${type}`);
    },
  };
}

/** The kind of record and the field whose shared keys are searched. */
export interface KeySource {
  readonly type: EntityType;
  readonly field: GroupField;
}

interface Slice {
  readonly offset: number;
  readonly limit: number;
}

interface NameRow {
  readonly plain: string;
  readonly name_key: string | null;
}

interface TraitsRow extends NameRow {
  readonly id: string;
  readonly entity_type: EntityType;
  readonly [field: string]: unknown;
}

/** For contacts, the name as it is: the comparison needs no further normalization. */
const PLAIN = "CASE WHEN e.entity_type = 'company' THEN plain_name('company', e.search_name) ELSE e.search_name END";

const TRAITS = `e.id, e.entity_type, e.email, e.additional_emails, e.phone, e.mobile, e.domain, e.additional_domains,
  e.website, e.company_id, ${PLAIN} AS plain, e.name_key`;

function nameSql(type: EntityType, name: string): SqlText {
  return sql("SELECT plain_name(?, ?) AS plain, name_sound(?, ?) AS name_key", type, name, type, name);
}

function traitsOf(row: Values & NameRow & { readonly entity_type: EntityType }): Traits {
  const contact = row.entity_type === "contact";
  const list = (...names: readonly string[]): string[] =>
    names.flatMap((name) => (row[name] ?? []) as string | readonly string[]);
  return {
    entity_type: row.entity_type,
    name: plainWords(row.plain),
    sound: row.name_key,
    emails: contact ? list("email", "additional_emails") : [],
    phones: list("phone", "mobile"),
    sites: contact ? [] : list("domain", "additional_domains", "website").map(hostOf),
    company_id: contact ? ((row["company_id"] ?? null) as string | null) : null,
  };
}

/** Same as plain_name() in the database. */
const plainWords = (name: string): string =>
  name
    .replace(/[.'’]/g, "")
    .replace(/[,\-&/()_"+ ]+/g, " ")
    .trim();

/** Returns one query for each key that records can share; each selects ids. */
function lookups(orgId: string, { entity_type, sound, emails, phones, sites }: Traits): SqlText[] {
  const live = "deleted_at IS NULL";
  const numbers = phones.map(phoneKey);
  const pieces: SqlText[] = [];
  const add = (text: string, ...bindings: readonly unknown[]): void => {
    pieces.push(sql(`(SELECT ${text} LIMIT ${String(MAX_COMPARED)})`, ...bindings));
  };
  for (const rows of emails.length > 0 ? [OWN_MAILBOX, OTHER_MAILBOX] : []) add(rows, orgId, emails.map(mailboxOf));
  if (numbers.length > 0) {
    const phone = `id FROM entities WHERE org_id = ?::uuid AND entity_type = ? AND phone IS NOT NULL AND ${live} AND right(phone, 9) = ANY (?)`;
    add(phone, orgId, entity_type, numbers);
    const mobile = `id FROM entities WHERE org_id = ?::uuid AND mobile IS NOT NULL AND ${live} AND right(mobile, 9) = ANY (?)`;
    if (entity_type === "contact") add(mobile, orgId, numbers);
  }
  if (sites.length > 0) {
    const domains = sites.flatMap((site) => [site, `www.${site}`]);
    add("entity_id AS id FROM entity_domains WHERE org_id = ?::uuid AND domain = ANY (?)", orgId, domains);
    add(
      `id FROM entities WHERE org_id = ?::uuid AND entity_type = 'company' AND website IS NOT NULL AND ${live} AND ${SITE} = ANY (?)`,
      orgId,
      sites,
    );
  }
  if (sound !== null) {
    add(
      `id FROM entities WHERE org_id = ?::uuid AND entity_type = ? AND name_key = ? AND ${live}`,
      orgId,
      entity_type,
      sound,
    );
  }
  return pieces;
}

/** Most addresses are their mailbox: the index of mailboxes contains only the others. */
const OTHER = "mailbox <> email";
const OWN_MAILBOX = "entity_id AS id FROM entity_emails WHERE org_id = ?::uuid AND email = ANY (?)";
const OTHER_MAILBOX = `entity_id AS id FROM entity_emails WHERE org_id = ?::uuid AND mailbox = ANY (?) AND ${OTHER}`;

/** Same expression as in the index. */
const SITE = "substring(regexp_replace(lower(website), '^https{0,1}://(www[.]){0,1}', '') FROM '^[^/:#]+')";

const FIELDS: Readonly<Record<Exclude<GroupField, "email">, { readonly key: string; readonly rows: string }>> = {
  phone: {
    key: "right(phone, 9)",
    rows: "entities WHERE org_id = ?::uuid AND entity_type = TYPE AND phone IS NOT NULL",
  },
  mobile: { key: "right(mobile, 9)", rows: "entities WHERE org_id = ?::uuid AND mobile IS NOT NULL" },
  domain: {
    key: SITE,
    rows: "entities WHERE org_id = ?::uuid AND entity_type = 'company' AND website IS NOT NULL",
  },
  name: {
    key: "name_key",
    rows: "entities WHERE org_id = ?::uuid AND entity_type = TYPE AND name_key IS NOT NULL",
  },
};

function rowsOf(type: EntityType, { rows }: { readonly rows: string }): string {
  return `${rows.replace("TYPE", type === "contact" ? "'contact'" : "'company'")} AND deleted_at IS NULL`;
}

/**
 * An address is unique, so several records share a mailbox only if at least one of their addresses is another one. A
 * contact with two addresses of one mailbox is counted twice; this is corrected when the members are read.
 */
const SHARED_MAILBOXES = `SELECT o.mailbox AS key, (o.n + count(p.email))::int AS count
  FROM (SELECT mailbox, count(*) AS n FROM entity_emails WHERE org_id = ?::uuid AND ${OTHER} GROUP BY 1) AS o
  LEFT JOIN entity_emails AS p ON p.org_id = ?::uuid AND p.email = o.mailbox
  GROUP BY o.mailbox, o.n HAVING o.n + count(p.email) > 1`;

function sharedSql(orgId: string, { type, field }: KeySource): SqlText {
  if (field === "email") return sql(SHARED_MAILBOXES, orgId, orgId);
  const { key, ...source } = FIELDS[field];
  return sql(
    `SELECT ${key} AS key, count(*)::int AS count FROM ${rowsOf(type, source)} GROUP BY 1 HAVING count(*) > 1`,
    orgId,
  );
}

const WITH_MAILBOX = `SELECT DISTINCT m.id FROM (
  SELECT entity_id AS id FROM entity_emails WHERE org_id = ?::uuid AND email = ?
  UNION ALL SELECT entity_id FROM entity_emails WHERE org_id = ?::uuid AND mailbox = ? AND ${OTHER}) AS m`;

function membersSql(orgId: string, { type, field }: KeySource, value: string): SqlText {
  if (field === "email") return sql(WITH_MAILBOX, orgId, value, orgId, value);
  const { key, ...source } = FIELDS[field];
  return sql(`SELECT id FROM ${rowsOf(type, source)} AND ${key} = ?`, orgId, value);
}
