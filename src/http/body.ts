import type { IncomingMessage } from "node:http";
import { createGunzip } from "node:zlib";
import type { Readable } from "node:stream";
import { Problem } from "../platform/rules/errors.ts";

/** Deeper than any body of the contract; the validators of nested filters are recursive. */
const MAX_DEPTH = 64;
const JSON_TYPES: readonly string[] = ["application/json"];

/**
 * Reads the body as JSON; undefined if there is none. Throws unsupported_media_type, payload_too_large,
 * malformed_request.
 */
export async function readJson(request: IncomingMessage, limit: number, types = JSON_TYPES): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  const encoding = checkMediaType(request, ...types);
  if (Number(request.headers["content-length"] ?? 0) > limit) throw new Problem("payload_too_large");
  const bytes = await collect(encoding === "gzip" ? inflate(request) : request, limit);
  if (bytes.length === 0) return undefined;
  return parse(bytes);
}

/** Reads the fields of a form. Throws unsupported_media_type, payload_too_large. */
export async function readForm(request: IncomingMessage, limit: number): Promise<URLSearchParams> {
  const encoding = checkMediaType(request, "application/x-www-form-urlencoded");
  const bytes = await collect(encoding === "gzip" ? inflate(request) : request, limit);
  return new URLSearchParams(bytes.toString());
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
 * Stops reading at the limit, so that a gzip bomb is never held in memory. Uses listeners because an iterator would
 * double the cost.
 */
async function collect(stream: Readable, limit: number): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const rejectWith = (problem: Problem): void => {
      stream.off("data", onData).pause();
      reject(problem);
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit) rejectWith(new Problem("payload_too_large"));
      else chunks.push(chunk);
    };
    const onBroken = (cause?: unknown): void => {
      rejectWith(new Problem("malformed_request", [], { cause }));
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

function parse(bytes: Buffer): unknown {
  try {
    const text = utf8.decode(bytes);
    if (mayBeDeep(text) && maxDepth(text) > MAX_DEPTH) throw new RangeError("nested too deeply");
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem("malformed_request", [], { cause });
  }
}

const [QUOTE, BACKSLASH] = [34, 92];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [91, 93, 123, 125];

/** Returns whether a text has enough opening brackets to exceed the maximum depth. Most bodies have a few. */
function mayBeDeep(text: string): boolean {
  return countUpTo(text, "{", MAX_DEPTH) + countUpTo(text, "[", MAX_DEPTH) > MAX_DEPTH;
}

function countUpTo(text: string, character: string, limit: number): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0 && count <= limit; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

/** Returns the maximum nesting of brackets outside strings. */
function maxDepth(text: string): number {
  let depth = 0;
  let deepestLevel = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (quoted) {
      if (character === BACKSLASH) index++;
      else if (character === QUOTE) quoted = false;
    } else if (character === QUOTE) quoted = true;
    else if (character === OPEN_BRACE || character === OPEN_BRACKET) deepestLevel = Math.max(deepestLevel, ++depth);
    else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) depth--;
  }
  return deepestLevel;
}
