import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { useFixture } from "../../support/fixture.ts";
import { type Fields, opportunityFactories } from "../../support/record-factories.ts";

/** Values of each kind of custom field in their order, with two equal ones; null is no value. */
const KINDS: readonly (readonly [type: string, values: readonly unknown[], more?: Fields])[] = [
  ["text", ["apfel", "Äpfel", "Bau", "Bau", "Zoo", null, null]],
  ["number", [-3, 2, 10.5, 10.5, 100, null, null]],
  ["boolean", [false, false, true, true, true, null, null]],
  ["date", ["1999-12-31", "2031-01-01", "2031-01-01", "2031-02-01", null]],
  ["datetime", ["2031-01-01T00:00:00.000Z", "2031-01-01T00:00:00.001Z", "2031-02-01T00:00:00.000Z", null]],
  ["select", ["small", "medium", "medium", "Large", null, null], { options: ["small", "medium", "Large"] }],
  ["url", ["https://a.example", "https://b.example", null]],
  ["email", ["a@sorted.example", "b@sorted.example", null]],
  ["phone", ["+33612345678", "+33712345678", null]],
];

/** Lists whose records have custom fields, and how a record is made. */
const LISTS: readonly (readonly [path: string, type: string, body: Fields])[] = [
  ["/v1/entities", "contact", { entity_type: "contact", last_name: "Sorted" }],
  ["/v1/opportunities", "opportunity", { name: "Sorted" }],
  ["/v1/tasks", "task", { title: "Sorted" }],
  ["/v1/products", "product", { name: "Sorted" }],
];

