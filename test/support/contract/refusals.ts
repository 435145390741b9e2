import { resources } from "../../../generated/resources.js";
import { CALL } from "../booking/booking.ts";
import { finished } from "../queue.ts";
import { createProtectedPerson } from "../sign-in/authenticator-app.ts";
import type { Tenant } from "../tenant.ts";
import type { Answer } from "../wire.ts";
import { operationOf, type OperationDocument } from "./document.ts";
import type { Prepared } from "./preparations/preparation.ts";
import { prepare } from "./prepare.ts";
import { sendPrepared, type Twist } from "./requests.ts";

/** An ID that no record has. */
const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

/** A request that succeeds, before something makes it fail. */
interface Attempt extends Tenant {
  readonly prepared: Prepared;
  /** The id in its path. */
  readonly id: string;
  readonly send: (twist?: Twist) => Promise<Answer>;
}

/** Another body that makes an operation fail, or the calls that do. */
type Refusal = Readonly<Record<string, unknown>> | string | ((attempt: Attempt) => Promise<Answer>);
type Refusals = Readonly<Record<string, Refusal>>;

/** Sends the request of another operation. */
const call = (id: string, prepared: Prepared, twist?: Twist): Promise<Answer> =>
  sendPrepared(operationOf(id), prepared, twist);

/** Sends a request that succeeds only once for the second time. */
const twice: Refusal = async ({ send }) => (await send(), await send());
/** Creates a record with a value that another one gets too. */
const taken =
  (path: string, record: (value: string) => object, changes: (value: string) => object): Refusal =>
  async ({ owner, next, send }) => {
    const value = `taken-${String(next())}`;
    await owner.post(path, record(value));
    return await send({ body: changes(value) });
  };

async function demoteOtherOwners({ owner, organization }: Tenant): Promise<void> {
  const owners = await owner.get("/v1/members?page_size=100&role=owner&status=active");
  for (const { id } of owners.list("data"))
    if (id !== organization.owner.id) await owner.put(`/v1/members/${String(id)}`, { role: "member" });
}

/** Sends a request while the organization has other values. */
async function whileChanged({ service, organization, send }: Attempt, values: object, reset: object): Promise<Answer> {
  const row = service.database.pool("organizations").where({ id: organization.id });
  await row.clone().update(values);
  const answer = await send();
  await row.clone().update(reset);
  return answer;
}

/** Sends a request as a member with a role of these permissions. */
async function asRole(attempt: Attempt, name: string, permissions: readonly string[], body: unknown): Promise<Answer> {
  await attempt.owner.post("/v1/roles", { name, permissions });
  return await attempt.send({ as: (await attempt.signedIn(name)).caller, body });
}

/** Creates a dynamic segment whose filter refers to a deleted custom field. */
async function brokenSegment({ owner, next }: Tenant): Promise<string> {
  const key = `gone_${next()}`;
  const field = await owner.post("/v1/custom-fields", { entity_type: "contact", key, label: "Gone", type: "text" });
  const filter = { op: "and", conditions: [{ field: `custom_fields.${key}`, operator: "eq", value: "x" }] };
  const body = { name: `Broken ${next()}`, entity_type: "contact", kind: "dynamic", filter };
  const segment = (await owner.post("/v1/segments", body)).string("data.id");
  // A custom field used by an active segment cannot be deleted, so the segment is deleted first and restored afterwards.
  await owner.delete(`/v1/segments/${segment}`);
  await owner.delete(`/v1/custom-fields/${field.string("data.id")}`);
  await owner.post(`/v1/segments/${segment}/restore`);
  return segment;
}

