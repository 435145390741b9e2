/** A schema of the OpenAPI document. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
}

/** The schemas by name. */
export type Components = Readonly<Record<string, unknown>>;

/** A body of the largest accepted size. */
interface HostileBody {
  readonly shape: string;
  readonly text: string;
}

/** The largest body that an operation accepts. */
export interface BodySize {
  readonly bytes: number;
  /** Fields and items of lists. */
  readonly values: number;
}

interface Place {
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Texts that are slow to check with a careless expression. */
const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => "a".repeat(length),
  digits: (length) => "1".repeat(length),
  spaces: (length) => `a${" ".repeat(length - 2)}a`,
  labels: (length) => `${"a.".repeat(length / 2 - 4)}a@-`,
  dashes: (length) => "a-".repeat(length / 2),
  "combining marks": (length) => "e\u0301\u0323".repeat(length / 6),
  "marks of one letter": (length) => `e${"\u0301\u0323".repeat((length - 1) / 4)}`,
  "compatibility characters": (length) => "\uFDFA".repeat(length / 3),
  "opening tags": (length) => "<a ".repeat(length / 3),
  "nested elements": (length) => "<div> ".repeat(length / 6),
  "links around nested elements": (length) => `${"<a><div>".repeat(length / 12)}${"</a>".repeat(length / 12)}`,
  variables: (length) => "{{a".repeat(length / 3),
  links: (length) => "[a](".repeat(length / 4),
  "MIME parts": (length) => `Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\n".repeat(length / 7 - 10)}`,
  "nested MIME parts": (length) => "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n".repeat(length / 55),
  "calendar lines": (length) => `BEGIN:VCALENDAR\r\n${"BEGIN:VEVENT\r\n".repeat(length / 14 - 2)}`,
  parentheses: (length) => "(".repeat(length),
  "a web address": (length) => `https://example.com/${"a/../".repeat(length / 5 - 5)}`,
};

/** Yields a body of each hostile shape for a schema; `example` is a valid body. `known` holds the texts that were tried. */
export function* hostileBodies(
  root: unknown,
  example: unknown,
  { components, size, known }: { components: Components; size: BodySize; known: Set<string> },
): Generator<HostileBody> {
  const base = isObject(example) ? example : {};
  const places = [...placesIn(root as Schema, components)];
  const names = places.flatMap(({ path }) => (path.length === 1 ? path : []));
  const similar = (index: number): string => `${names[index % names.length] ?? "name"}${index.toString(36)}`;
  yield* sized("many keys", size, (bytes, count) => ({ ...base, ...keys(bytes, count, (index) => `k${index}`) }));
  yield* sized("objects of many keys", size, (bytes, count) => ({
    ...base,
    k: Array(Math.ceil(Math.min(count, 20_000) / MOST_MEMBERS)).fill(keys(bytes, MOST_MEMBERS, (index) => `k${index}`)),
  }));
  yield* sized("keys similar to fields", size, (bytes, count) => ({ ...base, ...keys(bytes, count, similar) }));
  yield { shape: "nested objects", text: `${'{"a":'.repeat(size.bytes / 6)}1${"}".repeat(size.bytes / 6)}` };
  yield { shape: "nested lists", text: `${"[".repeat(size.bytes / 2)}${"]".repeat(size.bytes / 2)}` };
  for (const { path, schema } of places) {
    const at = path.join(".");
    if (hasType(schema, "object")) {
      const within = (bytes: number, count: number): unknown => keys(bytes, count, similar);
      yield* sized(`unknown keys in ${at}`, size, (bytes, count) => put(base, path, within(bytes, count)));
    }
    if (hasType(schema, "array")) yield* lists({ path, schema }, base, size);
    const signature = [schema.format, schema.pattern, schema.maxLength, at.split(".").at(-1)].join(" ");
    if (!hasType(schema, "string") || known.has(signature)) continue;
    known.add(signature);
    for (const [name, make] of Object.entries(TEXTS)) {
      const room = size.bytes - JSON.stringify(put(base, path, "")).length - 16;
      // Line breaks are escaped.
      const length = Math.floor((room * room) / Buffer.byteLength(JSON.stringify(make(room))));
      yield { shape: `${name} in ${at}`, text: JSON.stringify(put(base, path, make(length))) };
      // Within the limit of its length, so that later steps get it too.
      const allowed = Math.min(schema.maxLength ?? 0, length);
      if (allowed > 200)
        yield { shape: `${name} in ${at}, allowed`, text: JSON.stringify(put(base, path, make(allowed))) };
    }
  }
  if (places.some(({ path }) => path.at(-1) === "conditions")) yield* filters(places, base, size);
}

