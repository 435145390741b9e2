import { SYSTEM_ACTOR } from "../../../base/contract/caller.ts";
import { nextStatus } from "../rules/campaigns.ts";
import { type Delivery, type Rejection, retryAfter } from "../../../base/mail/rules/delivery.ts";
import type { JobPayloads } from "../../../base/jobs/rules/job.ts";
import type { JobContext } from "../../../base/jobs/handler.ts";
import type { MailTransport, OutgoingMessage } from "../../../base/mail/message.ts";
import type { SendRate } from "../../../base/mail/send-rate.ts";
import type { CampaignOutcome, DueRecipient, ContactValues } from "../sql/campaign-recipients.ts";
import type { Store, Repositories } from "../../../base/store/store.ts";
import { countSoftBounce, suppressAddress } from "../address-suppression.ts";
import { recordRecipientEvent } from "./recipient-events.ts";
import { bySystem, writeCampaign } from "./record.ts";
import { requireRecord } from "../../../base/records/record-state.ts";
import type { Verp } from "../../../base/mail/verp.ts";
import type { CampaignRecipientKey } from "../../../base/contract/recipient-links.ts";
import { campaignMessage, type MessageTracking, noTracking } from "../rules/campaign-message.ts";
import type { EmailBrand } from "../../../base/mail/rules/email-layout.ts";
import type { Attachment } from "../../../base/mail/rules/message-input.ts";
import { supportedLocale } from "../../../base/platform/rules/text.ts";
import { recipientTexts } from "./references.ts";
import { messageIdOf } from "../../../base/mail/rules/mailbox.ts";
import type { TemplateValues } from "../../../base/mail/rules/template.ts";
import type { CampaignRow } from "../sql/campaigns.ts";
import type { EmailTracking as EmailTrackingSettings, OrganizationRecord } from "../../accounts/sql/organizations.ts";
import { brandingOf, brandOf, logoParts, showsLogo } from "../brand.ts";
import { suppressedAmong } from "../recipients.ts";
import { type FooterDeps, withFooter } from "../marketing-footers.ts";
import { type LinkDeps, signedLink, unsubscribeHeaders } from "../recipient-links.ts";

interface CampaignSendingDeps extends LinkDeps, FooterDeps {
  readonly store: Store;
  readonly newId: () => string;
  readonly returnPaths: Verp;
  readonly campaignTransport: MailTransport;
  readonly campaignSendRate: SendRate;
}

/** The campaign to send, and its progress. */
interface CampaignJob {
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
  const { payload } = job;
  const batch = await claimBatch(deps, job, control);
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
      const recipient = next;
      await deps.store.retryUntilCommitted(() => recordDelivery(deps, batch, recipient, delivery));
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENCY }, sendNext));
  const failed = ended.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
  return answers > 0 || batch.recipients.length === 0;
}

