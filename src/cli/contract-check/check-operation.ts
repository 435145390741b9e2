import { type Call, isSuccess, textAt, at } from "./caller.ts";
import type { Operation, Schema } from "./contract.ts";
import { checkConflicts, checkUnprocessable } from "./conflicts.ts";
import { expectRefusal, LARGEST_BODY, refusalsOf, summaryOf, requiredQuery } from "./refusals.ts";
import { isUnsafe, stateRefusal, preparationOf } from "./special-requests.ts";
import { checkCreated, checkPages, firstSuccess, type Success, trackCreated } from "./successes.ts";
import type { Reason } from "./findings.ts";
import type { World, Resource } from "./world.ts";

/** Options of the check of one operation. */
interface OperationCheckOptions {
  readonly readOnly: boolean;
  /** Whether there is a key with fewer scopes. */
  readonly limitedKey: boolean;
}

/** Statuses that no safe request causes. */
const UNREACHABLE: Readonly<Record<string, Reason>> = {
  "421": "host",
  "429": "limits",
  "503": "overload",
  default: "fault",
};

/** Sends the requests of one operation and stores the results. */
export async function checkOperation(
  world: World,
  operation: Operation,
  options: OperationCheckOptions,
): Promise<void> {
  missAll(world, operation, (status) => UNREACHABLE[status]);
  if (!operation.restricted)
    missAll(world, operation, (status) => (status === "403" ? "no_permission_needed" : undefined));
  if (!options.limitedKey) missAll(world, operation, (status) => (status === "403" ? "no_limited_key" : undefined));
  if (options.readOnly && operation.method !== "GET") {
    missAll(world, operation, () => "read_only");
    return;
  }
  if (operation.access === "session") await checkSessionOnly(world, operation);
  else await checkReachable(world, operation, options);
}

/** An API key cannot call these operations: it gets 403. */
async function checkSessionOnly(world: World, operation: Operation): Promise<void> {
  for (const refusal of refusalsOf(world, operation)) {
    if (refusal.status === "401") await expectRefusal(world, operation, refusal);
    if (refusal.status !== "403") continue;
    await expectRefusal(world, operation, { ...refusal, strict: true, call: { ...refusal.call, credential: "key" } });
  }
  missAll(world, operation, () => "needs_session");
}

async function checkReachable(world: World, operation: Operation, options: OperationCheckOptions): Promise<void> {
  for (const refusal of refusalsOf(world, operation)) {
    if (refusal.status === "403" && (!options.limitedKey || !operation.restricted)) continue;
    // The body refers to existing records, so that only the record in the path is missing.
    const body = refusal.status === "404" ? await adaptedBody(world, operation) : undefined;
    await expectRefusal(
      world,
      operation,
      body === undefined ? refusal : { ...refusal, call: { ...refusal.call, body } },
    );
  }
  if (operation.bodyLimit > LARGEST_BODY)
    missAll(world, operation, (status) => (status === "413" ? "large_body" : undefined));
  if (isUnsafe(operation)) {
    missAll(world, operation, () => "unsafe");
    return;
  }
  const candidates = await candidatesOf(world, operation);
  if (candidates.length === 0) {
    missAll(world, operation, () => "no_record");
    return;
  }
  const [first] = candidates;
  if (first && operation.responses.has("412")) {
    const call = { ...first, headers: { "if-match": '"999999"' } };
    await expectRefusal(world, operation, { status: "412", call, strict: false });
  }
  const success = await firstSuccess(
    world,
    operation,
    candidates.map((call) => withKey(world, operation, call)),
  );
  if (success !== undefined) await followUp(world, operation, success);
  await checkUnprocessable(world, operation, candidates);
  const refusal = await stateRefusal(operation, world);
  if (refusal) await expectRefusal(world, operation, refusal);
}

async function followUp(world: World, operation: Operation, success: Success): Promise<void> {
  await checkCreated(world, operation, success);
  await checkPages(world, operation, success);
  await checkReplay(world, operation, success);
  await checkConflicts(world, operation, success);
}

async function adaptedBody(world: World, { body }: Operation): Promise<unknown> {
  if (body === null || body.examples.length === 0) return undefined;
  const adapted = await world.adapt(body.examples[0]);
  return world.checker.schemas.compare(body.pointer, adapted).length === 0 ? adapted : undefined;
}

const KEY = "idempotency-key";

/** Operations with an Idempotency-Key are called with one. */
function withKey(world: World, { parameters }: Operation, call: Call): Call {
  if (!parameters.some((one) => one.in === "header" && one.name.toLowerCase() === KEY)) return call;
  return { ...call, headers: { ...call.headers, [KEY]: `contract-check-${world.run}-${world.next()}` } };
}

/** The same request with the same key returns the first response again, or 409 if that contained a secret. */
async function checkReplay(world: World, operation: Operation, { call, answer }: Success): Promise<void> {
  if (call.headers?.[KEY] === undefined) return;
  const { checker } = world;
  const again = await checker.call(operation, call);
  if (again.status === 409) return;
  const isSame = again.status === answer.status && again.text === answer.text;
  const place = { operation, call, status: String(answer.status) };
  if (isSame && again.headers.get("idempotent-replayed") !== "true") {
    const expected = "header idempotent-replayed: true";
    checker.report(place, { pointer: "", expected, received: again.headers.get("idempotent-replayed") ?? "nothing" });
  }
  if (!isSame) {
    const expected = "the first response again, because the idempotency key is the same";
    const received = isSuccess(again) ? `another response: ${textAt(again, "data.id") ?? ""}` : summaryOf(again);
    checker.report(place, { pointer: "", expected, received });
    trackCreated(world, operation, again);
  }
}

