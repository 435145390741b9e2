import { expect } from "chai";
import { parse } from "csv-parse/sync";
import { finished } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";
import { countsOf, imported, run, uploaded } from "../../support/imports.ts";
import type { Permission } from "../../../generated/vocabulary.js";
import { callerByKey, strangerTo } from "../../support/accounts/people.ts";
import type { Caller } from "../../support/caller.ts";

const lines = (...rows: string[]): string => `${rows.join("\n")}\n`;

const PRODUCT = { entity_type: "product" } as const;

describe("Imports of resources: /v1/imports", () => {
  const fixture = useFixture();
  const product = async (code: string): Promise<Record<string, unknown>> => {
    const filter = { op: "and", conditions: [{ field: "code", operator: "eq", value: code }] };
    const [found] = (await fixture.crm.post("/v1/products/search", { filter })).list("data");
    return found ?? {};
  };
  const create = async (body: object): Promise<string> => {
    const answer = await fixture.crm.post("/v1/products", body);
    expect(answer.status, answer.text).to.equal(201);
    return answer.string("data.id");
  };
  const total = async (): Promise<number> => Number((await fixture.crm.get("/v1/products")).at("meta.total"));
  const failuresOf = async (id: string, language = "en"): Promise<Record<string, string>[]> => {
    const file = await fixture.crm.get(`/v1/imports/${id}/failures`, { "Accept-Language": language });
    return parse(file.text, { columns: true, record_delimiter: "\r\n", relax_column_count: true });
  };

  describe("POST /v1/imports/{id}/start (imports.start)", () => {
    it("creates products with custom fields, external ids and change events", async () => {
      const definition = {
        entity_type: "product",
        key: "shelf",
        label: "Shelf",
        type: "select",
        options: ["B2", "C3"],
      };
      expect((await fixture.crm.post("/v1/custom-fields", definition)).status).to.equal(201);
      const file = lines(
        "name,code,unit_price,currency,tax_rate,is_active,tags,shelf,external_ids.erp",
        "Wheel,W-1,12.5,eur,20,no,a; b,b2,77",
        "Axle,W-2,,,,,,,",
      );
      const answer = await imported(fixture.crm, PRODUCT, file);
      expect(answer.at("data.status"), answer.text).to.equal("completed");
      expect(countsOf(answer)).to.deep.equal({ processed_rows: 2, created: 2 });
      const wheel = await product("W-1");
      expect(wheel).to.deep.include({ name: "Wheel", unit_price: 12.5, currency: "EUR", tax_rate: 20 });
      expect(wheel).to.deep.include({ is_active: false, tags: ["a", "b"], version: 1 });
      expect(wheel).to.deep.include({ custom_fields: { shelf: "B2" }, external_ids: { erp: "77" } });
      expect(wheel["created_by"]).to.deep.include({ type: "import", id: answer.at("data.id") });
      expect(await product("W-2")).to.deep.include({
        unit_price: 0,
        is_active: true,
        owner_id: fixture.organization.owner.id,
      });
      const changes = await fixture.service.database.pool("changes").where({ record_id: wheel["id"] });
      expect(changes.map(({ kind }) => String(kind))).to.deep.equal(["product.created"]);
      const found = (await fixture.crm.get("/v1/search?q=wheel")).text;
      expect(found).to.contain(String(wheel["id"]));
    });

    const policies: [duplicates: string, counts: object, name: string, version: number][] = [
      ["skip", { processed_rows: 4, created: 1, skipped: 3 }, "Old", 1],
      ["update", { processed_rows: 4, created: 1, updated: 2, unchanged: 1 }, "Newer", 3],
      ["fail", { processed_rows: 4, created: 1, failed: 3 }, "Old", 1],
    ];
    for (const [duplicates, counts, name, version] of policies) {
      it(`finds products by their code and applies duplicates: ${duplicates} in the dry run and in the import`, async () => {
        const [old, fresh] = [`OLD-${duplicates}`, `FRESH-${duplicates}`];
        await create({ name: "Old", code: old, unit: "piece", tags: ["kept"] });
        const rows = [`New,${old}`, `Newer,${old.toLowerCase()}`, `Fresh,${fresh}`, `Fresh,${fresh}`];
        const before = await total();
        const id = await uploaded(fixture.crm, { ...PRODUCT, duplicates, dry_run: true }, lines("name,code", ...rows));
        expect(countsOf(await run(fixture.crm, id))).to.deep.equal({ ...counts });
        expect(await total()).to.equal(before);
        expect(await product(old)).to.deep.include({ name: "Old", version: 1 });
        const answer = await run(fixture.crm, id, { dry_run: false });
        expect(countsOf(answer), answer.text).to.deep.equal(counts);
        expect(await total()).to.equal(before + 1);
        expect(await product(duplicates === "update" ? old.toLowerCase() : old)).to.deep.include({
          name,
          version,
          unit: "piece",
          tags: ["kept"],
        });
      });
    }

    it("finds products by id and external id and keeps fields without column", async () => {
      const id = await create({ name: "Before", code: "IDS-1", unit: "hour", external_ids: { erp: "9", crm: "a" } });
      const file = lines("id,name,external_ids.erp,unit_price", `${id},By id,,`, ",By external id,9,3");
      const answer = await imported(fixture.crm, { ...PRODUCT, duplicates: "update" }, file);
      expect(countsOf(answer)).to.deep.equal({ processed_rows: 2, updated: 2 });
      expect((await fixture.crm.get(`/v1/products/${id}`)).at("data")).to.deep.include({
        name: "By external id",
        code: "IDS-1",
        unit: "hour",
        unit_price: 3,
        version: 3,
        external_ids: { erp: "9", crm: "a" },
      });
    });

    it("fails rows one by one with line, column and reason, and returns them as a file", async () => {
      const first = await create({ name: "First", code: "CLASH-1", external_ids: { erp: "c1" } });
      await create({ name: "Second", code: "CLASH-2" });
      const file = lines(
        "id,name,code,unit_price,currency,owner_id",
        ",Good,GOOD-1,1,EUR,",
        ",,NAMELESS,1,EUR,",
        ",Bad price,BAD-1,cheap,EUR,",
        ",Too precise,BAD-2,1.5,JPY,",
        `${first},Clash,CLASH-2,1,EUR,`,
        ",Stranger,BAD-3,1,EUR,019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01",
      );
      const answer = await imported(fixture.crm, { ...PRODUCT, duplicates: "update" }, file);
      expect(countsOf(answer), answer.text).to.deep.equal({ processed_rows: 6, created: 1, failed: 5 });
      const failed = await failuresOf(answer.string("data.id"));
      expect(failed.map(({ import_line, import_fields }) => [import_line, import_fields])).to.deep.equal([
        ["3", "name"],
        ["4", "unit_price"],
        ["5", "unit_price"],
        ["6", ""],
        ["7", "owner_id"],
      ]);
      expect(failed.every(({ import_reasons = "" }) => import_reasons.length > 10)).to.equal(true);
      const codes = answer.list("data.problems").map(({ field, code }) => `${String(field)} ${String(code)}`);
      expect(codes.toSorted()).to.deep.equal([
        "name required",
        "null row_ambiguous",
        "owner_id reference_not_found",
        "unit_price too_many_decimals",
        "unit_price type",
      ]);
      expect((await product("CLASH-2"))["name"]).to.equal("Second");
    });

    it("imports a row without its bad cells with on_bad_cell: skip", async () => {
      const file = lines("name,code,unit_price,currency", "Kept,SKIP-1,1.5,JPY", ",SKIP-2,1,EUR");
      const answer = await imported(fixture.crm, { ...PRODUCT, on_bad_cell: "skip" }, file);
      expect(countsOf(answer)).to.deep.equal({ processed_rows: 2, created: 1, failed: 1 });
      expect(answer.at("data.skipped_cells")).to.equal(1);
      expect(await product("SKIP-1")).to.deep.include({ name: "Kept", unit_price: 0, currency: "JPY" });
    });

    it("returns the same counts in the dry run of several batches as in the import, and writes nothing", async () => {
      const ids = [await create({ name: "One", code: "SWAP-1" }), await create({ name: "Two", code: "SWAP-2" })];
      const rows = Array.from({ length: 350 }, (_, row) => {
        const code = row % 7 === 0 ? `PAIR-${row % 70}` : `ONE-${row}`;
        return `,Name ${row % 3},${code},${row % 11 === 0 ? "wrong" : row % 5},`;
      });
      rows.splice(
        40,
        0,
        `${ids[0] ?? ""},One,SWAP-3,,`,
        `${ids[1] ?? ""},Two,SWAP-1,,`,
        `${ids[0] ?? ""},One,SWAP-2,,`,
      );
      rows.push(",One again,SWAP-2,,", ",Two again,SWAP-1,,", ",Third,SWAP-3,,");
      const before = await total();
      const changes = Number((await fixture.service.database.pool("changes").count({ n: "*" }))[0]?.["n"]);
      const file = lines("id,name,code,unit_price,unit", ...rows);
      const id = await uploaded(fixture.crm, { ...PRODUCT, duplicates: "update", dry_run: true }, file);
      const dry = countsOf(await run(fixture.crm, id));
      expect(await total()).to.equal(before);
      expect((await fixture.service.database.pool("changes").count({ n: "*" }))[0]?.["n"]).to.equal(changes);
      expect(countsOf(await run(fixture.crm, id, { dry_run: false }))).to.deep.equal(dry);
      expect(dry).to.include({ processed_rows: 356, failed: 32 });
      expect((await fixture.crm.get(`/v1/products/${ids[0] ?? ""}`)).at("data.name")).to.equal("One again");
    });

    it("leaves every exported product unchanged", async () => {
      await create({ name: "=1+1; Round", code: "TRIP-1", unit_price: 2.5, description: "Two\nlines", tags: ["x; y"] });
      const asked = await fixture.crm.post("/v1/exports", PRODUCT);
      await finished(fixture.crm, asked.string("data.job_id"));
      const file = await fixture.crm.get(`/v1/exports/${asked.string("data.id")}/file`);
      const count = await total();
      const answer = await imported(fixture.crm, { ...PRODUCT, duplicates: "update" }, file.text);
      expect(countsOf(answer), answer.text).to.deep.equal({ processed_rows: count, unchanged: count });
    });
  });

  describe("PUT /v1/imports/{id}/file (imports.upload)", () => {
    it("finds columns by the French names of the fields and reports errors in French", async () => {
      const file = lines(
        "Nom;Code;Prix unitaire;Devise;Taux de taxe;Unité;Étiquettes;Responsable",
        "Roue;FR-1;12,50;EUR;20;pièce;a;Ada",
        ";FR-2;1;EUR;;;;",
      );
      const id = await uploaded(fixture.crm, PRODUCT, file);
      const columns = (await fixture.crm.get(`/v1/imports/${id}`)).list("data.columns");
      expect(columns.map(({ field }) => field)).to.deep.equal([
        "name",
        "code",
        "unit_price",
        "currency",
        "tax_rate",
        "unit",
        "tags",
        null,
      ]);
      expect(countsOf(await run(fixture.crm, id))).to.deep.equal({ processed_rows: 2, created: 1, failed: 1 });
      expect(await product("FR-1")).to.deep.include({ name: "Roue", unit_price: 12.5, tax_rate: 20, unit: "pièce" });
      const [failed] = await failuresOf(id, "fr");
      expect(failed?.["import_fields"]).to.equal("name");
      expect(failed?.["import_reasons"]).to.match(/obligatoire/);
    });
  });

  describe("POST /v1/imports (imports.create)", () => {
    it("returns 422 for a mapping without a field that identifies a product", async () => {
      const answer = await fixture.crm.post("/v1/imports", { ...PRODUCT, mapping: { Price: "unit_price" } });
      expect([answer.status, answer.at("details.0.code")], answer.text).to.deep.equal([422, "required"]);
      expect(answer.text).to.contain("name, code");
    });
  });
});

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
