import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { Problem } from "../platform/rules/errors.ts";

/** Scans a file; returns the name of the malware, or null. Throws `unavailable` if the scanner does not respond. */
export type ScanFile = (path: string) => Promise<string | null>;

const TIMEOUT_MS = 120_000;
const RETRY_AFTER_SECONDS = 30;
const PIECE_BYTES = 65_536;
/** A response is shorter than that. */
const MAX_RESPONSE = 4_096;

/**
 * Creates the client of clamd, the daemon of ClamAV, or of a scanner with the same protocol. INSTREAM takes the bytes in
 * pieces, each after its length in four bytes; a length of zero ends them.
 */
export function clamdScanner(url: string): ScanFile {
  const { hostname, port } = new URL(url);
  return async (path) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || "3310") });
    socket.setTimeout(TIMEOUT_MS, () => {
      socket.destroy(new Error("no response in time"));
    });
    try {
      // A scanner that has responded may stop reading: its response counts, not the failed write.
      const [response] = await Promise.all([responseOf(socket), send(socket, path).catch(() => undefined)]);
      return findingIn(response);
    } catch (cause) {
      throw unavailable(cause);
    } finally {
      socket.destroy();
    }
  };
}

/** Throws `unavailable` if clamd does not respond to PING. */
export async function pingClamd(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || "3310") });
  socket.setTimeout(5_000, () => {
    socket.destroy(new Error("no response in time"));
  });
  try {
    const response = responseOf(socket);
    socket.write("zPING\0");
    if ((await response) !== "PONG") throw new Error("this is not a virus scanner that speaks the protocol of clamd");
  } finally {
    socket.destroy();
  }
}

async function send(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from("zINSTREAM\0"));
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>) {
    await write(socket, Buffer.concat([lengthOf(piece.length), piece]));
  }
  await write(socket, lengthOf(0));
}

function lengthOf(size: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size);
  return length;
}

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    socket.write(bytes, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Returns the response up to its zero byte. */
async function responseOf(socket: Socket): Promise<string> {
  return await new Promise((resolve, reject) => {
    let text = "";
    socket.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
      const end = text.indexOf("\0");
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > MAX_RESPONSE) reject(new Error("the response is too long"));
    });
    socket.once("error", reject).once("close", () => {
      reject(new Error("the scanner closed the connection"));
    });
  });
}

/** `stream: OK`, `stream: <name> FOUND`, or an error such as `INSTREAM size limit exceeded. ERROR`. */
function findingIn(response: string): string | null {
  if (response === "stream: OK") return null;
  const found = /^stream: (.+) FOUND$/.exec(response)?.[1];
  if (found === undefined) throw new Error(response.slice(0, 200));
  return found;
}

function unavailable(cause: unknown): Problem {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const error = new Error(`The virus scanner failed: ${reason}`, { cause });
  return new Problem("unavailable", [], { cause: error, retryAfter: RETRY_AFTER_SECONDS });
}
