import { expect } from "chai";
import pg from "pg";
import { newId } from "../../src/base/platform/ids.ts";
import { useFixture } from "../support/fixture.ts";

const SHARDS = 8;
const COPY = `INSERT INTO entities (org_id, id, entity_type, first_name, full_name, lifecycle_stage, version, created_at,
    updated_at, created_by, updated_by, created_by_user, search_name, search_text)
  SELECT org_id, $2, entity_type, first_name, full_name, lifecycle_stage, version, created_at,
    updated_at, created_by, updated_by, created_by_user, search_name, search_text
  FROM entities WHERE id = $1`;

describe("Totals of contacts", () => {
  const fixture = useFixture();

  it("are changed by two transactions at once, whose connections prefer the same shard", async () => {
    const { crm, service } = fixture;
    const contact = (await crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" })).string("data.id");
    const clients = Array.from({ length: SHARDS + 1 }, () => new pg.Client(service.database.url));
    try {
      for (const client of await sameShard(clients)) {
        await client.query("SET lock_timeout = '1s'");
        await client.query("BEGIN");
        await client.query(COPY, [contact, newId()]);
      }
      for (const client of clients) await client.query("COMMIT");
    } finally {
      for (const client of clients) await client.end();
    }
    expect((await crm.get("/v1/entities?entity_type=contact&fields=id")).at("meta.total")).to.equal(3);
  });
});

/** Connects all clients; returns two that prefer the same shard: there is one client more than shards. */
async function sameShard(clients: readonly pg.Client[]): Promise<pg.Client[]> {
  const byShard = new Map<unknown, pg.Client[]>();
  for (const client of clients) {
    await client.connect();
    const { rows } = await client.query<{ shard: number }>("SELECT pg_backend_pid() % $1 AS shard", [SHARDS]);
    const shard = rows[0]?.shard;
    byShard.set(shard, [...(byShard.get(shard) ?? []), client]);
  }
  return [...byShard.values()].find(({ length }) => length > 1)?.slice(0, 2) ?? [];
}
