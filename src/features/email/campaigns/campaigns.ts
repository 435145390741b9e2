import type { Authorized } from "../../../base/contract/authorized.ts";
import type {
  CampaignsListInput,
  CampaignsRecipientsInput,
  CampaignsService,
  Schemas,
  CampaignsCreateInput,
  CampaignsUpdateInput,
  CampaignsScheduleInput,
} from "../../../../generated/services.js";
import { requirePermissions } from "../../../base/platform/rights.ts";
import type { SignedTokens } from "../../../base/platform/signed-token.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Page } from "../../../base/contract/page.ts";
import type { CampaignRow } from "../sql/campaigns.ts";
import type { Store, Repositories } from "../../../base/store/store.ts";
import {
  type CampaignWriteDeps,
  listedCampaign,
  shownCampaign,
  campaignChange,
  type CampaignTarget,
  writeCampaign,
  writerOf,
} from "./record.ts";
import { previewCampaign, testCampaign } from "./previews.ts";
import type { PreviewDeps } from "../template-previews.ts";
import type { WriteFooter } from "../../../base/mail/marketing-footer.ts";
import { readList } from "../../../base/records/record-list.ts";
import { searchRecords } from "../../../base/records/record-search.ts";
import { requireRecord, standardFields } from "../../../base/records/record-state.ts";
import { fields } from "../../../../generated/fields.js";
import {
  type CampaignValues,
  readCampaignInput,
  textsBesideTemplate,
  requireDeletable,
  requireEditable,
  type CampaignAction,
  missingContent,
  nextStatus,
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
import type { ChangeVerb } from "../../../base/records/rules/change.ts";
import type { CampaignPayload } from "../../../base/jobs/rules/job.ts";
import { readSendTime } from "../rules/send-time.ts";

interface CampaignDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly baseUrl: string;
  readonly writeFooter: WriteFooter;
  readonly say: PreviewDeps["say"];
}

/** Creates the service for campaigns. */
export function campaignsService(deps: CampaignDeps): CampaignsService {
  const { store } = deps;
  const write =
    <Input>(work: Write<Input>) =>
    async (caller: Caller, input: Input): Promise<Schemas["Campaign"]> =>
      shownCampaign(await store.transaction((tx) => work({ ...deps, tx }, caller, input)));

  return {
    list: (caller, input) => listCampaigns(deps, caller, input),
    async search(caller, input) {
      const found = await searchRecords(deps, caller, input, { type: "campaign", page: store.campaigns.page });
      return { ...found, items: found.items.map(listedCampaign) };
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

type Write<Input> = (deps: CampaignWriteDeps, caller: Caller, input: Input) => Promise<CampaignRow>;

async function listCampaigns(
  { store, signedTokens }: CampaignDeps,
  { organization: { id: orgId } }: Caller,
  { page, page_size, sort, cursor, ...filters }: CampaignsListInput,
): Promise<Page<Schemas["Campaign"]>> {
  const identity = { operation: "campaigns.list", orgId, filters };
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  const found = await readList(signedTokens, identity, list, (request) =>
    store.campaigns.list(orgId, filters, request),
  );
  return { ...found, items: found.items.map(listedCampaign) };
}

async function listRecipients(
  { store, signedTokens }: CampaignDeps,
  caller: Caller,
  { id, page, page_size, sort, cursor, ...wanted }: CampaignsRecipientsInput,
): Promise<Page<Schemas["CampaignRecipient"]>> {
  // Recipients contain names and addresses of contacts.
  requirePermissions(caller, ["entities:read"]);
  const orgId = caller.organization.id;
  const campaign = requireRecord(await store.campaigns.get(orgId, id));
  const over = campaign.status === "cancelled" || campaign.status === "archived";
  const filters = { campaign_id: id, ...wanted };
  const identity = { operation: "campaigns.recipients", orgId, filters };
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  const found = await readList(signedTokens, identity, list, (request) =>
    store.campaignRecipients.page(orgId, { ...filters, over }, request),
  );
  const items = found.items.map((one) =>
    over && one.status === "queued" ? { ...one, status: "cancelled" as const } : one,
  );
  return { ...found, items };
}

/** Creates a campaign as a draft. */
async function createCampaign(
  { tx, newId }: CampaignWriteDeps,
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
  await tx.changes.append(orgId, [campaignChange("created", { after, newId })]);
  return after;
}

/** Updates the given fields. Without a difference there is no new version. */
async function updateCampaign(
  deps: CampaignWriteDeps,
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
  const columns = { ...changed, search_text: searchTextOf({ ...before, ...changed }) };
  return await writeCampaign(deps, writerOf(caller), { before, columns, verb: "updated" });
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
  { tx, newId }: CampaignWriteDeps,
  caller: Authorized<Caller, "campaigns:delete">,
  { id, expected_version }: CampaignTarget,
): Promise<CampaignRow> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.campaigns.lock(orgId, id), expected_version);
  const own = before.created_by_user === caller.user.id || before.owner_id === caller.user.id;
  if (!caller.deletesOthers && !own) throw permissionDenied();
  requireDeletable(before.status);
  const after = requireRecord(await tx.campaigns.remove(orgId, id, caller.actor));
  await tx.changes.append(orgId, [campaignChange("deleted", { after, newId })]);
  return after;
}

/** Restores a deleted campaign; does nothing if it is not deleted. */
async function restoreCampaign(
  { tx, newId }: CampaignWriteDeps,
  caller: Caller,
  { id, expected_version }: CampaignTarget,
): Promise<CampaignRow> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.campaigns.lockAny(orgId, id), expected_version);
  if (before.deleted_at === null) return before;
  const after = requireRecord(await tx.campaigns.restore(orgId, id, caller.actor));
  await tx.changes.append(orgId, [campaignChange("restored", { after, newId })]);
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
async function sendCampaign(deps: CampaignWriteDeps, caller: Caller, target: CampaignTarget): Promise<CampaignRow> {
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
async function unscheduleCampaign(
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
async function cancelCampaign(deps: CampaignWriteDeps, caller: Caller, target: CampaignTarget): Promise<CampaignRow> {
  const otherColumns = { completed_at: new Date(deps.clock()).toISOString() };
  return await transition(deps, caller, { target, action: "cancel", otherColumns, verb: "cancelled" });
}

/** sent or cancelled → archived. */
async function archiveCampaign(deps: CampaignWriteDeps, caller: Caller, target: CampaignTarget): Promise<CampaignRow> {
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
