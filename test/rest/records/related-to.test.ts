import { expect } from "chai";
import { about, recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("Relations: related_to in /v1/tasks", () => {
  const fixture = useFixture({ oracle: true });
  const { contact, company, task, changesOf, fromOtherOrganization, scoped } = recordFactories(fixture);

  describe("POST /v1/tasks (tasks.create)", () => {
    it("accepts contacts, companies and opportunities and keeps their order", async () => {
      const sale = await fixture.crm.create("/v1/opportunities", { name: "Engines" });
      const related_to = [
        about("opportunity", sale),
        about("contact", await contact()),
        about("company", await company()),
      ];
      const created = await fixture.crm.post("/v1/tasks", { title: "Three", related_to });
      expect(created.at("data.related_to")).to.deep.equal(related_to);
      const turned = [...related_to].reverse();
      const changed = await fixture.crm.put(`/v1/tasks/${created.string("data.id")}`, { related_to: turned });
      expect(changed.at("data.related_to")).to.deep.equal(turned);
      expect(await changesOf(changed.string("data.id"))).to.deep.include(["task.updated", 2, ["related_to"]]);
    });

    it("returns 422 for every missing record and writes nothing", async () => {
      const theirs = await (
        await fromOtherOrganization()
      ).caller.post("/v1/entities", { entity_type: "contact", first_name: "Eve" });
      const gone = await contact();
      await fixture.crm.delete(`/v1/entities/${gone}`);
      const related_to = [
        about("contact", await contact()),
        about("contact", UNKNOWN_ID),
        about("company", await contact()),
        about("contact", theirs.string("data.id")),
        about("contact", gone),
        about("opportunity", UNKNOWN_ID),
        about("event", UNKNOWN_ID),
      ];
      const refused = await fixture.crm.post("/v1/tasks", { title: "Unrelated", related_to });
      expect(refused.status).to.equal(422);
      const problems = refused.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`);
      expect(problems).to.deep.equal([1, 2, 3, 4, 5, 6].map((at) => `/related_to/${at}/record_id reference_not_found`));
      expect((await fixture.crm.get("/v1/tasks?q=Unrelated")).at("meta.total")).to.equal(0);
    });

    it("returns 422 for a repeated record", async () => {
      const id = await contact();
      const related_to = [about("contact", id), about("contact", await contact()), about("contact", id.toUpperCase())];
      const refused = await fixture.crm.post("/v1/tasks", { title: "Twice", related_to });
      expect(refused.status).to.equal(422);
      expect(refused.at("details.0")).to.include({ path: "/related_to/2", code: "not_unique" });
    });

    it("returns reference_not_found for a record that the caller cannot read", async () => {
      const sale = await fixture.crm.create("/v1/opportunities", { name: "Engines" });
      const caller = await scoped("tasks:write", "tasks:read", "entities:read");
      const refused = await caller.post("/v1/tasks", { title: "Blind", related_to: [about("opportunity", sale)] });
      expect(refused.at("details.0")).to.include({ path: "/related_to/0/record_id", code: "reference_not_found" });
      const allowed = await caller.post("/v1/tasks", {
        title: "Seen",
        related_to: [about("contact", await contact())],
      });
      expect(allowed.status).to.equal(201);
    });
  });

  describe("PUT /v1/tasks/{id} (tasks.update)", () => {
    it("keeps a record that was deleted since", async () => {
      const [kept, gone] = [await contact(), await contact()];
      const id = await task({ related_to: [about("contact", gone)] });
      await fixture.crm.delete(`/v1/entities/${gone}`);
      const related_to = [about("contact", gone), about("contact", kept)];
      const changed = await fixture.crm.put(`/v1/tasks/${id}`, { related_to });
      expect(changed.at("data.related_to")).to.deep.equal(related_to);
      expect((await fixture.crm.put(`/v1/tasks/${id}`, { related_to: [] })).at("data.related_to")).to.deep.equal([]);
      const again = await fixture.crm.put(`/v1/tasks/${id}`, { related_to });
      expect(again.at("details.0.path")).to.equal("/related_to/0/record_id");
    });
  });

  describe("POST /v1/entities/{id}/purge (entities.purge)", () => {
    it("removes a purged record from related_to", async () => {
      const [kept, gone] = [await contact(), await contact()];
      const id = await task({ related_to: [about("contact", gone), about("contact", kept)] });
      expect((await fixture.crm.post(`/v1/entities/${gone}/purge`)).status).to.equal(200);
      expect((await fixture.crm.get(`/v1/tasks/${id}`)).at("data.related_to")).to.deep.equal([about("contact", kept)]);
    });
  });
});
