import { formatCode, formats, instantOf, lacksOffset } from "../../contract/formats.ts";
import { readings } from "../../contract/readings.ts";
import type { Detail } from "../../platform/rules/errors.ts";
import { readPhone } from "../../platform/rules/phone.ts";
import { normalizeText, codePoints } from "../../contract/unicode.ts";

/** The type of a value defined by the organization: a custom field or the answer to a question. */
export type ValueType =
  "text" | "number" | "boolean" | "date" | "datetime" | "select" | "multi_select" | "url" | "email" | "phone";

/** The properties that determine whether a value is valid. */
interface ValueDefinition {
  readonly type: ValueType;
  /** The allowed options. */
  readonly options: readonly string[] | null;
  /** The country of phone numbers without a country code. */
  readonly country: string | null;
}

/** A value as stored, or its errors. */
export interface TypedValue {
  readonly value: unknown;
  readonly problems: readonly Detail[];
}

const MAX_TEXT_LENGTH = 10_000;
const MAX_URL_LENGTH = 2_000;

/** Returns a valid value. */
export const valid = (value: unknown): TypedValue => ({ value, problems: [] });
/** Returns an error. */
export const invalid = (problem: Detail): TypedValue => ({ value: undefined, problems: [problem] });
const wrongType = (path: string, type: string): TypedValue => invalid({ path, code: "type", values: { type } });
const wrongFormat = (path: string, format: string): TypedValue => invalid({ path, code: "format", values: { format } });
const limited = (path: string, code: "too_long", limit: number): TypedValue =>
  invalid({ path, code, values: { limit }, extra: { limit } });

/** Parses a value by its type; empty texts and empty selections become null. */
export function readTypedValue({ type, options, country }: ValueDefinition, sent: unknown, path: string): TypedValue {
  if (sent === null) return valid(null);
  if (type === "number") return typeof sent === "number" ? valid(sent) : wrongType(path, "number");
  if (type === "boolean") return typeof sent === "boolean" ? valid(sent) : wrongType(path, "boolean");
  if (type === "multi_select") return readChoices(options ?? [], sent, path);
  if (typeof sent !== "string") return wrongType(path, "string");
  const text = normalizeText(sent);
  if (text === "") return valid(null);
  if (type === "select") return readChoice(options ?? [], text, path);
  return type === "phone" ? readNumber(text, country, path) : readText(type, text, path);
}

function readNumber(text: string, country: string | null, path: string): TypedValue {
  const read = readPhone(text, country);
  return "value" in read ? valid(read.value) : invalid({ path, ...read.problem });
}

function readText(type: Exclude<ValueType, "number" | "boolean" | "phone">, text: string, path: string): TypedValue {
  switch (type) {
    case "date":
      return formats.date(text) ? valid(text) : wrongFormat(path, "date");
    case "datetime":
      return readInstant(text, path);
    case "url":
      if (text.length > MAX_URL_LENGTH) return limited(path, "too_long", MAX_URL_LENGTH);
      return formats.uri(text) ? valid(text) : wrongFormat(path, "uri");
    case "email":
      return readAddress(readings.email(text), path);
    default:
      if (!formats.multiline(text)) return invalid({ path, code: formatCode("multiline") });
      return codePoints(text) > MAX_TEXT_LENGTH ? limited(path, "too_long", MAX_TEXT_LENGTH) : valid(text);
  }
}

function readAddress(address: string, path: string): TypedValue {
  return formats.email(address) ? valid(address.toLowerCase()) : wrongFormat(path, "email");
}

function readInstant(text: string, path: string): TypedValue {
  const instant = instantOf(text);
  if (instant !== null) return valid(instant);
  return lacksOffset(text) ? invalid({ path, code: "timezone_required" }) : wrongFormat(path, "date-time");
}

function readChoice(options: readonly string[], text: string, path: string): TypedValue {
  const option = readings.choice(text, options);
  return options.includes(option) ? valid(option) : invalid({ path, code: "enum", extra: { allowed_values: options } });
}

/** Returns the chosen options in the order of their definition. */
function readChoices(options: readonly string[], sent: unknown, path: string): TypedValue {
  if (!Array.isArray(sent)) return wrongType(path, "array");
  const chosen = sent.map((item: unknown) =>
    typeof item === "string" ? readings.choice(normalizeText(item), options) : item,
  );
  const problems = chosen.flatMap((item, index): readonly Detail[] => {
    const itemPath = `${path}/${index}`;
    if (typeof item !== "string") return wrongType(itemPath, "string").problems;
    if (chosen.indexOf(item) < index) return [{ path: itemPath, code: "not_unique" }];
    return readChoice(options, item, itemPath).problems;
  });
  if (problems.length > 0) return { value: undefined, problems };
  const ordered = options.filter((option) => chosen.includes(option));
  return valid(ordered.length === 0 ? null : ordered);
}
