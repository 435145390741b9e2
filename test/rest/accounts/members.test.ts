import { expect } from "chai";
import { type Caller, callerAt } from "../../support/caller.ts";
import { accountEmailTo, type AccountEmail } from "../../support/email/account-emails.ts";
import {
  createOrganization,
  createPerson,
  signIn,
  callerByKey,
  type Person,
  supportSession,
} from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { addApp } from "../../support/sign-in/authenticator-app.ts";
import { assertionBy, createPasskeyUser, ORIGIN, register, softwarePasskey } from "../../support/sign-in/passkeys.ts";
import type { Answer } from "../../support/wire.ts";
import { until } from "../../support/queue.ts";

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
      expect((await fixture.anonymous.post("/v1/invitations/accept", acceptance)).status).to.equal(200);
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
      expect((await owner.post("/v1/roles", { name: "Owner", permissions: ["entities:read"] })).status).to.equal(409);
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

describe("DELETE /v1/members/{id} (members.delete)", () => {
  const fixture = useFixture({ oracle: true });
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
  });
  const createMember = (role: string): Promise<Person> =>
    createPerson(fixture.service, { organization: fixture.organization.record, role });
  const code = (answer: Answer): unknown[] => [answer.status, answer.at("details.0.code") ?? answer.at("code")];
  const forgetConfirmation = async (caller: Caller): Promise<void> => {
    const id = (await caller.get("/v1/me")).string("data.session.id");
    const { pool } = fixture.service.database;
    await pool("sessions")
      .where({ id })
      .update({ confirmed_at: pool.raw("now() - interval '11 minutes'") });
  };

  it("ends sessions, API keys and links, and frees the e-mail address and the booking slug", async () => {
    const person = await createMember("member");
    const caller = await signIn(fixture.service.url, person);
    await caller.put("/v1/me", { booking_slug: "leaving-member" });
    const byKey = await callerByKey(fixture.service, { user: person });
    expect((await byKey.get("/v1/me")).status).to.equal(200);
    const removed = await owner.delete(`/v1/members/${person.id}`);
    expect(removed.status, removed.text).to.equal(200);
    expect(removed.at("data.id")).to.equal(person.id);
    expect((await caller.get("/v1/me")).status).to.equal(401);
    await new Promise((done) => setTimeout(done, 1_050));
    expect((await byKey.get("/v1/me")).status).to.equal(401);
    expect((await callerAt(fixture.service.url).post("/v1/session", person)).status).to.be.oneOf([400, 401]);
    expect((await owner.get("/v1/api-keys?status=revoked")).list("data")).to.have.length(1);
    expect((await accountEmailTo(fixture.service.dataDir, person.email)).subject).to.match(/no longer a member/);
    const other = await createOrganization(fixture.service);
    const elsewhere = await signIn(fixture.service.url, other.owner);
    expect((await elsewhere.post("/v1/members", { email: person.email, role: "member" })).status).to.equal(201);
    expect((await elsewhere.put(`/v1/members/${other.owner.id}`, { booking_slug: "leaving-member" })).status).to.equal(
      200,
    );
  });

  it("removes the member from lists but not from records", async () => {
    const person = await createMember("member");
    const caller = await signIn(fixture.service.url, person);
    const contact = await caller.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
    await owner.delete(`/v1/members/${person.id}`);
    const listed = async (query: string): Promise<unknown[]> =>
      (await owner.get(`/v1/members?page_size=100${query}`)).list("data").map(({ id }) => id);
    expect(await listed("")).to.not.include(person.id);
    expect(await listed("&include_deleted=true")).to.include(person.id);
    expect((await owner.get(`/v1/members/${person.id}`)).at("data.deleted_at")).to.be.a("string");
    const record = await owner.get(`/v1/entities/${contact.string("data.id")}?include=owner`);
    expect([record.at("data.owner_id"), record.at("data.related.owner.id")]).to.deep.equal([person.id, person.id]);
    expect((await owner.delete(`/v1/members/${person.id}`)).status).to.equal(404);
    expect((await owner.put(`/v1/members/${person.id}`, { status: "active" })).status).to.equal(404);
  });

  it("gives open records to another member in the background, and reports each as a change", async () => {
    const [person, successor] = [await createMember("manager"), await createMember("manager")];
    const caller = await signIn(fixture.service.url, person);
    const contact = await caller.create("/v1/entities", { entity_type: "contact", first_name: "Bo" });
    const opportunity = await caller.create("/v1/opportunities", { name: "Open" });
    const won = await caller.create("/v1/opportunities", { name: "Won", stage: "won" });
    const task = await caller.create("/v1/tasks", { title: "Call", assignee_id: person.id });
    const done = await caller.post("/v1/tasks", { title: "Done", assignee_id: person.id, status: "completed" });
    const location = { type: "phone", value: "+33123456789" };
    const body = { title: "Meeting", duration_minutes: 30, location };
    const eventType = await caller.create("/v1/event-types", body);
    const removed = await owner.delete(`/v1/members/${person.id}?reassign_to=${successor.id}`);
    expect(removed.status, removed.text).to.equal(200);
    const read = async (path: string, field: string): Promise<unknown> => (await owner.get(path)).at(`data.${field}`);
    // The job reassigns the owner of event types last.
    const isReassigned = async () => (await read(`/v1/event-types/${eventType}`, "owner_id")) === successor.id;
    await until(isReassigned, "the new owner of the event type", 30);
    expect(await read(`/v1/event-types/${eventType}`, "hosts")).to.deep.equal([successor.id]);
    expect(await read(`/v1/entities/${contact}`, "owner_id")).to.equal(successor.id);
    expect(await read(`/v1/opportunities/${opportunity}`, "owner_id")).to.equal(successor.id);
    expect(await read(`/v1/opportunities/${won}`, "owner_id")).to.equal(person.id);
    expect(await read(`/v1/tasks/${task}`, "assignee_id")).to.equal(successor.id);
    expect(await read(`/v1/tasks/${done.string("data.id")}`, "assignee_id")).to.equal(person.id);
    const { pool } = fixture.service.database;
    const change = await pool("changes").where({ record_id: contact, kind: "contact.updated" }).first<object>();
    expect(change).to.deep.include({ changes: { owner_id: { old: person.id, new: successor.id } } });
  });

  it("returns 422 if the successor is the member, unknown, suspended or in another organization", async () => {
    const [person, suspended] = [await createMember("member"), await createMember("member")];
    await owner.put(`/v1/members/${suspended.id}`, { status: "suspended" });
    const other = await createOrganization(fixture.service);
    const to = (id: string): Promise<Answer> => owner.delete(`/v1/members/${person.id}?reassign_to=${id}`);
    for (const id of [person.id, "01990000-0000-7000-8000-000000000000", other.owner.id])
      expect(code(await to(id))).to.deep.equal([422, "reference_not_found"]);
    expect(code(await to(suspended.id))).to.deep.equal([422, "inactive_member"]);
    expect((await owner.get(`/v1/members/${person.id}`)).at("data.deleted_at")).to.equal(null);
  });

  it("keeps the last owner, and lets only owners remove owners", async () => {
    expect(code(await owner.delete(`/v1/members/${fixture.organization.owner.id}`))).to.deep.equal([409, "last_owner"]);
    const second = await createMember("owner");
    const admin = await signIn(fixture.service.url, await createMember("admin"));
    expect((await admin.delete(`/v1/members/${second.id}`)).status).to.equal(403);
    const leaving = await signIn(fixture.service.url, second);
    expect((await leaving.delete(`/v1/members/${second.id}`)).status).to.equal(200);
  });

  it("returns 403 without a recent confirmation and in support sessions", async () => {
    const person = await createMember("member");
    const guest = await supportSession(fixture.service, fixture.organization.owner);
    expect(code(await guest.delete(`/v1/members/${person.id}`))).to.deep.equal([403, "support_session_forbidden"]);
    expect(code(await guest.put(`/v1/members/${person.id}`, { role: "admin" }))).to.deep.equal([
      403,
      "support_session_forbidden",
    ]);
    const late = await signIn(fixture.service.url, fixture.organization.owner);
    await forgetConfirmation(late);
    const second = await createMember("owner");
    const answers = [
      await late.delete(`/v1/members/${person.id}`),
      await late.put(`/v1/members/${person.id}`, { role: "owner" }),
      await late.put(`/v1/members/${second.id}`, { role: "admin" }),
      await late.put(`/v1/members/${second.id}`, { status: "suspended" }),
      await late.post("/v1/members", { email: "an.owner@invited.example", role: "owner" }),
    ];
    for (const answer of answers) expect(code(answer)).to.deep.equal([403, "reauthentication_required"]);
    expect((await late.put(`/v1/members/${person.id}`, { role: "manager" })).status).to.equal(200);
    expect((await late.put(`/v1/members/${second.id}`, { first_name: "Zoé" })).status).to.equal(200);
  });
});