function* lists({ path, schema }: Place, base: object, size: BodySize): Generator<HostileBody> {
  const at = path.join(".");
  const [valid] = [valueAt(base, path)].flat();
  const items: Record<string, (index: number) => unknown> = {
    numbers: () => 1,
    "empty objects": () => ({}),
    "unknown keys": (index) => ({ [`a${index}`]: 1 }),
    texts: (index) => `text ${index}`,
    ...(valid === undefined ? {} : { "valid items": () => valid }),
  };
  for (const [name, make] of Object.entries(items)) {
    yield* sized(`${name} in ${at}`, size, (bytes, count) => {
      const length = Math.min(count, Math.floor(bytes / (JSON.stringify(make(100_000)).length + 1)));
      return put(
        base,
        path,
        Array.from({ length }, (_, index) => make(index)),
      );
    });
  }
  if (schema.items?.type === "string" || hasType(schema, "array"))
    yield {
      shape: `long texts in ${at}`,
      text: JSON.stringify(put(base, path, Array(100).fill("a".repeat(size.bytes / 110)))),
    };
}

/** Filters with many conditions, many values and many groups. */
function* filters(places: readonly Place[], base: object, size: BodySize): Generator<HostileBody> {
  const conditions = places.find(({ path }) => path.at(-1) === "conditions")?.path ?? [];
  const filter = conditions.slice(0, -1);
  const condition = (index: number): object => ({ field: `custom_fields.k${index}`, operator: "eq", value: "a" });
  const many = (bytes: number, count: number, make: (index: number) => unknown): unknown[] =>
    Array.from(
      { length: Math.min(count, Math.floor(bytes / (JSON.stringify(make(100_000)).length + 1))) },
      (_, index) => make(index),
    );
  yield* sized("unknown fields in a filter", size, (bytes, count) =>
    put(base, filter, { op: "and", conditions: many(bytes, count / 4, condition) }),
  );
  yield* sized("groups of 20 conditions in a filter", size, (bytes, count) => {
    const group = { op: "or", conditions: Array.from({ length: 20 }, (_, index) => condition(index)) };
    const wide = { op: "and", conditions: Array(20).fill(group) };
    return put(base, filter, { op: "and", conditions: many(bytes, Math.min(20, count / 1_700), () => wide) });
  });
  for (const operator of ["in", "contains", "has_any", "between"])
    yield* sized(`values of ${operator} in a filter`, size, (bytes, count) =>
      put(base, filter, {
        op: "and",
        conditions: [{ field: "email", operator, value: many(bytes, count, (index) => `a${index}@example.com`) }],
      }),
    );
  const deep = Array.from({ length: 60 }).reduce<unknown>(
    (inner) => ({ op: "and", conditions: [inner] }),
    condition(0),
  );
  yield { shape: "groups nested 60 deep", text: JSON.stringify(put(base, filter, deep)) };
}

/** A body with as many bytes as possible, and one with as many values as are accepted. */
function* sized(
  shape: string,
  { bytes, values }: BodySize,
  make: (bytes: number, count: number) => unknown,
): Generator<HostileBody> {
  yield { shape, text: JSON.stringify(make(bytes - 2_048, Infinity)).slice(0, bytes) };
  if (values < bytes / 8)
    yield { shape: `${shape}, accepted`, text: JSON.stringify(make(bytes - 2_048, values - 200)) };
}

/** An object with more members is refused before it is parsed. */
const MOST_MEMBERS = 2_000;

function keys(bytes: number, count: number, nameOf: (index: number) => string): Record<string, number> {
  const made: Record<string, number> = {};
  let left = bytes;
  const most = count === Infinity ? count : Math.min(count, MOST_MEMBERS - 100);
  for (let index = 0; index < most; index += 1) {
    const name = nameOf(index);
    left -= name.length + 5;
    if (left < 0) break;
    made[name] = 1;
  }
  return made;
}

/** Every member of a schema with its path, at most four deep; a component that contains itself is entered once. */
function* placesIn(
  schema: Schema,
  components: Components,
  path: readonly string[] = [],
  seen: readonly string[] = [],
): Generator<Place> {
  const reference = schema.$ref?.replace("#/components/schemas/", "");
  if (reference !== undefined) {
    const target = components[reference] as Schema | undefined;
    if (target && !seen.includes(reference))
      yield* placesIn({ ...target, ...withoutRef(schema) }, components, path, [...seen, reference]);
    return;
  }
  if (path.length > 0) yield { path, schema };
  if (path.length === 4) return;
  for (const part of [schema.allOf, schema.oneOf, schema.anyOf].flatMap((parts) => parts ?? []))
    for (const place of placesIn(part, components, path, seen)) if (place.path.length > path.length) yield place;
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (!("readOnly" in property)) yield* placesIn(property, components, [...path, name], seen);
  if (schema.items) yield* placesIn(schema.items, components, [...path, "0"], seen);
}

function withoutRef({ $ref: _, ...rest }: Schema): Schema {
  return rest;
}

function hasType({ type, properties, items }: Schema, wanted: string): boolean {
  if (type === undefined)
    return wanted === "object" ? properties !== undefined : wanted === "array" && items !== undefined;
  return [type].flat().includes(wanted);
}

/** Returns a copy of a body with a value at a path; `0` is an item of a list. */
function put(base: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === "0") {
    const list: unknown[] = Array.isArray(base) ? base : [];
    return [put(list[0], rest, value), ...list.slice(1)];
  }
  const record = isObject(base) ? base : {};
  return { ...record, [name]: put(record[name], rest, value) };
}

function valueAt(base: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
    base,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
