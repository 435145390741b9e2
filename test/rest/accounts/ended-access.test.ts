import { expect } from "chai";
import { addApp } from "../../support/sign-in/authenticator-app.ts";
import { assertionBy, createPasskeyUser, ORIGIN, register, softwarePasskey } from "../../support/sign-in/passkeys.ts";
import { createOrganization, createPerson, signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { accountEmailTo } from "../../support/email/account-emails.ts";

describe("Ended access: /v1/members", () => {
  const fixture = useFixture();
  const password = "a long enough passphrase";

  it("starts no session from an invitation of a suspended organization, and accepts it after that", async () => {
    const { service, anonymous } = fixture;
    const closed = await createOrganization(service);
    const owner = await signIn(service.url, closed.owner);
    const email = "late@invited.example";
    await owner.post("/v1/members", { email, role: "member" });
    const { token } = await accountEmailTo(service.dataDir, email);
    const row = service.database.pool("organizations").where({ id: closed.id });
    await row.clone().update({ suspended_at: new Date() });
    const refused = await anonymous.post("/v1/invitations/accept", { token, password });
    expect([refused.status, refused.at("details.0.code")]).to.deep.equal([422, "invalid_token"]);
    expect(refused.headers.get("set-cookie")).to.equal(null);
    await row.clone().update({ suspended_at: null });
    expect((await anonymous.post("/v1/invitations/accept", { token, password })).status).to.equal(200);
  });

  it("erases the passkeys, authenticator app and recovery codes of a removed member", async () => {
    const { service, organization } = fixture;
    const person = await createPerson(service, { organization: organization.record, role: "member" });
    const caller = await signIn(service.url, person);
    await addApp(caller);
    expect((await register(caller, softwarePasskey(ORIGIN))).status).to.equal(201);
    const owner = await signIn(service.url, organization.owner);
    expect((await owner.delete(`/v1/members/${person.id}`)).status).to.equal(200);
    for (const table of ["passkeys", "recovery_codes", "authenticator_apps", "sign_in_challenges"]) {
      const left = await service.database.pool(table).where({ user_id: person.id }).pluck("user_id");
      expect(left, table).to.deep.equal([]);
    }
  });

  it("ends the sign-in in progress of a suspended member, also after they are active again", async () => {
    const { service, organization, anonymous } = fixture;
    const { person, recoveryCodes } = await createPasskeyUser(service, organization);
    const { email, password: own } = person;
    const first = await anonymous.post("/v1/session", { email, password: own });
    const challenge = first.string("details.0.challenge");
    const owner = await signIn(service.url, organization.owner);
    await owner.put(`/v1/members/${person.id}`, { status: "suspended" });
    await owner.put(`/v1/members/${person.id}`, { status: "active" });
    const answer = await anonymous.post("/v1/session/second-factor", { challenge, code: recoveryCodes[0] });
    expect(answer.at("details.0.code"), answer.text).to.equal("invalid_challenge");
  });

  it("lets a reactivated member without a password sign in with their passkey, not with an invitation", async () => {
    const { service, organization, anonymous } = fixture;
    const { person, caller, passkey } = await createPasskeyUser(service, organization);
    expect((await caller.delete("/v1/me/password")).status).to.equal(200);
    const owner = await signIn(service.url, organization.owner);
    await owner.put(`/v1/members/${person.id}`, { status: "suspended" });
    const active = await owner.put(`/v1/members/${person.id}`, { status: "active" });
    expect([active.status, active.at("data.status")]).to.deep.equal([200, "active"]);
    expect((await owner.post(`/v1/members/${person.id}/resend-invitation`)).status).to.equal(409);
    const signed = await anonymous.post("/v1/session/passkey", await assertionBy(service.url, passkey));
    expect(signed.status, signed.text).to.equal(200);
  });

  it("invites no reactivated member who has an authenticator app, so that the code stays necessary", async () => {
    const { service, organization } = fixture;
    const person = await createPerson(service, { organization: organization.record, role: "member" });
    await addApp(await signIn(service.url, person));
    await service.database.pool("users").where({ id: person.id }).update({ password_hash: null });
    const owner = await signIn(service.url, organization.owner);
    await owner.put(`/v1/members/${person.id}`, { status: "suspended" });
    const active = await owner.put(`/v1/members/${person.id}`, { status: "active" });
    expect([active.status, active.at("data.status")]).to.deep.equal([200, "active"]);
    expect((await owner.post(`/v1/members/${person.id}/resend-invitation`)).status).to.equal(409);
  });
});
