import type { Schemas } from "../../../../generated/services.js";
import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, type ListOf, narrowBy } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { type PageRequest, readPage } from "../../../base/records/sql/record-page.ts";
import { run, sql, ORG_ID } from "../../../base/platform/sql/sql-text.ts";
import type { Actor } from "../../../base/contract/caller.ts";
import type { Mailbox } from "../../../base/mail/rules/mailbox.ts";
import type { CampaignRecipientKey } from "../../../base/contract/recipient-links.ts";

/** A recipient of a campaign. */
export type CampaignRecipient = Schemas["CampaignRecipient"];

/** A new recipient. */
export type NewRecipient = Pick<CampaignRecipient, "id" | "email" | "name" | "contact_id" | "status" | "reason">;

/** The campaign and the filters of a list of recipients. */
type RecipientsOf = ListFilters["campaigns.recipients"] & {
  readonly campaign_id: string;
  /** No further messages will be sent. */
  readonly over: boolean;
};

/** Values of a contact for the texts of a campaign. */
export interface ContactValues {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly full_name: string | null;
  readonly job_title: string | null;
  readonly department: string | null;
  readonly company_name: string | null;
  /** A BCP 47 tag. */
  readonly locale: string | null;
}

const readColumns = recordColumns("CampaignRecipient");

const sort = { email: byText("email") } satisfies ListOf<"campaigns.recipients">["sort"];

/** If the campaign is over, `queued` counts as `cancelled`. */
const filtersFor = (over: boolean): ListOf<"campaigns.recipients">["filters"] => ({
  status(query, status) {
    if (over && status === "queued") void query.whereRaw("false");
    else void query.whereIn("status", over && status === "cancelled" ? ["cancelled", "queued"] : [status]);
  },
});

const VALUES = [
  "m.email",
  "e.first_name",
  "e.last_name",
  "e.full_name",
  "e.job_title",
  "e.department",
  "e.locale",
  "c.name AS company_name",
];

/** Queries on the recipients of campaigns. */
export function campaignRecipientRepository(db: Knex) {
  return {
    /** One page of recipients. */
    page: (orgId: string, { campaign_id, over, ...filters }: RecipientsOf, request: PageRequest) => {
      const rows = (): Knex.QueryBuilder =>
        narrowBy(db("campaign_recipients").where({ org_id: orgId, campaign_id }), filtersFor(over), filters, orgId);
      return readPage<CampaignRecipient>({ db, columns: readColumns(db), rows, sort }, request);
    },
    /** Adds recipients with new addresses, and counts them. */
    async add(orgId: string, campaignId: string, recipients: readonly NewRecipient[]): Promise<void> {
      const text = `WITH added AS (
          INSERT INTO campaign_recipients (org_id, campaign_id, id, email, name, contact_id, status, reason, created_at)
          SELECT ?::uuid, ?::uuid, r.id, r.email, r.name, r.contact_id, r.status, r.reason, now()
          FROM jsonb_to_recordset(?::jsonb) AS r (id uuid, email text, name text, contact_id uuid, status text, reason text)
          ON CONFLICT (org_id, campaign_id, email) DO NOTHING RETURNING status)
        INSERT INTO campaign_counts AS c (org_id, campaign_id, shard, recipients, suppressed)
        SELECT ?::uuid, ?::uuid, 0, count(*), count(*) FILTER (WHERE status = 'suppressed') FROM added
        ON CONFLICT (org_id, campaign_id, shard) DO UPDATE
        SET recipients = c.recipients + excluded.recipients, suppressed = c.suppressed + excluded.suppressed`;
      await run(db, sql(text, orgId, campaignId, JSON.stringify(recipients), orgId, campaignId));
    },
    /** Values of the contacts with these addresses. */
    async valuesOf(orgId: string, emails: readonly string[]): Promise<ContactValues[]> {
      return await db("entity_emails AS m")
        .join("entities AS e", (on) => void on.on("e.org_id", "m.org_id").on("e.id", "m.entity_id"))
        .leftJoin("entities AS c", (on) => void on.on("c.org_id", "e.org_id").on("c.id", "e.company_id"))
        .where("m.org_id", orgId)
        .whereIn("m.email", [...emails])
        .select<ContactValues[]>(...VALUES);
    },
  };
}

/** A claimed recipient. */
export type DueRecipient = Pick<CampaignRecipient, "id" | "email" | "name" | "contact_id" | "reason">;

/** The result of a message. */
export interface CampaignOutcome {
  readonly id: string;
  readonly status: "queued" | "sent" | "bounced" | "suppressed" | "failed";
  readonly reason: string | null;
}

/** Position and size of the next batch. */
interface BatchPosition {
  /** Id of the last recipient; null: from the beginning. */
  readonly after: string | null;
  readonly limit: number;
}

