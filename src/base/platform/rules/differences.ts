/** Old and new value of each changed field. */
export type FieldChanges = Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>;

type Values = Readonly<Record<string, unknown>>;

/** Returns the differences between two states of a record by field. */
export function differences(before: object, after: object): FieldChanges {
  const [old, now] = [before as Values, after as Values];
  const names = Object.keys(now).filter((name) => !same(old[name], now[name]));
  return Object.fromEntries(names.map((name) => [name, { old: old[name] ?? null, new: now[name] ?? null }]));
}

/** Returns whether two JSON values are equal; the order of object keys is ignored. */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [one, other] = [left as Values, right as Values];
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]));
}

/** Serializes to JSON with sorted object keys: equal values produce equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).toSorted(([left], [right]) => (left < right ? -1 : 1)));
  });
}
