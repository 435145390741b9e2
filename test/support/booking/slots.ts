import { expect } from "chai";
import { CALL } from "./booking.ts";
import type { Fixture } from "../fixture.ts";
import type { Answer } from "../wire.ts";

export const DAY = 86_400_000;
export const HOUR = 3_600_000;
export const MINUTE = 60_000;

/** The Monday after next at midnight UTC: at least a week ahead. */
export const monday = (() => {
  const today = Math.floor(Date.now() / DAY) * DAY;
  return today + (7 + ((8 - new Date(today).getUTCDay()) % 7)) * DAY;
})();
export const iso = (moment: number): string => new Date(moment).toISOString();
/** A time on that Monday in UTC. */
export const at = (time: string): string => `${iso(monday).slice(0, 10)}T${time}:00.000Z`;
export const allDay = [{ start: "00:00", end: "24:00" }];

/** Creates event types that can be booked on that Monday, and queries their slots. */
export function slotsOn(fixture: Fixture) {
  /** Creates a schedule; the default is Mondays from 9 to 12 UTC. */
  async function scheduleOf(body: object = {}): Promise<string> {
    const weekly_hours = [{ day: "monday", intervals: [{ start: "09:00", end: "12:00" }] }];
    const created = await fixture.crm.post("/v1/schedules", { name: "Hours", timezone: "UTC", weekly_hours, ...body });
    expect(created.status).to.equal(201);
    return created.string("data.id");
  }
  async function eventTypeOf(body: object = {}): Promise<string> {
    const created = await fixture.crm.post("/v1/event-types", { ...CALL, schedule_id: await scheduleOf(), ...body });
    expect(created.status).to.equal(201);
    return created.string("data.id");
  }
  const slotsOf = (id: string, query: Record<string, string> = {}): Promise<Answer> => {
    const asked = { from: iso(monday), to: iso(monday + DAY), timezone: "UTC", ...query };
    return fixture.crm.get(`/v1/event-types/${id}/slots?${new URLSearchParams(asked).toString()}`);
  };
  /** Returns the start times (`09:00`) in the order of the response. */
  const starts = (answer: Answer): string[] => {
    expect(answer.status).to.equal(200);
    return answer.list("data.slots").map(({ start_at }) => String(start_at).slice(11, 16));
  };

  let people = 0;
  /** Books the start time for a new invitee. */
  const book = (event_type_id: string, start_at: string): Promise<Answer> => {
    people += 1;
    const invitee = { name: `Guest ${people}`, email: `guest.${people}@slots.example`, phone: "+33123456789" };
    return fixture.crm.post("/v1/events", { event_type_id, start_at, invitee });
  };

  return { scheduleOf, eventTypeOf, slotsOf, starts, book };
}
