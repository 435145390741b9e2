import type { Validate } from "../contract/operation.ts";
import { didYouMean } from "../platform/rules/did-you-mean.ts";
import { type Detail, Problem, validationFailed } from "../platform/rules/errors.ts";
import { toDetails } from "../platform/rules/violations.ts";
import { catchProblem } from "../platform/problem-paths.ts";

/** Where something stands in the arguments of a tool, by where it stood in the input of the operation behind it. */
export type Place = (path: string) => string;

/** Does a call of which problems are told in places of the tool's own arguments. */
export async function placed<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  const outcome = await catchProblem(work);
  if ("result" in outcome) return outcome.result;
  const { code, details, retryAfter } = outcome.problem;
  const told = details.map((detail) => ({ ...detail, path: placeOf(detail.path, place) }));
  throw new Problem(code, told, { cause: outcome.problem, ...(retryAfter === undefined ? {} : { retryAfter }) });
}

/** What the header says over HTTP is an argument here. */
function placeOf(path: string, place: Place): string {
  return path === "If-Match" ? "/expected_version" : place(path);
}

/** Fields of a record are an argument of their own. */
export const underFields: Place = (path) => (path === "" || path.startsWith("/") ? `/fields${path}` : path);

const MAX_DETAILS = 20;

/** Throws validation_failed with all that does not fit; `known` are the names that may have been meant. */
export function check(validate: Validate, value: unknown, place: Place, known: readonly string[]): void {
  if (validate(value)) return;
  const details = toDetails(validate.errors ?? [], {
    knownFields: (pointer) => (pointer.split("/").length < 3 ? known : []),
    input: value,
  });
  throw validationFailed(details.slice(0, MAX_DETAILS).map((detail) => ({ ...detail, path: place(detail.path) })));
}

/** A name that means nothing, and the one that may have been meant. */
export function unknownName(path: string, name: string, known: readonly string[]): Detail {
  const meant = didYouMean(name, known);
  return { path, code: "unknown_field", ...(meant === undefined ? {} : { extra: { did_you_mean: meant } }) };
}
