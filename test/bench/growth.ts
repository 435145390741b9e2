import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { createBenchDatabase, type FilledOrganization, type BenchDatabase } from "./dataset.ts";
import { startFlags, startServer } from "./server-process.ts";

// `npm run bench:growth`: compares the cost of the same call in a small and in a large organization of one database.
const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    /** Runs of each call in each organization. */
    rounds: { type: "string", default: "60" },
    "warm-up": { type: "string", default: "10" },
    /** Measures only the calls whose title contains this text. */
    only: { type: "string", default: "" },
  },
});
const sizes = options.sizes.split(",").map(Number);
const rounds = Number(options.rounds);

const database = await createBenchDatabase();
try {
  const organizations: FilledOrganization[] = [];
  for (const size of sizes) {
    organizations.push(await database.fill(size));
    console.log(`${size.toLocaleString("en")} contacts filled in`);
  }
  const server = await startServer({
    name: "service",
    script: "src/main.mjs",
    flags: startFlags(),
    env: { ...database.env, LOG_LEVEL: "warn" },
  });
  try {
    for (const organization of organizations) {
      const seconds = await indexCustomers(server.url, database, organization);
      console.log(`${organization.contacts.toLocaleString("en")} contacts indexed in ${seconds.toFixed(1)} s`);
    }
    await database.settle();
    const perOrganization = await Promise.all(organizations.map(async (each) => await growthCalls(server.url, each)));
    console.log(`\nMilliseconds of one call, one at a time, median (p95) of ${String(rounds)}; interleaved.\n`);
    print(["", ...sizes.map((size) => size.toLocaleString("en")), "largest ÷ smallest", "target", ""]);
    const measured = new Map<string, Measured>();
    for (const [index, call] of (perOrganization[0] ?? []).entries()) {
      if (!call.title.includes(options.only)) continue;
      const calls = perOrganization.flatMap((all) => all[index] ?? []);
      const { times, narrowing } = await interleaved(calls);
      const largest = median(times.at(-1) ?? []);
      const result = { largest, growth: largest / median(times[0] ?? []), narrowing };
      measured.set(call.title, result);
      const { limit, verdict } = compared(call.target, result, measured);
      print([call.title, ...times.map(shown), result.growth.toFixed(2), limit, verdict]);
    }
  } finally {
    await server.stop();
  }
} finally {
  await database.drop();
}

/** The medians of a call. */
interface Measured {
  /** In the largest organization, in milliseconds. */
  readonly largest: number;
  readonly growth: number;
  /** Whether the response in the largest organization says how to narrow the filter. */
  readonly narrowing: boolean;
}

/** Returns a target as text, and whether it is reached. */
function compared(
  target: Target | null,
  { largest, growth, narrowing }: Measured,
  measured: ReadonlyMap<string, Measured>,
): { limit: string; verdict: string } {
  if (target === null) return { limit: "", verdict: "" };
  const verdict = (reached: boolean): string => (reached ? "reached" : "missed");
  if ("growth" in target) return { limit: `≤ ${String(target.growth)}`, verdict: verdict(growth <= target.growth) };
  if ("ms" in target) {
    const limit = `≤ ${String(target.ms)} ms${target.orNarrowing ? " or narrow_by" : ""}`;
    if (largest > target.ms && target.orNarrowing && narrowing) return { limit, verdict: "reached: narrow_by" };
    return { limit, verdict: verdict(largest <= target.ms) };
  }
  const factor = largest / (measured.get(target.of)?.largest ?? NaN);
  return {
    limit: `≤ ${String(target.times)} first pages`,
    verdict: `${verdict(factor <= target.times)}: ${factor.toFixed(2)}`,
  };
}

async function interleaved(calls: readonly GrowthCall[]): Promise<{ times: number[][]; narrowing: boolean }> {
  const times: number[][] = calls.map(() => []);
  let narrowing = false;
  for (let round = -Number(options["warm-up"]); round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const started = performance.now();
      narrowing = await call.run();
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return { times, narrowing };
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}
function median(values: readonly number[]): number {
  return at(values, 0.5);
}
function shown(values: readonly number[]): string {
  return `${median(values).toFixed(1)} (${at(values, 0.95).toFixed(1)})`;
}
function print(cells: readonly string[]): void {
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(46) : cell.padStart(23))).join(""));
}

