import { createProtectedPerson } from "../sign-in/authenticator-app.ts";
import type { Tenant } from "../tenant.ts";
import type { Answer } from "../wire.ts";
import { CALL } from "../booking/booking.ts";
import { operationOf, type OperationDocument } from "./document.ts";
import { prepare } from "./prepare.ts";
import { type Refusal, twisted, UNKNOWN_ID } from "./refusal.ts";
import { sendPrepared } from "./requests.ts";

async function demoteOtherOwners({ owner, organization }: Tenant): Promise<void> {
  const owners = await owner.get("/v1/members?page_size=100&role=owner&status=active");
  for (const { id } of owners.list("data")) {
    if (id !== organization.owner.id) await owner.put(`/v1/members/${String(id)}`, { role: "member" });
  }
}

/** Ways to get a 409 from operations on accounts, members and roles. */
export const accountConflicts: Readonly<Record<string, Refusal>> = {
  "apiKeys.update": async (tenant) => {
    const prepared = await prepare("apiKeys.update", tenant);
    await sendPrepared(operationOf("apiKeys.revoke"), prepared);
    return await sendPrepared(operationOf("apiKeys.update"), prepared);
  },
  "members.delete": async (tenant) => {
    await demoteOtherOwners(tenant);
    return await tenant.owner.delete(`/v1/members/${tenant.organization.owner.id}`);
  },
  "members.update": async (tenant) => {
    await demoteOtherOwners(tenant);
    return await tenant.owner.put(`/v1/members/${tenant.organization.owner.id}`, { role: "admin" });
  },
  "signInMethods.removeAuthenticatorApp": async (tenant) => {
    const prepared = await prepare("signInMethods.removeAuthenticatorApp", tenant);
    const policy = (required: boolean) =>
      tenant.service.database
        .pool("organizations")
        .where({ id: tenant.organization.id })
        .update({ two_factor_required: required, two_factor_required_since: new Date() });
    await policy(true);
    const answer = await sendPrepared(operationOf("signInMethods.removeAuthenticatorApp"), prepared);
    await policy(false);
    return answer;
  },
  "emailDomains.delete": async (tenant) => {
    const prepared = await prepare("emailDomains.delete", tenant);
    const { pool } = tenant.service.database;
    const domains = pool("email_domains").where({ org_id: tenant.organization.id });
    const verified = await domains.clone().whereNotNull("verified_at").pluck<string[]>("id");
    await domains.clone().update({ verified_at: null });
    await domains.clone().where({ id: prepared.parameters["id"] }).update({ verified_at: new Date() });
    const organization = pool("organizations").where({ id: tenant.organization.id });
    await organization.clone().update({ single_sign_on_enforced: true });
    const answer = await sendPrepared(operationOf("emailDomains.delete"), prepared);
    await organization.clone().update({ single_sign_on_enforced: false });
    await domains.clone().update({ verified_at: null });
    await domains.clone().whereIn("id", verified).update({ verified_at: new Date() });
    return answer;
  },
  "me.update": async (tenant) => {
    const prepared = await prepare("me.update", tenant);
    await sendPrepared(operationOf("me.update"), prepared);
    return await twisted("me.update", tenant, prepared.body);
  },
  "roles.update": async (tenant) => {
    const name = `Taken ${tenant.next()}`;
    await tenant.owner.post("/v1/roles", { name, permissions: ["entities:read"] });
    return await twisted("roles.update", tenant, { name: name.toUpperCase() });
  },
  "roles.delete": async (tenant) => {
    const prepared = await prepare("roles.delete", tenant);
    const name = (await tenant.owner.get(`/v1/roles/${prepared.parameters["id"] ?? ""}`)).string("data.name");
    await tenant.signedIn(name);
    return await sendPrepared(operationOf("roles.delete"), prepared);
  },
};

