import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _, getProperty, Name } from "ajv/dist/compile/codegen/index.js";

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
