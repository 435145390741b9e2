import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

const agent = new Agent({ keepAlive: true });

/** Like fetch, from a loopback address of this machine, such as 127.9.0.1. Keeps connections open. */
export async function sendFrom(localAddress: string, url: string, init: RequestInit = {}): Promise<Response> {
  const { method = "GET", body, headers, signal } = init;
  const fields = Object.fromEntries(new Headers(headers));
  const sent = request(url, { agent, localAddress, method, headers: fields, ...(signal ? { signal } : {}) });
  sent.end(typeof body === "string" ? body : undefined);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const status = response.statusCode ?? 0;
  const answer = await text(response);
  const received = new Headers();
  for (const [name, value] of Object.entries(response.headers)) received.set(name, String(value));
  return new Response(status === 204 || status === 304 ? null : answer, { status, headers: received });
}
