import { gzipSync } from "node:zlib";

/** A request that could block the service. */
export interface Attack {
  /** The operation or address. */
  readonly target: string;
  readonly shape: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Whose requests are sent. */
interface Sender {
  readonly apiKey: string;
  readonly cookie: string;
  readonly csrfToken: string;
}

const JSON_TYPE = { "Content-Type": "application/json" };
const MIB = 2 ** 20;

/** Yields requests to all addresses that are not operations: OAuth, SCIM, MCP and pages; and files that are uploaded. */
export async function* otherAddresses(url: string, sender: Sender): AsyncGenerator<Attack> {
  yield* oauth();
  yield* pages();
  yield* mcp(sender);
  yield* scim(await scimToken(url, sender));
  yield* csvFiles(url, sender);
  yield* files(url, sender);
}

function keys(count: number, prefix = "k"): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 1]));
}

function* forms(bytes: number): Generator<{ shape: string; body: string }> {
  yield {
    shape: "many names",
    body: Array.from({ length: bytes / 7 }, (_, index) => `k${index}`)
      .join("&")
      .slice(0, bytes),
  };
  yield { shape: "one name, many values", body: "a=1&".repeat(bytes / 4) };
  yield {
    shape: "scopes and resources",
    body: `scope=${"a+".repeat(bytes / 8)}&${"resource=http://a&".repeat(bytes / 24)}`,
  };
  yield { shape: "escapes", body: `a=${"%41".repeat(bytes / 3 - 1)}` };
  yield { shape: "broken escapes", body: `a=${"%".repeat(bytes - 2)}` };
  yield { shape: "one long value", body: `grant_type=${"a".repeat(bytes - 12)}` };
  yield {
    shape: "a long token",
    body: `grant_type=refresh_token&client_id=a&refresh_token=${"a.".repeat(bytes / 2 - 40)}`,
  };
}

function* jsonBodies(bytes: number): Generator<{ shape: string; body: string }> {
  yield { shape: "many keys", body: JSON.stringify(keys(bytes / 12)) };
  yield { shape: "nested objects", body: `${'{"a":'.repeat(bytes / 6)}1${"}".repeat(bytes / 6)}` };
  yield { shape: "nested lists", body: `${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}` };
  yield { shape: "many numbers", body: `[${"1,".repeat(bytes / 2 - 2)}1]` };
  yield { shape: "many empty objects", body: `[${"{},".repeat(bytes / 3 - 2)}{}]` };
  yield { shape: "one long text", body: JSON.stringify("a".repeat(bytes - 2)) };
  yield { shape: "escapes", body: `"${"\\u0041".repeat(bytes / 6 - 1)}"` };
}

function* oauth(): Generator<Attack> {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  for (const path of ["/oauth/token", "/oauth/revoke", "/oauth/authorize", "/oauth/introspect"])
    for (const bytes of [50 * 1_024, MIB])
      for (const form of forms(bytes)) yield { target: `POST ${path}`, method: "POST", path, headers, ...form };
  const registration = { target: "POST /oauth/register", method: "POST", path: "/oauth/register", headers: JSON_TYPE };
  for (const body of jsonBodies(56 * 1_024 - 100)) yield { ...registration, ...body };
  const uris = JSON.stringify({
    client_name: "a",
    redirect_uris: Array.from({ length: 2_500 }, (_, i) => `http://a/${i}`),
  });
  yield { ...registration, shape: "many redirect URIs", body: uris };
  yield {
    target: "GET /oauth/authorize",
    shape: "long",
    method: "GET",
    path: `/oauth/authorize?scope=${"a+".repeat(3_800)}`,
    headers: {},
  };
  yield {
    target: "GET /oauth/authorize",
    shape: "names",
    method: "GET",
    path: `/oauth/authorize?${"a&".repeat(3_800)}`,
    headers: {},
  };
}

