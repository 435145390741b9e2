import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileDownload, ByteRange } from "../../base/contract/operation.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import type { RestRequest, RestResponse } from "./middleware.ts";
import { isKnownTag } from "./preconditions.ts";
import type { IncomingHttpHeaders } from "node:http";
import { normalized } from "../../base/contract/unicode.ts";

/** Sends a stored file, or the range of it that the request asks for. Browsers save it and never show it. */
export async function sendFile(request: RestRequest, response: RestResponse, file: FileDownload): Promise<void> {
  const { size, sha256 } = file;
  const tag = `"${sha256}"`;
  response.set({ ETag: tag, "Cache-Control": "private, no-cache", "Accept-Ranges": "bytes" });
  if (isKnownTag(request.headers, tag)) {
    response.status(304).end();
    return;
  }
  const range = requestedRange(request.headers, { size, tag });
  if (range === "unsatisfiable") {
    response.set("Content-Range", `bytes */${String(size)}`);
    throw new Problem("range_not_satisfiable");
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const isHead = request.method === "HEAD";
  const bytes = isHead ? null : await file.read(range ?? undefined);
  if (range) response.status(206).set("Content-Range", `bytes ${String(start)}-${String(end)}/${String(size)}`);
  // Not through Express, which would add a charset.
  response.setHeader("Content-Type", file.content_type);
  response.set({
    "Content-Length": String(end - start + 1),
    "Content-Disposition": attachment(file.file_name),
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  if (bytes === null) response.end();
  else await pipeline(Readable.from(bytes, { objectMode: false }), response);
}

/**
 * Returns the range of bytes that a request asks for (RFC 9110 §14), "unsatisfiable" if the file has none of them, or
 * null for all bytes: without a range, with several ranges, an unknown unit, or an `If-Range` for another content.
 */
function requestedRange(
  { range, "if-range": condition }: IncomingHttpHeaders,
  { size, tag }: { readonly size: number; readonly tag: string },
): ByteRange | "unsatisfiable" | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || first + last === "") return null;
  // Only a strong tag that is equal matches (RFC 9110 §13.1.5); there are no dates to compare.
  if (condition !== undefined && String(condition).trim() !== tag) return null;
  if (first === "") return suffix(Number(last), size);
  const [start, end] = [Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== "" && Number(last) < start) return null;
  return start < size ? { start, end } : "unsatisfiable";
}

function suffix(length: number, size: number): ByteRange | "unsatisfiable" {
  return length === 0 ? "unsatisfiable" : { start: Math.max(0, size - length), end: size - 1 };
}

/**
 * Returns the header with which browsers save a response under this name (RFC 6266): `filename` for old clients, in
 * ASCII, and `filename*` with all characters (RFC 8187).
 */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  // `%` is replaced, because some clients decode it; quotes and backslashes would need escapes that others misread.
  const plain = normalized(name, "NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\%]/gu, "_");
  return plain === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
