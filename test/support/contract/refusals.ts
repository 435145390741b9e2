import {
  accountConflicts,
  accountImpossibilities,
  passkeyConflicts,
  bookingConflicts,
  bookingImpossibilities,
  subscriptionImpossibilities,
} from "./feature-refusals.ts";
import { operationOf, type OperationDocument } from "./document.ts";
import { finished } from "../queue.ts";
import { sendPrepared } from "./requests.ts";
import type { Answer } from "../wire.ts";
import { prepare } from "./prepare.ts";
import { type Refusal, twisted, UNKNOWN_ID } from "./refusal.ts";
import type { Tenant } from "../tenant.ts";
import { uniqueConflicts } from "./unique-conflicts.ts";

/** Creates a dynamic segment whose filter refers to a deleted custom field. */
async function brokenSegment(tenant: Tenant): Promise<string> {
  const key = `gone_${tenant.next()}`;
  const definition = { entity_type: "contact", key, label: "Gone", type: "text" };
  const field = await tenant.owner.post("/v1/custom-fields", definition);
  const filter = { op: "and", conditions: [{ field: `custom_fields.${key}`, operator: "eq", value: "x" }] };
  const body = { name: `Broken ${tenant.next()}`, entity_type: "contact", kind: "dynamic", filter };
  const segment = (await tenant.owner.post("/v1/segments", body)).string("data.id");
  // A custom field used by an active segment cannot be deleted, so the segment is deleted first and restored afterwards.
  await tenant.owner.delete(`/v1/segments/${segment}`);
  await tenant.owner.delete(`/v1/custom-fields/${field.string("data.id")}`);
  await tenant.owner.post(`/v1/segments/${segment}/restore`);
  return segment;
}

/** A filter that searches a time for a text. */
const TIME_CONTAINS = { op: "and", conditions: [{ field: "created_at", operator: "contains", value: "2026" }] };

