/**
 * Lint rule: a literal is not spread into another one, `{ ...{ a, b }, c }`. Such spreads keep an object on few lines and hide
 * that it is one.
 *
 * @type {import("oxlint/plugins-dev").Rule}
 */
export const wholeLiterals = {
  meta: {
    type: "suggestion",
    fixable: "code",
    messages: { spread: "Write the members of the literal where they belong, without spreading it." },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const inner = (literal) => {
      const [first, last] = [sourceCode.getFirstToken(literal), sourceCode.getLastToken(literal)];
      return sourceCode.text.slice(first.range[1], last.range[0]).trim().replace(/,$/, "");
    };
    const asAttribute = ({ key, value }) => {
      const name = sourceCode.getText(key);
      if (value.type === "Literal" && value.value === true) return name;
      if (value.type === "Literal" && typeof value.value === "string") return `${name}=${JSON.stringify(value.value)}`;
      return `${name}={${sourceCode.getText(value)}}`;
    };
    const report = (spread, text) =>
      context.report({ node: spread, messageId: "spread", fix: (fixer) => fixer.replaceText(spread, text()) });
    const inLiteral = (spread) => report(spread, () => inner(spread.argument));
    return {
      "ObjectExpression > SpreadElement[argument.type='ObjectExpression'][argument.properties.length>0]": inLiteral,
      "ArrayExpression > SpreadElement[argument.type='ArrayExpression'][argument.elements.length>0]": inLiteral,
      "CallExpression > SpreadElement[argument.type='ArrayExpression'][argument.elements.length>0]": inLiteral,
      "JSXSpreadAttribute[argument.type='ObjectExpression']": (spread) =>
        report(spread, () => spread.argument.properties.map(asAttribute).join(" ")),
    };
  },
};