/** Ways to get a 409 from each operation other than using an idempotency key twice at once. */
const conflicting: Refusals = {
  // Another record has the value of a unique field.
  ...Object.fromEntries(
    Object.values(resources).flatMap(({ group, path, fields }) =>
      fields
        .filter(({ unique, kind }) => unique && kind === "set")
        .map(({ name }): [string, Refusal] => [
          `${group}.update`,
          async (attempt) => {
            const [{ body }, value] = [await prepare(`${group}.create`, attempt), `taken-${String(attempt.next())}`];
            await attempt.owner.post(path, { ...(body as object), [name]: value });
            return await attempt.send({ body: { [name]: value } });
          },
        ]),
    ),
  ),
  "segments.update": taken(
    "/v1/segments",
    (name) => ({ name, entity_type: "contact", kind: "static" }),
    (name) => ({ name: name.toUpperCase() }),
  ),
  "segments.delete": async ({ owner, next, id, send }) => {
    await owner.post("/v1/campaigns", { name: `Uses ${next()}`, segment_ids: [id] });
    return await send();
  },
  "segments.removeMember": async (attempt) => {
    const { parameters } = await prepare("segments.members", attempt);
    return await attempt.owner.delete(`/v1/segments/${parameters["id"] ?? ""}/members/${UNKNOWN_ID}`);
  },
  "exports.file": async ({ owner, service }) => {
    const answer = await owner.post("/v1/exports", { entity_type: "contact" });
    const [id, job] = [answer.string("data.id"), answer.string("data.job_id")];
    await finished(owner, job);
    await service.database.pool("jobs").where({ id: job }).update({ status: "failed" });
    return await owner.get(`/v1/exports/${id}/file`);
  },
  "entities.update": taken(
    "/v1/entities",
    (name) => ({ entity_type: "contact", email: `${name}@conflict.example` }),
    (name) => ({ email: `${name}@conflict.example` }),
  ),
  "customFields.delete": async ({ owner, id, send }) => {
    const key = (await owner.get(`/v1/custom-fields/${id}`)).string("data.key");
    await owner.post("/v1/entities", { entity_type: "contact", first_name: "Ada", custom_fields: { [key]: "x" } });
    return await send();
  },
  "entities.linkCompany": async (attempt) => {
    await attempt.send();
    const { body } = await prepare("entities.linkCompany", attempt);
    return await attempt.send({ body: { ...(body as object), replace_existing: false } });
  },
  "campaigns.update": async (attempt) =>
    await call("campaigns.update", await prepare("campaigns.archive", attempt), { body: { subject: "Too late" } }),
  "campaigns.delete": async (attempt) => await call("campaigns.delete", await prepare("campaigns.unschedule", attempt)),
  "pipelines.update": async (attempt) => {
    const other = await prepare("pipelines.create", attempt);
    await call("pipelines.create", other);
    return await attempt.send({ body: { name: (other.body as { readonly name: string }).name.toUpperCase() } });
  },
  "pipelines.delete": async ({ owner, id, send }) => {
    await owner.post("/v1/opportunities", { name: "In the way", pipeline_id: id });
    return await send();
  },
  "files.download": async (attempt) =>
    await call("files.download", await prepare("files.upload", attempt), { body: undefined }),
  "files.upload": async ({ send }) => (await send(), await send({ body: "other content" })),
  "imports.upload": async ({ prepared, send }) => {
    await send();
    await call("imports.start", { ...prepared, body: {} });
    return await send();
  },
  "apiKeys.update": async ({ prepared, send }) => (await call("apiKeys.revoke", prepared), await send()),
  "members.delete": async (attempt) => {
    await demoteOtherOwners(attempt);
    return await attempt.owner.delete(`/v1/members/${attempt.organization.owner.id}`);
  },
  "members.update": async (attempt) => {
    await demoteOtherOwners(attempt);
    return await attempt.owner.put(`/v1/members/${attempt.organization.owner.id}`, { role: "admin" });
  },
  "signInMethods.removeAuthenticatorApp": (attempt) => {
    const policy = (required: boolean) => ({ two_factor_required: required, two_factor_required_since: new Date() });
    return whileChanged(attempt, policy(true), policy(false));
  },
  "emailDomains.delete": async (attempt) => {
    const domains = attempt.service.database.pool("email_domains").where({ org_id: attempt.organization.id });
    const verified = await domains.clone().whereNotNull("verified_at").pluck<string[]>("id");
    await domains.clone().update({ verified_at: null });
    await domains.clone().where({ id: attempt.id }).update({ verified_at: new Date() });
    const answer = await withoutSingleSignOn(attempt);
    await domains.clone().update({ verified_at: null });
    await domains.clone().whereIn("id", verified).update({ verified_at: new Date() });
    return answer;
  },
  "me.update": async (attempt) => {
    await attempt.send();
    return await call("me.update", await prepare("me.update", attempt), { body: attempt.prepared.body });
  },
  "roles.update": taken(
    "/v1/roles",
    (name) => ({ name, permissions: ["entities:read"] }),
    (name) => ({ name: name.toUpperCase() }),
  ),
  "roles.delete": async ({ owner, id, signedIn, send }) => {
    await signedIn((await owner.get(`/v1/roles/${id}`)).string("data.name"));
    return await send();
  },
  // An account keeps a way to sign in.
  "passkeys.delete": async ({ prepared, send }) => (await prepared.as.delete("/v1/me/password"), await send()),
  "password.remove": async ({ signedIn, send }) => await send({ as: (await signedIn()).caller }),
  "schedules.update": async ({ send }) => (
    await send({ body: { is_default: true } }),
    await send({ body: { is_default: false } })
  ),
  "schedules.delete": async ({ owner, id, send }) => {
    await owner.post("/v1/event-types", { ...CALL, schedule_id: id });
    return await send();
  },
  "busyTimes.delete": async (attempt) => {
    const feed_id = (await prepare("busyFeeds.get", attempt)).parameters["id"];
    await attempt.service.database.pool("busy_times").where({ id: attempt.id }).update({ feed_id });
    return await attempt.send();
  },
  "eventTypes.update": taken(
    "/v1/event-types",
    (slug) => ({ ...CALL, slug }),
    (slug) => ({ slug }),
  ),
  "eventTypes.slots": async ({ owner, id, send }) => {
    await owner.put(`/v1/event-types/${id}`, { is_active: false });
    return await send();
  },
  // The slot is booked then. Concurrent bookings with the same key wait for each other.
  "events.create": twice,
  "bookingPage.book": twice,
  "teamPage.book": twice,
  "events.update": async (attempt) => {
    const prepared = await prepare("events.cancel", attempt);
    await call("events.cancel", prepared);
    return await call("events.update", prepared, { body: { title: "Too late" } });
  },
  "events.removeInvitee": async ({ owner, id, send }) => {
    await send();
    const [last] = (await owner.get(`/v1/events/${id}/invitees`)).list("data");
    return await owner.delete(`/v1/events/${id}/invitees/${String(last?.["id"])}`);
  },
  "bookingPage.newSlots": async ({ prepared, send }) => (
    await call("bookingPage.cancel", { ...prepared, query: {} }),
    await send()
  ),
  "hostDecisions.slots": async ({ prepared, send }) => (
    await call("hostDecisions.cancel", { ...prepared, query: {} }),
    await send()
  ),
};

