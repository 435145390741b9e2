import type { BodyObject, OpenApiDocument, Schema } from "../../contract/document.ts";
import { operationsIn, resolve } from "../../contract/document.ts";
import { jsonContent } from "../../contract/operations.ts";

/**
 * Adds the component WebhookEvents with the body of each event by name, instead of the section `webhooks`: the generator
 * would write these bodies as requests, without their read-only fields.
 */
export function withEventTypes({ webhooks, ...document }: OpenApiDocument): OpenApiDocument {
  const bodies = [...operationsIn(webhooks)].flatMap(({ path, operation }) => {
    const body = resolve<BodyObject>(document, operation.requestBody ?? {});
    const [, media] = jsonContent(body?.content);
    return media?.schema ? [[path, media.schema] as const] : [];
  });
  const events: Schema = {
    type: "object",
    description: "The body of each event by its name.",
    required: bodies.map(([name]) => name),
    properties: Object.fromEntries(bodies),
  };
  const schemas = { ...document.components?.schemas, WebhookEvents: events };
  return { ...document, components: { ...document.components, schemas } };
}
