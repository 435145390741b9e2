import { unusedName } from "./component-name.ts";
import type { MediaType, OpenApiDocument, ResponseObject, Schema } from "./document.ts";
import { operationsIn } from "./document.ts";

const REFERENCE = "#/components/schemas/";

/** Moves each response envelope that several operations have in common to `components/schemas`. */
export function shareEnvelopes(document: OpenApiDocument): void {
  const schemas = ((document.components ??= {}).schemas ??= {});
  const uses = Map.groupBy(envelopesIn(document), ({ schema }) => JSON.stringify(schema));
  for (const [content, found] of uses) {
    const [first] = found;
    if (!first || found.length < 2) continue;
    const name = unusedName(schemas, first.name);
    schemas[name] = JSON.parse(content) as Schema;
    for (const { media } of found) media.schema = { $ref: `${REFERENCE}${name}` };
  }
}

interface Envelope {
  /** `TaskPage` for a list, `TaskEnvelope` for one record. */
  readonly name: string;
  readonly schema: Schema;
  /** The media type that contains the schema. */
  readonly media: MediaType;
}

function* envelopesIn(document: OpenApiDocument): Generator<Envelope> {
  for (const { operation } of operationsIn(document.paths)) {
    for (const response of Object.values<ResponseObject>(operation.responses ?? {})) {
      const media = response.content?.["application/json"];
      const name = media?.schema && envelopeName(media.schema);
      if (media?.schema && name !== undefined) yield { name, schema: media.schema, media };
    }
  }
}

/** Returns the name for an envelope of records with a named schema; undefined for any other schema. */
function envelopeName({ properties = {} }: Schema): string | undefined {
  const { data, meta: _, ...others } = properties;
  if (data === undefined || Object.keys(others).length > 0) return undefined;
  const item = data.type === "array" ? data.items : data;
  if (item?.$ref?.startsWith(REFERENCE) !== true) return undefined;
  return item.$ref.slice(REFERENCE.length) + (data.type === "array" ? "Page" : "Envelope");
}
