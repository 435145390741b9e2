import type { Authorized, Caller } from "../../../base/contract/caller.ts";
import type {
  CampaignsRecipientsInput,
  CampaignsService,
  Schemas,
  CampaignsCreateInput,
  CampaignsUpdateInput,
  CampaignsScheduleInput,
} from "../../../../generated/services.js";
import { requirePermissions } from "../../../base/platform/rights.ts";
import type { Page } from "../../../base/contract/operation.ts";
import type { CampaignRecipient } from "../sql/campaign-recipients.ts";
import type { CampaignRow } from "../sql/campaigns.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { campaignChange, listedCampaign, shownCampaign, writeCampaign } from "./record.ts";
import { previewCampaign, testCampaign } from "./previews.ts";
import type { PreviewDeps } from "../template-previews.ts";
import type { Target } from "../../../base/records/resource/locks.ts";
import type { ResourceWriteDeps } from "../../../base/records/resource/rules.ts";
import type { ResourceDeps } from "../../../base/records/resource/resource-service.ts";
import { listOperation, pageOf } from "../../../base/records/record-list.ts";
import { searchRecords } from "../../../base/records/record-search.ts";
import { requireRecord, standardFields } from "../../../base/records/record-state.ts";
import { fields } from "../../../../generated/fields.js";
import {
  type CampaignValues,
  readCampaignInput,
  textsBesideTemplate,
  requireDeletable,
  requireEditable,
  missingContent,
  nextStatus,
  readSendTime,
} from "../rules/campaigns.ts";
import { same } from "../../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue, written } from "../../../base/platform/mistakes.ts";
import { permissionDenied, unprocessable } from "../../../base/platform/rules/errors.ts";
import { mergeObjects } from "../../../base/records/rules/merged-objects.ts";
import { toSearchText } from "../../../base/platform/rules/text.ts";
import {
  checkCampaignReferences,
  copyOfTemplate,
  NO_COPY,
  templateProblems,
  missingSegments,
  missingTopic,
} from "./references.ts";
import type { CampaignPayload } from "../../../base/jobs/rules/job.ts";

interface CampaignDeps extends ResourceDeps, PreviewDeps {}

