import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A response that a fault may change. */
export interface ProxiedResponse {
  readonly method: string;
  readonly path: string;
  /** The parsed body of the request; undefined if it is not JSON. */
  readonly request: unknown;
  status: number;
  readonly headers: Map<string, string>;
  /** The parsed body; undefined if it is not JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- A fault changes any part of it.
  json: any;
}

/** Changes a response so that it violates the contract. */
export type Fault = (response: ProxiedResponse) => void;

/** A service that violates the contract in one way. */
export interface FaultyProxy {
  readonly url: string;
  fault: Fault | null;
  close(): Promise<void>;
}

/** Starts a proxy in front of a service. It forwards everything, and changes responses by its fault. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const proxy: { fault: Fault | null } = { fault: null };
  const server = createServer((request, response) => {
    forward(target, request, proxy.fault).then(
      (made) => answer(response, made),
      () => response.destroy(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

/** Headers that belong to a connection or to the original bytes of a body. */
const OWN_HEADERS = new Set(["connection", "content-length", "transfer-encoding", "keep-alive", "host", "expect"]);

interface Made extends ProxiedResponse {
  readonly bytes: Buffer;
}

async function forward(target: string, request: IncomingMessage, fault: Fault | null): Promise<Made> {
  const { method = "GET", url: path = "/" } = request;
  const body = await buffer(request);
  const given = Object.entries(request.headers).filter(([name]) => !OWN_HEADERS.has(name));
  const headers = {
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    "accept-encoding": "identity",
  };
  const response = await fetch(`${target}${path}`, { method, headers, ...(body.length > 0 ? { body } : {}) });
  const bytes = Buffer.from(await response.arrayBuffer());
  const kept = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
  const made: Made = {
    method,
    path,
    request: parsed(body),
    status: response.status,
    headers: new Map(kept),
    bytes,
    json: parsed(bytes),
  };
  fault?.(made);
  return made;
}

function answer(response: ServerResponse, { status, headers, json, bytes }: Made): void {
  response.writeHead(status, Object.fromEntries(headers));
  response.end(json === undefined ? bytes : JSON.stringify(json));
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}
