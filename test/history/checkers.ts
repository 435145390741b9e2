import type { FinalState, History, Operation } from "./place.ts";

/** Finds violations of one guarantee; an empty list means that there are none. */
export type Checker = (history: History) => string[];

/** Milliseconds after which a revoked credential must be rejected. */
const REVOCATION_LIMIT = 1_000;

/** Set: every acknowledged create is in the final state, once; nothing else is. */
const checkSet: Checker = ({ operations, final }) => {
  const creates = operations.filter((one) => one.kind === "create");
  const found = countBy(final.contacts, ({ name }) => name);
  const ids = new Map(final.contacts.map(({ id, name }) => [name, id]));
  const invoked = new Set([
    ...creates.map(({ name }) => name),
    ...operations.filter((one) => one.kind === "retry").map(({ key }) => key),
  ]);
  return [
    ...creates
      .filter(({ outcome, name, id }) => outcome === "ok" && ids.get(name) !== id)
      .map(({ name }) => `acknowledged create ${name} is missing`),
    ...creates
      .filter(({ outcome, name }) => outcome === "fail" && found.has(name))
      .map(({ name }) => `rejected create ${name} was executed`),
    ...creates
      .filter(({ name }) => (found.get(name) ?? 0) > 1)
      .map(({ name }) => `create ${name} was executed ${found.get(name)} times`),
    ...[...found.keys()].filter((name) => !invoked.has(name)).map((name) => `nobody created ${name}`),
  ];
};

/** Counter: the number of effects equals the number of idempotency keys, and all responses for a key agree. */
const checkCounter: Checker = ({ operations, final }) => {
  const found = countBy(final.contacts, ({ name }) => name);
  const byKey = Object.entries(
    Object.groupBy(
      operations.filter((one) => one.kind === "retry"),
      ({ key }) => key,
    ),
  );
  return byKey.flatMap(([key, calls = []]) => {
    const acknowledged = calls.filter(({ outcome }) => outcome === "ok");
    const effects = found.get(key) ?? 0;
    const records = new Set(acknowledged.map(({ id }) => id)).size;
    return [
      ...(effects > 1 ? [`key ${key} had ${effects} effects`] : []),
      ...(effects === 0 && acknowledged.length > 0 ? [`key ${key} was acknowledged without an effect`] : []),
      ...(records > 1 ? [`key ${key} returned ${records} different records`] : []),
    ];
  });
};

/**
 * Register: each record is a versioned compare-and-set register. Versions order all writes, so a history linearizes if
 * each successful write replaces exactly the version of its If-Match, each version has one value, and no call observes
 * an older version than a call that returned before it was invoked.
 */
const checkRegister: Checker = ({ operations, final }) => {
  const calls = operations.filter((one) => one.kind === "put" || one.kind === "read");
  const byRecord = Object.entries(Object.groupBy(calls, ({ record }) => record));
  return byRecord.flatMap(([record, its = []]) => [
    ...writesOf(its).flatMap((put) => faultsOfWrite(put, final)),
    ...valuesOf(record, its, final),
    ...staleCalls(its),
  ]);
};

/** No double booking: a slot has at most one event, and every acknowledged booking is in the final state. */
const checkBookings: Checker = ({ operations, final }) => {
  const booked = operations.filter((one) => one.kind === "book").filter(({ outcome }) => outcome === "ok");
  const stored = new Set(final.events.map(({ id, slot }) => `${id} ${slot}`));
  const twice = (what: string, slots: Map<string, number>): string[] =>
    [...slots].filter(([, count]) => count > 1).map(([slot, count]) => `${slot} ${what} ${count} times`);
  return [
    ...twice(
      "was acknowledged",
      countBy(booked, ({ slot }) => slot),
    ),
    ...twice(
      "is booked",
      countBy(final.events, ({ slot }) => slot),
    ),
    ...booked.filter(({ id, slot }) => !stored.has(`${id} ${slot}`)).map(({ slot }) => `booking of ${slot} is missing`),
  ];
};

