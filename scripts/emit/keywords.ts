import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _, and, getProperty, Name } from "ajv/dist/compile/codegen/index.js";
import type { Schema } from "../contract/document.ts";

/**
 * Replaces Ajv's `maxItems`: the items beyond the limit are not checked, so a list that is far too long costs as little
 * as one that is just too long: `uniqueItems` compares every item with every other one. Comes first in its group.
 */
export const maxItemsKeyword: CodeKeywordDefinition = {
  keyword: "maxItems",
  type: "array",
  schemaType: "number",
  before: "minItems",
  error: { message: "", params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(context: KeywordCxt) {
    const { gen, data, schemaCode } = context;
    gen.if(_`${data}.length > ${schemaCode}`, () => {
      context.error();
      gen.assign(data, _`${data}.slice(0, ${schemaCode})`);
    });
  },
};

/**
 * `oneRequired: [html, text]`: at least one of these fields must have a value. Validated after normalization, so blank
 * texts do not count.
 */
export const oneRequiredKeyword: CodeKeywordDefinition = {
  keyword: "oneRequired",
  type: "object",
  schemaType: "array",
  error: {
    message: "must have a value in one of these fields",
    params: ({ schema }) => _`{choice: ${(schema as string[]).join(", ")}, last: ${(schema as string[]).at(-1)}}`,
  },
  code(context: KeywordCxt) {
    const { data } = context;
    const absent = (context.schema as string[]).map((name) => {
      const value = _`${data}${getProperty(name)}`;
      return _`(${value} === undefined || ${value} === null || ${value} === "")`;
    });
    context.fail(and(...absent));
  },
};

// Ajv's own keywords count the code points of the whole text. A code point has one or two UTF-16 units, so most texts need
// no count, and the others have at most twice as many units as the limit.

const error: CodeKeywordDefinition["error"] = { message: "", params: ({ schemaCode }) => _`{limit: ${schemaCode}}` };
const common = { type: "string", schemaType: "number", error } as const;

/** Replaces Ajv's `maxLength`. The other checks see only the beginning of a text that is too long. */
export const maxLengthKeyword: CodeKeywordDefinition = {
  ...common,
  keyword: "maxLength",
  before: "pattern",
  code(context: KeywordCxt) {
    const { gen, data, schemaCode } = context;
    gen.if(_`${data}.length > ${schemaCode} && readings.isLonger(${data}, ${schemaCode})`, () => {
      context.error();
      gen.assign(data, _`${data}.slice(0, ${schemaCode}).toWellFormed()`);
    });
  },
};

/** Replaces Ajv's `minLength`. */
export const minLengthKeyword: CodeKeywordDefinition = {
  ...common,
  keyword: "minLength",
  before: "pattern",
  code(context: KeywordCxt) {
    const { gen, data, schemaCode } = context;
    const limit: unknown = context.schema;
    const isShort =
      limit === 1
        ? _`${data} === ""`
        : _`${data}.length < 2 * ${schemaCode} && readings.isShorter(${data}, ${schemaCode})`;
    gen.if(isShort, () => context.error());
  },
};

/** Selects a branch by the value of a property, or by the presence of a property (by default the last one). */
export type Dispatch = { property: string; values: string[] } | { present: string[] };

/**
 * `dispatch` validates an object against exactly one of `cases`, so that each error is reported once, at its location.
 */
export const dispatchKeyword: CodeKeywordDefinition = {
  keyword: "dispatch",
  // Otherwise the properties of the chosen branch would count as unevaluated.
  before: "unevaluatedProperties",
  type: "object",
  schemaType: "object",
  code(context: KeywordCxt) {
    const { gen, data } = context;
    const dispatch = context.schema as Dispatch;
    const valid = gen.let("valid", true);
    const conditions =
      "property" in dispatch
        ? dispatch.values.map((value) => _`${data}${getProperty(dispatch.property)} === ${value}`)
        : dispatch.present.slice(0, -1).map((property) => _`${data}${getProperty(property)} !== undefined`);
    for (const [index, condition] of conditions.entries()) {
      if (index === 0) gen.if(condition);
      else gen.elseIf(condition);
      apply(context, index, valid);
    }
    if ("present" in dispatch) {
      gen.else();
      apply(context, conditions.length, valid);
    }
    gen.endIf();
    context.ok(valid);
  },
};

function apply(context: KeywordCxt, index: number, valid: ReturnType<KeywordCxt["gen"]["let"]>): void {
  const inner = context.gen.name("valid");
  const checked = context.subschema({ keyword: "cases", schemaProp: index }, inner);
  context.mergeEvaluated(checked, Name);
  context.gen.assign(valid, inner);
}

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
