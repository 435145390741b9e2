/** The parts of the published contract that have examples. */
interface ExampleDocument {
  readonly webhooks?: Readonly<Record<string, { readonly post?: EventOperation } | undefined>>;
}

interface EventOperation {
  readonly requestBody?: { readonly content?: { readonly "application/json"?: MediaType } };
}

/** A body of a request or response. */
interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}

/** The part of a JSON Schema that says what a value looks like. */
interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly discriminator?: object;
}

/**
 * Returns the examples of a body: its own, or else those that are composed from the examples of its schema, as pages and
 * other tools do. Records therefore have one example for all operations that return them.
 */
export function examplesOf(document: object, { schema, example, examples }: MediaType): unknown[] {
  if (example !== undefined) return [example];
  if (examples === undefined) return schema === undefined ? [] : composedExamples(document, schema);
  return Object.values(examples).map((one) => (referenced(document, one) as { readonly value?: unknown }).value);
}

/** Returns the example of a webhook event; null if the contract has none. */
export function eventExample(document: object, event: string): object | null {
  const { webhooks } = document as ExampleDocument;
  const body = webhooks?.[event]?.post?.requestBody?.content?.["application/json"];
  return examplesOf(document, body ?? {})[0] ?? null;
}

/**
 * Returns the examples of a schema: its own, or else its constant, its first value, a list of one item, those of its first
 * form or of each named form, or objects of the examples of its properties. Empty if a required part has none.
 */
export function composedExamples(document: object, schema: Schema): unknown[] {
  const { $ref, examples, items, oneOf, anyOf } = schema;
  if (examples !== undefined) return [...examples];
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return schema.enum.slice(0, 1);
  if ($ref !== undefined) return composedExamples(document, referenced(document, schema));
  if (oneOf && schema.discriminator) return oneOf.flatMap((form) => composedExamples(document, form).slice(0, 1));
  const [form] = oneOf ?? anyOf ?? [];
  if (form) return composedExamples(document, form);
  if (items)
    return composedExamples(document, items)
      .slice(0, 1)
      .map((item) => [item]);
  return (schema.properties ?? schema.allOf) ? composedObjects(document, schema) : [];
}

/** Later parts of `allOf` refine earlier ones: an event shows the record of all events, with the changed fields. */
function composedObjects(document: object, { properties = {}, required = [], allOf = [] }: Schema): unknown[] {
  const members = Object.entries(properties).flatMap(([name, property]) => {
    if (!required.includes(name) && !hasExample(document, property)) return [];
    return [composedExamples(document, property).map((one) => ({ [name]: one }))];
  });
  const parts = [...allOf.map((part) => composedExamples(document, part)), ...members];
  const count = Math.max(0, ...parts.map(({ length }) => length));
  if (parts.some(({ length }) => length === 0)) return [];
  return Array.from({ length: count }, (_, index) =>
    parts.map((examples) => examples[index] ?? examples[0]).reduce(merged),
  );
}

/** An optional property is shown if its schema, or a property in it, has an example. */
function hasExample(document: object, { oneOf, anyOf, ...schema }: Schema): boolean {
  const target = referenced(document, (oneOf ?? anyOf)?.[0] ?? schema);
  const inner = Object.values(schema.properties ?? {});
  return (target.const ?? target.examples) !== undefined || inner.some((one) => hasExample(document, one));
}

function merged(left: unknown, right: unknown): unknown {
  if (!isObject(left) || !isObject(right)) return right;
  const both = { ...left };
  for (const [name, value] of Object.entries(right)) both[name] = name in left ? merged(left[name], value) : value;
  return both;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Follows the references of a value. */
function referenced(document: object, value: Schema): Schema {
  if (value.$ref === undefined) return value;
  let target: unknown = document;
  for (const name of value.$ref.slice(2).split("/"))
    target = (target as Readonly<Record<string, unknown>>)[decodeURIComponent(name).replaceAll("~1", "/")];
  return referenced(document, target as Schema);
}