/** Creates the service for campaigns. */
export function campaignsService(deps: CampaignDeps): CampaignsService {
  const { store } = deps;
  const write =
    <Input>(work: Write<Input>) =>
    async (caller: Caller, input: Input): Promise<Schemas["Campaign"]> =>
      shownCampaign(await store.transaction((tx) => work({ ...deps, tx }, caller, input)));

  return {
    list: listOperation(deps.signedTokens, "campaigns.list", store.campaigns.list, listedCampaign),
    async search(caller, input) {
      const source = { type: "campaign", page: store.campaigns.page } as const;
      return pageOf(await searchRecords(deps, caller, input, source), listedCampaign);
    },
    get: async ({ organization }, { id }) =>
      shownCampaign(requireRecord(await store.campaigns.get(organization.id, id))),
    create: write(createCampaign),
    update: write(updateCampaign),
    async delete(caller, target) {
      const { id, deleted_at } = await store.transaction((tx) => deleteCampaign({ ...deps, tx }, caller, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: write(restoreCampaign),
    schedule: write(scheduleCampaign),
    unschedule: write(unscheduleCampaign),
    send: write(sendCampaign),
    cancel: write(cancelCampaign),
    archive: write(archiveCampaign),
    test: (caller, input) => store.transaction((tx) => testCampaign({ ...deps, tx }, caller, input)),
    preview: (caller, input) => previewCampaign({ ...deps, tx: store }, caller, input),
    recipients: (caller, input) => listRecipients(deps, caller, input),
  };
}

type Write<Input> = (deps: ResourceWriteDeps, caller: Caller, input: Input) => Promise<CampaignRow>;

async function listRecipients(
  { store, signedTokens }: CampaignDeps,
  caller: Caller,
  { id, ...input }: CampaignsRecipientsInput,
): Promise<Page<Schemas["CampaignRecipient"]>> {
  // Recipients contain names and addresses of contacts.
  requirePermissions(caller, ["entities:read"]);
  const orgId = caller.organization.id;
  const campaign = requireRecord(await store.campaigns.get(orgId, id));
  const over = campaign.status === "cancelled" || campaign.status === "archived";
  const list = listOperation<
    CampaignRecipient,
    Omit<CampaignsRecipientsInput, "id"> & { readonly campaign_id: string }
  >(
    signedTokens,
    "campaigns.recipients",
    (_, filters, request) => store.campaignRecipients.page(orgId, { ...filters, over }, request),
    (one) => (over && one.status === "queued" ? { ...one, status: "cancelled" } : one),
  );
  return await list(caller, { campaign_id: id, ...input });
}

/** Creates a campaign as a draft. */
async function createCampaign(
  { tx, newId }: ResourceWriteDeps,
  caller: Caller,
  input: CampaignsCreateInput,
): Promise<CampaignRow> {
  const orgId = caller.organization.id;
  const values = { owner_id: caller.user.id, ...readCampaignInput(input) };
  requireOneSource(values);
  await checkCampaignReferences(tx, caller, values);
  const record = { ...standardFields(newId(), caller.actor), status: "draft", ...values };
  const search_text = searchTextOf({ name: input.name, ...values });
  await tx.campaigns.insert(orgId, { ...record, search_text, created_by_user: caller.user.id });
  const after = requireRecord(await tx.campaigns.get(orgId, record.id));
  await tx.changes.append(orgId, [campaignChange("created", null, after, newId)]);
  return after;
}

/** Updates the given fields. Without a difference there is no new version. */
async function updateCampaign(
  deps: ResourceWriteDeps,
  caller: Caller,
  { id, expected_version, ...input }: CampaignsUpdateInput,
): Promise<CampaignRow> {
  const { tx } = deps;
  const before = requireRecord(await tx.campaigns.lock(caller.organization.id, id), expected_version);
  const values = readCampaignInput(mergeObjects(input, before, fields.campaign));
  const changed = changedValues(before, values);
  if (Object.keys(changed).length === 0) return before;
  requireEditable(before.status, Object.keys(changed));
  requireOneSource({ ...before, ...changed });
  await checkCampaignReferences(tx, caller, changed);
  const search_text = searchTextOf({ ...before, ...changed });
  return await writeCampaign(deps, caller, before, { verb: "updated", ...changed, search_text });
}

/** The checks of a campaign's fields. */
export const campaignChecks = (tx: Repositories, write: CheckedWrite): Check[] => [
  ...eachValue(write.values, (one) =>
    readCampaignInput(write.before ? mergeObjects(one, write.before, fields.campaign) : one),
  ),
  () => {
    requireOneSource(written(write));
  },
  () => checkCampaignReferences(tx, write.caller, write.values),
];

/**
 * Marks the campaign as deleted. Callers without the permission to delete others' records can delete only their own.
 */
async function deleteCampaign(
  { tx, newId }: ResourceWriteDeps,
  caller: Authorized<Caller, "campaigns:delete">,
  { id, expected_version }: Target,
): Promise<CampaignRow> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.campaigns.lock(orgId, id), expected_version);
  const own = before.created_by_user === caller.user.id || before.owner_id === caller.user.id;
  if (!caller.deletesOthers && !own) throw permissionDenied();
  requireDeletable(before.status);
  const after = requireRecord(await tx.campaigns.remove(orgId, id, caller.actor));
  await tx.changes.append(orgId, [campaignChange("deleted", null, after, newId)]);
  return after;
}

/** Restores a deleted campaign; does nothing if it is not deleted. */
async function restoreCampaign(
  { tx, newId }: ResourceWriteDeps,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<CampaignRow> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.campaigns.lockAny(orgId, id), expected_version);
  if (before.deleted_at === null) return before;
  const after = requireRecord(await tx.campaigns.restore(orgId, id, caller.actor));
  await tx.changes.append(orgId, [campaignChange("restored", null, after, newId)]);
  return after;
}

/** Throws `unprocessable` if a campaign has a template and texts of its own. */
function requireOneSource(values: CampaignValues): void {
  const details = textsBesideTemplate(values);
  if (details.length > 0) throw unprocessable(details);
}

