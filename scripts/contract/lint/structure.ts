import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv";
import { isObject } from "../document.ts";
import type { Source, Violation } from "../source.ts";
import { extensionKeywords, readSchema, SCHEMAS } from "./file-schemas.ts";
import { formats } from "./formats.ts";
import { valueErrors } from "./value-errors.ts";
import type { Vocabulary } from "./value-messages.ts";

/** A kind of file in the contract. */
export type FileKind = keyof typeof SCHEMAS;

let compiled: Ajv2020 | undefined;

/** Checks files against the JSON Schema of their kind. */
export function checkStructure(kind: FileKind, sources: readonly Source[]): Violation[] {
  const validate = checkOf(kind);
  return sources.flatMap((source) => {
    if (validate(source.value)) return [];
    return valueErrors(validate.errors, vocabulary).map(({ pointer, message }) => ({
      file: source.file,
      ...source.position(pointer),
      message,
    }));
  });
}

function checkOf(kind: FileKind): ValidateFunction {
  compiled ??= compiler();
  const validate = compiled.getSchema(identifierOf(SCHEMAS[kind]));
  if (!validate) throw new Error(`${SCHEMAS[kind]} is missing`);
  return validate;
}

function compiler(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    logger: false,
    formats,
    code: { optimize: false },
  });
  for (const path of Object.values(SCHEMAS)) ajv.addSchema(readSchema(path), identifierOf(path));
  return ajv;
}

const vocabulary: Vocabulary = {
  namesOf: ({ properties }) => (isObject(properties) ? Object.keys(properties) : []),
  correctionOf: (name) => REPLACED[name] ?? placeOf(name),
};

/** Keywords of OpenAPI 3.0, and what replaced them. */
const REPLACED: Readonly<Record<string, string>> = {
  nullable: 'add "null" to type, e.g. type: [string, "null"]',
  example: "write examples, a list",
};

/** Returns the place of a keyword of this project. */
function placeOf(name: string): string | undefined {
  if (!name.startsWith("x-")) return undefined;
  const found = extensionKeywords().find((keyword) => keyword.name === name);
  return found && `it belongs in ${found.place}`;
}

/** The schemas refer to each other by relative paths. */
function identifierOf(path: string): string {
  return `file:///${path}`;
}
