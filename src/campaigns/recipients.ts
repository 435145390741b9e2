import { SYSTEM_ACTOR } from "../contract/actor.ts";
import { nextStatus } from "./rules/state.ts";
import { Problem, unprocessable } from "../platform/rules/errors.ts";
import { suppressionOf } from "../emails/rules/suppression.ts";
import type { NewRecipient } from "./sql/recipients.ts";
import type { CampaignRow } from "./sql/campaigns.ts";
import type { Audience, Contact } from "./sql/audience.ts";
import type { LockedSegment } from "../segments/sql/segments.ts";
import type { Repositories, Store } from "../store/store.ts";
import { cancelBySystem } from "./failures.ts";
import { writeCampaign } from "./record.ts";
import { findSegments, missingSegments } from "./references.ts";
import { membersOf } from "../records/segment-membership.ts";

/** What putting recipients together needs. */
export interface PreparationDeps {
  readonly store: Store;
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Which campaign is prepared; one that was scheduled only if it still is for that time. */
export interface Preparation {
  readonly orgId: string;
  readonly campaign_id: string;
  readonly scheduled_at?: string | undefined;
}

/** Told of every batch in its transaction, with how many contacts were looked at; throws where the work must stop. */
export type Checkpoint = (tx: Repositories, done: number) => Promise<void>;

/**
 * Puts together who gets a campaign: every contact of its segments and of none of the excluded ones, each address once, as
 * suppressed where nothing may be sent there. Batch by batch, each whole or not at all: a repetition goes on where the last
 * one ended. When it is done, the sending is queued. A campaign whose segments are gone is cancelled.
 */
export async function prepareCampaign(
  deps: PreparationDeps,
  preparation: Preparation,
  checkpoint: Checkpoint,
): Promise<void> {
  const campaign = await begin(deps, preparation);
  if (!campaign) return;
  const audience = await audienceOf(deps.store, preparation.orgId, campaign).catch(async (error: unknown) => {
    if (!(error instanceof Problem) || error.code !== "unprocessable") throw error;
    await giveUp(deps, preparation);
    return null;
  });
  if (!audience) return;
  let done = 0;
  let added: number | null = 0;
  while (added !== null) {
    done += added;
    added = await addBatch(deps, preparation, { audience, done: (tx, more) => checkpoint(tx, done + more) });
  }
}

/** The campaign, if its recipients are to be put together now; a scheduled one begins to be sent with that. */
async function begin(deps: PreparationDeps, preparation: Preparation): Promise<CampaignRow | null> {
  const { store, clock } = deps;
  return await store.transaction(async (tx) => {
    const before = await tx.campaigns.lock(preparation.orgId, preparation.campaign_id);
    if (before?.status === "sending") return before.prepared_at === null ? before : null;
    if (before?.status !== "scheduled" || before.scheduled_at !== preparation.scheduled_at) return null;
    const columns = { status: nextStatus("scheduled", "send"), started_at: new Date(clock()).toISOString() };
    const writer = { orgId: preparation.orgId, actor: SYSTEM_ACTOR };
    return await writeCampaign({ ...deps, tx }, writer, { before, columns, verb: "updated" });
  });
}

async function giveUp(deps: PreparationDeps, preparation: Preparation): Promise<void> {
  await deps.store.transaction(async (tx) => {
    const before = await tx.campaigns.lock(preparation.orgId, preparation.campaign_id);
    if (before?.status === "sending") await cancelBySystem(deps, tx, { orgId: preparation.orgId, before });
  });
}

/** Relative times in filters are counted from the moment that sending began, whenever a batch is read. */
async function audienceOf(store: Store, orgId: string, campaign: CampaignRow): Promise<Audience> {
  const missing = await missingSegments(store, orgId, campaign);
  if (missing.length > 0) throw unprocessable(missing);
  const now = new Date(campaign.started_at ?? campaign.updated_at);
  const memberships = async (ids: readonly string[]): Promise<Audience["included"]> => {
    const live = (await findSegments(store, orgId, ids)).filter((segment) => segment !== null);
    const asked = live.map((segment: LockedSegment) => membersOf(store, { orgId, segment, caller: null, now }));
    return await Promise.all(asked);
  };
  return {
    included: await memberships(campaign.segment_ids),
    excluded: await memberships(campaign.exclude_segment_ids),
  };
}

const BATCH = 1_000;

interface Batch {
  readonly audience: Audience;
  readonly done: Checkpoint;
}

/** How many contacts were looked at; null where there are no more, or nothing is to be sent any more. */
async function addBatch(
  { store, newId }: PreparationDeps,
  { orgId, campaign_id }: Preparation,
  { audience, done }: Batch,
): Promise<number | null> {
  return await store.transaction(async (tx) => {
    const campaign = await tx.campaigns.lock(orgId, campaign_id);
    if (campaign?.status !== "sending" || campaign.prepared_at !== null) return null;
    const place = { afterId: campaign.prepared_to, limit: BATCH };
    const contacts = await tx.campaignAudience.after(orgId, audience, place);
    const last = contacts.at(-1);
    if (last) {
      const recipients = await recipientsOf(tx, orgId, { contacts, newId });
      await tx.campaignRecipients.add(orgId, campaign_id, recipients);
    }
    const whole = contacts.length < BATCH;
    await tx.campaigns.keepPrepared(orgId, campaign_id, { to: last?.id ?? campaign.prepared_to, whole });
    if (whole) await tx.jobs.enqueue(orgId, { id: newId(), kind: "campaign.send", payload: { campaign_id } });
    await done(tx, contacts.length);
    return whole ? null : contacts.length;
  });
}

async function recipientsOf(
  { suppressions }: Repositories,
  orgId: string,
  { contacts, newId }: { readonly contacts: readonly Contact[]; readonly newId: () => string },
): Promise<NewRecipient[]> {
  const listed = await suppressions.among(
    orgId,
    contacts.map(({ email }) => email),
  );
  return contacts.map(({ id, email, full_name, email_consent, email_deliverability }) => {
    const facts = {
      listed: listed.filter((one) => one.email === email).map((one) => one.reason),
      consents: [email_consent],
      deliverability: [email_deliverability],
    };
    const reason = suppressionOf(facts, "marketing");
    const status = reason === null ? "queued" : "suppressed";
    return { id: newId(), email, name: full_name, contact_id: id, status, reason };
  });
}
