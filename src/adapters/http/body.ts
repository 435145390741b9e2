import type { IncomingMessage } from "node:http";
import { createGunzip, Gunzip } from "node:zlib";
import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { type Detail, Problem } from "../../base/platform/rules/errors.ts";
import { jsonValue, type ParsedJson, parseJson, repeatedNames } from "../../base/platform/rules/json-text.ts";

/** The details of a body that is not what Content-Encoding says. */
export const BROKEN_GZIP: readonly Detail[] = [{ path: "Content-Encoding", code: "broken_gzip" }];
const JSON_TYPES: readonly string[] = ["application/json"];

/**
 * Reads the body as JSON; undefined if there is none. Throws unsupported_media_type, payload_too_large,
 * malformed_request, also for a name that occurs twice in an object, and validation_failed if it is nested too deeply.
 */
export async function readJson(request: IncomingMessage, limits: BodyLimits, types = JSON_TYPES): Promise<unknown> {
  const { value, repeated } = await readBody(request, limits, types);
  if (repeated.length > 0) throw new Problem("malformed_request", repeated);
  return value;
}

const NO_BODY: ParsedJson = { value: undefined, repeated: [] };

/** Reads the body like `readJson`, but returns the repeated names. */
export async function readBody(request: IncomingMessage, limits: BodyLimits, types = JSON_TYPES): Promise<ParsedJson> {
  if (!hasBody(request)) return NO_BODY;
  const encoding = checkMediaType(request, ...types);
  requireLength(request, limits.bytes);
  const bytes = await collect(encoding === "gzip" ? inflate(request) : request, limitStructure(limits));
  if (bytes.length === 0) return NO_BODY;
  return bytes.length < LARGE ? parseJson(decode(bytes)) : await parseInTurns(bytes);
}

/** From here on, each step of reading a body takes milliseconds. */
const LARGE = 1_048_576;

/** Parses a large body; other requests have their turn between the steps, and before the body is validated. */
async function parseInTurns(bytes: Buffer): Promise<ParsedJson> {
  await setImmediate();
  const text = decode(bytes);
  await setImmediate();
  const value = jsonValue(text);
  await setImmediate();
  const repeated = repeatedNames(text);
  await setImmediate();
  return { value, repeated };
}

/** Reads the fields of a form. Throws unsupported_media_type, payload_too_large. */
export async function readForm(request: IncomingMessage, limit: number): Promise<URLSearchParams> {
  const encoding = checkMediaType(request, "application/x-www-form-urlencoded");
  requireLength(request, limit);
  const bytes = await collect(encoding === "gzip" ? inflate(request) : request, limitForm(limit));
  return new URLSearchParams(bytes.toString());
}

/** Throws payload_too_large if the header already says that the body is too large. */
export function requireLength({ headers }: IncomingMessage, limit: number): void {
  if (Number(headers["content-length"] ?? 0) > limit) throw bodyTooLarge(limit);
}

function limitForm(limit: number): (piece: Buffer) => void {
  let size = 0;
  return (piece) => {
    size += piece.length;
    if (size > limit) throw bodyTooLarge(limit);
  };
}

/** Returns whether a request has a body, which may be empty. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Returns the encoding of the body. Throws unsupported_media_type for another type or encoding, or another charset than
 * UTF-8.
 */
export function checkMediaType({ headers }: IncomingMessage, ...expectedTypes: string[]): "identity" | "gzip" {
  if (isPlainJson(headers) && expectedTypes.includes("application/json")) return "identity";
  const [type = "", ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
  const charset = parameters.map((text) => text.trim().replaceAll('"', "")).find((text) => text.startsWith("charset="));
  const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const readable =
    expectedTypes.includes(type.trim()) && [undefined, "charset=utf-8", "charset=utf8"].includes(charset);
  if (!readable || (encoding !== "identity" && encoding !== "gzip")) throw new Problem("unsupported_media_type");
  return encoding;
}

/** Returns whether the body is JSON without parameters or an encoding, like that of most requests. */
function isPlainJson(headers: IncomingMessage["headers"]): boolean {
  return headers["content-type"] === "application/json" && headers["content-encoding"] === undefined;
}

/**
 * Not `pipeline`: it would destroy the connection at the first invalid byte, before an error response could be sent.
 */
export function inflate(request: IncomingMessage): Readable {
  const gunzip = createGunzip();
  request.once("close", () => {
    if (!request.complete) gunzip.destroy(new Error("The request was aborted."));
  });
  return request.pipe(gunzip);
}

/**
 * Stops reading as soon as `check` throws, so that a gzip bomb is never held in memory. Uses listeners because an iterator
 * would double the cost.
 */
async function collect(stream: Readable, check: (piece: Buffer) => void): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const rejectWith = (problem: Error): void => {
      stream.off("data", onData).pause();
      reject(problem);
    };
    const onData = (chunk: Buffer): void => {
      try {
        check(chunk);
      } catch (problem) {
        rejectWith(problem as Problem);
        return;
      }
      size += chunk.length;
      chunks.push(chunk);
    };
    const onBroken = (cause?: unknown): void => {
      rejectWith(new Problem("malformed_request", stream instanceof Gunzip ? BROKEN_GZIP : [], { cause }));
    };
    stream.on("data", onData).once("end", () => {
      stream.off("close", onBroken);
      const [first] = chunks;
      resolve(first?.length === size ? first : Buffer.concat(chunks, size));
    });
    // These listeners stay: without them, an error after the rejection would be unhandled.
    stream.on("error", onBroken).once("close", onBroken);
  });
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new Problem("malformed_request", [{ path: "", code: "not_utf8" }], { cause });
  }
}

/** How large a JSON body can be. */
interface BodyLimits {
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
  return beyondLimit("payload_too_large", "body_bytes", limit);
}

/**
 * Returns a function that takes a JSON text piece by piece as it arrives, and throws payload_too_large as soon as it has too
 * many bytes or values, or an object too many members, and validation_failed as soon as it is nested too deeply: before it is parsed and validated, which
 * is slow if a body has hundreds of thousands of members.
 */
function limitStructure({ bytes, values }: BodyLimits): (piece: Buffer) => void {
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
        if (before > MAX_MEMBERS - 2) throw beyondLimit("payload_too_large", "body_members", MAX_MEMBERS);
        commas[depth] = before + 1;
      } else if (character === OPEN_BRACE || character === OPEN_BRACKET) {
        count++;
        if (++depth > MAX_DEPTH) throw beyondLimit("validation_failed", "too_deep", MAX_DEPTH);
        commas[depth] = character === OPEN_BRACE ? 0 : -Infinity;
      } else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) depth--;
    }
    if (count > values) throw beyondLimit("payload_too_large", "body_values", values);
  };
}

/** Returns the error for a body that exceeds a limit. */
export function beyondLimit(
  code: "payload_too_large" | "validation_failed",
  detail: Detail["code"],
  limit: number,
): Problem {
  return new Problem(code, [{ path: "", code: detail, values: { limit }, extra: { limit } }]);
}
