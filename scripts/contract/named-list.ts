import type { OpenApiDocument } from "./document.ts";
import { isObject } from "./document.ts";

/**
 * Returns the values for `x-enum-from`: a list of the document, the keys of a map, or `webhook-subscriptions`. Returns
 * undefined if the list does not exist.
 */
export function namedList(document: OpenApiDocument, name: string): unknown[] | undefined {
  if (name === "webhook-subscriptions") return subscriptions(document);
  const list = document[name];
  if (Array.isArray(list)) return [...(list as unknown[])];
  return isObject(list) ? Object.keys(list) : undefined;
}

/**
 * Returns all subscriptions: all events, those of one record type, and single events. Test events are sent without a
 * subscription.
 */
export function subscriptions({ webhooks }: OpenApiDocument): string[] {
  const events = Object.keys(webhooks ?? {})
    .filter((type) => type !== "webhook.test")
    .sort();
  const records = [...new Set(events.map((type) => type.slice(0, type.indexOf("."))))];
  return ["*", ...records.map((record) => `${record}.*`), ...events];
}
