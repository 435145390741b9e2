import type { OpenApiDocument, ParameterObject } from "../document.ts";
import { resolve } from "../document.ts";
import type { Advice } from "./change.ts";
import { breaking } from "./change.ts";
import { deprecationChanges, removal } from "./removal.ts";
import type { OperationPair, Place, Walk } from "./walk.ts";

/** Returns the changes of the parameters of an operation. */
export function* parameterChanges(walk: Walk, { old, now }: OperationPair): Generator<Advice> {
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
