import { newId } from "../../src/access/ids.ts";
import type { Caller } from "./caller.ts";
import { finished } from "./finished-jobs.ts";
import { letterTo } from "./letters.ts";
import { createOrganization, createPerson, signIn, type Organization, type Person } from "./people.ts";
import type { Service } from "./service.ts";

/** An organization with its signed-in owner, in which requests are prepared. */
export interface World {
  readonly service: Service;
  readonly organization: Organization;
  readonly owner: Caller;
  /** A number that was not used before. */
  next(): number;
  /** Another signed-in owner, for what ends or changes one's own session. */
  signedIn(role?: string): Promise<{ person: Person; caller: Caller }>;
}

/** A request that succeeds: what to send beside method and path, and as whom. */
export interface Prepared {
  readonly as: Caller;
  readonly parameters: Readonly<Record<string, string>>;
  /** Query parameters that the operation requires. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Permissions that this request takes beside the operation's own. */
  readonly needs?: readonly string[];
}

let numbers = 0;

/** Founds an organization and signs its owner in. */
export async function createWorld(service: Service): Promise<World> {
  const organization = await createOrganization(service);
  return {
    service,
    organization,
    owner: await signIn(service.url, organization.owner),
    next: () => ++numbers,
    async signedIn(role = "owner") {
      const person = await createPerson(service, { organization: organization.record, role });
      return { person, caller: await signIn(service.url, person) };
    },
  };
}

type Prepare = (world: World) => Promise<Partial<Prepared>>;

const nothing: Prepare = () => Promise.resolve({});
const withBody =
  (make: (world: World) => unknown): Prepare =>
  (world) =>
    Promise.resolve({ body: make(world) });
const withId =
  (make: (world: World) => Promise<string>, body?: unknown): Prepare =>
  async (world) => ({ parameters: { id: await make(world) }, ...(body === undefined ? {} : { body }) });

/** Marks what belongs to an organization, so that it is recognised in another one's answers. */
export const canaryOf = ({ organization }: World): string => `canary-${organization.id.slice(-12)}`;

const contactBody = (world: World): object => ({
  entity_type: "contact",
  first_name: canaryOf(world),
  email: `${canaryOf(world)}.${world.next()}@canary.example`,
});
const contact = async (world: World): Promise<string> =>
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
const warm = { op: "and", conditions: [{ field: "lead_score", operator: "gte", value: 50 }] };
const segmentBody = (world: World): object => ({
  name: `${canaryOf(world)} ${world.next()}`,
  entity_type: "contact",
  kind: "dynamic",
  filter: warm,
});
const segment = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/segments", segmentBody(world))).string("data.id");
const staticSegment = async (world: World): Promise<string> => {
  const body = { ...segmentBody(world), kind: "static", filter: null };
  return (await world.owner.post("/v1/segments", body)).string("data.id");
};
const deletedSegment = async (world: World): Promise<string> => {
  const id = await segment(world);
  await world.owner.delete(`/v1/segments/${id}`);
  return id;
};
const keyBody = (world: World): object => ({ name: `${canaryOf(world)} ${world.next()}`, scopes: ["entities:read"] });
const apiKey = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/api-keys", keyBody(world))).string("data.id");
const roleBody = (world: World): object => ({
  name: `${canaryOf(world)} ${world.next()}`,
  permissions: ["entities:read", "notes:read"],
});
const role = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/roles", roleBody(world))).string("data.id");
const customFieldBody = (world: World): object => ({
  entity_type: "contact",
  key: `field_${world.next()}`,
  label: canaryOf(world),
  type: "text",
});
const customField = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/custom-fields", customFieldBody(world))).string("data.id");
const invitationBody = (world: World): { email: string } & Record<string, unknown> => ({
  email: `${canaryOf(world)}.${world.next()}@invited.example`,
  role: "member",
});
const invited = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/members", invitationBody(world))).string("data.id");
const member = async (world: World): Promise<string> => (await world.signedIn("member")).person.id;

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
const importBody = { entity_type: "contact", dry_run: true };
const importFile = "first_name,email\nAda,ada@imported.example\n";
const newImport = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/imports", importBody)).string("data.id");
const readyImport = async (world: World): Promise<string> => {
  const id = await newImport(world);
  await world.owner.put(`/v1/imports/${id}/file`, importFile, { "Content-Type": "text/csv" });
  return id;
};
const emailBody = (world: World): object => ({
  to: [{ email: `${canaryOf(world)}.${world.next()}@canary.example` }],
  subject: canaryOf(world),
  text: "Hello",
  send_at: inAnHour(),
});
const email = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/notifications/emails", emailBody(world))).string("data.id");
const campaignBody = async (world: World): Promise<object> => ({
  name: `${canaryOf(world)} ${world.next()}`,
  subject: "Hello {{first_name|there}}",
  from: { email: "news@canary.example" },
  text_body: "Hello",
  segment_ids: [await segment(world)],
});
const campaign = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/campaigns", await campaignBody(world))).string("data.id");
const campaignAfter =
  (...actions: readonly string[]): ((world: World) => Promise<string>) =>
  async (world) => {
    const id = await campaign(world);
    for (const action of actions) {
      const body = action === "schedule" ? { scheduled_at: inAnHour() } : undefined;
      await world.owner.post(`/v1/campaigns/${id}/${action}`, body);
    }
    return id;
  };
