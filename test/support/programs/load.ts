import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { Crm } from "../../../src/adapters/sdk/crm.ts";
import { OWN_LIMITS } from "./process.ts";

/** Applications that use the SDK without pausing, from many addresses, so that no limit applies. */
export interface Load {
  /** First names of the contacts whose creation was acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** Errors of calls, after the retries of the SDK: there should be none. */
  readonly failures: readonly string[];
  /** The number of completed calls, each with all its attempts. */
  readonly calls: number;
  /** Attempts that the SDK repeated: the number of each kind of error, or of each status 5xx. */
  readonly repeated: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

const CLIENTS = 8;
const ADDRESSES = 240;
/** Loads of the same test create different names. */
let loads = 0;

/** Starts applications that create, read, change and list contacts. `each` makes further calls. */
export function startLoad(
  baseUrl: string,
  apiKey: string,
  each: (crm: Crm, name: string) => Promise<unknown> = () => Promise.resolve(),
): Load {
  const acknowledged = new Set<string>();
  const failures: string[] = [];
  const counts = { calls: 0, addresses: 0 };
  const repeated: Record<string, number> = {};
  const note = (reason: string): void => void (repeated[reason] = (repeated[reason] ?? 0) + 1);
  const prefix = `load ${String(++loads)}`;
  let running = true;
  const send: typeof fetch = async (url, init) => {
    const number = counts.addresses++ % ADDRESSES;
    const response = await sendFrom(
      `127.9.0.${String(number + 1)}`,
      url instanceof Request ? url.url : url.toString(),
      init,
    ).catch((error: unknown) => {
      note(error instanceof Error && "code" in error ? String(error.code) : String(error));
      throw error;
    });
    if (response.status >= 500) note(String(response.status));
    return response;
  };
  const crm = new Crm({ apiKey, baseUrl, fetch: send });
  const call = async <Result>(work: () => PromiseLike<Result>): Promise<Result | null> => {
    try {
      return await work();
    } catch (error) {
      failures.push(String(error));
      return null;
    } finally {
      counts.calls += 1;
    }
  };
  const client = async (number: number): Promise<void> => {
    for (let turn = 0; running; turn += 1) {
      const first_name = `${prefix} client ${String(number)} turn ${String(turn)}`;
      const contact = await call(() => crm.entities.create({ body: { entity_type: "contact", first_name } }));
      if (contact === null) continue;
      acknowledged.add(first_name);
      const path = { id: contact.id };
      await call(() => crm.entities.get({ path }));
      await call(() => crm.entities.update({ path, body: { job_title: first_name } }));
      await call(() => crm.entities.list({ query: { page_size: 5 } }));
      await call(() => each(crm, first_name));
    }
  };
  const all = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return {
    acknowledged,
    failures,
    get calls() {
      return counts.calls;
    },
    repeated,
    async stop() {
      running = false;
      await all;
    },
  };
}

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

/** Calls per minute of the operation that the rounds use. */
const LIMIT = 10;
const GONE = "/v1/entities/01990000-0000-7000-8000-000000000000";
const REDIS_TIMEOUT_MS = 50;
/** Rounds that may be discarded. */
const TOO_SLOW = 40;

interface Target {
  readonly url: string;
  readonly key: string;
  /** Addresses with `/metrics` of the processes. */
  readonly adminUrls: readonly string[];
}

/**
 * Sends 14 calls at once in each round, from an address of its own, and returns how many too many or too few were accepted
 * in each round. A busy machine can exceed the timeout of Redis; processes then apply limits of their own for a second, so
 * such a round is repeated.
 */
export async function limitRounds({ url, key, adminUrls }: Target, rounds: number): Promise<number[]> {
  const wrong: number[] = [];
  for (let address = 1; wrong.length < rounds && address <= rounds + TOO_SLOW; address += 1) {
    const own = `127.8.0.${String(address)}`;
    // Clients can write X-Forwarded-For, but that must not help them.
    const call = (number: number): Promise<Response> =>
      sendFrom(own, url + GONE, {
        method: "DELETE",
        headers: { "X-API-Key": key, "X-Forwarded-For": `203.0.113.${String(number)}` },
      });
    const start = performance.now();
    const answers = await Promise.all(Array.from({ length: 14 }, (_, number) => call(number)));
    const milliseconds = performance.now() - start;
    const accepted = answers.filter(({ status }) => status === 404).length;
    const refilled = Math.floor(milliseconds / (60_000 / LIMIT));
    const difference = accepted < LIMIT ? accepted - LIMIT : Math.max(0, accepted - LIMIT - refilled);
    const slow = milliseconds > REDIS_TIMEOUT_MS && (await ownLimits(adminUrls));
    if (difference === 0 || !slow) wrong.push(difference);
    else await new Promise((done) => setTimeout(done, 1_500));
  }
  return wrong;
}

async function ownLimits(adminUrls: readonly string[]): Promise<boolean> {
  const metrics = await Promise.all(adminUrls.map(async (url) => await (await fetch(`${url}/metrics`)).text()));
  return metrics.some((text) => OWN_LIMITS.test(text));
}
