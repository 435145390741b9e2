import { bookingConflicts, bookingImpossibilities } from "../booking/booking-refusals.ts";
import { operationOf, type OperationDocument } from "./document.ts";
import { finished } from "../finished-jobs.ts";
import { sendPrepared } from "./requests.ts";
import type { Answer } from "../wire.ts";
import { prepare } from "./prepare.ts";
import { type Refusal, twisted, UNKNOWN_ID } from "./refusal.ts";
import type { World } from "../world.ts";

/** Creates a dynamic segment whose filter refers to a deleted custom field. */
async function brokenSegment(world: World): Promise<string> {
  const key = `gone_${world.next()}`;
  const definition = { entity_type: "contact", key, label: "Gone", type: "text" };
  const field = await world.owner.post("/v1/custom-fields", definition);
  const filter = { op: "and", conditions: [{ field: `custom_fields.${key}`, operator: "eq", value: "x" }] };
  const body = { name: `Broken ${world.next()}`, entity_type: "contact", kind: "dynamic", filter };
  const segment = (await world.owner.post("/v1/segments", body)).string("data.id");
  // A custom field used by an active segment cannot be deleted, so the segment is deleted first and restored afterwards.
  await world.owner.delete(`/v1/segments/${segment}`);
  await world.owner.delete(`/v1/custom-fields/${field.string("data.id")}`);
  await world.owner.post(`/v1/segments/${segment}/restore`);
  return segment;
}

/** Ways to get a 409 from each operation other than using an idempotency key twice at once. */
const conflicting: Readonly<Record<string, Refusal>> = {
  "segments.update": async (world) => {
    const name = `Taken ${world.next()}`;
    await world.owner.post("/v1/segments", { name, entity_type: "contact", kind: "static" });
    return await twisted("segments.update", world, { name: name.toUpperCase() });
  },
  "segments.delete": async (world) => {
    const prepared = await prepare("segments.delete", world);
    const campaign = { name: `Uses ${world.next()}`, segment_ids: [prepared.parameters["id"]] };
    await world.owner.post("/v1/campaigns", campaign);
    return await sendPrepared(operationOf("segments.delete"), prepared);
  },
  "segments.removeMember": async (world) => {
    const { parameters } = await prepare("segments.members", world);
    return await world.owner.delete(`/v1/segments/${parameters["id"] ?? ""}/members/${UNKNOWN_ID}`);
  },
  "exports.file": async (world) => {
    const answer = await world.owner.post("/v1/exports", { entity_type: "contact" });
    const [id, job] = [answer.string("data.id"), answer.string("data.job_id")];
    await finished(world.owner, job);
    await world.service.database.pool("jobs").where({ id: job }).update({ status: "failed" });
    return await world.owner.get(`/v1/exports/${id}/file`);
  },
  "entities.update": async (world) => {
    const email = `taken.${world.next()}@conflict.example`;
    await world.owner.post("/v1/entities", { entity_type: "contact", email });
    return await twisted("entities.update", world, { email });
  },
  "customFields.delete": async (world) => {
    const prepared = await prepare("customFields.delete", world);
    const { id = "" } = prepared.parameters;
    const key = (await world.owner.get(`/v1/custom-fields/${id}`)).string("data.key");
    await world.owner.post("/v1/entities", {
      entity_type: "contact",
      first_name: "Ada",
      custom_fields: { [key]: "x" },
    });
    return await sendPrepared(operationOf("customFields.delete"), prepared);
  },
  "entities.linkCompany": async (world) => {
    const prepared = await prepare("entities.linkCompany", world);
    await sendPrepared(operationOf("entities.linkCompany"), prepared);
    const { body } = await prepare("entities.linkCompany", world);
    return await sendPrepared(operationOf("entities.linkCompany"), prepared, {
      body: { ...(body as object), replace_existing: false },
    });
  },
  "campaigns.update": async (world) => {
    const prepared = await prepare("campaigns.archive", world);
    return await sendPrepared(operationOf("campaigns.update"), prepared, { body: { subject: "Too late" } });
  },
  "campaigns.delete": async (world) =>
    await sendPrepared(operationOf("campaigns.delete"), await prepare("campaigns.unschedule", world)),
  "apiKeys.update": async (world) => {
    const prepared = await prepare("apiKeys.update", world);
    await sendPrepared(operationOf("apiKeys.revoke"), prepared);
    return await sendPrepared(operationOf("apiKeys.update"), prepared);
  },
  "members.update": async (world) => {
    const members = (await world.owner.get("/v1/members?page_size=100&role=owner&status=active")).list("data");
    for (const { id, email } of members) {
      if (email !== world.organization.owner.email)
        await world.owner.put(`/v1/members/${String(id)}`, { role: "member" });
    }
    return await world.owner.put(`/v1/members/${world.organization.owner.id}`, { role: "admin" });
  },
  "pipelines.update": async (world) => {
    const prepared = await prepare("pipelines.create", world);
    await sendPrepared(operationOf("pipelines.create"), prepared);
    const { name } = prepared.body as { readonly name: string };
    return await twisted("pipelines.update", world, { name: name.toUpperCase() });
  },
  "pipelines.delete": async (world) => {
    const prepared = await prepare("pipelines.delete", world);
    const pipeline_id = prepared.parameters["id"];
    await world.owner.post("/v1/opportunities", { name: "In the way", pipeline_id });
    return await sendPrepared(operationOf("pipelines.delete"), prepared);
  },
  "me.update": async (world) => {
    const prepared = await prepare("me.update", world);
    await sendPrepared(operationOf("me.update"), prepared);
    return await twisted("me.update", world, prepared.body);
  },
  "eventTypes.slots": async (world) => {
    const prepared = await prepare("eventTypes.slots", world);
    await world.owner.put(`/v1/event-types/${prepared.parameters["id"] ?? ""}`, { is_active: false });
    return await sendPrepared(operationOf("eventTypes.slots"), prepared);
  },
  "roles.update": async (world) => {
    const name = `Taken ${world.next()}`;
    await world.owner.post("/v1/roles", { name, permissions: ["entities:read"] });
    return await twisted("roles.update", world, { name: name.toUpperCase() });
  },
  "imports.upload": async (world) => {
    const prepared = await prepare("imports.upload", world);
    await sendPrepared(operationOf("imports.upload"), prepared);
    await sendPrepared(operationOf("imports.start"), { ...prepared, body: {} });
    return await sendPrepared(operationOf("imports.upload"), prepared);
  },
  "roles.delete": async (world) => {
    const prepared = await prepare("roles.delete", world);
    const name = (await world.owner.get(`/v1/roles/${prepared.parameters["id"] ?? ""}`)).string("data.name");
    await world.signedIn(name);
    return await sendPrepared(operationOf("roles.delete"), prepared);
  },
};

