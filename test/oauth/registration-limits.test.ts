import { expect } from "chai";
import { createStore } from "../../src/base/store/store.ts";
import { cleanUp } from "../../src/server/cleanup.ts";
import { startService, type Service } from "../support/service.ts";

const web = { redirect_uris: ["https://app.example.com/callback"] };

describe("OAuth: limits of client registration", () => {
  let service: Service;

  before(async () => {
    service = await startService({ rateLimits: "on" });
  });

  after(() => service.close());

  it("allows ten registrations per minute and address", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 11; round++) {
      const answer = await fetch(`${service.url}/oauth/register`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(web),
      });
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(Number(answer.headers.get("retry-after"))).to.be.within(1, 60);
      expect(answer.headers.get("access-control-allow-origin")).to.equal("*");
      expect(await answer.json()).to.have.all.keys("error");
    }
    expect(statuses).to.deep.equal([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it("deletes clients that nobody authorized within 30 days", async () => {
    const { pool } = service.database;
    const idsAt = async (age: string): Promise<string[]> => {
      const rows = await pool("oauth_clients").update({ created_at: pool.raw("now() - ?::interval", [age]) }, ["id"]);
      await cleanUp(createStore(pool));
      const kept = await pool("oauth_clients")
        .whereIn(
          "id",
          rows.map(({ id }: { id: string }) => id),
        )
        .select("id");
      return kept.map(({ id }: { id: string }) => id);
    };
    const [letIn = ""] = await idsAt("29 days");
    expect(await pool("oauth_clients")).to.have.lengthOf(10);
    await pool("oauth_clients").where({ id: letIn }).update({ granted_at: pool.fn.now() });
    expect(await idsAt("31 days")).to.deep.equal([letIn]);
  });
});
