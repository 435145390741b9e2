import { eventTypes } from "../../generated/vocabulary.js";
import { didYouMean } from "./did-you-mean.ts";
import type { Detail } from "./errors.ts";

/** A test goes to the one webhook that it is of. */
const told = eventTypes.filter((type) => type !== "webhook.test");
const kinds: ReadonlySet<string> = new Set(told);
const records = [...new Set(told.map(recordOf))];
const subscriptions = ["*", ...records.map((record) => `${record}.*`), ...told];

/** Whether webhooks are told of events of this kind; others stay in the feed of changes. */
export const isTold = (kind: string): boolean => kinds.has(kind);

/** The subscriptions that an event of this kind answers to. */
export const subscriptionsTo = (kind: string): string[] => [kind, `${recordOf(kind)}.*`, "*"];

/** What is wrong with the `events` of a webhook: every one that no event can answer to. */
export function subscriptionProblems(events: readonly string[]): Detail[] {
  return events.flatMap((event, index): Detail[] => {
    if (subscriptions.includes(event)) return [];
    const meant = didYouMean(event, subscriptions);
    const path = `/events/${String(index)}`;
    return [{ path, code: "enum", extra: { allowed_values: subscriptions, ...(meant && { did_you_mean: meant }) } }];
  });
}

function recordOf(kind: string): string {
  return kind.slice(0, kind.indexOf("."));
}
