import { expect } from "chai";
import { countsOf, imported, run, uploaded } from "../../support/imports.ts";
import { useFixture } from "../../support/fixture.ts";
import { finished } from "../../support/queue.ts";
import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "../../support/caller.ts";
import { strangerTo } from "../../support/accounts/people.ts";

const lines = (...rows: string[]): string => `${rows.join("\n")}\n`;

const CONTACTS = [
  {
    first_name: "=HYPERLINK(1)",
    last_name: 'O"Brien, ÉŁÖ',
    email: "round.trip@export.example",
    additional_emails: ["second@export.example", "third@export.example"],
    phone: "+33123456789",
    description: "two\nlines; and 'quotes'\t\"here\"",
    tags: ["vip", "a; b", "'=x", 'say "so"'],
    lead_score: 42,
    lifecycle_stage: "customer",
    do_not_call: true,
    birthday: "1990-01-31",
    address: { street: "1, rue de la Paix", city: "Paris", country: "FR" },
    custom_fields: { languages: ["en", "f;r"], seats: -2.5, met: true, since: "2026-03-01T09:30:00.000Z" },
    external_ids: { "old.crm": "@7", hubspot: "12" },
  },
  { last_name: "'-", email: "nearly.nothing@export.example" },
];

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
      const id = await fixture.crm.create("/v1/entities", { ...company, external_ids: { erp: "77", crm: "a" } });
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
      const make = async (name: string) => await fixture.crm.create("/v1/entities", { entity_type: "company", name });
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

describe("Cancellation of imports: /v1/jobs/{id}/cancel", () => {
  const fixture = useFixture();
  const total = async (): Promise<number> =>
    Number((await fixture.crm.get("/v1/entities?page_size=1")).at("meta.total"));

  describe("POST /v1/jobs/{id}/cancel (jobs.cancel)", () => {
    it("cancels a running import and returns its progress", async () => {
      const rows = Array.from({ length: 8_000 }, (_, row) => `Row ${row},cancel.${row}@cancel.example`);
      const before = await total();
      const id = await uploaded(fixture.crm, { entity_type: "contact" }, lines("first_name,email", ...rows));
      const started = await fixture.crm.post(`/v1/imports/${id}/start`);
      const job = started.string("data.job_id");
      for (let done = 0; done === 0;)
        done = Number((await fixture.crm.get(`/v1/imports/${id}`)).at("data.processed_rows"));
      expect((await fixture.crm.post(`/v1/jobs/${job}/cancel`)).status).to.equal(200);
      let answer = await fixture.crm.get(`/v1/imports/${id}`);
      while (answer.at("data.status") === "running") answer = await fixture.crm.get(`/v1/imports/${id}`);
      expect(answer.at("data.status")).to.equal("cancelled");
      const { created = 0, processed_rows = 0 } = countsOf(answer);
      expect(created).to.equal(processed_rows).and.to.be.within(1, 7_999);
      expect(await total()).to.equal(before + created);
      expect((await finished(fixture.crm, job)).at("data.status")).to.equal("cancelled");
    });
  });
});

describe("POST /v1/imports/{id}/start (imports.start)", () => {
  const fixture = useFixture();

  const mappings: [what: string, mapping: object, details: object][] = [
    [
      "a field that is misspelt",
      { email: "emial", first_name: null },
      { path: "/mapping/email", code: "unknown_field", did_you_mean: "email" },
    ],
    ["a read-only field", { email: "full_name" }, { path: "/mapping/email", code: "unknown_field" }],
    [
      "a custom field that is not there",
      { email: "custom_fields.nope" },
      { path: "/mapping/email", code: "unknown_field" },
    ],
    [
      "two columns for one field",
      { email: "email", first_name: "email" },
      { path: "/mapping/first_name", code: "field_mapped_twice" },
    ],
    ["nothing that names anybody", { email: "job_title" }, { path: "/mapping", code: "required" }],
    [
      "a column that the file has not",
      { "e-mail": "email", first_name: null },
      { path: "/mapping/e-mail", code: "unknown_column" },
    ],
  ];
  for (const [what, mapping, detail] of mappings) {
    it(`returns 422 and starts nothing for a mapping with ${what}`, async () => {
      const id = await uploaded(
        fixture.crm,
        { entity_type: "contact" },
        lines("email,first_name", "a@mapped.example,A"),
      );
      const answer = await fixture.crm.post(`/v1/imports/${id}/start`, { mapping });
      expect([answer.status, answer.at("code")]).to.deep.equal([422, "unprocessable"]);
      expect(answer.list("details")[0]).to.deep.include(detail);
      expect((await fixture.crm.get(`/v1/imports/${id}`)).at("data.status")).to.equal("ready");
    });
  }
});

