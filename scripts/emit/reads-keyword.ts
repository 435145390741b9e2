import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _, getProperty } from "ajv/dist/compile/codegen/index.js";

/** The normalization of a text: a function in src/contract/readings.ts; for a choice, its options. */
export type Reading = "text" | "multiline" | "email" | "hostname" | "instant" | { readonly choice: readonly unknown[] };

/**
 * `reads` replaces a text by its normalized value before all other checks: Ajv emits untyped keywords first, and among
 * them `$ref` before `allOf` and `enum`.
 */
export const readsKeyword: CodeKeywordDefinition = {
  keyword: "reads",
  before: "$ref",
  code(context: KeywordCxt) {
    const { gen, data, it } = context;
    const reading = context.schema as Reading;
    const read =
      typeof reading === "string"
        ? _`readings${getProperty(reading)}(${data})`
        : _`readings.choice(${data}, ${context.schemaValue}.choice)`;
    gen.if(_`typeof ${data} === "string"`, () => {
      gen.assign(data, read);
      gen.if(_`${it.parentData} !== undefined`, () => gen.assign(_`${it.parentData}[${it.parentDataProperty}]`, data));
    });
  },
};
