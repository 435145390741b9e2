import { isObject } from "./document.ts";

/** The dates of something that will be removed, from `x-deprecated`. */
export interface Deprecation {
  /** The day of the deprecation, `YYYY-MM-DD`. */
  readonly since: string;
  /** The first day on which it may be removed, `YYYY-MM-DD`. */
  readonly sunset: string;
  /** The page that explains how to migrate; only operations have one. */
  readonly link?: string;
  /** The operationId, parameter or field to use instead. */
  readonly replacement?: string;
}

/** Returns the dates of a deprecated operation, parameter or field; null if it is not deprecated or has none. */
export function deprecationOf(value: unknown): Deprecation | null {
  if (!isObject(value) || value["deprecated"] !== true) return null;
  const given = value["x-deprecated"];
  if (!isObject(given)) return null;
  const { since, sunset, link, replacement } = given;
  if (typeof since !== "string" || typeof sunset !== "string") return null;
  return {
    since,
    sunset,
    ...(typeof link === "string" ? { link } : {}),
    ...(typeof replacement === "string" ? { replacement } : {}),
  };
}

/** Returns the sentences for clients: since when it is deprecated, when it may be removed, and the replacement. */
export function deprecationNote({ since, sunset, replacement }: Deprecation): string {
  const instead = replacement === undefined ? "" : ` Use \`${replacement}\` instead.`;
  return `Deprecated since ${since}; it may be removed from ${sunset} on.${instead}`;
}

/** Returns true for an existing day in the form `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