async function recordDelivery(
  deps: CampaignSendingDeps,
  batch: RoundBatch,
  recipient: DueRecipient,
  delivery: Delivery,
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
    const columns = { status: nextStatus("sending", "complete"), completed_at: new Date(deps.clock()).toISOString() };
    await writeCampaign({ ...deps, tx }, bySystem(orgId), before, { verb: "sent", ...columns });
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

/** A campaign with the recipients of one batch. */
interface Batch {
  readonly orgId: string;
  readonly campaign: CampaignRow;
  readonly brand: EmailBrand;
  /** The logo, if messages show it. */
  readonly logo: readonly Attachment[];
  readonly organization: Pick<OrganizationRecord, "name" | "default_locale" | "postal_address" | "email_tracking">;
  readonly recipients: readonly DueRecipient[];
  readonly contacts: ReadonlyMap<string, ContactValues>;
  /** No recipient is left in this round. */
  readonly isLast: boolean;
}

const BATCH = 100;

/**
 * Claims the next recipients, without deleted contacts and suppressed addresses; null if the campaign is no longer
 * being sent.
 */
async function claimBatch(
  { store }: CampaignSendingDeps,
  { orgId, done, payload: { campaign_id: campaignId, after = null } }: CampaignJob,
  control: JobControl,
): Promise<Batch | null> {
  return await store.transaction(async (tx) => {
    const campaign = await tx.campaigns.get(orgId, campaignId);
    if (campaign?.status !== "sending") {
      await tx.campaignSending.cancelUnsent(orgId, campaignId);
      return null;
    }
    const due = await tx.campaignSending.claim(orgId, campaignId, { after, limit: BATCH });
    const last = due.at(-1)?.id ?? null;
    const position = after !== null && (last === null || last < after) ? after : last;
    await control.checkpoint(tx, { done: done + due.length, payload: { after: position } });
    const recipients = await reachable(tx, orgId, campaign, due);
    const emails = recipients.map(({ email }) => email);
    const contacts = await tx.campaignRecipients.valuesOf(orgId, emails);
    const organization = requireRecord(await tx.organizations.get(orgId));
    const byAddress = new Map(contacts.map((contact) => [contact.email, contact]));
    const branding = await brandingOf(tx, orgId);
    const appearance = { brand: brandOf(organization, branding), logo: logoParts(branding) };
    return { orgId, campaign, organization, ...appearance, recipients, contacts: byAddress, isLast: due.length === 0 };
  });
}

async function reachable(
  tx: Repositories,
  orgId: string,
  { id: campaignId, topic_id }: CampaignRow,
  due: readonly DueRecipient[],
): Promise<DueRecipient[]> {
  const candidates = due.map((one) => ({ ...one, kind: "to", status: "queued", error: null }) as const);
  const suppressed = await suppressedAmong(tx, orgId, { recipients: candidates, category: "marketing", topic_id });
  const deleted = await deletedAmong(tx, orgId, due);
  const outcomes = due.flatMap(({ id, email }) => {
    const reason = suppressed.get(email) ?? (deleted.has(email) ? "contact_deleted" : undefined);
    return reason === undefined ? [] : [{ id, status: "suppressed", reason } as const];
  });
  await tx.campaignSending.recordOutcomes(orgId, campaignId, outcomes);
  return due.filter(({ email }) => !suppressed.has(email) && !deleted.has(email));
}

/** Returns the addresses of contacts who were deleted since preparation and that no other contact has. */
async function deletedAmong(
  { suppressions }: Repositories,
  orgId: string,
  due: readonly DueRecipient[],
): Promise<ReadonlySet<string>> {
  const ids = due.flatMap(({ contact_id }) => contact_id ?? []);
  const emails = due.map(({ email }) => email);
  const live = await suppressions.contactsOf(orgId, { ids, emails });
  const known = new Set(live.flatMap(({ id, emails: own }) => [id, ...own]));
  const deleted = due.filter(({ contact_id, email }) => !known.has(contact_id ?? email) && !known.has(email));
  return new Set(deleted.map(({ email }) => email));
}

/** Returns the message for one recipient: the same in every attempt, unless the contact has changed. */
function recipientMessage(deps: CampaignSendingDeps, batch: Batch, { id, email, name }: DueRecipient): OutgoingMessage {
  const { orgId, campaign, organization, brand, contacts } = batch;
  if (campaign.from === null) throw new TypeError("A campaign without a sender cannot be sent.");
  const key = { org_id: orgId, campaign_id: campaign.id, recipient_id: id };
  const unsubscribe_url = signedLink(deps, "unsubscribe", { ...key, email });
  const { name: organization_name, postal_address, email_tracking } = organization;
  const { locale = null, ...contact } = contacts.get(email) ?? {};
  const links = { unsubscribe_url, preferences_url: unsubscribe_url };
  const values: TemplateValues = { ...contact, email, organization_name, postal_address, ...links };
  const wanted = [supportedLocale(locale), organization.default_locale];
  const copy = campaign.template_texts && { translations: campaign.template_texts };
  const { texts, wrap } = recipientTexts(campaign, copy, { brand, wanted });
  const message = campaignMessage(texts, values, { tracking: trackingOf(deps, key, email_tracking), wrap });
  const from = deps.returnPaths.of(id);
  return {
    ...withFooter(deps, message, { organization, email, locale, link: unsubscribe_url }),
    messageId: messageIdOf(id, campaign.from),
    from: campaign.from,
    replyTo: campaign.reply_to,
    to: [{ email, name }],
    cc: [],
    envelope: { from, to: [email] },
    attachments: showsLogo(message.html) ? batch.logo : [],
    generated: true,
    headers: unsubscribeHeaders(unsubscribe_url, from),
  };
}

/** Longer links are not replaced, because some programs would truncate the signed URL. */
const MAX_URL_LENGTH = 1_200;

/** Returns the tracking pixel and the link replacement for one recipient's message. */
function trackingOf(
  deps: LinkDeps,
  key: CampaignRecipientKey,
  { opens, clicks }: EmailTrackingSettings,
): MessageTracking {
  return {
    pixel: opens ? signedLink(deps, "open", key) : noTracking.pixel,
    link: clicks
      ? (url) => (url.length > MAX_URL_LENGTH ? url : signedLink(deps, "click", { ...key, url }))
      : noTracking.link,
  };
}
