import { expect } from "chai";
import { newId } from "../../src/base/platform/ids.ts";
import { createStore } from "../../src/base/store/store.ts";
import { cleanUp } from "../../src/server/cleanup.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { createOrganization, type Organization } from "../support/accounts/people.ts";

describe("Cleanup job", () => {
  let database: TestDatabase;
  let organization: Organization;
  before(async () => {
    database = await createDatabase();
    organization = await createOrganization({ database });
  });
  after(() => database.drop());

  const days = (count: number): unknown => database.pool.raw("now() - ? * interval '1 day'", [count]);
  const ids = async (table: string): Promise<unknown> =>
    (await database.pool(table).orderBy("id").pluck("id")) as unknown;

  async function job(finishedDaysAgo: number | null): Promise<string> {
    const id = newId();
    const status = finishedDaysAgo === null ? "queued" : "completed";
    const finished_at = finishedDaysAgo === null ? null : days(finishedDaysAgo);
    const row = { id, org_id: organization.id, kind: "export.run", payload: "{}", max_attempts: 1 };
    await database.pool("jobs").insert({ ...row, started_by: organization.owner.id, status, finished_at });
    return id;
  }
  async function exported(jobId: string, expiredDaysAgo: number): Promise<string> {
    const id = newId();
    const row = { org_id: organization.id, id, job_id: jobId, entity_type: "contact", created_by: "{}" };
    await database.pool("exports").insert({ ...row, created_at: days(0), expires_at: days(expiredDaysAgo) });
    const content = Buffer.from("x");
    await database.pool("export_chunks").insert({ org_id: organization.id, export_id: id, seq: 0, content });
    return id;
  }
  async function change(daysAgo: number): Promise<string> {
    const id = newId();
    const row = { org_id: organization.id, id, record_type: "contact", record_id: id, kind: "contact.created" };
    await database.pool("changes").insert({ ...row, version: 1, actor: "{}", data: "{}", occurred_at: days(daysAgo) });
    return id;
  }

  it("deletes jobs and changes after 30 days and expired exports with their files, and nothing else", async () => {
    const kept = { waiting: await job(null), recent: await job(29), exporting: await job(1) };
    const old = await job(31);
    await exported(old, 23);
    const fresh = await exported(kept.exporting, -6);
    await change(31);
    const known = await change(29);
    await cleanUp(createStore(database.pool));
    expect(await ids("jobs")).to.deep.equal(Object.values(kept));
    expect(await ids("exports")).to.deep.equal([fresh]);
    expect(await database.pool("export_chunks").pluck("export_id")).to.deep.equal([fresh]);
    expect(await ids("changes")).to.deep.equal([known]);
  });
});
