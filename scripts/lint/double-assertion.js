/**
 * Lint rule: no `value as unknown as Type`, by which every value passes as every type.
 *
 * @type {import("oxlint/plugins-dev").Rule}
 */
export const doubleAssertion = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      double:
        "Use a type guard, or a type that holds. If there is none, state the reason in a comment and disable the rule.",
    },
  },
  create(context) {
    return {
      "TSAsExpression > TSAsExpression.expression > TSUnknownKeyword.typeAnnotation": (node) =>
        context.report({ node, messageId: "double" }),
    };
  },
};
