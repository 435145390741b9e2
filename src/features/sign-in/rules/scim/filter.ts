import { invalidFilter, type ScimError } from "./errors.ts";

/** The comparison operators of RFC 7644 §3.4.2.2. */
export type Operator = "eq" | "ne" | "co" | "sw" | "ew" | "gt" | "ge" | "lt" | "le";

/** A value that a filter compares with. */
export type Scalar = string | number | boolean | null;

/** The path of an attribute; all parts in lower case, because they are case-insensitive. */
export interface AttributePath {
  /** The URN of the schema; null if the path has none. */
  readonly schema: string | null;
  readonly name: string;
  readonly sub: string | null;
}

/** A parsed filter. */
export type Filter =
  | { readonly kind: "compare"; readonly path: AttributePath; readonly operator: Operator; readonly value: Scalar }
  | { readonly kind: "present"; readonly path: AttributePath }
  | { readonly kind: "and" | "or"; readonly filters: readonly Filter[] }
  | { readonly kind: "not"; readonly filter: Filter }
  /** At least one value of the attribute matches the filter. */
  | { readonly kind: "values"; readonly path: AttributePath; readonly filter: Filter };

const OPERATORS: ReadonlySet<string> = new Set(["eq", "ne", "co", "sw", "ew", "gt", "ge", "lt", "le"]);
const LITERALS: ReadonlyMap<string, Scalar> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);
const MAX_LENGTH = 8_192;
/** Nested parentheses and brackets. */
const MAX_DEPTH = 20;
const MAX_COMPARISONS = 100;

/** Parses a filter (RFC 7644 §3.4.2.2). Throws invalidFilter with the position of the error. */
export function parseFilter(text: string): Filter {
  const reader = createReader(text, invalidFilter);
  const filter = readOr(reader, 0);
  reader.end();
  return filter;
}

/** Reads the tokens of a text one by one. */
interface Reader {
  /** Returns the next token without using it up; undefined at the end. */
  peek(): Token | undefined;
  /** Uses up the next token. */
  take(): Token;
  /** Uses up the next token if it is of this kind, with this text if one is given. */
  accept(kind: Token["kind"], text?: string): Token | null;
  /** Like accept(), but throws if the next token is different. */
  expect(kind: Token["kind"], expected: string): Token;
  /** Throws unless all tokens are used up. */
  end(): void;
  fail(expected: string): ScimError;
  /** Counts a comparison; throws if there are too many. */
  count(): void;
}

/** Creates a reader. Throws if the text is too long or has characters that are no tokens. */
export function createReader(text: string, error: (detail: string) => ScimError): Reader {
  if (text.length > MAX_LENGTH) throw error(`The text is longer than ${String(MAX_LENGTH)} characters.`);
  const { tokens, unreadable } = tokensOf(text);
  if (unreadable !== null) throw error(`Unexpected character at position ${String(unreadable)}.`);
  let [next, comparisons] = [0, 0];
  const fail = (expected: string): ScimError => {
    const token = tokens[next];
    const found = token ? `"${token.text.slice(0, 50)}" at position ${String(token.position)}` : "the end";
    return error(`Expected ${expected}, found ${found}.`);
  };
  const accept: Reader["accept"] = (kind, word) => {
    const token = tokens[next];
    if (token?.kind !== kind || (word !== undefined && token.text.toLowerCase() !== word)) return null;
    next += 1;
    return token;
  };
  const expect: Reader["expect"] = (kind, expected) => {
    const token = accept(kind);
    if (!token) throw fail(expected);
    return token;
  };
  return {
    accept,
    expect,
    fail,
    peek: () => tokens[next],
    take() {
      const token = tokens[next];
      if (!token) throw fail("more text");
      next += 1;
      return token;
    },
    end() {
      if (next < tokens.length) throw fail("the end");
    },
    count() {
      comparisons += 1;
      if (comparisons > MAX_COMPARISONS) throw error(`More than ${String(MAX_COMPARISONS)} comparisons.`);
    },
  };
}

