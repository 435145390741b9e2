import type { ErrorObject } from "ajv";
import { fromPointer, toPointer } from "../document.ts";
import { nearest } from "./nearest.ts";
import { messageOf } from "./value-messages.ts";
import type { Vocabulary } from "./value-messages.ts";

/** A mistake in a value, with a JSON pointer into the value. */
export interface ValueError {
  readonly pointer: string;
  readonly message: string;
}

/** Returns one message per mistake from the errors of Ajv (with `allErrors` and `verbose`). */
export function valueErrors(errors: readonly ErrorObject[] | null | undefined, vocabulary: Vocabulary): ValueError[] {
  const kept = withoutFollowUps(withoutAlternatives(errors ?? [], vocabulary));
  const found = kept.map((error) => ({ pointer: pointerOf(error), message: messageOf(error, vocabulary) }));
  return [...new Map(found.map((one) => [`${one.pointer}\0${one.message}`, one])).values()];
}

/** Returns the property that an error is about, or the value. */
function pointerOf({ instancePath, keyword, params, propertyName }: ErrorObject): string {
  if (propertyName !== undefined) return instancePath + toPointer([propertyName]);
  const unknown: unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
  if (typeof unknown === "string") return instancePath + toPointer([unknown]);
  if (keyword === "uniqueItems") return `${instancePath}/${String(params["i"])}`;
  return instancePath;
}

/** Errors of all alternatives come before their `oneOf` or `anyOf`: keeps those of the alternative that was meant. */
function withoutAlternatives(errors: readonly ErrorObject[], vocabulary: Vocabulary): ErrorObject[] {
  const kept: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === "oneOf" || error.keyword === "anyOf") {
      while (kept.at(-1)?.instancePath.startsWith(error.instancePath)) kept.pop();
      kept.push(...meant(error, vocabulary));
    } else if (!NOTHING_NEW.has(error.keyword)) kept.push(error);
  }
  return kept;
}

/** Returns the errors of the alternative with the fewest; an alternative of another type was not meant. */
function meant(error: ErrorObject, vocabulary: Vocabulary): ErrorObject[] {
  const alternatives = (error.schema as Record<string, unknown>[])
    .map((schema) => withoutAlternatives(vocabulary.errorsOf?.(schema, error.data) ?? [], vocabulary))
    .filter((list) => !list.some(({ keyword, instancePath }) => keyword === "type" && instancePath === ""))
    .sort((left, right) => left.length - right.length);
  const [best] = alternatives;
  if (best === undefined || best.length === 0) return [error];
  return best.map((inner) => ({ ...inner, instancePath: error.instancePath + inner.instancePath }));
}

/** Keywords that only repeat an error of their subschemas. */
const NOTHING_NEW = new Set(["if", "propertyNames", "dispatch"]);

/** A value of a wrong type violates other keywords too, and a misspelled property is also missing. */
function withoutFollowUps(errors: readonly ErrorObject[]): ErrorObject[] {
  const mistyped = new Map<string, ErrorObject>();
  for (const error of errors) {
    const isFirst = error.keyword === "type" || error.keyword === "false schema";
    if (isFirst && !mistyped.has(error.instancePath)) mistyped.set(error.instancePath, error);
  }
  return errors.filter((error) => {
    const type = mistyped.get(error.instancePath);
    if (type !== undefined && type !== error) return false;
    return error.keyword !== "required" || !isMisspelled(error, errors);
  });
}

function isMisspelled({ instancePath, params }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const missing = String(params["missingProperty"]);
  return errors.some((other) => {
    const unknown = other.instancePath === instancePath ? fromPointer(pointerOf(other)).at(-1) : undefined;
    return pointerOf(other) !== instancePath && unknown !== undefined && nearest(unknown, [missing]) === missing;
  });
}
