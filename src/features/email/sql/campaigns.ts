import type { Schemas } from "../../../../generated/services.js";
import type { Knex } from "knex";
import { recordSorts } from "../../../base/records/sql/record-sorts.ts";
import type { ListFilters } from "../../../../generated/records.js";
import type { Mailbox } from "../../../base/mail/rules/mailbox.ts";
import type { CampaignCounts, Utm } from "../rules/campaigns.ts";
import type { Translations } from "../rules/templates.ts";
import {
  atLeast,
  before,
  condition,
  equals,
  hasTag,
  hasWords,
  type ListOf,
} from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { PageRequest } from "../../../base/records/sql/record-page.ts";
import { listedTable, type Narrow, recordTable } from "../../../base/records/sql/record-table.ts";
import { ORG_ID, join, run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";
import { whereSql } from "../../entities/sql/filters.ts";
import type { Membership } from "../../../base/records/rules/filter-tree.ts";

/** A campaign without its bodies. */
export interface ListedCampaign extends Omit<Schemas["CampaignState"], "stats" | "from" | "utm"> {
  readonly from: Mailbox | null;
  readonly utm: Utm | null;
  readonly counts: CampaignCounts;
}

/** A campaign. */
export interface CampaignRow extends ListedCampaign, Required<Schemas["CampaignBodies"]> {
  /** Not in the API: the texts of that version of the template. */
  readonly template_texts: Translations | null;
  /** Not in the API: id of the creator. */
  readonly created_by_user: string;
  /** Not in the API: the last contact that was processed by preparation, and the end of preparation. */
  readonly prepared_to: string | null;
  readonly prepared_at: string | null;
}

const COUNTED = [
  "recipients",
  "sent",
  "failed",
  "suppressed",
  "opens",
  "unique_opens",
  "clicks",
  "unique_clicks",
  "bounces",
  "unsubscribes",
] as const;

const COUNTS = `(SELECT json_build_object(${COUNTED.map((name) => `'${name}', coalesce(sum(k.${name}), 0)`).join(", ")})
  FROM campaign_counts AS k WHERE k.org_id = ${ORG_ID} AND k.campaign_id = campaigns.id) AS counts`;

const readColumns = recordColumns("Campaign", {
  composed: ["stats"],
});

const list: ListOf<"campaigns.list"> = {
  filters: {
    q: hasWords,
    status: equals("status"),
    segment_id: condition("segment_ids @> ARRAY[?::uuid]"),
    owner_id: equals("owner_id"),
    tag: hasTag,
    scheduled_after: atLeast("scheduled_at"),
    scheduled_before: before("scheduled_at"),
  },
  sort: recordSorts("campaign"),
};

const hidden = ["template_texts", "created_by_user", "prepared_to", "prepared_at"];

/** Queries on campaigns. */
export function campaignRepository(db: Knex) {
  const listed = [...readColumns(db, ["html_body", "text_body"]), db.raw(COUNTS)];
  const table = recordTable<CampaignRow>(db, "campaigns", [...readColumns(db), db.raw(COUNTS), ...hidden]);
  const shortTable = recordTable<ListedCampaign>(db, "campaigns", listed, list.sort);
  return {
    ...table,
    ...listedTable<ListedCampaign, ListFilters["campaigns.list"]>(db, { table: "campaigns", columns: listed, list }),
    /** Campaigns without bodies: the bodies of a hundred campaigns are too large for one page. */
    page: (orgId: string, request: PageRequest, narrow?: Narrow) => shortTable.page(orgId, request, narrow),
    /** Records the progress of preparation, without a new version. */
    async savePreparation(
      orgId: string,
      id: string,
      { to, isDone }: { readonly to: string | null; readonly isDone: boolean },
    ): Promise<void> {
      const prepared_at = isDone ? db.fn.now() : null;
      await db("campaigns").where({ org_id: orgId, id }).update({ prepared_to: to, prepared_at });
    },
  };
}

/** The included and excluded segments of a campaign. */
export interface Audience {
  readonly included: readonly Membership[];
  readonly excluded: readonly Membership[];
}

/** A contact with an e-mail address. */
export interface Contact {
  readonly id: string;
  readonly email: string;
  readonly full_name: string | null;
  readonly email_consent: string;
  readonly email_deliverability: string;
}

/** Queries for the audience of campaigns. */
export function campaignAudienceRepository(db: Knex) {
  return {
    /** The next contacts after `afterId` (null: the first), in the order of their ids. */
    async after(
      orgId: string,
      { included, excluded }: Audience,
      { afterId, limit }: { readonly afterId: string | null; readonly limit: number },
    ): Promise<Contact[]> {
      const pieces = [
        sql("e.org_id = ?::uuid AND e.entity_type = 'contact' AND e.deleted_at IS NULL AND e.email IS NOT NULL", orgId),
        anyOf(orgId, included),
        ...(excluded.length > 0 ? [not(anyOf(orgId, excluded))] : []),
        ...(afterId === null ? [] : [sql("e.id > ?::uuid", afterId)]),
      ];
      const where = join(pieces, " AND ");
      const text = `SELECT e.id, e.email, e.full_name, e.email_consent, e.email_deliverability
        FROM entities AS e WHERE ${where.text} ORDER BY e.id LIMIT ?`;
      return await run<Contact>(db, sql(text, ...where.bindings, limit));
    },
  };
}

/** Negates a condition. A comparison with NULL is unknown and would stay unknown without the coalesce. */
const not = ({ text, bindings }: SqlText): SqlText => sql(`NOT coalesce(${text}, false)`, ...bindings);

function anyOf(orgId: string, memberships: readonly Membership[]): SqlText {
  const { text, bindings } = join(
    memberships.map((membership) => whereSql(orgId, membership)),
    ") OR (",
  );
  return memberships.length === 0 ? sql("false") : sql(`((${text}))`, ...bindings);
}
