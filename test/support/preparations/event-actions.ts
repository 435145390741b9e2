import { newId } from "../../../src/access/ids.ts";
import type { World } from "../world.ts";
import { canaryOf, type Prepare, type Preparations } from "./preparation.ts";

/** An event as the database keeps it. */
interface Stored {
  readonly status?: "pending" | "confirmed";
  readonly over?: boolean;
}

interface Ids {
  readonly id: string;
  readonly invitees: readonly string[];
}

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

/** With two invitees, hosted by the owner at a time of its own. */
async function stored(world: World, { status = "confirmed", over = false }: Stored = {}): Promise<Ids> {
  const { pool } = world.service.database;
  const { id: org_id, owner } = world.organization;
  const hours = (over ? -2 : 2) * (24 + world.next());
  const [start_at, end_at] = [inHours(hours), inHours(hours + 1)];
  const type = {
    title: `${canaryOf(world)} ${world.next()}`,
    duration_minutes: 60,
    location: { type: "invitee_phone" },
  };
  const event_type_id = (await world.owner.post("/v1/event-types", type)).string("data.id");
  const id = newId();
  const actor = JSON.stringify({ type: "system", id: null, name: "Test", application: null });
  await pool("events").insert({
    ...{ org_id, id, event_type_id, start_at, end_at, status, title: canaryOf(world), search_text: "", ics_uid: id },
    ...{ timezone: "UTC", location: { type: "phone", value: "+33123456789" }, seats: 1, source: "api" },
    ...{ created_at: start_at, updated_at: start_at, created_by: actor, updated_by: actor, created_by_user: owner.id },
  });
  const busy = pool.raw("tstzrange(?::timestamptz, ?::timestamptz)", [start_at, end_at]);
  await pool("event_hosts").insert({ org_id, event_id: id, host_id: owner.id, position: 0, busy, holds: true });
  const invitees = ["primary", "guest"].map((role, position) => ({
    ...{ org_id, event_id: id, id: newId(), position, role, name: "Ada", email: `ada.${position}@canary.example` },
    ...{ timezone: "UTC", locale: "en", created_at: start_at },
  }));
  await pool("event_invitees").insert(invitees);
  return { id, invitees: invitees.map((invitee) => invitee.id) };
}

const of =
  (choices: Stored = {}, body?: object): Prepare =>
  async (world) => ({ parameters: { id: (await stored(world, choices)).id }, ...(body && { body }) });

/** How to prepare requests about what happens to events. */
export const eventActions: Preparations = {
  "events.confirm": of({ status: "pending" }),
  "events.decline": of({ status: "pending" }),
  "events.cancel": of({}, { reason: "Ill" }),
  "events.noShow": of({ over: true }, { host_no_show: true }),
  "events.invitees": of(),
  "events.removeInvitee": async (world) => {
    const { id, invitees } = await stored(world);
    return { parameters: { id, invitee_id: invitees[1] ?? "" } };
  },
};
