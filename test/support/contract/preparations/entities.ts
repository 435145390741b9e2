import type { World } from "../../world.ts";
import { nothing, withBody, withId, canaryOf, type Preparations } from "./preparation.ts";

const contactBody = (world: World): object => ({
  entity_type: "contact",
  first_name: canaryOf(world),
  email: `${canaryOf(world)}.${world.next()}@canary.example`,
});
/** Creates a contact. */
export const contact = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/entities", contactBody(world))).string("data.id");
const deletedContact = async (world: World): Promise<string> => {
  const id = await contact(world);
  await world.owner.delete(`/v1/entities/${id}`);
  return id;
};
const company = async (world: World): Promise<string> =>
  (
    await world.owner.post("/v1/entities", { entity_type: "company", name: `${canaryOf(world)} ${world.next()}` })
  ).string("data.id");
const customFieldBody = (world: World): object => ({
  entity_type: "contact",
  key: `field_${world.next()}`,
  label: canaryOf(world),
  type: "text",
});
const customField = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/custom-fields", customFieldBody(world))).string("data.id");

/** Prepared requests for contacts, companies and their metadata. */
export const entities: Preparations = {
  "customFields.list": nothing,
  "customFields.create": withBody(customFieldBody),
  "customFields.get": withId(customField),
  "customFields.update": withId(customField, { label: "Another label" }),
  "customFields.delete": withId(customField),
  "entities.list": nothing,
  "entities.create": withBody(contactBody),
  "entities.search": withBody(() => ({ page_size: 5 })),
  "entities.get": withId(contact),
  "entities.activity": withId(contact),
  "entities.update": withId(contact, { lead_score: 50 }),
  "entities.delete": withId(contact),
  "entities.restore": withId(deletedContact),
  "entities.purge": withId(contact),
  "entities.upsert": withBody((world) => ({ match_by: "email", record: contactBody(world) })),
  "entities.batch": withBody((world) => ({ operations: [{ method: "create", record: contactBody(world) }] })),
  "entities.linkCompany": async (world) => ({
    parameters: { id: await contact(world) },
    body: { company_id: await company(world) },
  }),
  "entities.unlinkCompany": withId(contact),
  "entities.contacts": withId(company),
  "entities.duplicates": withId(contact),
  "entities.findDuplicates": withBody((world) => ({
    candidate: { entity_type: "contact", first_name: "Zoé", last_name: canaryOf(world) },
  })),
  "entities.merge": async (world) => ({
    parameters: { id: await contact(world) },
    body: { duplicate_ids: [await contact(world)] },
    needs: ["entities:delete"],
  }),
  "entities.tasks": withId(contact),
  "entities.notes": withId(contact),
  "entities.events": withId(contact),
  "entities.opportunities": withId(contact),
  "search.find": () => Promise.resolve({ query: { q: "ada" } }),
};