/** Ways to get a 409 from each operation other than using an idempotency key twice at once. */
const conflicting: Readonly<Record<string, Refusal>> = {
  "segments.update": async (tenant) => {
    const name = `Taken ${tenant.next()}`;
    await tenant.owner.post("/v1/segments", { name, entity_type: "contact", kind: "static" });
    return await twisted("segments.update", tenant, { name: name.toUpperCase() });
  },
  "segments.delete": async (tenant) => {
    const prepared = await prepare("segments.delete", tenant);
    const campaign = { name: `Uses ${tenant.next()}`, segment_ids: [prepared.parameters["id"]] };
    await tenant.owner.post("/v1/campaigns", campaign);
    return await sendPrepared(operationOf("segments.delete"), prepared);
  },
  "segments.removeMember": async (tenant) => {
    const { parameters } = await prepare("segments.members", tenant);
    return await tenant.owner.delete(`/v1/segments/${parameters["id"] ?? ""}/members/${UNKNOWN_ID}`);
  },
  "exports.file": async (tenant) => {
    const answer = await tenant.owner.post("/v1/exports", { entity_type: "contact" });
    const [id, job] = [answer.string("data.id"), answer.string("data.job_id")];
    await finished(tenant.owner, job);
    await tenant.service.database.pool("jobs").where({ id: job }).update({ status: "failed" });
    return await tenant.owner.get(`/v1/exports/${id}/file`);
  },
  "entities.update": async (tenant) => {
    const email = `taken.${tenant.next()}@conflict.example`;
    await tenant.owner.post("/v1/entities", { entity_type: "contact", email });
    return await twisted("entities.update", tenant, { email });
  },
  "customFields.delete": async (tenant) => {
    const prepared = await prepare("customFields.delete", tenant);
    const { id = "" } = prepared.parameters;
    const key = (await tenant.owner.get(`/v1/custom-fields/${id}`)).string("data.key");
    await tenant.owner.post("/v1/entities", {
      entity_type: "contact",
      first_name: "Ada",
      custom_fields: { [key]: "x" },
    });
    return await sendPrepared(operationOf("customFields.delete"), prepared);
  },
  "entities.linkCompany": async (tenant) => {
    const prepared = await prepare("entities.linkCompany", tenant);
    await sendPrepared(operationOf("entities.linkCompany"), prepared);
    const { body } = await prepare("entities.linkCompany", tenant);
    return await sendPrepared(operationOf("entities.linkCompany"), prepared, {
      body: { ...(body as object), replace_existing: false },
    });
  },
  "campaigns.update": async (tenant) => {
    const prepared = await prepare("campaigns.archive", tenant);
    return await sendPrepared(operationOf("campaigns.update"), prepared, { body: { subject: "Too late" } });
  },
  "campaigns.delete": async (tenant) =>
    await sendPrepared(operationOf("campaigns.delete"), await prepare("campaigns.unschedule", tenant)),
  "pipelines.update": async (tenant) => {
    const prepared = await prepare("pipelines.create", tenant);
    await sendPrepared(operationOf("pipelines.create"), prepared);
    const { name } = prepared.body as { readonly name: string };
    return await twisted("pipelines.update", tenant, { name: name.toUpperCase() });
  },
  "pipelines.delete": async (tenant) => {
    const prepared = await prepare("pipelines.delete", tenant);
    const pipeline_id = prepared.parameters["id"];
    await tenant.owner.post("/v1/opportunities", { name: "In the way", pipeline_id });
    return await sendPrepared(operationOf("pipelines.delete"), prepared);
  },
  "eventTypes.slots": async (tenant) => {
    const prepared = await prepare("eventTypes.slots", tenant);
    await tenant.owner.put(`/v1/event-types/${prepared.parameters["id"] ?? ""}`, { is_active: false });
    return await sendPrepared(operationOf("eventTypes.slots"), prepared);
  },
  "files.download": async (tenant) =>
    await sendPrepared(operationOf("files.download"), await prepare("files.upload", tenant), { body: undefined }),
  "files.upload": async (tenant) => {
    const prepared = await prepare("files.upload", tenant);
    await sendPrepared(operationOf("files.upload"), prepared);
    return await sendPrepared(operationOf("files.upload"), prepared, { body: "other content" });
  },
  "imports.upload": async (tenant) => {
    const prepared = await prepare("imports.upload", tenant);
    await sendPrepared(operationOf("imports.upload"), prepared);
    await sendPrepared(operationOf("imports.start"), { ...prepared, body: {} });
    return await sendPrepared(operationOf("imports.upload"), prepared);
  },
};

