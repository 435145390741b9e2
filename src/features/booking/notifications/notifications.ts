import { type Caller, SYSTEM_ACTOR } from "../../../base/contract/caller.ts";
import type { EventRecord } from "../sql/events.ts";
import {
  type EventNotification,
  type EventMessageDraft,
  composeEventMessages,
  type NotificationDeps,
  type EventSender,
} from "./compose.ts";
import type { EventWriteDeps } from "../events/record.ts";
import type { Schemas } from "../../../../generated/services.js";
import { readMailbox } from "../../../base/mail/rules/mailbox.ts";
import type { PublicSender } from "../../../base/mail/public-mail.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import { type Message, storeEmailsLast } from "../../email/emails.ts";
import { recipientsOf } from "../../email/recipients.ts";
import type { ReminderPayload } from "../../../base/jobs/rules/job.ts";
import { MINUTE_MS } from "../../../base/platform/rules/durations.ts";

/** A notification, and whether the caller wants it to be sent. */
interface NotificationRequest {
  readonly notify: boolean;
  readonly notification: EventNotification;
}

/** Queues the notification if the caller wants it. Returns who is notified. */
export async function sendNotifications(
  { tx, ...deps }: EventWriteDeps,
  caller: Caller,
  { notify, notification }: NotificationRequest,
): Promise<Notified> {
  return notify ? await queueNotifications(tx, deps, caller, notification) : NOBODY;
}

/**
 * Like sendNotifications(), for changes that can replace hosts: added hosts get an invitation and removed hosts a
 * removal instead.
 */
export async function notifyOfChange(
  deps: EventWriteDeps,
  caller: Caller,
  { notify, notification, before }: NotificationRequest & { readonly before: EventRecord },
): Promise<Notified> {
  const { event } = notification;
  const [old, now] = [idsOf(before), idsOf(event)];
  const [left, come, stay] = [old.filter(notIn(now)), now.filter(notIn(old)), now.filter((id) => old.includes(id))];
  const notifications: EventNotification[] = [
    { ...notification, hostIds: stay },
    { kind: "invited", event, invitees: [], hostIds: come },
    { kind: "removed", event, invitees: [], hostIds: left },
  ];
  let all = NOBODY;
  for (const one of notifications)
    all = bothNotified(all, await sendNotifications(deps, caller, { notify, notification: one }));
  return all;
}

const idsOf = ({ hosts }: EventRecord): string[] => hosts.map(({ user_id }) => user_id);

const notIn =
  (ids: readonly string[]) =>
  (id: string): boolean =>
    !ids.includes(id);

/** Queues the reminders of a confirmed event for its current time. */
export async function scheduleReminders(
  { tx, ...deps }: EventWriteDeps,
  caller: Caller,
  { event, eventType: known }: Pick<EventNotification, "event" | "eventType">,
): Promise<void> {
  if (event.status !== "confirmed") return;
  const orgId = caller.organization.id;
  const eventType = known ?? (await tx.eventTypes.getAny(orgId, event.event_type_id));
  await queueReminders(tx, deps, { orgId, event, minutes: eventType?.reminder_minutes ?? [] });
}

/** The people who are notified. Callers who may read events may not know the addresses of the hosts. */
export interface Notified {
  /** Addresses of invitees. */
  readonly notified: string[];
  readonly notified_hosts: Schemas["EventHost"][];
}

/** Nobody is notified. */
export const NOBODY: Notified = { notified: [], notified_hosts: [] };

/** Returns the people of two notifications, each of them once. */
function bothNotified(one: Notified, other: Notified): Notified {
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

/** An event, and how many minutes before its start reminders are sent. */
interface Reminders {
  readonly orgId: string;
  readonly event: Pick<EventRecord, "id" | "start_at">;
  readonly minutes: readonly number[];
}

/**
 * Queues a reminder for each of these times that is in the future. Reminders for a previous start stay in the queue and
 * do nothing, because the event no longer starts then.
 */
export async function queueReminders(
  tx: Repositories,
  { clock, newId }: Pick<NotificationDeps, "clock" | "newId">,
  { orgId, event: { id, start_at }, minutes }: Reminders,
): Promise<void> {
  const start = Date.parse(start_at);
  const future = [...new Set(minutes)].filter((ahead) => start - ahead * MINUTE_MS > clock());
  await tx.jobs.enqueueLast(
    orgId,
    future.map((ahead) => ({
      id: newId(),
      kind: "event.remind",
      payload: { event_id: id, start_at, minutes: ahead },
      availableAt: new Date(start - ahead * MINUTE_MS).toISOString(),
      key: `${id} ${start_at} ${ahead}`,
    })),
  );
}

/** Dependencies of sending reminders. */
interface ReminderDeps extends NotificationDeps {
  readonly store: Store;
}

/** A reminder that is due, and its organization. */
interface Reminder extends ReminderPayload {
  readonly orgId: string;
}

/**
 * Sends a reminder if the event is confirmed, still starts at the same time and has not started. `done` is called in
 * the same transaction, so that a retry sends nothing twice.
 */
export async function remind(
  deps: ReminderDeps,
  { orgId, event_id, start_at }: Reminder,
  done: (tx: Repositories) => Promise<void>,
): Promise<void> {
  await deps.store.transaction(async (tx) => {
    const event = await tx.events.lock(orgId, event_id);
    if (event?.status !== "confirmed" || event.start_at !== start_at) return;
    if (Date.parse(start_at) <= deps.clock()) return;
    const organization = await tx.organizations.get(orgId);
    const [host] = event.hosts;
    if (organization === null || host === undefined) return;
    const sender = { organization, user: { id: host.user_id }, actor: SYSTEM_ACTOR };
    await queueNotifications(tx, deps, sender, { kind: "reminder", event });
    await done(tx);
  });
}
