import type { PathItem } from "../document.ts";
import { eventExample } from "./example.ts";
import { parameter } from "./filters.ts";
import type { Resource } from "./resource.ts";
import { reference } from "./schemas.ts";

const SUMMARIES: Readonly<Record<string, (resource: Resource) => string>> = {
  created: ({ nouns }) => `${capital(nouns.withArticle)} was created`,
  updated: ({ nouns }) => `Fields of ${nouns.withArticle} were changed`,
  deleted: ({ nouns }) => `${capital(nouns.withArticle)} was deleted`,
  restored: ({ nouns }) => `A deleted ${nouns.one} was restored`,
};

/** Returns the webhook events of a resource. */
export function resourceEvents(resource: Resource): Record<string, PathItem> {
  return Object.fromEntries(
    resource.events.map((event) => [`${resource.type}.${event}`, { post: operationOf(resource, event) }]),
  );
}

function operationOf(resource: Resource, event: string): PathItem {
  const { component, type, nouns, permission, example } = resource;
  const name = `${type}.${event}`;
  const summary = SUMMARIES[event]?.(resource) ?? `${capital(nouns.withArticle)} was ${event.replaceAll("_", " ")}`;
  const schema = {
    allOf: [reference(`${component}Event`), { type: "object", properties: { type: { type: "string", const: name } } }],
  };
  return {
    "x-permission": `${permission}:read`,
    summary,
    tags: ["webhooks"],
    security: [],
    parameters: ["WebhookId", "WebhookTimestamp", "WebhookSignature"].map(parameter),
    requestBody: {
      required: true,
      content: {
        "application/json": { schema, examples: { event: { value: eventExample(type, event, example) } } },
      },
    },
    responses: { "200": { description: "Accepted. Any 2xx acknowledges the event; anything else is retried." } },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
