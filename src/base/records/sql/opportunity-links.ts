import type { Knex } from "knex";
import type { Actor } from "../../contract/caller.ts";
import type { Schemas } from "../../../../generated/services.js";
import { ORG_ID, run, sql } from "../../platform/sql/sql-text.ts";

/** The `contacts` field of a row of `opportunities`. */
export const CONTACTS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('contact_id', k.contact_id, 'role', k.role)
    ORDER BY k.position), '[]'::jsonb)
  FROM opportunity_contacts AS k
  WHERE k.org_id = ${ORG_ID} AND k.opportunity_id = opportunities.id)`;

const byCompany = (org: string, id: string): string =>
  `SELECT l.id FROM opportunities AS l WHERE l.org_id = ${org} AND l.company_id = ${id}`;

const byContact = (org: string, id: string): string =>
  `SELECT l.id FROM opportunities AS l WHERE l.org_id = ${org} AND l.primary_contact_id = ${id}
  UNION SELECT l.opportunity_id FROM opportunity_contacts AS l WHERE l.org_id = ${org} AND l.contact_id = ${id}`;

/**
 * Returns a subquery for the ids of a contact's opportunities, including deleted ones; `org` and `id` are SQL
 * expressions.
 */
export const contactIds = (org: string, id: string): string => `(${byContact(org, id)})`;

/**
 * Returns a subquery for the ids of a contact's or company's opportunities, including deleted ones: three index
 * lookups.
 */
export const linkedIds = (org: string, id: string): string => `(${byCompany(org, id)} UNION ${byContact(org, id)})`;

/**
 * Locks the opportunities of a contact or company, including deleted ones, in the order of their ids until the
 * transaction ends; returns the ids.
 */
export async function lockLinked(db: Knex, orgId: string, entityId: string): Promise<string[]> {
  const key = [orgId, entityId];
  const linked = sql(`SELECT id FROM ${linkedIds("?::uuid", "?::uuid")} AS linked`, ...key, ...key, ...key);
  const ids = (await run<{ id: string }>(db, linked)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const lock = "SELECT id FROM opportunities WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) ORDER BY id FOR UPDATE";
  return (await run<{ id: string }>(db, sql(lock, orgId, ids))).map(({ id }) => id);
}

/** Replaces the contacts of an opportunity, in this order. */
export async function writeContacts(
  db: Knex,
  { orgId, id }: { readonly orgId: string; readonly id: string },
  contacts: readonly Schemas["OpportunityContact"][],
): Promise<void> {
  const own = { org_id: orgId, opportunity_id: id };
  await db("opportunity_contacts").where(own).delete();
  if (contacts.length === 0) return;
  const rows = contacts.map(({ contact_id, role }, position) => ({ ...own, contact_id, role, position }));
  await db("opportunity_contacts").insert(rows);
}

/** Replaces references of opportunities to `fromId` by `toId`; null removes them. */
export async function replaceReferences(
  db: Knex,
  orgId: string,
  { fromId, toId, actor }: { readonly fromId: string; readonly toId: string | null; readonly actor: Actor },
): Promise<void> {
  const kept = `EXISTS (SELECT 1 FROM opportunity_contacts AS w
    WHERE w.org_id = ?::uuid AND w.opportunity_id = k.opportunity_id AND w.contact_id = ?::uuid)`;
  const own = "k.org_id = ?::uuid AND k.contact_id = ?::uuid";
  const counted = sql(
    `UPDATE opportunities SET version = version + 1, updated_at = now(), updated_by = ?::jsonb,
       company_id = CASE WHEN company_id = ?::uuid THEN ?::uuid ELSE company_id END,
       primary_contact_id = CASE WHEN primary_contact_id = ?::uuid THEN ?::uuid ELSE primary_contact_id END
     WHERE org_id = ?::uuid AND id IN ${linkedIds("?::uuid", "?::uuid")}`,
    JSON.stringify(actor),
    fromId,
    toId,
    fromId,
    toId,
    orgId,
    orgId,
    fromId,
    orgId,
    fromId,
    orgId,
    fromId,
  );
  await run(db, counted);
  if (toId === null) {
    await run(db, sql(`DELETE FROM opportunity_contacts AS k WHERE ${own}`, orgId, fromId));
    return;
  }
  await run(db, sql(`DELETE FROM opportunity_contacts AS k WHERE ${own} AND ${kept}`, orgId, fromId, orgId, toId));
  await run(db, sql(`UPDATE opportunity_contacts AS k SET contact_id = ?::uuid WHERE ${own}`, toId, orgId, fromId));
}
