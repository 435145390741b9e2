import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { callerAt, type Caller } from "../support/caller.ts";
import { selfSigned } from "../support/programs/certificate.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { listenHttp, listenHttps, listenRaw, PUBLIC, type Listener } from "../support/webhooks/listener.ts";
import { createKey, createOrganization, signIn } from "../support/accounts/people.ts";
import { spawnService } from "../support/programs/process.ts";
import { until } from "../support/queue.ts";
import { LONG } from "../support/suite/length.ts";
import { use } from "../support/fixture.ts";

const EVENTS = 50;
/** The first rounds bring the service to its normal memory size. */
const ROUNDS = { warm: 2, measured: LONG ? 40 : 4 };
const TEN_MB = Buffer.alloc(10 * 1_024 * 1_024, "x");
/** A young process grows by itself; the receivers would make it read gigabytes. */
const MAX_GROWTH_MIB = 256;

describe(`Webhook receivers that misbehave, ${(ROUNDS.warm + ROUNDS.measured) * EVENTS} events each (F10)`, () => {
  let trap: Listener;
  const listeners: Listener[] = [];
  const database = use(() => createDatabase());
  const service = use(() => spawnService({ database, env: { WEBHOOK_ALLOW_HTTP: "on" } }));
  before(async () => {
    trap = await listenHttp((_request, response) => response.end("inside"), "127.0.0.1");
  });
  after(async () => {
    await Promise.all([trap, ...listeners].map((listener) => listener.close()));
  });

  const listening = async (scheme: "http" | "https", started: Promise<Listener>): Promise<string> => {
    const listener = await started;
    listeners.push(listener);
    return `${scheme}://${PUBLIC}:${listener.port}/hook`;
  };
  /** The URL of each receiver and the error expected in its delivery log. */
  const receivers = async (): Promise<Record<string, { url: string; error: string | null }>> => ({
    hangs: {
      url: await listening(
        "http",
        listenHttp(() => undefined, PUBLIC),
      ),
      error: "timeout",
    },
    "says 500": {
      url: await listening(
        "http",
        listenHttp((_, response) => void response.writeHead(500).end("Broken"), PUBLIC),
      ),
      error: "status",
    },
    "answers 10 MB": {
      url: await listening(
        "http",
        listenHttp((_, response) => void response.end(TEN_MB), PUBLIC),
      ),
      error: "too_large",
    },
    resets: {
      url: await listening(
        "http",
        listenRaw((socket) => void socket.resetAndDestroy()),
      ),
      error: "connection",
    },
    "has a certificate that nobody vouches for": {
      url: await listening(
        "https",
        listenHttps(selfSigned(PUBLIC), (_, response) => void response.end()),
      ),
      error: "tls",
    },
    "redirects to the inside": {
      url: await listening(
        "http",
        listenHttp((_, response) => {
          response.writeHead(307, { Location: `http://127.0.0.1:${trap.port}/` }).end();
        }, PUBLIC),
      ),
      error: "redirect",
    },
    works: {
      url: await listening(
        "http",
        listenHttp((_, response) => void response.end(), PUBLIC),
      ),
      error: null,
    },
  });
  const residentMiB = async (): Promise<number> => {
    const status = await readFile(`/proc/${service.pid}/status`, "utf8").catch(() => "");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
  };

  it("get their error logged, while memory stays bounded and no request reaches the internal network", async function () {
    this.timeout(180_000);
    const { owner } = await createOrganization({ database });
    const people = await signIn(service.url, owner);
    const crm = callerAt(service.url, { "X-API-Key": await createKey({ database }, { user: owner }) });
    const hooks: { id: string; what: string; error: string | null }[] = [];
    for (const [what, { url, error }] of Object.entries(await receivers())) {
      const made = await people.post("/v1/webhooks", { url, events: ["contact.created"] });
      hooks.push({ id: made.string("data.id"), what, error });
    }
    const newest = async (id: string): Promise<Record<string, unknown>[]> =>
      (await people.get(`/v1/webhooks/${id}/deliveries?page_size=100&sort=created_at`)).list("data");
    const { pool } = database;
    /** Slow receivers are called one at a time from here on and lag behind. */
    const untaken = pool("webhook_deliveries").where({ webhook_id: hooks.at(-1)?.id ?? "", status: "pending" });
    const happen = async (rounds: number): Promise<void> => {
      for (let round = 0; round < rounds; round += 1) await contacts(crm, EVENTS);
      await until(async () => !(await untaken.clone().first("id")), "all events at the working receiver", 90);
    };
    await happen(ROUNDS.warm);
    const before = await residentMiB();
    await happen(ROUNDS.measured);
    for (const { id, what, error } of hooks) {
      const attempted = async (): Promise<boolean> =>
        (await newest(id)).some(({ last_error, attempt_count }) => Number(attempt_count) > 0 && last_error === error);
      await until(attempted, what, 60);
    }
    for (const { id, what, error } of hooks.filter((hook) => hook.error !== null)) {
      const errors = new Set((await newest(id)).map(({ last_error }) => last_error).filter((one) => one !== null));
      expect([...errors], what).to.deep.equal([error]);
      expect((await people.get(`/v1/webhooks/${id}`)).at("data.status"), what).to.equal("active");
    }
    expect((await residentMiB()) - before, "additional MiB").to.be.below(MAX_GROWTH_MIB);
    expect(trap.hits(), "connections to the internal network").to.equal(0);
  });
});

async function contacts(crm: Caller, count: number): Promise<void> {
  const record = { entity_type: "contact", first_name: "Ada" };
  const operations = Array.from({ length: count }, () => ({ method: "create", record }));
  expect((await crm.post("/v1/entities/batch", { operations })).at("data.succeeded")).to.equal(count);
}
