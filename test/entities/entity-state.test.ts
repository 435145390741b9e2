import { expect } from "chai";
import { fields } from "../../generated/fields.js";
import type { Actor } from "../../src/contract/actor.ts";
import { readEntityInput } from "../../src/records/rules/entity-input.ts";
import { differences } from "../../src/platform/rules/differences.ts";
import { checkEntity, mergeEntity, newEntity } from "../../src/entities/rules/state.ts";
import { uniqueValuesBeyond, uniqueValuesOf } from "../../src/records/rules/entity.ts";
import { Problem } from "../../src/platform/rules/errors.ts";

const actor: Actor = { type: "user", id: null, name: "Ada", application: null };
const at = "2026-03-01T09:30:00.000Z";
const later = "2026-03-02T09:30:00.000Z";

const contact = (values: Record<string, unknown>) =>
  newEntity(fields.contact, readEntityInput(values, fields.contact), {
    id: "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e",
    entity_type: "contact",
    at,
    actor,
    defaults: {},
  });

function refused(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error.details.map(({ path, code }) => `${path} ${code}`);
    throw error;
  }
  return [];
}

describe("an entity's state", () => {
  it("has a value for every field of the contract", () => {
    expect(Object.keys(contact({ email: "a@b.example" }))).to.have.members(Object.keys(fields.contact));
  });

  it("has addresses in lower case, each once, the first not again among the others", () => {
    const { email, additional_emails } = contact({
      email: "A@b.example",
      additional_emails: ["a@B.example", "c@b.example", "C@b.example"],
    });
    expect([email, additional_emails]).to.deep.equal(["a@b.example", ["c@b.example"]]);
  });

  it("has null for a text of blanks", () => {
    expect(contact({ first_name: "Ada", job_title: "  " })["job_title"]).to.equal(null);
  });

  it("is refused where a contact has no name and no address", () => {
    expect(refused(() => checkEntity(contact({ first_name: " " })))).to.deep.equal(["/email required"]);
  });

  it("is refused for tags that differ in case only", () => {
    expect(refused(() => contact({ tags: ["vip", "VIP"] }))).to.deep.equal(["/tags/1 not_unique"]);
  });

  it("is refused for fields of the other kind, and for read-only ones", () => {
    const refusals = refused(() => contact({ domain: "a.example", version: 3 }));
    expect(refusals).to.deep.equal(["/domain unknown_field", "/version unknown_field"]);
  });

  it("dates a new stage and a new consent", () => {
    const before = contact({ email: "a@b.example" });
    const after = mergeEntity(before, { lifecycle_stage: "customer", email_consent: "opted_in" }, later);
    expect(after["lifecycle_stage_changed_at"]).to.equal(later);
    expect(after["email_consent_at"]).to.equal(later);
    expect(before["email_consent_at"]).to.equal(null);
  });

  it("differs by nothing when what is sent is already so", () => {
    const before = contact({ first_name: "Ada", address: { city: "Paris" }, external_ids: { erp: "1", crm: "2" } });
    const same = readEntityInput(
      { first_name: " Ada ", address: { city: "Paris", street: null }, external_ids: { crm: "2", erp: "1" } },
      fields.contact,
    );
    expect(differences(before, mergeEntity(before, same, later))).to.deep.equal({});
  });

  it("claims what only one live record may have", () => {
    const before = uniqueValuesOf(
      contact({ email: "a@b.example", additional_emails: ["c@b.example"], external_ids: { erp: "1" } }),
    );
    const after = uniqueValuesOf(contact({ email: "c@b.example", external_ids: { erp: "2" } }));
    expect(uniqueValuesBeyond(before, after)).to.deep.equal({
      emails: ["a@b.example"],
      domains: [],
      externalIds: [["erp", "1"]],
    });
    expect(uniqueValuesBeyond(after, before)).to.deep.equal({ emails: [], domains: [], externalIds: [["erp", "2"]] });
  });
});
