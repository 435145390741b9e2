import { Problem } from "../../base/platform/rules/errors.ts";

/** How large a JSON body can be. */
export interface BodyLimits {
  /** After decompression. */
  readonly bytes: number;
  /** The members of all objects and the items of all lists together. */
  readonly values: number;
}

/** Deeper than any body of the contract; the validators of nested filters are recursive. */
const MAX_DEPTH = 256;

/** More than any object of the contract has; engines store an object with many members as a hash table, which is slow to read. */
const MAX_MEMBERS = 2_000;

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [91, 93, 123, 125];

/** Returns the error for a body with too many bytes. */
export function bodyTooLarge(limit: number): Problem {
  return new Problem("payload_too_large", [{ path: "", code: "body_bytes", values: { limit }, extra: { limit } }]);
}

/**
 * Returns a function that takes a JSON text piece by piece as it arrives, and throws payload_too_large as soon as it has too
 * many bytes or values, or an object too many members, and validation_failed as soon as it is nested too deeply: before it is parsed and validated, which
 * is slow if a body has hundreds of thousands of members.
 */
export function limitStructure({ bytes, values }: BodyLimits): (piece: Buffer) => void {
  let size = 0;
  let count = 0;
  let depth = 0;
  /** The commas of each open object, by depth; lists have -Infinity. */
  const commas: number[] = [];
  let quoted = false;
  let escaped = false;
  return (piece) => {
    size += piece.length;
    if (size > bytes) throw bodyTooLarge(bytes);
    for (let index = 0; index < piece.length; index++) {
      const character = piece[index];
      if (quoted) {
        if (escaped) escaped = false;
        else if (character === BACKSLASH) escaped = true;
        else if (character === QUOTE) quoted = false;
      } else if (character === QUOTE) quoted = true;
      else if (character === COMMA) {
        count++;
        const before = commas[depth] ?? 0;
        if (before > MAX_MEMBERS - 2) throw tooManyMembers();
        commas[depth] = before + 1;
      } else if (character === OPEN_BRACE || character === OPEN_BRACKET) {
        count++;
        if (++depth > MAX_DEPTH) throw tooDeep();
        commas[depth] = character === OPEN_BRACE ? 0 : -Infinity;
      } else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) depth--;
    }
    if (count > values) throw tooManyValues(values);
  };
}

function tooManyValues(limit: number): Problem {
  return new Problem("payload_too_large", [{ path: "", code: "body_values", values: { limit }, extra: { limit } }]);
}

function tooManyMembers(): Problem {
  const limit = MAX_MEMBERS;
  return new Problem("payload_too_large", [{ path: "", code: "body_members", values: { limit }, extra: { limit } }]);
}

function tooDeep(): Problem {
  const limit = MAX_DEPTH;
  return new Problem("validation_failed", [{ path: "", code: "too_deep", values: { limit }, extra: { limit } }]);
}
