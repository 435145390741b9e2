import { addressForms } from "../../../base/platform/rules/search-text.ts";
import { toSearchText } from "../../../base/platform/rules/text.ts";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";

/** Maximum number of invitees in lists, changes and webhooks: an event can have a thousand. */
export const INVITEES_SHOWN = 20;

const LINK_DAYS = 30;

/** Returns when the links of an event expire, in epoch milliseconds. */
export const linksEnd = ({ end_at }: { readonly end_at: string }): number => Date.parse(end_at) + LINK_DAYS * DAY_MS;

/** Returns an event as recorded in changes and sent in webhooks: with a part of its invitees, but all contact ids. */
export function listedEvent<Event extends { readonly invitees: readonly unknown[] }>(event: Event): Event {
  return { ...event, invitees: event.invitees.slice(0, INVITEES_SHOWN) };
}

/** Returns the text in which events are searched. */
export function eventSearchText(
  title: string,
  invitees: readonly { readonly name: string | null; readonly email: string }[],
): string {
  return toSearchText(
    [title, ...invitees.flatMap(({ name, email }) => [name ?? "", ...addressForms(email)])].join(" "),
  );
}
