import {
  at,
  copyOf,
  isDocument,
  isObject,
  type OpenApiDocument,
  type Schema,
  toPointer,
} from "../contract/document.ts";
import { inRequests, mapSchemas } from "../contract/root-schemas.ts";
import { propertiesOf, typesOf } from "../contract/schema-walk.ts";
import { distinctNames, shareAcknowledgement, shareParameters } from "./shared-components.ts";
import type { Emitter } from "./output.ts";
import { describeSelections } from "./partial-records.ts";
import { portable, asRequests } from "./portable-schema.ts";
import { withDefaults } from "./resource-defaults.ts";
import { saidOnce } from "./said-once.ts";
import { shareExamples } from "./shared-examples.ts";
import { shareSchemas, type SharedText } from "./shared-schemas.ts";

/**
 * openapi.json: the merged and expanded document, with all rules for request bodies as JSON Schema. It is written so that
 * generators of other ecosystems can read it.
 */
export const emitDocument: Emitter<"document" | "resources"> = (model) => {
  const document = withDefaults(model.document, model.resources);
  const spelledOut = (schema: Schema): Schema => withTextPattern(withBranches(document, schema));
  const complete = mapSchemas(document, spelledOut, checkedIn(document));
  const requests = copyOf(asRequests(mapSchemas(complete, portable)));
  describeSelections(requests);
  const lean = shareSchemas(saidOnce(requests), TEXTS);
  shareExamples(lean);
  shareParameters(lean);
  shareAcknowledgement(lean);
  const published = distinctNames(lean);
  return { "openapi.json": `${wideJson(published)}\n` };
};

/** Selects the schemas that our validators check: those of requests, but HTTP itself limits the values of headers. */
function checkedIn(document: OpenApiDocument): (path: readonly (string | number)[]) => boolean {
  const isInRequest = inRequests(document);
  return (path) => {
    const parameter = at(document, toPointer(path.slice(0, -1)));
    return isInRequest(path) && !(isObject(parameter) && parameter["in"] === "header");
  };
}

/**
 * Adds `x-one-required` as standard keywords. They are a part of `allOf`, because client generators otherwise write one
 * incomplete class per branch. Each branch is a part too, because linters treat a schema that lists properties as closed.
 */
function withBranches(document: OpenApiDocument, schema: Schema): Schema {
  const names = schema["x-one-required"];
  if (names === undefined) return schema;
  const properties = propertiesOf(document, schema);
  const branches = names.map((name): Schema => {
    const types = typesOf(document, properties.get(name) ?? {}).filter((type) => type !== "null");
    const text = types.includes("string") && { pattern: "\\S" };
    const value: Schema = { type: types, ...text, ...(types.includes("array") && { items: {} }) };
    return { allOf: [{ type: "object" }, { required: [name], properties: { [name]: value } }] };
  });
  return { ...schema, allOf: [...(schema.allOf ?? []), { not: { not: { anyOf: branches } } }] };
}

/** Control characters that texts cannot contain, as in formats.ts. JSON cannot contain half surrogate pairs. */
const NONE = "\\u0000-\\u001f\\u007f-\\u009f";
const NONE_BUT_LINES = "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f";

/** Characters without a shape, as in normalize-text.ts. U+FEFF is a space for `\\s` of JavaScript. */
const UNSEEN =
  "\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\ufff0-\\ufff8";

/** Characters of domains that are returned as people write them, as in src/base/platform/rules/email-address.ts. */
const INTERNATIONAL =
  "\\u00df-\\u00f6\\u00f8-\\u0131\\u0135-\\u013e\\u0142-\\u0148\\u014b-\\u017e\\u03ac-\\u03ce\\u0430-\\u045f\\u0491\\u0561-\\u0586" +
  "\\u10d0-\\u10f0\\u1ea1-\\u1ef9\\u3041-\\u3094\\u30a1-\\u30fa\\u30fc\\u4e00-\\u9fff\\uac00-\\ud7a3";

