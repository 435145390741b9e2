/**
 * Lint rule: no `text.normalize("NFD")`, whose time is quadratic for some texts.
 *
 * @type {import("oxlint/plugins-dev").Rule}
 */
export const normalization = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      slow: "Use normalized() of src/base/contract/unicode.ts, whose time is linear for every text.",
    },
  },
  create(context) {
    return {
      "CallExpression[callee.property.name='normalize'][arguments.0.value=/^NFK?[CD]$/]": (node) =>
        context.report({ node, messageId: "slow" }),
    };
  },
};
