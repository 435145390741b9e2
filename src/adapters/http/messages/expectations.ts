import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Problem } from "../../../base/platform/rules/errors.ts";

/**
 * Asks a client that waits with its body (`Expect: 100-continue`) to send it when the body is read for the first time:
 * thus a request that is rejected by its headers gets the final response at once (RFC 9110 §10.1.1). Other expectations
 * come to the application as any request.
 */
export function handleExpectations(server: Server): void {
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    continueWhenRead(request, response);
    server.emit("request", request, response);
  });
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}

function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  request._read = (size) => {
    // From now on, that of the class.
    Reflect.deleteProperty(request, "_read");
    if (!response.headersSent) response.writeContinue();
    request._read(size);
  };
}

/** Throws expectation_failed for an expectation other than 100-continue. */
export function checkExpectation({ headers, httpVersion }: IncomingMessage): void {
  const { expect } = headers;
  if (expect === undefined || httpVersion !== "1.1" || /^100-continue$/i.test(expect)) return;
  throw new Problem("expectation_failed");
}
