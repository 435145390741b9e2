import type { FilledOrganization } from "./dataset.ts";
import { CUSTOMERS } from "./growth-index.ts";

/** A call whose cost is compared between organizations of different sizes. */
export interface GrowthCall {
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
export async function growthCalls(url: string, organization: FilledOrganization): Promise<GrowthCall[]> {
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
