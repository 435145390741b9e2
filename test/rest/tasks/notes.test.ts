import { expect } from "chai";
import { about, recordFactories, storeOf } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("Notes: /v1/notes", () => {
  const fixture = useFixture({ oracle: true });
  const { contact, note, ids, found, changesOf, colleague } = recordFactories(fixture);
  const change = (id: string, body: object) => fixture.crm.put(`/v1/notes/${id}`, body);

  describe("POST /v1/notes (notes.create)", () => {
    it("strips HTML and returns the stored note", async () => {
      const related_to = [about("contact", await contact()), about("contact", await contact())];
      const body = "# Call\n\n<b>She</b> needs **three**, `a<b>` and a < b.\n<script>alert(1)</script>";
      const created = await fixture.crm.post("/v1/notes", { title: " First call ", body, pinned: true, related_to });
      expect(created.status).to.equal(201);
      expect(created.at("data")).to.deep.include({
        title: "First call",
        body: "# Call\n\nShe needs **three**, `a<b>` and a < b.",
        pinned: true,
        related_to,
        version: 1,
      });
    });

    it("rejects a body that is empty without HTML or longer than 65536 characters", async () => {
      const related_to = [about("contact", await contact())];
      const cases: [string, number, string][] = [
        ["   ", 400, "too_short"],
        ["<p></p><!-- nothing -->", 422, "too_short"],
        ["<style>p {}</style>", 422, "too_short"],
        ["<a ".repeat(21_000), 422, "too_long"],
        ["a".repeat(65_537), 400, "too_long"],
      ];
      for (const [body, status, code] of cases) {
        const refused = await fixture.crm.post("/v1/notes", { title: "Refused", body, related_to });
        expect(refused.status).to.equal(status);
        expect(refused.at("details.0")).to.include({ path: "/body", code });
      }
      expect((await fixture.crm.get("/v1/notes?q=Refused")).at("meta.total")).to.equal(0);
      expect((await fixture.crm.post("/v1/notes", { body: "é".repeat(65_536), related_to })).status).to.equal(201);
    });
  });

  describe("PUT /v1/notes/{id} (notes.update)", () => {
    it("rejects a note without related records", async () => {
      const id = await note();
      for (const [status, refused] of [
        [400, await fixture.crm.post("/v1/notes", { body: "About nothing", related_to: [] })],
        [422, await change(id, { related_to: [] })],
      ] as const) {
        expect(refused.status).to.equal(status);
        expect(refused.at("details.0")).to.include({ path: "/related_to", code: "too_few" });
      }
      const unknown = await change(id, { related_to: [about("company", UNKNOWN_ID)] });
      expect(unknown.status).to.equal(422);
      expect(unknown.at("details.0")).to.include({ path: "/related_to/0/record_id", code: "reference_not_found" });
      expect(await changesOf(id)).to.have.lengthOf(1);
    });

    it("keeps the version if only markup differs", async () => {
      expect((await change(await note({ body: "One" }), { body: " <i>One</i>" })).at("data.version")).to.equal(1);
    });

    it("returns 403 unless the user is the author or an administrator", async () => {
      const id = await note();
      const { caller: manager } = await colleague("manager");
      for (const refused of [
        await manager.put(`/v1/notes/${id}`, { body: "Not mine" }),
        await manager.delete(`/v1/notes/${id}`),
        await manager.post(`/v1/notes/${id}/restore`),
      ]) {
        expect(refused.status).to.equal(403);
        expect(refused.at("code")).to.equal("permission_denied");
      }
      const related_to = [about("contact", await contact())];
      const own = await manager.create("/v1/notes", { body: "Mine", related_to });
      expect((await manager.put(`/v1/notes/${own}`, { body: "Still mine" })).status).to.equal(200);
      const { caller: admin } = await colleague("admin");
      expect((await admin.put(`/v1/notes/${own}`, { pinned: true })).status).to.equal(200);
      expect((await admin.delete(`/v1/notes/${own}`)).status).to.equal(200);
      expect((await manager.post(`/v1/notes/${own}/restore`)).status).to.equal(200);
      expect(await changesOf(id)).to.have.lengthOf(1);
    });
  });

  describe("GET /v1/notes (notes.list)", () => {
    it("sorts pinned notes first on request", async () => {
      const ada = await contact();
      const plain = await note({ title: "Éclair", related_to: [about("contact", ada)] });
      const pinned = await note({ body: "Remember the machines", pinned: true, related_to: [about("contact", ada)] });
      const newest = await note({ related_to: [about("contact", ada)] });
      const sorted = `/v1/notes?record_id=${ada}&sort=-pinned,created_at`;
      expect(await ids(sorted)).to.deep.equal([pinned, plain, newest]);
      expect(await ids(`/v1/entities/${ada}/notes`)).to.deep.equal([newest, pinned, plain]);
      expect(await ids(`/v1/entities/${ada}/notes?pinned=true`)).to.deep.equal([pinned]);
      expect(await ids(`/v1/notes?record_id=${ada}&q=eclair`)).to.deep.equal([plain]);
      await fixture.crm.delete(`/v1/notes/${newest}`);
      expect((await fixture.crm.get(`/v1/entities/${ada}/notes`)).at("meta.total")).to.equal(2);
      expect((await fixture.crm.get(`/v1/entities/${UNKNOWN_ID}/notes`)).status).to.equal(404);
      const word = { field: "body", operator: "contains", value: "MACHINES" };
      expect(await found("/v1/notes/search", { filter: { op: "and", conditions: [word] } })).to.deep.equal([pinned]);
    });
  });

  describe("POST /v1/entities/{id}/merge (entities.merge)", () => {
    it("moves notes to the merged contact", async () => {
      const [loser, winner] = [await contact(), await contact()];
      const id = await note({ related_to: [about("contact", loser), about("contact", winner)] });
      const actor = { type: "system", id: null, name: "Test", application: null } as const;
      const moved = await storeOf(fixture).transaction((tx) =>
        tx.notes.moveEntity(fixture.organization.id, loser, winner, actor),
      );
      expect(moved.map(({ after }) => [after.id, after.version])).to.deep.equal([[id, 2]]);
      expect((await fixture.crm.get(`/v1/notes/${id}`)).at("data.related_to")).to.deep.equal([
        about("contact", winner),
      ]);
    });
  });
});