const notOffered: Refusal = ({ send }) => send({ query: "duration_minutes=45" });
const REVERSED = { weekly_hours: [{ day: "monday", intervals: [{ start: "10:00", end: "09:00" }] }] };
const companyName = { op: "and", conditions: [{ field: "company.name", operator: "eq", value: "x" }] };

/** Ways to get a 422 from each operation without Idempotency-Key. */
const impossibilities: Refusals = {
  "activity.aggregate": { sort: "record_type" },
  "entities.list": async (attempt) =>
    await attempt.owner.get(`/v1/entities?segment_id=${await brokenSegment(attempt)}`),
  "entities.findDuplicates": { candidate: { entity_type: "contact", domain: "x.example" } },
  "segments.members": async (attempt) =>
    await attempt.owner.get(`/v1/segments/${await brokenSegment(attempt)}/members`),
  "segments.update": { filter: null },
  "segments.preview": { entity_type: "company", filter: companyName },
  "campaigns.update": { owner_id: UNKNOWN_ID },
  "campaigns.preview": { contact_id: UNKNOWN_ID },
  "emailTemplates.preview": { translations: { en: null } },
  "emailTemplates.previewSaved": { contact_id: UNKNOWN_ID },
  "entities.update": { owner_id: UNKNOWN_ID },
  "entities.linkCompany": { company_id: UNKNOWN_ID },
  "entities.unlinkCompany": async (attempt) =>
    await call("entities.unlinkCompany", await prepare("entities.contacts", attempt)),
  "entities.contacts": async (attempt) =>
    await call("entities.contacts", await prepare("entities.unlinkCompany", attempt)),
  "tasks.update": { assignee_id: UNKNOWN_ID },
  "notes.update": { related_to: [{ record_type: "contact", record_id: UNKNOWN_ID }] },
  "opportunities.update": { stage: "no_such_stage" },
  "pipelines.update": { stages: [{ key: "open", label: "Open", type: "open", probability: 20 }] },
  "schedules.update": REVERSED,
  "eventTypes.update": { schedule_id: UNKNOWN_ID },
  "eventTypes.slots": notOffered,
  "files.upload": "#!/bin/sh\n",
  "imports.upload": "a;a\n1;2\n",
  "suppressions.takeReturned": { message: "Subject: Hello" },
  "webhooks.update": { url: "https://10.0.0.1/hook" },
  "session.create": async (attempt) => {
    const { email, password } = (await createProtectedPerson(attempt.service, attempt)).person;
    return await attempt.send({ body: { email, password, code: "no-such-code" } });
  },
  "session.verify": ({ prepared, send }) => send({ body: { ...(prepared.body as object), code: "no-such-code" } }),
  "session.confirm": { password: "not the password" },
  "apiKeys.update": (attempt) =>
    asRole(attempt, "keeper", ["api_keys:manage", "members:read"], { scopes: ["entities:purge"] }),
  "organization.requestDeletion": { name: "Another" },
  "members.delete": ({ send }) => send({ query: `reassign_to=${UNKNOWN_ID}` }),
  "members.update": { role: "no such role" },
  "roles.update": (attempt) =>
    asRole(attempt, "editor", ["members:manage", "members:read", "entities:read", "notes:read"], {
      permissions: ["entities:purge"],
    }),
  "subscriptions.get": ({ prepared }) =>
    call("subscriptions.get", { ...prepared, query: { email: "somebody@else.example" } }),
  "subscriptions.update": { topics: [{ topic_id: UNKNOWN_ID, status: "subscribed" }] },
  "preferences.update": { topics: [{ id: UNKNOWN_ID, subscribed: true }] },
};

