import { isObject, operationsIn } from "../contract/document.ts";
import type { MediaType, OpenApiDocument } from "../contract/document.ts";

const REFERENCE = "#/components/schemas/";

/**
 * Moves the example that most events of a record have, but for their type, to the schema of these events, as
 * src/base/contract/event-example.ts reads it. Changes the document.
 */
export function shareEventExamples(document: OpenApiDocument): void {
  const shown = [...operationsIn(document.webhooks)].flatMap(({ operation }) =>
    exampleOf(operation.requestBody?.content?.["application/json"]),
  );
  for (const [name, examples] of Map.groupBy(shown, ({ schema }) => schema)) {
    const schema = document.components?.schemas?.[name];
    const alike = [...Map.groupBy(examples, ({ content }) => content).values()];
    const [most = []] = alike.sort((left, right) => right.length - left.length);
    if (!schema || schema["examples"] !== undefined || most.length < 2) continue;
    schema["examples"] = [most[0]?.value];
    for (const { media } of most) delete media["examples"];
  }
}

interface EventExample {
  readonly media: MediaType;
  /** The name of the schema that describes the events of the record. */
  readonly schema: string;
  readonly value: unknown;
  /** The example without its type and id, as JSON. */
  readonly content: string;
}

function exampleOf(media: MediaType | undefined): EventExample[] {
  const [first, ...others] = isObject(media?.["examples"]) ? Object.values(media["examples"]) : [];
  const name = media?.schema?.allOf?.[0]?.$ref;
  if (media === undefined || others.length > 0 || !isObject(first) || !isObject(first["value"])) return [];
  if (name?.startsWith(REFERENCE) !== true) return [];
  const { type: _type, id: _id, ...rest } = first["value"];
  return [{ media, schema: name.slice(REFERENCE.length), value: first["value"], content: JSON.stringify(rest) }];
}
