import { expect } from "chai";
import { fields } from "../../generated/fields.js";
import type { Actor } from "../../src/base/contract/actor.ts";
import { readEntityInput } from "../../src/base/records/rules/entity-input.ts";
import { differences } from "../../src/base/platform/rules/differences.ts";
import { checkEntity, mergeEntity, newEntity } from "../../src/features/entities/rules/state.ts";
import { uniqueValuesBeyond, uniqueValuesOf } from "../../src/base/records/rules/entity.ts";
import { Problem } from "../../src/base/platform/rules/errors.ts";

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

describe("Entity state", () => {
  it("has a value for every field of the contract", () => {
    expect(Object.keys(contact({ email: "a@b.example" }))).to.have.members(Object.keys(fields.contact));
  });

  it("stores e-mail addresses in lower case without duplicates", () => {
    const { email, additional_emails } = contact({
      email: "A@b.example",
      additional_emails: ["a@B.example", "c@b.example", "C@b.example"],
    });
    expect([email, additional_emails]).to.deep.equal(["a@b.example", ["c@b.example"]]);
  });

  it("stores blank text as null", () => {
    expect(contact({ first_name: "Ada", job_title: "  " })["job_title"]).to.equal(null);
  });

  it("is rejected if a contact has neither a name nor an address", () => {
    expect(refused(() => checkEntity(contact({ first_name: " " })))).to.deep.equal(["/email required"]);
  });

  it("is rejected if tags differ only in case", () => {
    expect(refused(() => contact({ tags: ["vip", "VIP"] }))).to.deep.equal(["/tags/1 not_unique"]);
  });

  it("is rejected if it contains fields of the other entity type or read-only fields", () => {
    const refusals = refused(() => contact({ domain: "a.example", version: 3 }));
    expect(refusals).to.deep.equal(["/domain unknown_field", "/version unknown_field"]);
  });

  it("records the time of a new lifecycle stage and a new consent", () => {
    const before = contact({ email: "a@b.example" });
    const after = mergeEntity(before, { lifecycle_stage: "customer", email_consent: "opted_in" }, later);
    expect(after["lifecycle_stage_changed_at"]).to.equal(later);
    expect(after["email_consent_at"]).to.equal(later);
    expect(before["email_consent_at"]).to.equal(null);
  });

  it("is unchanged if the same values are sent again", () => {
    const before = contact({ first_name: "Ada", address: { city: "Paris" }, external_ids: { erp: "1", crm: "2" } });
    const same = readEntityInput(
      { first_name: " Ada ", address: { city: "Paris", street: null }, external_ids: { crm: "2", erp: "1" } },
      fields.contact,
    );
    expect(differences(before, mergeEntity(before, same, later))).to.deep.equal({});
  });

  it("claims values that must be unique among live records", () => {
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
