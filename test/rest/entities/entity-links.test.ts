import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("Companies of contacts: /v1/entities/{id}/company", () => {
  const fixture = useFixture();

  const create = async (body: Record<string, unknown>): Promise<string> =>
    (await fixture.crm.post("/v1/entities", body)).string("data.id");
  const contact = async (more: object = {}): Promise<string> =>
    await create({ entity_type: "contact", first_name: "Ada", ...more });
  const company = async (name = "Engines"): Promise<string> => await create({ entity_type: "company", name });
  const link = async (id: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
    await fixture.crm.put(`/v1/entities/${id}/company`, body, headers);

  async function kinds(id: string): Promise<string[]> {
    const store = createStore(fixture.service.database.pool);
    return (await store.changes.ofRecord(fixture.organization.id, id)).map(({ kind }) => kind);
  }

  describe("PUT /v1/entities/{id}/company (entities.linkCompany)", () => {
    it("links, replaces and unlinks a company and keeps the version if nothing changes", async () => {
      const [id, first, second] = [await contact(), await company(), await company("Others")];
      expect((await link(id, { company_id: first })).at("data")).to.include({ company_id: first, version: 2 });
      expect((await link(id, { company_id: first })).at("data.version")).to.equal(2);
      expect((await link(id, { company_id: second })).at("data")).to.include({ company_id: second, version: 3 });
      const unlinked = await fixture.crm.delete(`/v1/entities/${id}/company`);
      expect(unlinked.at("data")).to.include({ company_id: null, version: 4 });
      expect(unlinked.headers.get("etag")).to.equal('"4"');
      expect((await fixture.crm.delete(`/v1/entities/${id}/company`)).at("data.version")).to.equal(4);
      const linked = ["contact.updated", "contact.company_linked"];
      const published = ["contact.created", ...linked, ...linked, "contact.updated", "contact.company_unlinked"];
      expect(await kinds(id)).to.deep.equal(published);
    });

    it("returns 409 linked_elsewhere with replace_existing false", async () => {
      const [first, second] = [await company(), await company("Others")];
      const id = await contact({ company_id: first });
      const refused = await link(id, { company_id: second, replace_existing: false });
      expect([refused.status, refused.at("code")]).to.deep.equal([409, "state_conflict"]);
      const [detail] = refused.list("details");
      expect(detail).to.include({ path: "/company_id", code: "linked_elsewhere", existing_id: first });
      expect((await link(id, { company_id: first, replace_existing: false })).status).to.equal(200);
      expect((await fixture.crm.get(`/v1/entities/${id}`)).at("data")).to.include({ company_id: first, version: 1 });
    });

    it("returns an error if the company or the contact is missing or of the wrong type", async () => {
      const [id, first, gone] = [await contact(), await company(), await company()];
      await fixture.crm.delete(`/v1/entities/${gone}`);
      for (const company_id of [UNKNOWN_ID, gone, await contact()]) {
        const refused = await link(id, { company_id });
        expect([refused.status, refused.at("details.0.path"), refused.at("details.0.code")]).to.deep.equal([
          422,
          "/company_id",
          "reference_not_found",
        ]);
      }
      const wrong = await link(first, { company_id: first });
      expect([wrong.status, wrong.at("details.0.code")]).to.deep.equal([422, "wrong_entity_type"]);
      expect((await fixture.crm.delete(`/v1/entities/${first}/company`)).status).to.equal(422);
      expect((await link(UNKNOWN_ID, { company_id: first })).status).to.equal(404);
    });
  });

  describe("GET /v1/entities/{id}/contacts (entities.contacts)", () => {
    it("returns the contacts of a company by page and by cursor", async () => {
      const id = await company();
      const people = [];
      for (const last_name of ["C", "A", "B"]) people.push(await contact({ last_name, company_id: id }));
      await contact({ company_id: await company("Others") });
      const list = async (query: string): Promise<Answer> =>
        await fixture.crm.get(`/v1/entities/${id}/contacts${query}`);
      const names = (answer: Answer): unknown[] => answer.list("data").map(({ last_name }) => last_name);
      const page = await list("?sort=last_name&page_size=2");
      expect([names(page), page.at("meta.total")]).to.deep.equal([["A", "B"], 3]);
      expect(names(await list("?sort=last_name&page_size=2&page=2"))).to.deep.equal(["C"]);
      const first = await list("?cursor=&page_size=2");
      const second = await list(`?cursor=${first.string("meta.next_cursor")}&page_size=2`);
      expect([...names(first), ...names(second)]).to.deep.equal(["B", "A", "C"]);
      expect(second.at("meta.next_cursor")).to.equal(null);
      await fixture.crm.delete(`/v1/entities/${people[0] ?? ""}`);
      expect((await list("")).at("meta.total")).to.equal(2);
    });

    it("returns 422 for a contact and 404 for a deleted company", async () => {
      const wrong = await fixture.crm.get(`/v1/entities/${await contact()}/contacts`);
      expect([wrong.status, wrong.at("details.0.code")]).to.deep.equal([422, "wrong_entity_type"]);
      const gone = await company();
      await fixture.crm.delete(`/v1/entities/${gone}`);
      expect((await fixture.crm.get(`/v1/entities/${gone}/contacts`)).status).to.equal(404);
    });
  });
});