const deletedCampaign = async (world: World): Promise<string> => {
  const id = await campaign(world);
  await world.owner.delete(`/v1/campaigns/${id}`);
  return id;
};
const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

const exportOf = async (world: World): Promise<{ id: string; job: string }> => {
  const answer = await world.owner.post("/v1/exports", { entity_type: "company" });
  return { id: answer.string("data.id"), job: answer.string("data.job_id") };
};
const finishedExport = async (world: World): Promise<string> => {
  const { id, job } = await exportOf(world);
  await finished(world.owner, job);
  return id;
};
/** A job that nobody takes: it stays as it is. */
const waitingJob = async (world: World): Promise<string> => {
  const id = newId();
  const row = { id, org_id: world.organization.id, kind: "for.nobody", payload: "{}", max_attempts: 1 };
  await world.service.database.pool("jobs").insert({ ...row, started_by: world.organization.owner.id });
  return id;
};

/** The token of the letter that a call of `ask` sends to somebody. */
export async function tokenFor(world: World, address: string): Promise<string> {
  return (await letterTo(world.service.dataDir, address)).token;
}

/** Others' notes are an administrator's. */
const asAdministrator =
  (prepareIt: Prepare): Prepare =>
  async (world) => ({ ...(await prepareIt(world)), needs: ["organization:manage"] });

