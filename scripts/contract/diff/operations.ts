import {
  operationsIn,
  type BodyObject,
  resolve,
  type OpenApiDocument,
  type ParameterObject,
  type OperationObject,
  type ResponseObject,
  isObject,
} from "../document.ts";
import { type Advice, type Change, breaking, deprecationChanges, removal } from "./change.ts";
import { traitChanges } from "./traits.ts";
import type { OperationPair, Place, Sides, Walks, Walk } from "./walk.ts";

/** Returns the changes of operations. The `x-*` traits are part of the contract. */
export function* operationChanges(sides: Sides, walks: Walks): Generator<Change> {
  const byRoute = new Map([...operationsIn(sides.after.paths)].map((place) => [routeOf(place), place]));
  const byId = new Map([...byRoute.values()].map((place) => [place.operation.operationId, place]));
  for (const old of operationsIn(sides.before.paths)) {
    const subject = old.operation.operationId ?? callOf(old);
    const same = byRoute.get(routeOf(old));
    const moved = byId.get(old.operation.operationId);
    const now = same ?? moved;
    if (!now) yield { subject, ...gone(old, sides.today) };
    else for (const change of changesOf(sides, walks, { old, now })) yield { subject, ...change };
  }
}

/** The names of path parameters are not visible in requests. */
function routeOf({ method, path }: Place): string {
  return `${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;
}

function callOf({ method, path }: Place): string {
  return `${method.toUpperCase()} ${path}`;
}

function gone(old: Place, today: string): Advice {
  return removal(old.operation, { action: `Stop calling ${callOf(old)}`, reason: "it was removed", today });
}

function* changesOf(sides: Sides, { sent, read }: Walks, pair: OperationPair): Generator<Advice> {
  const { old, now } = pair;
  const [was, is] = [old.operation, now.operation];
  if (routeOf(old) !== routeOf(now))
    yield removal(was, { action: `Call ${callOf(now)}`, reason: `${callOf(old)} was moved`, today: sides.today });
  if (was.operationId !== is.operationId)
    yield breaking(`Call ${String(is.operationId)} in the SDK`, `${String(was.operationId)} was renamed`);
  yield* deprecationChanges(callOf(old), was, is);
  yield* securityChanges(sides, pair);
  yield* traitChanges(sides, pair);
  yield* parameterChanges(sent, pair);
  yield* bodyChanges(sent, pair);
  yield* responseChanges(read, pair);
}

/** Returns the changes of the body that clients send. */
function* bodyChanges(walk: Walk, { old, now }: OperationPair): Generator<Advice> {
  const was = resolve<BodyObject>(walk.before, old.operation.requestBody ?? {});
  const is = resolve<BodyObject>(walk.after, now.operation.requestBody ?? {});
  const types = Object.keys(is?.content ?? {});
  if (is?.required && !was?.required) yield breaking("Send a body", "it is required now");
  for (const [type, media] of Object.entries(was?.content ?? {})) {
    const current = is?.content?.[type];
    if (current) yield* walk.changesOf({ place: "body", old: media.schema ?? {}, now: current.schema ?? {} });
    else if (types.length === 0) yield breaking("Send no body", `${type} is no longer accepted`);
    else yield breaking(`Send the body as ${types.join(" or ")}`, `${type} is no longer accepted`);
  }
}

/** Returns the changes of the parameters of an operation. */
function* parameterChanges(walk: Walk, { old, now }: OperationPair): Generator<Advice> {
  const [was, is] = [parametersOf(walk.before, old), parametersOf(walk.after, now)];
  for (const [key, parameter] of was) {
    const { name } = parameter;
    const current = is.get(key);
    // The sort fields are compared one by one (`x-sort`).
    if (name === "sort") continue;
    if (current) yield* kept(walk, parameter, current);
    else
      yield removal(parameter, {
        action: `Stop sending \`${name}\``,
        reason: "this parameter was removed",
        today: walk.today,
      });
  }
  for (const [key, { name, required }] of is) {
    if (required && !was.get(key)?.required) yield breaking(`Send the parameter \`${name}\``, "it is required now");
  }
}

function* kept(walk: Walk, old: ParameterObject, now: ParameterObject): Generator<Advice> {
  // Generated lists of names follow the fields and relations of the records, whose changes are reported.
  const isFollowing = old["x-selecting"] === true && now["x-selecting"] === true;
  if (!isFollowing) yield* walk.changesOf({ place: old.name, old: old.schema ?? {}, now: now.schema ?? {} });
  yield* deprecationChanges(`\`${old.name}\``, old, now);
  const [was, is] = [formOf(old), formOf(now)];
  if (was !== is) yield breaking(`Encode \`${old.name}\` with ${is}`, `it was ${was}`);
}

