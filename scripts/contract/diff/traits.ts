import { bodySizeOf } from "../body-size.ts";
import type { OpenApiDocument, OperationObject } from "../document.ts";
import type { Advice } from "./change.ts";
import { breaking, notice } from "./change.ts";
import type { OperationPair, Sides } from "./walk.ts";

const fixed = ["x-download", "x-upload", "x-document", "x-session"] as const;

/** Returns the changes of the `x-*` keywords of an operation. `x-serialize-by` is not visible to clients. */
export function* traitChanges({ before, after }: Sides, { old, now }: OperationPair): Generator<Advice> {
  const [was, is] = [old.operation, now.operation];
  yield* permissions(was, is);
  const [limit, lower] = [rateLimitOf(before, was), rateLimitOf(after, is)];
  if (limit !== undefined && lower !== undefined && lower < limit)
    yield breaking(`Send at most ${String(lower)} requests per minute`, `the rate limit was ${String(limit)}`);
  for (const field of was["x-sort"] ?? [])
    if (!is["x-sort"]?.includes(field)) yield breaking(`Stop sorting by ${field}`, "this sort field was removed");
  yield* bodySizes([before, was], [after, is]);
  if (is["x-secret"] === true && was["x-secret"] !== true)
    yield breaking("Store the secret of the first response", "a repeated request does not return it again");
  yield* confirmation(was, is);
  for (const trait of fixed) {
    if (was[trait] !== is[trait])
      yield breaking("Review this call", `${trait} is ${shown(is[trait])} and was ${shown(was[trait])}`);
  }
  yield* errors(before, after, { was, is });
}

type Documented = readonly [OpenApiDocument, OperationObject];

/** A limit that follows from the schema excludes no body that the schema allows. */
function* bodySizes(old: Documented, [document, now]: Documented): Generator<Advice> {
  const [was, is] = [bodySizeOf(...old), bodySizeOf(document, now)];
  const { "x-body-limit": _bytes, "x-body-values": _values, ...unlimited } = now;
  const implied = bodySizeOf(document, unlimited);
  if (!was || !is || !implied) return;
  if (is.bytes < Math.min(was.bytes, implied.bytes))
    yield breaking(`Send at most ${String(is.bytes)} bytes`, `a body could have ${String(was.bytes)}`);
  if (is.values < Math.min(was.values, implied.values))
    yield breaking(`Send at most ${String(is.values)} fields and items`, `a body could have ${String(was.values)}`);
}

/** Like a new error, it breaks no client: only browser sessions are asked, and the console asks for every operation alike. */
function* confirmation(was: OperationObject, is: OperationObject): Generator<Advice> {
  const [before, now] = [was, is].map((operation) => operation["x-reauthenticate"]);
  const announced = before ?? was["x-errors"]?.includes("reauthentication_required");
  if (now === undefined || now === before || announced === true) return;
  const condition = typeof now === "string" ? ` ${now}` : "";
  yield notice(`Let the user of a session confirm their identity first${condition}`, "otherwise they get a 403");
}

function* permissions(was: OperationObject, is: OperationObject): Generator<Advice> {
  const pairs = [
    ["x-permission", "to call it"],
    ["x-reads", "to read the record in the response"],
  ] as const;
  for (const [keyword, purpose] of pairs) {
    const [permission, needed] = [was[keyword] ?? "none", is[keyword] ?? "none"];
    if (needed !== permission && needed !== "none")
      yield breaking(
        `Get the permission ${needed} ${purpose}`,
        permission === "none" ? "none was required" : `it required ${permission}`,
      );
  }
}

/** Clients handle unknown errors by their status, so a new error breaks none. */
function* errors(
  before: OpenApiDocument,
  after: OpenApiDocument,
  { was, is }: { was: OperationObject; is: OperationObject },
): Generator<Advice> {
  const [old, now] = [was["x-errors"] ?? [], is["x-errors"] ?? []];
  for (const code of now.filter((one) => !old.includes(one)))
    yield notice(`Handle the error ${code} (${String(after["x-error-codes"]?.[code])})`, "it can occur now");
  // x-reauthenticate implies these two.
  const implied =
    is["x-reauthenticate"] === undefined ? [] : ["reauthentication_required", "support_session_forbidden"];
  for (const code of old.filter((one) => !now.includes(one) && !implied.includes(one)))
    yield notice(
      `Do not wait for the error ${code} (${String(before["x-error-codes"]?.[code])})`,
      "it no longer occurs here",
    );
}

function shown(trait: unknown): string {
  return trait === undefined ? "absent" : JSON.stringify(trait);
}

function rateLimitOf(document: OpenApiDocument, operation: OperationObject): number | undefined {
  return document["x-rate-limits"]?.[operation["x-rate-limit"] ?? ""];
}
