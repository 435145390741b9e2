import type { Caller } from "../../../base/contract/caller.ts";
import type { EventRecord } from "../sql/events.ts";
import { bothNotified, NOBODY, type Notified, queueNotifications } from "./queue.ts";
import type { EventNotification } from "./notification.ts";
import type { EventWriteDeps } from "../events/record.ts";
import { queueReminders } from "./reminders.ts";

/** A notification, and whether the caller wants it to be sent. */
export interface NotificationRequest {
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
