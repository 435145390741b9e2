import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { quickly, formats } from "../../base/contract/formats.ts";
import type { Contract, Schema } from "./contract.ts";

/** A difference between a value and its schema. */
export interface Mismatch {
  /** The JSON pointer in the value. */
  readonly pointer: string;
  readonly expected: string;
  readonly received: string;
}

/** Compares values with schemas of the contract. */
export interface Schemas {
  /** Compares a value with the schema at a JSON pointer of the document. */
  compare(pointer: string, value: unknown): Mismatch[];
  /** Compares a value with a schema that is not a part of the document, such as that of a tool. */
  compareWith(schema: Schema, value: unknown): Mismatch[];
}

const MOST_MISMATCHES = 5;
const LONGEST_VALUE = 200;

/** Creates the comparison; it compiles each schema once, when it is used. */
export function createSchemas({ document }: Pick<Contract, "document">): Schemas {
  // The options of the generated validators; request and response formats are the same.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    unicodeRegExp: false,
    logger: false,
    formats,
    ...quickly,
  });
  ajv.addSchema(document, "openapi.json");
  const known = new Map<string | Schema, ValidateFunction>();
  const validator = (key: string | Schema, schema: Schema): ValidateFunction => {
    const validate = known.get(key) ?? ajv.compile(schema);
    known.set(key, validate);
    return validate;
  };
  return {
    compare: (pointer, value) => mismatches(validator(pointer, { $ref: `openapi.json${encodeURI(pointer)}` }), value),
    compareWith: (schema, value) => mismatches(validator(schema, schema), value),
  };
}

function mismatches(validate: ValidateFunction, value: unknown): Mismatch[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, MOST_MISMATCHES).map(({ instancePath, keyword, message, params }) => {
    const name: unknown = params["additionalProperty"] ?? params["unevaluatedProperty"] ?? params["missingProperty"];
    const pointer = typeof name === "string" ? `${instancePath}/${name}` : instancePath;
    const allowed = Array.isArray(params["allowedValues"]) ? `: ${params["allowedValues"].join(", ")}` : "";
    return {
      pointer,
      expected: `${message ?? keyword}${allowed}`,
      received: shown(valueAt(value, pointer)),
    };
  });
}

function valueAt(value: unknown, pointer: string): unknown {
  let node = value;
  for (const part of pointer.split("/").slice(1)) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Schema)[part.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return node;
}

/** Returns a value as short JSON. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE).toWellFormed()}…` : text;
}
