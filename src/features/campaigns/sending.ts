import { SYSTEM_ACTOR } from "../../base/contract/actor.ts";
import { nextStatus } from "./rules/state.ts";
import { type Delivery, type Rejection, retryAfter } from "../../base/mail/rules/delivery.ts";
import type { JobPayloads } from "../../base/jobs/rules/job.ts";
import type { JobContext } from "../../base/jobs/handler.ts";
import type { MailTransport } from "../../base/mail/message.ts";
import type { SendRate } from "../../base/mail/send-rate.ts";
import type { CampaignOutcome, DueRecipient } from "./sql/sending.ts";
import type { Store } from "../../base/store/store.ts";
import { countSoftBounce, suppressAddress } from "../emails/address-suppression.ts";
import { type Batch, recipientMessage, type CampaignMessageDeps, claimBatch } from "./batch.ts";
import { recordRecipientEvent } from "./recipient-events.ts";
import { writeCampaign } from "./record.ts";
import { requireRecord } from "../../base/records/record-state.ts";

/** Dependencies of sending campaigns. */
export interface CampaignSendingDeps extends CampaignMessageDeps {
  readonly store: Store;
  readonly newId: () => string;
  readonly campaignTransport: MailTransport;
  readonly campaignSendRate: SendRate;
}

/** The campaign to send, and its progress. */
export interface CampaignJob {
  readonly orgId: string;
  readonly payload: JobPayloads["campaign.send"];
  /** Number of recipients processed before. */
  readonly done: number;
}

type JobControl = Pick<JobContext<"campaign.send">, "signal" | "checkpoint" | "postpone" | "finish">;

/**
 * Sends one batch of a campaign, in the order of recipient ids. A recipient is `sending` before the mail server is
 * contacted and has a result as soon as it replies; only recipients that a killed process left as `sending` are sent
 * the message again, with the same Message-ID. Temporary errors are retried in later rounds, after all other
 * recipients, for 48 hours; if the server replied to no message of a batch, the round ends. Nothing is sent after
 * cancellation. After each batch the job is queued again, so that campaigns alternate.
 */
export async function sendCampaignBatch(
  deps: CampaignSendingDeps,
  job: CampaignJob,
  control: JobControl,
): Promise<void> {
  const { orgId, payload } = job;
  const progress = { orgId, campaignId: payload.campaign_id, after: payload.after ?? null };
  const batch = await claimBatch(deps, progress, (tx, { after, count }) =>
    control.checkpoint(tx, { done: job.done + count, payload: { after } }),
  );
  if (batch === null) return;
  const isLastRound = retryAfter(payload.round ?? 1) === null;
  if (batch.isLast || !(await sendBatch(deps, { ...batch, isLastRound }, control.signal)))
    await nextRoundOrComplete(deps, job, control);
  else await control.postpone(deps.store, { seconds: 0, payload: {} });
}

/** A batch of a round. */
interface RoundBatch extends Batch {
  /** Recipients with a temporary error are not retried. */
  readonly isLastRound: boolean;
}

/** Concurrent messages per campaign. */
const CONCURRENCY = 10;

/** Sends a batch, unless the campaign is canceled meanwhile; false if the mail server replied to no message. */
async function sendBatch(deps: CampaignSendingDeps, batch: RoundBatch, signal: AbortSignal): Promise<boolean> {
  const queue = [...batch.recipients];
  let answers = 0;
  const sendNext = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await deps.campaignSendRate.acquire(batch.orgId, signal);
      if (!(await deps.store.campaignSending.isSending(batch.orgId, batch.campaign.id))) return;
      const delivery = await deps.campaignTransport.deliver(recipientMessage(deps, batch, next));
      if (delivery.rejected.every(({ code }) => code !== null)) answers += 1;
      const result = { recipient: next, delivery };
      await deps.store.retryUntilCommitted(() => recordDelivery(deps, batch, result));
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENCY }, sendNext));
  const failed = ended.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
  return answers > 0 || batch.recipients.length === 0;
}

interface DeliveryResult {
  readonly recipient: DueRecipient;
  readonly delivery: Delivery;
}

async function recordDelivery(
  deps: CampaignSendingDeps,
  batch: RoundBatch,
  { recipient, delivery }: DeliveryResult,
): Promise<void> {
  const { orgId, campaign, isLastRound } = batch;
  const { id, email } = recipient;
  const [rejection] = delivery.rejected;
  const outcome = outcomeOf(recipient, rejection);
  const hard = rejection?.hard === true;
  const soft = rejection?.soft === true && (rejection.permanent || isLastRound);
  if (!hard && !soft) {
    await deps.store.campaignSending.recordOutcomes(orgId, campaign.id, [outcome]);
    return;
  }
  await deps.store.transaction(async (tx) => {
    await tx.campaignSending.recordOutcomes(orgId, campaign.id, [outcome]);
    if (soft) {
      await countSoftBounce(deps, tx, { orgId, email });
      return;
    }
    await suppressAddress(deps, tx, { orgId, email, reason: "hard_bounced" });
    await recordRecipientEvent(deps, tx, { verb: "bounced", orgId, id, by: SYSTEM_ACTOR });
  });
}

function outcomeOf({ id }: DueRecipient, rejection: Rejection | undefined): CampaignOutcome {
  if (!rejection) return { id, status: "sent", reason: null };
  const { permanent, hard, reason } = rejection;
  if (!permanent) return { id, status: "queued", reason };
  return { id, status: hard ? "bounced" : "failed", reason };
}

/** Schedules the next round if recipients are left; otherwise completes the campaign. */
async function nextRoundOrComplete(deps: CampaignSendingDeps, job: CampaignJob, control: JobControl): Promise<void> {
  const { orgId, payload } = job;
  const { campaign_id: id, round = 1 } = payload;
  const seconds = retryAfter(round);
  if (seconds === null) await failRemaining(deps, orgId, id);
  await deps.store.transaction(async (tx) => {
    const before = requireRecord(await tx.campaigns.lock(orgId, id));
    if (before.status !== "sending") {
      await tx.campaignSending.cancelUnsent(orgId, id);
      return;
    }
    if (seconds !== null && (await tx.campaignSending.hasUnsent(orgId, id))) {
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

const FAILURE_BATCH_SIZE = 1_000;

/** After 48 hours: fails the remaining recipients with their last error. */
async function failRemaining({ store }: CampaignSendingDeps, orgId: string, campaignId: string): Promise<void> {
  const rest = { after: null, limit: FAILURE_BATCH_SIZE };
  for (;;) {
    const left = await store.campaignSending.claim(orgId, campaignId, rest);
    if (left.length === 0) return;
    const outcomes = left.map(({ id, reason }) => ({ id, status: "failed", reason }) as const);
    await store.campaignSending.recordOutcomes(orgId, campaignId, outcomes);
  }
}
