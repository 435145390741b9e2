import { expect } from "chai";
import type { Permission } from "../../../generated/vocabulary.js";
import { callerByKey, strangerTo } from "../../support/accounts/people.ts";
import { type Caller } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import { countsOf, imported, run, uploaded } from "../../support/imports.ts";

const lines = (...rows: string[]): string => `${rows.join("\n")}\n`;
const PRODUCT = { entity_type: "product" } as const;

describe("Rights of imports of resources: /v1/imports", () => {
  const fixture = useFixture();
  const create = async (body: object): Promise<string> => {
    const answer = await fixture.crm.post("/v1/products", body);
    expect(answer.status, answer.text).to.equal(201);
    return answer.string("data.id");
  };
  const keyWith = async (...scopes: Permission[]): Promise<Caller> => {
    return await callerByKey(fixture.service, { user: fixture.organization.owner, scopes });
  };

  describe("POST /v1/imports (imports.create)", () => {
    it("returns 403 at each step to a key that may not write products", async () => {
      const crm = await keyWith("entities:read", "entities:write", "products:read");
      const created = await crm.post("/v1/imports", PRODUCT);
      expect([created.status, created.at("details.0.required")]).to.deep.equal([403, ["products:write"]]);
      const id = await uploaded(fixture.crm, PRODUCT, lines("name", "Forbidden"));
      const answers = [
        await crm.put(`/v1/imports/${id}/file`, "name\nForbidden\n", { "Content-Type": "text/csv" }),
        await crm.post(`/v1/imports/${id}/start`),
        await crm.get(`/v1/imports/${id}`),
        await crm.get(`/v1/imports/${id}/failures`),
        await crm.get("/v1/imports?entity_type=product"),
      ];
      expect(answers.map(({ status }) => status)).to.deep.equal([403, 403, 403, 403, 403]);
      const listed = (await crm.get("/v1/imports?page_size=100")).list("data");
      expect(listed.filter(({ entity_type }) => entity_type === "product")).to.deep.equal([]);
    });

    it("returns 403 for imports of contacts to a key that may only write products", async () => {
      const crm = await keyWith("products:read", "products:write");
      expect((await crm.post("/v1/imports", { entity_type: "contact" })).status).to.equal(403);
      const answer = await imported(crm, PRODUCT, lines("name,code", "Allowed,KEY-1"));
      expect(countsOf(answer)).to.deep.equal({ processed_rows: 1, created: 1 });
      const types = (await crm.get("/v1/imports?page_size=100")).list("data").map(({ entity_type }) => entity_type);
      expect([...new Set(types)]).to.deep.equal(["product"]);
      expect((await (await keyWith("entities:read")).get("/v1/imports")).status).to.equal(403);
    });
  });

  describe("GET /v1/imports/{id} (imports.get)", () => {
    it("shows the contents of the file of another user only with the permission to read its records", async () => {
      const id = await uploaded(fixture.crm, PRODUCT, lines("name,unit_price", "Secret,expensive"));
      await run(fixture.crm, id);
      const [writer, reader] = [
        await keyWith("products:write", "entities:read"),
        await keyWith("products:write", "products:read"),
      ];
      const hidden = await writer.get(`/v1/imports/${id}`);
      expect([hidden.status, hidden.at("data.preview")], hidden.text).to.deep.equal([200, []]);
      expect(hidden.text).to.not.contain("expensive");
      expect((await writer.get(`/v1/imports/${id}/failures`)).status).to.equal(403);
      const shown = await reader.get(`/v1/imports/${id}`);
      expect(shown.at("data.preview.0.cells")).to.deep.equal(["Secret", "expensive"]);
      expect((await reader.get(`/v1/imports/${id}/failures`)).text).to.contain("expensive");
    });

    it("returns 404 to another organization, whose products an import never changes", async () => {
      const foreign = await strangerTo(fixture.service);
      const id = await create({ name: "Ours", code: "OURS-1" });
      const file = lines("id,name,code", `${id},Theirs,OURS-1`);
      const importId = await uploaded(fixture.crm, PRODUCT, file);
      const statuses = [
        await foreign.get(`/v1/imports/${importId}`),
        await foreign.put(`/v1/imports/${importId}/file`, "name\n", { "Content-Type": "text/csv" }),
        await foreign.post(`/v1/imports/${importId}/start`),
        await foreign.get(`/v1/imports/${importId}/failures`),
      ].map(({ status }) => status);
      expect(statuses).to.deep.equal([404, 404, 404, 404]);
      const answer = await imported(foreign, { ...PRODUCT, duplicates: "update" }, file);
      expect(countsOf(answer)).to.deep.equal({ processed_rows: 1, created: 1 });
      expect((await fixture.crm.get(`/v1/products/${id}`)).at("data")).to.include({ name: "Ours", version: 1 });
    });
  });
});
