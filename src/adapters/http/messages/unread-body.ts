import type { IncomingMessage, ServerResponse } from "node:http";

/** Bytes of a body that are read and discarded so that its connection can be reused. */
const MAX_DRAINED = 2 ** 20;

/** Milliseconds for which a closing connection still accepts data from the client. */
const LINGER = 2_000;

/**
 * Handles bodies that have not been read completely when the response is sent: the next request on the connection would
 * wait behind them. A body of up to a mebibyte is drained. If it is larger or of unknown length, the response contains
 * `Connection: close`, and the connection lingers so that the client can read the response (RFC 9112 §9.6). `keepAlive`
 * is called when the body has been read completely.
 */
export function handleUnreadBody(request: IncomingMessage, response: ServerResponse, keepAlive: () => boolean): void {
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
    // A decompressor, or a reader that has stopped, may hold the stream back.
    request.unpipe();
    request.resume();
  });
}
