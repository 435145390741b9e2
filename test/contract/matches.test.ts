import { resolve } from "node:path";
import { expect } from "chai";
import { isObject, operationsIn } from "../../scripts/contract/document.ts";
import type { MediaType, OpenApiDocument, Schema } from "../../scripts/contract/document.ts";
import { schemaCompiler } from "../../scripts/contract/lint/compiler.ts";
import { matches } from "../../scripts/contract/lint/matches.ts";
import { readContract } from "../../scripts/contract/read.ts";
import { toValidatorSchema } from "../../scripts/emit/dialect.ts";
import { keywordCases, shapes } from "./matches-cases.ts";
import { mutationsOf } from "./mutations.ts";

interface Verdicts {
  accepted: number;
  rejected: number;
  /** The values on which the two disagree, with the verdict of Ajv. */
  readonly differences: string[];
}

/** Compares both verdicts on each value. */
function compare(components: Record<string, Schema>, schema: Schema, values: Iterable<unknown>): Verdicts {
  const validate = schemaCompiler(components).compile(schema);
  const verdicts: Verdicts = { accepted: 0, rejected: 0, differences: [] };
  for (const value of values) {
    const valid = validate(value);
    verdicts[valid ? "accepted" : "rejected"] += 1;
    if (matches(components, schema, value) !== valid)
      verdicts.differences.push(`${JSON.stringify(value)}: Ajv ${valid ? "accepts" : "rejects"} it`);
  }
  return verdicts;
}

describe("the interpreter for examples of the contract", () => {
  const { document } = readContract(resolve(import.meta.dirname, "../.."));
  const components = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, one]) => [name, toValidatorSchema(document, one)]),
  );

  for (const { id, schema, examples } of requestBodies(document)) {
    it(`agrees with Ajv on the body of ${id} and its mutations`, () => {
      const values = [...examples, ...examples.flatMap((example) => [...mutationsOf(example)])];
      const { differences, accepted, rejected } = compare(components, toValidatorSchema(document, schema), values);
      expect(differences).to.deep.equal([]);
      expect(accepted).to.be.at.least(examples.length);
      expect(rejected).to.be.greaterThan(0);
    });
  }

  for (const [keywords, schema, values] of keywordCases) {
    it(`agrees with Ajv on ${keywords}`, () => {
      const { differences, accepted, rejected } = compare(shapes, schema, values);
      expect(differences).to.deep.equal([]);
      expect(Math.min(accepted, rejected), "values of both kinds").to.be.greaterThan(0);
    });
  }

  it("accepts no value for a keyword that it does not know, so that Ajv decides", () => {
    const unknown = {
      multipleOf: 2,
      minContains: 1,
      dependentRequired: {},
      dependentSchemas: {},
      unevaluatedItems: false,
    };
    const accepted = Object.entries(unknown).filter(([keyword, operand]) => matches({}, { [keyword]: operand }, 4));
    expect(accepted).to.deep.equal([]);
  });
});

function requestBodies(document: OpenApiDocument) {
  return [...operationsIn(document.paths)].flatMap(({ operation }) => {
    const { content = {} } = (operation.requestBody ?? {}) as { content?: Record<string, MediaType> };
    const { schema, examples } = content["application/json"] ?? {};
    if (!schema || !isObject(examples)) return [];
    const values = Object.values(examples).map((example) => (isObject(example) ? example["value"] : undefined));
    return [{ id: operation.operationId ?? "", schema, examples: values }];
  });
}