function changedValues(before: CampaignRow, values: CampaignValues): CampaignValues {
  const old = shownCampaign(before) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(old[name], value)));
}

function searchTextOf({ name = "", subject, tags = [] }: Pick<CampaignValues, "name" | "subject" | "tags">): string {
  return toSearchText([name, subject ?? "", ...tags].join(" "));
}

const MAX_DAYS_AHEAD = 366;

/** draft → scheduled. */
async function scheduleCampaign(
  deps: ResourceWriteDeps,
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
  return await writeCampaign(deps, caller, before, { verb: "scheduled", status, scheduled_at, ...copy });
}

/** The checks of the time at which a campaign is to be sent. */
export const sendTimeChecks = ({ clock }: Pick<ResourceWriteDeps, "clock">, write: CheckedWrite): Check[] => [
  () => {
    const { scheduled_at: at } = written<CampaignsScheduleInput>(write);
    return readSendTime({ path: "/scheduled_at", at, mostDays: MAX_DAYS_AHEAD }, clock());
  },
];

/** draft or scheduled → sending; the recipients are prepared in the background. */
async function sendCampaign(deps: ResourceWriteDeps, caller: Caller, target: Target): Promise<CampaignRow> {
  const before = await lockCampaign(deps, caller, target);
  const status = nextStatus(before.status, "send");
  await requireComplete(deps, caller, before);
  const started_at = new Date(deps.clock()).toISOString();
  await prepareLater(deps, caller, { campaign_id: before.id });
  const copy = await copyOfTemplate(deps.tx, caller.organization.id, before);
  return await writeCampaign(deps, caller, before, { verb: "updated", status, started_at, ...copy });
}

async function prepareLater({ tx, newId }: ResourceWriteDeps, caller: Caller, payload: CampaignPayload): Promise<void> {
  const { scheduled_at } = payload;
  const when = scheduled_at === undefined ? {} : { availableAt: scheduled_at };
  await tx.jobs.enqueue(caller.organization.id, { id: newId(), kind: "campaign.prepare", payload, ...when });
}

/** scheduled → draft. */
async function unscheduleCampaign(deps: ResourceWriteDeps, caller: Caller, target: Target): Promise<CampaignRow> {
  const before = await lockCampaign(deps, caller, target);
  const status = nextStatus(before.status, "unschedule");
  return await writeCampaign(deps, caller, before, { verb: "updated", status, scheduled_at: null, ...NO_COPY });
}

/** scheduled or sending → cancelled. */
async function cancelCampaign(deps: ResourceWriteDeps, caller: Caller, target: Target): Promise<CampaignRow> {
  const before = await lockCampaign(deps, caller, target);
  const status = nextStatus(before.status, "cancel");
  const completed_at = new Date(deps.clock()).toISOString();
  return await writeCampaign(deps, caller, before, { verb: "cancelled", status, completed_at });
}

/** sent or cancelled → archived. */
async function archiveCampaign(deps: ResourceWriteDeps, caller: Caller, target: Target): Promise<CampaignRow> {
  const before = await lockCampaign(deps, caller, target);
  return await writeCampaign(deps, caller, before, { verb: "updated", status: nextStatus(before.status, "archive") });
}

async function lockCampaign(
  { tx }: ResourceWriteDeps,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<CampaignRow> {
  return requireRecord(await tx.campaigns.lock(caller.organization.id, id), expected_version);
}

/** Throws `unprocessable` with everything that is missing. */
async function requireComplete({ tx }: ResourceWriteDeps, caller: Caller, campaign: CampaignRow): Promise<void> {
  const orgId = caller.organization.id;
  // A scheduled campaign has a copy, and is sent also if the template was deleted meanwhile.
  const template = campaign.template_version === null ? await templateProblems(tx, orgId, campaign.template_id) : [];
  const content = [...missingContent(campaign), ...template, ...(await missingTopic(tx, orgId, campaign))];
  const details = [...content, ...(await missingSegments(tx, orgId, campaign))];
  if (details.length > 0) throw unprocessable(details);
}
