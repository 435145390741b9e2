import type { BodyObject } from "../document.ts";
import { operationsIn, resolve } from "../document.ts";
import type { Change } from "./change.ts";
import { breaking } from "./change.ts";
import { deprecationChanges, removal } from "./removal.ts";
import type { OperationPair, Sides, Walk } from "./walk.ts";

/** Returns the changes of the events that webhooks receive. */
export function* webhookChanges(sides: Sides, walk: Walk): Generator<Change> {
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
