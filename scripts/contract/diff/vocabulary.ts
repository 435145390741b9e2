import type { OpenApiDocument } from "../document.ts";
import type { Change } from "./change.ts";
import { breaking } from "./change.ts";
import type { Sides } from "./walk.ts";

/** Permissions are stored in roles and keys, and clients depend on error codes: they must not be removed or changed. */
export function* vocabularyChanges({ before, after }: Sides): Generator<Change> {
  for (const permission of before["x-permissions"] ?? []) {
    if (!after["x-permissions"]?.includes(permission))
      yield { subject: permission, ...breaking("Remove it from roles and keys", "the permission was removed") };
  }
  yield* errorCodes(before, after);
  for (const list of ["x-validation-codes", "x-detail-codes"] as const) {
    for (const code of before[list] ?? []) {
      if (!after[list]?.includes(code))
        yield { subject: code, ...breaking("Stop handling this code of details", `it was removed from ${list}`) };
    }
  }
  const [was, is] = [before["x-rate-limits"]?.["global"], after["x-rate-limits"]?.["global"]];
  if (was !== undefined && is !== undefined && is < was)
    yield {
      subject: "all operations",
      ...breaking(`Send at most ${String(is)} requests per minute in total`, `the rate limit was ${String(was)}`),
    };
}

function* errorCodes(before: OpenApiDocument, after: OpenApiDocument): Generator<Change> {
  for (const [code, status] of Object.entries(before["x-error-codes"] ?? {})) {
    const now = after["x-error-codes"]?.[code];
    if (now === undefined) yield { subject: code, ...breaking("Stop handling this error code", "it was removed") };
    else if (now !== status)
      yield {
        subject: code,
        ...breaking(`Expect the status ${String(now)} for this error code`, `it was ${String(status)}`),
      };
  }
}
