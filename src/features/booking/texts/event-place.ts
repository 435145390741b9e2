import type { EventTexts } from "./event-catalog.ts";
import { fill } from "../../../base/i18n/sentences.ts";

/** The location of an event. */
export interface EventPlace {
  readonly type: "video_link" | "phone" | "in_person" | "invitee_phone" | "custom";
  readonly value?: string | null | undefined;
}

/** Returns the location as shown to people; null if there is none. */
export function placeIn({ type, value }: EventPlace, { location }: EventTexts): string | null {
  if (type === "invitee_phone") return location.inviteePhone;
  if (typeof value !== "string" || value === "") return null;
  return type === "phone" ? fill(location.phone, { value }) : value;
}

/** Whether an event with this status takes place: otherwise nobody needs its place, such as the link of a call. */
export const takesPlace = (status: "pending" | "confirmed" | "declined" | "cancelled"): boolean =>
  status === "pending" || status === "confirmed";
