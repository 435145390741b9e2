import type { Schemas } from "../../../generated/services.js";
import { formats } from "../../contract/formats.ts";
import type { Detail } from "../../platform/rules/errors.ts";
import { readPhone } from "../../platform/rules/phone.ts";
import { normalizeText } from "../../contract/normalize-text.ts";

/** Where an event takes place. */
export type EventLocation = Schemas["EventLocation"];

/**
 * A place as it is stored; what does not fit its type is added to `details`. `country` is that of phone numbers without a country
 * code.
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

/** At `invitee_phone` each invitee is called at a number of their own. */
export const isSamePlace = (one: EventLocation, other: EventLocation): boolean =>
  one.type === other.type && (one.type === "invitee_phone" || one.value === other.value);

/** Where this invitee's event takes place: at `invitee_phone` the number that they gave. */
export function placeFor(location: EventLocation, phone: string | null): EventLocation {
  return location.type === "invitee_phone" ? { ...location, value: phone } : location;
}
