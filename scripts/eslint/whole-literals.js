/** @type {import("eslint").Rule.RuleModule} */
export const wholeLiterals = {
  meta: {
    type: "suggestion",
    fixable: "code",
    messages: { spread: "Write the members of the literal where they belong, without spreading it." },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const report = (spread, literal, members) => {
      if (members.length === 0) return;
      const [first, last] = [sourceCode.getFirstToken(literal), sourceCode.getLastToken(literal)];
      context.report({
        node: spread,
        messageId: "spread",
        fix(fixer) {
          const inner = sourceCode.text.slice(first.range[1], last.range[0]).trim().replace(/,$/, "");
          return fixer.replaceText(spread, inner);
        },
      });
    };
    return {
      "ObjectExpression > SpreadElement[argument.type='ObjectExpression']": (spread) =>
        report(spread, spread.argument, spread.argument.properties),
      "ArrayExpression > SpreadElement[argument.type='ArrayExpression']": (spread) =>
        report(spread, spread.argument, spread.argument.elements),
      "CallExpression > SpreadElement[argument.type='ArrayExpression']": (spread) =>
        report(spread, spread.argument, spread.argument.elements),
    };
  },
};
