import type { World } from "../../world.ts";
import { contact } from "./entities.ts";
import { nothing, withBody, withId, canaryOf, type Prepare, type Preparations } from "./preparation.ts";

const aboutContact = async (world: World): Promise<object[]> => [
  { record_type: "contact", record_id: await contact(world) },
];
const task = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/tasks", { title: `${canaryOf(world)} ${world.next()}` })).string("data.id");
const deletedTask = async (world: World): Promise<string> => {
  const id = await task(world);
  await world.owner.delete(`/v1/tasks/${id}`);
  return id;
};
const noteBody = async (world: World): Promise<object> => ({
  body: `${canaryOf(world)} ${world.next()}`,
  related_to: await aboutContact(world),
});
const note = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/notes", await noteBody(world))).string("data.id");
const deletedNote = async (world: World): Promise<string> => {
  const id = await note(world);
  await world.owner.delete(`/v1/notes/${id}`);
  return id;
};
const pipelineBody = (world: World): object => ({
  name: `${canaryOf(world)} ${world.next()}`,
  stages: [
    { key: "open", label: "Open", type: "open", probability: 20 },
    { key: "won", label: "Won", type: "won", probability: 100 },
    { key: "lost", label: "Lost", type: "lost", probability: 0 },
  ],
});
const pipeline = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/pipelines", pipelineBody(world))).string("data.id");
const opportunityBody = (world: World): object => ({ name: `${canaryOf(world)} ${world.next()}`, amount: 100 });
const opportunity = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/opportunities", opportunityBody(world))).string("data.id");
const deletedOpportunity = async (world: World): Promise<string> => {
  const id = await opportunity(world);
  await world.owner.delete(`/v1/opportunities/${id}`);
  return id;
};
/** A request for notes of other users, which requires an administrator. */
const asAdministrator =
  (prepareIt: Prepare): Prepare =>
  async (world) => ({ ...(await prepareIt(world)), needs: ["organization:manage"] });

/** Prepared requests for opportunities, tasks and notes. */
export const sales: Preparations = {
  "tasks.list": nothing,
  "tasks.create": async (world) => ({
    body: { title: canaryOf(world), related_to: await aboutContact(world) },
    needs: ["entities:read"],
  }),
  "tasks.search": withBody(() => ({ page_size: 5 })),
  "tasks.get": withId(task),
  "tasks.update": withId(task, { priority: "high" }),
  "tasks.delete": withId(task),
  "tasks.restore": withId(deletedTask),
  "tasks.complete": withId(task),
  "notes.list": nothing,
  "notes.create": async (world) => ({ body: await noteBody(world), needs: ["entities:read"] }),
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
  "pipelines.list": nothing,
  "pipelines.create": withBody(pipelineBody),
  "pipelines.get": withId(pipeline),
  "pipelines.update": withId(pipeline, { require_lost_reason: true }),
  "pipelines.delete": withId(pipeline),
};