/** Patterns for formats that other validators do not know or check less strictly. */
const FORMAT_PATTERNS: Readonly<Record<string, string>> = {
  uri: `^[Hh][Tt][Tt][Pp][Ss]?://[^\\s\\\\/?#@${NONE}]+([/?#][^\\s\\\\${NONE}]*)?$`,
  email: `^[A-Za-z0-9!#$%&'*+/=?^_\`{|}~.-]+@([A-Za-z0-9${INTERNATIONAL}-]+\\.)+[A-Za-z0-9${INTERNATIONAL}-]*[A-Za-z${INTERNATIONAL}][A-Za-z0-9${INTERNATIONAL}-]*$`,
  phone: `^[Tt+(0-9][^A-DF-KM-Za-df-km-z${NONE}]*$`,
  timezone: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",
  currency: "^[A-Z]{3}$",
  country: "^[A-Z]{2}$",
  password: `^[^${NONE}]*$`,
};

/** In linear time: nothing before the first visible character is visible. */
const VISIBLE = `^([^\\S${NONE}]|[${UNSEEN}])*[^\\s${NONE}${UNSEEN}][^${NONE}]*$`;

/** Texts with a long pattern. */
const TEXTS: readonly SharedText[] = [
  {
    name: "VisibleText",
    schema: {
      description: "A text in one line of which something can be seen.",
      type: "string",
      minLength: 1,
      pattern: VISIBLE,
    },
  },
  {
    name: "EmailAddress",
    schema: {
      description: "An e-mail address.",
      type: "string",
      format: "email",
      pattern: FORMAT_PATTERNS["email"] ?? "",
    },
  },
];

/** Adds the checks that our validators apply to every text (dialect.ts) as a pattern. */
function withTextPattern(schema: Schema): Schema {
  const names =
    schema.propertyNames === undefined ? {} : { propertyNames: withTextPattern(asText(schema.propertyNames)) };
  const pattern = schema.pattern ?? patternOf(schema);
  // An upload without bytes is no body.
  const bytes = schema.format === "binary" && { minLength: 1 };
  return { ...schema, ...names, ...bytes, ...(pattern !== undefined && { pattern }) };
}

const asText = (names: Schema): Schema => ({ type: "string", ...names });

function patternOf(schema: Schema): string | undefined {
  const { type, format, enum: options, const: constant, minLength } = schema;
  if (![type].flat().includes("string") || options !== undefined || constant !== undefined) return undefined;
  if (format !== undefined) return FORMAT_PATTERNS[format];
  const none = schema["x-multiline"] ? NONE_BUT_LINES : NONE;
  const any = `[^${none}]*`;
  // In linear time: nothing before the first visible character is visible. Texts are trimmed before their length is checked, and one of which nothing can be seen is empty; documents are not.
  return minLength === undefined || minLength === 0 || isDocument(schema)
    ? `^${any}$`
    : `^([^\\S${none}]|[${UNSEEN}])*[^\\s${none}${UNSEEN}]${any}$`;
}

/** The width to which JSON is readable next to code. */
const WIDTH = 200;

/** Formats a value as JSON: an object or list that fits is on one line, as a person would write it. */
export function wideJson(value: unknown): string {
  return format(value, "", 0);
}

/** `before` is the number of characters in front of the value on its line. */
function format(value: unknown, indent: string, before: number): string {
  const line = oneLine(value, WIDTH - before);
  if (line !== undefined) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + format(item, inner, inner.length));
    return `[\n${items.join(",\n")}\n${indent}]`;
  }
  const members = Object.entries(value as object).map(([key, member]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + format(member, inner, name.length);
  });
  return `{\n${members.join(",\n")}\n${indent}}`;
}

/** Returns undefined if the value is longer than `room`; simple values are always on one line. */
function oneLine(value: unknown, room: number): string | undefined {
  if (!Array.isArray(value) && !isObject(value)) return JSON.stringify(value);
  const parts: string[] = [];
  let length = 0;
  for (const [key, inner] of Object.entries(value)) {
    const text = oneLine(inner, room - length);
    if (text === undefined) return undefined;
    const part = Array.isArray(value) ? text : `${JSON.stringify(key)}: ${text}`;
    length += part.length + 2;
    if (length > room) return undefined;
    parts.push(part);
  }
  if (Array.isArray(value)) return `[${parts.join(", ")}]`;
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}
