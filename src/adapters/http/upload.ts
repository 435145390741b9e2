import type { IncomingMessage } from "node:http";
import type { Duplex, Readable } from "node:stream";
import { Problem } from "../../base/platform/rules/errors.ts";
import { BROKEN_GZIP, checkMediaType, hasBody, inflate, requireLength, beyondLimit, bodyTooLarge } from "./body.ts";

/** An upload may take any time while data arrives; it is aborted after this period without data. */
const MAX_SILENCE_MS = 10_000;

/**
 * Bytes that one compressed byte can become, from `UNLIMITED` bytes on. A table of repeated rows becomes 20 to 60 times
 * smaller, and gzip can shrink a thousandfold: half a megabyte would keep the service busy for as long as 280.
 */
const MAX_RATIO = 100;
const UNLIMITED = 2 * 2 ** 20;

const uploading = new WeakSet<Duplex>();

/** Returns whether a file is being read from this connection: then the timeout for a whole request does not apply. */
export function isUploading(socket: Duplex): boolean {
  return uploading.has(socket);
}

/**
 * Returns the decompressed bytes of the body as they arrive; undefined if there is none. Throws unsupported_media_type
 * and payload_too_large immediately if the headers show it, else (as well as malformed_request and request_timeout)
 * while reading.
 */
export function openUpload(
  request: IncomingMessage,
  { type, limit }: { type: string; limit: number },
): AsyncIterable<Buffer> | undefined {
  if (!hasBody(request)) return undefined;
  const encoding = checkMediaType(request, type);
  requireLength(request, limit);
  return read(request, { encoding, limit });
}

async function* read(
  request: IncomingMessage,
  { encoding, limit }: { encoding: "identity" | "gzip"; limit: number },
): AsyncGenerator<Buffer, void, undefined> {
  const zipped = encoding === "gzip";
  let received = 0;
  if (zipped) request.on("data", (bytes: Buffer) => (received += bytes.length));
  const stream: Readable = zipped ? inflate(request) : request;
  // Not destroyed on an early end: that would close the connection before the error response is sent.
  const pieces = stream.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  uploading.add(request.socket);
  let size = 0;
  try {
    for (;;) {
      const next: IteratorResult<Buffer, unknown> = await withSilenceTimeout(pieces.next());
      if (next.done === true) return;
      const { value } = next;
      size += value.length;
      if (size > limit) throw bodyTooLarge(limit);
      if (zipped && size > UNLIMITED && size > MAX_RATIO * received)
        throw beyondLimit("payload_too_large", "compression_ratio", MAX_RATIO);
      yield value;
      // Pieces that have already arrived would follow each other without a turn for other requests.
      await new Promise((resolve) => setImmediate(resolve));
    }
  } catch (cause) {
    throw cause instanceof Problem
      ? cause
      : new Problem("malformed_request", encoding === "gzip" ? BROKEN_GZIP : [], { cause });
  } finally {
    uploading.delete(request.socket);
  }
}

async function withSilenceTimeout<Result>(next: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Problem("request_timeout"));
    }, MAX_SILENCE_MS);
  });
  // After a timeout, the pending promise must not cause an unhandled rejection.
  next.catch(() => undefined);
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}
