import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { formats, quickly } from "../../../src/base/contract/formats.ts";
import { valueFor } from "./arbitrary.ts";
import { document, type OperationDocument } from "./document.ts";
import type { Random } from "../random.ts";

const ajv = new Ajv2020({ strict: false, formats, ...quickly });
ajv.addSchema(document, "openapi.json");

const known = new Map<string, ValidateFunction>();

/** Returns whether the published document allows a body, according to a generic validator. */
export function isPublished({ id, path, method }: OperationDocument, body: unknown): boolean {
  const escaped = encodeURIComponent(path.replaceAll("~", "~0").replaceAll("/", "~1"));
  const pointer = `/paths/${escaped}/${method}/requestBody/content/application~1json/schema`;
  const validate = known.get(id) ?? ajv.compile({ $ref: `openapi.json#${pointer}` });
  known.set(id, validate);
  return validate(body);
}

/** A random cursor may match its schema but is never valid; tampered cursors are tested separately. */
function withoutCursor(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("cursor" in body)) return body;
  const { cursor: _, ...others } = body;
  return others;
}

const MAX_TRIES = 200;

/** Returns a random body that the published document allows; undefined if none was found. */
export function publishedBody(operation: OperationDocument, random: Random): unknown {
  for (let round = 0; round < MAX_TRIES; round += 1) {
    const body = withoutCursor(valueFor(operation.body, random));
    if (isPublished(operation, body)) return body;
  }
  return undefined;
}