/** Ways to get a 422 from each operation without Idempotency-Key. */
const impossibilities: Readonly<Record<string, Refusal>> = {
  "entities.list": async (world) => {
    const segment = await brokenSegment(world);
    return await world.owner.get(`/v1/entities?segment_id=${segment}`);
  },
  "entities.findDuplicates": (world) =>
    twisted("entities.findDuplicates", world, { candidate: { entity_type: "contact", domain: "x.example" } }),
  "segments.members": async (world) => {
    const segment = await brokenSegment(world);
    return await world.owner.get(`/v1/segments/${segment}/members`);
  },
  "segments.update": (world) => twisted("segments.update", world, { filter: null }),
  "segments.search": (world) => {
    const condition = { field: "member_count", operator: "contains", value: "5" };
    return twisted("segments.search", world, { filter: { op: "and", conditions: [condition] } });
  },
  "segments.preview": (world) => {
    const filter = { op: "and", conditions: [{ field: "company.name", operator: "eq", value: "x" }] };
    return twisted("segments.preview", world, { entity_type: "company", filter });
  },
  "campaigns.update": (world) => twisted("campaigns.update", world, { owner_id: UNKNOWN_ID }),
  "campaigns.search": (world) => {
    const condition = { field: "status", operator: "contains", value: "d" };
    return twisted("campaigns.search", world, { filter: { op: "and", conditions: [condition] } });
  },
  "entities.update": (world) => twisted("entities.update", world, { owner_id: UNKNOWN_ID }),
  "entities.linkCompany": (world) => twisted("entities.linkCompany", world, { company_id: UNKNOWN_ID }),
  "entities.unlinkCompany": async (world) =>
    await sendPrepared(operationOf("entities.unlinkCompany"), await prepare("entities.contacts", world)),
  "entities.contacts": async (world) =>
    await sendPrepared(operationOf("entities.contacts"), await prepare("entities.unlinkCompany", world)),
  "entities.search": (world) => {
    const condition = { field: "lead_score", operator: "contains", value: "5" };
    return twisted("entities.search", world, { filter: { op: "and", conditions: [condition] } });
  },
  "tasks.update": (world) => twisted("tasks.update", world, { assignee_id: UNKNOWN_ID }),
  "tasks.search": (world) => {
    const condition = { field: "title", operator: "gt", value: 5 };
    return twisted("tasks.search", world, { filter: { op: "and", conditions: [condition] } });
  },
  "notes.search": (world) => {
    const condition = { field: "pinned", operator: "contains", value: "t" };
    return twisted("notes.search", world, { filter: { op: "and", conditions: [condition] } });
  },
  "notes.update": (world) => {
    const unknown = { record_type: "contact", record_id: UNKNOWN_ID };
    return twisted("notes.update", world, { related_to: [unknown] });
  },
  "apiKeys.update": async (world) => {
    const prepared = await prepare("apiKeys.update", world);
    await world.owner.post("/v1/roles", { name: "keeper", permissions: ["api_keys:manage", "members:read"] });
    const keeper = (await world.signedIn("keeper")).caller;
    return await sendPrepared(operationOf("apiKeys.update"), prepared, {
      as: keeper,
      body: { scopes: ["entities:purge"] },
    });
  },
  "opportunities.search": (world) => {
    const condition = { field: "amount", operator: "contains", value: "5" };
    return twisted("opportunities.search", world, { filter: { op: "and", conditions: [condition] } });
  },
  "opportunities.update": (world) => twisted("opportunities.update", world, { stage: "no_such_stage" }),
  "pipelines.update": (world) =>
    twisted("pipelines.update", world, {
      stages: [{ key: "open", label: "Open", type: "open", probability: 20 }],
    }),
  "schedules.update": (world) =>
    twisted("schedules.update", world, {
      weekly_hours: [{ day: "monday", intervals: [{ start: "10:00", end: "09:00" }] }],
    }),
  "eventTypes.update": (world) => twisted("eventTypes.update", world, { schedule_id: UNKNOWN_ID }),
  "eventTypes.slots": async (world) => {
    const prepared = await prepare("eventTypes.slots", world);
    const query = { ...prepared.query, duration_minutes: "45" };
    return await sendPrepared(operationOf("eventTypes.slots"), { ...prepared, query });
  },
  "imports.upload": (world) => twisted("imports.upload", world, "a;a\n1;2\n"),
  "suppressions.takeReturned": (world) => twisted("suppressions.takeReturned", world, { message: "Subject: Hello" }),
  "webhooks.update": (world) => twisted("webhooks.update", world, { url: "https://10.0.0.1/hook" }),
  "members.update": (world) => twisted("members.update", world, { role: "no such role" }),
  "roles.update": async (world) => {
    const prepared = await prepare("roles.update", world);
    await world.owner.post("/v1/roles", {
      name: "editor",
      permissions: ["members:manage", "members:read", "entities:read", "notes:read"],
    });
    const editor = (await world.signedIn("editor")).caller;
    return await sendPrepared(operationOf("roles.update"), prepared, {
      as: editor,
      body: { permissions: ["entities:purge"] },
    });
  },
};

const allConflicts = { ...conflicting, ...bookingConflicts };

/** Returns whether there is a specific way to get a 409 from an operation. */
export const hasConflict = ({ id }: OperationDocument): boolean => id in allConflicts;

/** Makes an operation return 409. */
export async function conflicts(operation: OperationDocument, world: World): Promise<Answer> {
  return await refusal(allConflicts, operation, world);
}

/** Makes an operation return 422. */
export async function impossible(operation: OperationDocument, world: World): Promise<Answer> {
  const table = { ...impossibilities, ...bookingImpossibilities };
  // Every update rejects a changed value of a read-only field.
  if (operation.method === "put" && !(operation.id in table))
    return await twisted(operation.id, world, { version: 999 });
  return await refusal(table, operation, world);
}

async function refusal(
  table: Readonly<Record<string, Refusal>>,
  { id }: OperationDocument,
  world: World,
): Promise<Answer> {
  const refuse = table[id];
  if (!refuse) throw new Error(`Add a request that makes ${id} fail to test/support/contract/refusals.ts.`);
  return await refuse(world);
}
