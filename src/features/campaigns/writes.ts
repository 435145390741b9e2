import { fields } from "../../../generated/fields.js";
import type { CampaignsCreateInput, CampaignsUpdateInput } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { type CampaignValues, readCampaignInput, textsBesideTemplate } from "./rules/input.ts";
import { requireDeletable, requireEditable } from "./rules/state.ts";
import { same } from "../../base/platform/rules/differences.ts";
import { type Check, type CheckedWrite, eachValue, written } from "../../base/platform/mistakes.ts";
import type { Repositories } from "../../base/store/store.ts";
import { permissionDenied, unprocessable } from "../../base/platform/rules/errors.ts";
import { mergeObjects } from "../../base/records/rules/merged-objects.ts";
import { toSearchText } from "../../base/platform/rules/text.ts";
import type { CampaignRow } from "./sql/campaigns.ts";
import {
  campaignChange,
  type CampaignTarget,
  type CampaignWriteDeps,
  shownCampaign,
  writeCampaign,
  writerOf,
} from "./record.ts";
import { checkCampaignReferences } from "./references.ts";
import { requireRecord, standardFields } from "../../base/records/record-state.ts";

/** Creates a campaign as a draft. */
export async function createCampaign(
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
export async function updateCampaign(
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
export async function deleteCampaign(
  { tx, newId }: CampaignWriteDeps,
  caller: Caller,
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
export async function restoreCampaign(
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
