import { expect } from "chai";
import { type Fields, opportunityFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Products: /v1/products", () => {
  const fixture = useFixture({ oracle: true });
  const { opportunity, changesOf } = opportunityFactories(fixture);
  const product = async (body: Fields = {}): Promise<string> =>
    await fixture.crm.create("/v1/products", { name: "Engine", ...body });

  describe("POST /v1/products (products.create)", () => {
    it("defaults the currency of the organization and the creator as owner", async () => {
      const created = await fixture.crm.post("/v1/products", { name: "  Difference   engine " });
      expect(created.status).to.equal(201);
      const owner_id = fixture.organization.owner.id;
      expect(created.at("data")).to.include({ name: "Difference   engine", currency: "EUR", owner_id });
    });

    it("accepts one of several concurrent products with a code, ignoring case", async () => {
      const calls = Array.from({ length: 8 }, (_, index) =>
        fixture.crm.post("/v1/products", { name: "Twin", code: index % 2 ? "twin-É" : "TWIN-é" }),
      );
      const answers = await Promise.all(calls);
      const created = answers.filter(({ status }) => status === 201);
      expect(created).to.have.length(1);
      const id = created[0]?.string("data.id") ?? "";
      for (const answer of answers.filter((one) => one !== created[0])) {
        expect(answer.status).to.equal(409);
        expect(answer.at("details.0")).to.include({ path: "/code", code: "existing_record", existing_id: id });
      }
    });

    it("accepts an external id once, also in updates", async () => {
      const id = await product({ external_ids: { shop: "77", erp: "77" } });
      const refused = await fixture.crm.post("/v1/products", { name: "Twin", external_ids: { shop: "77" } });
      expect(refused.at("details.0")).to.include({ path: "/external_ids/shop", existing_id: id });
      const other = await product({ external_ids: { crm: "77" } });
      const changed = await fixture.crm.put(`/v1/products/${other}`, { external_ids: { erp: "77" } });
      expect([changed.status, changed.at("details.0.path")]).to.deep.equal([409, "/external_ids/erp"]);
      expect(
        (await fixture.crm.put(`/v1/products/${id}`, { external_ids: { erp: "77", shop: "78" } })).status,
      ).to.equal(200);
    });

    it("limits the decimals of the price to those of the currency", async () => {
      const refused = async (currency: string, unit_price: number): Promise<unknown> =>
        (await fixture.crm.post("/v1/products", { name: "Priced", currency, unit_price })).at("details.0");
      expect(await refused("JPY", 0.5)).to.include({ path: "/unit_price", code: "too_many_decimals", limit: 0 });
      expect(await refused("EUR", 1.125)).to.include({ path: "/unit_price", code: "too_many_decimals", limit: 2 });
      const id = await product({ currency: "EUR", unit_price: 4.35 });
      const changed = await fixture.crm.put(`/v1/products/${id}`, { currency: "JPY" });
      expect(changed.at("details.0.code")).to.equal("too_many_decimals");
      expect((await fixture.crm.put(`/v1/products/${id}`, { currency: "JPY", unit_price: 500 })).status).to.equal(200);
    });
  });

  describe("PUT /v1/products/{id} (products.update)", () => {
    it("merges external ids, and reports them in the change", async () => {
      const id = await product({ name: "Merged", external_ids: { erp: "1", shop: "2" } });
      const changed = await fixture.crm.put(`/v1/products/${id}`, {
        unit: "hour",
        external_ids: { erp: null, crm: "3" },
      });
      expect(changed.at("data.external_ids")).to.deep.equal({ shop: "2", crm: "3" });
      expect(await changesOf(id)).to.deep.equal([
        { kind: "product.created", version: 1, fields: [] },
        { kind: "product.updated", version: 2, fields: ["unit", "external_ids"] },
      ]);
    });
  });

  describe("POST /v1/products/{id}/purge (products.purge)", () => {
    it("returns 409 with the number of line items that use it, and keeps their values", async () => {
      const [id, sale] = [await product({ name: "Used", unit_price: 12.5 }), await opportunity()];
      const line = async (): Promise<string> =>
        await fixture.crm.create("/v1/line-items", { opportunity_id: sale, product_id: id });
      const [first, second] = [await line(), await line()];
      const refused = await fixture.crm.post(`/v1/products/${id}/purge`);
      expect([refused.status, refused.at("code")]).to.deep.equal([409, "in_use"]);
      expect(refused.at("details.0")).to.include({ code: "used_by", limit: 2 });
      expect((await fixture.crm.delete(`/v1/products/${id}`)).status).to.equal(200);
      expect((await fixture.crm.get(`/v1/line-items/${first}`)).at("data")).to.include({
        name: "Used",
        unit_price: 12.5,
      });
      await fixture.crm.delete(`/v1/line-items/${first}`);
      await fixture.crm.put(`/v1/line-items/${second}`, { product_id: null });
      expect((await fixture.crm.post(`/v1/products/${id}/purge`)).at("data.id")).to.equal(id);
      expect((await fixture.crm.post(`/v1/products/${id}/restore`)).status).to.equal(404);
      expect((await fixture.crm.post(`/v1/line-items/${first}/restore`)).at("data.product_id")).to.equal(null);
      expect((await changesOf(id)).at(-1)).to.include({ kind: "product.deleted", version: 3 });
    });
  });
});
