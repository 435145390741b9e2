import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _, getProperty } from "ajv/dist/compile/codegen/index.js";
import type { Schema } from "../contract/document.ts";

/** The normalization of a text: a function in src/base/contract/readings.ts; for a choice, its options. */
export type Reading = "text" | "multiline" | "email" | "hostname" | "instant" | { readonly choice: readonly unknown[] };

/** The longest value of a format or pattern that has no `maxLength`, with spaces around it. */
const LONGEST_FORMATTED = 1000;

/**
 * Normalization makes a text at most four times as short (ᾂ from a letter and three marks), except for spaces around it.
 * A longer text is too long before and after it.
 */
function longestRead({ maxLength, format = "text", pattern }: Schema): number {
  if (maxLength !== undefined) return 4 * maxLength + LONGEST_FORMATTED;
  const isAnyText = pattern === undefined && (format === "text" || format === "multiline");
  return isAnyText ? Infinity : LONGEST_FORMATTED;
}

/**
 * `reads` replaces a text by its normalized value before all other checks: Ajv emits untyped keywords first, and among
 * them `$ref` before `allOf` and `enum`. A text that is far too long is not normalized: the work is bounded by the contract.
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
    const longest = longestRead(context.parentSchema);
    const isShort = longest === Infinity ? _`` : _` && ${data}.length <= ${longest}`;
    gen.if(_`typeof ${data} === "string"${isShort}`, () => {
      gen.assign(data, read);
      gen.if(_`${it.parentData} !== undefined`, () => gen.assign(_`${it.parentData}[${it.parentDataProperty}]`, data));
    });
  },
};