/** The pages that take forms, with addresses of nothing: the form is read first, or not at all. */
function* pages(): Generator<Attack> {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  for (const path of [
    "/book/some/name",
    "/v1/public/booking/some/name",
    "/forms/some-form",
    "/v1/public/forms/some-form",
    "/preferences/some.token",
    "/v1/public/preferences/some.token",
    "/v1/public/unsubscribe/some.token",
    "/v1/public/appointments/some.token",
    "/v1/public/decisions/some.token",
    "/sign-in",
    "/account",
    "/sign-in/sso",
  ])
    for (const bytes of [60 * 1_024, MIB])
      for (const form of forms(bytes)) yield { target: `POST ${path}`, method: "POST", path, headers, ...form };
}

function* mcp({ apiKey }: Sender): Generator<Attack> {
  const common = { target: "POST /mcp", method: "POST", path: "/mcp" };
  const headers = { ...JSON_TYPE, Authorization: `Bearer ${apiKey}`, Accept: "application/json, text/event-stream" };
  for (const body of jsonBodies(MIB - 100)) yield { ...common, headers, ...body };
  const call = (name: string, given: unknown): string =>
    JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } });
  const long = "a".repeat(MIB - 400);
  const condition = { field: "first_name", operator: "eq", value: "a" };
  const given: Record<string, unknown> = {
    "many keys": keys(80_000),
    "keys similar to arguments": keys(60_000, "record_typ"),
    "unknown fields": { record_type: "contact", fields: keys(60_000, "first_nam") },
    "many conditions": { record_type: "contact", filters: Array(15_000).fill(condition) },
    "many unknown conditions": {
      record_type: "contact",
      filters: Array(15_000).fill({ ...condition, field: "first_nam" }),
    },
    "many values": {
      record_type: "contact",
      filters: [{ field: "email", operator: "in", value: Array(200_000).fill("a") }],
    },
    "a long query": { query: long, record_type: "contact" },
    "a long id": { record_type: "contact", record_id: long },
    "many ids": { record_type: "contact", record_ids: Array(100_000).fill("a") },
    "a long time zone": { event_type_id: long, from: long, to: long.slice(0, 10), timezone: "Europe/Paris" },
  };
  for (const tool of [
    "search_crm",
    "list_crm_records",
    "get_crm_record",
    "create_crm_record",
    "update_crm_record",
    "find_crm_duplicates",
    "find_available_slots",
    "create_event",
    "list_events",
    "add_crm_note",
  ])
    for (const [shape, value] of Object.entries(given))
      yield { ...common, headers, shape: `${tool}: ${shape}`, body: call(tool, value).slice(0, MIB) };
  const ping = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "search_crm", arguments: { querry: "a" } },
  };
  yield {
    ...common,
    headers: { ...headers, "MCP-Protocol-Version": "2025-03-26" },
    shape: "a batch of 9,000 calls",
    body: JSON.stringify(Array(9_000).fill(ping)),
  };
  yield {
    ...common,
    headers: { ...headers, "MCP-Protocol-Version": "2025-03-26" },
    shape: "a batch of 50 invalid calls",
    body: JSON.stringify(
      Array(50).fill({
        ...ping,
        params: { name: "create_crm_record", arguments: { record_type: "contact", fields: keys(1_500, "first_nam") } },
      }),
    ),
  };
  for (const method of [
    "initialize",
    "tools/list",
    "prompts/get",
    "resources/read",
    "completion/complete",
    "logging/setLevel",
    "a".repeat(900_000),
  ])
    yield {
      ...common,
      headers,
      shape: `${method.slice(0, 30)}: many keys`,
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: keys(method.length > 100 ? 1 : 80_000) }).slice(
        0,
        MIB,
      ),
    };
}

/** Makes a token for SCIM. */
async function scimToken(url: string, { cookie, csrfToken }: Sender): Promise<string> {
  const headers = { Cookie: cookie, "X-CSRF-Token": csrfToken };
  const response = await fetch(`${url}/v1/scim-token`, { method: "POST", headers });
  const answer = (await response.json()) as { data?: { secret?: string } };
  if (answer.data?.secret === undefined) throw new Error(`There is no token for SCIM: ${JSON.stringify(answer)}`);
  return answer.data.secret;
}

