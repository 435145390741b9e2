import { nextStatus } from "../rules/campaigns.ts";
import { Problem, unprocessable } from "../../../base/platform/rules/errors.ts";
import { suppressionOf } from "../rules/suppression.ts";
import type { NewRecipient } from "../sql/campaign-recipients.ts";
import type { CampaignRow, Audience, Contact } from "../sql/campaigns.ts";
import type { LockedSegment } from "../../segments/sql/segments.ts";
import type { ResourceDeps } from "../../../base/records/resource/resource-service.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import { bySystem, cancelBySystem, writeCampaign } from "./record.ts";
import { findSegments, missingSegments } from "./references.ts";
import { membersOf } from "../../../base/records/segment-membership.ts";
import { topicReasons } from "../subscriptions.ts";

type PreparationDeps = Pick<ResourceDeps, "store" | "clock" | "newId">;

/** The campaign to prepare; a scheduled one only if it is still scheduled for that time. */
interface Preparation {
  readonly orgId: string;
  readonly campaign_id: string;
  readonly scheduled_at?: string | undefined;
}

/**
 * Prepares the recipients of a campaign: every contact in its segments but not in the excluded ones, each address once,
 * suppressed where necessary. Each batch is one transaction, and a retry continues after the last one. Finally the
 * sending is enqueued. A campaign whose segments were deleted is canceled. `checkpoint` is called in the transaction of
 * every batch with the number of processed contacts; it throws to stop.
 */
export async function prepareCampaign(
  deps: PreparationDeps,
  preparation: Preparation,
  checkpoint: (tx: Repositories, done: number) => Promise<void>,
): Promise<void> {
  const campaign = await beginPreparation(deps, preparation);
  if (!campaign) return;
  const audience = await audienceOf(deps.store, preparation.orgId, campaign).catch(async (error: unknown) => {
    if (!(error instanceof Problem) || error.code !== "unprocessable") throw error;
    await cancelCampaign(deps, preparation);
    return null;
  });
  if (!audience) return;
  let done = 0;
  let position: Position | null = { to: campaign.prepared_to, added: 0 };
  while (position !== null) {
    done += position.added;
    const after = position.to;
    const batch = { audience, after, done: (tx: Repositories, more: number) => checkpoint(tx, done + more) };
    position = await addBatch(deps, preparation, batch);
  }
}

/** The last contact that was processed, and the number of contacts in the last batch. */
interface Position {
  readonly to: string | null;
  readonly added: number;
}

/** Returns the campaign if its recipients are still to be prepared. A scheduled campaign changes to `sending`. */
async function beginPreparation(deps: PreparationDeps, preparation: Preparation): Promise<CampaignRow | null> {
  const { store, clock } = deps;
  return await store.transaction(async (tx) => {
    const before = await tx.campaigns.lock(preparation.orgId, preparation.campaign_id);
    if (before?.status === "sending") return before.prepared_at === null ? before : null;
    if (before?.status !== "scheduled" || before.scheduled_at !== preparation.scheduled_at) return null;
    const columns = { status: nextStatus("scheduled", "send"), started_at: new Date(clock()).toISOString() };
    return await writeCampaign({ ...deps, tx }, bySystem(preparation.orgId), before, { verb: "updated", ...columns });
  });
}

async function cancelCampaign(deps: PreparationDeps, preparation: Preparation): Promise<void> {
  await deps.store.transaction(async (tx) => {
    const before = await tx.campaigns.lock(preparation.orgId, preparation.campaign_id);
    if (before?.status === "sending") await cancelBySystem({ ...deps, tx }, preparation.orgId, before);
  });
}

/** Relative times in filters refer to the start of sending, in every batch. */
async function audienceOf(store: Store, orgId: string, campaign: CampaignRow): Promise<Audience> {
  const missing = await missingSegments(store, orgId, campaign);
  if (missing.length > 0) throw unprocessable(missing);
  const now = new Date(campaign.started_at ?? campaign.updated_at);
  const load = async (ids: readonly string[]): Promise<Audience["included"]> => {
    const live = (await findSegments(store, orgId, ids)).filter((segment) => segment !== null);
    const memberships = live.map((segment: LockedSegment) => membersOf(store, { orgId, segment, caller: null, now }));
    return await Promise.all(memberships);
  };
  return { included: await load(campaign.segment_ids), excluded: await load(campaign.exclude_segment_ids) };
}

const BATCH = 1_000;

interface Batch {
  readonly audience: Audience;
  readonly after: string | null;
  readonly done: (tx: Repositories, added: number) => Promise<void>;
}

/**
 * The contacts are read before the transaction; sending checks consent and suppressions again. Returns null at the end,
 * or if the campaign was canceled.
 */
async function addBatch(
  { store, newId }: PreparationDeps,
  { orgId, campaign_id }: Preparation,
  { audience, after: afterId, done }: Batch,
): Promise<Position | null> {
  const page = { afterId, limit: BATCH };
  const contacts = await store.onReplica(({ campaignAudience }) => campaignAudience.after(orgId, audience, page));
  return await store.transaction(async (tx) => {
    const campaign = await tx.campaigns.lock(orgId, campaign_id);
    if (campaign?.status !== "sending" || campaign.prepared_at !== null) return null;
    // Another process has prepared this batch.
    if (campaign.prepared_to !== afterId) return { to: campaign.prepared_to, added: 0 };
    const last = contacts.at(-1);
    if (last) {
      const recipients = await recipientsOf(tx, orgId, contacts, campaign.topic_id);
      const added = recipients.map((one) => ({ id: newId(), ...one }));
      await tx.campaignRecipients.add(orgId, campaign_id, added);
    }
    const isDone = contacts.length < BATCH;
    const to = last?.id ?? afterId;
    await tx.campaigns.savePreparation(orgId, campaign_id, { to, isDone });
    if (isDone) await tx.jobs.enqueue(orgId, { id: newId(), kind: "campaign.send", payload: { campaign_id } });
    await done(tx, contacts.length);
    return isDone ? null : { to, added: contacts.length };
  });
}

async function recipientsOf(
  tx: Repositories,
  orgId: string,
  contacts: readonly Contact[],
  topicId: string | null,
): Promise<Omit<NewRecipient, "id">[]> {
  const emails = contacts.map(({ email }) => email);
  const listed = await tx.suppressions.among(orgId, emails);
  const topics = await topicReasons(tx, orgId, { topicId, emails });
  return contacts.map(({ id, email, full_name, email_consent, email_deliverability }) => {
    const facts = {
      listed: listed.filter((one) => one.email === email).map((one) => one.reason),
      consents: [email_consent],
      deliverability: [email_deliverability],
      topic: topics.get(email) ?? null,
    };
    const reason = suppressionOf(facts, "marketing");
    const status = reason === null ? "queued" : "suppressed";
    return { email, name: full_name, contact_id: id, status, reason };
  });
}
