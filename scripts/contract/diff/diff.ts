import { type Change, type Release, breaking, deprecationChanges, removal } from "./change.ts";
import { operationChanges } from "./operations.ts";
import { promptChanges, toolChanges } from "./tools.ts";
import { startWalk } from "./schemas.ts";
import type { Sides, OperationPair, Walk } from "./walk.ts";
import { type BodyObject, operationsIn, resolve, type OpenApiDocument } from "../document.ts";

/** Returns all changes that clients of `before` must or should react to; `today` is `YYYY-MM-DD`. */
export function contractChanges(before: Release, after: Release, today: string): Change[] {
  const sides: Sides = { before: before.document, after: after.document, today };
  const walks = { sent: startWalk(sides, "in"), read: startWalk(sides, "out") };
  return [
    ...operationChanges(sides, walks),
    ...vocabularyChanges(sides),
    ...webhookChanges(sides, walks.read),
    ...toolChanges(before, after, walks),
    ...promptChanges(before, after),
  ];
}

/** More subjects than these are counted. */
const NAMED = 4;

/** Returns one line per change. A change of a shared component is one line with all operations that it affects. */
export function changeLines(changes: readonly Change[], breaking: boolean): string[] {
  const chosen = changes.filter((change) => change.breaking === breaking);
  return [...Map.groupBy(chosen, ({ message }) => message)].map(
    ([message, group]) => `${subjects(group.map(({ subject }) => subject))}: ${message}`,
  );
}

function subjects(all: readonly string[]): string {
  const names = [...new Set(all)];
  if (names.length <= NAMED + 1) return names.join(", ");
  return `${names.slice(0, NAMED).join(", ")} and ${String(names.length - NAMED)} others`;
}

/** Returns the changes of the events that webhooks receive. */
function* webhookChanges(sides: Sides, walk: Walk): Generator<Change> {
  const current = new Map(
    [...operationsIn(sides.after.webhooks)].map((place) => [`${place.method} ${place.path}`, place]),
  );
  for (const old of operationsIn(sides.before.webhooks)) {
    const subject = `webhook ${old.path}`;
    const now = current.get(`${old.method} ${old.path}`);
    if (!now) {
      const action = "Stop waiting for this event";
      yield { subject, ...removal(old.operation, { action, reason: "it was removed", today: sides.today }) };
    } else for (const change of eventChanges(walk, { old, now })) yield { subject, ...change };
  }
}

function* eventChanges(walk: Walk, { old, now }: OperationPair): ReturnType<typeof deprecationChanges> {
  const [permission, needed] = [old.operation["x-permission"], now.operation["x-permission"]];
  if (needed !== undefined && needed !== "none" && needed !== permission)
    yield breaking(`Get the permission ${needed} to receive this event`, `it required ${permission ?? "none"}`);
  yield* deprecationChanges("this event", old.operation, now.operation);
  const was = resolve<BodyObject>(walk.before, old.operation.requestBody ?? {})?.content ?? {};
  const is = resolve<BodyObject>(walk.after, now.operation.requestBody ?? {})?.content ?? {};
  for (const [type, media] of Object.entries(was)) {
    const current = is[type];
    if (current) yield* walk.changesOf({ place: "body", old: media.schema ?? {}, now: current.schema ?? {} });
    else yield breaking(`Read the event as ${Object.keys(is).join(" or ")}`, `${type} was removed`);
  }
}

/** Permissions are stored in roles and keys, and clients depend on error codes: they must not be removed or changed. */
function* vocabularyChanges({ before, after }: Sides): Generator<Change> {
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
