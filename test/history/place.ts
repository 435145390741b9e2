import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createKey, createOrganization, signIn, type Organization } from "../support/accounts/people.ts";
import { ALWAYS } from "../support/booking/booking.ts";
import { callerAt, type Caller } from "../support/caller.ts";
import type { TestDatabase } from "../support/db/cluster.ts";
import { sendUnchecked, type Answer, type Call } from "../support/wire.ts";

/** The records that the clients use, and the credentials. */
export interface Place {
  readonly organization: Organization;
  /** Addresses of the processes. */
  readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of a session, which may revoke keys. */
  readonly session: Readonly<Record<string, string>>;
  /** Records that several clients change. */
  readonly records: readonly string[];
  readonly eventType: string;
  /** Keys to revoke. */
  readonly keys: { readonly id: string; readonly name: string; readonly secret: string }[];
}

const RECORDS = 4;
/** Milliseconds after which calls without a response have ended on the server too. */
const ENDED = 2_000;

/** Creates the records in a running service. */
export async function preparePlace(
  urls: readonly string[],
  { database, keys: count }: { database: TestDatabase; keys: number },
): Promise<Place> {
  const [url = ""] = urls;
  const organization = await createOrganization({ database });
  const { owner } = organization;
  const headers = { "X-API-Key": await createKey({ database }, { user: owner }) };
  const crm = callerAt(url, headers);
  const names = Array.from({ length: count }, (_, number) => `revoked ${number}`);
  const secrets = new Map<string, string>();
  for (const name of names) secrets.set(name, await createKey({ database }, { user: owner, name }));
  const rows = await database
    .pool("api_keys")
    .whereIn("name", names)
    .select<{ id: string; name: string }[]>("id", "name");
  return {
    organization,
    urls,
    headers,
    session: (await signIn(url, owner)).headers,
    records: await Promise.all(Array.from({ length: RECORDS }, () => createRecord(crm))),
    eventType: await createEventType(crm),
    keys: rows.map(({ id, name }) => ({ id, name, secret: secrets.get(name) ?? "" })),
  };
}

/** Reads the records over REST, after the last call has returned. */
export async function readFinalState({ urls, headers, records }: Place): Promise<FinalState> {
  await pause(ENDED);
  const crm = callerAt(urls[0] ?? "", headers);
  const last = await createLast(crm);
  const contacts = await all(crm, "/v1/entities?entity_type=contact");
  const events = await all(crm, "/v1/events?sort=start_at");
  const contested = new Set(records);
  return {
    contacts: contacts
      // Contacts with an address are invitees.
      .filter(({ id, email }) => !contested.has(String(id)) && email === null)
      .map(({ id, first_name }) => ({ id: String(id), name: String(first_name) })),
    versions: await versions(crm, contested, last),
    events: events.map((event) => ({ id: String(event["id"]), slot: String(event["start_at"]) })),
  };
}

/**
 * Reads the changes of these records, up to the creation of the `last` one: the feed returns a change only when every
 * older transaction of the server has ended, including those of other tests.
 */
async function versions(crm: Caller, records: ReadonlySet<string>, last: string): Promise<FinalState["versions"]> {
  const found: { record: string; version: number; value: string }[] = [];
  let cursor = "";
  for (;;) {
    const page = await crm.get(`/v1/changes?record_type=contact&page_size=100&cursor=${encodeURIComponent(cursor)}`);
    for (const { record_id, version, data } of page.list("data")) {
      if (record_id === last) return found;
      if (!records.has(String(record_id))) continue;
      const { object } = data as { object: Record<string, unknown> };
      found.push({ record: String(record_id), version: Number(version), value: String(object["job_title"]) });
    }
    cursor = page.string("meta.next_cursor");
    if (page.at("meta.has_more") !== true) await pause(100);
  }
}

async function all(crm: Caller, path: string): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const records = (await crm.get(`${path}&page_size=100&page=${page}`)).list("data");
    found.push(...records);
    if (records.length < 100) return found;
  }
}

async function createRecord(crm: Caller): Promise<string> {
  const record = { entity_type: "contact", first_name: "Contested", job_title: "value 0" };
  return (await crm.post("/v1/entities", record)).string("data.id");
}

/** With an address, so that it does not count as a contact of the history. */
async function createLast(crm: Caller): Promise<string> {
  const record = { entity_type: "contact", first_name: "Last", email: `${randomUUID()}@history.example` };
  return (await crm.post("/v1/entities", record)).string("data.id");
}

