import { unusedName } from "../contract/component-name.ts";
import type { MediaType, OpenApiDocument, ResponseObject } from "../contract/document.ts";
import { copyOf, isObject, operationsIn, resolve } from "../contract/document.ts";
import { pascal } from "../contract/operations.ts";

type Examples = Record<string, unknown>;

/** Moves each example that several operations show to `components/examples`. Returns a copy of the document. */
export function shareExamples(source: OpenApiDocument): OpenApiDocument {
  const document = copyOf(source);
  const shown = [...shownExamples(document)];
  const uses = Map.groupBy(shown, ({ content }) => content);
  const shared: Examples = { ...document.components?.["examples"] };
  const names = new Map<string, string>();
  for (const { group, key, content, examples } of shown) {
    if ((uses.get(content)?.length ?? 0) < 2) continue;
    if (!names.has(content)) {
      const name = unusedName(shared, `${pascal(group)}${pascal(key)}`);
      names.set(content, name);
      shared[name] = examples[key];
    }
    examples[key] = { $ref: `#/components/examples/${names.get(content)}` };
  }
  if (names.size > 0) document.components = { ...document.components, examples: shared };
  return document;
}

interface ShownExample {
  /** The first part of the operation's id. */
  readonly group: string;
  readonly key: string;
  /** As JSON. */
  readonly content: string;
  /** The map that contains it under `key`. */
  readonly examples: Examples;
}

function* shownExamples(document: OpenApiDocument): Generator<ShownExample> {
  for (const { operation } of operationsIn(document.paths)) {
    const group = operation.operationId?.split(".")[0] ?? "";
    const responses = Object.values(operation.responses ?? {});
    const bodies = [
      operation.requestBody ?? {},
      ...responses.map((one) => resolve<ResponseObject>(document, one) ?? {}),
    ];
    for (const { content = {} } of bodies as { content?: Record<string, MediaType> }[]) {
      for (const { examples } of Object.values(content) as { examples?: unknown }[]) {
        if (!isObject(examples)) continue;
        for (const [key, example] of Object.entries(examples)) {
          yield { group, key, content: JSON.stringify(example), examples };
        }
      }
    }
  }
}
