import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { countsOf, imported } from "../../support/imports.ts";
import { useFixture } from "../../support/fixture.ts";

describe("POST /v1/imports/{id}/start (imports.start)", () => {
  const fixture = useFixture();
  const exported = async (entity_type: string): Promise<string> => {
    const id = (await fixture.crm.post("/v1/exports", { entity_type })).string("data.id");
    for (;;) {
      const file = await fixture.crm.get(`/v1/exports/${id}/file`);
      if (file.status === 200) return file.text;
      await pause(50);
    }
  };

  before(async () => {
    await fixture.crm.post("/v1/custom-fields", { entity_type: "contact", key: "tier", label: "Tier", type: "text" });
    const company = { entity_type: "company", name: '=Acme; & "Co"', domain: "acme.example", annual_revenue: 12.5 };
    const company_id = (await fixture.crm.post("/v1/entities", company)).string("data.id");
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
