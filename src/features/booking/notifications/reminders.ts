import { SYSTEM_ACTOR } from "../../../base/contract/actor.ts";
import type { ReminderPayload } from "../../../base/jobs/rules/job.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import { queueNotifications } from "./queue.ts";
import type { NotificationDeps } from "./notification.ts";
import { MINUTE_MS } from "../../../base/platform/rules/durations.ts";

/** An event, and how many minutes before its start reminders are sent. */
export interface Reminders {
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
export interface ReminderDeps extends NotificationDeps {
  readonly store: Store;
}

/** A reminder that is due, and its organization. */
export interface Reminder extends ReminderPayload {
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
