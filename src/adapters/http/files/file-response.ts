import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileDownload } from "../../../base/contract/download.ts";
import { Problem } from "../../../base/platform/rules/errors.ts";
import { requestedRange } from "./byte-range.ts";
import { attachment } from "./content-disposition.ts";
import type { RestRequest, RestResponse } from "../express-types.ts";
import { isKnownTag } from "../preconditions.ts";

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
