import { createProtectedPerson } from "./authenticator-app.ts";
import { operationOf, type OperationDocument } from "../contract/document.ts";
import { prepare } from "../contract/prepare.ts";
import { type Refusal, twisted, UNKNOWN_ID } from "../contract/refusal.ts";
import { sendPrepared } from "../contract/requests.ts";
import type { Tenant } from "../tenant.ts";
import type { Answer } from "../wire.ts";

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
