import type { Caller } from "../../../base/contract/caller.ts";
import { busySpan, type SlotRules } from "../rules/availability/rules.ts";
import { byRoundRobin } from "../rules/availability/slots.ts";
import { Problem, unprocessable } from "../../../base/platform/rules/errors.ts";
import type { HostTime } from "../sql/event-people.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories } from "../../../base/store/store.ts";
import type { FoundSlot } from "../slots.ts";
import { contactOwner, type InviteeContact } from "./contacts.ts";
import type { EventWriteDeps } from "./record.ts";
import { requireRecord } from "../../../base/records/record-state.ts";

/** A slot to book, and its first invitee. */
interface HostQuery {
  readonly eventType: EventTypeRecord;
  readonly slot: FoundSlot;
  readonly invitee: InviteeContact;
}

/** Returns the possible combinations of hosts for a slot, the preferred one first. */
export async function hostChoices(tx: Repositories, orgId: string, query: HostQuery): Promise<string[][]> {
  const { eventType, slot } = query;
  if (eventType.assignment !== "round_robin") return [[...slot.host_ids]];
  const owner = await preferredHost(tx, orgId, query);
  const hosts = rotation(query);
  return (owner === null ? hosts : [...new Set([owner, ...hosts])]).map((host) => [host]);
}

/** Returns the owner of the invitee's contact if the event type prefers the owner, and the owner is free. */
export async function preferredHost(
  tx: Repositories,
  orgId: string,
  { eventType, slot, invitee }: HostQuery,
): Promise<string | null> {
  const owner = eventType.prefer_contact_owner ? await contactOwner(tx, orgId, invitee) : null;
  return owner !== null && slot.host_ids.includes(owner) ? owner : null;
}

/** Returns the free hosts of a slot by rotation. */
export function rotation({ eventType, slot }: Pick<HostQuery, "eventType" | "slot">): string[] {
  const weights = new Map(eventType.host_weights.map(({ user_id, weight }) => [user_id, weight]));
  return byRoundRobin(
    slot.host_ids.map((host_id) => ({
      host_id,
      events: slot.load.get(host_id) ?? 0,
      weight: weights.get(host_id) ?? 1,
    })),
  );
}

/** Returns the period that an event at `start` occupies, including its buffers. */
export function occupiedPeriod(rules: SlotRules, start: number): HostTime["busy"] {
  const span = busySpan(rules, start);
  return { start: instant(span.start), end: instant(span.end) };
}

const instant = (time: number): string => new Date(time).toISOString();

/** An event and its new host. */
interface HostChange {
  readonly event: EventRecord;
  readonly hostId: string;
}

/**
 * Assigns an event to another host of its type. Because the team decides this itself, hours and minimum notice are not
 * checked, but conflicts are.
 */
export async function changeHost(
  { tx }: Pick<EventWriteDeps, "tx">,
  { organization: { id: orgId } }: Caller,
  { event, hostId }: HostChange,
): Promise<void> {
  const eventType = await requireHostOf(tx, { organization: { id: orgId } }, { event, hostId });
  const start = Date.parse(event.start_at);
  const rules = { ...eventType, duration_minutes: event.duration_minutes };
  const hostIds = [hostId];
  const busy = await tx.availability.busy(orgId, { hostIds, span: busySpan(rules, start), excludedEventId: event.id });
  const isFree = busy.length === 0;
  const time = { hostIds, busy: occupiedPeriod(rules, start) };
  if (isFree && (await tx.events.replaceHostTime(orgId, event.id, time)) === "done") return;
  throw new Problem("slot_unavailable", [{ path: "/host_user_id", code: "host_busy" }]);
}

/** Returns the type of an event. Throws `unprocessable` if the user cannot become the host of it. */
export async function requireHostOf(
  tx: Repositories,
  { organization: { id: orgId } }: { readonly organization: { readonly id: string } },
  { event, hostId }: HostChange,
): Promise<EventTypeRecord> {
  const eventType = requireRecord(await tx.eventTypes.getAny(orgId, event.event_type_id));
  await requireHost(tx, orgId, { eventType, hostId });
  return eventType;
}

interface Candidate {
  readonly eventType: EventTypeRecord;
  readonly hostId: string;
}

/**
 * Throws `unprocessable` for a user who is not an active host of this type, and for a type with collective assignment.
 */
async function requireHost(
  { users }: Repositories,
  orgId: string,
  { eventType: { assignment, hosts }, hostId }: Candidate,
): Promise<void> {
  const path = "/host_user_id";
  if (assignment === "collective") throw unprocessable([{ path, code: "hosts_together" }]);
  if (!hosts.includes(hostId)) throw unprocessable([{ path, code: "not_a_host", extra: { allowed_values: hosts } }]);
  const [user] = await users.among(orgId, [hostId]);
  if (user?.status !== "active") throw unprocessable([{ path, code: "inactive_member" }]);
}
