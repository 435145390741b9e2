/** The part of JSON Schema that tool definitions use. */
interface ToolSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ToolSchema>>;
  readonly items?: ToolSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly anyOf?: readonly ToolSchema[];
  readonly oneOf?: readonly ToolSchema[];
  readonly default?: unknown;
}

/** Values by format; all records of the examples have the id that the contract uses. */
const byFormat: Readonly<Record<string, unknown>> = {
  uuid: "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e",
  email: "ada@analytical.example",
  date: "2026-03-05",
  "date-time": "2026-03-05T16:00:00Z",
  uri: "https://example.com",
};

/** Values by the name of the argument. */
const byName: Readonly<Record<string, unknown>> = {
  query: "Lovelace",
  body: "Wants an offer for three machines.",
  title: "Send the offer",
  name: "Ada Lovelace",
  timezone: "Europe/Paris",
  locale: "en",
  fields: { first_name: "Ada", last_name: "Lovelace" },
};

/** Returns an example of a tool's arguments: the required ones, and the first optional one if none is required. */
export function exampleArguments(schema: ToolSchema): Readonly<Record<string, unknown>> {
  const { properties = {}, required = [] } = schema;
  const shown = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(shown.map((name) => [name, exampleOf(properties[name] ?? {}, name)]));
}

function exampleOf(schema: ToolSchema, name: string): unknown {
  const alternative = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  const given = schema.const ?? schema.enum?.[0] ?? schema.default;
  if (given !== undefined) return given;
  const type = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  if (type === undefined && alternative) return exampleOf(alternative, name);
  switch (type) {
    case "object":
      return schema.properties === undefined ? (byName[name] ?? {}) : exampleArguments(schema);
    case "array":
      return schema.items ? [exampleOf(schema.items, name.replace(/s$/, ""))] : [];
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    default:
      return byFormat[schema.format ?? ""] ?? byName[name] ?? "Example";
  }
}
