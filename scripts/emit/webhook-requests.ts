import type { OpenApiDocument, Schema } from "../contract/document.ts";
import { operationsIn } from "../contract/document.ts";
import { pascal } from "../contract/operations.ts";
import { mapSchemas, rootSchemas } from "../contract/root-schemas.ts";
import { reachable } from "../contract/schema-walk.ts";

/**
 * Writes webhooks so that they are valid requests: each has an `operationId`, and the records in their bodies have no
 * `readOnly` fields, because a request must not contain those. Returns a copy of the document.
 */
export function asRequests(source: OpenApiDocument): OpenApiDocument {
  const bodies = [...rootSchemas(source)].flatMap(([path, schema]) => (path[0] === "webhooks" ? [schema] : []));
  const sent = new Set(bodies.flatMap((schema) => [...reachable(source, schema)]));
  const document = mapSchemas(source, withoutReadOnly, ([section, family, name]) =>
    section === "webhooks" ? true : family === "schemas" && sent.has(String(name)),
  );
  for (const { path, operation } of operationsIn(document.webhooks)) operation.operationId ??= operationId(path);
  return document;
}

function withoutReadOnly({ readOnly: _, ...schema }: Schema): Schema {
  return schema;
}

/** `api_key.created` → `webhooks.apiKeyCreated`. */
function operationId(event: string): string {
  const name = pascal(event);
  return `webhooks.${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
