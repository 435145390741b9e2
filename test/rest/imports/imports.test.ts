import { expect } from "chai";
import { countsOf, imported, run, uploaded } from "../../support/imports.ts";
import { useFixture } from "../../support/fixture.ts";

const lines = (...rows: string[]): string => `${rows.join("\n")}\n`;

describe("Imports: /v1/imports", () => {
  const fixture = useFixture();
  const contacts = async (query: string): Promise<Record<string, unknown>[]> =>
    (await fixture.crm.get(`/v1/entities?${query}`)).list("data");
  const total = async (): Promise<number> =>
    Number((await fixture.crm.get("/v1/entities?page_size=1")).at("meta.total"));

  const policies: [duplicates: string, counts: object, name: string, version: number][] = [
    ["skip", { processed_rows: 4, created: 1, skipped: 3 }, "Old", 1],
    ["update", { processed_rows: 4, created: 1, updated: 2, unchanged: 1 }, "Newer", 3],
    ["fail", { processed_rows: 4, created: 1, failed: 3 }, "Old", 1],
  ];

  describe("POST /v1/imports/{id}/start (imports.start)", () => {
    it("creates contacts with their companies and returns counts", async () => {
      const file = lines(
        "Prénom;Nom;E-mail;Téléphone;Société;Ville;Pays;Date de naissance;Tags;Score;ne pas appeler;external_ids.erp",
        'Ada; Lovelace ;ADA@run.example;+33 1 23 45 67 89;Analytical Engines;Paris;fr;1990-12-10;"vip; newsletter";40;oui;1',
        "Bob;;bob@run.example;;analytical  ENGINES;;;;;;;",
      );
      const answer = await imported(fixture.crm, { entity_type: "contact" }, file);
      expect(answer.at("data.status"), answer.text).to.equal("completed");
      expect(countsOf(answer)).to.deep.equal({ processed_rows: 2, created: 2, companies_created: 1 });
      const [ada] = await contacts("email=ada@run.example");
      expect(ada).to.deep.include({
        first_name: "Ada",
        last_name: "Lovelace",
        phone: "+33123456789",
        birthday: "1990-12-10",
        tags: ["vip", "newsletter"],
        lead_score: 40,
        do_not_call: true,
        external_ids: { erp: "1" },
        source: "import",
        version: 1,
      });
      expect(ada?.["address"]).to.deep.include({ city: "Paris", country: "FR", street: null });
      expect(ada?.["created_by"]).to.deep.include({ type: "import", id: answer.at("data.id") });
      const [bob] = await contacts("email=bob@run.example");
      expect(bob?.["company_id"]).to.equal(ada?.["company_id"]);
      const company = await fixture.crm.get(`/v1/entities/${String(ada?.["company_id"])}`);
      expect([company.at("data.name"), company.at("data.contact_count")]).to.deep.equal(["Analytical Engines", 2]);
      const changes = await fixture.service.database.pool("changes").where({ record_id: ada?.["id"] });
      expect(changes.map(({ kind }) => String(kind))).to.deep.equal(["contact.created"]);
    });

    it("makes imported contacts searchable", async () => {
      await imported(fixture.crm, { entity_type: "contact" }, lines("first_name,email", "Zoë,zoe@search.example"));
      expect((await contacts("q=zoe")).map(({ email }) => email)).to.deep.equal(["zoe@search.example"]);
    });

    it("fails rows individually and returns them as a corrected file", async () => {
      const file = lines(
        "first_name,email,lead_score,birthday,remarks",
        "Good,good@rows.example,1,,",
        "Bad,not an address,200,2026-02-30,=1+1",
        ',,,,"nobody"',
        "Short,short@rows.example",
        'Quote,"q@rows.example"x,1,,',
        "Same,good@rows.example,1,,",
      );
      const id = await uploaded(fixture.crm, { entity_type: "contact", duplicates: "fail" }, file);
      expect(countsOf(await run(fixture.crm, id))).to.deep.equal({ processed_rows: 6, created: 1, failed: 5 });
      const failures = await fixture.crm.get(`/v1/imports/${id}/failures`, { "Accept-Language": "fr" });
      expect(failures.headers.get("content-type")).to.equal("text/csv; charset=utf-8");
      const [header, bad, nobody, short, quote, same, ...rest] = failures.text.split("\r\n");
      expect(header).to.equal("import_line,import_fields,import_reasons,first_name,email,lead_score,birthday,remarks");
      expect(bad).to.match(/^3,email; lead_score; birthday,".+",Bad,not an address,200,2026-02-30,'=1\+1$/);
      expect(bad).to.include("adresse e-mail");
      expect(nobody).to.match(/^4,email,.*,,,,,nobody$/);
      expect(short).to.match(/^5,,.*2\u00a0cellules.*,Short,short@rows\.example$/);
      expect(quote).to.match(/^6,,/);
      expect(same).to.match(/^7,,/);
      expect(rest).to.deep.equal([""]);

      const fixed = failures.text.replace("not an address,200,2026-02-30", "bad@rows.example,20,2026-02-28");
      const again = await imported(fixture.crm, { entity_type: "contact" }, fixed);
      expect(countsOf(again)).to.deep.equal({ processed_rows: 5, created: 2, skipped: 1, failed: 2 });
    });

    for (const [duplicates, counts, name, version] of policies) {
      it(`applies duplicates: ${duplicates} in the dry run and in the import`, async () => {
        const [old, fresh] = [`old@${duplicates}.example`, `fresh@${duplicates}.example`];
        await fixture.crm.post("/v1/entities", {
          entity_type: "contact",
          first_name: "Old",
          email: old,
          tags: ["kept"],
        });
        const file = lines(
          "first_name,email",
          `New,${old}`,
          `Newer,${old}`,
          `Fresh,${fresh}`,
          `Fresh,${fresh.toUpperCase()}`,
        );
        const before = await total();
        const id = await uploaded(fixture.crm, { entity_type: "contact", duplicates, dry_run: true }, file);
        expect(countsOf(await run(fixture.crm, id))).to.deep.equal(counts);
        expect(await total()).to.equal(before);
        expect(countsOf(await run(fixture.crm, id, { dry_run: false }))).to.deep.equal(counts);
        expect(await total()).to.equal(before + 1);
        const [record] = await contacts(`email=${old}`);
        expect(record).to.deep.include({ first_name: name, version, tags: ["kept"] });
        expect((await fixture.crm.post(`/v1/imports/${id}/start`)).status).to.equal(409);
      });
    }

    it("returns the same counts in the dry run as in the import of related rows", async () => {
      const rows = Array.from({ length: 1_500 }, (_, row) => {
        const email = row % 7 === 0 ? `pair.${row % 70}@dry.example` : `one.${row}@dry.example`;
        return `Name ${row % 3},${row % 11 === 0 ? "wrong" : email},Company ${row % 40},${row % 5}`;
      });
      const body = { entity_type: "contact" as const, duplicates: "update", dry_run: true };
      const id = await uploaded(fixture.crm, body, lines("first_name,email,company,lead_score", ...rows));
      const dry = countsOf(await run(fixture.crm, id));
      expect(countsOf(await run(fixture.crm, id, { dry_run: false }))).to.deep.equal(dry);
      expect(dry).to.include({ processed_rows: 1_500, companies_created: 40 });
    });

    it("finds records by id, domain and external id and keeps fields without column", async () => {
      const company = { entity_type: "company", name: "Before", domain: "found.example", industry: "Machinery" };
      const id = (await fixture.crm.post("/v1/entities", { ...company, external_ids: { erp: "77", crm: "a" } })).string(
        "data.id",
      );
      const file = lines(
        "id,name,website,external_ids.erp,billing_address.city,employee_count",
        `${id},By id,,,Lyon,`,
        ",By domain,,,,",
        ",By external id,,77,,12",
      ).replace(",By domain,,", ",By domain,https://www.example.com/,");
      const mapping = {
        id: "id",
        name: "name",
        website: null,
        "external_ids.erp": "external_ids.erp",
        "billing_address.city": "billing_address.city",
        employee_count: "employee_count",
      };
      const answer = await imported(fixture.crm, { entity_type: "company", duplicates: "update", mapping }, file);
      expect(countsOf(answer)).to.deep.equal({ processed_rows: 3, created: 1, updated: 2 });
      const after = await fixture.crm.get(`/v1/entities/${id}`);
      expect(after.at("data")).to.deep.include({
        name: "By external id",
        industry: "Machinery",
        employee_count: 12,
        external_ids: { erp: "77", crm: "a" },
        version: 3,
      });
      expect(after.at("data.billing_address.city")).to.equal("Lyon");
    });

    it("links contacts to companies by domain, then by name, and creates none without permission", async () => {
      const company = (body: object) => fixture.crm.post("/v1/entities", { entity_type: "company", ...body });
      const byDomain = (await company({ name: "Linked", domain: "linked.example" })).string("data.id");
      const byName = (await company({ name: "Société Générale de Tests" })).string("data.id");
      const file = lines(
        "email,company_name,company_domain",
        "a@link.example,Other name,https://linked.example/about",
        "b@link.example,SOCIETE generale de tests,",
        "c@link.example,Nobody knows,",
      );
      const answer = await imported(fixture.crm, { entity_type: "contact", create_companies: false }, file);
      expect(countsOf(answer)).to.deep.equal({ processed_rows: 3, created: 2, failed: 1 });
      expect((await contacts("email=a@link.example"))[0]?.["company_id"]).to.equal(byDomain);
      expect((await contacts("email=b@link.example"))[0]?.["company_id"]).to.equal(byName);
      const failures = await fixture.crm.get(`/v1/imports/${answer.string("data.id")}/failures`);
      expect(failures.text).to.include("4,company_name,");
    });

    it("reads dates, custom fields by type and formulas as text", async () => {
      await fixture.crm.post("/v1/custom-fields", {
        entity_type: "contact",
        key: "tier",
        label: "Tier",
        type: "select",
        options: ["Gold", "Silver"],
      });
      await fixture.crm.post("/v1/custom-fields", {
        entity_type: "contact",
        key: "seats",
        label: "Seats",
        type: "number",
      });
      const file = lines(
        "email,birthday,tier,custom_fields.seats,description,mobile",
        "a@typed.example,3/4/1990,gold,\"1 234,5\",'=SUM(A1),'+33612345678",
        "b@typed.example,31/12/1990,Bronze,1,'quoted',",
      );
      const answer = await imported(fixture.crm, { entity_type: "contact", date_format: "dmy" }, file);
      expect(countsOf(answer)).to.deep.equal({ processed_rows: 2, created: 1, failed: 1 });
      expect((await contacts("email=a@typed.example"))[0]).to.deep.include({
        birthday: "1990-04-03",
        custom_fields: { tier: "Gold", seats: 1234.5 },
        description: "=SUM(A1)",
        mobile: "+33612345678",
      });
    });

    it("rejects cyclic parent companies", async () => {
      const make = async (name: string) =>
        (await fixture.crm.post("/v1/entities", { entity_type: "company", name })).string("data.id");
      const [top, below] = [await make("Top"), await make("Below")];
      const file = lines("id,parent_company_id", `${below},${top}`, `${top},${below}`);
      const answer = await imported(
        fixture.crm,
        { entity_type: "company", duplicates: "update", mapping: { id: "id", parent_company_id: "parent_company_id" } },
        file,
      );
      expect(countsOf(answer)).to.deep.equal({ processed_rows: 2, updated: 1, failed: 1 });
    });
  });
});