/** Ways to get a 422 from booking operations. */
const bookingImpossibilities: Refusals = {
  "busyFeeds.update": { url: "https://127.0.0.1/private.ics" },
  "bookingPage.slots": notOffered,
  "teamPage.slots": notOffered,
  "events.update": { opportunity_id: UNKNOWN_ID },
  "bookingPage.newSlots": notOffered,
  "hostDecisions.slots": notOffered,
  "bookingPage.cancel": { reason: "See https://offers.example" },
};

/** Without a token, there is nothing to get or to delete. */
const withoutToken: Refusal = async ({ owner, send }) => (await owner.delete("/v1/scim-token"), await send());

/** Without an identity provider, there is nothing to get, change, delete or test. */
const withoutProvider: Refusal = async ({ owner, send }) => (await owner.delete("/v1/identity-provider"), await send());

/** A deleted form is not published. */
const withoutForm: Refusal = async ({ owner, prepared, send }) => {
  const found = await owner.get(`/v1/forms?slug=${prepared.parameters["form_slug"] ?? ""}`);
  await owner.delete(`/v1/forms/${found.string("data.0.id")}`);
  return await send();
};

/** Ways to get a 404 from operations without an id in their path. */
const absences: Refusals = {
  "formPage.get": withoutForm,
  "formPage.submit": withoutForm,
  "identityProvider.get": withoutProvider,
  "identityProvider.update": async ({ owner, send }) => {
    await owner.delete("/v1/identity-provider");
    return await send({ headers: { "If-Match": '"1"' } });
  },
  "identityProvider.delete": withoutProvider,
  "identityProvider.test": withoutProvider,
  "scimToken.get": withoutToken,
  "scimToken.delete": withoutToken,
};

