import { linguistic } from "../../../base/records/sql/sort-order.ts";
import type { Knex } from "knex";
import type { Schemas } from "../../../../generated/services.js";
import type { Actor } from "../../../base/contract/caller.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";
import type { TopicFacts } from "../rules/suppression.ts";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";

/** Whether an address receives a topic. */
export type SubscriptionStatus = Schemas["SubscriptionStatus"];

/** The choice of an address for one topic. */
export interface NewSubscription {
  readonly email: string;
  readonly topic_id: string;
  readonly status: SubscriptionStatus;
  readonly source: Schemas["SubscriptionSource"];
  readonly note: string | null;
  readonly changed_by: Actor;
}

/** A live topic, with the choice of one address. */
export interface AddressTopic extends TopicFacts {
  readonly id: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly name_fr: string | null;
  readonly description: string | null;
  readonly description_en: string | null;
  readonly description_fr: string | null;
  readonly is_public: boolean;
  readonly source: Schemas["SubscriptionSource"] | null;
  readonly note: string | null;
  readonly changed_at: string | null;
  readonly changed_by: Actor | null;
  readonly consented_at: string | null;
  readonly consent_source: Schemas["SubscriptionSource"] | null;
  readonly consent_note: string | null;
}

/** An address, with its choice for a topic. */
interface AddressFacts extends TopicFacts {
  readonly email: string;
}

/** Whether another address of the contact with the address `a.email` unsubscribed from the topic `t.id`. */
const ELSEWHERE = `EXISTS (
  SELECT 1 FROM entity_emails AS m JOIN entity_emails AS o ON o.org_id = m.org_id AND o.entity_id = m.entity_id
  JOIN topic_subscriptions AS x ON x.org_id = o.org_id AND x.email = o.email AND x.topic_id = t.id
  WHERE m.org_id = ?::uuid AND m.email = a.email AND o.email <> a.email AND x.status = 'unsubscribed')
  AS "unsubscribedElsewhere"`;

const FACTS = `s.status AS own, t.opt_in_required AS "optInRequired", ${ELSEWHERE}`;

/** A deleted topic still has a say: campaigns that were scheduled before are still sent. */
const OF_TOPIC = `
SELECT a.email, ${FACTS} FROM topics AS t CROSS JOIN unnest(?::text[]) AS a (email)
LEFT JOIN topic_subscriptions AS s ON s.org_id = t.org_id AND s.topic_id = t.id AND s.email = a.email
WHERE t.org_id = ?::uuid AND t.id = ?::uuid`;

const OF_ADDRESS = `
SELECT t.id, t.name, t.name_en, t.name_fr, t.description, t.description_en, t.description_fr, t.is_public,
  s.source, s.note, s.changed_at, s.changed_by, s.consented_at, s.consent_source, s.consent_note, ${FACTS}
FROM topics AS t CROSS JOIN (SELECT ?::text AS email) AS a
LEFT JOIN topic_subscriptions AS s ON s.org_id = t.org_id AND s.topic_id = t.id AND s.email = a.email
WHERE t.org_id = ?::uuid AND t.deleted_at IS NULL ORDER BY t.position, ${linguistic("t.name")}, t.id`;

/** Consent is kept after unsubscribing, as evidence for the messages that were sent before. */
const CHOOSE = `
INSERT INTO topic_subscriptions AS s (org_id, email, topic_id, status, source, note, changed_at, changed_by,
  consented_at, consent_source, consent_note)
SELECT ?::uuid, n.email, n.topic_id, n.status, n.source, n.note, now(), n.changed_by,
  CASE n.status WHEN 'subscribed' THEN now() END, CASE n.status WHEN 'subscribed' THEN n.source END,
  CASE n.status WHEN 'subscribed' THEN n.note END
FROM jsonb_to_record(?::jsonb) AS n (email text, topic_id uuid, status text, source text, note text, changed_by jsonb)
ON CONFLICT (org_id, email, topic_id) DO UPDATE SET status = excluded.status, source = excluded.source,
  note = excluded.note, changed_at = excluded.changed_at, changed_by = excluded.changed_by,
  consented_at = coalesce(excluded.consented_at, s.consented_at),
  consent_source = CASE excluded.status WHEN 'subscribed' THEN excluded.consent_source ELSE s.consent_source END,
  consent_note = CASE excluded.status WHEN 'subscribed' THEN excluded.consent_note ELSE s.consent_note END
WHERE s.status <> excluded.status RETURNING s.email`;

/** Queries on the subscriptions of addresses to topics. */
export function topicSubscriptionRepository(db: Knex) {
  return {
    /** The choices of these addresses for a topic, which may be deleted. */
    async ofTopic(orgId: string, topicId: string, emails: readonly string[]): Promise<AddressFacts[]> {
      return await run<AddressFacts>(db, sql(OF_TOPIC, orgId, [...emails], orgId, topicId));
    },
    /** All live topics for one address, in the order in which visitors see them. */
    async ofAddress(orgId: string, email: string): Promise<AddressTopic[]> {
      return await run<AddressTopic>(db, sql(OF_ADDRESS, orgId, email, orgId));
    },
    /** Stores a choice; false if the address had made the same. */
    async choose(orgId: string, choice: NewSubscription): Promise<boolean> {
      return (await run(db, sql(CHOOSE, orgId, JSON.stringify(choice)))).length > 0;
    },
    /** Returns the number of live topics. No topic can be added or restored until the transaction ends. */
    async lockCount(orgId: string): Promise<number> {
      await lockName(db, `topics ${orgId}`);
      const live = db("topics").where({ org_id: orgId }).whereNull("deleted_at");
      return (await live.select("id")).length;
    },
  };
}
