import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import Negotiator from "negotiator";
import { withUnicodeAddresses } from "../../base/platform/rules/unicode-address.ts";
import type { RestRequest, RestResponse } from "./express-types.ts";

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
export function acceptsGzip(request: RestRequest): boolean {
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
