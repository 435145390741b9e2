import { matchesEtag, readEtags } from "../rules/etags.ts";
import { resourceTypes, schemaResources, serviceConfiguration, withId } from "../rules/discovery.ts";
import type { ScimCaller } from "../authentication.ts";
import { readQuery } from "../rules/list-query.ts";
import { ScimError } from "../rules/errors.ts";
import { isObject, type JsonObject, memberOf } from "../rules/json.ts";
import { project } from "../rules/projection.ts";
import type { ScimResources, Versioned } from "../service.ts";
import { readQueryString, readSearch } from "./parameters.ts";
import { type Answer, listAnswer } from "./response.ts";

/** The resources by their endpoint. */
export interface ScimServices {
  readonly Users: ScimResources;
  readonly Groups: ScimResources;
}

/** A request whose caller is known. */
export interface Call {
  readonly caller: ScimCaller;
  readonly id: string;
  readonly url: string;
  readonly headers: { readonly ifMatch: string | undefined; readonly ifNoneMatch: string | undefined };
  readonly readBody: () => Promise<unknown>;
}

/** The methods that an endpoint can have. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The methods of a path. */
export interface Route {
  /** As in logs and metrics: `/scim/v2/Users/{id}`. */
  readonly path: string;
  readonly methods: Readonly<Partial<Record<Method, (call: Call) => Promise<Answer>>>>;
}

/** Creates the routes below /scim/v2. */
export function routesOf(services: ScimServices, base: string): readonly Route[] {
  return [
    ...discovery(base),
    ...resources("/Users", services.Users),
    ...resources("/Groups", services.Groups),
    { path: "/.search", methods: { POST: (call) => searchAll(services, call) } },
    { path: "/Bulk", methods: { POST: notImplemented("Bulk") } },
    { path: "/Me", methods: { GET: notImplemented("/Me") } },
  ];
}

/** The endpoints that describe the service. A filter is not supported there (RFC 7644 §4). */
function discovery(base: string): Route[] {
  const fixed = (path: string, kind: string, all: readonly JsonObject[]): Route[] => [
    {
      path,
      methods: {
        GET: ({ url }) => {
          if (readQueryString(url).list.filter !== undefined)
            throw new ScimError(403, null, "Filters are not supported here.");
          return Promise.resolve(listAnswer(all, all.length, 1));
        },
      },
    },
    {
      path: `${path}/{id}`,
      methods: { GET: ({ id }) => Promise.resolve({ status: 200, body: withId(all, kind, id) }) },
    },
  ];
  return [
    { path: CONFIGURATION, methods: { GET: () => Promise.resolve(configuration(base)) } },
    ...fixed("/ResourceTypes", "ResourceType", resourceTypes(base)),
    ...fixed("/Schemas", "Schema", schemaResources(base)),
  ];
}

/** The path of the service configuration, which needs no token (RFC 7643 §5). */
export const CONFIGURATION = "/ServiceProviderConfig";

/** Returns the response with the service configuration. */
export function configuration(base: string): Answer {
  return { status: 200, body: serviceConfiguration(base) };
}

function resources(path: string, service: ScimResources): Route[] {
  return [
    { path, methods: { GET: (call) => list(service, call, null), POST: (call) => create(service, call) } },
    { path: `${path}/.search`, methods: { POST: async (call) => await list(service, call, await call.readBody()) } },
    {
      path: `${path}/{id}`,
      methods: {
        GET: (call) => get(service, call),
        PUT: (call) => changed(call, (body) => service.replace(call.caller, targetOf(call), body)),
        PATCH: (call) => changed(call, (body) => service.patch(call.caller, targetOf(call), body)),
        DELETE: async (call) => {
          await service.delete(call.caller, targetOf(call));
          return { status: 204 };
        },
      },
    },
  ];
}

/** `search` is the body of a search; null for the query string. */
async function list(service: ScimResources, { caller, url }: Call, search: unknown): Promise<Answer> {
  const { list: parameters, projection } = search === null ? readQueryString(url) : readSearch(search);
  const { resources: found, total, startIndex } = await service.list(caller, parameters, projection);
  return listAnswer(found, total, startIndex);
}

/** Lists users, and then groups; the order of a search concerns each type on its own. */
async function searchAll({ Users, Groups }: ScimServices, { caller, readBody }: Call): Promise<Answer> {
  const { list: parameters, projection } = readSearch(await readBody());
  const { offset, limit } = readQuery(parameters);
  const users = await Users.list(caller, parameters, projection);
  const rest = { startIndex: offset + 1 - users.total, count: limit - users.resources.length };
  const groups = await Groups.list(caller, { ...parameters, ...rest }, projection);
  return listAnswer([...users.resources, ...groups.resources], users.total + groups.total, offset + 1);
}

async function get(service: ScimResources, { caller, id, url, headers }: Call): Promise<Answer> {
  const { resource, etag } = await service.get(caller, id, readQueryString(url).projection);
  const known = readEtags(headers.ifNoneMatch);
  if (known && matchesEtag(etag, known)) return { status: 304, headers: { ETag: etag } };
  return { status: 200, body: resource, headers: { ETag: etag } };
}

async function create(service: ScimResources, call: Call): Promise<Answer> {
  const { body = {}, headers = {} } = await changed(call, (given) => service.create(call.caller, given));
  return { status: 201, body, headers: { ...headers, Location: headers["Content-Location"] ?? "" } };
}

/** Makes a change and returns the resource with the attributes that the client wants. */
async function changed({ url, readBody }: Call, change: (body: unknown) => Promise<Versioned>): Promise<Answer> {
  // Before the change: a wrong parameter must not be reported after it.
  const { projection } = readQueryString(url);
  const { resource, etag } = await change(await readBody());
  const headers = { ETag: etag, "Content-Location": locationOf(resource) };
  return { status: 200, body: project(resource, projection), headers };
}

function locationOf(resource: JsonObject): string {
  const meta = memberOf(resource, "meta");
  return isObject(meta) ? String(memberOf(meta, "location")) : "";
}

function targetOf({ id, headers }: Call) {
  return { id, ifMatch: readEtags(headers.ifMatch) };
}

function notImplemented(what: string): () => Promise<Answer> {
  return () => Promise.reject(new ScimError(501, null, `${what} is not supported.`));
}