function* scim(token: string): Generator<Attack> {
  const headers = { "Content-Type": "application/scim+json", Authorization: `Bearer ${token}` };
  const id = "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01";
  for (const [method, path] of [
    ["POST", "/scim/v2/Users"],
    ["PUT", `/scim/v2/Users/${id}`],
    ["PATCH", `/scim/v2/Users/${id}`],
    ["POST", "/scim/v2/Groups"],
    ["PATCH", `/scim/v2/Groups/${id}`],
    ["POST", "/scim/v2/Users/.search"],
    ["POST", "/scim/v2/Bulk"],
  ] as const) {
    const common = { target: `${method} ${path.replace(id, "{id}")}`, method, path, headers };
    for (const body of jsonBodies(2 * MIB - 100)) yield { ...common, ...body };
    const operations = {
      schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
      Operations: Array(20_000).fill({ op: "replace", path: 'emails[type eq "work"].value', value: "a" }),
    };
    yield { ...common, shape: "many operations", body: JSON.stringify(operations) };
    const members = {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"],
      displayName: "a",
      members: Array(40_000).fill({ value: id }),
    };
    yield { ...common, shape: "many members", body: JSON.stringify(members) };
    const emails = {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
      userName: "a@example.com",
      emails: Array(40_000).fill({ value: "a@example.com", type: "work" }),
    };
    yield { ...common, shape: "many addresses", body: JSON.stringify(emails) };
  }
  for (const filter of [
    "(".repeat(3_000),
    'userName eq "a" or '.repeat(330),
    "not (".repeat(1_500),
    '"'.repeat(3_000),
    `userName eq "${"\\\\".repeat(2_000)}"`,
  ])
    yield {
      target: "GET /scim/v2/Users",
      shape: `filter ${filter.slice(0, 8)}…`,
      method: "GET",
      path: `/scim/v2/Users?filter=${encodeURIComponent(filter).slice(0, 7_800)}`,
      headers,
    };
}

async function* csvFiles(url: string, { apiKey }: Sender): AsyncGenerator<Attack> {
  const response = await fetch(`${url}/v1/imports`, {
    method: "POST",
    headers: { ...JSON_TYPE, "X-API-Key": apiKey },
    body: JSON.stringify({ entity_type: "contact" }),
  });
  const { data } = (await response.json()) as { data?: { id: string } };
  const common = { target: "imports.upload", method: "PUT", path: `/v1/imports/${data?.id ?? ""}/file` };
  const headers = { "X-API-Key": apiKey, "Content-Type": "text/csv" };
  const zipped = { ...headers, "Content-Encoding": "gzip" };
  const shapes: Record<string, Buffer | string> = {
    "an open quote": `"${"a".repeat(16 * MIB)}`,
    "many quotes": `"${'""'.repeat(8 * MIB)}`,
    "quotes without an end": '"a"b'.repeat(4 * MIB),
    "many columns": `${"a,".repeat(8 * MIB)}a\n`,
    "short rows": `a,b\n${"1,2\n".repeat(4 * MIB)}`,
    "empty rows": `a,b\n${"\n".repeat(16 * MIB)}`,
    "empty cells": `a,b\n${",\n".repeat(8 * MIB)}`,
    "one long line": "a".repeat(16 * MIB),
    "UTF-16": Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("a,b\n".repeat(2 * MIB), "utf16le")]),
    "invalid UTF-8": Buffer.alloc(16 * MIB, 0xe9),
  };
  for (const [shape, body] of Object.entries(shapes)) {
    yield { ...common, headers, shape, body };
    yield { ...common, headers: zipped, shape: `${shape}, gzip`, body: gzipSync(body) };
  }
  const bomb = gzipSync(Buffer.from(`a,b\n${"1,2\n".repeat(70 * MIB)}`));
  yield { ...common, headers: zipped, shape: "280 MiB of rows, gzip", body: bomb };
  yield { ...common, headers: zipped, shape: "280 MiB of zeros, gzip", body: gzipSync(Buffer.alloc(280 * MIB)) };
}

