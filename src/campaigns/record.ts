import type { Schemas } from "../../generated/services.js";
import type { Actor } from "../contract/actor.ts";
import type { Caller } from "../contract/caller.ts";
import { campaignStats } from "./rules/stats.ts";
import { type Change, createChange } from "../records/rules/change.ts";
import { differences, type FieldChanges } from "../platform/rules/differences.ts";
import type { CampaignRow, ListedCampaign } from "./sql/campaigns.ts";
import type { Repositories } from "../store/store.ts";

/** Which campaign is meant, and of which version. */
export interface CampaignTarget {
  readonly id: string;
  readonly expected_version?: number | undefined;
}

/** A campaign as lists and webhooks show it: without its bodies. */
export function listedCampaign(row: ListedCampaign): Schemas["Campaign"] {
  const { counts, ...record } = row;
  return { ...record, stats: campaignStats(counts) };
}

/** A campaign as it is shown alone. */
export function shownCampaign(row: CampaignRow): Schemas["Campaign"] {
  const { created_by_user: _, prepared_to: __, prepared_at: ___, ...record } = row;
  return listedCampaign(record);
}

/** What is to be told of a campaign's new version; of bodies only how they begin. */
export function campaignChange(
  verb: string,
  {
    before,
    after,
    newId,
  }: { readonly before?: CampaignRow; readonly after: CampaignRow; readonly newId: () => string },
): Change {
  const changes = before ? excerpted(differences(shownCampaign(before), shownCampaign(after))) : null;
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

/** What writing campaigns needs. */
export interface CampaignWriteDeps {
  readonly tx: Repositories;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Who writes, and in which organization. */
export interface Writer {
  readonly orgId: string;
  readonly actor: Actor;
}

/** Whoever calls, as who writes. */
export const writerOf = ({ organization, actor }: Caller): Writer => ({ orgId: organization.id, actor });

/** Writes a new version of a locked campaign and tells of it. */
export async function writeCampaign(
  { tx, newId }: CampaignWriteDeps,
  { orgId, actor }: Writer,
  { before, columns, verb }: { readonly before: CampaignRow; readonly columns: object; readonly verb: string },
): Promise<CampaignRow> {
  const after = await tx.campaigns.update(orgId, before.id, columns, actor);
  if (!after) throw new TypeError("The locked campaign does not exist.");
  await tx.changes.append(orgId, [campaignChange(verb, { before, after, newId })]);
  return after;
}
