import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const PROBE_MS = 200;

/**
 * Lets clients that have closed their side of a connection get their responses (RFC 9112 §9.6). A client that has left
 * looks the same until something is sent to it, so it gets interim responses, which every client ignores (RFC 9110
 * §15.2): its system rejects them, which ends the request.
 */
export function answerHalfClosed(server: Server, open: readonly ServerResponse[]): void {
  // Documented in the code of Node only; without it, the end of the input destroys the connection.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on("connection", (socket: Socket) => {
    socket.once("end", () => probe(socket, open));
  });
}

function probe(socket: Socket, open: readonly ServerResponse[]): void {
  const send = (): void => {
    const response = open.find((one) => one.socket === socket);
    // RFC 9110 §15.2: a client of HTTP/1.0 does not know interim responses.
    if (response && !response.headersSent && response.req.httpVersion === "1.1") response.writeProcessing();
  };
  send();
  const timer = setInterval(send, PROBE_MS).unref();
  socket.once("close", () => clearInterval(timer));
}
