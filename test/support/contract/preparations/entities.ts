import type { Tenant } from "../../tenant.ts";
import { withBody, withId, canaryOf, type Preparations, created, deleted, unique } from "./preparation.ts";

const contactBody = (tenant: Tenant): object => ({
  entity_type: "contact",
  first_name: canaryOf(tenant),
  email: `${canaryOf(tenant)}.${tenant.next()}@canary.example`,
});
/** Creates a contact. */
export const contact = created("/v1/entities", contactBody);
/** Creates a contact that works for a company. */
const employee = async (tenant: Tenant): Promise<string> => {
  const body = { ...contactBody(tenant), company_id: await company(tenant) };
  return (await tenant.owner.post("/v1/entities", body)).string("data.id");
};
const deletedContact = deleted("/v1/entities", contact);
const company = async (tenant: Tenant): Promise<string> =>
  (await tenant.owner.post("/v1/entities", { entity_type: "company", name: unique(tenant) })).string("data.id");
const customFieldBody = (tenant: Tenant): object => ({
  entity_type: "contact",
  key: `field_${tenant.next()}`,
  label: canaryOf(tenant),
  type: "text",
});
const customField = created("/v1/custom-fields", customFieldBody);

/** Prepared requests for contacts, companies and their metadata. */
export const entities: Preparations = {
  "customFields.create": withBody(customFieldBody),
  "customFields.get": withId(customField),
  "customFields.update": withId(customField, { label: "Another label" }),
  "entities.create": withBody(contactBody),
  "entities.get": withId(employee),
  "entities.activity": withId(contact),
  "entities.update": withId(contact, { lead_score: 50 }),
  "entities.delete": withId(contact),
  "entities.restore": withId(deletedContact),
  "entities.purge": withId(contact),
  "entities.upsert": withBody((tenant) => ({ match_by: "email", record: contactBody(tenant) })),
  "entities.batch": withBody((tenant) => ({ operations: [{ method: "create", record: contactBody(tenant) }] })),
  "entities.linkCompany": async (tenant) => ({
    parameters: { id: await contact(tenant) },
    body: { company_id: await company(tenant) },
  }),
  "entities.unlinkCompany": withId(contact),
  "entities.contacts": withId(company),
  "entities.duplicates": withId(contact),
  "entities.findDuplicates": withBody((tenant) => ({
    candidate: { entity_type: "contact", first_name: "Zoé", last_name: canaryOf(tenant) },
  })),
  "entities.merge": async (tenant) => ({
    parameters: { id: await contact(tenant) },
    body: { duplicate_ids: [await contact(tenant)] },
    needs: ["entities:delete"],
  }),
  "entities.unmerge": async (tenant) => {
    const [kept, id] = [await contact(tenant), await contact(tenant)];
    await tenant.owner.post(`/v1/entities/${kept}/merge`, { duplicate_ids: [id] });
    return { parameters: { id }, needs: ["entities:delete"] };
  },
  "entities.tasks": withId(contact),
  "entities.notes": withId(contact),
  "entities.events": withId(contact),
  "entities.opportunities": withId(contact),
  "search.find": () => Promise.resolve({ query: { q: "ada" } }),
};
