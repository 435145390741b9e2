import { randomFrom } from "../random.ts";
import type { Tenant } from "../tenant.ts";
import type { Answer } from "../wire.ts";
import { merged, valueFor } from "./arbitrary.ts";
import { operations, operationOf, resolve, type OperationDocument, type Schema } from "./document.ts";
import { CREATIONS, REFERRED } from "./preparations/resources.ts";
import { prepare } from "./prepare.ts";
import { sendPrepared } from "./requests.ts";

/** A field that a request set, and the field of the record afterwards. */
export interface SetField {
  readonly operation: string;
  readonly field: string;
  readonly sent: unknown;
  readonly stored: unknown;
}

/** Operations that end the session, remove what others created, or need a file. */
const OMITTED = [
  /^(session|password|me|invitations|organization|aiPolicy|identityProvider|scimToken|passkeys|exports)\./,
  /\.(purge|revokeAll|merge|upload|activity|takeReturned)$/,
  /^public/,
];
/** Required custom fields, and busy times in which nobody can be booked. */
const LAST: readonly string[] = ["busyTimes.create", "customFields.create"];
const ATTEMPTS = 6;

/** Calls all operations that write records, so that records differ, and then creates one record per field. */
export async function fillOrganization(tenant: Tenant): Promise<SetField[]> {
  const writes = operations.filter(
    ({ id, method, access }) => method !== "get" && access !== "public" && !OMITTED.some((pattern) => pattern.test(id)),
  );
  for (const operation of writes) await sendPrepared(operation, await prepare(operation.id, tenant));
  const set: SetField[] = [];
  for (const operation of creations()) {
    for (const branch of branchesOf(operation.body ?? {})) set.push(...(await setEach(tenant, operation, branch)));
  }
  return set;
}

/** Returns the operations that create a record; those that affect the creation of others come last. */
function creations(): OperationDocument[] {
  const found = operations.filter(({ id, body }) => /\.(create|invite)$/.test(id) && body !== null);
  const wanted = found.filter(({ id }) => !OMITTED.some((pattern) => pattern.test(id)));
  return wanted.sort((one, other) => LAST.indexOf(one.id) - LAST.indexOf(other.id));
}

/** Returns the body, or the alternatives of a union. */
export function branchesOf(body: Schema): Schema[] {
  const node = resolve(body);
  return ((node["oneOf"] as Schema[] | undefined) ?? [node]).map((branch) => merged(resolve(branch)));
}

/** Returns the fields that a body sets. */
export function settableFields(branch: Schema): [string, Schema][] {
  const properties = Object.entries((branch["properties"] ?? {}) as Record<string, Schema>);
  return properties.filter(
    ([, property]) => property["x-read-only"] !== true && resolve(property)["readOnly"] !== true,
  );
}

