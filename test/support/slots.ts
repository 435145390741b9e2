import { expect } from "chai";
import { newId } from "../../src/access/ids.ts";
import { CALL } from "./booking.ts";
import type { Stage } from "./stage.ts";
import type { Answer } from "./wire.ts";

export const DAY = 86_400_000;
export const MINUTE = 60_000;

/** The Monday after next at midnight, UTC: at least a week ahead. */
export const monday = (() => {
  const today = Math.floor(Date.now() / DAY) * DAY;
  return today + (7 + ((8 - new Date(today).getUTCDay()) % 7)) * DAY;
})();
export const iso = (moment: number): string => new Date(moment).toISOString();
/** A time of that Monday, UTC. */
export const at = (time: string): string => `${iso(monday).slice(0, 10)}T${time}:00.000Z`;
export const allDay = [{ start: "00:00", end: "24:00" }];

/** Makes what can be booked on that Monday, and asks for its slots. */
export function slotsOn(stage: Stage) {
  /** Hours from 9 to 12, UTC, on Mondays, unless they are others. */
  async function scheduleOf(body: object = {}): Promise<string> {
    const weekly_hours = [{ day: "monday", intervals: [{ start: "09:00", end: "12:00" }] }];
    const created = await stage.crm.post("/v1/schedules", { name: "Hours", timezone: "UTC", weekly_hours, ...body });
    expect(created.status).to.equal(201);
    return created.string("data.id");
  }
  async function eventTypeOf(body: object = {}): Promise<string> {
    const created = await stage.crm.post("/v1/event-types", { ...CALL, schedule_id: await scheduleOf(), ...body });
    expect(created.status).to.equal(201);
    return created.string("data.id");
  }
  const slotsOf = (id: string, query: Record<string, string> = {}): Promise<Answer> => {
    const asked = { from: iso(monday), to: iso(monday + DAY), timezone: "UTC", ...query };
    return stage.crm.get(`/v1/event-types/${id}/slots?${new URLSearchParams(asked).toString()}`);
  };
  /** `09:00`, in the order of the answer. */
  const starts = (answer: Answer): string[] => {
    expect(answer.status).to.equal(200);
    return answer.list("data.slots").map(({ start_at }) => String(start_at).slice(11, 16));
  };

  /** An event as the database keeps it, with the time of its hosts. */
  async function eventOf(event_type_id: string, given: { start: string; hosts?: string[]; [column: string]: unknown }) {
    const { start, hosts = [stage.organization.owner.id], invitees = 1, status = "confirmed", ...columns } = given;
    const { pool } = stage.service.database;
    const [id, end_at] = [newId(), iso(Date.parse(start) + 30 * MINUTE)];
    const actor = JSON.stringify({ type: "system", id: null, name: "Test", application: null });
    const place = { org_id: stage.organization.id, event_id: id };
    await pool("events").insert({
      ...{
        created_at: start,
        updated_at: start,
        created_by: actor,
        updated_by: actor,
        seats: 1,
        search_text: "",
        status,
      },
      ...{ created_by_user: stage.organization.owner.id, source: "api", ics_uid: id, timezone: "UTC", title: "Call" },
      ...{ org_id: place.org_id, id, event_type_id, start_at: start, end_at, location: { type: "invitee_phone" } },
      ...columns,
    });
    const busy = pool.raw("tstzrange(?::timestamptz, ?::timestamptz)", [start, end_at]);
    const holds = status === "confirmed" || status === "pending";
    await pool("event_hosts").insert(hosts.map((host_id, position) => ({ ...place, host_id, position, busy, holds })));
    await pool("event_invitees").insert(
      Array.from({ length: Number(invitees) }, (_, position) => ({
        ...{ ...place, id: newId(), position, role: "primary", email: `${position}@guests.example` },
        ...{ timezone: "UTC", locale: "en", created_at: start },
      })),
    );
    return id;
  }

  return { scheduleOf, eventTypeOf, slotsOf, starts, eventOf };
}
