import type { EntityRecord } from "../../../base/records/rules/entity.ts";
import { sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";

/**
 * Returns the statement after a contact's addresses changed: the new addresses are unsubscribed from the topics that the
 * former ones were unsubscribed from, because the person is the same.
 */
export function keepUnsubscribesSql(orgId: string, former: readonly string[], added: readonly string[]): SqlText[] {
  if (former.length === 0 || added.length === 0) return [];
  const text = `INSERT INTO topic_subscriptions (org_id, email, topic_id, status, source, note, changed_at, changed_by)
    SELECT k.org_id, v, k.topic_id, k.status, k.source, k.note, k.changed_at, k.changed_by
    FROM e, topic_subscriptions AS k, unnest(?::text[]) AS v
    WHERE k.org_id = ?::uuid AND k.email = ANY (?::text[]) AND k.status = 'unsubscribed' AND e.entity_type = 'contact'
    ON CONFLICT (org_id, email, topic_id) DO NOTHING`;
  return [sql(text, added, orgId, former)];
}

/** Returns the statement that deletes the choices of a purged contact, except at addresses that another one has. */
export function forgetChoicesSql(orgId: string, { email, additional_emails: others }: EntityRecord): SqlText {
  const all: readonly unknown[] = Array.isArray(others) ? [email, ...(others as readonly unknown[])] : [email];
  const emails = all.filter((one) => typeof one === "string");
  const text = `DELETE FROM topic_subscriptions AS k USING e
    WHERE k.org_id = ?::uuid AND e.entity_type = 'contact' AND k.email = ANY (?::text[]) AND NOT EXISTS (
      SELECT 1 FROM entity_emails AS o WHERE o.org_id = ?::uuid AND o.email = k.email AND o.entity_id <> e.id)`;
  return sql(text, orgId, emails, orgId);
}
