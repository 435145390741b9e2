import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _, getProperty } from "ajv/dist/compile/codegen/index.js";

/** How a text is read: the name of one of `readings` in src/contract/readings.ts, and the options where it is a choice. */
export type Reading = "text" | "multiline" | "instant" | { readonly choice: readonly unknown[] };

/**
 * `reads` puts the value that a text means in its place, before anything else is checked: Ajv emits keywords for every
 * type first, and among them `$ref` before `allOf` and `enum`.
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
