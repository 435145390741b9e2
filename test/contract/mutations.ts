type Path = readonly (string | number)[];

/** Values of all types, and values that break limits, patterns and formats. */
const REPLACEMENTS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e15,
  [],
  {},
  [null],
  ["a", "a"],
  { unknown: 1 },
  "",
  " ",
  "a",
  "\u0001",
  "\ud800",
  "a\nb",
  "x".repeat(300),
  "2026-02-30",
  "2026-03-01T10:00:00",
  "a@b.example",
];

/** Yields copies of a value, each with one change at any depth. */
export function* mutationsOf(value: unknown): Generator {
  for (const [path, part] of partsOf(value, [])) {
    for (const changed of [...REPLACEMENTS, ...variants(part)]) yield replaced(value, path, changed);
  }
}

function* partsOf(value: unknown, path: Path): Generator<[path: Path, part: unknown]> {
  yield [path, value];
  if (isList(value)) for (const [index, item] of value.entries()) yield* partsOf(item, [...path, index]);
  else if (isRecord(value)) for (const [name, item] of Object.entries(value)) yield* partsOf(item, [...path, name]);
}

/** Returns similar values: with another field or item, or with one of them missing. */
function variants(part: unknown): unknown[] {
  if (typeof part === "string") return [`${part} `, `${part}!`, part.toUpperCase(), part.slice(1)];
  if (typeof part === "number") return [part + 1, part - 1, String(part)];
  if (isList(part)) return [[...part, ...part], [...part, null], part.slice(1)];
  if (!isRecord(part)) return [];
  const entries = Object.entries(part);
  const without = entries.map(([name]) => Object.fromEntries(entries.filter(([other]) => other !== name)));
  return [...without, { ...part, unknown: 1 }];
}

function replaced(value: unknown, [step, ...rest]: Path, changed: unknown): unknown {
  if (step === undefined) return changed;
  if (isList(value)) return value.map((item, index) => (index === step ? replaced(item, rest, changed) : item));
  return isRecord(value) ? { ...value, [step]: replaced(value[step], rest, changed) } : value;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !isList(value);
}
