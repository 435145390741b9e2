import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { Agent, request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { Knex } from "knex";
import { connect } from "../../src/base/db/connection.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import type { TestDatabase } from "../support/db/cluster.ts";
import { createBenchDatabase } from "./dataset.ts";
import { median } from "./report.ts";
import { startServer } from "./server-process.ts";

// `npm run bench:fairness`: 30 organizations of different sizes; how much the busiest one slows the others.
const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "8" },
    /** Seconds of each phase: a round has one with and one without the busiest organization. */
    seconds: { type: "string", default: "5" },
    organizations: { type: "string", default: "30" },
    /** Requests per second of all organizations except the busiest. */
    rate: { type: "string", default: "60" },
    /** Concurrent requests of the busiest organization; it sends the next one at once. */
    connections: { type: "string", default: "32" },
  },
});
const TARGET = 1.5;
/** Contacts of the busiest organization; the next ones have a half, a third … of them. */
const LARGEST = 1_000;

/** Milliseconds of each request, by organization. */
type Times = Map<Tenant, number[]>;

const database = await createBenchDatabase();
const server = await startServer({
  name: "service",
  script: "src/main.mjs",
  env: { ...database.env, LOG_LEVEL: "warn", WORKERS: "0" },
});
try {
  const pool = connect({ address: { connectionString: database.env["DATABASE_URL"] ?? "" }, poolSize: 2 });
  const sizes = Array.from({ length: Number(options.organizations) }, (_, index) => Math.round(LARGEST / (index + 1)));
  const [busiest, ...others] = await createTenants({ url: server.url, pool, sizes });
  await pool.destroy();
  if (!busiest) throw new Error("There must be an organization.");
  await database.settle();
  await phase(others, busiest);
  const rounds: { alone: Times; together: Times }[] = [];
  let served = 0;
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const alone = await phase(others, null);
    const together = await phase(others, busiest);
    served += together.served;
    rounds.push({ alone: alone.times, together: together.times });
  }
  report(others, rounds, served);
} finally {
  await server.stop();
  await database.drop();
}

/** Sends the requests of the others at their rates, and those of the busiest organization without pauses. */
async function phase(others: readonly Tenant[], busiest: Tenant | null): Promise<{ times: Times; served: number }> {
  const end = performance.now() + Number(options.seconds) * 1_000;
  // Equal rates, so that the median of each organization has as many requests.
  const interval = (1_000 * others.length) / Number(options.rate);
  const times: Times = new Map(others.map((one) => [one, []]));
  let served = 0;
  const regular = others.map(async (one) => {
    const sent: Promise<void>[] = [];
    // The first request comes at a random time of the interval, so that organizations do not send at the same time.
    for (let next = performance.now() + Math.random() * interval; next < end; next += interval) {
      await pause(Math.max(0, next - performance.now()));
      sent.push(one.send().then((milliseconds) => void times.get(one)?.push(milliseconds)));
    }
    await Promise.all(sent);
  });
  const flood = Array.from({ length: busiest ? Number(options.connections) : 0 }, async () => {
    while (performance.now() < end) {
      await busiest?.send();
      served += 1;
    }
  });
  await Promise.all([...regular, ...flood]);
  return { times, served };
}

function report(others: readonly Tenant[], rounds: readonly { alone: Times; together: Times }[], served: number): void {
  const rows = others.map((one) => {
    const all = (phaseOf: (round: { alone: Times; together: Times }) => Times): number[] =>
      rounds.flatMap((round) => phaseOf(round).get(one) ?? []);
    const [alone, together] = [all((round) => round.alone), all((round) => round.together)];
    return { one, requests: together.length, alone: median(alone), together: median(together) };
  });
  const ratios = rows.map(({ alone, together }) => together / alone);
  print(["organization", "contacts", "requests", "alone ms", "with the busiest ms", "ratio"]);
  for (const [index, { one, requests, alone, together }] of rows.entries()) {
    const figures = [one.size, requests, alone.toFixed(1), together.toFixed(1), ratios[index]?.toFixed(2) ?? ""];
    print([String(index + 2), ...figures.map(String)]);
  }
  const pooled = (times: (round: { alone: Times; together: Times }) => Times): number[] =>
    rounds.map((round) => median([...times(round).values()].flat()));
  const [alone, together] = [pooled((round) => round.alone), pooled((round) => round.together)];
  const ofRounds = median(together.map((milliseconds, index) => milliseconds / (alone[index] ?? NaN)));
  const rate = served / (rounds.length * Number(options.seconds));
  console.log(`\nbusiest: ${rate.toFixed(0)} requests/s with ${options.connections} connections`);
  console.log(`all others together: ${ofRounds.toFixed(2)} × (median of the rounds)`);
  const slowest = Math.max(...ratios);
  const verdict = slowest <= TARGET ? "reached" : "MISSED";
  console.log(`slowed most: ${slowest.toFixed(2)} ×, target ≤ ${TARGET} ×: ${verdict}`);
  process.exitCode = slowest <= TARGET ? 0 : 1;
}

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(21))).join(""));
}

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
async function createTenants(place: { url: string; pool: Knex; sizes: readonly number[] }): Promise<Tenant[]> {
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
