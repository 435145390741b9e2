import { isAlias, isMap, isNode, isScalar, isSeq, visit } from "yaml";
import type { Alias, Document, Node, Pair, Scalar } from "yaml";
import { nearest } from "./lint/nearest.ts";

/** A violation of the syntax, and its offset in the file. */
export interface SyntaxMistake {
  readonly offset: number;
  readonly message: string;
}

/** Returns the first syntax error of a YAML or JSON file: the next ones usually follow from it. */
export function syntaxMistakes(parsed: Document, text: string, isJson: boolean): SyntaxMistake[] {
  const strict = isJson ? jsonError(text) : undefined;
  const [first] = [...(strict ? [strict] : []), ...yamlErrors(parsed)];
  return first ? [first] : [];
}

function yamlErrors(parsed: Document): SyntaxMistake[] {
  const found = [...parsed.errors, ...parsed.warnings].map(({ code, message, pos }) => {
    const reason = (message.split("\n")[0] ?? message).replace(/ at line \d+, column \d+:?$/, "");
    const correction = CORRECTIONS[code];
    return { offset: pos[0], message: correction === undefined ? reason : `${reason}: ${correction}` };
  });
  return found.length > 0 ? found : referenceErrors(parsed);
}

/** Corrections for the error codes of the YAML parser. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  BAD_INDENT: "align it, or close what is open before it",
  BLOCK_AS_IMPLICIT_KEY: "put a text with a colon in quotes",
  BLOCK_IN_FLOW: "close the bracket before it",
  DUPLICATE_KEY: "remove one",
  MISSING_CHAR: "add it",
  MULTIPLE_DOCS: "write one document per file, without ---",
  TAB_AS_INDENT: "use spaces",
  TAG_RESOLVE_FAILED: "remove the tag",
};

/**
 * An alias must have an anchor before it that does not contain the alias itself. A key must be a text, and `<<` merges a
 * mapping. Both are checked in one walk, because it takes a noticeable part of the time for reading a file.
 */
function referenceErrors(parsed: Document): SyntaxMistake[] {
  const aliases: SyntaxMistake[] = [];
  const keys: SyntaxMistake[] = [];
  const anchors = new Map<string, Node>();
  visit(parsed, {
    Node: (_, node) => {
      if ("anchor" in node && node.anchor) anchors.set(node.anchor, node);
    },
    Alias: (_, alias, path) => void aliases.push(...aliasErrors(alias, path, anchors)),
    Pair: (_, pair) => void keys.push(...keyErrors(parsed, pair)),
  });
  return [...aliases, ...keys];
}

function aliasErrors(
  { source, range }: Alias,
  path: readonly unknown[],
  anchors: ReadonlyMap<string, Node>,
): SyntaxMistake[] {
  const offset = range?.[0] ?? 0;
  const target = anchors.get(source);
  if (target === undefined) {
    const near = nearest(source, anchors.keys());
    const correction = near === undefined ? `write &${source} before the value` : `did you mean *${near}?`;
    return [{ offset, message: `the anchor &${source} does not exist above: ${correction}` }];
  }
  if (!path.includes(target)) return [];
  return [{ offset, message: `*${source} refers to the value that contains it: write the value here` }];
}

function keyErrors(parsed: Document, { key, value }: Pair): SyntaxMistake[] {
  const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
  if (!isScalar(key)) return [{ offset, message: "a key must be a text: write it without brackets" }];
  if (!isMergeKey(key) || isMerged(parsed, value)) return [];
  return [{ offset, message: "<< merges a mapping: write an alias of a mapping after it" }];
}

/** Returns whether a key is `<<`, which the parser represents by a symbol. */
export function isMergeKey({ value }: Scalar): boolean {
  return value === "<<" || (typeof value === "symbol" && value.description === "<<");
}

function isMerged(parsed: Document, value: unknown): boolean {
  const parts: unknown[] = isSeq(value) ? value.items : [value];
  return parts.every((part) => isMap(isAlias(part) ? part.resolve(parsed) : part));
}

/** YAML allows comments, trailing commas and bare words; JSON does not. */
function jsonError(text: string): SyntaxMistake | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = /at position (\d+)/.exec(message)?.[1];
    const reason = message.replace(/(, \.\.\.| in JSON at position).*$/s, "").replace(/ \(line.*$/s, "");
    return { offset: offset === undefined ? text.trimEnd().length : Number(offset), message: `not JSON: ${reason}` };
  }
}
