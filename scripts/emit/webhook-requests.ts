import type { OpenApiDocument, PathItem, Schema } from "../contract/document.ts";
import { operationsIn } from "../contract/document.ts";
import { pascal } from "../contract/operations.ts";
import { mapSchemas, rootSchemas } from "../contract/root-schemas.ts";
import { reachable } from "../contract/schema-walk.ts";

/**
 * Writes webhooks so that they are valid requests: each has an `operationId`, and the records in their bodies have no
 * `readOnly` fields, because a request must not contain those.
 */
export function asRequests(source: OpenApiDocument): OpenApiDocument {
  const bodies = rootSchemas(source).flatMap(([path, schema]) => (path[0] === "webhooks" ? [schema] : []));
  const sent = reachable(source, bodies);
  const document = mapSchemas(source, withoutReadOnly, ([section, family, name]) =>
    section === "webhooks" ? true : family === "schemas" && sent.has(String(name)),
  );
  const webhooks = Object.entries(document.webhooks ?? {}).map(
    ([event, item]) => [event, withIds(event, item)] as const,
  );
  return { ...document, ...(document.webhooks && { webhooks: Object.fromEntries(webhooks) }) };
}

function withIds(event: string, item: PathItem): PathItem {
  const operations = [...operationsIn({ [event]: item })].map(
    ({ method, operation }) =>
      [method, { ...operation, operationId: operation.operationId ?? operationId(event) }] as const,
  );
  return { ...item, ...Object.fromEntries(operations) };
}

function withoutReadOnly({ readOnly: _, ...schema }: Schema): Schema {
  return schema;
}

/** `api_key.created` → `webhooks.apiKeyCreated`. */
function operationId(event: string): string {
  const name = pascal(event);
  return `webhooks.${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
