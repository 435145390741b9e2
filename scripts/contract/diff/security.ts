import type { OpenApiDocument, OperationObject } from "../document.ts";
import { isObject } from "../document.ts";
import type { Advice } from "./change.ts";
import { breaking } from "./change.ts";
import type { OperationPair, Sides } from "./walk.ts";

/** Returns the changes of the ways to authenticate. */
export function* securityChanges({ before, after }: Sides, { old, now }: OperationPair): Generator<Advice> {
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