/** A call whose cost is compared between organizations of different sizes. */
interface GrowthCall {
  readonly title: string;
  readonly target: Target | null;
  /** Makes one call; throws if it is rejected. Returns whether the response says how to narrow the filter. */
  run(): Promise<boolean>;
}

/** The highest accepted cost in the largest organization. */
export type Target =
  /** As a multiple of the cost in the smallest organization. */
  | { readonly growth: number }
  /** As a multiple of another call's cost in the same organization. */
  | { readonly times: number; readonly of: string }
  /** In milliseconds; if `orNarrowing`, a response that says how to narrow the filter may take longer. */
  | { readonly ms: number; readonly orNarrowing: boolean };

interface Contact {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

interface ListAnswer {
  readonly meta?: { readonly narrow_by?: readonly string[] };
}

const FIRST_PAGE = "first page of 100, with the total";
const PAGE = 100;
const DEEP_PAGE = 5_000;
const WALKED_PAGES = 50;

/** Returns the calls of the report, in its order, for one organization. */
async function growthCalls(url: string, organization: FilledOrganization): Promise<GrowthCall[]> {
  const { ids, contacts } = organization;
  const client = clientOf(url, organization.apiKey);
  const samples = await Promise.all(
    ids.slice(0, 60).map(async (id) => (await client.get<{ data: Contact }>(`/v1/entities/${id}`)).data),
  );
  const next = cycle(ids);
  const person = cycle(samples);
  const list = `/v1/entities?entity_type=contact&page_size=${String(PAGE)}`;
  const deep = Math.min(DEEP_PAGE, contacts / PAGE);
  const walk = await deepCursor(client, list);
  const sorted = await deepCursor(client, `${list}&sort=last_name`);
  const call = (title: string, target: Target | null, run: () => Promise<ListAnswer>): GrowthCall => ({
    title,
    target,
    run: async () => (await run()).meta?.narrow_by !== undefined,
  });
  const get = (title: string, growth: number | null, path: () => string): GrowthCall =>
    call(title, growth === null ? null : { growth }, () => client.get(path()));
  const broad = { ms: 150, orNarrowing: true };
  const filter = (title: string, condition: object, target: Target = broad): GrowthCall =>
    call(title, target, () =>
      client.post("/v1/entities/search", { filter: { op: "and", conditions: [condition] }, page_size: 25 }),
    );
  return [
    get("get", 1.2, () => `/v1/entities/${next()}`),
    call("create", { growth: 1.2 }, () => client.post("/v1/entities", newContact())),
    get(FIRST_PAGE, 1.5, () => list),
    get(
      `a page of 100 by cursor, ${String(WALKED_PAGES)} pages on`,
      1.2,
      () => `${list}&cursor=${encodeURIComponent(walk)}`,
    ),
    get("first page by last name, with the total", 1.5, () => `${list}&sort=last_name`),
    get("first page by last name, descending", 1.5, () => `${list}&sort=-last_name`),
    get(
      `a page by last name by cursor, ${String(WALKED_PAGES)} pages on`,
      1.2,
      () => `${list}&sort=last_name&cursor=${encodeURIComponent(sorted)}`,
    ),
    call("page 5,000 by number (or the last one)", { times: 2, of: FIRST_PAGE }, () =>
      client.get(`${list}&page=${String(deep)}`),
    ),
    get("search: first and last name", 2, () => `/v1/search?q=${encodeURIComponent(nameOf(person()))}`),
    get("search: an e-mail address", 2, () => `/v1/search?q=${encodeURIComponent(person().email)}`),
    get(
      "search: a last name with a typo",
      null,
      () => `/v1/search?q=${encodeURIComponent(misspelt(person().last_name))}`,
    ),
    get(
      "search: a name within superfluous words",
      null,
      () => `/v1/search?q=${encodeURIComponent(`the contact named ${nameOf(person())}`)}`,
    ),
    get("search: words that match nothing", null, () => "/v1/search?q=qwxzyk%20vbnmzq"),
    get("list of contacts with a first and last name", 2, () => `${list}&q=${encodeURIComponent(nameOf(person()))}`),
    get("duplicates of one record", 2, () => `/v1/entities/${next()}/duplicates`),
    filter("filter by lead score, with the total", { field: "lead_score", operator: "gte", value: 95 }),
    filter("filter by a field without index, with the total", {
      field: "department",
      operator: "eq",
      value: "Finance",
    }),
    filter(
      "filter by an indexed custom field (=), with the total",
      { field: `custom_fields.${CUSTOMERS}`, operator: "eq", value: 4_321 },
      { ms: 20, orNarrowing: false },
    ),
    filter(
      "filter by an indexed custom field (<), with the total",
      { field: `custom_fields.${CUSTOMERS}`, operator: "lt", value: 50 },
      { ms: 20, orNarrowing: false },
    ),
  ];
}

interface Client {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: object): Promise<Answer>;
}

