import {
  eventPermissions,
  eventSubscriptions,
  eventTypes,
  type WebhookEventName,
  type Permission,
} from "../../../../generated/vocabulary.js";
import { didYouMean } from "../../platform/rules/did-you-mean.ts";

/** Test events are sent only to the tested webhook. */
const subscribable = eventTypes.filter((type) => type !== "webhook.test");
const kinds: ReadonlySet<string> = new Set(subscribable);

/** Returns whether webhooks can subscribe to this kind of event; others are only in the change feed. */
export const isSubscribable = (kind: string): boolean => kinds.has(kind);

/** Returns the subscriptions that match a kind of event. */
export const subscriptionsTo = (kind: string): string[] => [kind, `${recordOf(kind)}.*`, "*"];

/** Returns the permission for receiving a kind of event. */
export const permissionOfEvent = (kind: WebhookEventName): Permission => eventPermissions[kind];

/** Returns the kinds of events that match the subscriptions. */
export const kindsOf = (events: readonly string[]): WebhookEventName[] =>
  subscribable.filter((kind) => subscriptionsTo(kind).some((subscription) => events.includes(subscription)));

/** Returns the permissions for receiving all events that match the subscriptions. */
export const permissionsOfEvents = (events: readonly string[]): Set<Permission> =>
  new Set(kindsOf(events).map((kind) => eventPermissions[kind]));

/** Returns whether a subscription exists, and otherwise the closest one. */
export function readSubscription(event: string): { readonly known: boolean; readonly meant: string | undefined } {
  const known = eventSubscriptions.includes(event);
  return { known, meant: known ? event : didYouMean(event, eventSubscriptions) };
}

function recordOf(kind: string): string {
  return kind.slice(0, kind.indexOf("."));
}
