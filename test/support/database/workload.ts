import { setTimeout as pause } from "node:timers/promises";
import { ALWAYS } from "../booking/booking.ts";
import { callerAt, type Caller } from "../caller.ts";
import { untilServed } from "../contract/requests.ts";
import { clients, type Acknowledged, type Client, type ClientTools } from "./workload-clients.ts";

/** Clients that make every kind of call without pausing, until they are stopped. */
export interface Workload {
  readonly acknowledged: readonly Acknowledged[];
  /** IDs of accepted messages. */
  readonly emails: readonly string[];
  /** Unexpected responses: there should be none. */
  readonly strange: readonly string[];
  /** Longest response time in milliseconds. */
  readonly slowest: number;
  /** Number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  stop(): Promise<void>;
}

/** Shared by all workloads, because several may use the same database. */
let names = 0;

/** Starts clients of each kind. */
export async function startWorkload(url: string, apiKey: string): Promise<Workload> {
  const acknowledged: Acknowledged[] = [];
  const emails: string[] = [];
  const strange: string[] = [];
  const statuses = new Map<number, number>();
  const state = { running: true, slowest: 0 };
  const once: ClientTools["once"] = async (call, expected = []) => {
    const start = performance.now();
    const answer = await call();
    state.slowest = Math.max(state.slowest, performance.now() - start);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const isWait = answer.status === 503 && answer.headers.has("retry-after");
    const isExpected = answer.status < 300 || isWait || expected.includes(answer.status);
    if (!isExpected) strange.push(`${answer.status} ${answer.text.slice(0, 300)}`);
    if (isWait) await pause(25);
    return answer;
  };
  const hands: ClientTools = {
    crm: callerAt(url, { "X-API-Key": apiKey }),
    mcp: { url, token: apiKey },
    unique: () => `name-${String(++names)}`,
    note: (one) => void acknowledged.push(one),
    noteEmail: (id) => void emails.push(id),
    once,
    async until(call) {
      while (state.running) {
        const answer = await once(call, [409]);
        if (answer.status < 300) return answer;
        if (answer.status === 409 && answer.at("code") !== "idempotency_in_progress") {
          strange.push(`${answer.status} ${answer.text.slice(0, 300)}`);
        }
        await pause(25);
      }
      return null;
    },
  };
  const loop = async (client: Client): Promise<void> => {
    for (let turn = 0; state.running; turn += 1) await client(turn);
  };
  const all = Promise.all((await clients(hands, await eventType(hands.crm))).map(loop));
  // stop() reports a failed expectation of a client, so that it does not cause an unhandled rejection.
  all.catch(() => undefined);
  return {
    acknowledged,
    emails,
    strange,
    statuses,
    get slowest() {
      return state.slowest;
    },
    async stop() {
      state.running = false;
      await all;
    },
  };
}

async function eventType(crm: Caller): Promise<string> {
  const schedule_id = (await untilServed(() => crm.post("/v1/schedules", ALWAYS))).string("data.id");
  const rules = { min_notice_minutes: 0, booking_window: { type: "unlimited" }, schedule_id };
  const visit = { title: "Visit", duration_minutes: 30, location: { type: "in_person", value: "Room 1" } };
  return (await untilServed(() => crm.post("/v1/event-types", { ...visit, ...rules }))).string("data.id");
}