/** Ways to get a 422 from operations on accounts, members and roles, without Idempotency-Key. */
export const accountImpossibilities: Readonly<Record<string, Refusal>> = {
  "session.create": async (tenant) => {
    const { person } = await createProtectedPerson(tenant.service, tenant);
    const { email, password } = person;
    return await twisted("session.create", tenant, { email, password, code: "no-such-code" });
  },
  "session.verify": async (tenant) => {
    const { body, ...prepared } = await prepare("session.verify", tenant);
    const wrong = { ...(body as object), code: "no-such-code" };
    return await sendPrepared(operationOf("session.verify"), { ...prepared, body: wrong });
  },
  "session.confirm": (tenant) => twisted("session.confirm", tenant, { password: "not the password" }),
  "apiKeys.update": async (tenant) => {
    const prepared = await prepare("apiKeys.update", tenant);
    await tenant.owner.post("/v1/roles", { name: "keeper", permissions: ["api_keys:manage", "members:read"] });
    const keeper = (await tenant.signedIn("keeper")).caller;
    return await sendPrepared(operationOf("apiKeys.update"), prepared, {
      as: keeper,
      body: { scopes: ["entities:purge"] },
    });
  },
  "organization.requestDeletion": (tenant) => twisted("organization.requestDeletion", tenant, { name: "Another" }),
  "members.delete": async (tenant) => {
    const { parameters } = await prepare("members.delete", tenant);
    return await tenant.owner.delete(`/v1/members/${parameters["id"] ?? ""}?reassign_to=${UNKNOWN_ID}`);
  },
  "members.update": (tenant) => twisted("members.update", tenant, { role: "no such role" }),
  "roles.update": async (tenant) => {
    const prepared = await prepare("roles.update", tenant);
    await tenant.owner.post("/v1/roles", {
      name: "editor",
      permissions: ["members:manage", "members:read", "entities:read", "notes:read"],
    });
    const editor = (await tenant.signedIn("editor")).caller;
    return await sendPrepared(operationOf("roles.update"), prepared, {
      as: editor,
      body: { permissions: ["entities:purge"] },
    });
  },
};

/** Sends a request of a member whose organization requires single sign-on. */
export async function withoutSingleSignOn(operation: OperationDocument, tenant: Tenant): Promise<Answer> {
  const prepared = await prepare(operation.id, tenant);
  const { email, password } = (await tenant.signedIn("member")).person;
  const own = operation.id === "session.create" ? { body: { email, password } } : {};
  const organization = tenant.service.database.pool("organizations").where({ id: tenant.organization.id });
  await organization.clone().update({ single_sign_on_enforced: true });
  const answer = await sendPrepared(operation, prepared, own);
  await organization.clone().update({ single_sign_on_enforced: false });
  return answer;
}

/** Ways to get a 409 from operations on passkeys: an account keeps a way to sign in. */
export const passkeyConflicts: Readonly<Record<string, Refusal>> = {
  "passkeys.delete": async (tenant) => {
    const prepared = await prepare("passkeys.delete", tenant);
    await prepared.as.delete("/v1/me/password");
    return await sendPrepared(operationOf("passkeys.delete"), prepared);
  },
  "password.remove": async (tenant) => {
    const prepared = await prepare("password.remove", tenant);
    return await sendPrepared(operationOf("password.remove"), { ...prepared, as: (await tenant.signedIn()).caller });
  },
};

/** Ways in which a slot becomes unavailable. */
const booked =
  (operationId: string): Refusal =>
  async (tenant) => {
    const prepared = await prepare(operationId, tenant);
    await sendPrepared(operationOf(operationId), prepared);
    return await sendPrepared(operationOf(operationId), prepared);
  };

