import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that are processed at the same time; browsers and SDKs send one. */
const MAX_IN_FLIGHT = 4;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Returns a function that starts a request as soon as few others of its connection are in flight. A connection with more
 * is not read, nor is one whose client does not take the responses: several hundred requests fit into one packet, and Node
 * hands them all over at once.
 */
export function limitPipelining(): (socket: Socket, response: ServerResponse, start: () => void) => void {
  const lines = new WeakMap<Socket, Line>();
  return (socket, response, start) => {
    const line = lines.get(socket) ?? openLine(lines, socket);
    const run = (): void => {
      line.running += 1;
      // A response that streams a file has ten listeners without this one, and Node warns beyond ten.
      response.setMaxListeners(response.getMaxListeners() + 1);
      response.once("close", () => {
        line.running -= 1;
        startNext(line, socket);
      });
      start();
    };
    if (line.running < MAX_IN_FLIGHT && line.waiting.length === 0) {
      run();
      return;
    }
    line.waiting.push(run);
    socket.pause();
  };
}

function openLine(lines: WeakMap<Socket, Line>, socket: Socket): Line {
  const line: Line = { running: 0, waiting: [] };
  lines.set(socket, line);
  // Node resumes a connection whenever it has written a response.
  socket.on("resume", () => {
    if (line.waiting.length > 0) socket.pause();
  });
  return line;
}

function startNext(line: Line, socket: Socket): void {
  if (line.waiting.length === 0) return;
  if (socket.destroyed) {
    line.waiting.length = 0;
    return;
  }
  if (socket.writableNeedDrain) {
    socket.once("drain", () => startNext(line, socket));
    return;
  }
  while (line.running < MAX_IN_FLIGHT && line.waiting.length > 0) line.waiting.shift()?.();
  if (line.waiting.length === 0) socket.resume();
}
