import { operationsIn } from "../document.ts";
import type { Advice, Change } from "./change.ts";
import { breaking } from "./change.ts";
import { bodyChanges } from "./bodies.ts";
import { parameterChanges } from "./parameters.ts";
import { deprecationChanges, removal } from "./removal.ts";
import { responseChanges } from "./responses.ts";
import { securityChanges } from "./security.ts";
import { traitChanges } from "./traits.ts";
import type { OperationPair, Place, Sides, Walks } from "./walk.ts";

/** Returns the changes of operations. The `x-*` traits are part of the contract. */
export function* operationChanges(sides: Sides, walks: Walks): Generator<Change> {
  const byRoute = new Map([...operationsIn(sides.after.paths)].map((place) => [routeOf(place), place]));
  const byId = new Map([...byRoute.values()].map((place) => [place.operation.operationId, place]));
  for (const old of operationsIn(sides.before.paths)) {
    const subject = old.operation.operationId ?? callOf(old);
    const same = byRoute.get(routeOf(old));
    const moved = byId.get(old.operation.operationId);
    const now = same ?? moved;
    if (!now) yield { subject, ...gone(old, sides.today) };
    else for (const change of changesOf(sides, walks, { old, now })) yield { subject, ...change };
  }
}

/** The names of path parameters are not visible in requests. */
function routeOf({ method, path }: Place): string {
  return `${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;
}

function callOf({ method, path }: Place): string {
  return `${method.toUpperCase()} ${path}`;
}

function gone(old: Place, today: string): Advice {
  return removal(old.operation, { action: `Stop calling ${callOf(old)}`, reason: "it was removed", today });
}

function* changesOf(sides: Sides, { sent, read }: Walks, pair: OperationPair): Generator<Advice> {
  const { old, now } = pair;
  const [was, is] = [old.operation, now.operation];
  if (routeOf(old) !== routeOf(now))
    yield removal(was, { action: `Call ${callOf(now)}`, reason: `${callOf(old)} was moved`, today: sides.today });
  if (was.operationId !== is.operationId)
    yield breaking(`Call ${String(is.operationId)} in the SDK`, `${String(was.operationId)} was renamed`);
  yield* deprecationChanges(callOf(old), was, is);
  yield* securityChanges(sides, pair);
  yield* traitChanges(sides, pair);
  yield* parameterChanges(sent, pair);
  yield* bodyChanges(sent, pair);
  yield* responseChanges(read, pair);
}
