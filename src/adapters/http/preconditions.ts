import type { IncomingHttpHeaders } from "node:http";
import type { Detail } from "../../base/platform/rules/errors.ts";

/** `"7"`, possibly weakened (`W/"7"`) or marked (`"7-gzip"`) by a proxy. */
const VERSION_TAG = /^(?:W\/)?"([1-9][0-9]{0,8})(?:-[a-z]+)?"$/;

/** Returns the strong entity tag of a version. */
export function entityTag(version: number): string {
  return `"${String(version)}"`;
}

/** The value of a header, or its error. */
interface ReadHeader<Value> {
  readonly value?: Value;
  readonly detail?: Detail;
}

/** Reads the version from `If-Match`; no value for `*`, which matches any version (RFC 9110 §13.1.1). */
export function expectedVersion(headers: IncomingHttpHeaders): ReadHeader<number> {
  const header = headers["if-match"]?.trim();
  if (header === undefined || header === "*") return {};
  const version = VERSION_TAG.exec(header)?.[1];
  return version === undefined
    ? { detail: { path: "If-Match", code: "format", values: { format: "version" } } }
    : { value: Number(version) };
}

/** Returns whether `If-None-Match` contains this version (RFC 9110 §13.1.2: weak comparison). */
export function isKnownVersion(headers: IncomingHttpHeaders, version: number): boolean {
  const header = headers["if-none-match"]?.trim();
  if (header === undefined) return false;
  if (header === "*") return true;
  return header.split(",").some((tag) => VERSION_TAG.exec(tag.trim())?.[1] === String(version));
}

/** Returns whether `If-None-Match` contains this entity tag (weak comparison). */
export function isKnownTag(headers: IncomingHttpHeaders, tag: string): boolean {
  const known = (headers["if-none-match"] ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known.includes("*") || known.includes(tag);
}

/** Reads the key that makes a retry safe: 8 to 128 printable ASCII characters. */
export function idempotencyKey(headers: IncomingHttpHeaders): ReadHeader<string> {
  const header = headers["idempotency-key"];
  if (header === undefined) return {};
  const path = "Idempotency-Key";
  const key = String(header);
  if (key.length < 8) return { detail: { path, code: "too_short", values: { limit: 8 }, extra: { limit: 8 } } };
  if (key.length > 128) return { detail: { path, code: "too_long", values: { limit: 128 }, extra: { limit: 128 } } };
  if (!/^[ -~]+$/.test(key)) return { detail: { path, code: "invalid_character" } };
  return { value: key };
}
