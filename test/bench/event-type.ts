import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { BenchDatabase, FilledOrganization } from "./dataset.ts";
import type { ServerProcess } from "./server-process.ts";
import type { Workload } from "./workloads.ts";

/** Hosts of the event type. */
export const HOSTS = 10;
/** Half hours of half a year. */
const STARTS = 180 * 48;
/** Visits the starts in an order that spreads them, because it has no common divisor with their number. */
const STEP = 1_009;
const HALF_AN_HOUR = 1_800_000;
const FIRST_START = (Math.floor(Date.now() / 86_400_000) + 2) * 86_400_000;

/** Adds the hosts; returns their ids. */
export async function addHosts({ env }: BenchDatabase, { organizationId }: FilledOrganization): Promise<string[]> {
  return await withClient(env, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO users SELECT (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'first_name', 'Host',
         'last_name', n::text, 'email', 'host.' || n || '.' || $1::uuid || '@bench.example', 'role', 'member'))).*
       FROM users AS u, generate_series(1, $2::int) AS n WHERE u.org_id = $1 AND u.role = 'owner' RETURNING id`,
      [organizationId, HOSTS],
    );
    return rows.map(({ id }) => id);
  });
}

/** Returns the id of a new event type; the floor has one row per host instead. */
export async function createEventType(
  server: ServerProcess,
  { apiKey }: FilledOrganization,
  hosts: readonly string[],
): Promise<string> {
  const post = async (path: string, body: object): Promise<string> => {
    const headers = { "X-API-Key": apiKey, "Content-Type": "application/json" };
    const send = () => fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    let answer = await send();
    // The port is open before the service is ready.
    for (let attempt = 0; answer.status === 503 && attempt < 300; attempt += 1) {
      await pause(100);
      answer = await send();
    }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const weekly_hours = days.map((day) => ({ day, intervals: [{ start: "00:00", end: "24:00" }] }));
  const schedule_id = await post("/v1/schedules", { name: "Always", timezone: "UTC", weekly_hours });
  const rules = { schedule_id, min_notice_minutes: 0, booking_window: { type: "unlimited" }, reminder_minutes: [60] };
  const visit = { title: "Visit", duration_minutes: 30, location: { type: "in_person", value: "Room 1" } };
  return await post("/v1/event-types", { ...visit, ...rules, assignment: "round_robin", hosts });
}

/** Books the event type at different starts. */
export function bookings({ apiKey }: FilledOrganization, event_type_id: string): Workload {
  let booked = 0;
  const body = (): string => {
    booked += 1;
    const start_at = new Date(FIRST_START + ((booked * STEP) % STARTS) * HALF_AN_HOUR).toISOString();
    const invitee = { name: `Ada Lovelace ${booked}`, email: `invitee.${booked}@bench.example` };
    return JSON.stringify({ event_type_id, start_at, invitee });
  };
  const headers = { "X-API-Key": apiKey, "Content-Type": "application/json" };
  const setupRequest = (request: object) => ({ ...request, body: body() });
  return {
    title: "book",
    status: 201,
    requests: [{ method: "POST", path: "/v1/events", headers, setupRequest }],
    target: { floor: "floor", quantity: "rate", ratio: 0 },
  };
}

/** Runs `work` with a connection to the database. */
export async function withClient<Result>(
  env: BenchDatabase["env"],
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: env["DATABASE_URL"] });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
