import { SYSTEM_ACTOR } from "../../base/contract/actor.ts";
import { nextStatus } from "./rules/state.ts";
import type { CampaignPayload } from "../../base/jobs/rules/job.ts";
import type { CampaignRow } from "./sql/campaigns.ts";
import type { Repositories } from "../../base/store/store.ts";
import { writeCampaign } from "./record.ts";
import { plainEntry } from "../accounts/audit-log/entries.ts";

/** Dependencies of canceling campaigns. */
export interface CampaignFailureDeps {
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Cancels a locked campaign that cannot be continued, including all unsent messages. */
export async function cancelBySystem(
  { clock, newId }: CampaignFailureDeps,
  tx: Repositories,
  { orgId, before }: { readonly orgId: string; readonly before: CampaignRow },
): Promise<void> {
  const columns = { status: nextStatus(before.status, "cancel"), completed_at: new Date(clock()).toISOString() };
  await tx.campaignSending.cancelUnsent(orgId, before.id);
  await writeCampaign({ tx, newId, clock }, { orgId, actor: SYSTEM_ACTOR }, { before, columns, verb: "cancelled" });
}

/** Cancels a campaign whose job failed for good, unless the job is outdated. Writes the error to the audit log. */
export async function onCampaignFailed(
  deps: CampaignFailureDeps,
  tx: Repositories,
  { orgId, campaign_id, scheduled_at }: CampaignPayload & { readonly orgId: string },
): Promise<void> {
  const before = await tx.campaigns.lock(orgId, campaign_id);
  const isCurrent =
    before?.status === "sending" || (before?.status === "scheduled" && before.scheduled_at === scheduled_at);
  if (!before || !isCurrent) return;
  await cancelBySystem(deps, tx, { orgId, before });
  const about = { action: "campaigns.cancel", record: { type: "campaign", id: campaign_id } };
  await tx.auditLog.append(orgId, plainEntry(SYSTEM_ACTOR, about, { result: "error", error_code: "internal" }));
}
