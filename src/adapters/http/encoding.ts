import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import Negotiator from "negotiator";
import { withUnicodeAddresses } from "../../base/platform/rules/email-address.ts";
import type { RestRequest, RestResponse } from "./middleware.ts";
import { createHash } from "node:crypto";
import { isKnownTag } from "./preconditions.ts";

const gzipAsync = promisify(gzip);
const MIN_COMPRESSED = 1_024;
/** Up to this size, compression takes less than a millisecond, and less than passing it to another thread. */
const MAX_SYNC = 65_536;

/** Sends JSON, compressed if the client accepts it and it is large enough. */
export async function sendJson(request: RestRequest, response: RestResponse, value: unknown): Promise<void> {
  const text = withUnicodeAddresses(JSON.stringify(value));
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  addVary(response, "Accept-Encoding");
  const zipped = text.length >= MIN_COMPRESSED && acceptsGzip(request);
  if (zipped) response.setHeader("Content-Encoding", "gzip");
  end(response, zipped ? await compress(text) : text);
}

/** Adds a header name to Vary. Express would parse the value each time. */
export function addVary(response: RestResponse, name: string): void {
  const known = response.getHeader("vary");
  const names = known === undefined ? [] : String(known).split(", ");
  if (!names.includes(name)) response.setHeader("Vary", [...names, name].join(", "));
}

/** Sends JSON uncompressed: the size of a compressed secret would reveal information about it (BREACH). */
export function sendPlainJson(response: RestResponse, value: unknown): void {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  end(response, withUnicodeAddresses(JSON.stringify(value)));
}

/** Returns whether the client prefers gzip. */
function acceptsGzip(request: RestRequest): boolean {
  const header = request.headers["accept-encoding"];
  if (header === undefined || header === "identity") return false;
  return new Negotiator(request).encoding(["gzip", "identity"]) === "gzip";
}

async function compress(text: string): Promise<Buffer> {
  return text.length <= MAX_SYNC ? gzipSync(text, { level: 6 }) : await gzipAsync(text, { level: 6 });
}

/** Up to this length a string is sent as it is, so that Node joins it with the headers; a longer one is encoded once. */
const MAX_JOINED = 16_384;

function end(response: RestResponse, body: string | Buffer): void {
  const sent = body.length > MAX_JOINED && typeof body === "string" ? Buffer.from(body) : body;
  response.setHeader("Content-Length", Buffer.byteLength(sent));
  response.end(sent);
}

/** The two encodings of a body. */
interface Encoded {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

/** A text that is the same for all requests, also compressed, with its ETag. */
export interface Packed extends Encoded {
  readonly tag: string;
}

/** Encodes and compresses a text for many responses. */
export function pack(text: string): Packed {
  const plain = Buffer.from(text);
  const hash = createHash("sha256").update(plain).digest("base64url");
  return { plain, gzipped: gzipSync(plain, { level: 6 }), tag: `"${hash}"` };
}

/** Sends a packed text, or 304 if the client has it. */
export function sendPacked(request: RestRequest, response: RestResponse, packed: Packed): void {
  response.setHeader("ETag", packed.tag);
  if (isKnownTag(request.headers, packed.tag)) response.status(304).end();
  else sendEncoded(request, response, packed);
}

/** Sends a body, compressed if the client accepts it. */
export function sendEncoded(request: RestRequest, response: RestResponse, { plain, gzipped }: Encoded): void {
  response.vary("Accept-Encoding");
  const zipped = acceptsGzip(request);
  if (zipped) response.setHeader("Content-Encoding", "gzip");
  const body = zipped ? gzipped : plain;
  response.setHeader("Content-Length", body.length);
  response.end(body);
}
