import { expect } from "chai";
import { setTimeout as pause } from "node:timers/promises";
import { connect, toMcp } from "../support/accounts/connections.ts";
import { createKey, createPerson, signIn } from "../support/accounts/people.ts";
import { callerAt } from "../support/caller.ts";
import { createProvisioned, patchOf, type Provisioned, scimClient } from "../support/sign-in/scim-client.ts";
import { type Service, startService } from "../support/service.ts";

describe("SCIM suspends members", () => {
  let service: Service;
  let own: Provisioned;
  before(async () => {
    service = await startService();
    own = await createProvisioned(service);
  });
  after(() => service.close());

  const create = async (more: object = {}): Promise<string> =>
    (await own.scim.send("POST", "/Users", { userName: own.newUserName(), ...more })).string("id");
  const member = async (id: string): Promise<Record<string, unknown>> =>
    (await own.owner.get(`/v1/members/${id}`)).at("data") as Record<string, unknown>;

  const signedIn = async () => {
    const person = await createPerson(service, {
      organization: own.organization.record,
      role: "member",
      email: own.newUserName(),
    });
    const session = await signIn(service.url, person);
    const key = callerAt(service.url, { "X-API-Key": await createKey(service, { user: person }) });
    const { token } = await connect(service, { user: person });
    expect((await session.get("/v1/me")).status).to.equal(200);
    expect((await key.get("/v1/me")).status).to.equal(200);
    expect((await toMcp(service.url, { Authorization: `Bearer ${token}` }))[0]).to.equal(200);
    return {
      person,
      statuses: async () => [
        (await session.get("/v1/me")).status,
        (await toMcp(service.url, { Authorization: `Bearer ${token}` }))[0],
        await pause(1_000).then(async () => (await key.get("/v1/me")).status),
      ],
    };
  };

  it("ends sessions and AI connections at once, and API keys within a second", async () => {
    const { person, statuses } = await signedIn();
    const body = patchOf({ op: "replace", path: "active", value: false });
    const answer = await own.scim.send("PATCH", `/Users/${person.id}`, body);
    expect([answer.status, answer.at("active")]).to.deep.equal([200, false]);
    expect(await statuses()).to.deep.equal([401, 401, 401]);
  });

  it("understands Entra ID, Okta and PUT", async () => {
    const dialects: [string, (userName: string) => object][] = [
      ["PATCH", () => patchOf({ op: "Replace", path: "active", value: "False" })],
      ["PATCH", () => patchOf({ op: "replace", value: { active: false } })],
      ["PATCH", () => patchOf({ op: "Add", value: { Active: "False" } })],
      ["PUT", (userName) => ({ userName, active: false })],
    ];
    for (const [method, body] of dialects) {
      const userName = own.newUserName();
      const id = await create({ userName });
      const answer = await own.scim.send(method, `/Users/${id}`, body(userName));
      expect([answer.status, answer.at("active")], answer.text).to.deep.equal([200, false]);
      expect((await member(id))["status"]).to.equal("suspended");
      await own.scim.send("PATCH", `/Users/${id}`, patchOf({ op: "Replace", path: "active", value: "True" }));
      expect((await member(id))["status"]).to.equal("active");
    }
  });

  it("keeps the status if a PUT does not contain it", async () => {
    const userName = own.newUserName();
    const id = await create({ userName, active: false });
    expect((await own.scim.send("PUT", `/Users/${id}`, { userName })).at("active")).to.equal(false);
  });

  it("removes a deleted user, and creates a new member at the next POST of the address", async () => {
    const { person, statuses } = await signedIn();
    await own.owner.put(`/v1/members/${person.id}`, { role: "manager" });
    const group = { displayName: "Leavers", members: [{ value: person.id }] };
    const groupId = (await own.scim.send("POST", "/Groups", group)).string("id");
    expect((await own.scim.send("DELETE", `/Users/${person.id}`)).status).to.equal(204);
    expect((await own.scim.get(`/Users/${person.id}`)).status).to.equal(404);
    expect((await own.scim.send("DELETE", `/Users/${person.id}`)).status).to.equal(404);
    expect(await own.scim.names("Users", `userName eq "${person.email}"`)).to.deep.equal([]);
    expect(await statuses()).to.deep.equal([401, 401, 401]);
    expect((await own.scim.get(`/Groups/${groupId}`)).at("members")).to.equal(undefined);
    const [entry] = (await own.owner.get(`/v1/activity-log?record_type=member&record_id=${person.id}`)).list("data");
    expect([entry?.["action"], entry?.["result"]]).to.deep.equal(["scim.deleteUser", "success"]);
    const again = await own.scim.send("POST", "/Users", { userName: person.email });
    expect([again.status, again.at("active")]).to.deep.equal([201, true]);
    expect(again.string("id")).to.not.equal(person.id);
    expect(await member(again.string("id"))).to.include({ status: "active", role: "member" });
    const former = await member(person.id);
    expect(former["deleted_at"]).to.be.a("string");
  });

  it("does not show members that an administrator removed", async () => {
    const userName = own.newUserName();
    const id = await create({ userName });
    const groupId = (await own.scim.send("POST", "/Groups", { displayName: "Gone", members: [{ value: id }] })).string(
      "id",
    );
    expect((await own.owner.delete(`/v1/members/${id}`)).status).to.equal(200);
    const active = patchOf({ op: "replace", path: "active", value: true });
    const answers = [
      await own.scim.get(`/Users/${id}`),
      await own.scim.send("PUT", `/Users/${id}`, { userName }),
      await own.scim.send("PATCH", `/Users/${id}`, active),
      await own.scim.send("DELETE", `/Users/${id}`),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([404, 404, 404, 404]);
    expect(await own.scim.names("Users", `userName eq "${userName}"`)).to.deep.equal([]);
    expect((await own.scim.get(`/Groups/${groupId}`)).at("members")).to.equal(undefined);
    const add = patchOf({ op: "add", path: "members", value: [{ value: id }] });
    expect((await own.scim.send("PATCH", `/Groups/${groupId}`, add)).at("scimType")).to.equal("invalidValue");
  });

  it("refuses to suspend or delete the last owner", async () => {
    const { id } = own.organization.owner;
    const answers = [
      await own.scim.send("PATCH", `/Users/${id}`, patchOf({ op: "replace", path: "active", value: false })),
      await own.scim.send("PUT", `/Users/${id}`, { userName: own.organization.owner.email, active: false }),
      await own.scim.send("DELETE", `/Users/${id}`),
    ];
    for (const answer of answers) {
      expect(answer.status).to.equal(409);
      expect(answer.at("detail")).to.match(/last owner/);
    }
    expect((await own.owner.get("/v1/me")).status).to.equal(200);
  });

  it("lets one owner stay if two are suspended at the same time", async () => {
    const { organization, scim } = await createProvisioned(service);
    const second = await createPerson(service, { organization: organization.record, role: "owner" });
    const body = patchOf({ op: "replace", path: "active", value: false });
    const answers = await Promise.all(
      [organization.owner.id, second.id].map((id) => scim.send("PATCH", `/Users/${id}`, body)),
    );
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
  });

  it("lets only a token that an owner created suspend an owner or change their address", async () => {
    const { organization, newUserName } = await createProvisioned(service);
    const person = await createPerson(service, { organization: organization.record, role: "admin" });
    const second = await createPerson(service, { organization: organization.record, role: "owner" });
    const admin = await signIn(service.url, person);
    const scim = scimClient(service.url, (await admin.post("/v1/scim-token")).string("data.secret"));
    const changes = [
      await scim.send("PATCH", `/Users/${second.id}`, patchOf({ op: "replace", path: "active", value: false })),
      await scim.send(
        "PATCH",
        `/Users/${second.id}`,
        patchOf({ op: "replace", path: "userName", value: person.email }),
      ),
      await scim.send("PATCH", `/Users/${second.id}`, patchOf({ op: "replace", value: { userName: newUserName() } })),
      await scim.send("DELETE", `/Users/${second.id}`),
    ];
    expect(changes.map(({ status }) => status)).to.deep.equal([403, 403, 403, 403]);
    await service.database.pool("users").where({ id: second.id }).update({ status: "suspended" });
    expect((await scim.send("DELETE", `/Users/${second.id}`)).status).to.equal(403);
    const renamed = patchOf({ op: "replace", path: "name.givenName", value: "Renamed" });
    expect((await scim.send("PATCH", `/Users/${second.id}`, renamed)).status).to.equal(200);
  });
});