describe("All operations: lists are sorted by every kind of field with an order", () => {
  const fixture = useFixture();
  const { company, contact, fromOtherOrganization } = opportunityFactories(fixture);
  const define = async (body: Fields): Promise<void> => {
    const made = await fixture.crm.post("/v1/custom-fields", { label: `${String(body["key"])} of records`, ...body });
    expect(made.status, made.text).to.equal(201);
  };
  const walk = async (path: string, sort: string): Promise<Fields[]> => {
    const all: Fields[] = [];
    for (let cursor: unknown = ""; typeof cursor === "string";) {
      const page = await fixture.crm.get(`${path}?sort=${sort}&page_size=2&cursor=${encodeURIComponent(cursor)}`);
      expect(page.status, page.text).to.equal(200);
      all.push(...page.list("data"));
      cursor = page.at("meta.next_cursor");
    }
    const whole = (await fixture.crm.get(`${path}?sort=${sort}&page_size=100`)).list("data");
    expect(
      all.map(({ id }) => id),
      sort,
    ).to.deep.equal(whole.map(({ id }) => id));
    return all;
  };

  it("GET /v1/opportunities (opportunities.list): pages over the longest texts of each script", async () => {
    await define({ entity_type: "opportunity", key: "long_text", type: "text" });
    for (const letter of ["a", "я", "漢", "😀"])
      for (const end of ["1", "2"]) {
        const name = letter.repeat(199) + end;
        const made = await fixture.crm.post("/v1/opportunities", {
          name,
          custom_fields: { long_text: letter.repeat(9_999) + end },
        });
        expect(made.status, made.text).to.equal(201);
      }
    for (const sort of ["name", "-name,custom_fields.long_text", "custom_fields.long_text", "-custom_fields.long_text"])
      expect((await walk("/v1/opportunities", sort)).length, sort).to.equal(8);
    for (const { id } of await walk("/v1/opportunities", "name"))
      expect((await fixture.crm.delete(`/v1/opportunities/${String(id)}`)).status).to.equal(200);
  });

  for (const [path, entity_type, body] of LISTS)
    it(`${path}: sorts by custom fields of each type in both directions, by page and by cursor, empty values last`, async () => {
      for (const [type, values, more] of KINDS) {
        const key = `by_${type}`;
        await define({ entity_type, key, type, ...more });
        for (const value of values.toReversed()) {
          const made = await fixture.crm.post(path, { ...body, custom_fields: value === null ? {} : { [key]: value } });
          expect(made.status, made.text).to.equal(201);
        }
        const valuesBy = async (sort: string): Promise<unknown[]> =>
          (await walk(path, sort)).map(({ custom_fields }) => (custom_fields as Fields)[key] ?? null);
        const present = values.filter((value) => value !== null);
        const rising = await valuesBy(`custom_fields.${key}`);
        expect(rising.slice(0, present.length), type).to.deep.equal(present);
        expect(rising.slice(present.length).every((value) => value === null)).to.equal(true);
        const falling = await valuesBy(`-custom_fields.${key}`);
        expect(falling.slice(0, present.length), type).to.deep.equal(present.toReversed());
        const searched = await fixture.crm.post(`${path}/search`, { sort: `-custom_fields.${key}`, page_size: 100 });
        expect(searched.list("data").map(({ custom_fields }) => (custom_fields as Fields)[key] ?? null)).to.deep.equal(
          falling,
        );
      }
      expect((await walk(path, "custom_fields.by_boolean,-custom_fields.by_number")).length).to.be.greaterThan(20);
    });

  describe("GET /v1/entities (entities.list)", () => {
    it("refuses custom fields that do not exist or have no order, and names those that can be used", async () => {
      await define({ entity_type: "contact", key: "sports", type: "multi_select", options: ["Judo"] });
      for (const [sort, code] of [
        ["custom_fields.by_tetx", "unknown_custom_field"],
        ["-custom_fields.sports", "enum"],
      ] as const) {
        const refused = await fixture.crm.get(`/v1/entities?sort=${sort}`);
        expect([refused.status, refused.at("details.0.path"), refused.at("details.0.code")]).to.deep.equal([
          422,
          "sort",
          code,
        ]);
        expect(refused.at("details.0.allowed_values")).to.include("-custom_fields.by_text");
        if (code !== "enum") expect(refused.at("details.0.did_you_mean")).to.equal("custom_fields.by_text");
      }
      const body = await fixture.crm.post("/v1/entities/search", { sort: "custom_fields.nothing" });
      expect([body.status, body.at("details.0.path")]).to.deep.equal([422, "/sort"]);
      const other = await fromOtherOrganization();
      expect((await other.get("/v1/entities?sort=custom_fields.by_text")).status).to.equal(422);
    });

    it("sorts by lists of values in their order, and does not disclose the order of a field with its own permission", async () => {
      await company({ name: "Sorted", type: "vendor" });
      await company({ name: "Sorted", type: "customer" });
      await company({ name: "Sorted", type: "prospect" });
      const types = (await walk("/v1/entities", "type")).map(({ type }) => type).filter((type) => type);
      expect(types).to.deep.equal(["prospect", "customer", "vendor"]);
      await contact({ last_name: "Born", birthday: "1815-12-10" });
      await contact({ last_name: "Born", birthday: "1906-12-09" });
      const days = (await walk("/v1/entities", "-birthday")).flatMap(({ birthday }) => birthday ?? []);
      expect(days).to.deep.equal(["1906-12-09", "1815-12-10"]);
      const refused = await fixture.crm.get("/v1/entities?sort=open_opportunity_amount");
      expect([refused.status, refused.at("details.0.code")]).to.deep.equal([400, "enum"]);
    });
  });

  describe("tools/call list_crm_records", () => {
    it("sorts by custom fields, and suggests the right name", async () => {
      const crm = await assistantOf(fixture.service, fixture.organization.owner);
      const list = { record_type: "contact", page_size: 3, sort_by: "custom_fields.by_number" };
      const { json } = await crm.use("list_crm_records", list);
      const numbers = (json as { records: { custom_fields: Fields }[] }).records.map(
        ({ custom_fields }) => custom_fields["by_number"],
      );
      expect(numbers).to.deep.equal([100, 10.5, 10.5]);
      const refused = await crm.call("list_crm_records", { ...list, sort_by: "custom_fields.by_numbr" });
      expect(refused.text).to.include("/sort_by").and.include('did_you_mean\\":\\"custom_fields.by_number');
    });
  });
});