async function* files(url: string, { apiKey }: Sender): AsyncGenerator<Attack> {
  const key = { "X-API-Key": apiKey };
  const list = await fetch(`${url}/v1/entities?entity_type=contact&page_size=1`, { headers: key });
  const { data } = (await list.json()) as { data?: { id: string }[] };
  const contents: Record<string, Buffer> = {
    text: Buffer.alloc(24 * MIB, 97),
    zeros: Buffer.alloc(24 * MIB),
    "line ends": Buffer.alloc(24 * MIB, 10),
    "280 MiB of zeros, gzip": gzipSync(Buffer.alloc(280 * MIB)),
  };
  for (const [shape, body] of Object.entries(contents)) {
    const file = { record_type: "contact", record_id: data?.[0]?.id, name: "a.txt" };
    const made = await fetch(`${url}/v1/files`, {
      method: "POST",
      headers: { ...key, ...JSON_TYPE },
      body: JSON.stringify(file),
    });
    const { data: created } = (await made.json()) as { data?: { id: string } };
    const encoding = shape.endsWith("gzip") ? { "Content-Encoding": "gzip" } : {};
    const headers = { ...key, "Content-Type": "application/octet-stream", ...encoding };
    const path = `/v1/files/${created?.id ?? ""}/content`;
    yield { target: "files.upload", shape, method: "PUT", path, headers, body };
  }
}

/** A schema of the OpenAPI document. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
}

/** The schemas by name. */
export type Components = Readonly<Record<string, unknown>>;

/** A body of the largest accepted size. */
interface HostileBody {
  readonly shape: string;
  readonly text: string;
}

/** The largest body that an operation accepts. */
export interface BodySize {
  readonly bytes: number;
  /** Fields and items of lists. */
  readonly values: number;
}

interface Place {
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Texts that are slow to check with a careless expression. */
const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => "a".repeat(length),
  digits: (length) => "1".repeat(length),
  spaces: (length) => `a${" ".repeat(length - 2)}a`,
  labels: (length) => `${"a.".repeat(length / 2 - 4)}a@-`,
  dashes: (length) => "a-".repeat(length / 2),
  "combining marks": (length) => "e\u0301\u0323".repeat(length / 6),
  "marks of one letter": (length) => `e${"\u0301\u0323".repeat((length - 1) / 4)}`,
  "compatibility characters": (length) => "\uFDFA".repeat(length / 3),
  "opening tags": (length) => "<a ".repeat(length / 3),
  "nested elements": (length) => "<div> ".repeat(length / 6),
  "links around nested elements": (length) => `${"<a><div>".repeat(length / 12)}${"</a>".repeat(length / 12)}`,
  variables: (length) => "{{a".repeat(length / 3),
  links: (length) => "[a](".repeat(length / 4),
  "MIME parts": (length) => `Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\n".repeat(length / 7 - 10)}`,
  "nested MIME parts": (length) => "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n".repeat(length / 55),
  "calendar lines": (length) => `BEGIN:VCALENDAR\r\n${"BEGIN:VEVENT\r\n".repeat(length / 14 - 2)}`,
  parentheses: (length) => "(".repeat(length),
  "a web address": (length) => `https://example.com/${"a/../".repeat(length / 5 - 5)}`,
};

