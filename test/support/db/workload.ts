import { setTimeout as pause } from "node:timers/promises";
import { ALWAYS, slotAt } from "../booking/booking.ts";
import { callerAt, type Caller } from "../caller.ts";
import { untilServed } from "../contract/requests.ts";
import { sendMcp, toolCall, type McpTarget } from "../mcp/mcp.ts";
import { type Answer, sendUnchecked } from "../wire.ts";
import type { TestDatabase } from "./cluster.ts";

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

type Fields = Readonly<Record<string, unknown>>;

/** A write that got a successful response. */
export interface Acknowledged {
  /** Kind of the call. */
  readonly kind: string;
  readonly id: string;
  /** Version of the record after the write. */
  readonly version: number;
  /** Fields as they were written. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Tools of one client. */
interface ClientTools {
  readonly crm: Caller;
  readonly mcp: McpTarget;
  /** Returns a unique name. */
  unique(): string;
  /** Records an acknowledged write. */
  note(acknowledged: Acknowledged): void;
  noteEmail(id: string): void;
  /** Sends a request once and records its status; `expected`: acceptable statuses in addition to success and 503. */
  once(call: () => Promise<Answer>, expected?: readonly number[]): Promise<Answer>;
  /**
   * Repeats a request until it succeeds, as a client with an Idempotency-Key does; null once the workload has
   * stopped.
   */
  until(call: () => Promise<Answer>): Promise<Answer | null>;
}

/** One call, or a sequence of related calls; `count` is the number of previous calls. */
export type Client = (count: number) => Promise<void>;

/** Clients of each kind with separate records, and three that change the same record. */
export async function clients(hands: ClientTools, eventType: string): Promise<Client[]> {
  const contact = async (): Promise<string> => {
    const record = { entity_type: "contact", email: `${hands.unique()}@stall.example` };
    const made = await untilServed(() => hands.crm.post("/v1/entities", record));
    return made.string("data.id");
  };
  const shared = await contact();
  return [
    creates(hands),
    creates(hands),
    // The largest group: each call is a single statement, which would not be committed inside a leaked open transaction.
    ...(await Promise.all(Array.from({ length: 8 }, contact))).map((id) => puts(hands, { kind: "put", id })),
    ...[1, 2, 3].map(() => puts(hands, { kind: "put of a shared record", id: shared })),
    matchedPuts(hands, await contact()),
    batches(hands, await contact()),
    upserts(hands),
    merges(hands),
    deletes(hands),
    toolUpdates(hands, await contact()),
    toolCreates(hands),
    bookings(hands, eventType),
    emails(hands),
    reads(hands, shared),
  ];
}

function creates(hands: ClientTools): Client {
  return async () => {
    const fields = { first_name: hands.unique() };
    const made = await hands.until(() => create(hands, fields));
    if (made) noteData(hands, "create", made, fields);
  };
}

function puts(hands: ClientTools, { kind, id }: { kind: string; id: string }): Client {
  return async () => {
    const fields = { job_title: hands.unique() };
    const answer = await hands.once(() => hands.crm.put(`/v1/entities/${id}`, fields));
    if (answer.status === 200) noteData(hands, kind, answer, fields);
  };
}

function matchedPuts(hands: ClientTools, id: string): Client {
  const path = `/v1/entities/${id}`;
  return async () => {
    const read = await hands.once(() => hands.crm.get(path));
    if (read.status !== 200) return;
    const fields = { job_title: hands.unique() };
    const tag = { "If-Match": read.headers.get("etag") ?? "" };
    // A call that got 503 may have been executed after the read.
    const answer = await hands.once(() => hands.crm.put(path, fields, tag), [412]);
    if (answer.status === 200) noteData(hands, "put with If-Match", answer, fields);
  };
}

function batches(hands: ClientTools, id: string): Client {
  return async () => {
    const [changed, made] = [{ job_title: hands.unique() }, { first_name: hands.unique() }];
    const operations = [
      { method: "update", id, changes: changed },
      { method: "create", record: { entity_type: "contact", ...made } },
    ];
    const key = { "Idempotency-Key": `batch ${hands.unique()}` };
    const answer = await hands.until(() => hands.crm.post("/v1/entities/batch", { operations }, key));
    if (!answer) return;
    for (const [index, fields] of [changed, made].entries()) {
      const result = answer.list("data.results")[index];
      if (result && Number(result["status"]) < 300) note(hands, "batch", result["data"] as Fields, fields);
    }
  };
}

function upserts(hands: ClientTools): Client {
  const email = `${hands.unique()}@upsert.example`;
  return async (turn) => {
    const fields = { email: turn % 5 === 4 ? `${hands.unique()}@upsert.example` : email, job_title: hands.unique() };
    const body = { match_by: "email", record: { entity_type: "contact", ...fields } };
    const answer = await hands.once(() => hands.crm.post("/v1/entities/upsert", body));
    if (answer.status === 200) noteData(hands, "upsert", answer, fields);
  };
}

function merges(hands: ClientTools): Client {
  return async () => {
    const fields = { job_title: hands.unique() };
    const into = await hands.until(() => create(hands, { first_name: `into ${fields.job_title}` }));
    const from = await hands.until(() => create(hands, { first_name: `from ${fields.job_title}`, ...fields }));
    if (!into || !from) return;
    const body = { duplicate_ids: [from.string("data.id")] };
    const path = `/v1/entities/${into.string("data.id")}/merge`;
    const key = { "Idempotency-Key": `merge ${fields.job_title}` };
    await hands.once(() => hands.crm.post(path, { ...body, dry_run: true }));
    const merged = await hands.until(() => hands.crm.post(path, body, key));
    if (merged) note(hands, "merge", merged.at("data.record") as Fields, fields);
  };
}

function deletes(hands: ClientTools): Client {
  return async () => {
    const made = await hands.until(() => create(hands, { first_name: hands.unique() }));
    if (!made) return;
    const id = made.string("data.id");
    const gone = await hands.once(() => hands.crm.delete(`/v1/entities/${id}`));
    if (gone.status === 200) note(hands, "delete", { id, version: Number(made.at("data.version")) + 1 }, {});
  };
}

function toolUpdates(hands: ClientTools, record_id: string): Client {
  return async () => {
    const fields = { job_title: hands.unique() };
    const given = { record_type: "contact", record_id, fields };
    noteTool(hands, "tool update", await tool(hands, "update_crm_record", given), fields);
  };
}

function toolCreates(hands: ClientTools): Client {
  return async () => {
    const fields = { first_name: hands.unique() };
    const given = { record_type: "contact", fields, idempotency_key: `tool ${fields.first_name}` };
    noteTool(hands, "tool create", await tool(hands, "create_crm_record", given), fields);
  };
}

let slots = 0;

function bookings(hands: ClientTools, event_type_id: string): Client {
  return async () => {
    const name = hands.unique();
    const body = { event_type_id, start_at: slotAt(++slots), invitee: { name, email: `${name}@booking.example` } };
    const booked = await hands.until(() => hands.crm.post("/v1/events", body, { "Idempotency-Key": `book ${name}` }));
    if (booked) noteData(hands, "booking", booked, {});
  };
}

function emails(hands: ClientTools): Client {
  return async (turn) => {
    const name = hands.unique();
    const body = { to: [{ email: `${name}@mail.example` }], subject: "Hello", text: "Hello" };
    const key = { "Idempotency-Key": `mail ${name}` };
    const sent = await hands.until(() => hands.crm.post("/v1/notifications/emails", body, key));
    if (sent) hands.noteEmail(sent.string("data.id"));
    if (turn % 20 === 0) await hands.once(() => hands.crm.post("/v1/exports", { entity_type: "contact" }));
  };
}

function reads(hands: ClientTools, id: string): Client {
  const filter = { op: "and", conditions: [{ field: "lead_score", operator: "gte", value: 0 }] };
  return async () => {
    await hands.once(() => hands.crm.get(`/v1/entities/${id}`));
    await hands.once(() => hands.crm.get("/v1/entities?page_size=5"));
    await hands.once(() => hands.crm.get("/v1/search?q=name"));
    await hands.once(() => hands.crm.post("/v1/entities/search", { filter, page_size: 5 }));
  };
}

const create = ({ crm }: ClientTools, fields: Fields): Promise<Answer> =>
  crm.post(
    "/v1/entities",
    { entity_type: "contact", ...fields },
    { "Idempotency-Key": `create ${JSON.stringify(fields)}` },
  );

async function tool(hands: ClientTools, name: string, given: object): Promise<Answer> {
  return await hands.once(() => sendMcp(hands.mcp, toolCall(name, given)));
}

function noteTool(hands: ClientTools, kind: string, answer: Answer, fields: Fields): void {
  const record = answer.at("result.structuredContent.record");
  if (answer.at("result.isError") !== true && record) note(hands, kind, record as Fields, fields);
}

function noteData(hands: ClientTools, kind: string, answer: Answer, fields: Fields): void {
  note(hands, kind, answer.at("data") as Fields, fields);
}

function note(hands: ClientTools, kind: string, record: Fields, fields: Fields): void {
  hands.note({ kind, id: String(record["id"]), version: Number(record["version"]), fields });
}

/**
 * Clients that create contacts without pausing. Half of them repeat unanswered requests with an idempotency key; the
 * others have no key and continue with the next contact.
 */
export interface Writers {
  /** Names of the contacts whose creation was acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** Responses other than success and retry: there should be none. */
  readonly strange: readonly string[];
  /** Longest period in milliseconds without a successful creation. */
  longestOutage(): number;
  stop(): Promise<void>;
}

/** Starts `count` writers for a service that may be killed while they run. */
export function startWriters(url: string, apiKey: string, count: number): Writers {
  const acknowledged = new Set<string>();
  const strange: string[] = [];
  let running = true;
  let last = performance.now();
  let longest = 0;

  const write = async (name: string, repeats: boolean): Promise<void> => {
    const headers = { "X-API-Key": apiKey, ...(repeats ? { "Idempotency-Key": `write-${name}` } : {}) };
    const body = { entity_type: "contact", first_name: name };
    for (;;) {
      const answer = await sendUnchecked(url, { method: "POST", path: "/v1/entities", headers, body }).catch(
        () => null,
      );
      if (answer?.status === 201) break;
      if (answer && !isWait(answer)) strange.push(`${answer.status} ${answer.text}`);
      await pause(25);
      if (!repeats) return;
    }
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    acknowledged.add(name);
  };
  const writer = async (number: number): Promise<void> => {
    for (let written = 0; running; written += 1) await write(`writer ${number} contact ${written}`, number % 2 === 0);
  };
  const all = Promise.all(Array.from({ length: count }, (_, number) => writer(number)));
  return {
    acknowledged,
    strange,
    longestOutage: () => longest,
    async stop() {
      running = false;
      await all;
    },
  };
}

/** Returns names that occur in the database other than once, and contacts without a matching change feed entry. */
export async function audit(
  database: TestDatabase,
  { acknowledged }: Pick<Writers, "acknowledged">,
): Promise<{ lost: string[]; doubled: string[]; unlogged: number }> {
  const rows = await database.pool("entities").select<{ first_name: string; id: string }[]>("first_name", "id");
  const counts = new Map<string, number>();
  for (const { first_name } of rows) counts.set(first_name, (counts.get(first_name) ?? 0) + 1);
  const changed = await database.pool("changes").countDistinct("record_id as count");
  return {
    lost: [...acknowledged].filter((name) => !counts.has(name)),
    doubled: [...counts].filter(([, count]) => count > 1).map(([name]) => name),
    unlogged: rows.length - Number(changed[0]?.["count"]),
  };
}

function isWait({ status, headers }: Answer): boolean {
  return (status === 503 && headers.has("retry-after")) || status === 409;
}
