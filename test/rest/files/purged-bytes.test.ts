import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { type FileOwner, newOwner, storedFile } from "../../support/files.ts";
import { useFixture } from "../../support/fixture.ts";
import { until } from "../../support/queue.ts";
import { recordFactories, storeOf } from "../../support/record-factories.ts";

describe("Files: /v1/files, bytes of purged files", () => {
  const fixture = useFixture();
  const records = recordFactories(fixture);
  const folder = (): string => join(fixture.service.dataDir, "files", "stored", fixture.organization.id);
  const onDisk = async (): Promise<number> => (await readdir(folder()).catch(() => [])).length;
  /** The cleanup that runs every hour must not be what removes them. */
  const gone = (): Promise<void> => until(async () => (await onDisk()) === 0, "the bytes are removed");

  before(async () => {
    await fixture.service.database.pool("jobs").where({ kind: "cleanup.run" }).update({ available_at: "2100-01-01" });
  });

  it("removes bytes at once with every way in which a file is deleted permanently", async () => {
    const alone = await storedFile(fixture.crm);
    expect(await onDisk()).to.equal(1);
    expect((await fixture.crm.post(`/v1/files/${alone}/purge`)).status).to.equal(200);
    await gone();

    const contact = await newOwner(fixture.crm);
    const company: FileOwner = { record_type: "company", record_id: await records.company() };
    for (const owner of [contact, company]) {
      await storedFile(fixture.crm, { owner });
      expect((await fixture.crm.post(`/v1/entities/${owner.record_id}/purge`)).status).to.equal(200);
      await gone();
    }

    const task: FileOwner = { record_type: "task", record_id: await records.task() };
    await storedFile(fixture.crm, { owner: task });
    expect((await fixture.crm.delete(`/v1/tasks/${task.record_id}`)).status).to.equal(200);
    const { pool } = fixture.service.database;
    await pool("tasks")
      .where({ id: task.record_id })
      .update({ deleted_at: pool.raw("now() - interval '1 year'") });
    await storeOf(fixture).jobs.enqueue(fixture.organization.id, {
      id: crypto.randomUUID(),
      kind: "retention.run",
      payload: {},
    });
    await gone();
    // The job deletes the row after the bytes.
    await until(async () => (await pool("stored_objects")).length === 0, "the rows of removed bytes are deleted");
  });

  it("repeats the removal while the storage fails", async () => {
    const id = await storedFile(fixture.crm);
    // A folder in place of the file cannot be removed as a file.
    const [key = ""] = await readdir(folder());
    await rename(join(folder(), key), join(folder(), "aside"));
    await mkdir(join(folder(), key, "in-the-way"), { recursive: true });
    expect((await fixture.crm.post(`/v1/files/${id}/purge`)).status).to.equal(200);
    const { pool } = fixture.service.database;
    const failed = () =>
      pool("jobs").where({ kind: "files.remove" }).whereNull("finished_at").where("attempts", ">", 0);
    await until(async () => (await failed()).length === 1, "the first attempt fails");
    await pool("jobs").where({ kind: "files.remove" }).update({ available_at: pool.fn.now() });
    expect(await pool("stored_objects").pluck("key")).to.deep.equal([`${fixture.organization.id}/${key}`]);
    await rename(join(folder(), key), join(fixture.service.dataDir, "in-the-way"));
    await pool("jobs").where({ kind: "files.remove" }).update({ available_at: pool.fn.now() });
    await until(async () => (await pool("stored_objects")).length === 0, "the bytes are removed");
  });
});
