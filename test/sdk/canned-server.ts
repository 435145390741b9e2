import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** The response to one request; "hang up" closes the connection, "silence" never responds. */
export type CannedAnswer =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | "hang up"
  | "silence";

/** A received request. */
interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that returns the given responses in order and repeats the last one. */
export interface CannedServer {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  close(): Promise<void>;
}

/** Starts a server on a free port. */
export async function startCanned(...answers: readonly CannedAnswer[]): Promise<CannedServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const answer = answers[Math.min(seen.length, answers.length - 1)];
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      if (answer === "hang up") request.socket.destroy();
      else if (answer !== "silence" && answer !== undefined) {
        response.writeHead(answer.status, {
          "Content-Type": "application/json",
          "X-Request-Id": "req-12345678",
          ...answer.headers,
        });
        response.end(JSON.stringify(answer.body ?? { data: { id: "1" } }));
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
