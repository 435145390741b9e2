import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

/** The test file of the European Institute for Computer Antivirus Research, which every scanner reports. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE", "!$H+H*"].join("");

/** A scanner that speaks the protocol of clamd. */
export interface Clamd {
  readonly url: string;
  /** The sizes of the scanned files. */
  readonly scanned: number[];
  /** Replaces the responses: `null` closes the connection without one. */
  response: string | null | undefined;
  close(): Promise<void>;
}

/** Starts a scanner that finds EICAR. */
export async function startClamd(): Promise<Clamd> {
  const sockets = new Set<Socket>();
  const clamd = { url: "", scanned: [] as number[], response: undefined as string | null | undefined };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    void serve(socket, clamd);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return Object.assign(clamd, {
    url: `tcp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  });
}

async function serve(socket: Socket, clamd: Omit<Clamd, "close">): Promise<void> {
  let bytes = Buffer.alloc(0);
  for await (const piece of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, piece]);
    if (bytes.subarray(0, 6).toString() === "zPING\0") return void socket.end("PONG\0");
    if (clamd.response === null) return void socket.destroy();
    const content = contentOf(bytes);
    if (content === null) continue;
    clamd.scanned.push(content.length);
    const finding = content.includes(EICAR) ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0";
    return void socket.end(clamd.response ?? finding);
  }
}

/** Returns the content after `zINSTREAM`; null while it is incomplete. */
function contentOf(bytes: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = "zINSTREAM\0".length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
