import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { createEgress, type Egress } from "../../../src/base/net/egress.ts";
import { listenHttp, PUBLIC, type Listener } from "./listener.ts";

/** A received request. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A webhook receiver on the loopback address that represents the internet. */
export interface Receiver extends Listener {
  readonly url: string;
  readonly received: readonly Received[];
  /** Handler of requests from now on. */
  answer: (received: Received, response: Parameters<RequestListener>[1]) => void;
}

/** Starts a receiver that accepts everything until `answer` is replaced. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const receiver: Pick<Receiver, "answer" | "received"> = { received, answer: (_, response) => void response.end() };
  const listener = await listenHttp((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const one = { path: request.url ?? "", headers: request.headers, body, at: Date.now() };
      received.push(one);
      receiver.answer(one, response);
    });
  }, PUBLIC);
  return Object.assign(receiver, listener, { url: `http://${PUBLIC}:${String(listener.port)}/hook` });
}

/** Creates an egress client for receivers: allows plain http and every port of that address. */
export const toReceivers = (): Egress => createEgress({ allowHttp: true, allowedSubnets: [PUBLIC] });
