/** Serializes to JSON with sorted object keys: equal values produce equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).toSorted(([left], [right]) => (left < right ? -1 : 1)));
  });
}
