import { createHash } from "node:crypto";
import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { until } from "../../support/queue.ts";
import { download, newFile, newOwner, storedFile, upload } from "../../support/files.ts";

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
    const event = await fixture.crm.get("/v1/events?page_size=1");
    expect(event.status).to.equal(200);
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

  it("lists files by record, status and content, and sorts them by size", async () => {
    const owner = await newOwner(fixture.crm);
    const small = await storedFile(fixture.crm, { owner, content: "a" });
    const large = await storedFile(fixture.crm, { owner, content: "aaaa" });
    const waiting = await newFile(fixture.crm, "b.txt", owner);
    const about = `/v1/files?record_id=${owner.record_id}`;
    expect(await records.ids(about)).to.deep.equal([waiting, large, small]);
    expect(await records.ids(`${about}&status=available&sort=size`)).to.deep.equal([small, large]);
    const sha256 = createHash("sha256").update("aaaa").digest("hex");
    expect(await records.ids(`${about}&sha256=${sha256}`)).to.deep.equal([large]);
    expect((await fixture.crm.get("/v1/files?sha256=A")).status).to.equal(400);
  });

  it("deletes, restores and purges a file with its events", async () => {
    const id = await storedFile(fixture.crm);
    const deleted = await fixture.crm.delete(`/v1/files/${id}`, { "If-Match": '"2"' });
    expect([deleted.status, deleted.at("data.id")]).to.deep.equal([200, id]);
    expect((await fixture.crm.get(`/v1/files/${id}/content`)).status).to.equal(404);
    const restored = await fixture.crm.post(`/v1/files/${id}/restore`);
    expect([restored.status, restored.at("data.version")]).to.deep.equal([200, 4]);
    expect((await fixture.crm.get(`/v1/files/${id}/content`)).status).to.equal(200);
    const stale = await fixture.crm.post(`/v1/files/${id}/purge`, undefined, { "If-Match": '"2"' });
    expect(stale.status).to.equal(412);
    expect((await fixture.crm.post(`/v1/files/${id}/purge`)).status).to.equal(200);
    expect((await fixture.crm.post(`/v1/files/${id}/restore`)).status).to.equal(404);
    expect(await changesOf(id)).to.deep.equal([
      ["file.created", 2],
      ["file.deleted", 3],
      ["file.restored", 4],
      ["file.deleted", 5],
    ]);
    const log = await fixture.service.database.pool("activity_log").where({ record_id: id }).pluck<string[]>("action");
    expect(log.sort()).to.deep.equal(["files.delete", "files.purge", "files.restore", "files.upload"]);
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
