import type { Authorized, Caller, Actor } from "../../base/contract/caller.ts";
import type { EmailsCreateInput, EmailsService } from "../../../generated/services.js";
import { createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { readEmailInput, type ReadEmail } from "../../base/mail/rules/message-input.ts";
import { type Check, type CheckedWrite, eachValue, written } from "../../base/platform/mistakes.ts";
import { Problem, unprocessable } from "../../base/platform/rules/errors.ts";
import { readMailbox, type Mailbox, messageIdOf } from "../../base/mail/rules/mailbox.ts";
import { readSendTime } from "./rules/campaigns.ts";
import type { EmailRecord, EmailRecipient, EmailStatus, ListedEmail, NewEmail } from "./sql/emails.ts";
import type { Repositories } from "../../base/store/store.ts";
import { decodeBase64 } from "../../base/platform/rules/text.ts";
import { recipientsOf, requireReachable } from "./recipients.ts";
import { templatePart, usesTemplate } from "./templates.ts";
import type { ResourceWriteDeps } from "../../base/records/resource/rules.ts";
import type { ResourceDeps } from "../../base/records/resource/resource-service.ts";
import { listOperation } from "../../base/records/record-list.ts";
import { requireRecord, normalizeEmail, standardFields } from "../../base/records/record-state.ts";
import { requireAttachmentRoom } from "../../base/records/stored-bytes.ts";
import { checkRelated } from "../../base/records/related-records.ts";
import { inFieldOrder } from "../../base/records/rules/field-table.ts";
import type { RelatedRecord } from "../../base/records/sql/related-records.ts";

interface EmailDeps extends ResourceDeps {
  /** Sender of messages: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
  /** Public URL of this service, without a trailing slash. */
  readonly baseUrl: string;
}

const MAX_DAYS_AHEAD = 30;

/** Creates the service for single messages, which are sent in the background. */
export function emailsService(deps: EmailDeps): EmailsService {
  const { store, signedTokens, newId } = deps;
  return {
    list: listOperation(signedTokens, "emails.list", store.emails.page),
    get: async ({ organization }, { id }) => shownEmail(requireRecord(await store.emails.get(organization.id, id))),
    async create(caller, input) {
      return await store.transaction(async (tx) => {
        const { template, ...part } = usesTemplate(input) ? await templatePart({ ...deps, tx }, caller, input) : {};
        const message = { ...readMessage(deps, { ...input, ...part }), ...(template && { template }) };
        await checkRelated(tx, caller, message.related_to, "/related_to");
        await checkTopic(tx, caller.organization.id, message);
        const attached = message.attachments.reduce((sum, { content }) => sum + content.length, 0);
        await requireAttachmentRoom(tx, caller.organization.id, attached);
        return await acceptEmail({ tx, newId }, caller, message);
      });
    },
    cancel: (caller, target) => cancelEmail(deps, caller, target),
  };
}

function readMessage({ mailFrom, clock }: Pick<EmailDeps, "mailFrom" | "clock">, input: EmailsCreateInput): Message {
  const { reply_to, send_at, category, topic_id, related_to, metadata, subject } = input;
  if (subject === undefined) throw unprocessable([{ path: "/subject", code: "required" }]);
  return {
    ...readEmailInput({ ...input, subject }, decodeBase64),
    from: readMailbox(mailFrom),
    reply_to: typeof reply_to === "string" ? normalizeEmail(reply_to) : null,
    category: category ?? "transactional",
    topic_id: topic_id?.toLowerCase() ?? null,
    send_at:
      typeof send_at === "string"
        ? readSendTime({ path: "/send_at", at: send_at, mostDays: MAX_DAYS_AHEAD }, clock())
        : null,
    related_to: related_to ?? [],
    metadata: metadata ?? {},
  };
}

async function checkTopic(
  tx: Repositories,
  orgId: string,
  { category, topic_id }: Pick<Message, "category" | "topic_id">,
): Promise<void> {
  if (topic_id === null) return;
  const path = "/topic_id";
  if (category !== "marketing") throw unprocessable([{ path, code: "topic_of_marketing" }]);
  if (!(await tx.resources.topic.get(orgId, topic_id))) throw unprocessable([{ path, code: "reference_not_found" }]);
}

/** A message without mistakes, in which one field after the other is replaced by the one that was sent. */
const VALID = { to: [], subject: "-", text: "-" };

/** The checks of a message that is to be sent. */
export const emailChecks = (deps: Omit<EmailDeps, "signedTokens">, write: CheckedWrite): Check[] => {
  const { caller, values } = write;
  const { store: tx } = deps;
  const orgId = caller.organization.id;
  const sent = (): EmailsCreateInput => written(write);
  // A message needs only one of both.
  const isLeftOut = (name: string): boolean =>
    (name === "text" || name === "html") && !/\S/.test((values[name] as string | null) ?? "");
  const texts = Object.fromEntries(Object.entries(values).filter(([name]) => !isLeftOut(name)));
  return [
    ...eachValue(texts, (one) => readMessage(deps, { ...VALID, ...one })),
    () => checkRelated(tx, caller, sent().related_to ?? [], "/related_to"),
    async () => {
      const { category = "transactional", topic_id = null, template_id = null } = sent();
      if (template_id === null) await checkTopic(tx, orgId, { category, topic_id });
    },
    async () => {
      const { to, cc = [], bcc = [] } = sent();
      const { addressees } = readMessage(deps, { ...VALID, to, cc, bcc });
      await recipientsOf(tx, orgId, { addressees, category: "transactional", topic_id: null });
    },
    async () => {
      const { template_id } = values;
      if (typeof template_id === "string") await templatePart({ ...deps, tx }, caller, written(write));
    },
  ];
};

async function cancelEmail(
  { store, newId }: EmailDeps,
  caller: Authorized<Caller, "emails:send">,
  { id, expected_version }: { readonly id: string; readonly expected_version?: number },
): Promise<EmailRecord> {
  const orgId = caller.organization.id;
  return await store.transaction(async (tx) => {
    const before = requireRecord(await tx.emails.lock(orgId, id), expected_version);
    if (before.status !== "scheduled" && before.status !== "queued") {
      throw new Problem("state_conflict", [
        { path: "/status", code: "message_status", values: { status: before.status } },
      ]);
    }
    const after = requireRecord(await tx.emails.setStatus(orgId, id, { status: "cancelled", by: caller.actor }));
    const changes = differences(before, after);
    await tx.changes.append(orgId, [
      createChange("email.cancelled", after, { newId, changes, data: listedEmail(after) }),
    ]);
    return shownEmail(after);
  });
}

/** Removes the tokens of recipients' links: the team may read a message, but not act as its recipient. */
function shownEmail(email: EmailRecord): EmailRecord {
  const { html, text } = email;
  return { ...email, html: html && withoutTokens(html), text: text && withoutTokens(text) };
}

/**
 * The token after the path is secret: its holder can act as the recipient. The short paths also occur in other addresses,
 * so only the form of a signed token is removed there.
 */
const PRIVATE_LINK =
  /(\/v1\/public\/(?:appointment|bookings|unsubscribe)\/)[\w.-]+|(\/[ahu]\/)[\w-]+\.[\w-]{22}(?![\w-])/g;

/** Removes the tokens of links to cancel a booking or to unsubscribe from a text. */
const withoutTokens = (text: string): string => text.replace(PRIVATE_LINK, "$1$2…");

/** A validated message with its options. */
export interface Message extends ReadEmail {
  readonly from: Mailbox;
  readonly reply_to: string | null;
  readonly category: "transactional" | "marketing";
  /** Only of marketing. */
  readonly topic_id: string | null;
  /** Null: now. */
  readonly send_at: string | null;
  readonly related_to: readonly RelatedRecord[];
  readonly metadata: Readonly<Record<string, string>>;
  /** The template that the texts come from. */
  readonly template?: { readonly id: string; readonly version: number };
}

/** The sender of a message: a caller, or the service on behalf of the responsible user. */
export interface Sender {
  readonly organization: { readonly id: string };
  readonly user: { readonly id: string };
  readonly actor: Actor;
}

/** Stores a message and enqueues its sending. Throws if all recipients are suppressed. */
export async function acceptEmail(
  deps: Pick<ResourceWriteDeps, "tx" | "newId">,
  sender: Sender,
  message: Message,
): Promise<EmailRecord> {
  const recipients = await recipientsOf(deps.tx, sender.organization.id, message);
  requireReachable(recipients, message.addressees);
  const { records, emails, changes } = newEmails(deps.newId, sender, [{ message, recipients }]);
  await deps.tx.emails.insert(sender.organization.id, emails, changes);
  await enqueueSending(deps, sender, records);
  return requireRecord(records[0] ?? null);
}

/** A message with its recipients, some of which may be suppressed. */
interface AddressedMessage {
  readonly message: Message;
  readonly recipients: readonly EmailRecipient[];
}

/**
 * Stores messages about a record that the transaction has written, and enqueues their sending, when it commits. A message
 * without a reachable recipient is stored as failed.
 */
export async function storeEmailsLast(
  { tx, newId }: Pick<ResourceWriteDeps, "tx" | "newId">,
  sender: Sender,
  messages: readonly AddressedMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const { records, emails, changes } = newEmails(newId, sender, messages);
  await tx.emails.insertLast(sender.organization.id, emails, changes);
  await enqueueSending({ tx, newId }, sender, records);
}

function newEmails(newId: () => string, sender: Sender, messages: readonly AddressedMessage[]) {
  const emails = messages.map((one) => newEmail(newId(), sender, one));
  const records = emails.map(recordOf);
  const changes = records.map((record) => createChange("email.created", record, { newId, data: listedEmail(record) }));
  return { emails, records, changes };
}

async function enqueueSending(
  { tx, newId }: Pick<ResourceWriteDeps, "tx" | "newId">,
  sender: Sender,
  records: readonly EmailRecord[],
) {
  const waiting = records.filter(({ status }) => status !== "failed");
  await tx.jobs.enqueueLast(
    sender.organization.id,
    waiting.map(({ id, send_at }) => ({
      id: newId(),
      kind: "email.send",
      payload: { email_id: id },
      ...(send_at === null ? {} : { availableAt: send_at }),
    })),
  );
}

/** Returns the record of a new message. */
const recordOf = ({ id, row, recipients, attachments, related }: NewEmail): EmailRecord =>
  inFieldOrder("EmailMessage", {
    ...row,
    id,
    version: 1,
    sent_at: null,
    deleted_at: null,
    related_to: [...related],
    recipients: recipients.map(({ email, name, kind, contact_id, status, error }) => ({
      email,
      name,
      kind,
      contact_id,
      status,
      error,
    })),
    attachments: attachments.map(({ filename, content_type, content }) => ({
      filename,
      content_type,
      size: content.length,
    })),
  });

/** Creates the row of a message. The Message-ID is fixed here, so that it is the same in every attempt. */
function newEmail(emailId: string, { user, actor }: Sender, { message, recipients }: AddressedMessage): NewEmail {
  const { from, reply_to, subject, html, text, category, topic_id, send_at, metadata } = message;
  const { id, ...standard } = standardFields(emailId, actor);
  const isReachable = recipients.some(({ status }) => status === "queued");
  const status: EmailStatus = isReachable ? (send_at === null ? "queued" : "scheduled") : "failed";
  const row = {
    ...standard,
    status,
    category,
    topic_id,
    message_id: messageIdOf(id, from),
    from,
    reply_to,
    subject,
    html,
    text,
    send_at,
    metadata,
    template_id: message.template?.id ?? null,
    template_version: message.template?.version ?? null,
  };
  const { attachments, related_to: related } = message;
  return { id, row, createdByUser: user.id, recipients, attachments, related };
}

/** Returns a message as shown in lists and webhooks: without its bodies. */
export function listedEmail({ html: _, text: __, ...listed }: EmailRecord): ListedEmail {
  return listed;
}
