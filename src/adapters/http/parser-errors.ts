import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorCode } from "../../../generated/vocabulary.js";
import type { Detail } from "../../base/platform/rules/errors.ts";
import { newId } from "../../base/platform/ids.ts";
import { errorResponse } from "./error-response.ts";
import { isUploading } from "./upload.ts";
import { STATUS_CODES } from "../../base/platform/node-http.ts";

/** Responds to requests that the HTTP parser rejects with JSON and a request id, like all other errors. */
export function handleParserErrors(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // Node emits this per request; uploads have a timeout of their own.
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && isUploading(socket)) return;
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else reject(socket, codeOf(error));
  });
  server.on("connect", (_request, socket) => reject(socket, "method_not_allowed", { Allow: "GET, HEAD, OPTIONS" }));
}

function codeOf({ code, rawPacket }: { code?: string | undefined; rawPacket?: Buffer }): ErrorCode {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "request_timeout";
  if (code === "HPE_HEADER_OVERFLOW") return isRequestLine(rawPacket) ? "uri_too_long" : "headers_too_large";
  return "malformed_request";
}

/** Returns whether the request line itself overflowed: then the URL is too long. */
function isRequestLine(packet: Buffer | undefined): boolean {
  const [line = ""] = packet?.toString("latin1").split("\n", 1) ?? [];
  return line.length > 8_192 && /^[A-Z]+ \S/.test(line);
}

/** Always in English: the headers were not read. */
function reject(socket: Duplex, code: ErrorCode, more: Readonly<Record<string, string>> = {}): void {
  const requestId = newId();
  const details: readonly Detail[] = code === "malformed_request" ? [{ path: "", code: "http_syntax" }] : [];
  const { status, headers, body } = errorResponse({ code, details, retryAfter: undefined }, "en", requestId);
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    ...more,
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(text)),
    "Content-Language": "en",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${text}`, () => {
    socket.destroy();
  });
}
