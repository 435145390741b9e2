import { visitorOf } from "../../../base/platform/request-context.ts";
import { Problem, TooManyRequests } from "../../../base/platform/rules/errors.ts";
import { readJson } from "../../../adapters/http/body.ts";
import type { Middleware, RestRequest, RestResponse } from "../../../adapters/http/middleware.ts";
import type { RateLimiter } from "../../../adapters/http/rate-limit/limiter.ts";
import type { AuthenticateScim, ScimCaller } from "../scim/token.ts";
import { ScimError, notUnique, invalidSyntax, invalidValue } from "../rules/scim/errors.ts";
import { matchesEtag, readEtags } from "../rules/scim/resources.ts";
import { resourceTypes, schemaResources, serviceConfiguration, withId } from "../rules/scim/discovery.ts";
import { readQuery, project, type Projection, readProjection, type ListParameters } from "../rules/scim/list-query.ts";
import { isObject, type JsonObject, memberOf } from "../rules/scim/json.ts";
import type { ScimResources, Versioned } from "../scim/service.ts";
import type { ErrorCode } from "../../../../generated/vocabulary.js";
import { toProblem } from "../../../base/platform/rules/problems.ts";
import { errorResponse } from "../../../adapters/http/error-response.ts";
import { sentences } from "../../../base/i18n/sentences.ts";

/** Dependencies of `scimEndpoint`. */
interface ScimEndpointDeps {
  readonly services: ScimServices;
  readonly authenticate: AuthenticateScim;
  readonly rateLimiter: RateLimiter;
  /** The URL of the SCIM service. */
  readonly scimUrl: string;
  /** Logs an error of the server. */
  readonly onFailure: (error: unknown, response: RestResponse) => void;
}

const ROOT = "/scim/v2";
const TYPES = ["application/scim+json", "application/json"];
/** A group with 20,000 members, each with its id, name and address. */
const LIMITS = { bytes: 2 * 1_024 * 1_024, values: 100_000 };

/** Serves SCIM 2.0 at /scim/v2; other paths go to the next middleware. */
export function scimEndpoint(deps: ScimEndpointDeps): Middleware {
  const routes = routesOf(deps.services, deps.scimUrl);
  return async (request, response, next) => {
    if (request.path !== ROOT && !request.path.startsWith(`${ROOT}/`)) {
      next();
      return;
    }
    const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? "")?.[1];
    try {
      send(response, await answerTo(deps, routes, { request, response, token }));
    } catch (error) {
      deps.onFailure(error, response);
      send(response, errorAnswer(error, token !== undefined));
    }
  };
}

interface Exchange {
  readonly request: RestRequest;
  readonly response: RestResponse;
  readonly token: string | undefined;
}

/** Only the configuration needs no token, because it lists the supported authentication (RFC 7643 §5). */
async function answerTo(deps: ScimEndpointDeps, routes: readonly Route[], exchange: Exchange): Promise<Answer> {
  const { request, response, token } = exchange;
  const { route, id } = routeOf(routes, request.path);
  const method = request.method === "HEAD" ? "GET" : request.method;
  Object.assign(response.locals, { route: `${ROOT}${route?.path ?? ""}`, operation: "scim" });
  await deps.rateLimiter.spend(null, response.locals.address);
  if (route?.path === CONFIGURATION && method === "GET") return configuration(deps.scimUrl);
  const caller = await deps.authenticate(token, visitorOf(exchange.request, exchange.response));
  Object.assign(response.locals, { caller });
  if (!route) throw new ScimError(404, null, "There is no such endpoint.");
  const handler = Object.hasOwn(route.methods, method) ? route.methods[method as Method] : undefined;
  if (handler) return await handler({ caller, id, ...partsOf(request) });
  response.setHeader("Allow", Object.keys(route.methods).join(", "));
  throw new Problem("method_not_allowed");
}

/** Returns the route of a path, and the id in it. Names of endpoints are case-sensitive. */
function routeOf(routes: readonly Route[], path: string): { route: Route | undefined; id: string } {
  const own = path.slice(ROOT.length).replace(/\/$/, "");
  const fixed = routes.find((one) => one.path === own);
  if (fixed) return { route: fixed, id: "" };
  const [, parent = "", id = ""] = /^(\/[^/]+)\/([^/]+)$/.exec(own) ?? [];
  return { route: routes.find((one) => one.path === `${parent}/{id}`), id: decodeURIComponent(id) };
}

function partsOf(request: RestRequest): Omit<Call, "caller" | "id"> {
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = request.headers;
  return {
    url: request.url,
    headers: { ifMatch, ifNoneMatch },
    readBody: () => readJson(request, LIMITS, TYPES),
  };
}

/** The resources by their endpoint. */
interface ScimServices {
  readonly Users: ScimResources;
  readonly Groups: ScimResources;
}

/** A request whose caller is known. */
interface Call {
  readonly caller: ScimCaller;
  readonly id: string;
  readonly url: string;
  readonly headers: { readonly ifMatch: string | undefined; readonly ifNoneMatch: string | undefined };
  readonly readBody: () => Promise<unknown>;
}

/** The methods that an endpoint can have. */
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The methods of a path. */
interface Route {
  /** As in logs and metrics: `/scim/v2/Users/{id}`. */
  readonly path: string;
  readonly methods: Readonly<Partial<Record<Method, (call: Call) => Promise<Answer>>>>;
}

