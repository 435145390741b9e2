import { expect } from "chai";
import { startProvider } from "../support/sign-in/identity-provider.ts";
import {
  SINGLE_SIGN_ON,
  signOn,
  signOnOrganization,
  type SignOnOrganization,
  userOf,
  verifyDomain,
} from "../support/sign-in/single-sign-on.ts";
import { signIn } from "../support/accounts/people.ts";
import { accountEmailTo, type AccountEmail } from "../support/email/account-emails.ts";
import { use, useFixture } from "../support/fixture.ts";
import type { Answer } from "../support/wire.ts";

describe("Single sign-on: people and roles", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let acme: SignOnOrganization;
  const GROUPS = [
    { group: "crm-managers", role: "manager" },
    { group: "crm-readers", role: "read_only" },
  ];
  const provider = use(() => startProvider(`${fixture.service.url}/sign-in/sso/callback`));
  beforeEach(async () => {
    acme = await signOnOrganization(fixture.service, provider, { group_roles: GROUPS });
  });

  const ada = (more: object = {}) => ({
    sub: `ada-${acme.domain}`,
    email: `ada@${acme.domain}`,
    email_verified: true,
    given_name: "Ada",
    family_name: "Lovelace",
    groups: ["crm-readers", "crm-managers"],
    ...more,
  });
  const log = async (action: string): Promise<Record<string, unknown>[]> =>
    (await acme.owner.get("/v1/activity-log?page_size=100")).list("data").filter((entry) => entry["action"] === action);

  it("creates a member with the role of the first mapped group", async () => {
    const { answer, browser } = await signOn(fixture.service, provider, { person: ada() });
    expect([answer.status, answer.headers.get("location")]).to.deep.equal([303, "/"]);
    expect(await userOf(browser)).to.include({
      email: `ada@${acme.domain}`,
      first_name: "Ada",
      last_name: "Lovelace",
      role: "manager",
    });
    expect(await log("session.singleSignOn")).to.have.length(1);
    const session = await fixture.service.database
      .pool("sessions")
      .where({ org_id: acme.organization.id })
      .orderBy("id", "desc")
      .first<object>("method", "support");
    expect(session).to.include({ method: "single_sign_on", support: false });
  });

  it("updates the role at each sign-in", async () => {
    await signOn(fixture.service, provider, { person: ada() });
    const again = await signOn(fixture.service, provider, { person: ada({ groups: ["crm-readers"] }) });
    expect(await userOf(again.browser)).to.include({ role: "read_only" });
    const none = await signOn(fixture.service, provider, { person: ada({ groups: [] }) });
    expect(await userOf(none.browser)).to.include({ role: "member" });
  });

  it("rejects people in none of the groups if there is no default role", async () => {
    await acme.set({ default_role: null });
    const { answer, browser } = await signOn(fixture.service, provider, { person: ada({ groups: ["others"] }) });
    expect(answer.status).to.equal(403);
    expect(await answer.text()).to.contain("None of your groups");
    expect(await userOf(browser)).to.equal(null);
    expect((await log("session.singleSignOn")).map(({ result, error_code }) => [result, error_code])).to.deep.equal([
      ["denied", "no_role"],
    ]);
  });

  it("rejects people without an account if members are not created", async () => {
    await acme.set({ just_in_time: false });
    const { answer } = await signOn(fixture.service, provider, { person: ada() });
    expect([answer.status, await answer.text()].join())
      .to.contain("403")
      .and.contain("You have no account yet");
  });

  it("links the account with the same address once and notifies its owner", async () => {
    const member = await acme.member("ada");
    await acme.set({ just_in_time: false });
    const { browser } = await signOn(fixture.service, provider, { person: ada() });
    expect(await userOf(browser)).to.include({ id: member.id, role: "manager" });
    expect((await accountEmailTo(fixture.service.dataDir, member.email)).subject).to.contain("single sign-on");
    // The address now belongs to somebody else at the provider.
    const other = await signOn(fixture.service, provider, { person: ada({ sub: "successor" }) });
    expect([other.answer.status, await other.answer.text()].join())
      .to.contain("403")
      .and.contain("another identity");
  });

  it("finds a linked account by its subject after its address changed", async () => {
    const first = await signOn(fixture.service, provider, { person: ada() });
    const renamed = await signOn(fixture.service, provider, { person: ada({ email: `countess@${acme.domain}` }) });
    expect((await userOf(renamed.browser))?.["id"]).to.equal((await userOf(first.browser))?.["id"]);
  });

  it("reads claims from the ID token if the provider sends them there", async () => {
    const direct = await startProvider(`${fixture.service.url}/sign-in/sso/callback`, { inToken: true });
    await acme.set({ issuer: direct.issuer });
    const { browser } = await signOn(fixture.service, direct, { person: ada() });
    expect(await userOf(browser)).to.include({ role: "manager" });
    await direct.close();
  });

  it("keeps the role of members if no groups are mapped", async () => {
    await acme.set({ group_roles: [] });
    await acme.member("ada", "admin");
    const { browser } = await signOn(fixture.service, provider, { person: ada() });
    expect(await userOf(browser)).to.include({ role: "admin" });
  });

  it("activates invited members and invalidates their invitation", async () => {
    const email = `ada@${acme.domain}`;
    await acme.owner.post("/v1/members", { email, role: "member" });
    const { token } = await accountEmailTo(fixture.service.dataDir, email);
    const { browser } = await signOn(fixture.service, provider, { person: ada() });
    expect(await userOf(browser)).to.include({ email, role: "manager" });
    const accepted = await fixture.anonymous.post("/v1/invitations/accept", { token, password: "a new long sentence" });
    expect([accepted.status, accepted.at("details.0.code")]).to.deep.equal([422, "invalid_token"]);
  });

  it("rejects suspended members", async () => {
    const first = await signOn(fixture.service, provider, { person: ada() });
    const id = String((await userOf(first.browser))?.["id"]);
    await acme.owner.put(`/v1/members/${id}`, { status: "suspended" });
    const { answer, browser } = await signOn(fixture.service, provider, { person: ada() });
    expect([answer.status, await userOf(browser)]).to.deep.equal([403, null]);
    expect((await acme.owner.get(`/v1/members/${id}`)).at("data.status")).to.equal("suspended");
  });

  it("rejects members of a suspended organization", async () => {
    const { pool } = fixture.service.database;
    await pool("organizations").where({ id: acme.organization.id }).update({ suspended_at: new Date() });
    const { answer, browser } = await signOn(fixture.service, provider, { person: ada() });
    expect([answer.status, await userOf(browser)]).to.deep.equal([403, null]);
  });

  it("never changes the role of an owner, and never makes anybody an owner", async () => {
    const email = `chief@${acme.domain}`;
    const { id } = acme.organization.owner;
    await fixture.service.database.pool("users").where({ id }).update({ email });
    const chief = { ...ada(), sub: `chief-${acme.domain}`, email };
    const { browser } = await signOn(fixture.service, provider, { person: chief });
    expect(await userOf(browser)).to.include({ id, role: "owner" });
    for (const body of [{ default_role: "owner" }, { group_roles: [{ group: "bosses", role: "owner" }] }]) {
      const refused = await acme.owner.put("/v1/identity-provider", body);
      expect([refused.status, refused.at("details.0.code")]).to.deep.equal([422, "enum"]);
    }
  });

  it("does not sign in owners through a provider that an administrator chose", async () => {
    const email = `chief@${acme.domain}`;
    await fixture.service.database.pool("users").where({ id: acme.organization.owner.id }).update({ email });
    const admin = await acme.member("admin", "admin");
    const signedIn = await signIn(fixture.service.url, admin);
    expect((await signedIn.put("/v1/identity-provider", { client_secret: "a secret of the client" })).status).to.equal(
      200,
    );
    const person = { ...ada(), sub: `chief-${acme.domain}`, email };
    const { answer, browser } = await signOn(fixture.service, provider, { person });
    expect([answer.status, await userOf(browser)]).to.deep.equal([403, null]);
  });
});

