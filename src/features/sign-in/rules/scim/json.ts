import { formats } from "../../../../base/contract/formats.ts";
import { normalizeText } from "../../../../base/contract/unicode.ts";
import { invalidSyntax, invalidValue } from "./errors.ts";

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value of a member; names of attributes are case-insensitive (RFC 7643 §2.1). */
export function memberOf(object: JsonObject, name: string): unknown {
  if (Object.hasOwn(object, name)) return object[name];
  const key = Object.keys(object).find((one) => one.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : object[key];
}

/** Returns whether a value means that the attribute has no value (RFC 7643 §2.5). */
export function isUnassigned(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** Returns the body if it is an object. Throws invalidSyntax. */
export function requireObject(body: unknown): JsonObject {
  if (!isObject(body)) throw invalidSyntax("The body must be a JSON object.");
  return body;
}

/** Returns a text in normal form; null if it is missing or empty. Throws invalidValue. */
export function readText(object: JsonObject, name: string, maxLength: number): string | null {
  const value = memberOf(object, name);
  if (isUnassigned(value)) return null;
  if (typeof value !== "string") throw invalidValue(`${name} must be a text.`);
  const text = normalizeText(value);
  if (text.length > maxLength) throw invalidValue(`${name} is longer than ${String(maxLength)} characters.`);
  if (!formats.text(text)) throw invalidValue(`${name} contains control characters.`);
  return text === "" ? null : text;
}

/** Like readText(), for a required attribute. */
export function requireText(object: JsonObject, name: string, maxLength: number): string {
  const text = readText(object, name, maxLength);
  if (text === null) throw invalidValue(`${name} is required.`);
  return text;
}

/** Returns a truth value; null if it is missing. Microsoft Entra ID writes "True" and "False". Throws invalidValue. */
export function readFlag(object: JsonObject, name: string): boolean | null {
  const value = memberOf(object, name);
  if (isUnassigned(value)) return null;
  const text = String(value).toLowerCase();
  if (text !== "true" && text !== "false") throw invalidValue(`${name} must be true or false.`);
  return text === "true";
}

/** Returns the values of a multi-valued attribute; a single value counts as a list of one. */
export function readList(object: JsonObject, name: string): readonly unknown[] {
  const value = memberOf(object, name);
  if (isUnassigned(value)) return [];
  return Array.isArray(value) ? value : [value];
}