describe("POST /v1/imports/{id}/start (imports.start)", () => {
  const fixture = useFixture();
  const exported = async (entity_type: string): Promise<string> => {
    const id = await fixture.crm.create("/v1/exports", { entity_type });
    for (;;) {
      const file = await fixture.crm.get(`/v1/exports/${id}/file`);
      if (file.status === 200) return file.text;
      await pause(50);
    }
  };

  before(async () => {
    await fixture.crm.post("/v1/custom-fields", { entity_type: "contact", key: "tier", label: "Tier", type: "text" });
    const company = { entity_type: "company", name: '=Acme; & "Co"', domain: "acme.example", annual_revenue: 12.5 };
    const company_id = await fixture.crm.create("/v1/entities", company);
    const contact = {
      entity_type: "contact",
      first_name: "'=1+1",
      last_name: 'Zoë, "the" second\u00a0one',
      email: "a@again.example",
      additional_emails: ["b@again.example"],
      phone: "+33123456789",
      tags: ["one; two", "three"],
      company_id,
      address: { city: "Paris", country: "FR" },
      birthday: "1990-12-10",
      do_not_call: true,
      lead_score: 7,
      description: "Two\nlines",
      custom_fields: { tier: "Gold" },
      external_ids: { erp: "1" },
    };
    expect((await fixture.crm.post("/v1/entities", contact)).status).to.equal(201);
    await fixture.crm.post("/v1/entities", { entity_type: "contact", last_name: "-nobody else" });
  });

  for (const [entity_type, count] of [
    ["contact", 2],
    ["company", 1],
  ] as const) {
    it(`leaves every exported ${entity_type} unchanged`, async () => {
      const file = await exported(entity_type);
      const answer = await imported(fixture.crm, { entity_type, duplicates: "update" }, file);
      expect(countsOf(answer), file).to.deep.equal({ processed_rows: count, unchanged: count });
    });
  }
});

describe("Imports: /v1/imports of exported files", () => {
  const fixture = useFixture();

  async function defineFields(crm: Caller): Promise<void> {
    for (const definition of [
      { key: "languages", label: "Languages", type: "multi_select", options: ["en", "f;r"] },
      { key: "seats", label: "Seats", type: "number" },
      { key: "met", label: "Met", type: "boolean" },
      { key: "since", label: "Since", type: "datetime" },
    ]) {
      const made = await crm.post("/v1/custom-fields", { entity_type: "contact", ...definition });
      expect(made.status, made.text).to.equal(201);
    }
  }
  async function exported(crm: Caller, fields?: readonly string[]): Promise<string> {
    const asked = await crm.post("/v1/exports", { entity_type: "contact", ...(fields && { fields }) });
    await finished(crm, asked.string("data.job_id"));
    return (await crm.get(`/v1/exports/${asked.string("data.id")}/file`)).text;
  }
  async function imported(crm: Caller, file: string): Promise<Record<string, unknown>> {
    const prepared = await crm.post("/v1/imports", { entity_type: "contact", duplicates: "update" });
    const path = `/v1/imports/${prepared.string("data.id")}`;
    const sent = await crm.put(`${path}/file`, file, { "Content-Type": "text/csv" });
    expect(sent.status, sent.text).to.equal(200);
    const started = await crm.post(`${path}/start`, {});
    expect(started.status, started.text).to.equal(200);
    await finished(crm, started.string("data.job_id"));
    const failures = await crm.get(`${path}/failures`);
    expect(failures.text.trim().split("\r\n"), failures.text).to.have.length(1);
    return (await crm.get(path)).at("data") as Record<string, unknown>;
  }
  const records = async (crm: Caller): Promise<Record<string, unknown>[]> =>
    (await crm.get("/v1/entities?entity_type=contact&sort=email")).list("data");

  before(async () => {
    await defineFields(fixture.crm);
    for (const contact of CONTACTS) {
      const created = await fixture.crm.post("/v1/entities", { entity_type: "contact", ...contact });
      expect(created.status, created.text).to.equal(201);
    }
  });

  describe("POST /v1/imports/{id}/start (imports.start)", () => {
    it("changes nothing in the organization of the export", async () => {
      const before = await records(fixture.crm);
      const outcome = await imported(fixture.crm, await exported(fixture.crm));
      expect(outcome).to.include({
        status: "completed",
        unchanged: CONTACTS.length,
        updated: 0,
        created: 0,
        failed: 0,
      });
      expect(await records(fixture.crm)).to.deep.equal(before);
    });

    it("creates the same records in another organization", async () => {
      const crm = await strangerTo(fixture.service);
      await defineFields(crm);
      const [sample = {}] = await records(fixture.crm);
      const own = ["id", "created_at", "updated_at", "lifecycle_stage_changed_at", "email_consent_at", "owner_id"];
      const fields = Object.keys(sample).filter((name) => !/^(version|.*_by|deleted_at|entity_type)$/.test(name));
      const outcome = await imported(
        crm,
        await exported(
          fixture.crm,
          fields.filter((name) => !own.includes(name)),
        ),
      );
      expect(outcome).to.include({ status: "completed", created: CONTACTS.length, failed: 0 });
      const values = (record: Record<string, unknown>): unknown =>
        Object.fromEntries(fields.filter((name) => !own.includes(name)).map((name) => [name, record[name]]));
      expect((await records(crm)).map(values)).to.deep.equal((await records(fixture.crm)).map(values));
    });
  });
});
