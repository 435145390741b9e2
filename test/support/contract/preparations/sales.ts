import type { Tenant } from "../../tenant.ts";
import { contact } from "./entities.ts";
import { withBody, withId, canaryOf, type Prepare, type Preparations } from "./preparation.ts";

const aboutContact = async (tenant: Tenant): Promise<object[]> => [
  { record_type: "contact", record_id: await contact(tenant) },
];
const task = async (tenant: Tenant): Promise<string> =>
  (await tenant.owner.post("/v1/tasks", { title: `${canaryOf(tenant)} ${tenant.next()}` })).string("data.id");
const deletedTask = async (tenant: Tenant): Promise<string> => {
  const id = await task(tenant);
  await tenant.owner.delete(`/v1/tasks/${id}`);
  return id;
};
const noteBody = async (tenant: Tenant): Promise<object> => ({
  body: `${canaryOf(tenant)} ${tenant.next()}`,
  related_to: await aboutContact(tenant),
});
const note = async (tenant: Tenant): Promise<string> =>
  (await tenant.owner.post("/v1/notes", await noteBody(tenant))).string("data.id");
const deletedNote = async (tenant: Tenant): Promise<string> => {
  const id = await note(tenant);
  await tenant.owner.delete(`/v1/notes/${id}`);
  return id;
};
const pipelineBody = (tenant: Tenant): object => ({
  name: `${canaryOf(tenant)} ${tenant.next()}`,
  stages: [
    { key: "open", label: "Open", type: "open", probability: 20 },
    { key: "won", label: "Won", type: "won", probability: 100 },
    { key: "lost", label: "Lost", type: "lost", probability: 0 },
  ],
});
const pipeline = async (tenant: Tenant): Promise<string> =>
  (await tenant.owner.post("/v1/pipelines", pipelineBody(tenant))).string("data.id");
const opportunityBody = (tenant: Tenant): object => ({ name: `${canaryOf(tenant)} ${tenant.next()}`, amount: 100 });
const opportunity = async (tenant: Tenant): Promise<string> =>
  (await tenant.owner.post("/v1/opportunities", opportunityBody(tenant))).string("data.id");
const deletedOpportunity = async (tenant: Tenant): Promise<string> => {
  const id = await opportunity(tenant);
  await tenant.owner.delete(`/v1/opportunities/${id}`);
  return id;
};
/** A request for notes of other users, which requires an administrator. */
const asAdministrator =
  (prepareIt: Prepare): Prepare =>
  async (tenant) => ({ ...(await prepareIt(tenant)), needs: ["organization:manage"] });

/** Prepared requests for opportunities, tasks and notes. */
export const sales: Preparations = {
  "tasks.create": async (tenant) => ({
    body: { title: canaryOf(tenant), related_to: await aboutContact(tenant) },
    needs: ["entities:read"],
  }),
  "tasks.search": withBody(() => ({ page_size: 5 })),
  "tasks.get": withId(task),
  "tasks.update": withId(task, { priority: "high" }),
  "tasks.delete": withId(task),
  "tasks.restore": withId(deletedTask),
  "tasks.complete": withId(task),
  "notes.create": async (tenant) => ({ body: await noteBody(tenant), needs: ["entities:read"] }),
  "notes.search": withBody(() => ({ page_size: 5 })),
  "notes.get": withId(note),
  "notes.update": asAdministrator(withId(note, { pinned: true })),
  "notes.delete": asAdministrator(withId(note)),
  "notes.restore": asAdministrator(withId(deletedNote)),
  "opportunities.search": withBody(() => ({ page_size: 5 })),
  "opportunities.create": withBody(opportunityBody),
  "opportunities.get": withId(opportunity),
  "opportunities.activity": withId(opportunity),
  "opportunities.update": withId(opportunity, { amount: 250.5 }),
  "opportunities.delete": withId(opportunity),
  "opportunities.restore": withId(deletedOpportunity),
  "opportunities.lineItems": withId(opportunity),
  "pipelines.create": withBody(pipelineBody),
  "pipelines.get": withId(pipeline),
  "pipelines.update": withId(pipeline, { require_lost_reason: true }),
  "pipelines.delete": withId(pipeline),
};
