import { newId } from "../../base/platform/ids.ts";
import type { Repositories } from "../../base/store/store.ts";
import { createEventType } from "../booking/event-types.ts";
import { createSchedule } from "../booking/schedules.ts";
import { ownerOf, type SampleOwner, at, contactOf, type SampleDesk } from "./sample-desk.ts";
import { createEventSilently } from "../booking/events/create-event.ts";
import type { EventRecord } from "../booking/sql/events.ts";

/** Creates a schedule of the owner and two event types at `time`. Returns the ids of the event types. */
export async function loadBooking(
  tx: Repositories,
  sample: SampleOwner,
  time: number,
): Promise<{ readonly call: string; readonly visit: string }> {
  const deps = { tx, clock: () => time, newId: () => newId(time) };
  const caller = ownerOf(sample);
  await createSchedule(deps, caller, { name: "Working hours" });
  const call = await createEventType(deps, caller, {
    title: "Introductory call",
    description: "Your needs, and how we can help.",
    duration_minutes: 30,
    buffer_after_minutes: 10,
    location: { type: "video_link", value: "https://meet.northwind.example/introduction" },
    questions: [{ key: "topic", label: "What is it about?", type: "text" }],
    reminder_minutes: [60],
  });
  const visit = await createEventType(deps, caller, {
    title: "Visite sur site",
    description: "Une demi-journée dans vos locaux, pour voir vos installations.",
    duration_minutes: 120,
    requires_confirmation: true,
    min_notice_minutes: 1_440,
    locale: "fr",
    location: { type: "in_person", value: "Chez vous" },
  });
  return { call: call.id, visit: visit.id };
}

interface Appointment {
  readonly type: "call" | "visit";
  /** Days from now; the first free slot from then on is booked. */
  readonly day: number;
  readonly then?: "cancelled" | "no_show" | "confirmed";
}

/** Past appointments, this week's and later ones; one is not confirmed yet. */
const APPOINTMENTS: readonly Appointment[] = [
  { type: "call", day: -20 },
  { type: "call", day: -13, then: "no_show" },
  { type: "visit", day: -9, then: "confirmed" },
  { type: "call", day: -6 },
  { type: "call", day: 1 },
  { type: "call", day: 2 },
  { type: "call", day: 4, then: "cancelled" },
  { type: "visit", day: 6, then: "confirmed" },
  { type: "visit", day: 8 },
  { type: "call", day: 12 },
];
/** Maximum number of days between the booking and the appointment. */
const AHEAD = 5;
const SEARCHED_DAYS = 6;
const HOUR = 8;

/** Creates appointments with the first contacts. Nobody is notified, because these people do not exist. */
export async function loadEvents(
  desk: SampleDesk,
  types: Readonly<Record<Appointment["type"], string>>,
): Promise<void> {
  for (const [index, appointment] of APPOINTMENTS.entries()) {
    const event = await enter(desk, types, { index, appointment });
    await settle(desk, event, appointment);
  }
}

async function enter(
  desk: SampleDesk,
  types: Readonly<Record<Appointment["type"], string>>,
  { index, appointment: { type, day } }: { readonly index: number; readonly appointment: Appointment },
): Promise<EventRecord> {
  const { services, deps } = desk.on(Math.min(0, day - AHEAD));
  const id = types[type];
  const range = { from: at(desk, day, HOUR), to: at(desk, day + SEARCHED_DAYS, HOUR) };
  const { slots } = await services.eventTypes.slots(desk.caller, { id, ...range, limit: 8 });
  const slot = slots[index % 4] ?? slots[0];
  if (!slot) throw new RangeError(`The sample event type has no slot from ${range.from} to ${range.to}.`);
  const { id: contact_id, email, full_name } = contactOf(desk, index);
  const invitee = { name: String(full_name), email: String(email) };
  return await createEventSilently(deps, desk.caller, {
    event_type_id: id,
    start_at: slot.start_at,
    invitee,
    contact_id,
  });
}

async function settle(desk: SampleDesk, { id, invitees }: EventRecord, { day, then }: Appointment): Promise<void> {
  const { caller } = desk;
  if (then === "cancelled") {
    await desk.on(0).services.events.cancel(caller, { id, reason: "The customer is ill.", notify: false });
  } else if (then === "confirmed") {
    await desk.on(Math.min(0, day - AHEAD)).services.events.confirm(caller, { id, notify: false });
  } else if (then === "no_show") {
    await desk.on(0).services.events.noShow(caller, { id, invitee_ids: invitees.map((one) => one.id), no_show: true });
  }
}
