import { expect } from "chai";
import { createKey, createOrganization, signIn } from "../support/accounts/people.ts";
import { callerAt, type Caller } from "../support/caller.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { shiftedClock } from "../support/programs/preloads.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { until } from "../support/queue.ts";
import { use } from "../support/fixture.ts";

const MINUTES = 10;
const EXPORTS = 6;

for (const direction of [1, -1]) {
  describe(`Process whose clock is ${MINUTES} minutes ${direction > 0 ? "fast" : "slow"} (F9)`, () => {
    let services: ServiceProcess[] = [];
    let wrong: Caller;
    let right: Caller;
    const database = use(() => createDatabase());
    const organization = use(() => createOrganization({ database }));
    before(async () => {
      const key = await createKey({ database }, { user: organization.owner });
      const clock = shiftedClock(direction * MINUTES * 60_000);
      services = await Promise.all([
        spawnService({ database, env: { NODE_OPTIONS: clock } }),
        spawnService({ database }),
      ]);
      const [first = right, second = right] = services.map(({ url }) => callerAt(url, { "X-API-Key": key }));
      [wrong, right] = [first, second];
    });
    after(async () => {
      for (const service of services) service.signal("SIGKILL");
      await Promise.all(services.map(({ exit }) => exit));
    });

    it("accepts and rejects API keys by the time of the database", async () => {
      const expiring = async (minutes: number): Promise<number> => {
        const name = `expires in ${minutes}`;
        const secret = await createKey({ database }, { user: organization.owner, name });
        const expires_at = database.pool.raw("now() + ? * interval '1 minute'", [minutes]);
        await database.pool("api_keys").where({ name }).update({ expires_at });
        return (await callerAt(services[0]?.url ?? "", { "X-API-Key": secret }).get("/v1/me")).status;
      };
      expect([await expiring(MINUTES / 2), await expiring(-MINUTES / 2)]).to.deep.equal([200, 401]);
    });

    it("shares sessions, idempotency keys and revocations with the other process", async () => {
      const [wrongUrl = "", rightUrl = ""] = services.map(({ url }) => url);
      for (const [here, there] of [
        [wrongUrl, rightUrl],
        [rightUrl, wrongUrl],
      ] as const) {
        const { headers } = await signIn(here, organization.owner);
        expect((await callerAt(there, headers).get("/v1/me")).status).to.equal(200);
        expect((await callerAt(there, headers).delete("/v1/session")).status).to.be.below(300);
        expect((await callerAt(here, headers).get("/v1/me")).status).to.equal(401);
      }
      const once = { "Idempotency-Key": `clock-is-wrong-${direction}` };
      const body = { entity_type: "contact", first_name: "Once" };
      const first = await wrong.post("/v1/entities", body, once);
      const again = await right.post("/v1/entities", body, once);
      expect([again.status, again.headers.get("idempotent-replayed")]).to.deep.equal([201, "true"]);
      expect(again.at("data.id")).to.equal(first.at("data.id"));
    });

    it("runs each job once, queued by either process", async () => {
      const ids: string[] = [];
      for (let count = 0; count < EXPORTS; count += 1) {
        const made = await (count % 2 === 0 ? wrong : right).post("/v1/exports", { entity_type: "contact" });
        ids.push(made.string("data.job_id"));
      }
      for (const id of ids) {
        const state = async (): Promise<unknown> => (await right.get(`/v1/jobs/${id}`)).at("data.status");
        await until(async () => (await state()) === "completed", "the export", 30);
      }
      const rows = await database.pool("jobs").whereIn("id", ids).where("attempts", ">", 1).select("id");
      expect(rows).to.deep.equal([]);
    });
  });
}
