import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _ } from "ajv/dist/compile/codegen/index.js";

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
