import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes of a body that are read and thrown away so that its connection can be used again. */
const MAX_DRAINED = 2 ** 20;

/** Milliseconds for which a connection that closes still takes what the client is sending. */
const LINGER = 2_000;

/**
 * Handles bodies that are still on their way when the response is sent: the next request on the connection would wait behind
 * them. A body of up to a mebibyte is drained. Where it is larger, or of unknown length, the response says `Connection: close`,
 * and the connection lingers so that the client can read the response (RFC 9112 §9.6). `keepAlive` is asked when the body was
 * read completely.
 */
export function settleUnreadBody(request: IncomingMessage, response: ServerResponse, keepAlive: () => boolean): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (length === undefined && encoding === undefined) return;
  if (encoding !== undefined || Number(length) > MAX_DRAINED) {
    response.setHeader("Connection", "close");
    request.once("end", () => {
      if (keepAlive() && !response.headersSent) response.removeHeader("Connection");
    });
  }
  response.once("prefinish", () => {
    if (request.readableEnded) return;
    const { socket } = request;
    socket.destroySoon = () => {
      socket.end();
      setTimeout(() => socket.destroy(), LINGER).unref();
    };
    // A decompressor, or a reader that stopped, may hold the stream back.
    request.unpipe();
    request.resume();
  });
}
