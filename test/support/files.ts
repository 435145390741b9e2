import { expect } from "chai";
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import type { Caller } from "./caller.ts";
import type { Answer } from "./wire.ts";

/** The header of uploads. */
export const BYTES = { "Content-Type": "application/octet-stream" };

/** The record that a file belongs to. */
export interface FileOwner {
  readonly record_type: string;
  readonly record_id: string;
}

/** Creates a contact and returns it as the owner of files. */
export async function newOwner(crm: Caller): Promise<FileOwner> {
  const answer = await crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
  return { record_type: "contact", record_id: answer.string("data.id") };
}

/** Creates a file without content; returns its id. */
export async function newFile(crm: Caller, name = "minutes.txt", owner?: FileOwner): Promise<string> {
  const answer = await crm.post("/v1/files", { ...(owner ?? (await newOwner(crm))), name });
  expect(answer.status, answer.text).to.equal(201);
  return answer.string("data.id");
}

/** Uploads the content of a file. */
export const upload = (crm: Caller, id: string, content: Uint8Array | string): Promise<Answer> =>
  crm.put(`/v1/files/${id}/content`, content, BYTES);

interface StoredFile {
  readonly name?: string;
  readonly content?: Uint8Array | string;
  readonly owner?: FileOwner;
}

/** Creates a file with content; returns its id. */
export async function storedFile(
  crm: Caller,
  { name = "minutes.txt", content = "Minutes of the meeting\n", owner }: StoredFile = {},
): Promise<string> {
  const id = await newFile(crm, name, owner);
  const answer = await upload(crm, id, content);
  expect(answer.status, answer.text).to.equal(200);
  return id;
}

/** Downloads a file with fetch, which does not change its bytes. */
export async function download(
  url: string,
  { headers }: Pick<Caller, "headers">,
  { id, more = {}, method = "GET" }: { id: string; more?: Record<string, string>; method?: string },
): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(`${url}/v1/files/${id}/content`, { method, headers: { ...headers, ...more } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

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