/** Creates the routes below /scim/v2. */
function routesOf(services: ScimServices, base: string): readonly Route[] {
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
const CONFIGURATION = "/ServiceProviderConfig";

/** Returns the response with the service configuration. */
function configuration(base: string): Answer {
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

const ERROR_SCHEMA = "urn:ietf:params:scim:api:messages:2.0:Error";
const LIST_SCHEMA = "urn:ietf:params:scim:api:messages:2.0:ListResponse";
/** In seconds, while the database is unavailable. */
const RETRY_AFTER = 1;

/** The response of an endpoint. */
interface Answer {
  readonly status: number;
  readonly body?: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the response with a list of resources (RFC 7644 §3.4.2). */
function listAnswer(resources: readonly JsonObject[], total: number, startIndex: number): Answer {
  const body = {
    schemas: [LIST_SCHEMA],
    totalResults: total,
    itemsPerPage: resources.length,
    startIndex,
    Resources: resources,
  };
  return { status: 200, body };
}

/** Sends a response in the media type of SCIM. */
function send(response: RestResponse, { status, body, headers = {} }: Answer): void {
  response.status(status).set(headers);
  if (body === undefined) {
    response.end();
    return;
  }
  const text = JSON.stringify(body);
  response.setHeader("Content-Type", "application/scim+json; charset=utf-8");
  response.setHeader("Content-Length", Buffer.byteLength(text));
  response.end(text);
}

/** Returns the response to an error (RFC 7644 §3.12). */
function errorAnswer(error: unknown, tokenSent: boolean): Answer {
  if (error instanceof ScimError) return failure(error.status, error.scimType, error.message);
  if (error instanceof TooManyRequests) {
    const headers = { "Retry-After": String(error.retryAfter) };
    return { ...failure(429, null, sentences("en").tooManyRequests), headers };
  }
  // Of two concurrent calls in different organizations, the second one fails at the index.
  if (isUniqueViolation(error)) return errorAnswer(notUnique("Another resource has this value."), tokenSent);
  const problem = toProblem(error);
  const { code, retryAfter } = problem;
  const { status, body } = errorResponse(problem, "en", "");
  const answer = failure(status, typeOf(code), body.error);
  if (status === 401) return { ...answer, headers: { "WWW-Authenticate": challenge(tokenSent) } };
  const wait = retryAfter ?? RETRY_AFTER;
  return status === 503 ? { ...answer, headers: { "Retry-After": String(Math.max(1, Math.ceil(wait))) } } : answer;
}

function failure(status: number, scimType: ScimError["scimType"], detail: string): Answer {
  const type = scimType === null ? {} : { scimType };
  return { status, body: { schemas: [ERROR_SCHEMA], status: String(status), ...type, detail } };
}

function typeOf(code: ErrorCode): ScimError["scimType"] {
  return code === "malformed_request" ? "invalidSyntax" : null;
}

/** RFC 6750 §3.1: without a token, the challenge contains no error. */
function challenge(tokenSent: boolean): string {
  return tokenSent ? 'Bearer realm="scim", error="invalid_token"' : 'Bearer realm="scim"';
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}

/** The parameters of a request for resources. */
interface Parameters {
  readonly list: ListParameters;
  readonly projection: Projection;
}

/** Reads the parameters in the query string. */
function readQueryString(url: string): Parameters {
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  const named = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
  const whole = (name: string): number | undefined => {
    const text = named.get(name.toLowerCase());
    return text === undefined ? undefined : wholeNumber(name, text);
  };
  const list = {
    filter: named.get("filter"),
    sortBy: named.get("sortby"),
    sortOrder: named.get("sortorder"),
    startIndex: whole("startIndex"),
    count: whole("count"),
  };
  return { list, projection: readProjection(names(named.get("attributes")), names(named.get("excludedattributes"))) };
}

/** Reads the parameters in the body of a search (RFC 7644 §3.4.3). */
function readSearch(body: unknown): Parameters {
  if (!isObject(body)) throw invalidSyntax("The body must be a JSON object.");
  const text = (name: string): string | undefined => {
    const value = memberOf(body, name) ?? undefined;
    if (value !== undefined && typeof value !== "string") throw invalidValue(`${name} must be a text.`);
    return value;
  };
  const whole = (name: string): number | undefined => {
    const value = memberOf(body, name) ?? undefined;
    return value === undefined
      ? undefined
      : wholeNumber(name, typeof value === "string" ? value : JSON.stringify(value));
  };
  const list = {
    filter: text("filter"),
    sortBy: text("sortBy"),
    sortOrder: text("sortOrder"),
    startIndex: whole("startIndex"),
    count: whole("count"),
  };
  const [attributes, excluded] = [memberOf(body, "attributes"), memberOf(body, "excludedAttributes")];
  return {
    list,
    projection: readProjection(namesIn("attributes", attributes), namesIn("excludedAttributes", excluded)),
  };
}

function names(text: string | undefined): string[] {
  return (text ?? "").split(",").filter((name) => name.trim() !== "");
}

function namesIn(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : [value];
  return list.map((one: unknown) => {
    if (typeof one !== "string") throw invalidValue(`${name} must be a list of texts.`);
    return one;
  });
}

function wholeNumber(name: string, text: string): number {
  if (!/^[+-]?\d{1,9}$/.test(text.trim())) throw invalidValue(`${name} must be a whole number.`);
  return Number(text);
}
