import { expect } from "chai";
import { parse } from "csv-parse/sync";
import { loadSamples } from "../../src/features/demo/sample-entities.ts";
import { finished, until } from "../support/queue.ts";
import { useProcess } from "../support/programs/process-fixture.ts";
import { LONG } from "../support/suite/length.ts";

const CONTACTS = 10_000;
/** The long run waits for the lease to expire; the short one checks the expiry and moves it to the past. */

describe("Export whose process ends midway (F12)", () => {
  const place = useProcess();
  before(async () => {
    const { database, organization } = place;
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

  it("resumes in another process after SIGKILL and contains every record once", async function () {
    this.timeout(150_000);
    const { id, job } = await begin();
    await place.kill();
    const left = await rowOf(job);
    expect(left).to.include({ status: "running" });
    expect(left.done).to.be.within(1, CONTACTS - 1);
    expect(left.seconds, "time until another process may take it").to.be.within(1, 60);
    if (!LONG)
      await place.database.pool("jobs").where({ id: job }).update({ available_at: place.database.pool.fn.now() });
    const killed = Date.now();
    await place.start();
    await until(async () => (await rowOf(job)).done > left.done, "another process to resume", 90);
    expect((Date.now() - killed) / 1_000).to.be.below(90);
    await expectWhole({ id, job });
  });

  it("is released by a process that is stopped, and resumes in another one at once", async function () {
    this.timeout(60_000);
    const { id, job } = await begin();
    place.service.signal("SIGTERM");
    expect(await place.service.exit).to.equal(0);
    const left = await rowOf(job);
    expect(left).to.include({ status: "queued", attempts: 0 });
    expect(left.seconds).to.be.below(0);
    await place.start();
    await expectWhole({ id, job });
  });

  /** Starts an export and waits until it is in progress. */
  async function begin(): Promise<{ id: string; job: string }> {
    const asked = await place.crm.post("/v1/exports", { entity_type: "contact" });
    const job = asked.string("data.job_id");
    await until(async () => (await rowOf(job)).done >= 1_000);
    return { id: asked.string("data.id"), job };
  }

  async function expectWhole({ id, job }: { id: string; job: string }): Promise<void> {
    const { crm } = place;
    expect((await finished(crm, job)).at("data")).to.include({ status: "completed", done: CONTACTS, total: CONTACTS });
    const rows: { id: string }[] = parse((await crm.get(`/v1/exports/${id}/file`)).text, { columns: true });
    const ids = rows.map((row) => row.id);
    expect(ids).to.have.length(CONTACTS);
    expect(ids).to.deep.equal([...new Set(ids)].toSorted());
  }

  async function rowOf(id: string) {
    const { pool } = place.database;
    const seconds = pool.raw("extract(epoch FROM available_at - now())::float AS seconds");
    type Row = { status: string; done: number; attempts: number; seconds: number };
    const row = await pool("jobs").where({ id }).first<Row | undefined>("status", "done", "attempts", seconds);
    if (!row) throw new Error("The job does not exist.");
    return row;
  }
});