/** How to prepare a request that succeeds, for every operation of the contract. */
const preparations: Readonly<Record<string, Prepare>> = {
  "jobs.get": withId(async (world) => (await exportOf(world)).job),
  "jobs.cancel": withId(waitingJob),
  "exports.create": withBody((world) => ({ entity_type: "contact", fields: ["id", `external_ids.n${world.next()}`] })),
  "exports.get": withId(async (world) => (await exportOf(world)).id),
  "exports.file": withId(finishedExport),
  "apiKeys.list": nothing,
  "apiKeys.create": withBody(keyBody),
  "apiKeys.get": withId(apiKey),
  "apiKeys.update": withId(apiKey, { name: "Renamed" }),
  "apiKeys.revoke": withId(apiKey),
  "apiKeys.rotate": withId(apiKey, { grace_seconds: 0 }),
  "changes.list": nothing,
  "customFields.list": nothing,
  "customFields.create": withBody(customFieldBody),
  "customFields.get": withId(customField),
  "customFields.update": withId(customField, { label: "Another label" }),
  "customFields.delete": withId(customField),
  "campaigns.list": nothing,
  "campaigns.create": async (world) => ({ body: await campaignBody(world) }),
  "campaigns.search": withBody(() => ({ page_size: 5 })),
  "campaigns.get": withId(campaign),
  "campaigns.update": withId(campaign, { subject: "Changed" }),
  "campaigns.delete": withId(campaign),
  "campaigns.restore": withId(deletedCampaign),
  "campaigns.schedule": async (world) => ({
    parameters: { id: await campaign(world) },
    body: { scheduled_at: inAnHour() },
  }),
  "campaigns.unschedule": withId(campaignAfter("schedule")),
  "campaigns.send": withId(campaign),
  "campaigns.cancel": withId(campaignAfter("schedule")),
  "campaigns.archive": withId(campaignAfter("schedule", "cancel")),
  "campaigns.test": withId(campaign, { to: ["trial@canary.example"] }),
  "campaigns.recipients": withId(campaign),
  "emails.list": nothing,
  "emails.create": withBody(emailBody),
  "emails.get": withId(email),
  "emails.cancel": withId(email),
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
  "members.list": nothing,
  "members.invite": withBody(invitationBody),
  "members.get": withId(member),
  "members.update": withId(member, { role: "manager" }),
  "members.resendInvitation": withId(invited),
  "entities.opportunities": withId(contact),
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
  "organization.get": nothing,
  "organization.update": withBody(() => ({ timezone: "Europe/Berlin" })),
  "roles.list": nothing,
  "roles.create": withBody(roleBody),
  "roles.get": withId(role),
  "roles.update": withId(role, { permissions: ["entities:read"] }),
  "roles.delete": withId(role),
  "search.find": () => Promise.resolve({ query: { q: "ada" } }),
  "segments.list": nothing,
  "segments.create": withBody(segmentBody),
  "segments.search": withBody(() => ({ page_size: 5 })),
  "segments.preview": withBody(() => ({ entity_type: "contact", filter: warm })),
  "segments.get": withId(segment),
  "segments.update": withId(segment, { description: "Changed" }),
  "segments.delete": withId(segment),
  "segments.restore": withId(deletedSegment),
  "segments.freeze": withId(segment),
  "segments.members": withId(segment),
  "segments.addMembers": async (world) => ({
    parameters: { id: await staticSegment(world) },
    body: { entity_ids: [await contact(world)] },
  }),
  "segments.removeMember": async (world) => {
    const [id, entity_id] = [await staticSegment(world), await contact(world)];
    await world.owner.post(`/v1/segments/${id}/members`, { entity_ids: [entity_id] });
    return { parameters: { id, entity_id } };
  },
  "session.create": async (world) => {
    const { email, password } = (await world.signedIn()).person;
    return { body: { email, password } };
  },
  "session.delete": async (world) => ({ as: (await world.signedIn()).caller }),
  "session.list": nothing,
  "session.endOthers": async (world) => ({ as: (await world.signedIn()).caller }),
  "session.end": async (world) => {
    const { person, caller } = await world.signedIn();
    await signIn(world.service.url, person);
    const other = (await caller.get("/v1/sessions")).list("data").find(({ current }) => current === false);
    return { as: caller, parameters: { id: String(other?.["id"]) } };
  },
  "me.get": nothing,
  "password.forgot": withBody((world) => ({ email: `nobody.${world.next()}@nowhere.example` })),
  "password.reset": async (world) => {
    const { person } = await world.signedIn();
    await world.owner.post("/v1/password/forgot", { email: person.email });
    return { body: { token: await tokenFor(world, person.email), password: `a new long sentence ${world.next()}` } };
  },
  "password.change": async (world) => {
    const { person, caller } = await world.signedIn();
    return {
      as: caller,
      body: { current_password: person.password, new_password: `another sentence ${world.next()}` },
    };
  },
  "imports.list": nothing,
  "imports.create": withBody((world) => ({ ...importBody, mapping: { [`Column ${world.next()}`]: "email" } })),
  "imports.get": withId(newImport),
  "imports.upload": withId(newImport, importFile),
  "imports.start": withId(readyImport),
  "imports.failures": withId(readyImport),
  "invitations.accept": async (world) => {
    const body = invitationBody(world);
    await world.owner.post("/v1/members", body);
    return { body: { token: await tokenFor(world, body.email), password: `a long sentence ${world.next()}` } };
  },
  "system.openapi": nothing,
};

/** Prepares a request that succeeds. */
export async function prepare(operationId: string, world: World): Promise<Prepared> {
  const preparation = preparations[operationId];
  if (!preparation) throw new Error(`Say in test/support/world.ts how a request of ${operationId} succeeds.`);
  return { as: world.owner, parameters: {}, ...(await preparation(world)) };
}
