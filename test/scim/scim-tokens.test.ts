import { expect } from "chai";
import { createOrganization, createPerson, createKey, signIn, supportSession } from "../support/accounts/people.ts";
import { callerAt, type Caller } from "../support/caller.ts";
import { type AccountEmail, accountEmailsIn, accountEmailTo } from "../support/email/account-emails.ts";
import { createProvisioned, scimClient } from "../support/sign-in/scim-client.ts";
import { startService } from "../support/service.ts";
import { type Answer, sendUnchecked } from "../support/wire.ts";
import { until } from "../support/queue.ts";
import { use } from "../support/fixture.ts";

describe("SCIM token: /v1/scim-token", () => {
  const service = use(() => startService());

  it("is shown once, in the documented form, and stored as a hash", async () => {
    const { owner, token, organization } = await createProvisioned(service);
    expect(token).to.match(/^crs_scim_[\w-]{43}$/);
    const shown = await owner.get("/v1/scim-token");
    expect(shown.text).to.not.include(token);
    expect(shown.at("data")).to.include({ prefix: token.slice(0, 13), last4: token.slice(-4), last_used_at: null });
    const rows = JSON.stringify(await service.database.pool("scim_tokens").where({ org_id: organization.id }).select());
    expect(rows).to.not.include(token.slice(13));
    const isAboutTokens = ({ subject }: AccountEmail): boolean => subject.includes("SCIM");
    const letter = await accountEmailTo(service.dataDir, organization.owner.email, isAboutTokens);
    expect(letter.text).to.include(token.slice(-4));
  });

  it("is replaced by a new token, and the previous one stops working at once", async () => {
    const { owner, token } = await createProvisioned(service);
    const next = (await owner.post("/v1/scim-token")).string("data.secret");
    expect((await scimClient(service.url, token).get("/Users")).status).to.equal(401);
    expect((await scimClient(service.url, next).get("/Users")).status).to.equal(200);
  });

  it("stops working when it is deleted, and is then not found", async () => {
    const { owner, scim } = await createProvisioned(service);
    expect((await scim.get("/Users")).status).to.equal(200);
    expect((await owner.delete("/v1/scim-token")).status).to.equal(200);
    expect((await scim.get("/Users")).status).to.equal(401);
    expect((await owner.get("/v1/scim-token")).status).to.equal(404);
    expect((await owner.delete("/v1/scim-token")).status).to.equal(404);
  });

  it("shows the last use", async () => {
    const { owner, scim } = await createProvisioned(service);
    await scim.get("/Users");
    const shown = async (name: string): Promise<unknown> => (await owner.get("/v1/scim-token")).at(`data.${name}`);
    // Stored after the response.
    await until(async () => (await shown("last_used_at")) !== null, "the last use");
    expect([typeof (await shown("last_used_at")), await shown("last_used_ip")]).to.deep.equal(["string", "127.0.0.1"]);
  });

  it("cannot be created by API keys, support sessions, or members without all permissions", async () => {
    const { organization, owner } = await createProvisioned(service);
    const key = await createKey(service, { user: organization.owner });
    const byKey = await callerAt(service.url, { "X-API-Key": key }).post("/v1/scim-token");
    expect([byKey.status, byKey.at("code")]).to.deep.equal([403, "permission_denied"]);
    const guest = await (await supportSession(service, organization.owner)).post("/v1/scim-token");
    expect([guest.status, guest.at("code")]).to.deep.equal([403, "support_session_forbidden"]);
    await owner.post("/v1/roles", { name: "Identity", permissions: ["identity:manage", "members:read"] });
    const person = await createPerson(service, { organization: organization.record, role: "Identity" });
    const keeper = await signIn(service.url, person);
    expect((await keeper.get("/v1/scim-token")).status).to.equal(200);
    expect((await keeper.post("/v1/scim-token")).status).to.equal(403);
  });

  it("requires a recent proof of identity", async () => {
    const { organization, owner } = await createProvisioned(service);
    const confirmed_at = new Date(Date.now() - 11 * 60_000);
    await service.database.pool("sessions").where({ user_id: organization.owner.id }).update({ confirmed_at });
    for (const answer of [await owner.post("/v1/scim-token"), await owner.delete("/v1/scim-token")]) {
      expect([answer.status, answer.at("code")]).to.deep.equal([403, "reauthentication_required"]);
    }
  });

  it("changes owners only while the member who created it is an owner", async () => {
    const { organization, owner, scim, newUserName } = await createProvisioned(service);
    const second = await createPerson(service, { organization: organization.record, role: "owner" });
    const rename = () => scim.put(`/Users/${second.id}`, { userName: newUserName() });
    expect((await rename()).status).to.equal(200);
    const other = await createPerson(service, { organization: organization.record, role: "owner" });
    const remaining = await signIn(service.url, other);
    expect((await remaining.put(`/v1/members/${organization.owner.id}`, { role: "admin" })).status).to.equal(200);
    expect((await owner.get("/v1/me")).at("data.user.role")).to.equal("admin");
    expect((await rename()).status, "demoted").to.equal(403);
    expect((await scim.get("/Users")).status, "other members").to.equal(200);
  });

  it("ends with its creator's right to make it, and the owners are notified once", async () => {
    const ends: Readonly<Record<string, (owner: Caller, id: string) => Promise<Answer>>> = {
      "role lowered": (owner, id) => owner.put(`/v1/members/${id}`, { role: "manager" }),
      suspended: (owner, id) => owner.put(`/v1/members/${id}`, { status: "suspended" }),
      removed: (owner, id) => owner.delete(`/v1/members/${id}`),
    };
    for (const [name, end] of Object.entries(ends)) {
      const { organization, owner, newUserName } = await createProvisioned(service);
      const admin = await createPerson(service, { organization: organization.record, role: "admin" });
      const created = await (await signIn(service.url, admin)).post("/v1/scim-token");
      const scim = scimClient(service.url, created.string("data.secret"));
      expect((await scim.post("/Users", { userName: newUserName() })).status, name).to.equal(201);
      expect((await end(owner, admin.id)).status, name).to.equal(200);
      const calls = Array.from({ length: 5 }, () => scim.post("/Users", { userName: newUserName() }));
      expect(
        (await Promise.all(calls)).map(({ status }) => status),
        name,
      ).to.deep.equal([401, 401, 401, 401, 401]);
      expect((await owner.get("/v1/scim-token")).status, name).to.equal(404);
      const ended = (email: AccountEmail): boolean => email.subject.endsWith("has ended");
      await accountEmailTo(service.dataDir, organization.owner.email, ended);
      const told = (await accountEmailsIn(service.dataDir)).filter(({ to }) => to === organization.owner.email);
      expect(told.filter(ended), name).to.have.length(1);
      const entries = (await owner.get("/v1/activity-log?action=scimToken.end")).list("data");
      expect(entries, name).to.have.length(1);
    }
  }).timeout(120_000);

  it("requires a paid plan, also after the organization has changed its plan", async () => {
    const free = await createOrganization(service, { plan: "free" });
    const refused = await (await signIn(service.url, free.owner)).post("/v1/scim-token");
    expect([refused.status, refused.at("code")]).to.deep.equal([403, "plan_required"]);
    const { organization, scim } = await createProvisioned(service);
    await service.database.pool("organizations").where({ id: organization.id }).update({ plan: "free" });
    expect((await scim.get("/Users")).status).to.equal(403);
  });

  it("does not work for a closed organization or in another region", async () => {
    const { organization, scim } = await createProvisioned(service);
    const row = service.database.pool("organizations").where({ id: organization.id });
    await row.clone().update({ suspended_at: new Date() });
    expect((await scim.get("/Users")).status).to.equal(401);
    await row.clone().update({ suspended_at: null, data_region: "us" });
    expect((await scim.get("/Users")).status).to.equal(421);
  });

  it("works only at /scim/v2, where no other credential works", async () => {
    const { organization, token, owner } = await createProvisioned(service);
    const headers = { Authorization: `Bearer ${token}`, "X-API-Key": token };
    for (const [method, path] of [
      ["GET", "/v1/members"],
      ["GET", "/v1/me"],
      ["POST", "/mcp"],
    ] as const) {
      expect((await sendUnchecked(service.url, { method, path, headers })).status, path).to.equal(401);
    }
    const key = await createKey(service, { user: organization.owner, mcp_access: true });
    const others = [
      await scimClient(service.url, key).get("/Users"),
      await scimClient(service.url, `crs_scim_${"x".repeat(43)}`).get("/Users"),
      await scimClient(service.url, "short").get("/Users"),
    ];
    for (const answer of others) {
      expect(answer.status).to.equal(401);
      expect(answer.text).to.equal(others[0]?.text);
      expect(answer.headers.get("www-authenticate")).to.equal('Bearer realm="scim", error="invalid_token"');
    }
    const bySession = await sendUnchecked(service.url, {
      method: "GET",
      path: "/scim/v2/Users",
      headers: owner.headers,
    });
    expect([bySession.status, bySession.headers.get("www-authenticate")]).to.deep.equal([401, 'Bearer realm="scim"']);
  });

  it("leaves entries in the activity log, also for the calls that change something", async () => {
    const { owner, scim, newUserName } = await createProvisioned(service);
    const user = await scim.post("/Users", { userName: newUserName() });
    const group = await scim.post("/Groups", { displayName: "Logged" });
    await scim.delete(`/Groups/${group.string("id")}`);
    await scim.get("/Users");
    const entries = (await owner.get("/v1/activity-log")).list("data");
    expect(entries.map(({ action }) => action)).to.deep.equal([
      "scim.deleteGroup",
      "scim.createGroup",
      "scim.createUser",
      "scimToken.create",
      "emailDomains.verify",
      "emailDomains.create",
    ]);
    expect(entries[2]).to.deep.include({ record: { type: "member", id: user.string("id") }, channel: "rest" });
    expect(entries[2]?.["actor"]).to.include({ type: "scim", name: "SCIM" });
  });
});
