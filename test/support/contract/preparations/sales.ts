import type { Tenant } from "../../tenant.ts";
import { contact } from "./entities.ts";
import {
  withBody,
  withId,
  canaryOf,
  type Prepare,
  type Preparations,
  created,
  deleted,
  unique,
} from "./preparation.ts";

const aboutContact = async (tenant: Tenant): Promise<object[]> => [
  { record_type: "contact", record_id: await contact(tenant) },
];
const task = async (tenant: Tenant): Promise<string> =>
  (await tenant.owner.post("/v1/tasks", { title: unique(tenant) })).string("data.id");
const deletedTask = deleted("/v1/tasks", task);
const noteBody = async (tenant: Tenant): Promise<object> => ({
  body: unique(tenant),
  related_to: await aboutContact(tenant),
});
const note = created("/v1/notes", noteBody);
const deletedNote = deleted("/v1/notes", note);
const pipelineBody = (tenant: Tenant): object => ({
  name: unique(tenant),
  stages: [
    { key: "open", label: "Open", type: "open", probability: 20 },
    { key: "won", label: "Won", type: "won", probability: 100 },
    { key: "lost", label: "Lost", type: "lost", probability: 0 },
  ],
});
const pipeline = created("/v1/pipelines", pipelineBody);
const opportunityBody = (tenant: Tenant): object => ({ name: unique(tenant), amount: 100 });
const opportunity = created("/v1/opportunities", opportunityBody);
const deletedOpportunity = deleted("/v1/opportunities", opportunity);
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
  "tasks.get": withId(task),
  "tasks.update": withId(task, { priority: "high" }),
  "tasks.restore": withId(deletedTask),
  "notes.create": async (tenant) => ({ body: await noteBody(tenant), needs: ["entities:read"] }),
  "notes.get": withId(note),
  "notes.update": asAdministrator(withId(note, { pinned: true })),
  "notes.delete": asAdministrator(withId(note)),
  "notes.restore": asAdministrator(withId(deletedNote)),
  "opportunities.create": withBody(opportunityBody),
  "opportunities.get": withId(opportunity),
  "opportunities.update": withId(opportunity, { amount: 250.5 }),
  "opportunities.restore": withId(deletedOpportunity),
  "pipelines.create": withBody(pipelineBody),
  "pipelines.get": withId(pipeline),
  "pipelines.update": withId(pipeline, { require_lost_reason: true }),
};
