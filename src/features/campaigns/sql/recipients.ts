import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, type ListOf, narrowBy } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { type PageRequest, readPage } from "../../../base/records/sql/record-page.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** A recipient of a campaign. */
export interface CampaignRecipient {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly contact_id: string | null;
  readonly status: "queued" | "sending" | "sent" | "bounced" | "suppressed" | "failed" | "cancelled";
  readonly reason: string | null;
  readonly sent_at: string | null;
  readonly opened_at: string | null;
  readonly clicked_at: string | null;
  readonly unsubscribed_at: string | null;
  readonly created_at: string;
}

/** A new recipient. */
export type NewRecipient = Pick<CampaignRecipient, "id" | "email" | "name" | "contact_id" | "status" | "reason">;

/** The campaign and the filters of a list of recipients. */
export type RecipientsOf = ListFilters["campaigns.recipients"] & {
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

const readColumns = recordColumns("CampaignRecipient", {
  stored: ["name", "email", "contact_id", "status", "reason", "sent_at", "opened_at", "clicked_at", "unsubscribed_at"],
});

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
