import type { Schemas } from "../../../../generated/services.js";
import { formats } from "../../../base/contract/formats.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";
import { readPhone } from "../../../base/platform/rules/phone.ts";
import { normalizeText } from "../../../base/contract/normalize-text.ts";

/** Where an event takes place. */
export type EventLocation = Schemas["EventLocation"];

/**
 * Normalizes a location; adds values that do not fit its type to `details`. `country` applies to phone numbers without
 * a country code.
 */
export function readLocation(
  { type, value: given }: EventLocation,
  details: Detail[],
  country: string | null,
): EventLocation {
  const value = normalizeText(given ?? "");
  const path = "/location/value";
  if (type === "invitee_phone") {
    if (value !== "") details.push({ path, code: "unknown_field", values: { field: "value" } });
    return { type, value: null };
  }
  if (value === "") details.push({ path, code: "required" });
  else if (type === "video_link" && !formats.uri(value)) {
    details.push({ path, code: "format", values: { format: "uri" } });
  } else if (type === "phone") {
    const read = readPhone(value, country);
    if ("value" in read) return { type, value: read.value };
    details.push({ path, ...read.problem });
  }
  return { type, value };
}

/** Whether two locations are the same. At `invitee_phone` each invitee is called at their own number. */
export const isSameLocation = (one: EventLocation, other: EventLocation): boolean =>
  one.type === other.type && (one.type === "invitee_phone" || one.value === other.value);

/** Returns the location for an invitee: for `invitee_phone` with the number that they gave. */
export function locationFor(location: EventLocation, phone: string | null): EventLocation {
  return location.type === "invitee_phone" ? { ...location, value: phone } : location;
}
