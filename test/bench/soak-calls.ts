import { callerAt } from "../support/caller.ts";
import { ALWAYS, slotAt } from "../support/booking/booking.ts";
import { sendUnchecked, type Call } from "../support/wire.ts";
import type { Dataset } from "./dataset.ts";

/** Makes the call with this number; returns its status. */
type SoakCall = (turn: number) => Promise<number>;

/** The calls of the mix: most read, some write, some cause background work. */
export async function soakCalls(url: string, { apiKey, ids }: Dataset): Promise<readonly SoakCall[]> {
  const headers = { "X-API-Key": apiKey };
  const eventType = await createEventType(url, headers);
  const send = async (call: Omit<Call, "headers">, own: Record<string, string> = {}): Promise<number> =>
    (await sendUnchecked(url, { ...call, headers: { ...headers, ...own } })).status;
  const entity = (turn: number): string => `/v1/entities/${ids[turn % ids.length] ?? ""}`;
  const get: SoakCall = (turn) => send({ method: "GET", path: entity(turn) });
  const contact = (turn: number): object => ({ entity_type: "contact", first_name: "Soak", last_name: String(turn) });
  const name = (turn: number): string => `soak-${turn}@bench.example`;
  return [
    get,
    () => send({ method: "GET", path: "/v1/entities?entity_type=contact&page_size=25" }),
    get,
    (turn) => send({ method: "PUT", path: entity(turn), body: { job_title: `Title ${turn}` } }),
    (turn) => send({ method: "GET", path: `/v1/search?q=soak%20${turn % 100}` }),
    get,
    (turn) =>
      send({ method: "POST", path: "/v1/entities", body: contact(turn) }, { "Idempotency-Key": `soak ${turn}` }),
    () => send({ method: "GET", path: "/v1/changes?from=now" }),
    get,
    (turn) =>
      send(toolCall(turn, entity(turn)), {
        Accept: "application/json, text/event-stream",
        Authorization: `Bearer ${apiKey}`,
      }),
    get,
    () => send({ method: "POST", path: "/v1/entities", body: { entity_type: "contact", lead_score: 101 } }),
    get,
    (turn) => send(turn % 4 === 0 ? email(name(turn)) : { method: "GET", path: "/v1/tasks" }),
    get,
    (turn) =>
      send(turn % 4 === 0 ? booking(eventType, turn, name(turn)) : { method: "GET", path: "/v1/no-such-route" }),
  ];
}

const email = (to: string): Omit<Call, "headers"> => ({
  method: "POST",
  path: "/v1/notifications/emails",
  body: { to: [{ email: to }], subject: "Soak", text: "Soak" },
});

const booking = (event_type_id: string, turn: number, address: string): Omit<Call, "headers"> => ({
  method: "POST",
  path: "/v1/events",
  body: { event_type_id, start_at: slotAt(turn % 20_000), invitee: { name: "Soak", email: address } },
});

function toolCall(id: number, path: string): Omit<Call, "headers"> {
  const record_id = path.split("/").at(-1) ?? "";
  const params = { name: "get_crm_record", arguments: { record_type: "contact", record_id } };
  return { method: "POST", path: "/mcp", body: { jsonrpc: "2.0", id, method: "tools/call", params } };
}

async function createEventType(url: string, headers: Record<string, string>): Promise<string> {
  const crm = callerAt(url, headers);
  const schedule_id = (await crm.post("/v1/schedules", ALWAYS)).string("data.id");
  const rules = { min_notice_minutes: 0, booking_window: { type: "unlimited" }, schedule_id };
  const visit = { title: "Visit", duration_minutes: 30, location: { type: "in_person", value: "Room 1" } };
  return (await crm.post("/v1/event-types", { ...visit, ...rules })).string("data.id");
}
