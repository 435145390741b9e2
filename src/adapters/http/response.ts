import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type {
  Download,
  FileDownload,
  Described,
  Operation,
  StartsSession,
  Page,
  ByteRange,
} from "../../base/contract/operation.ts";
import type { SessionCookie } from "./cookies.ts";
import { addVary, sendJson, sendPlainJson, pack, sendPacked, type Packed } from "./encoding.ts";
import type { RestRequest, RestResponse } from "./middleware.ts";
import { entityTag, isKnownVersion, isKnownTag } from "./preconditions.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import type { IncomingHttpHeaders } from "node:http";
import { normalized } from "../../base/contract/unicode.ts";

/** The related records in a result: names of relations that the caller may not read. */
interface Related {
  readonly omitted: readonly string[];
}

/** A request and its response. */
interface Exchange {
  readonly request: RestRequest;
  readonly response: RestResponse;
  /** Null if the request includes no related records. */
  readonly related: Related | null;
}

/** Sends a service's result in the form of the contract. */
export async function send<Services>(
  operation: Operation<Services>,
  { cookie, ...exchange }: Exchange & { readonly cookie: SessionCookie },
  result: unknown,
): Promise<void> {
  const { request, response, related } = exchange;
  response.status(operation.status);
  response.setHeader("Content-Language", response.locals.locale);
  addVary(response, "Accept-Language");
  switch (operation.result) {
    case "record":
      await sendRecord(operation, exchange, withSession(operation, response, cookie, result));
      break;
    case "described":
      await sendDescribed(operation, exchange, result as Described<unknown, unknown>);
      break;
    case "list":
      await sendJson(request, response, listEnvelope(result as Page<unknown>, related));
      break;
    case "document":
      sendDocument({ request, response }, result as object);
      break;
    case "download":
      await sendDownload(response, result as Download);
      break;
    case "file":
      await sendFile(request, response, result as FileDownload);
  }
}

const packedDocuments = new WeakMap<object, Packed>();

/** Sends a document that is the same object for all requests; it is encoded and compressed once. */
function sendDocument({ request, response }: { request: RestRequest; response: RestResponse }, document: object): void {
  const packed = packedDocuments.get(document) ?? pack(JSON.stringify(document));
  packedDocuments.set(document, packed);
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  sendPacked(request, response, packed);
}

async function sendRecord<Services>(
  operation: Operation<Services>,
  { request, response, related }: Exchange,
  record: unknown,
): Promise<void> {
  const { known } = setRecordHeaders(operation, { request, response }, record);
  // Related records change without a new version of the record.
  if (known && related === null) response.status(304).end();
  else if (operation.secret || operation.session !== null) sendPlainJson(response, { data: record });
  else await sendJson(request, response, { data: record, ...(hasOmitted(related) && { meta: related }) });
}

async function sendDescribed<Services>(
  operation: Operation<Services>,
  { request, response }: Exchange,
  { record, meta }: Described<unknown, unknown>,
): Promise<void> {
  setRecordHeaders(operation, { request, response }, record);
  await sendJson(request, response, { data: record, meta });
}

/** Sets Location and ETag; `known` is true if a GET request already has this version. */
function setRecordHeaders<Services>(
  operation: Operation<Services>,
  { request, response }: Pick<Exchange, "request" | "response">,
  record: unknown,
): { readonly known: boolean } {
  const { id, version } = members(record);
  if (operation.status === 201 && typeof id === "string") response.setHeader("Location", `${request.path}/${id}`);
  if (typeof version !== "number") return { known: false };
  response.setHeader("ETag", entityTag(version));
  if (!operation.secret) response.setHeader("Cache-Control", "private, no-cache");
  return { known: operation.method === "get" && isKnownVersion(request.headers, version) };
}

/** Moves the session token from the result to the cookie. */
function withSession<Services>(
  { session }: Operation<Services>,
  response: RestResponse,
  cookie: SessionCookie,
  result: unknown,
): unknown {
  if (session === "end") cookie.clear(response);
  if (session !== "start") return result;
  const { session_token, session_expires_at, ...shown } = result as StartsSession<Record<string, unknown>>;
  cookie.set(response, session_token, session_expires_at);
  return shown;
}

function listEnvelope({ items, ...meta }: Page<unknown>, related: Related | null): unknown {
  return { data: items, meta: { ...meta, ...(hasOmitted(related) && related) } };
}

const hasOmitted = (related: Related | null): related is Related => related !== null && related.omitted.length > 0;

async function sendDownload(response: RestResponse, { content_type, file_name, content }: Download): Promise<void> {
  response.setHeader("Content-Type", content_type);
  response.setHeader("Content-Disposition", attachment(file_name));
  await pipeline(Readable.from(content, { objectMode: false }), response);
}

function members(record: unknown): { id?: unknown; version?: unknown } {
  return typeof record === "object" && record !== null ? record : {};
}

/** Sends a stored file, or the range of it that the request asks for. Browsers save it and never show it. */
async function sendFile(request: RestRequest, response: RestResponse, file: FileDownload): Promise<void> {
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
function attachment(name: string): string {
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
