import { expect } from "chai";
import { checkAmounts } from "../../../src/cli/doctor/database-checks.ts";
import { currencies } from "../../../src/base/contract/code-lists.ts";
import { amountText, currencyDigits } from "../../../src/base/platform/rules/currency-digits.ts";
import { currencyDigitsSql } from "../../../src/base/platform/sql/sql-text.ts";
import { useFixture } from "../../support/fixture.ts";
import { imported } from "../../support/imports.ts";
import { type Fields, opportunityFactories } from "../../support/record-factories.ts";

/** Every field with an amount of money that clients set, and a record with it. */
const FIELDS = [
  { path: "/v1/opportunities", field: "amount", body: { name: "Engines" } },
  { path: "/v1/products", field: "unit_price", body: { name: "Engine" } },
  { path: "/v1/entities", field: "annual_revenue", body: { entity_type: "company", name: "Engines" } },
] as const;

describe("All operations: amounts of money have the decimals of their currency", () => {
  const fixture = useFixture({ oracle: true });
  const { opportunity, company, change } = opportunityFactories(fixture);
  const French = { "Accept-Language": "fr" };

  for (const { path, field, body } of FIELDS) {
    it(`${path}: ${field} has none in JPY, two in EUR, three in KWD, on creation and in changes`, async () => {
      const made = async (currency: string, amount: number): Promise<unknown> => {
        const answer = await fixture.crm.post(path, { ...body, currency, [field]: amount });
        return answer.status === 201 ? answer.at(`data.${field}`) : answer.at("details.0.limit");
      };
      expect([await made("JPY", 3), await made("EUR", 1.23), await made("KWD", 1.234)]).to.deep.equal([3, 1.23, 1.234]);
      expect([await made("JPY", 1.5), await made("EUR", 1.234), await made("KWD", 1.2345)]).to.deep.equal([0, 2, 3]);
      // ISO 4217 decides, not the coins in use (CLDR).
      expect([await made("COP", 1.25), await made("IQD", 1.234)]).to.deep.equal([1.25, 1.234]);

      const created = await fixture.crm.post(path, { ...body, currency: "JPY", [field]: 1.5 });
      expect(created.status).to.equal(422);
      expect(created.at("details.0")).to.deep.equal({
        path: `/${field}`,
        code: "too_many_decimals",
        message: "An amount in JPY can have at most 0 decimals: round it, or correct the currency.",
        limit: 0,
        currency: "JPY",
      });
      const french = await fixture.crm.post(path, { ...body, currency: "TND", [field]: 1.2345 }, French);
      expect(french.at("details.0.message")).to.match(/^Un montant en TND a au plus 3.décimales/);

      const id = await fixture.crm.create(path, { ...body, currency: "KWD", [field]: 1.234 });
      const moved = await fixture.crm.put(`${path}/${id}`, { currency: "EUR" });
      expect([moved.status, moved.at("details.0.path")]).to.deep.equal([422, `/${field}`]);
      expect((await fixture.crm.put(`${path}/${id}`, { currency: "EUR", [field]: 1.23 })).status).to.equal(200);
      expect((await fixture.crm.put(`${path}/${id}`, { [field]: 1.234 })).status).to.equal(422);
    });
  }

  it("line items are computed, added and refused with the decimals of their opportunity's currency", async () => {
    const sale = await opportunity({ currency: "KWD", probability: 50 });
    const add = (body: Fields) => fixture.crm.post("/v1/line-items", { opportunity_id: sale, name: "Engine", ...body });
    expect((await add({ quantity: 0.333, unit_price: 1.234 })).at("data.amount")).to.equal(0.411);
    expect((await add({ quantity: 2, unit_price: 0.001 })).at("data.amount")).to.equal(0.002);
    expect((await add({ unit_price: 0.0001 })).at("details.0")).to.include({ limit: 3, currency: "KWD" });
    const { json } = await fixture.crm.get(`/v1/opportunities/${sale}?fields=amount,weighted_amount`);
    expect(json).to.have.property("data").that.includes({ amount: 0.413, weighted_amount: 0.207 });
  });

  it("weighted amounts, averages and hits are rounded and shown with these decimals", async () => {
    const tag = "decimals";
    const made = async (currency: string, ...amounts: number[]): Promise<unknown[]> => {
      const weighted = [];
      for (const amount of amounts) {
        const id = await opportunity({ name: `Decimals ${currency}`, currency, amount, probability: 33, tags: [tag] });
        weighted.push((await fixture.crm.get(`/v1/opportunities/${id}`)).at("data.weighted_amount"));
      }
      return weighted;
    };
    expect(await made("JPY", 5, 100)).to.deep.equal([2, 33]);
    expect(await made("EUR", 0.01, 1.5)).to.deep.equal([0, 0.5]);
    expect(await made("KWD", 0.001, 1.234)).to.deep.equal([0, 0.407]);
    const report = await fixture.crm.post("/v1/opportunities/aggregate", {
      filter: { op: "and", conditions: [{ field: "tags", operator: "has_any", value: [tag] }] },
      group_by: ["currency"],
      measures: ["sum_amount", "avg_amount", "avg_probability"],
    });
    expect(report.list("data.groups").map(({ currency, measures }) => [currency, measures])).to.deep.equal([
      ["EUR", { sum_amount: 1.51, avg_amount: 0.76, avg_probability: 33 }],
      ["JPY", { sum_amount: 105, avg_amount: 53, avg_probability: 33 }],
      ["KWD", { sum_amount: 1.235, avg_amount: 0.618, avg_probability: 33 }],
    ]);
    const hits = await fixture.crm.get("/v1/search?q=decimals&record_types=opportunity");
    const subtitles = hits.list("data").map(({ subtitle }) => subtitle);
    expect(subtitles).to.include.members(["open · 1.50 · EUR", "open · 100 · JPY", "open · 0.001 · KWD"]);
  });

  it("imports refuse a row, or the cell, and take the currency of the same row", async () => {
    const settings = {
      entity_type: "company" as const,
      mapping: { name: "name", revenue: "annual_revenue", currency: "currency" },
    };
    const file = ["name,revenue,currency", "Yen,1.5,JPY", "Dinar,1.234,KWD", "Euro,1.234,EUR"].join("\n");
    const answer = await imported(fixture.crm, settings, file);
    expect([answer.at("data.created"), answer.at("data.failed")]).to.deep.equal([1, 2]);
    expect(answer.list("data.problems").map(({ field, code }) => [field, code])).to.deep.equal([
      ["annual_revenue", "too_many_decimals"],
    ]);
  });

  it("a stored amount that breaks the rule stays readable and does not prevent other changes", async () => {
    const { pool } = fixture.service.database;
    const org_id = fixture.organization.id;
    const sale = await opportunity({ currency: "JPY", amount: 2 });
    await pool("opportunities").where({ org_id, id: sale }).update({ amount: 1.5 });
    const firm = await company({ currency: "JPY", annual_revenue: 2 });
    await pool("entities").where({ org_id, id: firm }).update({ annual_revenue: 1.5 });
    for (const [path, field] of [
      [`/v1/opportunities/${sale}`, "amount"],
      [`/v1/entities/${firm}`, "annual_revenue"],
    ] as const) {
      expect((await fixture.crm.get(path)).at(`data.${field}`)).to.equal(1.5);
      const renamed = await fixture.crm.put(path, { name: "Renamed", [field]: 1.5 });
      expect([renamed.status, renamed.at(`data.${field}`)]).to.deep.equal([200, 1.5]);
      expect((await fixture.crm.put(path, { [field]: 2.5 })).status).to.equal(422);
    }
    expect((await change(sale, { currency: "KRW" })).status).to.equal(422);
    expect(amountText(1.5, "JPY")).to.equal("1.5");
    const { ok, found } = await checkAmounts(pool);
    expect(ok, found).to.equal(true);
    expect(found).to.match(/more decimals.*1 in opportunities\.amount, 1 in entities\.annual_revenue/);
  });

  it("the database rounds every currency like the service", async () => {
    const { pool } = fixture.service.database;
    const codes = [...currencies];
    const { rows } = await pool.raw<{ rows: { code: string; digits: number }[] }>(
      `SELECT code, ${currencyDigitsSql("code")} AS digits FROM unnest(?::text[]) AS code`,
      [codes],
    );
    expect(Object.fromEntries(rows.map(({ code, digits }) => [code, digits]))).to.deep.equal(
      Object.fromEntries(codes.map((code) => [code, currencyDigits(code)])),
    );
    const { rows: generated } = await pool.raw<{ rows: { expression: string }[] }>(
      `SELECT pg_get_expr(d.adbin, d.adrelid) AS expression FROM pg_attrdef AS d
        JOIN pg_attribute AS a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
        WHERE d.adrelid = 'opportunities'::regclass AND a.attname = 'weighted_amount'`,
    );
    const values = codes.map((code) => `('${code}', 0.0015::numeric, 100)`).join(", ");
    const { rows: weighted } = await pool.raw<{ rows: { currency: string; digits: number }[] }>(
      `SELECT currency, scale(${generated[0]?.expression ?? ""}) AS digits
        FROM (VALUES ${values}) AS o (currency, amount, probability)`,
    );
    for (const { currency, digits } of weighted) expect(digits, currency).to.equal(currencyDigits(currency));
  });
});