function missAll(world: World, operation: Operation, reasonOf: (status: string) => Reason | undefined): void {
  const { findings } = world.checker;
  for (const status of operation.responses.keys()) {
    const reason = reasonOf(status);
    if (reason !== undefined) findings.miss(operation.id, status, { reason });
  }
}

/** Returns requests of an operation that should succeed, the most likely one first; empty if a record is missing. */
async function candidatesOf(world: World, operation: Operation): Promise<Call[]> {
  const prepare = preparationOf(operation);
  if (prepare !== undefined) {
    const prepared = await prepare(world);
    if (prepared === undefined) return [];
    const { path, query = {}, bodies } = prepared;
    return bodies.map((body) => toCall({ path, query, body }));
  }
  const path = await pathParameters(world, operation);
  if (path === undefined) return [];
  await fillList(world, operation);
  const query = { ...requiredQuery(operation), ...quiet(operation) };
  const bodies = await bodiesOf(world, operation, path["id"]);
  return bodies.map((body) => toCall({ path, query, body }));
}

function toCall({ body, ...call }: Call): Call {
  return body === undefined ? call : { ...call, body };
}

/** Nobody is notified. */
function quiet({ parameters }: Operation): Record<string, string> {
  return parameters.some((one) => one.in === "query" && one.name === "notify") ? { notify: "false" } : {};
}

/** Returns the resource of a path: that with the longest collection path. */
function resourceAt(world: World, { path }: Operation): Resource | undefined {
  const [first] = world.resources
    .filter(({ create }) => path.startsWith(`${create.path}/`) || path === create.path)
    .sort((one, other) => other.create.path.length - one.create.path.length);
  return first;
}

/** Returns the id of a record for the path; undefined if a parameter is something else, or the record is missing. */
async function pathParameters(world: World, operation: Operation): Promise<Record<string, string> | undefined> {
  const names = operation.parameters.filter((one) => one.in === "path").map(({ name }) => name);
  if (names.length === 0) return {};
  const resource = resourceAt(world, operation);
  if (names.length > 1 || names[0] !== "id") return undefined;
  if (resource === undefined) return operation.method === "GET" ? await listedRecord(world, operation) : undefined;
  const id = await recordFor(world, operation, resource.name);
  if (id === undefined) return undefined;
  if (operation.path.endsWith("/restore") && resource.remove)
    await world.checker.call(resource.remove, { path: { id } });
  return { id };
}

/** Changes of state need a record of their own. */
async function recordFor(world: World, { method }: Operation, name: string): Promise<string | undefined> {
  if (method === "GET" || method === "PUT") return await world.standing(name);
  return await (method === "DELETE" ? world.fresh(name) : world.spare(name));
}

/** A list of records should contain some. */
async function fillList(world: World, operation: Operation): Promise<void> {
  const listed = world.resources.filter(({ list }) => list === operation);
  for (const { name } of listed) await world.standing(name);
  const [first] = listed;
  if (first) await world.spare(first.name);
}

/** Returns a record that the check cannot create, such as a member: the first of the list. */
async function listedRecord(world: World, { path }: Operation): Promise<Record<string, string> | undefined> {
  const list = world.checker.contract.find("GET", path.split("/{id}")[0] ?? "");
  if (list === undefined) return undefined;
  const [first] = (at(await world.checker.call(list), "data") ?? []) as Schema[];
  return typeof first?.["id"] === "string" ? { id: first["id"] } : undefined;
}

async function bodiesOf(world: World, operation: Operation, id: string | undefined): Promise<unknown[]> {
  const { body, path, method } = operation;
  if (body === null) return [undefined];
  const resource = resourceAt(world, operation);
  const own = world.resources.filter(({ create }) => create === operation);
  if (own.length > 0) return await Promise.all(own.map(({ name }) => world.newBody(name)));
  const bodies: unknown[] = [];
  for (const example of body.examples) {
    const adapted = await world.adapt(example, resource?.name);
    bodies.push(typeof adapted === "object" ? silent(operation, adapted as Schema) : adapted);
  }
  const isUpdate = method === "PUT" && resource !== undefined && path === `${resource.create.path}/{id}`;
  if (isUpdate && id !== undefined) bodies.push(...(await unchanged(world, { operation, resource, id })));
  return bodies;
}

/** Bodies that can prevent messages do so. */
function silent({ body }: Operation, value: Schema): Schema {
  const properties = (body?.schema["properties"] ?? {}) as Schema;
  return "notify" in properties ? { ...value, notify: false } : value;
}

interface Update {
  readonly operation: Operation;
  readonly resource: Resource;
  readonly id: string;
}

/** Returns updates with one field of the stored record each, which change nothing. */
async function unchanged(world: World, { operation, resource, id }: Update): Promise<Schema[]> {
  if (resource.read === undefined || operation.body === null) return [];
  const record = (at(await world.checker.call(resource.read, { path: { id } }), "data") ?? {}) as Schema;
  const { pointer } = operation.body;
  return Object.entries(record)
    .filter(([name, value]) => typeof value === "string" && !/(^|_)(id|at|by)$/.test(name))
    .map(([name, value]) => ({ [name]: value }))
    .filter((body) => world.checker.schemas.compare(pointer, body).length === 0)
    .slice(0, 2);
}
