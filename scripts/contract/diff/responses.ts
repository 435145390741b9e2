import type { OperationObject, ResponseObject } from "../document.ts";
import { resolve } from "../document.ts";
import type { Advice } from "./change.ts";
import { breaking } from "./change.ts";
import type { OperationPair, Walk } from "./walk.ts";

/** Headers of deprecated operations: a client cannot depend on them. */
const announcements = ["Deprecation", "Sunset", "Link"];

/** Returns the changes of successful responses. Errors have one form and are compared by their codes. */
export function* responseChanges(walk: Walk, { old, now }: OperationPair): Generator<Advice> {
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
