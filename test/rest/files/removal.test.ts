import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { cleanUpFiles } from "../../../src/features/files/cleanup.ts";
import { folderStorage } from "../../../src/features/files/storage.ts";
import { purgeOrganizations } from "../../../src/features/accounts/organization-purge.ts";
import { signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { recordFactories, storeOf } from "../../support/record-factories.ts";
import { type FileOwner, newFile, newOwner, storedFile, upload } from "../../support/files.ts";

const HOUR = 3_600_000;

describe("Files: /v1/files, removal of their bytes", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const records = recordFactories(fixture);
  const folder = (): string => join(fixture.service.dataDir, "files");
  const onDisk = async (place: "incoming" | "stored"): Promise<string[]> => {
    const found = await readdir(join(folder(), place), { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const cleanUp = async (hours = 0): Promise<void> => {
    const store = storeOf(fixture);
    await store.files.purge();
    await cleanUpFiles({ store, fileStorage: folderStorage(folder()), clock: () => Date.now() + hours * HOUR });
  };
  const usage = () => storeOf(fixture).files.usage(fixture.organization.id);
  /** Moves a time of a file into the past. */
  const backdate = async (id: string, column: string, interval: string): Promise<void> => {
    const { pool } = fixture.service.database;
    await pool("files")
      .where({ id })
      .update({ [column]: pool.raw("now() - ?::interval", [interval]) });
  };
  const contents = async (id: string): Promise<number> => (await fixture.crm.get(`/v1/files/${id}/content`)).status;

  beforeEach(async () => {
    await fixture.service.database.pool("files").delete();
    await cleanUp();
    expect([await onDisk("stored"), await usage()]).to.deep.equal([[], { files: 0, bytes: 0 }]);
  });

  it("removes the bytes of a purged file and frees the quota", async () => {
    const id = await storedFile(fixture.crm, { content: "12345" });
    const kept = await storedFile(fixture.crm, { content: "123" });
    expect(await usage()).to.deep.equal({ files: 2, bytes: 8 });
    expect((await fixture.crm.post(`/v1/files/${id}/purge`)).status).to.equal(200);
    expect(await usage()).to.deep.equal({ files: 1, bytes: 3 });
    await cleanUp();
    expect((await onDisk("stored")).length).to.equal(1);
    expect(await contents(kept)).to.equal(200);
  });

  it("removes the bytes of files whose record is purged", async () => {
    const task = { record_type: "task", record_id: await records.task() };
    const note = { record_type: "note", record_id: await records.note() };
    const contact = await newOwner(fixture.crm);
    for (const owner of [task, note, contact]) await storedFile(fixture.crm, { owner });
    const company = { record_type: "company", record_id: await records.company() };
    const kept = await storedFile(fixture.crm, { owner: company });
    const { pool } = fixture.service.database;
    expect((await fixture.crm.post(`/v1/entities/${contact.record_id}/purge`)).status).to.equal(200);
    await pool("tasks").where({ id: task.record_id }).delete();
    await pool("notes").where({ id: note.record_id }).delete();
    expect(await records.ids("/v1/files")).to.deep.equal([kept]);
    expect(await usage()).to.deep.include({ files: 1 });
    await cleanUp();
    expect((await onDisk("stored")).length).to.equal(1);
  });

  it("keeps deleted files for 30 days, and files without content for 24 hours", async () => {
    const deleted = await storedFile(fixture.crm);
    await fixture.crm.delete(`/v1/files/${deleted}`);
    const waiting = await newFile(fixture.crm);
    await backdate(deleted, "deleted_at", "29 days");
    await backdate(waiting, "created_at", "23 hours");
    await cleanUp();
    expect((await fixture.crm.post(`/v1/files/${deleted}/restore`)).status).to.equal(200);
    expect(await contents(deleted)).to.equal(200);
    expect((await fixture.crm.get(`/v1/files/${waiting}`)).status).to.equal(200);
    await backdate(deleted, "deleted_at", "30 days 1 minute");
    await backdate(waiting, "created_at", "24 hours 1 minute");
    await cleanUp();
    expect((await fixture.crm.post(`/v1/files/${deleted}/restore`)).status).to.equal(404);
    expect((await fixture.crm.get(`/v1/files/${waiting}`)).status).to.equal(404);
    expect([await onDisk("stored"), await usage()]).to.deep.equal([[], { files: 0, bytes: 0 }]);
  });

  it("removes what killed processes left, but nothing of running uploads", async () => {
    const kept = await storedFile(fixture.crm);
    const store = storeOf(fixture);
    const storage = folderStorage(folder());
    const left = [join(storage.incoming, "old"), join(storage.incoming, "new")];
    await mkdir(storage.incoming, { recursive: true });
    for (const path of left) await writeFile(path, "a part");
    const old = new Date(Date.now() - 2 * HOUR);
    await utimes(left[0] ?? "", old, old);
    // A process was killed between storing the bytes and the commit.
    for (const key of ["crashed/1", "running/2"]) {
      await store.storedObjects.announce(key);
      await writeFile(join(storage.incoming, "moved"), "bytes");
      await storage.store(key, { path: join(storage.incoming, "moved"), size: 5, sha256: "" });
    }
    const { pool } = fixture.service.database;
    await pool("stored_objects").where({ key: "crashed/1" }).update({ expires_at: pool.fn.now() });
    await cleanUp();
    expect(await onDisk("incoming")).to.deep.equal(["new"]);
    expect((await onDisk("stored")).sort())
      .to.have.length(2)
      .and.include("2");
    expect(await contents(kept)).to.equal(200);
    await pool("stored_objects").where({ key: "running/2" }).update({ expires_at: pool.fn.now() });
    await cleanUp(2);
    expect([await onDisk("incoming"), (await onDisk("stored")).length]).to.deep.equal([[], 1]);
  });

  it("moves the files of merged contacts to the remaining one", async () => {
    const [winner, duplicate] = [await newOwner(fixture.crm), await newOwner(fixture.crm)];
    const id = await storedFile(fixture.crm, { owner: duplicate });
    const deleted = await storedFile(fixture.crm, { owner: duplicate });
    await fixture.crm.delete(`/v1/files/${deleted}`);
    const merged = await fixture.crm.post(`/v1/entities/${winner.record_id}/merge`, {
      duplicate_ids: [duplicate.record_id],
    });
    expect([merged.status, merged.at("data.moved.files")]).to.deep.equal([200, 1]);
    const file = await fixture.crm.get(`/v1/files/${id}`);
    expect([file.at("data.record_id"), file.at("data.version")]).to.deep.equal([winner.record_id, 3]);
    expect(await contents(id)).to.equal(200);
    const restored = await fixture.crm.post(`/v1/files/${deleted}/restore`);
    expect(restored.at("data.record_id")).to.equal(winner.record_id);
  });

  it("rejects files beyond the quota of the organization", async () => {
    const owner = await newOwner(fixture.crm);
    const { pool } = fixture.service.database;
    const row = { org_id: fixture.organization.id };
    const store = async (files: number, bytes: number): Promise<void> => {
      await pool("file_usage")
        .insert({ ...row, files, bytes })
        .onConflict("org_id")
        .merge();
    };
    const send = async (content: string, about: FileOwner = owner): Promise<unknown[]> => {
      const id = await newFile(fixture.crm, "a.txt", about);
      const answer = await upload(fixture.crm, id, content);
      return [answer.status, answer.at("details.0.code")];
    };
    await store(1, 10 * 2 ** 30 - 3);
    expect(await send("1234")).to.deep.equal([422, "file_quota"]);
    expect(await send("123")).to.deep.equal([200, undefined]);
    expect(await send("1")).to.deep.equal([422, "file_quota"]);
    await store(100_000, 5);
    expect(await send("1")).to.deep.equal([422, "file_quota"]);
    await store(1, 3);
    await cleanUp();
    expect((await onDisk("stored")).length).to.equal(1);
  });

  it("removes the bytes of a deleted organization", async () => {
    await storedFile(fixture.crm);
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const name = (await owner.get("/v1/organization")).at("data.name");
    expect((await owner.post("/v1/organization/deletion", { name })).status).to.equal(200);
    const { pool } = fixture.service.database;
    await pool("organizations").where({ id: fixture.organization.id }).update({ deletes_at: pool.fn.now() });
    await purgeOrganizations(storeOf(fixture));
    await cleanUp();
    expect(await onDisk("stored")).to.deep.equal([]);
    expect(await readdir(join(folder(), "stored"))).to.deep.equal([]);
    expect(await pool("stored_objects")).to.deep.equal([]);
  });
});
