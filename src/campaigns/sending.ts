import { SYSTEM_ACTOR } from "../contract/actor.ts";
import { nextStatus } from "./rules/state.ts";
import { type Delivery, type Rejection, retryAfter } from "../mail/rules/delivery.ts";
import type { JobPayloads } from "../jobs/rules/job.ts";
import type { JobContext } from "../jobs/handler.ts";
import type { MailTransport } from "../mail/message.ts";
import type { SendRate } from "../mail/send-rate.ts";
import type { CampaignOutcome, DueRecipient } from "./sql/sending.ts";
import type { Store } from "../store/store.ts";
import { countSoftBounce, suppressAddress } from "../emails/address-suppression.ts";
import { type Batch, copyFor, type CampaignCopyDeps, takeBatch } from "./batch.ts";
import { tellOfCopy } from "./recipient-events.ts";
import { writeCampaign } from "./record.ts";
import { requireRecord } from "../records/record-state.ts";

/** What sending campaigns needs. */
export interface CampaignSendingDeps extends CampaignCopyDeps {
  readonly store: Store;
  readonly newId: () => string;
  readonly campaignOffice: MailTransport;
  readonly campaignPace: SendRate;
}

/** Which campaign is sent, and how far that is. */
export interface CampaignOrder {
  readonly orgId: string;
  readonly payload: JobPayloads["campaign.send"];
  /** How many recipients had a turn before. */
  readonly done: number;
}

type Control = Pick<JobContext<"campaign.send">, "signal" | "checkpoint" | "postpone" | "finish">;

/**
 * Sends a campaign to everybody who has not got it yet, in the order of their ids. Each is "sending" before the mail server
 * is asked, and has an outcome as soon as it answers: those whom a killed process left in between, and only those, are sent
 * to again, with the same Message-ID. Who was told "not now" comes again when all others had their turn, for 48 hours;
 * where the server answers nobody of a batch, all wait. A campaign that was cancelled goes to nobody any more. After each batch
 * the job goes back into the queue, so that other campaigns have their turn.
 */
export async function runCampaign(deps: CampaignSendingDeps, order: CampaignOrder, control: Control): Promise<void> {
  const { orgId, payload } = order;
  const place = { orgId, campaignId: payload.campaign_id, after: payload.after ?? null };
  const batch = await takeBatch(deps, place, (tx, { after, count }) =>
    control.checkpoint(tx, { done: order.done + count, payload: { after } }),
  );
  if (batch === null) return;
  const isLastRound = retryAfter(payload.round ?? 1) === null;
  if (batch.isLast || !(await handOver(deps, { ...batch, isLastRound }, control.signal)))
    await settle(deps, order, control);
  else await control.postpone(deps.store, { seconds: 0, payload: {} });
}

/** A batch of a round. */
interface RoundBatch extends Batch {
  /** Who is told "not now" does not get it any more. */
  readonly isLastRound: boolean;
}

/** Connections that one campaign keeps busy. */
const AT_ONCE = 10;

/** Sends to everybody of a batch, unless the campaign is cancelled meanwhile; false where the mail server answered nobody. */
async function handOver(deps: CampaignSendingDeps, batch: RoundBatch, signal: AbortSignal): Promise<boolean> {
  const waiting = [...batch.recipients];
  let answers = 0;
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await deps.campaignPace.acquire(batch.orgId, signal);
      if (!(await deps.store.campaignSending.goesOn(batch.orgId, batch.campaign.id))) return;
      const delivery = await deps.campaignOffice.deliver(copyFor(deps, batch, next));
      if (delivery.rejected.every(({ code }) => code !== null)) answers += 1;
      const answered = { recipient: next, delivery };
      await deps.store.retryUntilCommitted(() => note(deps, batch, answered));
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, sendNext));
  const failed = ended.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
  return answers > 0 || batch.recipients.length === 0;
}

interface Answered {
  readonly recipient: DueRecipient;
  readonly delivery: Delivery;
}

async function note(deps: CampaignSendingDeps, batch: RoundBatch, { recipient, delivery }: Answered): Promise<void> {
  const { orgId, campaign, isLastRound } = batch;
  const { id, email } = recipient;
  const [rejection] = delivery.rejected;
  const outcome = catchProblem(recipient, rejection);
  const hard = rejection?.hard === true;
  const soft = rejection?.soft === true && (rejection.permanent || isLastRound);
  if (!hard && !soft) {
    await deps.store.campaignSending.note(orgId, campaign.id, [outcome]);
    return;
  }
  await deps.store.transaction(async (tx) => {
    await tx.campaignSending.note(orgId, campaign.id, [outcome]);
    if (soft) {
      await countSoftBounce(deps, tx, { orgId, email });
      return;
    }
    await suppressAddress(deps, tx, { orgId, email, reason: "hard_bounced" });
    await tellOfCopy(deps, tx, { verb: "bounced", orgId, id, by: SYSTEM_ACTOR });
  });
}

function catchProblem({ id }: DueRecipient, rejection: Rejection | undefined): CampaignOutcome {
  if (!rejection) return { id, status: "sent", reason: null };
  const { permanent, hard, reason } = rejection;
  if (!permanent) return { id, status: "queued", reason };
  return { id, status: hard ? "bounced" : "failed", reason };
}

/** Another round later where somebody is still to get it; otherwise the campaign is sent, and that is told. */
async function settle(deps: CampaignSendingDeps, order: CampaignOrder, control: Control): Promise<void> {
  const { orgId, payload } = order;
  const { campaign_id: id, round = 1 } = payload;
  const seconds = retryAfter(round);
  if (seconds === null) await giveUp(deps, orgId, id);
  await deps.store.transaction(async (tx) => {
    const before = requireRecord(await tx.campaigns.lock(orgId, id));
    if (before.status !== "sending") {
      await tx.campaignSending.cancelLeft(orgId, id);
      return;
    }
    if (seconds !== null && (await tx.campaignSending.anybodyLeft(orgId, id))) {
      await control.postpone(tx, { seconds, payload: { round: round + 1, after: null } });
      return;
    }
    await control.checkpoint(tx, {});
    const columns = {
      status: nextStatus("sending", "complete"),
      completed_at: new Date(deps.clock()).toISOString(),
    };
    await writeCampaign({ ...deps, tx }, { orgId, actor: SYSTEM_ACTOR }, { before, columns, verb: "sent" });
    await control.finish(tx);
  });
}

const BATCH_GIVEN_UP = 1_000;

/** 48 hours are over: whoever still waits does not get it, for the reason that was told last. */
async function giveUp({ store }: CampaignSendingDeps, orgId: string, campaignId: string): Promise<void> {
  const rest = { after: null, limit: BATCH_GIVEN_UP };
  for (;;) {
    const left = await store.campaignSending.claim(orgId, campaignId, rest);
    if (left.length === 0) return;
    const outcomes = left.map(({ id, reason }) => ({ id, status: "failed", reason }) as const);
    await store.campaignSending.note(orgId, campaignId, outcomes);
  }
}
