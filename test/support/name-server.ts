import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";

/** A name server on loopback. */
interface NameServer {
  readonly address: string;
  /** Queries so far: `name type`. */
  readonly asked: string[];
  close(): void;
}

/** The data of the records with a name and a type; null for no response. */
type Records = (name: string, type: number, count: number) => readonly Buffer[] | null;

/** A name server (RFC 1035 §4) that replies with the given records, or not at all for null. */
export async function nameServer(records: Records): Promise<NameServer> {
  const socket: Socket = createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (query, from) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.subarray(at + 1, at + 1 + length).toString());
      at += 1 + length;
    }
    const type = query.readUInt16BE(at + 1);
    const name = labels.join(".").toLowerCase();
    const found = records(name, type, asked.filter((one) => one === `${name} ${type}`).length);
    asked.push(`${name} ${type}`);
    if (found === null) return;
    const head = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, found.length, 0, 0, 0, 0]);
    query.copy(head, 0, 0, 2);
    const answers = found.map((data) =>
      Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]), data]),
    );
    socket.send(Buffer.concat([head, query.subarray(12, at + 5), ...answers]), from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, asked, close: () => void socket.close() };
}

const TXT = 16;

/** A name server whose TXT records a test publishes. */
export interface TxtServer extends Omit<NameServer, "asked"> {
  /** Replaces the texts of a name; null lets queries for it time out. */
  publish(name: string, texts: readonly string[] | null): void;
}

/** Starts a name server without records. */
export async function txtServer(): Promise<TxtServer> {
  const texts = new Map<string, readonly string[] | null>();
  const server = await nameServer((name, type) => {
    const found = texts.get(name);
    return found === null ? null : type === TXT ? (found ?? []).map(txtRecord) : [];
  });
  return { ...server, publish: (name, list) => void texts.set(name, list) };
}

/** RFC 1035 §3.3.14: parts of at most 255 bytes, each after its length. */
function txtRecord(text: string): Buffer {
  const half = Math.ceil(text.length / 2);
  const parts = [text.slice(0, half), text.slice(half)].map((part) => Buffer.from(part));
  return Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), part]));
}
