/** One token of a filter or path. */
export interface Token {
  readonly kind: "word" | "text" | "number" | "sub" | "(" | ")" | "[" | "]";
  readonly text: string;
  /** Position of the first character, from 1. */
  readonly position: number;
}

const PATTERNS: readonly (readonly [Exclude<Token["kind"], "(" | ")" | "[" | "]">, RegExp])[] = [
  ["text", /"(?:[^"\\]|\\.)*"/y],
  ["number", /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y],
  // An attribute with an optional schema and sub-attribute, an operator, or a literal.
  ["word", /[A-Za-z$][\w$.:-]*/y],
  ["sub", /\.[A-Za-z$][\w$-]*/y],
];

/** Returns the tokens of a text; null in place of the first character that no token can start with. */
export function tokensOf(text: string): { readonly tokens: readonly Token[]; readonly unreadable: number | null } {
  const tokens: Token[] = [];
  let index = 0;
  while (index < text.length) {
    const character = text.charAt(index);
    if (/\s/.test(character)) {
      index += 1;
      continue;
    }
    const token = tokenAt(text, index);
    if (token === null) return { tokens, unreadable: index + 1 };
    tokens.push(token);
    index += token.text.length;
  }
  return { tokens, unreadable: null };
}

function tokenAt(text: string, index: number): Token | null {
  const position = index + 1;
  const character = text.charAt(index);
  if (character === "(" || character === ")" || character === "[" || character === "]") {
    return { kind: character, text: character, position };
  }
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = index;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return { kind, text: found, position };
  }
  return null;
}
