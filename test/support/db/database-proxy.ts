import { once } from "node:events";
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";
import pg from "pg";
import type { Address } from "../../../src/base/db/connection.ts";
import type { TestDatabase } from "./cluster.ts";

/** A TCP proxy between the service and PostgreSQL on a loopback port, which simulates network faults. */
export interface DatabaseProxy {
  /** The database, reached through the proxy. */
  readonly database: TestDatabase;
  /** Stops forwarding in both directions without closing connections. */
  drop(): void;
  /** Stops forwarding a connection as soon as its client sends this text. */
  block(text: string): void;
  /** Number of connections that are not forwarded. */
  blocked(): number;
  /** Resumes forwarding, starting with the retained data. */
  resume(): void;
  /** Ends all connections with a reset. */
  reset(): void;
  /** Sets the target of new connections; with null they are reset. */
  lead(address: Address | null): void;
  close(): Promise<void>;
}

interface Link {
  readonly client: Socket;
  readonly server: Socket;
  blocked: boolean;
  readonly kept: Buffer[];
}

/** Starts a proxy to the server of `database`. */
export async function startDatabaseProxy(database: TestDatabase): Promise<DatabaseProxy> {
  const links = new Set<Link>();
  const rule: { dropping: boolean; text: string | null; target: NetConnectOpts | null } = {
    dropping: false,
    text: null,
    target: targetOf(database.address),
  };
  const listener = createServer((client) => {
    if (rule.target === null) return void client.resetAndDestroy();
    const link: Link = { client, server: connect(rule.target), blocked: rule.dropping, kept: [] };
    links.add(link);
    client.on("data", (chunk: Buffer) => {
      if (rule.text !== null && chunk.includes(rule.text)) link.blocked = true;
      if (link.blocked) link.kept.push(chunk);
      else link.server.write(chunk);
    });
    if (rule.dropping) link.server.pause();
    link.server.on("data", (chunk: Buffer) => client.write(chunk));
    // Data sent by the client before it disconnected still arrives, as in a real network.
    client.on("close", () => link.blocked || link.server.end());
    link.server.on("close", () => (links.delete(link), client.destroy()));
    for (const socket of [client, link.server]) socket.on("error", () => undefined);
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  const forward = (link: Link): void => {
    link.blocked = false;
    for (const chunk of link.kept.splice(0)) link.server.write(chunk);
    link.server.resume();
    if (link.client.destroyed) link.server.end();
  };
  const reset = (): void => {
    for (const { client, server } of links) {
      client.resetAndDestroy();
      server.destroy();
    }
  };
  return {
    database: { ...database, url: urlAt(port, database) },
    drop() {
      rule.dropping = true;
      for (const link of links) {
        link.blocked = true;
        link.server.pause();
      }
    },
    block: (text) => void (rule.text = text),
    blocked: () => [...links].filter((link) => link.blocked).length,
    resume() {
      Object.assign(rule, { dropping: false, text: null });
      links.forEach(forward);
    },
    reset,
    lead: (address) => void (rule.target = address && targetOf(address)),
    async close() {
      reset();
      listener.close();
      await once(listener, "close");
    },
  };
}

/** Returns where a server listens: the path of its socket, or host and port. */
export function targetOf(address: Address): NetConnectOpts {
  const { host, port } = "connectionString" in address ? new pg.Client(address) : address;
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${String(port)}` } : { host, port };
}

/** Returns the URL of a database through a proxy on loopback. */
export function urlAt(port: number, { url: direct }: TestDatabase): string {
  const url = new URL(direct);
  url.host = `127.0.0.1:${String(port)}`;
  url.searchParams.delete("host");
  return url.href;
}
