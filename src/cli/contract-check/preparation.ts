import { at, type Call } from "./caller.ts";
import type { Operation, Schema } from "./contract.ts";
import { requiredQuery } from "./refusals.ts";
import type { Resource } from "./resources.ts";
import { preparationOf } from "./special-requests.ts";
import type { World } from "./world.ts";

/** Returns requests of an operation that should succeed, the most likely one first; empty if a record is missing. */
export async function candidatesOf(world: World, operation: Operation): Promise<Call[]> {
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