/** Ways to get a 409 from booking operations; concurrent bookings with the same key wait for each other. */
export const bookingConflicts: Readonly<Record<string, Refusal>> = {
  "schedules.update": async (tenant) => {
    const prepared = await prepare("schedules.update", tenant);
    await sendPrepared(operationOf("schedules.update"), prepared, { body: { is_default: true } });
    return await sendPrepared(operationOf("schedules.update"), prepared, { body: { is_default: false } });
  },
  "schedules.delete": async (tenant) => {
    const prepared = await prepare("schedules.delete", tenant);
    await tenant.owner.post("/v1/event-types", { ...CALL, schedule_id: prepared.parameters["id"] });
    return await sendPrepared(operationOf("schedules.delete"), prepared);
  },
  "busyTimes.delete": async (tenant) => {
    const prepared = await prepare("busyTimes.delete", tenant);
    const { id = "" } = prepared.parameters;
    const feed_id = (await prepare("busyFeeds.get", tenant)).parameters["id"];
    await tenant.service.database.pool("busy_times").where({ id }).update({ feed_id });
    return await sendPrepared(operationOf("busyTimes.delete"), prepared);
  },
  "eventTypes.update": async (tenant) => {
    const slug = `taken-${tenant.next()}`;
    await tenant.owner.post("/v1/event-types", { ...CALL, slug });
    return await twisted("eventTypes.update", tenant, { slug });
  },
  "events.create": booked("events.create"),
  "bookingPage.book": booked("bookingPage.book"),
  "teamPage.book": booked("teamPage.book"),
  "events.update": async (tenant) => {
    const prepared = await prepare("events.cancel", tenant);
    await sendPrepared(operationOf("events.cancel"), prepared);
    return await sendPrepared(operationOf("events.update"), prepared, { body: { title: "Too late" } });
  },
  "events.removeInvitee": async (tenant) => {
    const prepared = await prepare("events.removeInvitee", tenant);
    const { id = "" } = prepared.parameters;
    await sendPrepared(operationOf("events.removeInvitee"), prepared);
    const [last] = (await tenant.owner.get(`/v1/events/${id}/invitees`)).list("data");
    return await tenant.owner.delete(`/v1/events/${id}/invitees/${String(last?.["id"])}`);
  },
  "bookingPage.newSlots": async (tenant) => {
    const prepared = await prepare("bookingPage.newSlots", tenant);
    await sendPrepared(operationOf("bookingPage.cancel"), { ...prepared, query: {} });
    return await sendPrepared(operationOf("bookingPage.newSlots"), prepared);
  },
  "hostDecisions.slots": async (tenant) => {
    const prepared = await prepare("hostDecisions.slots", tenant);
    await sendPrepared(operationOf("hostDecisions.cancel"), { ...prepared, query: {} });
    return await sendPrepared(operationOf("hostDecisions.slots"), prepared);
  },
};

/** Ways to get a 422 from booking operations. */
export const bookingImpossibilities: Readonly<Record<string, Refusal>> = {
  "schedules.update": (tenant) =>
    twisted("schedules.update", tenant, {
      weekly_hours: [{ day: "monday", intervals: [{ start: "10:00", end: "09:00" }] }],
    }),
  "busyFeeds.update": (tenant) => twisted("busyFeeds.update", tenant, { url: "https://127.0.0.1/private.ics" }),
  "eventTypes.update": (tenant) => twisted("eventTypes.update", tenant, { schedule_id: UNKNOWN_ID }),
  "bookingPage.slots": (tenant) => notOffered("bookingPage.slots", tenant),
  "teamPage.slots": (tenant) => notOffered("teamPage.slots", tenant),
  "events.update": (tenant) => twisted("events.update", tenant, { opportunity_id: UNKNOWN_ID }),
  "bookingPage.newSlots": (tenant) => notOffered("bookingPage.newSlots", tenant),
  "hostDecisions.slots": (tenant) => notOffered("hostDecisions.slots", tenant),
  "bookingPage.cancel": (tenant) => twisted("bookingPage.cancel", tenant, { reason: "See https://offers.example" }),
};

async function notOffered(id: string, tenant: Tenant): Promise<Answer> {
  const prepared = await prepare(id, tenant);
  return await sendPrepared(operationOf(id), prepared, { query: "duration_minutes=45" });
}

/** Ways to get a 422 from operations on subscriptions. */
export const subscriptionImpossibilities: Readonly<Record<string, Refusal>> = {
  "subscriptions.get": async (tenant) => {
    const prepared = await prepare("subscriptions.get", tenant);
    const query = { email: "somebody@else.example" };
    return await sendPrepared(operationOf("subscriptions.get"), { ...prepared, query });
  },
  "subscriptions.update": (tenant) =>
    twisted("subscriptions.update", tenant, { topics: [{ topic_id: UNKNOWN_ID, status: "subscribed" }] }),
  "preferences.update": (tenant) =>
    twisted("preferences.update", tenant, { topics: [{ id: UNKNOWN_ID, subscribed: true }] }),
};
