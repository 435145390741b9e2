import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { formats } from "../../../src/contract/formats.ts";
import { valueFor } from "./arbitrary.ts";
import { document, type OperationDocument } from "./document.ts";
import type { Random } from "../random.ts";

const ajv = new Ajv2020({ strict: false, formats });
ajv.addSchema(document, "openapi.json");

const known = new Map<string, ValidateFunction>();

/** Whether the published document, read by a validator that knows nothing of this service, allows a body. */
export function isPublished({ id, path, method }: OperationDocument, body: unknown): boolean {
  const escaped = encodeURIComponent(path.replaceAll("~", "~0").replaceAll("/", "~1"));
  const pointer = `/paths/${escaped}/${method}/requestBody/content/application~1json/schema`;
  const validate = known.get(id) ?? ajv.compile({ $ref: `openapi.json#${pointer}` });
  known.set(id, validate);
  return validate(body);
}

/** A cursor that fits its schema is still not one of ours; a tampered one has a test of its own. */
function withoutCursor(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("cursor" in body)) return body;
  const { cursor: _, ...others } = body;
  return others;
}

const MAX_TRIES = 200;

/** A body that the published document allows; undefined where chance finds none. */
export function publishedBody(operation: OperationDocument, random: Random): unknown {
  for (let round = 0; round < MAX_TRIES; round += 1) {
    const body = withoutCursor(valueFor(operation.body, random));
    if (isPublished(operation, body)) return body;
  }
  return undefined;
}