/** The defaults depend on the location (OpenAPI 3.1, 4.8.12). */
function formOf({ in: location, style, explode }: ParameterObject): string {
  const inForm = location === "query" || location === "cookie";
  const form = typeof style === "string" ? style : inForm ? "form" : "simple";
  const exploded = typeof explode === "boolean" ? explode : form === "form";
  return `style ${form}, explode ${String(exploded)}`;
}

function parametersOf(document: OpenApiDocument, { item, operation }: Place): Map<string, ParameterObject> {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const resolved = all.flatMap((parameter) => resolve<ParameterObject>(document, parameter) ?? []);
  return new Map(resolved.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
}

/** Headers of deprecated operations: a client cannot depend on them. */
const announcements = ["Deprecation", "Sunset", "Link"];

/** Returns the changes of successful responses. Errors have one form and are compared by their codes. */
function* responseChanges(walk: Walk, { old, now }: OperationPair): Generator<Advice> {
  const [was, is] = [statusesOf(old.operation), statusesOf(now.operation)];
  for (const status of was) {
    // An operation has one successful status.
    const current = is.includes(status) ? status : is[0];
    if (current === undefined) yield breaking(`Expect no ${status}`, "this response was removed");
    else if (current !== status) yield breaking(`Expect ${current} instead of ${status}`, "the status was changed");
    const response = resolve<ResponseObject>(walk.before, old.operation.responses?.[status] ?? {});
    const other = resolve<ResponseObject>(walk.after, now.operation.responses?.[current ?? status] ?? {});
    yield* contentChanges(walk, response ?? {}, other ?? {});
  }
}

function statusesOf({ responses }: OperationObject): string[] {
  return Object.keys(responses ?? {}).filter((status) => status.startsWith("2"));
}

function* contentChanges(walk: Walk, old: ResponseObject, now: ResponseObject): Generator<Advice> {
  for (const header of Object.keys(old.headers ?? {})) {
    if (!announcements.includes(header) && now.headers?.[header] === undefined)
      yield breaking(`Stop reading the header ${header}`, "it was removed");
  }
  const types = Object.keys(now.content ?? {}).join(" or ");
  for (const [type, media] of Object.entries(old.content ?? {})) {
    const current = now.content?.[type];
    if (current) yield* walk.changesOf({ place: "response", old: media.schema ?? {}, now: current.schema ?? {} });
    else if (types === "") yield breaking("Expect no body", `${type} was removed`);
    else yield breaking(`Read the response as ${types}`, `${type} was removed`);
  }
}

/** Returns the changes of the ways to authenticate. */
function* securityChanges({ before, after }: Sides, { old, now }: OperationPair): Generator<Advice> {
  const [was, is] = [alternativesOf(before, old.operation), alternativesOf(after, now.operation)];
  if (was.size === 0 && is.size > 0)
    yield breaking(`Authenticate with ${[...is.keys()].join(" or ")}`, "it was public");
  if (is.size === 0) return;
  for (const [scheme, scopes] of was) {
    const required = is.get(scheme);
    if (required === undefined) {
      yield breaking(`Authenticate with ${[...is.keys()].join(" or ")}`, `${scheme} is no longer accepted`);
      continue;
    }
    const added = required.filter((scope) => !scopes.includes(scope));
    if (added.length) yield breaking(`Get the scope ${added.join(" and ")} for ${scheme}`, "it is required now");
    const definition = definitionOf(after, scheme);
    if (definition !== definitionOf(before, scheme))
      yield breaking(`Send ${scheme} as ${definition}`, `it was ${definitionOf(before, scheme)}`);
  }
}

/** Returns the schemes of each alternative with their scopes. */
function alternativesOf(document: OpenApiDocument, operation: OperationObject): Map<string, string[]> {
  const alternatives = operation.security ?? document.security ?? [];
  return new Map(
    alternatives.map((schemes): [string, string[]] => [
      Object.keys(schemes).sort().join(" and "),
      Object.values(schemes).flat(),
    ]),
  );
}

/** Returns the place of an API key, or the definition of another scheme. */
function definitionOf(document: OpenApiDocument, alternative: string): string {
  const schemes = alternative.split(" and ").map((name) => {
    const scheme = document.components?.securitySchemes?.[name];
    const { description: _, ...rest } = isObject(scheme) ? scheme : {};
    return rest["type"] === "apiKey" ? `the ${String(rest["in"])} ${String(rest["name"])}` : JSON.stringify(rest);
  });
  return schemes.join(" and ");
}
