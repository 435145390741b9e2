import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { until } from "../../support/queue.ts";

describe("POST /v1/entities/{id}/purge (entities.purge)", () => {
  const fixture = useFixture();
  const pool = () => fixture.service.database.pool;
  let number = 0;

  const contact = async (fields: object = {}): Promise<string> => {
    const body = { entity_type: "contact", first_name: "Xanthe", last_name: "Brindle", ...fields };
    return await fixture.crm.create("/v1/entities", body);
  };
  const exported = async (body: object = {}): Promise<string> => {
    const answer = await fixture.crm.post("/v1/exports", { entity_type: "contact", ...body });
    expect(answer.status, answer.text).to.equal(201);
    const id = answer.string("data.id");
    await until(async () => (await fixture.crm.get(`/v1/exports/${id}`)).at("data.status") === "completed", id, 20);
    return id;
  };
  const statusOf = async (id: string): Promise<number> => (await fixture.crm.get(`/v1/exports/${id}`)).status;
  const withTitle = (value: string) => ({
    filter: { op: "and", conditions: [{ field: "job_title", operator: "eq", value }] },
  });

  describe("deletes each export that contains a purged record, and no other", () => {
    it("of every kind: all columns, chosen ones, without the id; of its notes and tasks; not of namesakes", async () => {
      const title = `T${++number}`;
      const [id] = [await contact({ job_title: title }), await contact({ job_title: "Namesake" })];
      const related_to = [{ record_type: "contact", record_id: id }];
      await fixture.crm.post("/v1/notes", { body: "Met Xanthe", related_to });
      await fixture.crm.post("/v1/tasks", { title: "Call Xanthe", related_to });
      const gone = [
        await exported(),
        await exported(withTitle(title)),
        await exported({ fields: ["id", "email"] }),
        await exported({ fields: ["first_name"] }),
        await exported({ entity_type: "note" }),
        await exported({ entity_type: "task" }),
      ];
      const kept = [
        await exported(withTitle("Namesake")),
        await exported({ entity_type: "company" }),
        await exported({ entity_type: "product" }),
      ];
      const dry = await fixture.crm.post(`/v1/entities/${id}/purge`, { dry_run: true });
      expect(dry.at("data.erased.exports"), dry.text).to.equal(gone.length);
      const purged = await fixture.crm.post(`/v1/entities/${id}/purge`);
      expect(purged.at("data.erased.exports"), purged.text).to.equal(gone.length);
      expect(await Promise.all(gone.map(statusOf))).to.deep.equal(gone.map(() => 404));
      expect(await Promise.all(kept.map(statusOf))).to.deep.equal(kept.map(() => 200));
    });

    it("not those whose columns are named like the person, nor later ones, which leave deleted records out", async () => {
      const id = await contact({ first_name: "Jo", last_name: "Li" });
      await contact();
      const before = await exported(withTitle("Nobody"));
      expect((await fixture.crm.delete(`/v1/entities/${id}`)).status).to.equal(200);
      const after = [await exported(), await exported({ fields: ["email"] })];
      const purged = await fixture.crm.post(`/v1/entities/${id}/purge`);
      expect(purged.at("data.erased.exports"), purged.text).to.equal(0);
      expect(await Promise.all([before, ...after].map(statusOf))).to.deep.equal([200, 200, 200]);
    });

    it("reads only the pieces whose records can be among the purged ones, however large the files are", async () => {
      const before = await contact();
      const id = await contact();
      const after = await contact();
      const file = await exported();
      const chunks = () => pool()("export_chunks").where({ export_id: file });
      const piece = { org_id: fixture.organization.id, export_id: file, content: Buffer.from("not a gzip stream") };
      // Decompressing one of them would fail.
      const others = Array.from({ length: 1_000 }, (_, index) => {
        const only = index % 2 === 0 ? before : after;
        return { ...piece, seq: 10 + index, first_id: only, last_id: only };
      });
      await pool().batchInsert("export_chunks", others);
      const last = { ...piece, seq: 2_000, first_id: id, last_id: id, content: gzipSync(`${id},Xanthe\r\n`) };
      await chunks().where({ seq: 1 }).update({ first_id: before, last_id: before, content: piece.content });
      await pool()("export_chunks").insert(last);
      const purged = await fixture.crm.post(`/v1/entities/${id}/purge`);
      expect(purged.status, purged.text).to.equal(200);
      expect(purged.at("data.erased.exports")).to.equal(1);
      expect(await statusOf(file)).to.equal(404);
    });

    it("including pieces of earlier releases, whose records are unknown, and names across the border of two", async () => {
      const id = await contact({ email: "xanthe@border.example" });
      const file = await exported(withTitle("Namesake of nobody"));
      const piece = { org_id: fixture.organization.id, export_id: file };
      await pool()("export_chunks").insert([
        { ...piece, seq: 100, content: gzipSync("name,email\r\nX,xanthe@bor") },
        { ...piece, seq: 101, content: gzipSync("der.example\r\n") },
      ]);
      const purged = await fixture.crm.post(`/v1/entities/${id}/purge`);
      expect(purged.at("data.erased.exports"), purged.text).to.equal(1);
      expect(await statusOf(file)).to.equal(404);
    });
  });
});
