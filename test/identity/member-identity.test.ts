import { expect } from "chai";
import { startProvider, type TestProvider } from "../support/sign-in/identity-provider.ts";
import { signIn } from "../support/accounts/people.ts";
import {
  SINGLE_SIGN_ON,
  signOn,
  signOnOrganization,
  type SignOnOrganization,
  userOf,
  verifyDomain,
} from "../support/sign-in/single-sign-on.ts";
import { accountEmailTo, type AccountEmail } from "../support/email/account-emails.ts";
import { useFixture } from "../support/fixture.ts";
import type { Answer } from "../support/wire.ts";

describe("Identities of members and their end", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let provider: TestProvider;
  let acme: SignOnOrganization;
  before(async () => {
    provider = await startProvider(`${fixture.service.url}/sign-in/sso/callback`);
  });
  after(() => provider.close());
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