/** Yields a body of each hostile shape for a schema; `example` is a valid body. `known` holds the texts that were tried. */
export function* hostileBodies(
  root: unknown,
  example: unknown,
  { components, size, known }: { components: Components; size: BodySize; known: Set<string> },
): Generator<HostileBody> {
  const base = isObject(example) ? example : {};
  const places = [...placesIn(root as Schema, components)];
  const names = places.flatMap(({ path }) => (path.length === 1 ? path : []));
  const similar = (index: number): string => `${names[index % names.length] ?? "name"}${index.toString(36)}`;
  yield* sized("many keys", size, (bytes, count) => ({ ...base, ...keysOf(bytes, count, (index) => `k${index}`) }));
  yield* sized("objects of many keys", size, (bytes, count) => ({
    ...base,
    k: Array(Math.ceil(Math.min(count, 20_000) / MOST_MEMBERS)).fill(
      keysOf(bytes, MOST_MEMBERS, (index) => `k${index}`),
    ),
  }));
  yield* sized("keys similar to fields", size, (bytes, count) => ({ ...base, ...keysOf(bytes, count, similar) }));
  yield { shape: "nested objects", text: `${'{"a":'.repeat(size.bytes / 6)}1${"}".repeat(size.bytes / 6)}` };
  yield { shape: "nested lists", text: `${"[".repeat(size.bytes / 2)}${"]".repeat(size.bytes / 2)}` };
  for (const { path, schema } of places) {
    const at = path.join(".");
    if (hasType(schema, "object")) {
      const within = (bytes: number, count: number): unknown => keysOf(bytes, count, similar);
      yield* sized(`unknown keys in ${at}`, size, (bytes, count) => put(base, path, within(bytes, count)));
    }
    if (hasType(schema, "array")) yield* lists({ path, schema }, base, size);
    const signature = [schema.format, schema.pattern, schema.maxLength, at.split(".").at(-1)].join(" ");
    if (!hasType(schema, "string") || known.has(signature)) continue;
    known.add(signature);
    for (const [name, make] of Object.entries(TEXTS)) {
      const room = size.bytes - JSON.stringify(put(base, path, "")).length - 16;
      // Line breaks are escaped.
      const length = Math.floor((room * room) / Buffer.byteLength(JSON.stringify(make(room))));
      yield { shape: `${name} in ${at}`, text: JSON.stringify(put(base, path, make(length))) };
      // Within the limit of its length, so that later steps get it too.
      const allowed = Math.min(schema.maxLength ?? 0, length);
      if (allowed > 200)
        yield { shape: `${name} in ${at}, allowed`, text: JSON.stringify(put(base, path, make(allowed))) };
    }
  }
  if (places.some(({ path }) => path.at(-1) === "conditions")) yield* filters(places, base, size);
}

function* lists({ path, schema }: Place, base: object, size: BodySize): Generator<HostileBody> {
  const at = path.join(".");
  const [valid] = [valueAt(base, path)].flat();
  const items: Record<string, (index: number) => unknown> = {
    numbers: () => 1,
    "empty objects": () => ({}),
    "unknown keys": (index) => ({ [`a${index}`]: 1 }),
    texts: (index) => `text ${index}`,
    ...(valid === undefined ? {} : { "valid items": () => valid }),
  };
  for (const [name, make] of Object.entries(items)) {
    yield* sized(`${name} in ${at}`, size, (bytes, count) => {
      const length = Math.min(count, Math.floor(bytes / (JSON.stringify(make(100_000)).length + 1)));
      return put(
        base,
        path,
        Array.from({ length }, (_, index) => make(index)),
      );
    });
  }
  if (schema.items?.type === "string" || hasType(schema, "array"))
    yield {
      shape: `long texts in ${at}`,
      text: JSON.stringify(put(base, path, Array(100).fill("a".repeat(size.bytes / 110)))),
    };
}

