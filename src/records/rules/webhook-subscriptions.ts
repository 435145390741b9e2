import {
  eventPermissions,
  eventSubscriptions,
  eventTypes,
  type EventType,
  type Permission,
} from "../../../generated/vocabulary.js";
import { didYouMean } from "../../platform/rules/did-you-mean.ts";

/** A test goes to the one webhook that it is of. */
const told = eventTypes.filter((type) => type !== "webhook.test");
const kinds: ReadonlySet<string> = new Set(told);

/** Whether webhooks are told of events of this kind; others stay in the feed of changes. */
export const isTold = (kind: string): boolean => kinds.has(kind);

/** The subscriptions that an event of this kind answers to. */
export const subscriptionsTo = (kind: string): string[] => [kind, `${recordOf(kind)}.*`, "*"];

/** What it takes to be told of an event of this kind. */
export const permissionOfEvent = (kind: EventType): Permission => eventPermissions[kind];

/** The kinds of events that subscriptions mean. */
export const kindsOf = (events: readonly string[]): EventType[] =>
  told.filter((kind) => subscriptionsTo(kind).some((subscription) => events.includes(subscription)));

/** What it takes to be told of all that subscriptions mean. */
export const permissionsOfEvents = (events: readonly string[]): Set<Permission> =>
  new Set(kindsOf(events).map((kind) => eventPermissions[kind]));

/** Whether a webhook can be subscribed to it, and what may have been meant otherwise. */
export function readSubscription(event: string): { readonly known: boolean; readonly meant: string | undefined } {
  const known = eventSubscriptions.includes(event);
  return { known, meant: known ? event : didYouMean(event, eventSubscriptions) };
}

function recordOf(kind: string): string {
  return kind.slice(0, kind.indexOf("."));
}