/** Ways to get a 422 from each operation without Idempotency-Key. */
const impossibilities: Readonly<Record<string, Refusal>> = {
  "activity.aggregate": (tenant) => twisted("activity.aggregate", tenant, { sort: "record_type" }),
  "entities.list": async (tenant) => {
    const segment = await brokenSegment(tenant);
    return await tenant.owner.get(`/v1/entities?segment_id=${segment}`);
  },
  "entities.findDuplicates": (tenant) =>
    twisted("entities.findDuplicates", tenant, { candidate: { entity_type: "contact", domain: "x.example" } }),
  "segments.members": async (tenant) => {
    const segment = await brokenSegment(tenant);
    return await tenant.owner.get(`/v1/segments/${segment}/members`);
  },
  "segments.update": (tenant) => twisted("segments.update", tenant, { filter: null }),
  "segments.preview": (tenant) => {
    const filter = { op: "and", conditions: [{ field: "company.name", operator: "eq", value: "x" }] };
    return twisted("segments.preview", tenant, { entity_type: "company", filter });
  },
  "campaigns.update": (tenant) => twisted("campaigns.update", tenant, { owner_id: UNKNOWN_ID }),
  "campaigns.preview": (tenant) => twisted("campaigns.preview", tenant, { contact_id: UNKNOWN_ID }),
  "emailTemplates.preview": (tenant) =>
    tenant.owner.post("/v1/email-templates/preview", { translations: { en: null } }),
  "emailTemplates.previewSaved": (tenant) => twisted("emailTemplates.previewSaved", tenant, { contact_id: UNKNOWN_ID }),
  "entities.update": (tenant) => twisted("entities.update", tenant, { owner_id: UNKNOWN_ID }),
  "entities.linkCompany": (tenant) => twisted("entities.linkCompany", tenant, { company_id: UNKNOWN_ID }),
  "entities.unlinkCompany": async (tenant) =>
    await sendPrepared(operationOf("entities.unlinkCompany"), await prepare("entities.contacts", tenant)),
  "entities.contacts": async (tenant) =>
    await sendPrepared(operationOf("entities.contacts"), await prepare("entities.unlinkCompany", tenant)),
  "tasks.update": (tenant) => twisted("tasks.update", tenant, { assignee_id: UNKNOWN_ID }),
  "notes.update": (tenant) => {
    const unknown = { record_type: "contact", record_id: UNKNOWN_ID };
    return twisted("notes.update", tenant, { related_to: [unknown] });
  },
  "opportunities.update": (tenant) => twisted("opportunities.update", tenant, { stage: "no_such_stage" }),
  "pipelines.update": (tenant) =>
    twisted("pipelines.update", tenant, {
      stages: [{ key: "open", label: "Open", type: "open", probability: 20 }],
    }),
  "schedules.update": (tenant) =>
    twisted("schedules.update", tenant, {
      weekly_hours: [{ day: "monday", intervals: [{ start: "10:00", end: "09:00" }] }],
    }),
  "eventTypes.update": (tenant) => twisted("eventTypes.update", tenant, { schedule_id: UNKNOWN_ID }),
  "eventTypes.slots": async (tenant) => {
    const prepared = await prepare("eventTypes.slots", tenant);
    const query = { ...prepared.query, duration_minutes: "45" };
    return await sendPrepared(operationOf("eventTypes.slots"), { ...prepared, query });
  },
  "files.upload": (tenant) => twisted("files.upload", tenant, "#!/bin/sh\n"),
  "imports.upload": (tenant) => twisted("imports.upload", tenant, "a;a\n1;2\n"),
  "suppressions.takeReturned": (tenant) => twisted("suppressions.takeReturned", tenant, { message: "Subject: Hello" }),
  "webhooks.update": (tenant) => twisted("webhooks.update", tenant, { url: "https://10.0.0.1/hook" }),
};

const allConflicts = {
  ...uniqueConflicts,
  ...conflicting,
  ...accountConflicts,
  ...bookingConflicts,
  ...passkeyConflicts,
};

const ownImpossibilities = { ...impossibilities, ...accountImpossibilities, ...subscriptionImpossibilities };

/** Returns whether there is a specific way to get a 409 from an operation. */
export const hasConflict = ({ id }: OperationDocument): boolean => id in allConflicts;

/** Returns whether there is a specific way to get a 422 from an operation. */
export const hasImpossibility = ({ id }: OperationDocument): boolean => id in ownImpossibilities;

/** Makes an operation return 409. */
export async function conflicts(operation: OperationDocument, tenant: Tenant): Promise<Answer> {
  return await refusal(allConflicts, operation, tenant);
}

/** Makes an operation return 422. */
export async function impossible(operation: OperationDocument, tenant: Tenant): Promise<Answer> {
  const table = { ...ownImpossibilities, ...bookingImpossibilities };
  if (/\.(?:search|aggregate)$/.test(operation.id) && !(operation.id in table))
    return await twisted(operation.id, tenant, { filter: TIME_CONTAINS });
  // The contract does not know which custom fields exist.
  if (operation.sort.includes("custom_fields.<key>") && !(operation.id in table))
    return await sendPrepared(operation, await prepare(operation.id, tenant), { query: "?sort=custom_fields.nothing" });
  // Every update rejects a changed value of a read-only field.
  if (operation.method === "put" && !(operation.id in table))
    return await twisted(operation.id, tenant, { version: 999 });
  return await refusal(table, operation, tenant);
}

async function refusal(
  table: Readonly<Record<string, Refusal>>,
  { id }: OperationDocument,
  world: Tenant,
): Promise<Answer> {
  const refuse = table[id];
  if (!refuse) throw new Error(`Add a request that makes ${id} fail to test/support/contract/refusals.ts.`);
  return await refuse(world);
}
