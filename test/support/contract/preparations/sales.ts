import type { Tenant } from "../../tenant.ts";
import { contact } from "./entities.ts";
import { nothing, withBody, withId, canaryOf, type Prepare, type Preparations } from "./preparation.ts";

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
const productBody = (tenant: Tenant): object => ({ name: `${canaryOf(tenant)} ${tenant.next()}`, unit_price: 10.5 });
const product = async (tenant: Tenant): Promise<string> =>
  (await tenant.owner.post("/v1/products", productBody(tenant))).string("data.id");
const deletedProduct = async (tenant: Tenant): Promise<string> => {
  const id = await product(tenant);
  await tenant.owner.delete(`/v1/products/${id}`);
  return id;
};
const lineItemBody = async (tenant: Tenant): Promise<object> => ({
  opportunity_id: await opportunity(tenant),
  name: `${canaryOf(tenant)} ${tenant.next()}`,
  unit_price: 10.5,
});
const lineItem = async (tenant: Tenant): Promise<string> =>
  (await tenant.owner.post("/v1/line-items", await lineItemBody(tenant))).string("data.id");
const deletedLineItem = async (tenant: Tenant): Promise<string> => {
  const id = await lineItem(tenant);
  await tenant.owner.delete(`/v1/line-items/${id}`);
  return id;
};
/** A request for notes of other users, which requires an administrator. */
const asAdministrator =
  (prepareIt: Prepare): Prepare =>
  async (tenant) => ({ ...(await prepareIt(tenant)), needs: ["organization:manage"] });

/** Prepared requests for opportunities, line items, products, tasks and notes. */
export const sales: Preparations = {
  "tasks.list": nothing,
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
  "notes.list": nothing,
  "notes.create": async (tenant) => ({ body: await noteBody(tenant), needs: ["entities:read"] }),
  "notes.search": withBody(() => ({ page_size: 5 })),
  "notes.get": withId(note),
  "notes.update": asAdministrator(withId(note, { pinned: true })),
  "notes.delete": asAdministrator(withId(note)),
  "notes.restore": asAdministrator(withId(deletedNote)),
  "opportunities.list": nothing,
  "opportunities.search": withBody(() => ({ page_size: 5 })),
  "opportunities.create": withBody(opportunityBody),
  "opportunities.get": withId(opportunity),
  "opportunities.activity": withId(opportunity),
  "opportunities.update": withId(opportunity, { amount: 250.5 }),
  "opportunities.delete": withId(opportunity),
  "opportunities.restore": withId(deletedOpportunity),
  "opportunities.lineItems": withId(opportunity),
  "lineItems.list": nothing,
  "lineItems.search": withBody(() => ({ page_size: 5 })),
  "lineItems.create": async (tenant) => ({ body: await lineItemBody(tenant) }),
  "lineItems.get": withId(lineItem),
  "lineItems.update": withId(lineItem, { quantity: 2.5 }),
  "lineItems.delete": withId(lineItem),
  "lineItems.restore": withId(deletedLineItem),
  "products.list": nothing,
  "products.search": withBody(() => ({ page_size: 5 })),
  "products.create": withBody(productBody),
  "products.get": withId(product),
  "products.update": withId(product, { is_active: false }),
  "products.delete": withId(product),
  "products.restore": withId(deletedProduct),
  "products.purge": withId(product),
  "pipelines.list": nothing,
  "pipelines.create": withBody(pipelineBody),
  "pipelines.get": withId(pipeline),
  "pipelines.update": withId(pipeline, { require_lost_reason: true }),
  "pipelines.delete": withId(pipeline),
};
