import { Agent, request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { Knex } from "knex";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import type { TestDatabase } from "../support/db/cluster.ts";

/** An organization that sends requests. */
export interface Tenant {
  /** Number of contacts. */
  readonly size: number;
  /** Sends the next request of the mix; returns the milliseconds until its response has arrived. */
  send(): Promise<number>;
}

/** Contacts per batch. */
const BATCH = 100;

/** Creates one organization for each size, filled over REST. */
export async function createTenants(place: { url: string; pool: Knex; sizes: readonly number[] }): Promise<Tenant[]> {
  const tenants: Tenant[] = [];
  for (const size of place.sizes) tenants.push(await createTenant(place, size));
  return tenants;
}

async function createTenant({ url, pool }: { url: string; pool: Knex }, size: number): Promise<Tenant> {
  const database = { pool } as TestDatabase;
  const { owner } = await createOrganization({ database });
  const key = await createKey({ database }, { user: owner });
  const agent = new Agent({ keepAlive: true });
  const call = (method: string, path: string, body?: object): Promise<string> =>
    send({ url, key, agent }, { method, path, ...(body ? { body } : {}) });
  const ids: string[] = [];
  for (let made = 0; made < size; made += BATCH) {
    const operations = Array.from({ length: Math.min(BATCH, size - made) }, (_, index) => ({
      method: "create",
      record: newContact(made + index),
    }));
    const answer = JSON.parse(await call("POST", "/v1/entities/batch", { operations })) as {
      data: { results: { data: { id: string } }[] };
    };
    ids.push(...answer.data.results.map(({ data }) => data.id));
  }
  const idOf = (number: number): string => ids[(number * 7) % ids.length] ?? "";
  const mix = [
    () => call("GET", "/v1/entities?entity_type=contact&page_size=25"),
    (turn: number) => call("GET", `/v1/entities/${idOf(turn)}`),
    (turn: number) => call("PUT", `/v1/entities/${idOf(turn)}`, { job_title: `Title ${turn}` }),
    (turn: number) => call("GET", `/v1/entities/${idOf(turn)}`),
    (turn: number) => call("POST", "/v1/entities", newContact(size + turn)),
  ];
  let turn = 0;
  return {
    size,
    async send() {
      const began = performance.now();
      turn += 1;
      await mix[turn % mix.length]?.(turn);
      return performance.now() - began;
    },
  };
}

function newContact(number: number): object {
  const name = `${process.pid.toString(36)}-${number.toString(36)}`;
  return { entity_type: "contact", first_name: "Ada", last_name: `Fair ${name}`, email: `fair-${name}@example.com` };
}

interface Target {
  readonly url: string;
  readonly key: string;
  readonly agent: Agent;
}

async function send(
  { url, key, agent }: Target,
  { method, path, body }: { method: string; path: string; body?: object },
): Promise<string> {
  const headers = { "X-API-Key": key, ...(body ? { "Content-Type": "application/json" } : {}) };
  const sent = request(new URL(path, url), { agent, method, headers });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  // The service may reject the requests of an organization that sends too many.
  if ((response.statusCode ?? 0) >= 300 && response.statusCode !== 503)
    throw new Error(`${method} ${path}: ${response.statusCode} ${text}`);
  return text;
}
