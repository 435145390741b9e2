import { type Delivery, type Rejection, retryAfter } from "../mail/rules/delivery.ts";
import type { JobContext } from "../jobs/handler.ts";
import type { MailTransport } from "../mail/message.ts";
import type { RecipientOutcome } from "./sql/sending.ts";
import type { EmailRecord } from "./sql/emails.ts";
import type { Repositories, Store } from "../store/store.ts";
import { countSoftBounce, suppressAddress } from "./address-suppression.ts";
import { envelopesOf, type CopyDeps, type Envelope } from "./envelopes.ts";
import { markEmailFailed } from "./failures.ts";
import { suppressedAmong } from "./recipients.ts";
import { requireRecord } from "../records/record-state.ts";

/** What sending messages needs. */
export interface EmailSendingDeps extends CopyDeps {
  readonly store: Store;
  readonly newId: () => string;
  readonly postOffice: MailTransport;
}

/** Which message is sent, and how often that was tried. */
export interface EmailOrder {
  readonly orgId: string;
  readonly email_id: string;
  readonly tries?: number | undefined;
}

type Control = Pick<JobContext<"email.send">, "signal" | "checkpoint" | "postpone" | "finish">;

/**
 * Sends a message to everybody who has not got it yet, and writes down what the mail server said of each address. Where it
 * said "not now", the message is tried again for 48 hours. Between the server's answer and its being written down a process
 * may be killed: then, and only then, the message is sent once more, with the same Message-ID.
 */
export async function sendEmail(deps: EmailSendingDeps, order: EmailOrder, control: Control): Promise<void> {
  const email = await begin(deps, order, control);
  if (email === null) return;
  const attachments =
    email.attachments.length === 0 ? [] : await deps.store.emailSending.attachments(order.orgId, email.id);
  const marketing = email.category === "marketing" ? await readersOf(deps, order.orgId, email) : null;
  const copies = envelopesOf(deps, { orgId: order.orgId, email, attachments, marketing });
  for (const copy of copies) {
    control.signal.throwIfAborted();
    const delivery = await deps.postOffice.deliver(copy);
    const writeDown = async (tx: Repositories): Promise<void> => {
      await note(deps, tx, { order, delivery });
      if (copy === copies.at(-1)) await settle(deps, tx, { order, control });
    };
    await deps.store.retryUntilCommitted(() => deps.store.transaction(writeDown));
  }
  if (copies.length === 0) await deps.store.transaction((tx) => settle(deps, tx, { order, control }));
}

async function readersOf(
  { store }: EmailSendingDeps,
  orgId: string,
  email: EmailRecord,
): Promise<Envelope["marketing"]> {
  const organization = requireRecord(await store.organizations.get(orgId));
  const known = await store.campaignRecipients.valuesOf(
    orgId,
    email.recipients.map((one) => one.email),
  );
  return { organization, locales: new Map(known.map((contact) => [contact.email, contact.locale])) };
}

/** The message as it is to be sent now; null where it was cancelled or is done. Who asked for nothing since is left out. */
async function begin({ store }: EmailSendingDeps, order: EmailOrder, control: Control): Promise<EmailRecord | null> {
  const { orgId, email_id: id } = order;
  return await store.transaction(async (tx) => {
    const email = await tx.emails.begin(orgId, id);
    if (email === null) return null;
    await control.checkpoint(tx, {});
    const { recipients, category } = email;
    const waiting = recipients.filter(({ status }) => status === "queued");
    const suppressed = await suppressedAmong(tx, orgId, { recipients: waiting, category });
    if (suppressed.size === 0) return email;
    const outcomes = [...suppressed].map(([email, error]) => ({ email, status: "suppressed", error }) as const);
    await tx.emailSending.note(orgId, id, outcomes);
    return await tx.emails.get(orgId, id);
  });
}

interface Answered {
  readonly order: EmailOrder;
  readonly delivery: Delivery;
}

async function note(deps: EmailSendingDeps, tx: Repositories, { order, delivery }: Answered): Promise<void> {
  const { orgId, email_id: id } = order;
  const sent = delivery.accepted.map((email) => ({ email, status: "sent", error: null }) as const);
  await tx.emailSending.note(orgId, id, [...sent, ...delivery.rejected.map(catchProblem)]);
  const isLast = retryAfter(order.tries ?? 1) === null;
  for (const { address: email, hard, soft, permanent } of delivery.rejected) {
    if (hard) await suppressAddress(deps, tx, { orgId, email, reason: "hard_bounced" });
    else if (soft && (permanent || isLast)) await countSoftBounce(deps, tx, { orgId, email });
  }
}

function catchProblem({ address: email, permanent, hard, reason: error }: Rejection): RecipientOutcome {
  if (!permanent) return { email, status: "queued", error };
  return { email, status: hard ? "bounced" : "failed", error };
}

interface Ending {
  readonly order: EmailOrder;
  readonly control: Control;
}

/** Tries again later where somebody is still to get the message; otherwise it is done, and that is told. */
async function settle(deps: EmailSendingDeps, tx: Repositories, { order, control }: Ending): Promise<void> {
  const { orgId, email_id: id, tries = 1 } = order;
  const before = requireRecord(await tx.emails.lock(orgId, id));
  // Another process took the job meanwhile and was faster.
  if (before.status !== "sending") return;
  const by = before.created_by;
  const waiting = before.recipients.filter(({ status }) => status === "queued");
  const seconds = waiting.length > 0 ? retryAfter(tries) : null;
  const reached = before.recipients.some(({ status }) => status === "sent");
  if (seconds !== null) {
    // Who waits in vain for a message that nobody has got yet can still cancel it.
    await tx.emails.setStatus(orgId, id, { status: reached ? "sending" : "queued", by });
    await control.postpone(tx, { seconds, payload: { tries: tries + 1 } });
    return;
  }
  await markEmailFailed(deps, tx, { orgId, before });
  await control.finish(tx);
}