async function refused(refusal: Refusal, { id }: OperationDocument, tenant: Tenant): Promise<Answer> {
  const prepared = await prepare(id, tenant);
  const send = (twist?: Twist): Promise<Answer> => call(id, prepared, twist);
  if (typeof refusal !== "function") return await send({ body: refusal });
  return await refusal({ ...tenant, prepared, id: prepared.parameters["id"] ?? "", send });
}

/** Returns whether there is a specific way to get a 409 from an operation. */
export const hasConflict = ({ id }: OperationDocument): boolean => id in conflicting;

/** Returns whether there is a specific way to get a 422 from an operation. */
export const hasImpossibility = ({ id }: OperationDocument): boolean => id in impossibilities;

/** Returns whether there is a specific way to get a 404 from an operation. */
export const hasAbsence = ({ id }: OperationDocument): boolean => id in absences;

/** Makes an operation return 409. */
export async function conflicts(operation: OperationDocument, tenant: Tenant): Promise<Answer> {
  return await refused(wayOf(conflicting, operation), operation, tenant);
}

/** Makes an operation return 404. */
export async function absent(operation: OperationDocument, tenant: Tenant): Promise<Answer> {
  return await refused(wayOf(absences, operation), operation, tenant);
}

/** Makes an operation return 422. */
export async function impossible(operation: OperationDocument, tenant: Tenant): Promise<Answer> {
  const table = { ...impossibilities, ...bookingImpossibilities };
  if (operation.id in table) return await refused(wayOf(table, operation), operation, tenant);
  // A time contains no text.
  const filter = { op: "and", conditions: [{ field: "created_at", operator: "contains", value: "2026" }] };
  if (/\.(?:search|aggregate)$/.test(operation.id)) return await refused({ filter }, operation, tenant);
  // The contract does not know which custom fields exist.
  if (operation.sort.includes("custom_fields.<key>"))
    return await refused(({ send }: Attempt) => send({ query: "?sort=custom_fields.nothing" }), operation, tenant);
  // Every update rejects a changed value of a read-only field.
  if (operation.method === "put") return await refused({ version: 999 }, operation, tenant);
  return await refused(wayOf(table, operation), operation, tenant);
}

function wayOf(table: Refusals, { id }: OperationDocument): Refusal {
  const way = table[id];
  if (way === undefined) throw new Error(`Add a request that makes ${id} fail to test/support/contract/refusals.ts.`);
  return way;
}

/** Sends a request of a member whose organization requires single sign-on. */
export async function ofMemberWithoutSingleSignOn(operation: OperationDocument, tenant: Tenant): Promise<Answer> {
  const { email, password } = (await tenant.signedIn("member")).person;
  const own = operation.id === "session.create" ? { body: { email, password } } : {};
  const refusal = (attempt: Attempt): Promise<Answer> =>
    withoutSingleSignOn({ ...attempt, send: () => attempt.send(own) });
  return await refused(refusal, operation, tenant);
}

const withoutSingleSignOn = (attempt: Attempt): Promise<Answer> =>
  whileChanged(attempt, { single_sign_on_enforced: true }, { single_sign_on_enforced: false });
