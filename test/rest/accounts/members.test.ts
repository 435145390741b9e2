import { expect } from "chai";
import { type Caller, callerAt } from "../../support/caller.ts";
import { accountEmailTo, type AccountEmail } from "../../support/email/account-emails.ts";
import { createOrganization, createPerson, signIn, callerByKey } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Members: /v1/members", () => {
  const fixture = useFixture({ oracle: true });
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
  });
  const signedIn = async (role: string): Promise<{ id: string; caller: Caller }> => {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role });
    return { id: person.id, caller: await signIn(fixture.service.url, person) };
  };

  describe("POST /v1/members (members.invite)", () => {
    it("sends an invitation in the language of the member, who chooses a password", async () => {
      const body = { email: "Grace@invited.example", role: "member", locale: "fr" };
      const invited = await owner.post("/v1/members", body);
      expect([invited.status, invited.at("data.status"), invited.at("data.email")]).to.deep.equal([
        201,
        "invited",
        "grace@invited.example",
      ]);
      const letter = await accountEmailTo(fixture.service.dataDir, "grace@invited.example");
      expect(letter.text).to.match(/vous invite/);
      const acceptance = { token: letter.token, password: "chosen by Grace herself", first_name: "Grace" };
      const accepted = await fixture.anonymous.post("/v1/invitations/accept", acceptance);
      expect(accepted.status).to.equal(200);
      expect((await fixture.anonymous.post("/v1/invitations/accept", acceptance)).status).to.equal(422);
      const member = await owner.get(`/v1/members/${invited.string("data.id")}`);
      expect(member.at("data")).to.include({ status: "active", first_name: "Grace", role: "member" });
      await signIn(fixture.service.url, { email: "grace@invited.example", password: "chosen by Grace herself" });
    });

    it("returns 409 duplicate for an e-mail address in use in any organization", async () => {
      const other = await createOrganization(fixture.service);
      for (const { email } of [fixture.organization.owner, other.owner]) {
        const answer = await owner.post("/v1/members", { email, role: "member" });
        expect([answer.status, answer.at("code")]).to.deep.equal([409, "duplicate"]);
      }
      const foreign = await owner.post("/v1/members", { email: other.owner.email, role: "member" });
      expect(foreign.text).to.not.include(other.owner.id);
    });
  });

  describe("POST /v1/members/{id}/resend-invitation (members.resendInvitation)", () => {
    it("sends a new token and invalidates the old one", async () => {
      const invited = await owner.post("/v1/members", { email: "again@invited.example", role: "member" });
      const first = await accountEmailTo(fixture.service.dataDir, "again@invited.example");
      await owner.post(`/v1/members/${invited.string("data.id")}/resend-invitation`);
      const isNew = ({ token }: AccountEmail): boolean => token !== first.token;
      const second = await accountEmailTo(fixture.service.dataDir, "again@invited.example", isNew);
      const password = "long enough to be one";
      expect(
        (await fixture.anonymous.post("/v1/invitations/accept", { token: first.token, password })).status,
      ).to.equal(422);
      expect(
        (await fixture.anonymous.post("/v1/invitations/accept", { token: second.token, password })).status,
      ).to.equal(200);
      const late = await owner.post(`/v1/members/${invited.string("data.id")}/resend-invitation`);
      expect([late.status, late.at("code")]).to.deep.equal([409, "state_conflict"]);
    });
  });

  describe("PUT /v1/members/{id} (members.update)", () => {
    it("ends sessions and blocks API keys when a member is suspended", async () => {
      const person = await createPerson(fixture.service, { organization: fixture.organization.record, role: "member" });
      const caller = await signIn(fixture.service.url, person);
      const byKey = await callerByKey(fixture.service, { user: person });
      expect((await byKey.get("/v1/me")).status).to.equal(200);
      await owner.put(`/v1/members/${person.id}`, { status: "suspended" });
      expect((await caller.get("/v1/me")).status).to.equal(401);
      await new Promise((done) => setTimeout(done, 1_050));
      expect((await byKey.get("/v1/me")).status).to.equal(401);
    });

    it("returns 409 last_owner if the last owner is demoted or suspended", async () => {
      for (const change of [{ role: "admin" }, { status: "suspended" }]) {
        const answer = await owner.put(`/v1/members/${fixture.organization.owner.id}`, change);
        expect([answer.status, answer.at("details.0.code")]).to.deep.equal([409, "last_owner"]);
      }
    });

    it("does not let an admin create, promote or change an owner", async () => {
      const { caller: admin } = await signedIn("admin");
      const { id } = await signedIn("member");
      const answers = [
        await admin.put(`/v1/members/${id}`, { role: "owner" }),
        await admin.put(`/v1/members/${fixture.organization.owner.id}`, { role: "member" }),
        await admin.put(`/v1/members/${fixture.organization.owner.id}`, { status: "suspended" }),
        await admin.post("/v1/members", { email: "new.owner@invited.example", role: "owner" }),
      ];
      for (const { status } of answers) expect(status).to.be.oneOf([403, 409, 422]);
      expect((await owner.get(`/v1/members/${fixture.organization.owner.id}`)).at("data.role")).to.equal("owner");
    });
  });

  describe("POST /v1/roles (roles.create)", () => {
    it("returns 409 duplicate for the name of a built-in or existing role", async () => {
      const created = await owner.post("/v1/roles", { name: "Support", permissions: ["entities:read", "notes:read"] });
      expect(created.status).to.equal(201);
      const roles = await owner.get("/v1/roles?page_size=100");
      const names = roles.list("data").map(({ name }) => name);
      expect(names).to.include.members(["owner", "admin", "manager", "member", "read_only", "Support"]);
      const same = await owner.post("/v1/roles", { name: "SUPPORT", permissions: ["entities:read"] });
      expect([same.status, same.at("code")]).to.deep.equal([409, "duplicate"]);
      const builtIn = await owner.post("/v1/roles", { name: "Owner", permissions: ["entities:read"] });
      expect(builtIn.status).to.equal(409);
    });

    it("returns 422 exceeds_own_rights for permissions that the caller does not have", async () => {
      await owner.post("/v1/roles", {
        name: "Inviter",
        permissions: ["members:manage", "members:read", "entities:read"],
      });
      const { caller } = await signedIn("Inviter");
      const answers = [
        await caller.post("/v1/roles", { name: "More", permissions: ["entities:purge"] }),
        await caller.post("/v1/members", { email: "more@invited.example", role: "admin" }),
      ];
      for (const answer of answers) {
        expect([answer.status, answer.at("details.0.code")]).to.deep.equal([422, "exceeds_own_rights"]);
      }
      expect((await caller.post("/v1/roles", { name: "Less", permissions: ["entities:read"] })).status).to.equal(201);
    });
  });

  describe("PUT /v1/roles/{id} (roles.update)", () => {
    it("applies changed permissions to the next request", async () => {
      const role = await owner.post("/v1/roles", { name: "Changing", permissions: ["entities:read"] });
      const { caller } = await signedIn("Changing");
      expect((await caller.get("/v1/entities")).status).to.equal(200);
      await owner.put(`/v1/roles/${role.string("data.id")}`, { permissions: ["notes:read"] });
      expect((await caller.get("/v1/entities")).status).to.equal(403);
    });
  });

  describe("PUT /v1/organization (organization.update)", () => {
    it("changes the language and currency of the organization", async () => {
      const before = await owner.get("/v1/organization");
      const changed = await owner.put(
        "/v1/organization",
        { default_locale: "fr", currency: "CHF" },
        { "If-Match": before.headers.get("etag") ?? "" },
      );
      expect(changed.at("data")).to.include({ default_locale: "fr", currency: "CHF", plan: "professional" });
      const french = await callerAt(fixture.service.url, { "X-API-Key": fixture.key }).get("/v1/entities/x");
      expect(french.headers.get("content-language")).to.equal("fr");
      await owner.put("/v1/organization", { default_locale: "en" });
    });
  });
});