/** Reads a filter; `and` binds more tightly than `or`. */
export function readOr(reader: Reader, depth: number): Filter {
  const filters = [readAnd(reader, depth)];
  while (reader.accept("word", "or")) filters.push(readAnd(reader, depth));
  return joined("or", filters);
}

function readAnd(reader: Reader, depth: number): Filter {
  const filters = [readTerm(reader, depth)];
  while (reader.accept("word", "and")) filters.push(readTerm(reader, depth));
  return joined("and", filters);
}

function joined(kind: "and" | "or", filters: readonly Filter[]): Filter {
  const [only] = filters;
  return filters.length === 1 && only ? only : { kind, filters };
}

function readTerm(reader: Reader, depth: number): Filter {
  if (depth > MAX_DEPTH) throw reader.fail(`at most ${String(MAX_DEPTH)} nested levels`);
  if (reader.accept("word", "not")) {
    reader.expect("(", "an opening parenthesis after not");
    return { kind: "not", filter: readInner(reader, depth) };
  }
  if (reader.accept("(")) return readInner(reader, depth);
  const path = readAttribute(reader);
  if (!reader.accept("[")) return readComparison(reader, path);
  const filter = readOr(reader, depth + 1);
  reader.expect("]", "a closing bracket");
  return { kind: "values", path, filter };
}

function readInner(reader: Reader, depth: number): Filter {
  const filter = readOr(reader, depth + 1);
  reader.expect(")", "a closing parenthesis");
  return filter;
}

function readComparison(reader: Reader, path: AttributePath): Filter {
  reader.count();
  if (reader.accept("word", "pr")) return { kind: "present", path };
  const operator = reader.peek()?.text.toLowerCase() ?? "";
  if (!isOperator(operator)) throw reader.fail("an operator (eq, ne, co, sw, ew, gt, ge, lt, le or pr)");
  reader.take();
  return { kind: "compare", path, operator, value: readValue(reader) };
}

function isOperator(text: string): text is Operator {
  return OPERATORS.has(text);
}

function readValue(reader: Reader): Scalar {
  const token = reader.peek();
  const literal = token?.kind === "word" ? LITERALS.get(token.text.toLowerCase()) : undefined;
  if (token?.kind === "text" || token?.kind === "number" || literal !== undefined) {
    reader.take();
    return literal === undefined ? jsonValue(reader, token?.text ?? "") : literal;
  }
  throw reader.fail("a value (a text in double quotes, a number, true, false or null)");
}

function jsonValue(reader: Reader, text: string): Scalar {
  try {
    return JSON.parse(text) as Scalar;
  } catch {
    throw reader.fail("a text as in JSON before this");
  }
}

/** Reads the path of an attribute, which may begin with the URN of a schema. */
export function readAttribute(reader: Reader): AttributePath {
  const { text } = reader.expect("word", "an attribute");
  const path = attributePath(text);
  if (path === null) throw reader.fail("an attribute such as name.familyName before this");
  return path;
}

/** Returns the parts of a path such as `name.familyName`; null if it has none. */
export function attributePath(text: string): AttributePath | null {
  const lower = text.toLowerCase();
  const end = lower.startsWith("urn:") ? lower.lastIndexOf(":") : -1;
  const [name = "", sub = null, ...rest] = lower.slice(end + 1).split(".");
  const named = /^[a-z$][\w$-]*$/;
  // The version at the end of a URN without an attribute looks like two attributes: `…:core:2.0:User`.
  if (!named.test(name) || (sub !== null && !named.test(sub)) || rest.length > 0) return null;
  return { schema: end < 0 ? null : lower.slice(0, end), name, sub };
}

/** One token of a filter or path. */
interface Token {
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
function tokensOf(text: string): { readonly tokens: readonly Token[]; readonly unreadable: number | null } {
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
