import type { FilledOrganization } from "./dataset.ts";

/** A call whose cost is compared between organizations of different sizes. */
export interface GrowthCall {
  readonly title: string;
  /**
   * Highest accepted cost in the largest organization, as a multiple of the cost in the smallest; null without a
   * limit.
   */
  readonly target: number | null;
  /** Makes one call; throws if it is rejected. */
  run(): Promise<unknown>;
}

interface Contact {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

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
  const filter = { op: "and", conditions: [{ field: "lead_score", operator: "gte", value: 95 }] };
  const get = (title: string, target: number | null, path: () => string): GrowthCall => ({
    title,
    target,
    run: () => client.get(path()),
  });
  return [
    get("get", 1.2, () => `/v1/entities/${next()}`),
    { title: "create", target: 1.2, run: () => client.post("/v1/entities", newContact()) },
    get("first page of 100, with the total", 1.5, () => list),
    get(
      `a page of 100 by cursor, ${String(WALKED_PAGES)} pages on`,
      1.2,
      () => `${list}&cursor=${encodeURIComponent(walk)}`,
    ),
    get("page 5,000 by number (or the last one)", null, () => `${list}&page=${String(deep)}`),
    get("search: first and last name", 2, () => `/v1/search?q=${encodeURIComponent(nameOf(person()))}`),
    get("search: an e-mail address", 2, () => `/v1/search?q=${encodeURIComponent(person().email)}`),
    get(
      "search: a last name with a typo",
      null,
      () => `/v1/search?q=${encodeURIComponent(misspelt(person().last_name))}`,
    ),
    get("duplicates of one record", 2, () => `/v1/entities/${next()}/duplicates`),
    {
      title: "filter on a field without index, with the total",
      target: null,
      run: () => client.post("/v1/entities/search", { filter, page_size: 25 }),
    },
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
