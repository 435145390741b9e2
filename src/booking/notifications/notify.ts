import type { Caller } from "../../contract/caller.ts";
import type { EventRecord } from "../sql/events.ts";
import { queueEventMails } from "./queue.ts";
import type { EventNotification } from "./notification.ts";
import type { EventWriteDeps } from "../events/event-record.ts";
import { queueReminders } from "./reminders.ts";

/** What happened, and whether anybody is to be told. */
export interface Notice {
  readonly notify: boolean;
  readonly news: EventNotification;
}

/** Tells those whom it concerns; returns the addresses that are written to. */
export async function sendNotifications(
  { tx, ...deps }: EventWriteDeps,
  caller: Caller,
  { notify, news }: Notice,
): Promise<string[]> {
  return notify ? await queueEventMails(tx, deps, caller, news) : [];
}

/** As announce(), of what can give an event other hosts: who takes it over and who gives it away is told just that. */
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

/** Queues the reminders of a confirmed event at the time that it has now. */
export async function remindOf({ tx, ...deps }: EventWriteDeps, caller: Caller, event: EventRecord): Promise<void> {
  if (event.status !== "confirmed") return;
  const orgId = caller.organization.id;
  const eventType = await tx.eventTypes.getAny(orgId, event.event_type_id);
  await queueReminders(tx, deps, { orgId, event, minutes: eventType?.reminder_minutes ?? [] });
}
