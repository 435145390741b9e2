import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import type { TestDatabase } from "./cluster.ts";
import { targetOf, urlAt } from "./database-proxy.ts";

/** A proxy in front of PostgreSQL that counts the statements of all its connections. */
export interface StatementCounter {
  /** The database, reached through the proxy. */
  readonly database: TestDatabase;
  /** Number of statements so far, including BEGIN and COMMIT. */
  count(): number;
  /** Bytes that PostgreSQL has sent so far. */
  bytes(): number;
  close(): void;
}

/** The types of the messages Query and Execute: the letters Q and E. */
const [QUERY, EXECUTE] = [0x51, 0x45];

/** Starts the proxy. It reads the messages of the clients (PostgreSQL documentation, 55.7 Message Formats). */
export async function startStatementCounter(database: TestDatabase): Promise<StatementCounter> {
  const target = targetOf(database.address);
  let statements = 0;
  let bytes = 0;
  const listener = createServer((client) => {
    const server = connect(target);
    const types = messageTypes();
    client.on("data", (chunk: Buffer) => {
      for (const type of types(chunk)) if (type === QUERY || type === EXECUTE) statements += 1;
    });
    server.on("data", (chunk: Buffer) => (bytes += chunk.length));
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on("error", () => void (client.destroy(), server.destroy()));
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  const url = urlAt(port, database);
  return {
    database: { ...database, address: { connectionString: url }, url },
    count: () => statements,
    bytes: () => bytes,
    close: () => void listener.close(),
  };
}

/** Returns a function that receives the bytes of a client and returns the types of its complete messages. */
function messageTypes(): (chunk: Buffer) => number[] {
  let rest = Buffer.alloc(0);
  // The first message has a length, but no type.
  let isFirst = true;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const types: number[] = [];
    for (;;) {
      const header = isFirst ? 0 : 1;
      if (rest.length < header + 4) return types;
      const end = header + rest.readInt32BE(header);
      if (rest.length < end) return types;
      if (!isFirst) types.push(rest.readUInt8(0));
      isFirst = false;
      rest = rest.subarray(end);
    }
  };
}
