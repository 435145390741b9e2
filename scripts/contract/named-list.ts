import type { OpenApiDocument } from "./document.ts";
import { isObject } from "./document.ts";

/**
 * The values that `x-enum-from` names: a list of the document, the keys of a map, or `webhook-subscriptions`. Undefined where
 * the document has no such list.
 */
export function namedList(document: OpenApiDocument, name: string): unknown[] | undefined {
  if (name === "webhook-subscriptions") return subscriptions(document);
  const list = document[name];
  if (Array.isArray(list)) return [...(list as unknown[])];
  return isObject(list) ? Object.keys(list) : undefined;
}

/** All events, those of one kind of record, and every single event; a test is sent to one webhook and to no other. */
export function subscriptions({ webhooks }: OpenApiDocument): string[] {
  const events = Object.keys(webhooks ?? {})
    .filter((type) => type !== "webhook.test")
    .sort();
  const records = [...new Set(events.map((type) => type.slice(0, type.indexOf("."))))];
  return ["*", ...records.map((record) => `${record}.*`), ...events];
}