/** Revocation: a key works until its revocation is invoked, and not after its acknowledgement plus a second. */
export const checkRevocations: Checker = ({ operations }) => {
  const revokes = operations.filter((one) => one.kind === "revoke");
  return operations
    .filter((one) => one.kind === "use")
    .flatMap((use) => {
      const its = revokes.filter(({ credential }) => credential === use.credential);
      const acknowledged = Math.min(...its.filter(({ outcome }) => outcome === "ok").map(({ returned }) => returned));
      const first = Math.min(...its.map(({ invoked }) => invoked));
      const late = Math.round(use.invoked - acknowledged);
      if (use.outcome === "ok" && late > REVOCATION_LIMIT)
        return [`${use.credential} works ${late} ms after its revocation`];
      if (use.outcome === "fail" && use.returned < first)
        return [`${use.credential} was rejected before its revocation`];
      return [];
    });
};

/** All checkers by name. */
export const checkers: Readonly<Record<string, Checker>> = {
  set: checkSet,
  counter: checkCounter,
  register: checkRegister,
  bookings: checkBookings,
  revocations: checkRevocations,
};

/** Returns the violations that each checker finds. */
export function violationsIn(history: History): Record<string, string[]> {
  return Object.fromEntries(Object.entries(checkers).map(([name, check]) => [name, check(history)]));
}

const writesOf = (calls: readonly Operation<"put" | "read">[]): Operation<"put">[] =>
  calls.filter((call) => call.kind === "put");

/** Versions of the final state that have this write's unique value are its effects. */
function faultsOfWrite(
  { record, ifMatch, value, outcome, version }: Operation<"put">,
  { versions }: FinalState,
): string[] {
  const effects = versions.filter((one) => one.record === record && one.value === value).map((one) => one.version);
  const name = `write ${value} with If-Match ${ifMatch}`;
  if (outcome === "ok" && version !== ifMatch + 1) return [`${name} returned version ${version}`];
  if (outcome === "ok" && effects.length === 0) return [`acknowledged ${name} is missing`];
  if (outcome === "fail" && effects.length > 0) return [`rejected ${name} was executed`];
  const others = effects.filter((effect) => effect !== ifMatch + 1);
  return others.map((effect) => `${name} was executed as version ${effect}`);
}

/** Versions without gaps, each with one value for all callers. */
function valuesOf(record: string, calls: readonly Operation<"put" | "read">[], { versions }: FinalState): string[] {
  const stored = versions.filter((one) => one.record === record).toSorted((a, b) => a.version - b.version);
  const values = new Map(stored.map(({ version, value }) => [version, value]));
  const gaps = stored.filter(({ version }, index) => index > 0 && version !== (stored[index - 1]?.version ?? 0) + 1);
  const wrong = calls.filter(
    ({ outcome, version, value }) => outcome === "ok" && version !== undefined && values.get(version) !== value,
  );
  return [
    ...gaps.map(({ version }) => `${record} has no version before ${version}`),
    ...wrong.map(({ kind, version, value }) => `${kind} of ${record} saw ${value} as version ${version}`),
  ];
}

/** Calls that observed an older version than a call that had returned before. */
function staleCalls(calls: readonly Operation<"put" | "read">[]): string[] {
  const known = calls.filter(({ outcome, version }) => outcome === "ok" && version !== undefined);
  const returned = known.toSorted((a, b) => a.returned - b.returned);
  let [next, newest] = [0, 0];
  return known
    .toSorted((a, b) => a.invoked - b.invoked)
    .flatMap(({ kind, record, invoked, version = 0 }) => {
      for (let before = returned[next]; before && before.returned < invoked; before = returned[++next]) {
        newest = Math.max(newest, before.version ?? 0);
      }
      const oldest = kind === "put" ? newest + 1 : newest;
      return version < oldest ? [`${kind} of ${record} saw version ${version} after version ${newest}`] : [];
    });
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