function clientOf(url: string, apiKey: string): Client {
  const send = async <Answer>(path: string, init: RequestInit): Promise<Answer> => {
    const headers = { "X-API-Key": apiKey, "Content-Type": "application/json" };
    const response = await fetch(url + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  return {
    get: (path) => send(path, { method: "GET" }),
    post: (path, body) => send(path, { method: "POST", body: JSON.stringify(body) }),
  };
}

async function deepCursor(client: Client, list: string): Promise<string> {
  let cursor = "";
  for (let page = 0; page < WALKED_PAGES; page += 1) {
    const path = `${list}&cursor=${encodeURIComponent(cursor)}`;
    cursor = (await client.get<{ meta: { next_cursor: string } }>(path)).meta.next_cursor;
  }
  return cursor;
}

/** Returns the values one after the other and starts again after the last. */
function cycle<Value>(values: readonly Value[]): () => Value {
  let index = 0;
  return () => {
    const value = values[index % values.length];
    if (value === undefined) throw new Error("There are no samples.");
    index += 1;
    return value;
  };
}

const nameOf = ({ first_name, last_name }: Contact): string => `${first_name} ${last_name}`;

/** Swaps two letters in the middle and appends an x, so that no name is spelled this way. */
function misspelt(name: string): string {
  const middle = name.length >> 1;
  return `${name.slice(0, middle - 1)}${name[middle] ?? ""}${name[middle - 1] ?? ""}${name.slice(middle + 1)}x`;
}

let created = 0;

function newContact(): object {
  created += 1;
  const name = `${process.pid.toString(36)}-${created.toString(36)}`;
  return {
    entity_type: "contact",
    first_name: "Ada",
    last_name: `Growth ${name}`,
    email: `growth-${name}@example.com`,
  };
}

/** A custom field with another number for each contact that has one. */
const CUSTOMERS = "customer_number";

interface FieldAnswer {
  readonly data: { readonly id: string; readonly index_status: string };
}

/** Numbers contacts, marks the field as indexed, and waits for the index; returns the seconds of the wait. */
async function indexCustomers(url: string, database: BenchDatabase, organization: FilledOrganization): Promise<number> {
  const headers = { "X-API-Key": organization.apiKey, "Content-Type": "application/json" };
  const send = async (path: string, init: RequestInit): Promise<FieldAnswer> => {
    const response = await fetch(url + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
    return (await response.json()) as FieldAnswer;
  };
  const definition = { entity_type: "contact", key: CUSTOMERS, label: "Customer number", type: "number" };
  const field = await send("/v1/custom-fields", { method: "POST", body: JSON.stringify(definition) });
  await database.numberContacts(organization, CUSTOMERS);
  const path = `/v1/custom-fields/${field.data.id}`;
  const started = performance.now();
  await send(path, { method: "PUT", body: JSON.stringify({ indexed: true }) });
  while ((await send(path, { method: "GET" })).data.index_status !== "ready") await pause(100);
  return (performance.now() - started) / 1_000;
}
