import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import Negotiator from "negotiator";
import type { RestRequest, RestResponse } from "./express-types.ts";

const gzipLater = promisify(gzip);
const WORTH_IT = 1_024;
/** Up to here compressing costs less than a millisecond, and less than handing it to another thread. */
const QUICK = 65_536;

/** Sends JSON, compressed where that is worth it and asked for. */
export async function sendJson(request: RestRequest, response: RestResponse, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.vary("Accept-Encoding");
  const zipped = text.length >= WORTH_IT && acceptsGzip(request);
  if (zipped) response.setHeader("Content-Encoding", "gzip");
  end(response, zipped ? await compress(text) : text);
}

/** Sends JSON as it is: a compressed secret would tell its length (BREACH). */
export function sendPlainJson(response: RestResponse, value: unknown): void {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  end(response, JSON.stringify(value));
}

function acceptsGzip(request: RestRequest): boolean {
  const header = request.headers["accept-encoding"];
  if (header === undefined || header === "identity") return false;
  return new Negotiator(request).encoding(["gzip", "identity"]) === "gzip";
}

async function compress(text: string): Promise<Buffer> {
  return text.length <= QUICK ? gzipSync(text, { level: 6 }) : await gzipLater(text, { level: 6 });
}

/** A text stays one: Node writes it together with the headers, where bytes would be a second piece. */
/** A string goes out together with its headers, in one piece. */
function end(response: RestResponse, body: string | Buffer): void {
  response.setHeader("Content-Length", Buffer.byteLength(body));
  response.end(body);
}
