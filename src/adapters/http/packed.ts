import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { acceptsGzip } from "./encoding.ts";
import type { RestRequest, RestResponse } from "./express-types.ts";
import { isKnownTag } from "./preconditions.ts";

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
