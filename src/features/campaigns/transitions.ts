import type { ChangeVerb } from "../../base/records/rules/change.ts";
import type { CampaignsScheduleInput } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { type CampaignAction, missingContent, nextStatus } from "./rules/state.ts";
import type { CampaignPayload } from "../../base/jobs/rules/job.ts";
import { type Check, type CheckedWrite, written } from "../../base/platform/mistakes.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";
import { readSendTime } from "../emails/rules/send-time.ts";
import type { CampaignRow } from "./sql/campaigns.ts";
import { type CampaignTarget, type CampaignWriteDeps, writeCampaign, writerOf } from "./record.ts";
import { copyOfTemplate, NO_COPY, templateProblems } from "./template.ts";
import { missingSegments, missingTopic } from "./references.ts";
import { requireRecord } from "../../base/records/record-state.ts";

const MAX_DAYS_AHEAD = 366;

/** draft → scheduled. */
export async function scheduleCampaign(
  deps: CampaignWriteDeps,
  caller: Caller,
  { scheduled_at: at, ...target }: CampaignsScheduleInput,
): Promise<CampaignRow> {
  const before = await lockCampaign(deps, caller, target);
  const status = nextStatus(before.status, "schedule");
  const now = deps.clock();
  const scheduled_at =
    readSendTime({ path: "/scheduled_at", at, mostDays: MAX_DAYS_AHEAD }, now) ?? new Date(now).toISOString();
  await requireComplete(deps, caller, before);
  await prepareLater(deps, caller, { campaign_id: before.id, scheduled_at });
  const copy = await copyOfTemplate(deps.tx, caller.organization.id, before);
  const columns = { status, scheduled_at, ...copy };
  return await writeCampaign(deps, writerOf(caller), { before, columns, verb: "scheduled" });
}

/** The checks of the time at which a campaign is to be sent. */
export const sendTimeChecks = ({ clock }: Pick<CampaignWriteDeps, "clock">, write: CheckedWrite): Check[] => [
  () => {
    const { scheduled_at: at } = written<CampaignsScheduleInput>(write);
    return readSendTime({ path: "/scheduled_at", at, mostDays: MAX_DAYS_AHEAD }, clock());
  },
];

/** draft or scheduled → sending; the recipients are prepared in the background. */
export async function sendCampaign(
  deps: CampaignWriteDeps,
  caller: Caller,
  target: CampaignTarget,
): Promise<CampaignRow> {
  const before = await lockCampaign(deps, caller, target);
  const status = nextStatus(before.status, "send");
  await requireComplete(deps, caller, before);
  const started_at = new Date(deps.clock()).toISOString();
  await prepareLater(deps, caller, { campaign_id: before.id });
  const copy = await copyOfTemplate(deps.tx, caller.organization.id, before);
  const columns = { status, started_at, ...copy };
  return await writeCampaign(deps, writerOf(caller), { before, columns, verb: "updated" });
}

async function prepareLater({ tx, newId }: CampaignWriteDeps, caller: Caller, payload: CampaignPayload): Promise<void> {
  const { scheduled_at } = payload;
  const when = scheduled_at === undefined ? {} : { availableAt: scheduled_at };
  await tx.jobs.enqueue(caller.organization.id, { id: newId(), kind: "campaign.prepare", payload, ...when });
}

/** scheduled → draft. */
export async function unscheduleCampaign(
  deps: CampaignWriteDeps,
  caller: Caller,
  target: CampaignTarget,
): Promise<CampaignRow> {
  return await transition(deps, caller, {
    target,
    action: "unschedule",
    otherColumns: { scheduled_at: null, ...NO_COPY },
    verb: "updated",
  });
}

/** scheduled or sending → cancelled. */
export async function cancelCampaign(
  deps: CampaignWriteDeps,
  caller: Caller,
  target: CampaignTarget,
): Promise<CampaignRow> {
  const otherColumns = { completed_at: new Date(deps.clock()).toISOString() };
  return await transition(deps, caller, { target, action: "cancel", otherColumns, verb: "cancelled" });
}

/** sent or cancelled → archived. */
export async function archiveCampaign(
  deps: CampaignWriteDeps,
  caller: Caller,
  target: CampaignTarget,
): Promise<CampaignRow> {
  return await transition(deps, caller, { target, action: "archive", otherColumns: {}, verb: "updated" });
}

interface Transition {
  readonly target: CampaignTarget;
  readonly action: CampaignAction;
  /** Columns that change with the status. */
  readonly otherColumns: object;
  readonly verb: ChangeVerb<"campaign">;
}

async function transition(
  deps: CampaignWriteDeps,
  caller: Caller,
  { target, action, otherColumns, verb }: Transition,
): Promise<CampaignRow> {
  const before = await lockCampaign(deps, caller, target);
  const columns = { status: nextStatus(before.status, action), ...otherColumns };
  return await writeCampaign(deps, writerOf(caller), { before, columns, verb });
}

async function lockCampaign(
  { tx }: CampaignWriteDeps,
  caller: Caller,
  { id, expected_version }: CampaignTarget,
): Promise<CampaignRow> {
  return requireRecord(await tx.campaigns.lock(caller.organization.id, id), expected_version);
}

/** Throws `unprocessable` with everything that is missing. */
async function requireComplete({ tx }: CampaignWriteDeps, caller: Caller, campaign: CampaignRow): Promise<void> {
  const orgId = caller.organization.id;
  // A scheduled campaign has a copy, and is sent also if the template was deleted meanwhile.
  const template = campaign.template_version === null ? await templateProblems(tx, orgId, campaign.template_id) : [];
  const content = [...missingContent(campaign), ...template, ...(await missingTopic(tx, orgId, campaign))];
  const details = [...content, ...(await missingSegments(tx, orgId, campaign))];
  if (details.length > 0) throw unprocessable(details);
}