describe("Identities of members and their end", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let acme: SignOnOrganization;
  const provider = use(() => startProvider(`${fixture.service.url}/sign-in/sso/callback`));
  beforeEach(async () => {
    acme = await signOnOrganization(fixture.service, provider);
  });

  const ada = (more: object = {}) => ({ sub: `ada-${acme.domain}`, email: `ada@${acme.domain}`, ...more });
  const codeOf = (answer: Answer): unknown[] => [answer.status, answer.at("details.0.code") ?? answer.at("code")];
  const signedOn = async (person = ada()) => {
    const { browser } = await signOn(fixture.service, provider, { person });
    return { browser, id: String((await userOf(browser))?.["id"]) };
  };

  describe("DELETE /v1/members/{id}/identity", () => {
    it("unlinks the identity, ends its sessions, and lets a successor sign in", async () => {
      const member = await acme.member("ada");
      const withPassword = await signIn(fixture.service.url, member);
      const { browser, id } = await signedOn();
      const successor = ada({ sub: "successor" });
      expect((await signOn(fixture.service, provider, { person: successor })).answer.status).to.equal(403);
      const answer = await acme.owner.delete(`/v1/members/${id}/identity`);
      expect([answer.status, answer.at("data.id")]).to.deep.equal([200, member.id]);
      expect(await userOf(browser)).to.equal(null);
      expect((await withPassword.get("/v1/me")).status).to.equal(200);
      expect(codeOf(await acme.owner.delete(`/v1/members/${id}/identity`))).to.deep.equal([404, "not_found"]);
      expect((await signedOn(successor)).id).to.equal(member.id);
      const { pool } = fixture.service.database;
      const linked: unknown[] = await pool("user_identities").where({ user_id: id }).pluck("subject");
      expect(linked).to.deep.equal(["successor"]);
    });

    it("is in the audit log, and notifies the member", async () => {
      const { id } = await signedOn();
      await acme.owner.delete(`/v1/members/${id}/identity`);
      const [entry] = (await acme.owner.get(`/v1/activity-log?record_type=member&record_id=${id}`)).list("data");
      expect([entry?.["action"], entry?.["result"]]).to.deep.equal(["memberIdentity.delete", "success"]);
      const isExpected = ({ subject }: AccountEmail): boolean => subject.includes("Your identity was unlinked");
      await accountEmailTo(fixture.service.dataDir, ada().email, isExpected);
    });

    it("is for administrators with a confirmed identity, and for an owner's identity only for owners", async () => {
      const admin = await signIn(fixture.service.url, await acme.member("admin", "admin"));
      const { pool } = fixture.service.database;
      const { id } = acme.organization.owner;
      await pool("user_identities").insert({ org_id: acme.organization.id, user_id: id, issuer: "x", subject: "y" });
      expect(codeOf(await admin.delete(`/v1/members/${id}/identity`))).to.deep.equal([403, "permission_denied"]);
      await pool("sessions")
        .where({ org_id: acme.organization.id })
        .update({ confirmed_at: new Date(0) });
      const late = await acme.owner.delete(`/v1/members/${id}/identity`);
      expect(codeOf(late)).to.deep.equal([403, "reauthentication_required"]);
      const manager = await signIn(fixture.service.url, await acme.member("manager", "manager"));
      expect(codeOf(await manager.delete(`/v1/members/${id}/identity`))).to.deep.equal([403, "permission_denied"]);
    });
  });

  it("A removed member is a new member after the next sign-in, or is rejected if members are not created", async () => {
    const { browser, id } = await signedOn();
    expect((await acme.owner.delete(`/v1/members/${id}`)).status).to.equal(200);
    expect(await userOf(browser)).to.equal(null);
    await acme.set({ just_in_time: false });
    expect((await signOn(fixture.service, provider, { person: ada() })).answer.status).to.equal(403);
    await acme.set({ just_in_time: true });
    const again = await signedOn();
    expect(again.id).to.not.equal(id);
    expect(await userOf(again.browser)).to.include({ email: ada().email, role: "member" });
  });

  it("A suspended member stays rejected after the identity was unlinked", async () => {
    const { id } = await signedOn();
    await acme.owner.put(`/v1/members/${id}`, { status: "suspended" });
    expect((await acme.owner.delete(`/v1/members/${id}/identity`)).status).to.equal(200);
    const { answer, browser } = await signOn(fixture.service, provider, { person: ada() });
    expect([answer.status, await userOf(browser)]).to.deep.equal([403, null]);
  });

  describe("Reactivating a member without a password", () => {
    const reactivated = async (id: string): Promise<unknown> => {
      await fixture.service.database.pool("users").where({ id }).update({ password_hash: null });
      await acme.owner.put(`/v1/members/${id}`, { status: "suspended" });
      return (await acme.owner.put(`/v1/members/${id}`, { status: "active" })).at("data.status");
    };

    it("makes the member active if single sign-on or a passkey is possible", async () => {
      const { id } = await acme.member("bob");
      expect(await reactivated(id)).to.equal("active");
      await acme.set({ enabled: false });
      expect(await reactivated(id)).to.equal("invited");
      const { id: other } = await acme.member("eve");
      const passkey = { id: other, credential_id: Buffer.from(other), public_key: Buffer.from("key"), name: "Laptop" };
      const owner = { org_id: acme.organization.id, user_id: other };
      const state = { counter: 0, backed_up: true, transports: [], created_at: new Date() };
      await fixture.service.database.pool("passkeys").insert({ ...owner, ...passkey, ...state });
      expect(await reactivated(other)).to.equal("active");
    });

    it("makes the member invited if no identity is linked and the address belongs to no verified domain", async () => {
      const { id } = await signedOn();
      const { pool } = fixture.service.database;
      await pool("users")
        .where({ id })
        .update({ email: `ada@elsewhere-${acme.domain}` });
      expect(await reactivated(id)).to.equal("active");
      await acme.owner.delete(`/v1/members/${id}/identity`);
      expect(await reactivated(id)).to.equal("invited");
    });
  });

  it("Enforcing single sign-on ends the other sessions of members, except those of owners", async () => {
    const member = await signIn(fixture.service.url, await acme.member("bob"));
    const { browser } = await signedOn();
    await acme.set({ just_in_time: false });
    expect((await member.get("/v1/me")).status).to.equal(200);
    await acme.set({ enforced: true });
    expect((await member.get("/v1/me")).status).to.equal(401);
    expect(await userOf(browser)).to.include({ email: ada().email });
    expect((await acme.owner.get("/v1/me")).status).to.equal(200);
  });

  it("The last verified domain cannot be deleted while single sign-on is enforced", async () => {
    const [domain] = (await acme.owner.get("/v1/email-domains")).list("data");
    await acme.owner.post("/v1/email-domains", { domain: `pending-${acme.domain}` });
    await acme.set({ enforced: true });
    const path = `/v1/email-domains/${String(domain?.["id"])}`;
    expect(codeOf(await acme.owner.delete(path))).to.deep.equal([409, "last_verified_domain"]);
    const other = await verifyDomain(fixture.service, acme.owner, `other-${acme.domain}`);
    expect((await acme.owner.delete(path)).status).to.equal(200);
    expect((await acme.owner.delete(`/v1/email-domains/${other}`)).status).to.equal(409);
    await acme.set({ enforced: false });
    expect((await acme.owner.delete(`/v1/email-domains/${other}`)).status).to.equal(200);
  });
});
