import { createPerson } from "../accounts/people.ts";
import type { Fixture } from "../fixture.ts";
import type { Answer } from "../wire.ts";

/** The required fields of an event type. */
export const CALL = { title: "Introductory call", duration_minutes: 30, location: { type: "invitee_phone" } };

/** Every hour of every day. */
export const ALWAYS = {
  name: "Always",
  timezone: "UTC",
  weekly_hours: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => ({
    day,
    intervals: [{ start: "00:00", end: "24:00" }],
  })),
};

const HALF_AN_HOUR = 1_800_000;
const DAY = 86_400_000;
/** Constant, so that slots keep their numbers after midnight. */
const TODAY = Math.floor(Date.now() / DAY) * DAY;

/** Returns the start of the slot with this number: half hours from the day after tomorrow on, in UTC. */
export function slotAt(number: number): string {
  return new Date(TODAY + 2 * DAY + number * HALF_AN_HOUR).toISOString();
}

/** Creates event types that can be booked at any half hour, and books them. */
export function bookingFactories(fixture: Fixture) {
  let schedule: Promise<string> | undefined;
  const always = (): Promise<string> =>
    (schedule ??= fixture.crm.post("/v1/schedules", ALWAYS).then((answer) => answer.string("data.id")));
  let people = 0;
  const somebody = (): { name: string; email: string } => {
    people += 1;
    return { name: `Invitee ${people}`, email: `invitee.${people}@booking.example` };
  };
  return {
    somebody,
    eventType: async (body: Readonly<Record<string, unknown>> = {}): Promise<string> => {
      const answer = await fixture.crm.post("/v1/event-types", {
        title: "Visit",
        duration_minutes: 30,
        location: { type: "in_person", value: "Room 1" },
        schedule_id: await always(),
        min_notice_minutes: 0,
        booking_window: { type: "unlimited" },
        ...body,
      });
      return answer.string("data.id");
    },
    /** Books the slot with this number for a new invitee. */
    book: (event_type_id: string, number: number, body: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
      fixture.crm.post("/v1/events", { event_type_id, start_at: slotAt(number), invitee: somebody(), ...body }),
    /** Creates users who host events. */
    hosts: async (count: number): Promise<string[]> => {
      const made = Array.from({ length: count }, () =>
        createPerson(fixture.service, { organization: fixture.organization.record, role: "member" }),
      );
      return (await Promise.all(made)).map(({ id }) => id);
    },
  };
}
