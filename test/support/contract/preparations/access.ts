import { accountEmailTo } from "../../email/account-emails.ts";
import { signIn } from "../../accounts/people.ts";
import { callerAt } from "../../caller.ts";
import type { Tenant } from "../../tenant.ts";
import { withBody, withId, canaryOf, inAnHour, type Preparations, created, unique } from "./preparation.ts";

const keyBody = (tenant: Tenant): object => ({
  name: unique(tenant),
  scopes: ["entities:read"],
});
const apiKey = created("/v1/api-keys", keyBody);
const roleBody = (tenant: Tenant): object => ({
  name: unique(tenant),
  permissions: ["entities:read", "notes:read"],
});
const role = created("/v1/roles", roleBody);
const invitationBody = (tenant: Tenant): { email: string } & Record<string, unknown> => ({
  email: `${canaryOf(tenant)}.${tenant.next()}@invited.example`,
  role: "member",
});
const invited = created("/v1/members", invitationBody);
const member = async (tenant: Tenant): Promise<string> => (await tenant.signedIn("member")).person.id;
const viewBody = (tenant: Tenant): object => ({ name: unique(tenant), record_type: "note" });
const view = created("/v1/views", viewBody);
const DELETION = "/v1/organization/deletion";
const confirmation = async (tenant: Tenant): Promise<object> => ({
  name: (await tenant.owner.get("/v1/organization")).at("data.name"),
});
/** The body of an e-mail. */
export const emailBody = (tenant: Tenant): object => ({
  to: [{ email: `${canaryOf(tenant)}.${tenant.next()}@canary.example` }],
  subject: canaryOf(tenant),
  text: "Hello",
  send_at: inAnHour(),
});
/** Creates an e-mail. */
export const email = created("/v1/notifications/emails", emailBody);
/** Returns the token in the account e-mail to an address. */
export async function tokenFor(tenant: Tenant, address: string): Promise<string> {
  return (await accountEmailTo(tenant.service.dataDir, address)).token;
}

/** Prepared requests for people, keys and sessions. */
export const access: Preparations = {
  "apiKeys.create": withBody(keyBody),
  "apiKeys.get": withId(apiKey),
  "apiKeys.update": withId(apiKey, { name: "Renamed" }),
  "apiKeys.rotate": withId(apiKey, { grace_seconds: 0 }),
  "members.invite": withBody(invitationBody),
  "members.get": withId(member),
  "members.update": withId(member, { role: "manager" }),
  "members.resendInvitation": withId(invited),
  "organization.update": withBody(() => ({ timezone: "Europe/Berlin" })),
  "organization.updateTwoFactorPolicy": withBody(() => ({ grace_days: 14 })),
  "organization.requestDeletion": async (tenant) => {
    await tenant.owner.delete(DELETION);
    return { body: await confirmation(tenant), ownersOnly: true };
  },
  "organization.cancelDeletion": async (tenant) => {
    await tenant.owner.post(DELETION, await confirmation(tenant));
    return { ownersOnly: true };
  },
  "roles.create": withBody(roleBody),
  "roles.get": withId(role),
  "roles.update": withId(role, { permissions: ["entities:read"] }),
  "views.create": withBody(viewBody),
  "views.get": withId(view),
  "views.update": withId(view, { columns: ["title"] }),
  "session.create": async (tenant) => {
    const { email, password } = (await tenant.signedIn()).person;
    return { as: callerAt(tenant.service.url), body: { email, password } };
  },
  "session.delete": async (tenant) => ({ as: (await tenant.signedIn()).caller }),
  "session.endOthers": async (tenant) => ({ as: (await tenant.signedIn()).caller }),
  "session.end": async (tenant) => {
    const { person, caller } = await tenant.signedIn();
    await signIn(tenant.service.url, person);
    const other = (await caller.get("/v1/sessions")).list("data").find(({ current }) => current === false);
    return { as: caller, parameters: { id: String(other?.["id"]) } };
  },
  "me.update": async (tenant) => ({
    as: (await tenant.signedIn()).caller,
    body: { booking_slug: `${canaryOf(tenant)}-${tenant.next()}` },
  }),
  "me.updateNotifications": async (tenant) => ({
    as: (await tenant.signedIn()).caller,
    body: { booking_reminders: false },
  }),
  "password.forgot": withBody((tenant) => ({ email: `nobody.${tenant.next()}@nowhere.example` })),
  "password.reset": async (tenant) => {
    const { person } = await tenant.signedIn();
    await tenant.owner.post("/v1/password/forgot", { email: person.email });
    return { body: { token: await tokenFor(tenant, person.email), password: `a new long sentence ${tenant.next()}` } };
  },
  "password.change": async (tenant) => {
    const { person, caller } = await tenant.signedIn();
    return {
      as: caller,
      body: { current_password: person.password, new_password: `another sentence ${tenant.next()}` },
    };
  },
  "invitations.accept": async (tenant) => {
    const body = invitationBody(tenant);
    await tenant.owner.post("/v1/members", body);
    const password = `a long sentence ${tenant.next()}`;
    return { as: callerAt(tenant.service.url), body: { token: await tokenFor(tenant, body.email), password } };
  },
};
