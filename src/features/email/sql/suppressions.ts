import { withAsciiDomain } from "../../../base/contract/formats.ts";
import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import type { Actor } from "../../../base/contract/caller.ts";
import type { AddressHashes } from "../../../base/platform/hashed-address.ts";
import type { ListedReason } from "../rules/suppression.ts";
import { byText, equals, type ListOf, narrowBy } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { placeholders, run, sql } from "../../../base/platform/sql/sql-text.ts";
import { type PageRequest, readPage, type Rows } from "../../../base/records/sql/record-page.ts";

/** A suppressed address; `unsubscribed` applies to marketing only. */
export interface Suppression {
  readonly email: string;
  readonly reason: ListedReason;
}

/** A new entry of the suppression list. */
interface NewSuppression extends Suppression {
  readonly id: string;
  readonly created_by: Actor;
}

/** An entry of the suppression list in the form of the API. */
export interface SuppressionRecord extends NewSuppression {
  readonly created_at: string;
}

/** The fields of a contact that matter for e-mail. */
export interface EmailContact {
  readonly id: string;
  /** All addresses of the contact. */
  readonly emails: readonly string[];
  readonly email: string | null;
  readonly email_consent: string;
  readonly email_deliverability: string;
}

/**
 * The contacts are found by their ids: with OR, all contacts of the organization would be read. Addresses are values of
 * their own, because the planner knows their number then, and plans a named statement only once.
 */
const factsSql = (listed: string, addresses: string): string => `SELECT s.email, s.reason, NULL::jsonb AS contact
    FROM email_suppressions AS s WHERE s.org_id = ?::uuid AND s.email IN (${listed})
  UNION ALL SELECT NULL, NULL, jsonb_build_object('id', e.id, 'email', e.email, 'email_consent', e.email_consent,
      'email_deliverability', e.email_deliverability, 'emails', array_remove(array_prepend(e.email, e.additional_emails), NULL))
    FROM entities AS e
    WHERE e.org_id = ?::uuid AND e.entity_type = 'contact' AND e.deleted_at IS NULL AND e.id = ANY (
      ?::uuid[] || ARRAY(SELECT k.entity_id FROM entity_emails AS k WHERE k.org_id = ?::uuid AND k.email IN (${addresses})))`;
/** The addresses and the hashes that stay of erased people, and the address of each. */
function withHashes(hashes: AddressHashes, orgId: string, emails: readonly string[]) {
  const pairs = emails.flatMap((email) => hashes.forms(orgId, email).map((form) => [form, email] as const));
  const emailByHash = new Map(pairs);
  const all = [...emails, ...emailByHash.keys()];
  return { all, emailOf: (email: string): string => emailByHash.get(email) ?? email };
}

/** Statements for more addresses than this are planned each time. */
const MAX_NAMED = 5;

/** Queries on suppressions. */
export function suppressionRepository(db: Knex, hashes: AddressHashes) {
  return {
    /** Entries of the suppression list for these addresses. */
    async among(orgId: string, emails: readonly string[]): Promise<Suppression[]> {
      const { all, emailOf } = withHashes(hashes, orgId, emails);
      const rows = db("email_suppressions").where({ org_id: orgId }).whereIn("email", all);
      const found = await rows.select<Suppression[]>("email", "reason");
      return found.map(({ email, reason }) => ({ email: emailOf(email), reason }));
    },
    /** Live contacts with one of these ids or addresses. */
    async contactsOf(
      orgId: string,
      { ids, emails }: { readonly ids: readonly string[]; readonly emails: readonly string[] },
    ): Promise<EmailContact[]> {
      const byAddress = db("entity_emails").where({ org_id: orgId }).whereIn("email", emails).select("entity_id");
      return await db("entities")
        .where({ org_id: orgId, entity_type: "contact" })
        .whereNull("deleted_at")
        .where((either) => void either.whereIn("id", ids).orWhereIn("id", byAddress))
        .select<EmailContact[]>(
          "id",
          "email",
          "email_consent",
          "email_deliverability",
          db.raw("array_remove(array_prepend(email, additional_emails), NULL) AS emails"),
        );
    },
    /** Adds an address to the list; false if it is there for this reason. */
    async add(orgId: string, suppression: NewSuppression): Promise<boolean> {
      const row = { org_id: orgId, ...suppression };
      const added: unknown[] = await db("email_suppressions").insert(row).onConflict().ignore().returning("email");
      return added.length > 0;
    },
    /** Removes an address from the list for one reason. */
    async lift(orgId: string, { email, reason }: Suppression): Promise<void> {
      const { all } = withHashes(hashes, orgId, [email]);
      await db("email_suppressions").where({ org_id: orgId, reason }).whereIn("email", all).delete();
    },
    /** Replaces addresses on the list by their hashes; returns how many there were. */
    async hash(orgId: string, emails: readonly string[], by: Actor): Promise<number> {
      let count = 0;
      for (const email of emails) {
        const hash = hashes.keyed(orgId, email);
        const rows = db("email_suppressions").where({ org_id: orgId, email });
        const gone = await rows
          .delete()
          .returning<{ id: string; reason: string; created_at: Date }[]>(["id", "reason", "created_at"]);
        for (const row of gone)
          await db("email_suppressions")
            .insert({ ...row, org_id: orgId, email: hash, created_by: JSON.stringify(by) })
            .onConflict()
            .ignore();
        count += gone.length;
      }
      return count;
    },
    ...suppressionList(db, hashes),
    ...suppressionFacts(db, hashes),
    ...softBounces(db),
  };
}

