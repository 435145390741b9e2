import type { Validate } from "../../base/contract/operation.ts";
import { type Detail, Problem } from "../../base/platform/rules/errors.ts";
import { type DescribedName, hintsFor } from "../../base/platform/rules/did-you-mean.ts";
import { toDetails } from "../../base/platform/rules/violations.ts";
import { catchProblem } from "../../base/platform/problem-paths.ts";

/** Maps a path in an operation's input to the path in the tool's arguments. */
export type PathMapping = (path: string) => string;

/** Runs a call and maps the paths of its errors to the tool's arguments. */
export async function withArgumentPaths<Result>(place: PathMapping, work: () => Promise<Result>): Promise<Result> {
  const outcome = await catchProblem(work);
  if ("result" in outcome) return outcome.result;
  const { code, details, retryAfter } = outcome.problem;
  const mapped = details.map((detail) => ({ ...detail, path: mapPath(detail.path, place) }));
  throw new Problem(code, mapped, { cause: outcome.problem, ...(retryAfter === undefined ? {} : { retryAfter }) });
}

/** A header in HTTP corresponds to an argument here. */
function mapPath(path: string, place: PathMapping): string {
  return path === "If-Match" ? "/expected_version" : place(path);
}

/** The fields of a record are in one argument. */
export const underFields: PathMapping = (path) => (path === "" || path.startsWith("/") ? `/fields${path}` : path);

/** The names that an input can have. */
export type KnownNames = readonly (string | DescribedName)[];

/** Returns the errors of a value; `known` are the names for the hints. */
export function shapeErrors(validate: Validate, value: unknown, known: KnownNames): Detail[] {
  if (validate(value)) return [];
  return toDetails(validate.errors ?? [], {
    knownFields: (pointer) => (pointer.split("/").length < 3 ? known : []),
    input: value,
  });
}

/** Returns the error for an unknown name, with the known ones. */
export function unknownName(path: string, name: string, known: KnownNames): Detail {
  return { path, code: "unknown_field", ...hintsFor(name, known) };
}
