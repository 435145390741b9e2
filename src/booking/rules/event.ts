import { toSearchText } from "../../platform/rules/text.ts";
import { DAY_MS } from "../../platform/rules/durations.ts";

/** Lists, changes and webhooks show so many invitees of an event: one for a thousand people would be too much to send. */
export const INVITEES_SHOWN = 20;

const LINK_DAYS = 30;

/** Until when the links of an event are good, in milliseconds since 1970. */
export const linksEnd = ({ end_at }: { readonly end_at: string }): number => Date.parse(end_at) + LINK_DAYS * DAY_MS;

/** An event as changes and webhooks tell it: not all of its invitees, but every contact. */
export function listedEvent<Event extends { readonly invitees: readonly unknown[] }>(event: Event): Event {
  return { ...event, invitees: event.invitees.slice(0, INVITEES_SHOWN) };
}

/** What an event is found by. */
export function eventSearchText(
  title: string,
  invitees: readonly { readonly name: string | null; readonly email: string }[],
): string {
  return toSearchText([title, ...invitees.flatMap(({ name, email }) => [name ?? "", email])].join(" "));
}
