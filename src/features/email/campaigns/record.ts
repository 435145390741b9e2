import type { Schemas } from "../../../../generated/services.js";
import { SYSTEM_ACTOR } from "../../../base/contract/caller.ts";
import type { ChangeAuthor } from "../../entities/writes.ts";
import type { ResourceWriteDeps } from "../../../base/records/resource/rules.ts";
import { campaignStats, nextStatus } from "../rules/campaigns.ts";
import { type Change, type ChangeVerb, createChange } from "../../../base/records/rules/change.ts";
import { differences, type FieldChanges } from "../../../base/platform/rules/differences.ts";
import type { CampaignRow, ListedCampaign } from "../sql/campaigns.ts";
import type { Repositories } from "../../../base/store/store.ts";
import type { CampaignPayload } from "../../../base/jobs/rules/job.ts";
import { plainEntry } from "../../accounts/audit-log.ts";

/** Returns a campaign as shown in lists and webhooks: without its bodies. */
export function listedCampaign(row: ListedCampaign): Schemas["Campaign"] {
  const { counts, ...record } = row;
  return { ...record, stats: campaignStats(counts) };
}

/** Returns a campaign in the form of the API, with its bodies. */
export function shownCampaign(row: CampaignRow): Schemas["Campaign"] {
  const { template_texts: _, created_by_user: __, prepared_to: ___, prepared_at: ____, ...record } = row;
  return listedCampaign(record);
}

/** Creates the change record for a new version of a campaign, with excerpts of changed bodies. */
export function campaignChange(
  verb: ChangeVerb<"campaign">,
  before: CampaignRow | null,
  after: CampaignRow,
  newId: () => string,
): Change {
  const changes = before && excerpted(differences(shownCampaign(before), shownCampaign(after)));
  const { html_body: _, text_body: __, ...data } = shownCampaign(after);
  return createChange(`campaign.${verb}`, after, { newId, changes, data });
}

const BODIES = ["html_body", "text_body"];
const EXCERPT = 200;

function excerpted(changes: FieldChanges): FieldChanges {
  const short = (value: unknown): unknown =>
    typeof value === "string" && value.length > EXCERPT ? `${value.slice(0, EXCERPT)}…` : value;
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]) =>
      BODIES.includes(name) ? [name, { old: short(change.old), new: short(change.new) }] : [name, change],
    ),
  );
}

/** Writes a new version of a locked campaign and records the change. */
export async function writeCampaign(
  { tx, newId }: Pick<ResourceWriteDeps, "tx" | "newId">,
  { organization: { id: orgId }, actor }: ChangeAuthor,
  before: CampaignRow,
  { verb, ...columns }: { readonly verb: ChangeVerb<"campaign">; readonly [column: string]: unknown },
): Promise<CampaignRow> {
  const after = await tx.campaigns.update(orgId, before.id, columns, actor);
  if (!after) throw new TypeError("The locked campaign does not exist.");
  await tx.changes.append(orgId, [campaignChange(verb, before, after, newId)]);
  return after;
}

/** Cancels a locked campaign that cannot be continued, including all unsent messages. */
export async function cancelBySystem(deps: ResourceWriteDeps, orgId: string, before: CampaignRow): Promise<void> {
  const status = nextStatus(before.status, "cancel");
  await deps.tx.campaignSending.cancelUnsent(orgId, before.id);
  const completed_at = new Date(deps.clock()).toISOString();
  await writeCampaign(deps, bySystem(orgId), before, { verb: "cancelled", status, completed_at });
}

/** The service as the author of a change. */
export const bySystem = (orgId: string): ChangeAuthor => ({ organization: { id: orgId }, actor: SYSTEM_ACTOR });

/** Cancels a campaign whose job failed for good, unless the job is outdated. Writes the error to the audit log. */
export async function onCampaignFailed(
  deps: Omit<ResourceWriteDeps, "tx">,
  tx: Repositories,
  { orgId, campaign_id, scheduled_at }: CampaignPayload & { readonly orgId: string },
): Promise<void> {
  const before = await tx.campaigns.lock(orgId, campaign_id);
  const isCurrent =
    before?.status === "sending" || (before?.status === "scheduled" && before.scheduled_at === scheduled_at);
  if (!before || !isCurrent) return;
  await cancelBySystem({ ...deps, tx }, orgId, before);
  const about = { action: "campaigns.cancel", record: { type: "campaign", id: campaign_id } };
  await tx.auditLog.append(orgId, plainEntry(SYSTEM_ACTOR, about, { result: "error", error_code: "internal" }));
}
