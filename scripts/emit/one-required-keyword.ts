import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _, and, getProperty } from "ajv/dist/compile/codegen/index.js";

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
