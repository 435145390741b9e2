import { expect } from "chai";
import { parse } from "csv-parse/sync";
import { loadSamples } from "../../src/features/demo/sample-entities.ts";
import { callerAt, type Caller } from "../support/caller.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { finished, until } from "../support/queue.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { LONG } from "../support/suite/length.ts";
import { use } from "../support/fixture.ts";

const CONTACTS = 10_000;
/** The long run waits for the lease to expire; the short one checks the expiry and moves it to the past. */

describe("Export whose process ends midway (F12)", () => {
  let key = "";
  let service: ServiceProcess;
  const database = use(() => createDatabase());
  const organization = use(() => createOrganization({ database }));
  before(async () => {
    key = await createKey({ database }, { user: organization.owner });
    const now = Date.now();
    await loadSamples(
      database.pool,
      { contacts: CONTACTS, companies: 1 },
      {
        organizationId: organization.id,
        ownerIds: [organization.owner.id] as [string],
        run: "",
        actorName: "test",
        from: now - 86_400_000,
        to: now - 60_000,
      },
    );
  });
  after(async () => {
    service.signal("SIGKILL");
    await service.exit;
  });

  it("resumes in another process after SIGKILL and contains every record once", async function () {
    this.timeout(150_000);
    service = await spawnService({ database });
    const { id, job } = await begin(caller());
    service.signal("SIGKILL");
    await service.exit;
    const left = await rowOf(job);
    expect(left).to.include({ status: "running" });
    expect(left.done).to.be.within(1, CONTACTS - 1);
    expect(left.seconds, "time until another process may take it").to.be.within(1, 60);
    if (!LONG) await database.pool("jobs").where({ id: job }).update({ available_at: database.pool.fn.now() });
    const killed = Date.now();
    service = await spawnService({ database });
    await until(async () => (await rowOf(job)).done > left.done, "another process to resume", 90);
    expect((Date.now() - killed) / 1_000).to.be.below(90);
    await expectWhole(caller(), { id, job });
  });

  it("is released by a process that is stopped, and resumes in another one at once", async function () {
    this.timeout(60_000);
    const { id, job } = await begin(caller());
    service.signal("SIGTERM");
    expect(await service.exit).to.equal(0);
    const left = await rowOf(job);
    expect(left).to.include({ status: "queued", attempts: 0 });
    expect(left.seconds).to.be.below(0);
    service = await spawnService({ database });
    await expectWhole(caller(), { id, job });
  });

  const caller = (): Caller => callerAt(service.url, { "X-API-Key": key });

  /** Starts an export and waits until it is in progress. */
  async function begin(crm: Caller): Promise<{ id: string; job: string }> {
    const asked = await crm.post("/v1/exports", { entity_type: "contact" });
    const job = asked.string("data.job_id");
    await until(async () => (await rowOf(job)).done >= 1_000);
    return { id: asked.string("data.id"), job };
  }

  async function expectWhole(crm: Caller, { id, job }: { id: string; job: string }): Promise<void> {
    expect((await finished(crm, job)).at("data")).to.include({ status: "completed", done: CONTACTS, total: CONTACTS });
    const rows: { id: string }[] = parse((await crm.get(`/v1/exports/${id}/file`)).text, { columns: true });
    const ids = rows.map((row) => row.id);
    expect(ids).to.have.length(CONTACTS);
    expect(ids).to.deep.equal([...new Set(ids)].toSorted());
  }

  async function rowOf(id: string) {
    const seconds = database.pool.raw("extract(epoch FROM available_at - now())::float AS seconds");
    type Row = { status: string; done: number; attempts: number; seconds: number };
    const row = await database.pool("jobs").where({ id }).first<Row | undefined>("status", "done", "attempts", seconds);
    if (!row) throw new Error("The job does not exist.");
    return row;
  }
});
