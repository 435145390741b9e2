import type { OpenApiDocument } from "../document.ts";
import type { BreakingChange, Release } from "./change.ts";
import { operationChanges } from "./operations.ts";
import { schemaChanges } from "./schemas.ts";
import { toolChanges } from "./tools.ts";
import { operationsIn, resolve } from "../document.ts";
import type { BodyObject } from "../document.ts";

/** Returns all changes in `after` that can break a client of `before`. */
export function breakingChanges(before: Release, after: Release): BreakingChange[] {
  return [
    ...operationChanges(before.document, after.document),
    ...vocabularyChanges(before.document, after.document),
    ...webhookChanges(before.document, after.document),
    ...toolChanges(before, after),
  ];
}

/** Permissions are stored in roles and keys, and clients depend on error codes: they must not be removed or changed. */
function* vocabularyChanges(before: OpenApiDocument, after: OpenApiDocument): Generator<BreakingChange> {
  for (const permission of before["x-permissions"] ?? []) {
    if (!after["x-permissions"]?.includes(permission))
      yield { subject: permission, message: "the permission was removed" };
  }
  for (const [code, status] of Object.entries(before["x-error-codes"] ?? {})) {
    const now = after["x-error-codes"]?.[code];
    if (now === undefined) yield { subject: code, message: "the error code was removed" };
    else if (now !== status)
      yield { subject: code, message: `the error's status was ${String(status)} and is ${String(now)}` };
  }
  for (const list of ["x-validation-codes", "x-detail-codes"] as const) {
    for (const code of before[list] ?? []) {
      if (!after[list]?.includes(code)) yield { subject: code, message: `the code was removed from ${list}` };
    }
  }
  const limits = [before["x-rate-limits"]?.["global"], after["x-rate-limits"]?.["global"]];
  if ((limits[1] ?? 0) < (limits[0] ?? 0))
    yield {
      subject: "global",
      message: `the rate limit was lowered from ${String(limits[0])} to ${String(limits[1])} per minute`,
    };
}

function* webhookChanges(before: OpenApiDocument, after: OpenApiDocument): Generator<BreakingChange> {
  for (const { path, method, operation } of operationsIn(before.webhooks)) {
    const now = [...operationsIn(after.webhooks)].find(
      (other) => other.path === path && other.method === method,
    )?.operation;
    if (!now) {
      yield { subject: path, message: "the webhook was removed" };
      continue;
    }
    const [old, current] = [
      resolve<BodyObject>(before, operation.requestBody ?? {})?.content?.["application/json"]?.schema,
      resolve<BodyObject>(after, now.requestBody ?? {})?.content?.["application/json"]?.schema,
    ];
    yield* schemaChanges({
      before: [before, old],
      after: [after, current],
      direction: "out",
      subject: path,
      path: "body",
    });
  }
}
