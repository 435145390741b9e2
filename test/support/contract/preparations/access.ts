import { letterTo } from "../../mail/letters.ts";
import { signIn } from "../../accounts/people.ts";
import type { World } from "../../world.ts";
import { nothing, withBody, withId, canaryOf, inAnHour, type Preparations } from "./preparation.ts";

const keyBody = (world: World): object => ({ name: `${canaryOf(world)} ${world.next()}`, scopes: ["entities:read"] });
const apiKey = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/api-keys", keyBody(world))).string("data.id");
const roleBody = (world: World): object => ({
  name: `${canaryOf(world)} ${world.next()}`,
  permissions: ["entities:read", "notes:read"],
});
const role = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/roles", roleBody(world))).string("data.id");
const invitationBody = (world: World): { email: string } & Record<string, unknown> => ({
  email: `${canaryOf(world)}.${world.next()}@invited.example`,
  role: "member",
});
const invited = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/members", invitationBody(world))).string("data.id");
const member = async (world: World): Promise<string> => (await world.signedIn("member")).person.id;
/** The body of an e-mail. */
export const emailBody = (world: World): object => ({
  to: [{ email: `${canaryOf(world)}.${world.next()}@canary.example` }],
  subject: canaryOf(world),
  text: "Hello",
  send_at: inAnHour(),
});
/** Creates an e-mail. */
export const email = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/notifications/emails", emailBody(world))).string("data.id");
/** Returns the token in the account e-mail to an address. */
export async function tokenFor(world: World, address: string): Promise<string> {
  return (await letterTo(world.service.dataDir, address)).token;
}

/** Prepared requests for people, keys and sessions. */
export const access: Preparations = {
  "activityLog.list": nothing,
  "activityLog.export": nothing,
  "apiKeys.list": nothing,
  "apiKeys.create": withBody(keyBody),
  "apiKeys.get": withId(apiKey),
  "apiKeys.update": withId(apiKey, { name: "Renamed" }),
  "apiKeys.revoke": withId(apiKey),
  "apiKeys.rotate": withId(apiKey, { grace_seconds: 0 }),
  "members.list": nothing,
  "members.invite": withBody(invitationBody),
  "members.get": withId(member),
  "members.update": withId(member, { role: "manager" }),
  "members.resendInvitation": withId(invited),
  "organization.get": nothing,
  "organization.update": withBody(() => ({ timezone: "Europe/Berlin" })),
  "roles.list": nothing,
  "roles.create": withBody(roleBody),
  "roles.get": withId(role),
  "roles.update": withId(role, { permissions: ["entities:read"] }),
  "roles.delete": withId(role),
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
  "me.update": async (world) => ({
    as: (await world.signedIn()).caller,
    body: { booking_slug: `${canaryOf(world)}-${world.next()}` },
  }),
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
  "invitations.accept": async (world) => {
    const body = invitationBody(world);
    await world.owner.post("/v1/members", body);
    return { body: { token: await tokenFor(world, body.email), password: `a long sentence ${world.next()}` } };
  },
  "system.openapi": nothing,
};
