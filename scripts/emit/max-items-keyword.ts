import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _ } from "ajv/dist/compile/codegen/index.js";

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