/** Recipients that a killed process left as `sending` come first. */
const CLAIM = `
UPDATE campaign_recipients AS r SET status = 'sending'
FROM (
  (SELECT id FROM campaign_recipients WHERE org_id = :org AND campaign_id = :campaign AND status = 'sending'
    ORDER BY id LIMIT :limit)
  UNION ALL
  (SELECT id FROM campaign_recipients WHERE org_id = :org AND campaign_id = :campaign AND status = 'queued'
    AND (CAST(:after AS uuid) IS NULL OR id > CAST(:after AS uuid)) ORDER BY id LIMIT :limit)
  LIMIT :limit) AS due
WHERE r.org_id = :org AND r.campaign_id = :campaign AND r.id = due.id
RETURNING r.id, r.email, r.name, r.contact_id, r.reason`;

/** Only recipients in `sending` are updated: a final result does not change and is counted once. */
const RECORD_OUTCOMES = `
WITH noted AS (
  UPDATE campaign_recipients AS r SET status = o.status, reason = o.reason,
    sent_at = CASE WHEN o.status = 'sent' THEN ?::timestamptz ELSE r.sent_at END
  FROM jsonb_to_recordset(?::jsonb) AS o (id uuid, status text, reason text)
  WHERE r.org_id = ?::uuid AND r.campaign_id = ?::uuid AND r.id = o.id AND r.status = 'sending'
  RETURNING r.id, r.status)
INSERT INTO campaign_counts AS c (org_id, campaign_id, shard, sent, failed, suppressed, bounces)
SELECT ?::uuid, ?::uuid, get_byte(uuid_send(id), 15) % 16, count(*) FILTER (WHERE status = 'sent'),
  count(*) FILTER (WHERE status = 'failed'), count(*) FILTER (WHERE status = 'suppressed'),
  count(*) FILTER (WHERE status = 'bounced')
FROM noted GROUP BY 3
ON CONFLICT (org_id, campaign_id, shard) DO UPDATE SET sent = c.sent + excluded.sent,
  failed = c.failed + excluded.failed, suppressed = c.suppressed + excluded.suppressed,
  bounces = c.bounces + excluded.bounces`;

/** Queries for sending campaigns. */
export function campaignSendingRepository(db: Knex) {
  const waiting = (orgId: string, campaignId: string): Knex.QueryBuilder =>
    db("campaign_recipients")
      .where({ org_id: orgId, campaign_id: campaignId })
      .whereIn("status", ["queued", "sending"]);
  return {
    /** Claims the next recipients and sets them to `sending`. */
    async claim(orgId: string, campaignId: string, { after, limit }: BatchPosition): Promise<DueRecipient[]> {
      const bindings = { org: orgId, campaign: campaignId, after: after ?? null, limit };
      const { rows } = await db.raw<{ rows: DueRecipient[] }>(CLAIM, bindings as Record<string, Knex.RawBinding>);
      return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },
    /** Records and counts the results of claimed recipients. */
    async recordOutcomes(orgId: string, campaignId: string, outcomes: readonly CampaignOutcome[]): Promise<void> {
      if (outcomes.length === 0) return;
      const now = new Date().toISOString();
      await run(db, sql(RECORD_OUTCOMES, now, JSON.stringify(outcomes), orgId, campaignId, orgId, campaignId));
    },
    /** Whether the campaign is still being sent. */
    async isSending(orgId: string, campaignId: string): Promise<boolean> {
      return (
        (await db("campaigns").where({ org_id: orgId, id: campaignId, status: "sending" }).first("id")) !== undefined
      );
    },
    /** Whether recipients are left. */
    async hasUnsent(orgId: string, campaignId: string): Promise<boolean> {
      return (await waiting(orgId, campaignId).first("id")) !== undefined;
    },
    /** Cancels the messages that were not sent. */
    async cancelUnsent(orgId: string, campaignId: string): Promise<void> {
      await waiting(orgId, campaignId).update({ status: "cancelled" });
    },
    ...recipientMessages(db),
    ...campaignTracking(db),
  };
}

/** The message of a campaign to one recipient. */
export interface RecipientMessageRecord extends Omit<
  CampaignRecipient,
  "opened_at" | "clicked_at" | "unsubscribed_at"
> {
  readonly campaign_id: string;
  readonly campaign_name: string;
  readonly topic_id: string | null;
  readonly subject: string | null;
  readonly template_id: string | null;
  readonly template_version: number | null;
  readonly from: Mailbox;
  readonly reply_to: string | null;
  readonly created_by: Actor;
}

const columns = [
  "r.id",
  "r.campaign_id",
  "r.email",
  "r.name",
  "r.contact_id",
  "r.status",
  "r.reason",
  "r.sent_at",
  "r.created_at",
  "c.name AS campaign_name",
  "c.topic_id",
  "c.from",
  "c.reply_to",
  "c.template_id",
  "c.template_version",
  "c.created_by",
];