/** Creates a record for each field, with a value that differs from that of a record without the field. */
async function setEach(tenant: Tenant, operation: OperationDocument, branch: Schema): Promise<SetField[]> {
  const type = constantOf(branch, "entity_type");
  const plain = (await create(tenant, operation, type)).answer.at("data") as Record<string, unknown>;
  const set: SetField[] = [];
  for (const [field, property] of settableFields(branch).filter(([name]) => name in plain)) {
    const random = randomFrom(seedOf(operation.id + field));
    const generated = several(() => ({ [field]: valueFor(property, random) }));
    const known = await knownValues(tenant, operation.id, field);
    const differing = [...known, ...generated].filter((one) => !isSame(one[field], plain[field]));
    const name = [operation.id, ...Object.values(type)].join(" ");
    for (const fields of [...differing, {}]) {
      const { body, answer } = await create(tenant, operation, { ...fields, ...type });
      if (answer.status >= 300 || body[field] === undefined) continue;
      set.push({ operation: name, field, sent: body[field], stored: (await read(tenant, operation, answer))[field] });
      break;
    }
    if (set.at(-1)?.field !== field) set.push({ operation: name, field, sent: undefined, stored: undefined });
  }
  return set;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const several = <Value>(make: () => Value): Value[] => Array.from({ length: ATTEMPTS }, make);
const seedOf = (text: string): number => Array.from(text).reduce((sum, letter) => (sum * 33) ^ letter.charCodeAt(0), 7);

/** Reads a new record again, so that its fields come from the database. */
async function read(tenant: Tenant, { path }: OperationDocument, created: Answer): Promise<Record<string, unknown>> {
  const id = created.string("data.id");
  const one = await tenant.owner.get(`${path}/${id}`);
  if (one.status === 200) return one.at("data") as Record<string, unknown>;
  // Newest first, so that the record is on the first page.
  return (await tenant.owner.get(`${path}?page_size=100`)).list("data").find((record) => record["id"] === id) ?? {};
}

function constantOf(branch: Schema, field: string): Record<string, unknown> {
  const property = resolve(((branch["properties"] ?? {}) as Record<string, Schema>)[field] ?? {});
  return "const" in property ? { [field]: property["const"] } : {};
}

async function create(tenant: Tenant, operation: OperationDocument, fields: Fields): Promise<Created> {
  const prepared = await prepare(operation.id, tenant);
  const isCompany = operation.id === "entities.create" && fields["entity_type"] === "company";
  const base = isCompany ? { name: `Company ${String(tenant.next())}` } : (prepared.body as object);
  const body = { ...base, ...fields };
  return { body, answer: await sendPrepared(operation, prepared, { body }) };
}

interface Created {
  readonly body: Fields;
  readonly answer: Answer;
}

type Fields = Readonly<Record<string, unknown>>;

/** Values that depend on other records or on rules of the service, with other fields that they need. */
async function knownValues(tenant: Tenant, operation: string, field: string): Promise<Fields[]> {
  const id = async (creation: string): Promise<string> =>
    (await sendPrepared(operationOf(creation), await prepare(creation, tenant))).string("data.id");
  const known = RULES[`${operation} ${field}`];
  if (known) return [known(tenant)];
  if (field === "topic_id")
    return [
      { topic_id: await id("topics.create"), ...(operation === "emails.create" ? { category: "marketing" } : {}) },
    ];
  if (`${operation} ${field}` === "campaigns.create template_id")
    return [{ template_id: await id("emailTemplates.create"), subject: null, text_body: null }];
  if (`${operation} ${field}` === "files.create record_type")
    return [{ record_type: "task", record_id: await id("tasks.create") }];
  if (field === "custom_fields") return [await customValue(tenant, operation)];
  if (["owner_id", "assignee_id", "user_id"].includes(field)) return [{ [field]: (await tenant.signedIn()).person.id }];
  if (field === "hosts") return [{ hosts: [(await tenant.signedIn()).person.id] }];
  if (field === "company_id" || field === "parent_company_id") return [{ [field]: await company(tenant) }];
  if (field === "contacts") return [{ contacts: [{ contact_id: await id("entities.create"), role: "champion" }] }];
  if (field === "related_to")
    return [{ related_to: [{ record_type: "contact", record_id: await id("entities.create") }] }];
  const creation = REFERENCES[field];
  if (creation === undefined) return [];
  const reference = await id(creation);
  return [{ [field]: field.endsWith("s") ? [reference] : reference }];
}

/** The operations that create the records to which fields refer. */
const REFERENCES: Readonly<Record<string, string>> = {
  ...REFERRED,
  primary_contact_id: "entities.create",
  contact_id: "entities.create",
  schedule_id: "schedules.create",
  pipeline_id: "pipelines.create",
  segment_ids: "segments.create",
  exclude_segment_ids: "segments.create",
};

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const soon = { due_at: inDays(3), reminder_at: inDays(2) };

/** Defines a custom field and returns a value for it; contacts and companies are both `entities`. */
async function customValue(tenant: Tenant, operation: string): Promise<Fields> {
  const key = `size_${String(tenant.next())}`;
  const types = Object.keys(CREATIONS).filter((type) => CREATIONS[type] === operation);
  for (const entity_type of types)
    await tenant.owner.post("/v1/custom-fields", { entity_type, key, label: key, type: "text" });
  return { custom_fields: { [key]: "large" } };
}

const RULES: Readonly<Record<string, (tenant: Tenant) => Fields>> = {
  "apiKeys.create allowed_ips": () => ({ allowed_ips: ["10.0.0.0/8", "127.0.0.1/32"] }),
  "customFields.create options": () => ({ type: "select", options: ["small", "large"] }),
  "emails.create attachments": () => ({ attachments: [] }),
  "eventTypes.create duration_options": () => ({ duration_minutes: 30, duration_options: [30, 60] }),
  "eventTypes.create questions": () => ({ questions: [{ key: "topic", label: "Topic", type: "text" }] }),
  "eventTypes.create team_slug": (tenant) => ({
    assignment: "round_robin",
    team_slug: `team-${String(tenant.next())}`,
  }),
  "eventTypes.create host_weights": ({ organization: { owner } }) => ({
    assignment: "round_robin",
    hosts: [owner.id],
    host_weights: [{ user_id: owner.id, weight: 3 }],
  }),
  "schedules.create overrides": () => ({ overrides: [{ date: "2026-05-01", intervals: [] }] }),
  "emailTemplates.create own_variables": () => ({ kind: "transactional", own_variables: ["invoice_number"] }),
  "events.create duration_minutes": () => ({ duration_minutes: 5 }),
  "events.create answers": () => ({ answers: {} }),
  "forms.create notify_user_ids": ({ organization }) => ({ notify_user_ids: [organization.owner.id] }),
  "forms.create redirect_url": () => ({
    redirect_url: "https://shop.example/thanks",
    allowed_origins: ["https://shop.example"],
  }),
  "forms.create contact_fields": () => ({ contact_fields: [{ field: "phone", label: null, required: true }] }),
  "forms.create questions": () => ({
    questions: [{ key: "topic", label: "Topic", type: "text", required: false, options: null }],
  }),
  "forms.create consent_text": () => ({ consent_text: { en: "I agree.", fr: null } }),
  "forms.create thank_you_text": () => ({ thank_you_text: { en: "Thanks.", fr: null } }),
  "members.invite role": () => ({ role: "manager" }),
  "members.invite first_name": () => ({ first_name: "Zoé" }),
  "opportunities.create probability": () => ({ probability: 55 }),
  "entities.create domain": (tenant) => ({ domain: `acme-${String(tenant.next())}.example` }),
  "entities.create additional_domains": (tenant) => ({ additional_domains: [`more-${String(tenant.next())}.example`] }),
  "opportunities.create stage": () => ({ stage: "proposal" }),
  "opportunities.create lost_reason": () => ({ stage: "closed_lost", lost_reason: "Price" }),
  "tasks.create due_at": () => soon,
  "tasks.create reminder_at": () => soon,
  "views.create columns": () => ({ columns: ["title"] }),
  "views.create filter": () => ({
    filter: { op: "and", conditions: [{ field: "title", operator: "contains", value: "call" }] },
  }),
  "views.create sort": () => ({ sort: "-title" }),
  "views.create grouping": () => ({ grouping: "pinned" }),
  "segments.create kind": () => ({ kind: "static", filter: null }),
};

async function company(tenant: Tenant): Promise<string> {
  const body = { entity_type: "company", name: `Company ${String(tenant.next())}` };
  return (await tenant.owner.post("/v1/entities", body)).string("data.id");
}