/** Filters with many conditions, many values and many groups. */
function* filters(places: readonly Place[], base: object, size: BodySize): Generator<HostileBody> {
  const conditions = places.find(({ path }) => path.at(-1) === "conditions")?.path ?? [];
  const filter = conditions.slice(0, -1);
  const condition = (index: number): object => ({ field: `custom_fields.k${index}`, operator: "eq", value: "a" });
  const many = (bytes: number, count: number, make: (index: number) => unknown): unknown[] =>
    Array.from(
      { length: Math.min(count, Math.floor(bytes / (JSON.stringify(make(100_000)).length + 1))) },
      (_, index) => make(index),
    );
  yield* sized("unknown fields in a filter", size, (bytes, count) =>
    put(base, filter, { op: "and", conditions: many(bytes, count / 4, condition) }),
  );
  yield* sized("groups of 20 conditions in a filter", size, (bytes, count) => {
    const group = { op: "or", conditions: Array.from({ length: 20 }, (_, index) => condition(index)) };
    const wide = { op: "and", conditions: Array(20).fill(group) };
    return put(base, filter, { op: "and", conditions: many(bytes, Math.min(20, count / 1_700), () => wide) });
  });
  for (const operator of ["in", "contains", "has_any", "between"])
    yield* sized(`values of ${operator} in a filter`, size, (bytes, count) =>
      put(base, filter, {
        op: "and",
        conditions: [{ field: "email", operator, value: many(bytes, count, (index) => `a${index}@example.com`) }],
      }),
    );
  const deep = Array.from({ length: 60 }).reduce<unknown>(
    (inner) => ({ op: "and", conditions: [inner] }),
    condition(0),
  );
  yield { shape: "groups nested 60 deep", text: JSON.stringify(put(base, filter, deep)) };
}

/** A body with as many bytes as possible, and one with as many values as are accepted. */
function* sized(
  shape: string,
  { bytes, values }: BodySize,
  make: (bytes: number, count: number) => unknown,
): Generator<HostileBody> {
  yield { shape, text: JSON.stringify(make(bytes - 2_048, Infinity)).slice(0, bytes) };
  if (values < bytes / 8)
    yield { shape: `${shape}, accepted`, text: JSON.stringify(make(bytes - 2_048, values - 200)) };
}

/** An object with more members is refused before it is parsed. */
const MOST_MEMBERS = 2_000;

function keysOf(bytes: number, count: number, nameOf: (index: number) => string): Record<string, number> {
  const made: Record<string, number> = {};
  let left = bytes;
  const most = count === Infinity ? count : Math.min(count, MOST_MEMBERS - 100);
  for (let index = 0; index < most; index += 1) {
    const name = nameOf(index);
    left -= name.length + 5;
    if (left < 0) break;
    made[name] = 1;
  }
  return made;
}

/** Every member of a schema with its path, at most four deep; a component that contains itself is entered once. */
function* placesIn(
  schema: Schema,
  components: Components,
  path: readonly string[] = [],
  seen: readonly string[] = [],
): Generator<Place> {
  const reference = schema.$ref?.replace("#/components/schemas/", "");
  if (reference !== undefined) {
    const target = components[reference] as Schema | undefined;
    if (target && !seen.includes(reference))
      yield* placesIn({ ...target, ...withoutRef(schema) }, components, path, [...seen, reference]);
    return;
  }
  if (path.length > 0) yield { path, schema };
  if (path.length === 4) return;
  for (const part of [schema.allOf, schema.oneOf, schema.anyOf].flatMap((parts) => parts ?? []))
    for (const place of placesIn(part, components, path, seen)) if (place.path.length > path.length) yield place;
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (!("readOnly" in property)) yield* placesIn(property, components, [...path, name], seen);
  if (schema.items) yield* placesIn(schema.items, components, [...path, "0"], seen);
}

function withoutRef({ $ref: _, ...rest }: Schema): Schema {
  return rest;
}

function hasType({ type, properties, items }: Schema, wanted: string): boolean {
  if (type === undefined)
    return wanted === "object" ? properties !== undefined : wanted === "array" && items !== undefined;
  return [type].flat().includes(wanted);
}

/** Returns a copy of a body with a value at a path; `0` is an item of a list. */
function put(base: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === "0") {
    const list: unknown[] = Array.isArray(base) ? base : [];
    return [put(list[0], rest, value), ...list.slice(1)];
  }
  const record = isObject(base) ? base : {};
  return { ...record, [name]: put(record[name], rest, value) };
}

function valueAt(base: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
    base,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
