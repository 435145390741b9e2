import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

let numbers = 0;

describe("Custom fields: required /v1/custom-fields", () => {
  const fixture = useFixture();

  const define = (more: object): Promise<Answer> =>
    fixture.crm.post("/v1/custom-fields", { key: `field_${++numbers}`, label: "Field", type: "text", ...more });
  const details = (answer: Answer): string[] =>
    answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`);

  describe("POST /v1/entities (entities.create)", () => {
    it("requires a value on creation and not in existing records", async () => {
      const body = { entity_type: "company", name: "Before" };
      const before = `/v1/entities/${(await fixture.crm.post("/v1/entities", body)).string("data.id")}`;
      const defined = await define({ entity_type: "company", required: true });
      const [path, key] = [`/v1/custom-fields/${defined.string("data.id")}`, defined.string("data.key")];
      const refused = [
        await fixture.crm.post("/v1/entities", { ...body, domain: "after.example" }),
        await fixture.crm.post("/v1/entities", { ...body, domain: "after.example", custom_fields: { [key]: " " } }),
      ];
      for (const answer of refused) {
        expect([answer.status, ...details(answer)]).to.deep.equal([422, `/custom_fields/${key} required`]);
      }
      expect((await fixture.crm.get("/v1/entities?domain=after.example")).at("meta.total")).to.equal(0);
      expect((await fixture.crm.put(before, { industry: "Machinery" })).status).to.equal(200);
      expect((await fixture.crm.put(before, { custom_fields: { [key]: "x" } })).status).to.equal(200);
      const cleared = await fixture.crm.put(before, { custom_fields: { [key]: null } });
      expect([cleared.status, ...details(cleared)]).to.deep.equal([422, `/custom_fields/${key} required`]);
      await fixture.crm.put(path, { archived: true });
      expect((await fixture.crm.post("/v1/entities", { ...body, domain: "after.example" })).status).to.equal(201);
    });

    it("requires a value in opportunities and tasks", async () => {
      for (const [entity_type, route, body] of [
        ["opportunity", "/v1/opportunities", { name: "Deal" }],
        ["task", "/v1/tasks", { title: "Call" }],
      ] as const) {
        const defined = await define({ entity_type, required: true, type: "number" });
        const key = defined.string("data.key");
        const refused = await fixture.crm.post(route, body);
        expect([refused.status, ...details(refused)], route).to.deep.equal([422, `/custom_fields/${key} required`]);
        const created = await fixture.crm.post(route, { ...body, custom_fields: { [key]: 5 } });
        expect(created.at("data.custom_fields"), route).to.deep.equal({ [key]: 5 });
        const path = `/v1/custom-fields/${defined.string("data.id")}`;
        expect((await fixture.crm.delete(path)).status, route).to.equal(409);
        await fixture.crm.put(path, { required: false });
      }
    });
  });
});
