import type { Schemas } from "../../../../generated/services.js";

type Guest = Schemas["Invitee"];

/** Whether an invitee may be sent messages: a guest of a public booking is notified only after its confirmation. */
export const isTold = ({ role, confirmation }: Pick<Guest, "role" | "confirmation">): boolean =>
  role === "primary" || confirmation !== "awaited";

/** Returns the guests of an invitee who wait for the confirmation of the booking; guests follow their invitee. */
export function waitingGuests(invitees: readonly Guest[], booker: Pick<Guest, "id">): Guest[] {
  const start = invitees.findIndex(({ id }) => id === booker.id);
  if (start < 0) return [];
  const others = invitees.slice(start + 1);
  const next = others.findIndex(({ role, cancelled_at }) => role === "primary" && cancelled_at === null);
  const guests = next < 0 ? others : others.slice(0, next);
  return guests.filter((guest) => guest.cancelled_at === null && !isTold(guest));
}
