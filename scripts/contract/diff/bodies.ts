import type { BodyObject } from "../document.ts";
import { resolve } from "../document.ts";
import type { Advice } from "./change.ts";
import { breaking } from "./change.ts";
import type { OperationPair, Walk } from "./walk.ts";

/** Returns the changes of the body that clients send. */
export function* bodyChanges(walk: Walk, { old, now }: OperationPair): Generator<Advice> {
  const was = resolve<BodyObject>(walk.before, old.operation.requestBody ?? {});
  const is = resolve<BodyObject>(walk.after, now.operation.requestBody ?? {});
  const types = Object.keys(is?.content ?? {});
  if (is?.required && !was?.required) yield breaking("Send a body", "it is required now");
  for (const [type, media] of Object.entries(was?.content ?? {})) {
    const current = is?.content?.[type];
    if (current) yield* walk.changesOf({ place: "body", old: media.schema ?? {}, now: current.schema ?? {} });
    else if (types.length === 0) yield breaking("Send no body", `${type} is no longer accepted`);
    else yield breaking(`Send the body as ${types.join(" or ")}`, `${type} is no longer accepted`);
  }
}
