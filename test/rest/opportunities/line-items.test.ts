import { expect } from "chai";
import { type Fields, opportunityFactories, UNKNOWN_ID } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("Line items: /v1/line-items", () => {
  const fixture = useFixture({ oracle: true });
  const { opportunity, change, ids, changesOf, keyWith, colleague } = opportunityFactories(fixture);
  const product = async (body: Fields = {}): Promise<string> =>
    await fixture.crm.create("/v1/products", { name: "Engine", ...body });
  const add = (opportunity_id: string, body: Fields = {}): Promise<Answer> =>
    fixture.crm.post("/v1/line-items", { opportunity_id, name: "Item", unit_price: 10, ...body });
  const line = async (opportunity_id: string, body: Fields = {}): Promise<string> =>
    (await add(opportunity_id, body)).string("data.id");
  const amountOf = async (id: string): Promise<unknown> =>
    (await fixture.crm.get(`/v1/opportunities/${id}`)).at("data.amount");

  describe("POST /v1/line-items (lineItems.create)", () => {
    it("takes name and price from the product, and the next position", async () => {
      const [sale, engine] = [await opportunity(), await product({ name: "Gear", unit_price: 19.99 })];
      const created = await fixture.crm.post("/v1/line-items", {
        opportunity_id: sale,
        product_id: engine,
        quantity: 3,
      });
      expect(created.status).to.equal(201);
      expect(created.at("data")).to.include({ name: "Gear", unit_price: 19.99, discount_percent: 0, amount: 59.97 });
      expect((await add(sale, { product_id: engine, name: "Own", position: 7 })).at("data")).to.include({
        name: "Own",
        unit_price: 10,
        position: 7,
      });
      expect((await add(sale)).at("data.position")).to.equal(8);
      const listed = await fixture.crm.get(`/v1/opportunities/${sale}/line-items`);
      expect(listed.list("data").map(({ position }) => position)).to.deep.equal([1, 7, 8]);
    });

    it("computes amounts and their sum exactly, and rounds to the digits of the currency", async () => {
      const sale = await opportunity();
      const amount = async (body: Fields): Promise<unknown> => (await add(sale, body)).at("data.amount");
      expect(await amount({ quantity: 1.005, unit_price: 1 })).to.equal(1.01);
      expect(await amount({ quantity: 3, unit_price: 0.1 })).to.equal(0.3);
      expect(await amount({ quantity: 0.001, unit_price: 0.01 })).to.equal(0);
      expect(await amount({ quantity: 7, unit_price: 19.99, discount_percent: 12.5 })).to.equal(122.44);
      expect(await amount({ quantity: 1, unit_price: 5, discount_percent: 100 })).to.equal(0);
      expect(await amountOf(sale)).to.equal(123.75);
      const yen = await opportunity({ currency: "JPY" });
      expect((await add(yen, { quantity: 0.5, unit_price: 101 })).at("data.amount")).to.equal(51);
      expect((await add(yen, { unit_price: 0.5 })).at("details.0")).to.include({
        path: "/unit_price",
        code: "too_many_decimals",
        limit: 0,
      });
    });

    it("rejects wrong references, missing names, too many decimals and amounts that are too large", async () => {
      const [sale, dollars] = [await opportunity(), await product({ currency: "USD" })];
      const detail = async (body: Fields): Promise<unknown> =>
        (await fixture.crm.post("/v1/line-items", { opportunity_id: sale, ...body })).at("details.0");
      expect(await detail({})).to.include({ path: "/name", code: "required" });
      expect(await detail({ product_id: dollars })).to.include({ path: "/product_id", code: "other_currency" });
      expect(await detail({ name: "x", product_id: UNKNOWN_ID })).to.include({
        path: "/product_id",
        code: "reference_not_found",
      });
      expect(await detail({ name: "x", opportunity_id: UNKNOWN_ID })).to.include({
        path: "/opportunity_id",
        code: "reference_not_found",
      });
      expect(await detail({ name: "x", quantity: 1.0005 })).to.include({
        path: "/quantity",
        code: "too_many_decimals",
        limit: 3,
      });
      expect(await detail({ name: "x", quantity: 999_999_999, unit_price: 999_999 })).to.include({
        path: "/amount",
        code: "maximum",
      });
      expect(await amountOf(sale)).to.equal(null);
    });

    it("adds concurrent items to the exact sum", async () => {
      const sale = await opportunity();
      const answers = await Promise.all(Array.from({ length: 12 }, () => add(sale, { unit_price: 0.1 })));
      expect(answers.map(({ status }) => status)).to.deep.equal(Array.from({ length: 12 }, () => 201));
      expect(await amountOf(sale)).to.equal(1.2);
      expect(new Set(answers.map((answer) => answer.at("data.position"))).size).to.equal(12);
    });

    it("accepts 200 items, also after a restore", async () => {
      const sale = await opportunity();
      const first = await line(sale);
      await fixture.crm.delete(`/v1/line-items/${first}`);
      for (let batch = 0; batch < 2; batch += 1) {
        const operations = Array.from({ length: 100 }, () => ({
          method: "create",
          record: { opportunity_id: sale, name: "Item", unit_price: 10 },
        }));
        const added = await fixture.crm.post("/v1/line-items/batch", { operations });
        expect(added.list("data.results").map(({ status }) => status)).to.deep.equal(operations.map(() => 201));
      }
      expect(await amountOf(sale)).to.equal(2000);
      expect((await add(sale)).at("details.0")).to.include({ path: "/opportunity_id", code: "too_many", limit: 200 });
      const restored = await fixture.crm.post(`/v1/line-items/${first}/restore`);
      expect([restored.status, restored.at("details.0.code")]).to.deep.equal([422, "too_many"]);
    });

    it("needs opportunities:write, and products:read to take over a product", async () => {
      const [sale, engine] = [await opportunity(), await product({ name: "Secret", unit_price: 77 })];
      const writer = await keyWith(["opportunities:read", "opportunities:write"]);
      const refused = await writer.post("/v1/line-items", { opportunity_id: sale, product_id: engine, name: "x" });
      expect(refused.at("details.0")).to.include({ path: "/product_id", code: "reference_not_found" });
      const reader = await keyWith(["opportunities:read", "products:read"]);
      expect((await reader.post("/v1/line-items", { opportunity_id: sale, name: "x" })).status).to.equal(403);
      const own = await writer.post("/v1/line-items", { opportunity_id: sale, name: "x", unit_price: 1 });
      expect((await writer.delete(`/v1/line-items/${own.string("data.id")}`)).status).to.equal(200);
    });
  });

  describe("PUT /v1/opportunities/{id} (opportunities.update)", () => {
    it("rejects another amount or currency while there are line items", async () => {
      const sale = await opportunity({ amount: 5 });
      const item = await line(sale, { unit_price: 30 });
      const amount = await change(sale, { amount: 31 });
      expect([amount.status, amount.at("details.0")]).to.deep.include(422);
      expect(amount.at("details.0")).to.include({ path: "/amount", code: "amount_from_line_items" });
      expect((await change(sale, { amount: null })).status).to.equal(422);
      expect((await change(sale, { currency: "USD" })).at("details.0")).to.include({
        path: "/currency",
        code: "currency_of_line_items",
      });
      expect((await change(sale, { amount: 30, currency: "EUR", name: "Same amount" })).status).to.equal(200);
      await fixture.crm.delete(`/v1/line-items/${item}`);
      expect(await amountOf(sale)).to.equal(30);
      expect((await change(sale, { amount: 31, currency: "USD" })).at("data.amount")).to.equal(31);
    });

    it("reports a new sum as a change of the opportunity, and nothing if it stays the same", async () => {
      const sale = await opportunity();
      const item = await line(sale, { unit_price: 30 });
      await fixture.crm.put(`/v1/line-items/${item}`, { name: "Renamed" });
      await fixture.crm.put(`/v1/line-items/${item}`, { quantity: 2 });
      expect(await changesOf(sale)).to.deep.equal([
        { kind: "opportunity.created", version: 1, fields: [] },
        { kind: "opportunity.updated", version: 2, fields: ["amount", "weighted_amount"] },
        { kind: "opportunity.updated", version: 3, fields: ["amount", "weighted_amount"] },
      ]);
      expect(await changesOf(item)).to.deep.equal([
        { kind: "line_item.created", version: 1, fields: [] },
        { kind: "line_item.updated", version: 2, fields: ["name"] },
        { kind: "line_item.updated", version: 3, fields: ["amount", "quantity"] },
      ]);
      const timeline = (await fixture.crm.get(`/v1/opportunities/${sale}/activity?type=field_changed`)).list("data");
      expect(timeline.map(({ changes }) => changes)).to.deep.equal([
        [{ field: "amount", old: 30, new: 60 }],
        [{ field: "amount", old: null, new: 30 }],
      ]);
    });
  });

  describe("DELETE /v1/line-items/{id} (lineItems.delete)", () => {
    it("subtracts the item until it is restored", async () => {
      const sale = await opportunity();
      const [first] = [await line(sale, { unit_price: 30 }), await line(sale, { unit_price: 12 })];
      expect(await amountOf(sale)).to.equal(42);
      const member = await colleague("member");
      expect((await member.delete(`/v1/line-items/${first}`)).status).to.equal(200);
      expect(await amountOf(sale)).to.equal(12);
      expect((await fixture.crm.post(`/v1/line-items/${first}/restore`)).at("data.amount")).to.equal(30);
      expect(await amountOf(sale)).to.equal(42);
    });
  });

  describe("DELETE /v1/opportunities/{id} (opportunities.delete)", () => {
    it("deletes the line items, and restores those that were deleted with it", async () => {
      const sale = await opportunity();
      const [kept, gone] = [await line(sale, { unit_price: 30 }), await line(sale, { unit_price: 12 })];
      await fixture.crm.delete(`/v1/line-items/${gone}`);
      await fixture.crm.delete(`/v1/opportunities/${sale}`);
      expect(await ids(`/v1/line-items?opportunity_id=${sale}`)).to.deep.equal([]);
      const early = await fixture.crm.post(`/v1/line-items/${kept}/restore`);
      expect(early.at("details.0")).to.include({ path: "/opportunity_id", code: "reference_not_found" });
      expect((await add(sale)).at("details.0.code")).to.equal("reference_not_found");
      await fixture.crm.post(`/v1/opportunities/${sale}/restore`);
      expect(await ids(`/v1/line-items?opportunity_id=${sale}`)).to.deep.equal([kept]);
      expect(await amountOf(sale)).to.equal(30);
      expect((await changesOf(kept)).map(({ kind }) => kind)).to.deep.equal([
        "line_item.created",
        "line_item.deleted",
        "line_item.restored",
      ]);
    });
  });
});