/** The entries by which the service decides whether an address may receive a message. */
function suppressionFacts(db: Knex, hashes: AddressHashes) {
  return {
    /** Entries of the list for these addresses, and live contacts with one of these ids or addresses. */
    async factsOf(
      orgId: string,
      { ids, emails }: { readonly ids: readonly string[]; readonly emails: readonly string[] },
    ): Promise<{ readonly list: Suppression[]; readonly contacts: EmailContact[] }> {
      if (emails.length === 0) return { list: [], contacts: [] };
      const { all, emailOf } = withHashes(hashes, orgId, emails);
      const text = factsSql(placeholders(all.length), placeholders(emails.length));
      const statement = sql(text, orgId, ...all, orgId, ids, orgId, ...emails);
      const name =
        emails.length <= MAX_NAMED ? `suppressions.facts.${String(emails.length)}.${String(all.length)}` : undefined;
      const rows = await run<{ contact: EmailContact | null } & Suppression>(db, statement, name);
      return {
        list: rows.flatMap(({ contact, email, reason }) =>
          contact === null ? [{ email: emailOf(email), reason }] : [],
        ),
        contacts: rows.flatMap(({ contact }) => contact ?? []),
      };
    },
  };
}

const readColumns = recordColumns("Suppression");

const listTable = (hashes: AddressHashes): ListOf<"suppressions.list"> => ({
  filters: {
    q: (query, text) => void query.whereRaw("strpos(email, ?) > 0", [withAsciiDomain(text).toLowerCase()]),
    email: (query, email, orgId) => void query.whereIn("email", withHashes(hashes, orgId, [email.toLowerCase()]).all),
    reason: equals("reason"),
  },
  sort: { email: byText("email") },
});

/** Queries of the suppression list for the API. */
function suppressionList(db: Knex, hashes: AddressHashes) {
  const columns = readColumns(db);
  const rows = (orgId: string): Knex.QueryBuilder => db("email_suppressions").where({ org_id: orgId });
  return {
    list: (
      orgId: string,
      filters: ListFilters["suppressions.list"],
      request: PageRequest,
    ): Promise<Rows<SuppressionRecord>> => {
      const { filters: conditions, sort } = listTable(hashes);
      const narrowed = (): Knex.QueryBuilder => narrowBy(rows(orgId), conditions, filters, orgId);
      return readPage<SuppressionRecord>({ db, columns, rows: narrowed, sort }, request);
    },
    async find(orgId: string, { email, reason }: Suppression): Promise<SuppressionRecord | null> {
      const row: SuppressionRecord | undefined = await rows(orgId)
        .where({ email, reason })
        .first(...columns);
      return row ?? null;
    },
    /** Removes an entry; null if it does not exist. */
    async remove(orgId: string, id: string): Promise<SuppressionRecord | null> {
      const removed: SuppressionRecord[] = await rows(orgId)
        .where({ id })
        .delete()
        .returning([...columns]);
      return removed[0] ?? null;
    },
  };
}

const SOFT_BOUNCE_TTL = 30 * 24 * 3_600_000;
/** Restarts the count after 30 days without a soft bounce. */
const COUNT = `
INSERT INTO email_soft_bounces AS b (org_id, email, count, last_at) VALUES (?, ?, 1, ?)
ON CONFLICT (org_id, email) DO UPDATE SET last_at = excluded.last_at,
  count = CASE WHEN b.last_at < ?::timestamptz THEN 1 ELSE least(b.count + 1, 1000) END
RETURNING count`;

function softBounces(db: Knex) {
  return {
    /** Counts a soft bounce and returns the count of the address. */
    async countSoftBounce(orgId: string, email: string): Promise<number> {
      const now = Date.now();
      const [at, expired] = [now, now - SOFT_BOUNCE_TTL].map((time) => new Date(time).toISOString());
      const [row] = await run<{ count: number }>(db, sql(COUNT, orgId, email, at, expired));
      return row?.count ?? 0;
    },
    async deleteSoftBounces(orgId: string, email: string): Promise<void> {
      await db("email_soft_bounces").where({ org_id: orgId, email }).delete();
    },
  };
}

/** A hash of an erased person's address on the suppression list. */
export interface StoredHash {
  readonly org_id: string;
  readonly id: string;
  readonly email: string;
  readonly reason: string;
}

/** The index of these rows has the first condition. */
const PAGE = `SELECT org_id, id, email, reason FROM email_suppressions
  WHERE email LIKE '%forgotten.invalid' AND email LIKE ? AND id > ?::uuid ORDER BY id LIMIT ?`;

const REPLACE = `UPDATE email_suppressions SET email = ? WHERE org_id = ?::uuid AND email = ? AND reason = ? AND NOT EXISTS (
  SELECT 1 FROM email_suppressions AS s WHERE s.org_id = ?::uuid AND s.email = ? AND s.reason = ?)`;

/** Queries on the hashes of erased people's addresses, of all organizations. */
export function addressHashRepository(db: Knex) {
  return {
    /** Returns up to `limit` hashes with or without a key, ordered by id; `after` is the last id of the previous page. */
    async page(form: "keyed" | "plain", after: string, limit: number): Promise<StoredHash[]> {
      const domain = form === "keyed" ? "%@keyed.forgotten.invalid" : "%@forgotten.invalid";
      return await run<StoredHash>(db, sql(PAGE, domain, after, limit));
    },
    /** Replaces a hash by another form of it, which may be on the list already. */
    async replace({ org_id, email, reason }: StoredHash, renewed: string): Promise<void> {
      await run(db, sql(REPLACE, renewed, org_id, email, reason, org_id, renewed, reason));
      await db("email_suppressions").where({ org_id, email, reason }).delete();
    },
    async delete({ org_id, email, reason }: StoredHash): Promise<void> {
      await db("email_suppressions").where({ org_id, email, reason }).delete();
    },
  };
}
