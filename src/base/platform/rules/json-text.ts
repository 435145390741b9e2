import { type Detail, Problem } from "./errors.ts";

const MAX_REPEATED = 20;

const [QUOTE, BACKSLASH, COLON, COMMA] = [34, 92, 58, 44];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [91, 93, 123, 125];

/** A JSON value, and the members that occur more than once in their object. */
export interface ParsedJson {
  readonly value: unknown;
  readonly repeated: readonly Detail[];
}

/**
 * Parses JSON (RFC 8259). `repeated` lists up to 20 repeated names, of which `value` has the last. Throws
 * malformed_request with the line, the column and the expectation there for a text that is not JSON.
 */
export function parseJson(text: string): ParsedJson {
  return { value: jsonValue(text), repeated: repeatedNames(text) };
}

/** Returns the value of a JSON text; throws like parseJson(). */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Problem("malformed_request", [syntaxError(text)], { cause });
  }
}

/** Returns the index of the quote that ends a string; the length of the text if none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/** An object or a list that is being read: the names seen so far, or the index of the current item. */
interface Level {
  readonly names: Set<string> | null;
  name: string;
  index: number;
}

/** Returns up to 20 names that occur more than once in their object of valid JSON. */
export function repeatedNames(text: string): Detail[] {
  const found: Detail[] = [];
  const levels: Level[] = [];
  let level: Level | undefined;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character === QUOTE) {
      const end = endOfString(text, index);
      if (level?.names && startsName(text, end)) {
        level.name = nameOf(text.slice(index, end + 1));
        if (!level.names.has(level.name)) level.names.add(level.name);
        else if (found.push({ path: pointerOf(levels), code: "json_repeated" }) === MAX_REPEATED) return found;
      }
      index = end;
    } else if (character === OPEN_BRACE) levels.push((level = { names: new Set(), name: "", index: 0 }));
    else if (character === OPEN_BRACKET) levels.push((level = { names: null, name: "", index: 0 }));
    else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) {
      levels.pop();
      level = levels.at(-1);
    } else if (character === COMMA && level) level.index += 1;
  }
  return found;
}

/** Returns whether the string that ends here is a name: only names are followed by a colon. */
function startsName(text: string, end: number): boolean {
  let next = end + 1;
  while (isSpace(text.charCodeAt(next))) next += 1;
  return text.charCodeAt(next) === COLON;
}

function nameOf(quoted: string): string {
  return quoted.includes("\\") ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
}

/** RFC 6901; clients choose the names, so they are cut off. */
function pointerOf(levels: readonly Level[]): string {
  const steps = levels.map(({ names, name, index }) => (names === null ? String(index) : name.slice(0, 200)));
  return steps
    .map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("")
    .slice(0, 500)
    .toWellFormed();
}

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** The text that JSON must have at a position; the catalogs have a text for each. */
export type JsonExpectation =
  | "value"
  | "item_or_end"
  | "name"
  | "name_or_end"
  | "colon"
  | "comma_or_brace"
  | "comma_or_bracket"
  | "end"
  | "quote"
  | "escape"
  | "escaped_control";

interface Fault {
  readonly at: number;
  readonly expected: JsonExpectation;
}

/** Reads a text that is not JSON up to its first fault. The only part of the text that is shown is one character. */
function syntaxError(text: string): Detail {
  const levels: Level[] = [];
  const { at, expected } = firstFault(text, levels);
  const before = text.slice(0, at);
  const line = countOf(before, "\n") + 1;
  const column = at - (before.lastIndexOf("\n") + 1) + 1;
  const character = text.codePointAt(at);
  const found = character === undefined ? "end" : shownCharacter(character);
  const path = levels.length === 0 ? "" : pointerOf(expected.startsWith("name") ? levels.slice(0, -1) : levels);
  return { path, code: "json_syntax", values: { line, column, expected, found }, extra: { line, column } };
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

/** Characters that cannot be seen are shown by their number. */
function shownCharacter(code: number): string {
  const character = String.fromCodePoint(code);
  const isVisible = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
  return isVisible ? character : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

const LITERAL = /true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
/** Characters of a string that stand for themselves, and an escape. In one expression, a long string would need a long stack. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

function firstFault(text: string, levels: Level[]): Fault {
  let at = 0;
  let expected: JsonExpectation = "value";
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at += 1;
    const character = text.charCodeAt(at);
    const level = levels.at(-1);
    const closes = level?.names ? CLOSE_BRACE : CLOSE_BRACKET;
    if (
      (expected === "name_or_end" || expected === "item_or_end" || expected.startsWith("comma")) &&
      character === closes
    ) {
      levels.pop();
      at += 1;
      expected = afterValue(levels);
    } else if (expected === "colon" || expected.startsWith("comma")) {
      if (!level || character !== (expected === "colon" ? COLON : COMMA)) return { at, expected };
      if (expected !== "colon") level.index += 1;
      at += 1;
      expected = expected === "comma_or_brace" ? "name" : "value";
    } else if (expected === "end") return { at, expected };
    else if (character === QUOTE) {
      const end = endOfCharacters(text, at + 1);
      if (typeof end !== "number") return end;
      if (level && expected.startsWith("name")) level.name = nameOf(text.slice(at, end + 1));
      at = end + 1;
      expected = expected.startsWith("name") ? "colon" : afterValue(levels);
    } else if (expected.startsWith("name")) return { at, expected };
    else if (character === OPEN_BRACE || character === OPEN_BRACKET) {
      levels.push({ names: character === OPEN_BRACE ? new Set() : null, name: "", index: 0 });
      at += 1;
      expected = character === OPEN_BRACE ? "name_or_end" : "item_or_end";
    } else {
      LITERAL.lastIndex = at;
      if (!LITERAL.test(text)) return { at, expected };
      at = LITERAL.lastIndex;
      expected = afterValue(levels);
    }
  }
}

function afterValue(levels: readonly Level[]): JsonExpectation {
  const level = levels.at(-1);
  if (!level) return "end";
  return level.names ? "comma_or_brace" : "comma_or_bracket";
}

/** Returns the index of the quote that ends a string, or its fault. */
function endOfCharacters(text: string, start: number): number | Fault {
  let at = start;
  for (let isEscape = true; isEscape;) {
    PLAIN.lastIndex = at;
    PLAIN.test(text);
    at = ESCAPE.lastIndex = PLAIN.lastIndex;
    isEscape = ESCAPE.test(text);
    if (isEscape) at = ESCAPE.lastIndex;
  }
  const character = text.charCodeAt(at);
  if (character === QUOTE) return at;
  if (character === BACKSLASH) return { at, expected: "escape" };
  return { at, expected: Number.isNaN(character) ? "quote" : "escaped_control" };
}
