import type { Schemas } from "../../../../generated/services.js";
import { readMailbox } from "../../../base/mail/rules/mailbox.ts";
import type { EventRecord } from "../sql/events.ts";
import type { PublicSender } from "../../../base/mail/public-mail.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { type Message, storeEmailsLast } from "../../emails/acceptance.ts";
import { recipientsOf } from "../../emails/recipients.ts";
import { type EventMessageDraft, composeEventMessages } from "./compose.ts";
import type { NotificationDeps, EventNotification, EventSender } from "./notification.ts";

/** The people who are notified. Callers who may read events may not know the addresses of the hosts. */
export interface Notified {
  /** Addresses of invitees. */
  readonly notified: string[];
  readonly notified_hosts: Schemas["EventHost"][];
}

/** Nobody is notified. */
export const NOBODY: Notified = { notified: [], notified_hosts: [] };

/** Returns the people of two notifications, each of them once. */
export function bothNotified(one: Notified, other: Notified): Notified {
  const hosts = [...one.notified_hosts, ...other.notified_hosts];
  return {
    notified: [...new Set([...one.notified, ...other.notified])],
    notified_hosts: [...new Map(hosts.map((host) => [host.user_id, host])).values()],
  };
}

/**
 * Queues a message to each invitee and host, in their own language and time zone, in the transaction of the change.
 * Returns them, without suppressed addresses.
 */
export async function queueNotifications(
  tx: Repositories,
  deps: NotificationDeps,
  sender: EventSender,
  notification: EventNotification,
): Promise<Notified> {
  const notified = new Set<string>();
  const hosts = new Map<string, Schemas["EventHost"]>();
  const orgId = sender.organization.id;
  for (const drafts of inBatches(await composeEventMessages(tx, deps, sender, notification), BATCH_SIZE)) {
    await countPublicMail(tx, deps, sender, { event: notification.event, drafts });
    const messages = drafts.map((draft) => messageOf(deps, notification.event, draft));
    const addressees = messages.flatMap((message) => message.addressees);
    const recipients = await recipientsOf(tx, orgId, { addressees, category: "transactional", topic_id: null });
    const addressed = recipients.flatMap((one, index) => {
      const message = messages[index];
      return message ? [{ message, recipients: [one] }] : [];
    });
    await storeEmailsLast({ tx, newId: deps.newId }, sender, addressed);
    for (const [index, { status, email }] of recipients.entries()) {
      if (status !== "queued") continue;
      const host = drafts[index]?.host;
      if (host) hosts.set(host.user_id, host);
      else notified.add(email);
    }
  }
  return { notified: [...notified], notified_hosts: [...hosts.values()] };
}

/** Returns the person who causes messages by an operation for invitees. */
export const publicSender = ({ organization, address }: EventSender): PublicSender => ({
  orgId: organization.id,
  address: address ?? null,
});

interface CountedDrafts {
  readonly event: EventRecord;
  readonly drafts: readonly EventMessageDraft[];
}

/** Counts the messages that an invitee causes; those of users and of the service itself are not limited. */
async function countPublicMail(
  tx: Repositories,
  { publicMail }: NotificationDeps,
  sender: EventSender,
  { event, drafts }: CountedDrafts,
): Promise<void> {
  if (sender.actor.type !== "invitee") return;
  const recipients = drafts.filter(({ host }) => host === null).map(({ to }) => to.email);
  const hostId = event.hosts[0]?.user_id ?? null;
  await publicMail.send(tx, publicSender(sender), { recipients, hostId, count: drafts.length });
}

/** Messages composed and stored at a time, so that other requests are served in between. */
const BATCH_SIZE = 50;

function* inBatches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function messageOf({ mailFrom }: NotificationDeps, event: EventRecord, draft: EventMessageDraft): Message {
  const { to, replyTo, message, calendar } = draft;
  return {
    addressees: [{ kind: "to", path: "/to", email: to.email.toLowerCase(), name: to.name, contact_id: null }],
    from: readMailbox(mailFrom),
    reply_to: replyTo,
    subject: message.subject,
    html: message.html,
    text: message.text,
    attachments:
      calendar === null
        ? []
        : [
            {
              filename: calendar.filename,
              content_type: `text/calendar; charset=utf-8; method=${calendar.method}`,
              content: Buffer.from(calendar.text),
            },
          ],
    category: "transactional",
    send_at: null,
    related_to: [{ record_type: "event", record_id: event.id }],
    topic_id: null,
    metadata: {},
  };
}
