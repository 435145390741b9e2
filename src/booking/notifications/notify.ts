import type { Caller } from "../../contract/caller.ts";
import type { EventRecord } from "../sql/events.ts";
import { queueEventMails } from "./queue.ts";
import type { EventNotification } from "./notification.ts";
import type { EventWriteDeps } from "../events/event-record.ts";
import { queueReminders } from "./reminders.ts";

/** A notification, and whether the caller wants it to be sent. */
export interface Notice {
  readonly notify: boolean;
  readonly news: EventNotification;
}

/** Queues the notification if the caller wants it. Returns the addresses that are notified. */
export async function sendNotifications(
  { tx, ...deps }: EventWriteDeps,
  caller: Caller,
  { notify, news }: Notice,
): Promise<string[]> {
  return notify ? await queueEventMails(tx, deps, caller, news) : [];
}

/**
 * Like sendNotifications(), for changes that can replace hosts: added hosts get an invitation and removed hosts a
 * removal instead.
 */
export async function notifyOfChange(
  deps: EventWriteDeps,
  caller: Caller,
  { notify, news, before }: Notice & { readonly before: EventRecord },
): Promise<string[]> {
  const { event } = news;
  const [old, now] = [idsOf(before), idsOf(event)];
  const [left, come, stay] = [old.filter(notIn(now)), now.filter(notIn(old)), now.filter((id) => old.includes(id))];
  const notices: EventNotification[] = [
    { ...news, hostIds: stay },
    { kind: "invited", event, invitees: [], hostIds: come },
    { kind: "removed", event, invitees: [], hostIds: left },
  ];
  const told: string[] = [];
  for (const one of notices) told.push(...(await sendNotifications(deps, caller, { notify, news: one })));
  return told;
}

const idsOf = ({ hosts }: EventRecord): string[] => hosts.map(({ user_id }) => user_id);

const notIn =
  (ids: readonly string[]) =>
  (id: string): boolean =>
    !ids.includes(id);

/** Queues the reminders of a confirmed event for its current time. */
export async function remindOf({ tx, ...deps }: EventWriteDeps, caller: Caller, event: EventRecord): Promise<void> {
  if (event.status !== "confirmed") return;
  const orgId = caller.organization.id;
  const eventType = await tx.eventTypes.getAny(orgId, event.event_type_id);
  await queueReminders(tx, deps, { orgId, event, minutes: eventType?.reminder_minutes ?? [] });
}
