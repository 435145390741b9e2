import { expect } from "chai";
import { addApp } from "../../support/sign-in/authenticator-app.ts";
import { connect, toMcp } from "../../support/accounts/connections.ts";
import { beginConsent, register } from "../../support/oauth/oauth.ts";
import {
  createKey,
  createOrganization,
  createPerson,
  signIn,
  type Organization,
  type Person,
  supportSession,
} from "../../support/accounts/people.ts";
import { callerAt, type Caller } from "../../support/caller.ts";
import { operations } from "../../support/contract/document.ts";
import { startService } from "../../support/service.ts";
import { use } from "../../support/fixture.ts";

const DAY = 24 * 3_600_000;
const METHODS = "/v1/me/sign-in-methods";

/** Everything else is forbidden to a session that may only set up a second factor. */
const ALLOWED = [
  "me.get",
  "session.confirm",
  "session.delete",
  "session.end",
  "session.endOthers",
  "session.list",
  "passkeys.create",
  "passkeys.creationOptions",
  "passkeys.delete",
  "passkeys.list",
  "passkeys.update",
  "signInMethods.confirmAuthenticatorApp",
  "signInMethods.createRecoveryCodes",
  "signInMethods.get",
  "signInMethods.removeAuthenticatorApp",
  "signInMethods.startAuthenticatorApp",
];

describe("Organizations that require a second factor: /v1/session", () => {
  let organization: Organization;
  const service = use(() => startService({ atOwnUrl: true }));
  beforeEach(async () => {
    organization = await createOrganization(service);
  });

  const newPerson = (role = "member"): Promise<Person> =>
    createPerson(service, { organization: organization.record, role });
  /** Requires a second factor since some days ago, with a grace period of seven days. */
  const requireSince = async (days: number): Promise<Date> => {
    const since = new Date(Date.now() - days * DAY);
    const policy = { two_factor_required: true, two_factor_grace_days: 7, two_factor_required_since: since };
    await service.database.pool("organizations").where({ id: organization.id }).update(policy);
    return new Date(since.getTime() + 7 * DAY);
  };
  const codeOf = async (caller: Caller, path = "/v1/tasks"): Promise<unknown> => {
    const answer = await caller.get(path);
    return answer.status === 200 ? 200 : answer.at("code");
  };

  it("let users sign in without one during the grace period, and show them its end", async () => {
    const until = await requireSince(1);
    const caller = await signIn(service.url, await newPerson());
    expect(await codeOf(caller)).to.equal(200);
    expect((await caller.get(METHODS)).at("data")).to.include({
      second_factor_required: true,
      enroll_by: until.toISOString(),
    });
    const { recoveryCodes } = await addApp(caller);
    expect(recoveryCodes).to.have.length(10);
    expect((await caller.get(METHODS)).at("data.enroll_by")).to.equal(null);
  });

  it("limit a session after the grace period to operations that set up a second factor", async () => {
    await requireSince(8);
    const caller = await signIn(service.url, await newPerson("owner"));
    const id = "01990000-0000-7000-8000-000000000000";
    const allowed: string[] = [];
    for (const operation of operations.filter(({ access }) => access !== "public")) {
      const path = operation.path.replace(/\{\w+\}/g, id);
      // Some allowed operations end sessions.
      const used = ALLOWED.includes(operation.id) ? await signIn(service.url, await newPerson()) : caller;
      const answer = await used.send(operation.method.toUpperCase(), path);
      if (answer.at("code") !== "second_factor_enrollment_required") allowed.push(operation.id);
      else expect(answer.status).to.equal(403);
    }
    expect(allowed.sort()).to.deep.equal(ALLOWED.toSorted());
    expect((await callerAt(service.url).get("/v1/openapi.json")).status, "public operations").to.equal(200);
  });

  it("lift the limit when a factor is set up, and end it for no other user", async () => {
    await requireSince(8);
    const [caller, other] = [
      await signIn(service.url, await newPerson()),
      await signIn(service.url, await newPerson()),
    ];
    expect(await codeOf(caller)).to.equal("second_factor_enrollment_required");
    await addApp(caller);
    expect(await codeOf(caller)).to.equal(200);
    expect(await codeOf(other)).to.equal("second_factor_enrollment_required");
    const kept = await caller.delete("/v1/me/authenticator-app");
    expect([kept.status, kept.at("details.0.code")]).to.deep.equal([409, "second_factor_needed"]);
  });

  it("limit existing sessions when the grace period ends", async () => {
    const caller = await signIn(service.url, await newPerson());
    expect(await codeOf(caller)).to.equal(200);
    await requireSince(6.9);
    expect(await codeOf(caller)).to.equal(200);
    await requireSince(7.1);
    expect(await codeOf(caller)).to.equal("second_factor_enrollment_required");
  });

  it("do not limit API keys, AI applications, support sessions, single sign-on or other organizations", async () => {
    const person = await newPerson("owner");
    const elsewhere = await signIn(service.url, (await createOrganization(service)).owner);
    const key = { "X-API-Key": await createKey(service, { user: person }) };
    const { token } = await connect(service, { user: person, resource: `${service.url}/mcp` });
    const bySingleSignOn = await signIn(service.url, person);
    await service.database.pool("sessions").where({ user_id: person.id }).update({ method: "single_sign_on" });
    await requireSince(8);
    expect(await codeOf(callerAt(service.url, key))).to.equal(200);
    expect((await toMcp(service.url, { Authorization: `Bearer ${token}` }))[0]).to.equal(200);
    expect(await codeOf(await supportSession(service, person))).to.equal(200);
    expect(await codeOf(bySingleSignOn)).to.equal(200);
    expect(await codeOf(elsewhere)).to.equal(200);
  });

  it("do not let a limited session authorize an application", async () => {
    const person = await newPerson("owner");
    const clientId = String((await register(service.url)).body["client_id"]);
    const { shown } = await beginConsent(service.url, { clientId, person });
    expect((await shown()).scopes).to.have.length.above(0);
    await requireSince(8);
    const page = await shown();
    expect([page.scopes, page.text.includes("Your organization requires a second factor.")]).to.deep.equal([[], true]);
  });

  it("do not enforce anything while the policy is off", async () => {
    await requireSince(8);
    await service.database.pool("organizations").where({ id: organization.id }).update({ two_factor_required: false });
    const caller = await signIn(service.url, await newPerson());
    expect(await codeOf(caller)).to.equal(200);
    expect((await caller.get(METHODS)).at("data")).to.include({ second_factor_required: false, enroll_by: null });
  });
});
