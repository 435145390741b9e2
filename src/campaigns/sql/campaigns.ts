import type { Knex } from "knex";
import type { CampaignStatus } from "../rules/state.ts";
import type { Utm } from "../rules/input.ts";
import type { CampaignCounts } from "../rules/stats.ts";
import type { Mailbox } from "../../mail/rules/mailbox.ts";
import { escapeLike, searchTerms } from "../../platform/rules/text.ts";
import { type PageRequest, readPage, type Rows } from "../../records/sql/record-page.ts";
import { type Narrow, recordTable, standardColumns, type StandardFields } from "../../records/sql/record-table.ts";

/** A campaign without its bodies. */
export interface ListedCampaign extends StandardFields {
  readonly name: string;
  readonly type: "email";
  readonly status: CampaignStatus;
  readonly subject: string | null;
  readonly preview_text: string | null;
  readonly from: Mailbox | null;
  readonly reply_to: string | null;
  readonly segment_ids: string[];
  readonly exclude_segment_ids: string[];
  readonly utm: Utm | null;
  readonly owner_id: string | null;
  readonly tags: string[];
  readonly scheduled_at: string | null;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly counts: CampaignCounts;
}

/** A campaign. */
export interface CampaignRow extends ListedCampaign {
  readonly html_body: string | null;
  readonly text_body: string | null;
  /** Not in the API: id of the creator. */
  readonly created_by_user: string;
  /** Not in the API: the last contact that was processed by preparation, and the end of preparation. */
  readonly prepared_to: string | null;
  readonly prepared_at: string | null;
}

/** Filters of a list of campaigns, combined with AND. */
export interface CampaignFilters {
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly segment_id?: string | undefined;
  readonly owner_id?: string | undefined;
  readonly tag?: string | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
  readonly scheduled_after?: string | undefined;
  readonly scheduled_before?: string | undefined;
  readonly include_deleted?: boolean | undefined;
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
  FROM campaign_counts AS k WHERE k.org_id = campaigns.org_id AND k.campaign_id = campaigns.id) AS counts`;

const own = [
  ...["name", "type", "status", "subject", "preview_text", "from", "reply_to", "segment_ids", "exclude_segment_ids"],
  ...["utm", "owner_id", "tags", "scheduled_at", "started_at", "completed_at"],
];

const hidden = ["created_by_user", "prepared_to", "prepared_at"];

/** Queries on campaigns. */
export function campaignRepository(db: Knex) {
  const listed = [...standardColumns, ...own, db.raw(COUNTS)];
  const table = recordTable<CampaignRow>(db, "campaigns", [...listed, "html_body", "text_body", ...hidden]);
  const shortTable = recordTable<ListedCampaign>(db, "campaigns", listed);
  return {
    ...table,
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
    list: (orgId: string, filters: CampaignFilters, request: PageRequest): Promise<Rows<ListedCampaign>> =>
      readPage<ListedCampaign>(
        { db, columns: listed, rows: () => narrowedBy(filters)(db("campaigns").where({ org_id: orgId })) },
        request,
      ),
  };
}

function narrowedBy(filters: CampaignFilters): Narrow {
  const { q, status, segment_id, owner_id, tag, include_deleted } = filters;
  return (query) => {
    if (include_deleted !== true) void query.whereNull("deleted_at");
    if (status !== undefined) void query.where({ status });
    if (owner_id !== undefined) void query.where({ owner_id });
    if (segment_id !== undefined) void query.whereRaw("segment_ids @> ARRAY[?::uuid]", [segment_id]);
    if (tag !== undefined) {
      void query.whereRaw("EXISTS (SELECT 1 FROM unnest(tags) AS tag WHERE lower(tag) = lower(?))", [tag]);
    }
    for (const column of ["created", "scheduled"] as const) {
      const [from, to] = [filters[`${column}_after`], filters[`${column}_before`]];
      if (from !== undefined) void query.where(`${column}_at`, ">=", from);
      if (to !== undefined) void query.where(`${column}_at`, "<", to);
    }
    const terms = q === undefined ? [] : searchTerms(q);
    for (const term of terms) void query.whereLike("search_text", `%${escapeLike(term)}%`);
    if (q !== undefined && terms.length === 0) void query.whereRaw("false");
    return query;
  };
}
