import { createHash } from "node:crypto";
import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { recordFactories, storeOf } from "../../support/record-factories.ts";
import { until } from "../../support/queue.ts";
import { download, newFile, newOwner, storedFile, upload, type FileOwner } from "../../support/files.ts";
import { callerByKey, signIn } from "../../support/accounts/people.ts";
import { startReceiver, toReceivers, type Receiver } from "../../support/webhooks/receiver.ts";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cleanUpFiles } from "../../../src/features/files/upload.ts";
import { folderStorage } from "../../../src/features/files/storage.ts";
import { purgeOrganizations } from "../../../src/features/accounts/organization-purge.ts";

interface FileEvent {
  readonly type: string;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

const HOUR = 3_600_000;

describe("Files: /v1/files", () => {
  const fixture = useFixture();
  const records = recordFactories(fixture);
  const changesOf = async (id: string): Promise<unknown[]> =>
    (await records.changesOf(id)).map(([kind, version]) => [kind, version]);

  it("creates a file without content, stores its content, and returns both", async () => {
    const owner = await newOwner(fixture.crm);
    const created = await fixture.crm.post("/v1/files", { ...owner, name: " Contrat d’été.pdf" });
    expect([created.status, created.at("data.status"), created.at("data.name"), created.at("data.size")]).to.deep.equal(
      [201, "waiting_for_content", "Contrat d’été.pdf", null],
    );
    const id = created.string("data.id");
    const content = Buffer.from("%PDF-1.7\n\u00e9\n");
    const stored = await upload(fixture.crm, id, content);
    expect(stored.status, stored.text).to.equal(200);
    const sha256 = createHash("sha256").update(content).digest("hex");
    const { uploaded_by, ...data } = stored.at("data") as Record<string, unknown>;
    expect(data).to.include({ ...owner, id, version: 2, status: "available", size: content.length, sha256 });
    expect(data).to.include({ content_type: "application/pdf" });
    expect(uploaded_by).to.deep.equal(stored.at("data.created_by"));
    expect((await fixture.crm.get(`/v1/files/${id}`)).json).to.deep.equal(stored.json);
    const { response, bytes } = await download(fixture.service.url, fixture.crm, { id });
    expect(response.status).to.equal(200);
    expect(bytes.equals(content)).to.equal(true);
    expect(await changesOf(id)).to.deep.equal([["file.created", 2]]);
  });

  it("accepts all record types that have files", async () => {
    expect((await fixture.crm.get("/v1/events?page_size=1")).status).to.equal(200);
    const pipeline = await fixture.crm.post("/v1/opportunities", { name: "Engine" });
    const email = await fixture.crm.post("/v1/notifications/emails", {
      to: [{ email: "ada@analytical.example" }],
      subject: "Hello",
      text: "Hello",
      category: "transactional",
    });
    const owners = [
      { record_type: "company", record_id: await records.company() },
      { record_type: "opportunity", record_id: pipeline.string("data.id") },
      { record_type: "task", record_id: await records.task() },
      { record_type: "note", record_id: await records.note() },
      { record_type: "email", record_id: email.string("data.id") },
    ];
    for (const owner of owners) {
      const id = await storedFile(fixture.crm, { owner });
      const path = `/v1/files?record_type=${owner.record_type}&record_id=${owner.record_id}`;
      expect(await records.ids(path)).to.deep.equal([id]);
    }
  });

  it("refuses records that do not exist, have another type or belong to another organization", async () => {
    const { caller } = await records.fromOtherOrganization();
    const company = await records.company();
    const wrong = [
      { record_type: "company", record_id: (await newOwner(fixture.crm)).record_id },
      { record_type: "contact", record_id: company },
      { record_type: "task", record_id: company },
      await newOwner(caller),
    ];
    for (const owner of wrong) {
      const answer = await fixture.crm.post("/v1/files", { ...owner, name: "a.txt" });
      expect([answer.status, answer.at("details.0.code"), answer.at("details.0.path")]).to.deep.equal([
        422,
        "reference_not_found",
        "/record_id",
      ]);
    }
    const id = await storedFile(fixture.crm);
    for (const path of [`/v1/files/${id}`, `/v1/files/${id}/content`]) {
      expect((await caller.get(path)).status).to.equal(404);
    }
    expect((await upload(caller, id, "a")).status).to.equal(404);
    expect((await caller.delete(`/v1/files/${id}`)).status).to.equal(404);
    expect((await caller.post(`/v1/files/${id}/purge`)).status).to.equal(404);
  });

  it("deletes, restores and purges a file with its events", async () => {
    const id = await storedFile(fixture.crm);
    await fixture.crm.delete(`/v1/files/${id}`);
    expect((await fixture.crm.get(`/v1/files/${id}/content`)).status).to.equal(404);
    const restored = await fixture.crm.post(`/v1/files/${id}/restore`);
    expect([restored.status, restored.at("data.version")]).to.deep.equal([200, 4]);
    expect((await fixture.crm.get(`/v1/files/${id}/content`)).status).to.equal(200);
    await fixture.crm.post(`/v1/files/${id}/purge`);
    expect(await changesOf(id)).to.deep.equal([
      ["file.created", 2],
      ["file.deleted", 3],
      ["file.restored", 4],
      ["file.deleted", 5],
    ]);
  });

  it("answers a download without content with 409", async () => {
    const answer = await fixture.crm.get(`/v1/files/${await newFile(fixture.crm)}/content`);
    expect([answer.status, answer.at("details.0.code")]).to.deep.equal([409, "file_without_content"]);
  });

  it("accepts a repeated upload of the same content only", async () => {
    const id = await storedFile(fixture.crm, { content: "first" });
    const again = await upload(fixture.crm, id, "first");
    expect([again.status, again.at("data.version")]).to.deep.equal([200, 2]);
    const other = await upload(fixture.crm, id, "second");
    expect([other.status, other.at("details.0.code")]).to.deep.equal([409, "file_has_content"]);
    expect((await fixture.crm.get(`/v1/files/${id}/content`)).text).to.equal("first");
  });

  it("stores one content if two arrive at the same time", async () => {
    const id = await newFile(fixture.crm);
    const answers = await Promise.all(["one", "two", "one"].map((content) => upload(fixture.crm, id, content)));
    const { text } = await fixture.crm.get(`/v1/files/${id}/content`);
    expect(answers.map(({ status }) => status)).to.deep.equal(text === "one" ? [200, 409, 200] : [409, 200, 409]);
    expect((await changesOf(id)).length).to.equal(1);
  });

  it("adds an entry to the timeline of the record", async () => {
    const owner = await newOwner(fixture.crm);
    const id = await storedFile(fixture.crm, { owner });
    const { json } = await fixture.crm.get(`/v1/entities/${owner.record_id}/activity`, { "Accept-Language": "fr" });
    const [entry] = (json as { data: { type: string; summary: string; related: unknown }[] }).data;
    expect(entry).to.deep.include({ type: "file_added", related: { type: "file", id } });
    expect(entry?.summary).to.match(/ a ajouté un fichier\.$/);
  });

  describe("permissions", () => {
    it("requires permission for files and for their records", async () => {
      const id = await storedFile(fixture.crm);
      const owner = await newOwner(fixture.crm);
      const onlyFiles = await records.scoped("files:read", "files:write", "files:delete");
      expect((await onlyFiles.get(`/v1/files/${id}`)).status).to.equal(404);
      expect((await onlyFiles.get(`/v1/files/${id}/content`)).status).to.equal(404);
      expect((await onlyFiles.get("/v1/files")).at("meta.total")).to.equal(0);
      expect((await onlyFiles.post("/v1/files", { ...owner, name: "a.txt" })).status).to.equal(403);
      expect((await onlyFiles.delete(`/v1/files/${id}`)).status).to.equal(404);
      const onlyRecords = await records.scoped("entities:read", "entities:write");
      expect((await onlyRecords.get(`/v1/files/${id}/content`)).status).to.equal(403);
      expect((await onlyRecords.post("/v1/files", { ...owner, name: "a.txt" })).status).to.equal(403);
      const reader = await records.scoped("files:read", "files:write", "files:delete", "entities:read");
      expect((await reader.get(`/v1/files/${id}/content`)).status).to.equal(200);
      expect((await reader.delete(`/v1/files/${id}`)).status).to.equal(403);
      expect((await upload(reader, id, "a")).status).to.equal(403);
    });

    it("lets members delete only the files that they created, and read-only users none", async () => {
      const { caller: member } = await records.colleague("member");
      const { caller: reader } = await records.colleague("read_only");
      const theirs = await storedFile(fixture.crm);
      const own = await storedFile(member, { owner: await newOwner(fixture.crm) });
      expect((await member.delete(`/v1/files/${theirs}`)).status).to.equal(403);
      expect((await member.post(`/v1/files/${theirs}/purge`)).status).to.equal(403);
      expect((await reader.get(`/v1/files/${own}/content`)).status).to.equal(200);
      expect((await reader.delete(`/v1/files/${own}`)).status).to.equal(403);
      expect((await member.delete(`/v1/files/${own}`)).status).to.equal(200);
    });

    it("shows changes of files only to callers who can read the record", async () => {
      const id = await storedFile(fixture.crm);
      const seen = async (...scopes: string[]): Promise<boolean> => {
        const caller = await records.scoped(...scopes);
        for (let cursor = ""; ;) {
          const page = await caller.get(`/v1/changes?record_type=file&page_size=100&cursor=${cursor}`);
          if (page.list("data").some(({ record_id }) => record_id === id)) return true;
          if (page.at("meta.has_more") !== true) return false;
          cursor = page.string("meta.next_cursor");
        }
      };
      // The feed waits for transactions of other tests on the same server.
      await until(() => seen("files:read", "entities:read"), "the change is in the feed");
      expect(await seen("files:read", "tasks:read")).to.equal(false);
      expect(await seen("entities:read")).to.equal(false);
    });
  });
});

describe("Files: /v1/files, webhooks", () => {
  const fixture = useFixture({ egress: toReceivers() });
  const receivers: Receiver[] = [];
  after(() => Promise.all(receivers.map((receiver) => receiver.close())));

  /** Returns the events that a webhook receives whose key has these scopes. */
  async function received(...scopes: string[]): Promise<() => readonly FileEvent[]> {
    const receiver = await startReceiver();
    receivers.push(receiver);
    const user = fixture.organization.owner;
    const caller = await callerByKey(fixture.service, { user, scopes: ["webhooks:write", "webhooks:read", ...scopes] });
    const created = await caller.post("/v1/webhooks", { url: receiver.url, events: ["file.*"] });
    expect(created.status, created.text).to.equal(201);
    return () => receiver.received.map(({ body }) => JSON.parse(body) as FileEvent);
  }

  it("reports files completely only to receivers that can read the record", async () => {
    const complete = await received("files:read", "entities:read");
    const partial = await received("files:read");
    const id = await storedFile(fixture.crm, { name: "secret name.txt" });
    await fixture.crm.delete(`/v1/files/${id}`);
    const both = async (): Promise<boolean> => Promise.resolve(complete().length === 2 && partial().length === 2);
    await until(both, "two events for each receiver");
    expect(complete().map(({ type, data }) => [type, data.object["name"]])).to.have.deep.members([
      ["file.created", "secret name.txt"],
      ["file.deleted", "secret name.txt"],
    ]);
    for (const { data } of partial()) expect(data.object).to.have.all.keys("id", "version", "thin");
  });
});

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
    expect((await fixture.crm.post(`/v1/files/${deleted}/restore`)).at("data.record_id")).to.equal(winner.record_id);
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