/** Of a campaign with a template: the subject in one of its languages. */
const SUBJECT = `coalesce(c.subject, c.template_texts #>> '{en,subject}', c.template_texts #>> '{fr,subject}') AS subject`;

const BOUNCED = `
WITH noted AS (
  UPDATE campaign_recipients SET status = 'bounced', reason = ?
  WHERE org_id = ?::uuid AND id = ?::uuid AND status IN ('queued', 'sending', 'sent') RETURNING campaign_id, id)
INSERT INTO campaign_counts AS c (org_id, campaign_id, shard, bounces)
SELECT ?::uuid, campaign_id, get_byte(uuid_send(id), 15) % 16, 1 FROM noted
ON CONFLICT (org_id, campaign_id, shard) DO UPDATE SET bounces = c.bounces + 1 RETURNING shard`;

const UNSUBSCRIBED = `
WITH noted AS (
  UPDATE campaign_recipients SET unsubscribed_at = now()
  WHERE org_id = ?::uuid AND id = ?::uuid AND unsubscribed_at IS NULL RETURNING campaign_id, id)
INSERT INTO campaign_counts AS c (org_id, campaign_id, shard, unsubscribes)
SELECT ?::uuid, campaign_id, get_byte(uuid_send(id), 15) % 16, 1 FROM noted
ON CONFLICT (org_id, campaign_id, shard) DO UPDATE SET unsubscribes = c.unsubscribes + 1`;

/** Queries on the messages of campaigns; the campaign may be deleted. */
function recipientMessages(db: Knex) {
  return {
    /** The message by recipient id; null if it does not exist or was suppressed. */
    async recipientMessage(orgId: string, id: string): Promise<RecipientMessageRecord | null> {
      const row: RecipientMessageRecord | undefined = await db("campaign_recipients AS r")
        .join("campaigns AS c", (on) => void on.on("c.org_id", "r.org_id").on("c.id", "r.campaign_id"))
        .where({ "r.org_id": orgId, "r.id": id })
        .whereNot("r.status", "suppressed")
        .first(...columns, db.raw(SUBJECT));
      return row ?? null;
    },
    /** Records and counts a bounce; false if it was recorded before, or the message was not sent. */
    async recordBounce(orgId: string, id: string, reason: string): Promise<boolean> {
      return (await run(db, sql(BOUNCED, reason, orgId, id, orgId))).length > 0;
    },
    /** Counts an unsubscribe, once per recipient. */
    async recordUnsubscribe(orgId: string, id: string): Promise<void> {
      await run(db, sql(UNSUBSCRIBED, orgId, id, orgId));
    },
  };
}

interface TrackedColumns {
  /** The setting of the organization that allows the tracking. */
  readonly allowed: "opens" | "clicks";
  readonly firstAt: "opened_at" | "clicked_at";
}

/**
 * Updates the recipient only the first time. Every open or click is counted in one of sixteen rows of the campaign,
 * chosen by recipient, so that a thousand concurrent opens do not wait for the same row.
 */
const countStatement = ({ allowed, firstAt }: TrackedColumns): string => `
WITH reader AS (
  SELECT r.campaign_id, r.id FROM campaign_recipients AS r JOIN organizations AS o ON o.id = r.org_id
  WHERE r.org_id = ?::uuid AND r.campaign_id = ?::uuid AND r.id = ?::uuid AND o.email_tracking @> '{"${allowed}": true}'),
first AS (
  UPDATE campaign_recipients AS r SET ${firstAt} = now() FROM reader
  WHERE r.org_id = ${ORG_ID} AND r.campaign_id = reader.campaign_id AND r.id = reader.id AND r.${firstAt} IS NULL
  RETURNING r.id)
INSERT INTO campaign_counts AS c (org_id, campaign_id, shard, ${allowed}, unique_${allowed})
SELECT ${ORG_ID}, reader.campaign_id, get_byte(uuid_send(reader.id), 15) % 16, 1, CASE WHEN first.id IS NULL THEN 0 ELSE 1 END
FROM reader LEFT JOIN first ON first.id = reader.id
ON CONFLICT (org_id, campaign_id, shard) DO UPDATE
SET ${allowed} = c.${allowed} + 1, unique_${allowed} = c.unique_${allowed} + excluded.unique_${allowed}`;

const OPEN = countStatement({ allowed: "opens", firstAt: "opened_at" });
const CLICK = countStatement({ allowed: "clicks", firstAt: "clicked_at" });

/** Statements that count opens and clicks; they write nothing if the organization has disabled tracking. */
function campaignTracking(db: Knex) {
  const count =
    (statement: string) =>
    async ({ org_id, campaign_id, recipient_id }: CampaignRecipientKey): Promise<void> => {
      await run(db, sql(statement, org_id, campaign_id, recipient_id));
    };
  return { recordOpen: count(OPEN), recordClick: count(CLICK) };
}
