import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { connect, toMcp } from "../accounts/connections.ts";
import { createKey, signIn, type Person } from "../accounts/people.ts";
import { callerAt, type Caller } from "../caller.ts";
import type { TestDatabase } from "../database/cluster.ts";

/** The promised time until a revocation applies to every process, with a margin for the clock. */
const EFFECTIVE_MS = 1_000;

interface Place {
  readonly database: TestDatabase;
  /** One address per process. */
  readonly urls: readonly string[];
  readonly owner: Person;
}

/** Revokes an API key, a session and a connection on one process; each must be rejected by all others after a second. */
export async function checkRevocations({ database, urls, owner }: Place): Promise<void> {
  const [first = ""] = urls;
  const session = await signIn(first, owner);
  const other = await signIn(first, owner);
  const secret = await createKey({ database }, { user: owner });
  const { id: connection, token } = await connect({ database }, { user: owner });
  const uses: Readonly<Record<string, (url: string) => Promise<number>>> = {
    key: (url) => statusOf(callerAt(url, { "X-API-Key": secret })),
    session: (url) => statusOf(callerAt(url, session.headers)),
    connection: async (url) => (await toMcp(url, { Authorization: `Bearer ${token}`, Accept: ACCEPT }))[0],
  };
  for (const [name, use] of Object.entries(uses)) {
    expect(await Promise.all(urls.map(use)), `${name} before`).to.deep.equal(urls.map(() => 200));
  }
  const [key] = (await other.get("/v1/api-keys?sort=-created_at&page_size=1")).list("data");
  expect((await other.delete(`/v1/api-keys/${String(key?.["id"])}`)).status).to.equal(200);
  expect((await other.delete(`/v1/connections/${connection}`)).status).to.equal(200);
  expect((await session.delete("/v1/session")).status).to.equal(200);
  await pause(EFFECTIVE_MS);
  for (const [name, use] of Object.entries(uses)) {
    expect(await Promise.all(urls.map(use)), `${name} after`).to.deep.equal(urls.map(() => 401));
  }
}

const ACCEPT = "application/json, text/event-stream";

async function statusOf(caller: Caller): Promise<number> {
  return (await caller.get("/v1/entities?page_size=1")).status;
}