/** Creates an event type that can be booked at any half hour; by default, the owner is its host. */
export async function createEventType(crm: Caller, body: object = {}): Promise<string> {
  const schedule_id = (await crm.post("/v1/schedules", ALWAYS)).string("data.id");
  const rules = { min_notice_minutes: 0, booking_window: { type: "unlimited" }, schedule_id };
  const visit = { title: "Visit", duration_minutes: 30, location: { type: "in_person", value: "Room 1" } };
  return (await crm.post("/v1/event-types", { ...visit, ...rules, ...body })).string("data.id");
}

/** "info": the call may have been executed or not, because no response arrived or the response was 503. */
export type Outcome = "ok" | "fail" | "info";

/** Kinds of calls, with the values that the client knew before the call, and those of the response (optional). */
export interface Kinds {
  /** Creates a contact with a unique name, without an idempotency key. */
  create: { readonly name: string; readonly id?: string };
  /** Creates a contact with an idempotency key; all calls with the key have the same body. */
  retry: { readonly key: string; readonly id?: string };
  /** Reads a record. */
  read: { readonly record: string; readonly version?: number; readonly value?: string };
  /** Writes a unique value with If-Match; `version` is that after the write. */
  put: { readonly record: string; readonly ifMatch: number; readonly value: string; readonly version?: number };
  /** Books a slot of the only host. */
  book: { readonly slot: string; readonly id?: string };
  /** Revokes an API key. */
  revoke: { readonly credential: string };
  /** Makes a call with an API key. */
  use: { readonly credential: string };
}

interface Timed {
  /** Number of the client. */
  readonly client: number;
  /** Milliseconds since the beginning of the history: when the call was invoked and when it returned. */
  readonly invoked: number;
  readonly returned: number;
  readonly outcome: Outcome;
  /** HTTP status; null if no response arrived. */
  readonly status: number | null;
}

/** One call and its result. */
export type Operation<Kind extends keyof Kinds = keyof Kinds> = {
  [One in Kind]: Timed & { readonly kind: One } & Kinds[One];
}[Kind];

/** The records after all calls, read over REST. */
export interface FinalState {
  readonly contacts: readonly { readonly id: string; readonly name: string }[];
  /** All versions of the contested records. */
  readonly versions: readonly { readonly record: string; readonly version: number; readonly value: string }[];
  readonly events: readonly { readonly id: string; readonly slot: string }[];
}

/** The calls of all clients and the final state. */
export interface History {
  readonly operations: readonly Operation[];
  readonly final: FinalState;
}

/** A call over HTTP of one operation. */
interface RecordedCall<Kind extends keyof Kinds> {
  readonly kind: Kind;
  readonly request: Kinds[Kind];
  readonly call: Call;
  /** Returns the values of a successful response. */
  readonly result?: (answer: Answer) => Partial<Kinds[Kind]>;
}

/** Records the invocation and result of every call. */
export interface Recorder {
  readonly operations: readonly Operation[];
  /** Responses with unexpected statuses. */
  readonly strange: readonly string[];
  /** Makes a call to one of the processes; returns its outcome and the response. */
  record<Kind extends keyof Kinds>(
    client: number,
    url: string,
    recorded: RecordedCall<Kind>,
  ): Promise<{ outcome: Outcome; answer: Answer | null }>;
}

/** Statuses that reject a call: it has no effect. */
const REJECTED: Readonly<Record<keyof Kinds, readonly number[]>> = {
  create: [],
  retry: [409],
  read: [],
  put: [412],
  book: [409],
  revoke: [],
  use: [401],
};

/** Creates a recorder. `send` sends the calls. */
export function createRecorder(send: typeof sendUnchecked = sendUnchecked): Recorder {
  const began = performance.now();
  const now = (): number => performance.now() - began;
  const operations: Operation[] = [];
  const strange: string[] = [];
  return {
    operations,
    strange,
    async record(client, url, { kind, request, call, result = () => ({}) }) {
      const invoked = now();
      const answer = await send(url, call).catch(() => null);
      const returned = now();
      const outcome = outcomeOf(kind, answer);
      if (answer && outcome === "info" && answer.status !== 503) strange.push(`${answer.status} ${answer.text}`);
      const known = answer && outcome === "ok" ? result(answer) : {};
      const status = answer?.status ?? null;
      const operation = { client, kind, invoked, returned, outcome, status, ...request, ...known };
      operations.push(operation as Operation);
      return { outcome, answer };
    },
  };
}

function outcomeOf(kind: keyof Kinds, answer: Answer | null): Outcome {
  if (answer === null) return "info";
  if (answer.status < 300) return "ok";
  return REJECTED[kind].includes(answer.status) ? "fail" : "info";
}
