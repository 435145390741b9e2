import { expect } from "chai";
import { setTimeout as pause } from "node:timers/promises";
import { callerByKey, signIn, createPerson } from "../support/accounts/people.ts";
import { refusedAddresses } from "../support/sign-in/identity-provider.ts";
import { callerAt } from "../support/caller.ts";
import { accountEmailTo } from "../support/email/account-emails.ts";
import { createProvisioned, patchOf, scimClient } from "../support/sign-in/scim-client.ts";
import { startService } from "../support/service.ts";
import { use } from "../support/fixture.ts";
import { connect, toMcp } from "../support/accounts/connections.ts";
import { assertionBy, ORIGIN, register, softwarePasskey } from "../support/sign-in/passkeys.ts";

const USER = "urn:ietf:params:scim:schemas:core:2.0:User";

describe("SCIM users: /scim/v2/Users", () => {
  const service = use(() => startService());
  const own = use(() => createProvisioned(service));

  const create = async (more: object = {}): Promise<string> =>
    (await own.scim.post("/Users", { userName: own.newUserName(), ...more })).string("id");
  const member = async (id: string): Promise<Record<string, unknown>> =>
    (await own.owner.get(`/v1/members/${id}`)).at("data") as Record<string, unknown>;

  describe("POST /Users", () => {
    it("creates an active member with the default role, who has no password and gets no invitation", async () => {
      const body = {
        schemas: [USER],
        userName: `Jean.Moreau@${own.domain.toUpperCase()}`,
        externalId: "00u1",
        displayName: "Jean M.",
        name: { givenName: "Jean", familyName: "Moreau" },
        locale: "fr-CA",
        timezone: "America/Montreal",
        emails: [{ value: `Jean.Moreau@${own.domain.toUpperCase()}`, primary: true }],
      };
      const answer = await own.scim.post("/Users", body);
      const id = answer.string("id");
      expect(answer.status).to.equal(201);
      expect(answer.headers.get("content-type")).to.equal("application/scim+json; charset=utf-8");
      expect(answer.headers.get("location")).to.equal(`http://localhost:3000/scim/v2/Users/${id}`);
      expect(answer.headers.get("etag")).to.equal('W/"1"');
      expect(answer.json).to.deep.include({
        schemas: [USER],
        externalId: "00u1",
        displayName: "Jean M.",
        active: true,
        locale: "fr",
        userName: `jean.moreau@${own.domain}`,
        timezone: "America/Montreal",
        name: { familyName: "Moreau", givenName: "Jean" },
        emails: [{ value: `jean.moreau@${own.domain}`, type: "work", primary: true }],
      });
      expect(await member(id)).to.include({ role: "member", status: "active", first_name: "Jean", locale: "fr" });
      const user: unknown = await service.database.pool("users").where({ id }).first("password_hash");
      expect(user).to.deep.equal({ password_hash: null });
      expect((await own.scim.get(`/Users/${id}`)).json).to.deep.equal(answer.json);
    });

    it("lets the member choose a password with the page for forgotten passwords", async () => {
      const userName = own.newUserName();
      await create({ userName });
      await callerAt(service.url).post("/v1/password/forgot", { email: userName });
      const { token } = await accountEmailTo(service.dataDir, userName);
      const password = "a password of their own";
      expect((await callerAt(service.url).post("/v1/password/reset", { token, password })).status).to.equal(200);
      await signIn(service.url, { email: userName, password });
    });

    it("keeps a user name that is not the address", async () => {
      const email = own.newUserName();
      const answer = await own.scim.post("/Users", { userName: "CORP\\jmoreau", emails: [{ value: email }] });
      expect([answer.status, answer.at("userName")]).to.deep.equal([201, "CORP\\jmoreau"]);
      expect((await member(answer.string("id")))["email"]).to.equal(email);
      expect(await own.scim.names("Users", String.raw`userName eq "corp\\JMoreau"`)).to.deep.equal(["CORP\\jmoreau"]);
    });

    it("returns 409 uniqueness for an address in use, without telling in which organization", async () => {
      const other = await createProvisioned(service);
      const [mine, theirs] = [own.newUserName(), own.newUserName()];
      await own.owner.post("/v1/members", { email: mine, role: "member" });
      await other.owner.post("/v1/members", { email: theirs, role: "member" });
      const answers = [mine, theirs].map((userName) => own.scim.post("/Users", { userName }));
      const [first, second] = await Promise.all(answers);
      expect(first?.at("scimType")).to.equal("uniqueness");
      expect([first?.status, first?.text]).to.deep.equal([409, second?.text]);
    });

    it("creates one user if the same request arrives many times at once", async () => {
      const body = { userName: own.newUserName() };
      const answers = await Promise.all(Array.from({ length: 10 }, () => own.scim.post("/Users", body)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).to.deep.equal([201, ...Array.from({ length: 9 }, () => 409)]);
    });

    it("names the attribute that is missing or invalid", async () => {
      const cases: [object, RegExp][] = [
        [{}, /userName is required/],
        [{ userName: 7 }, /userName must be a text/],
        [{ userName: "no address" }, /emails is required/],
        [{ userName: own.newUserName(), emails: [{ value: "no address" }] }, /emails\.value is not a valid/],
        [{ userName: own.newUserName(), timezone: "Paris" }, /timezone is not an IANA name/],
        [{ userName: own.newUserName(), name: "Jean" }, /name must be an object/],
        [{ userName: own.newUserName(), name: { givenName: "x".repeat(101) } }, /givenName is longer than 100/],
        [{ userName: own.newUserName(), displayName: "a\u0000b" }, /displayName contains control characters/],
        [{ userName: own.newUserName(), active: "perhaps" }, /active must be true or false/],
      ];
      for (const [body, detail] of cases) {
        const answer = await own.scim.post("/Users", body);
        expect([answer.status, answer.at("scimType")]).to.deep.equal([400, "invalidValue"]);
        expect(answer.at("detail")).to.match(detail);
        expect(answer.at("schemas")).to.deep.equal(["urn:ietf:params:scim:api:messages:2.0:Error"]);
        expect(answer.at("status")).to.equal("400");
      }
    });

    it("creates members, and changes addresses, only within the verified domains of the organization", async () => {
      const other = await createProvisioned(service);
      const pending = "pending.example";
      await own.owner.post("/v1/email-domains", { domain: pending });
      const id = await create();
      for (const domain of ["gmail.example", other.domain, pending, `sub.${own.domain}`, `x${own.domain}`]) {
        const userName = `somebody@${domain}`;
        const answers = [
          await own.scim.post("/Users", { userName }),
          await own.scim.post("/Users", { userName: `S.${domain}`, emails: [{ value: userName }] }),
          await own.scim.put(`/Users/${id}`, { userName }),
          await own.scim.patch(`/Users/${id}`, { op: "replace", path: "userName", value: userName }),
        ];
        for (const answer of answers) {
          expect([answer.status, answer.at("scimType")], domain).to.deep.equal([400, "invalidValue"]);
          expect(answer.at("detail")).to.include(userName).and.to.include("POST /v1/email-domains");
        }
      }
      const upper = own.newUserName().toUpperCase();
      expect((await own.scim.post("/Users", { userName: upper })).status).to.equal(201);
      expect((await own.owner.get("/v1/members?q=somebody")).at("meta.total")).to.equal(0);
    });

    it("refuses every address that the API refuses or stores in another form", async () => {
      for (const [kind, address] of refusedAddresses(own.domain)) {
        const api = await own.owner.post("/v1/entities", { entity_type: "contact", email: address });
        if (api.status !== 400) expect(api.at("data.email"), kind).not.to.equal(address);
        for (const body of [{ userName: address }, { userName: "ada", emails: [{ value: address }] }]) {
          const answer = await own.scim.post("/Users", body);
          expect([answer.status, answer.at("scimType")], kind).to.deep.equal([400, "invalidValue"]);
        }
      }
    });

    it("rejects bodies that are not objects in JSON", async () => {
      const broken = await own.scim.post("/Users", "{");
      expect([broken.status, broken.at("scimType")]).to.deep.equal([400, "invalidSyntax"]);
      const list = await own.scim.post("/Users", "[]");
      expect([list.status, list.at("scimType")]).to.deep.equal([400, "invalidSyntax"]);
      const text = await own.scim.send("POST", "/Users", "x", { "Content-Type": "text/plain" });
      expect(text.status).to.equal(415);
      const large = await own.scim.post("/Users", `"${"x".repeat(3_000_000)}"`);
      expect(large.status).to.equal(413);
    });
  });

  describe("changing the address", () => {
    it("follows a changed user name, notifies the old address, and ends the links sent there", async () => {
      const [before, after] = [own.newUserName(), own.newUserName()];
      const id = await create({ userName: before });
      await callerAt(service.url).post("/v1/password/forgot", { email: before });
      const { token } = await accountEmailTo(service.dataDir, before, (letter) => letter.token !== "");
      const answer = await own.scim.patch(`/Users/${id}`, { op: "replace", path: "userName", value: after });
      expect([answer.at("userName"), answer.at("emails.0.value")]).to.deep.equal([after, after]);
      const used = await callerAt(service.url).post("/v1/password/reset", { token, password: "a long new password" });
      expect(used.status).to.equal(422);
      const letter = await accountEmailTo(service.dataDir, before, ({ text }) => text.includes(after));
      expect(letter.text).to.match(/changed the e-mail address/);
    });

    it("returns 409 uniqueness for an address of another organization", async () => {
      const other = await createProvisioned(service);
      const id = await create();
      const value = own.newUserName();
      await other.owner.post("/v1/members", { email: value, role: "member" });
      const answer = await own.scim.patch(`/Users/${id}`, { op: "replace", path: "userName", value });
      expect([answer.status, answer.at("scimType")]).to.deep.equal([409, "uniqueness"]);
    });
  });

  it("keeps organizations apart: ids of another organization do not exist", async () => {
    const other = await createProvisioned(service);
    const foreign = (await other.scim.post("/Users", { userName: other.newUserName() })).string("id");
    const group = (await other.scim.post("/Groups", { displayName: "Theirs" })).string("id");
    const body = patchOf({ op: "replace", path: "active", value: false });
    for (const path of [`/Users/${foreign}`, `/Groups/${group}`]) {
      const answers = [
        await own.scim.get(path),
        await own.scim.put(path, { userName: own.newUserName(), displayName: "Ours" }),
        await own.scim.send("PATCH", path, body),
        await own.scim.delete(path),
      ];
      expect(answers.map(({ status }) => status)).to.deep.equal([404, 404, 404, 404]);
    }
    expect(await own.scim.names("Users", `id eq "${foreign}"`)).to.deep.equal([]);
    const ours = (await own.scim.post("/Groups", { displayName: "Ours" })).string("id");
    const added = patchOf({ op: "add", path: "members", value: [{ value: foreign }] });
    const answer = await own.scim.send("PATCH", `/Groups/${ours}`, added);
    expect([answer.status, answer.at("scimType")]).to.deep.equal([400, "invalidValue"]);
    expect((await other.scim.get(`/Users/${foreign}`)).at("active")).to.equal(true);
  });

  describe("PATCH /scim/v2/Users/{id}", () => {
    const patched = async (...operations: object[]): Promise<Record<string, unknown>> => {
      const name = { givenName: "Jean", familyName: "Moreau" };
      const id = (await own.scim.post("/Users", { userName: own.newUserName(), externalId: "x", name })).string("id");
      const answer = await own.scim.patch(`/Users/${id}`, ...operations);
      expect(answer.status, answer.text).to.equal(200);
      expect((await own.scim.get(`/Users/${id}`)).json).to.deep.equal(answer.json);
      return answer.json as Record<string, unknown>;
    };

    it("replaces parts of a complex attribute and keeps the others", async () => {
      const name = { familyName: "Moreau", givenName: "Anne" };
      for (const operation of [
        { op: "replace", path: "name.givenName", value: "Anne" },
        { op: "Replace", path: "urn:ietf:params:scim:schemas:core:2.0:User:name.givenName", value: "Anne" },
        { op: "add", path: "name", value: { givenName: "Anne" } },
        { op: "replace", value: { "name.givenName": "Anne" } },
        { op: "replace", value: { name: { givenName: "Anne" } } },
      ]) {
        expect((await patched(operation))["name"], JSON.stringify(operation)).to.deep.equal(name);
      }
    });

    it("removes attributes and parts of them", async () => {
      expect((await patched({ op: "remove", path: "name.givenName" }))["name"]).to.deep.equal({ familyName: "Moreau" });
      const without = await patched({ op: "remove", path: "name" }, { op: "replace", path: "externalId", value: null });
      expect([without["name"], without["externalId"]]).to.deep.equal([undefined, undefined]);
    });

    it("changes the address by a filter, as Entra ID does", async () => {
      for (const op of ["Add", "Replace"]) {
        const value = own.newUserName();
        const user = await patched({ op, path: 'emails[type eq "work"].value', value });
        expect(user["emails"]).to.deep.equal([{ value, type: "work", primary: true }]);
      }
      const value = own.newUserName();
      const added = await patched({ op: "add", path: "emails", value: [{ value, primary: true }] });
      expect(added["emails"]).to.deep.equal([{ value, type: "work", primary: true }]);
    });

    it("stores whether the client calls the address primary", async () => {
      const [value, moved] = [own.newUserName(), own.newUserName()];
      const created = await own.scim.post("/Users", { userName: value, emails: [{ value, primary: false }] });
      expect(created.at("emails")).to.deep.equal([{ value, type: "work", primary: false }]);
      const path = `/Users/${created.string("id")}`;
      expect((await own.scim.get(path)).at("emails.0.primary")).to.equal(false);
      const secondary = `emails[value eq "${value}" and primary eq false]`;
      expect(await own.scim.names("Users", secondary)).to.deep.equal([value]);
      for (const [operation, primary] of [
        [{ op: "replace", path: 'emails[type eq "work"].primary', value: true }, true],
        [{ op: "replace", path: "emails", value: [{ value, type: "work", primary: false }] }, false],
        [{ op: "replace", path: 'emails[type eq "work"].value', value: moved }, false],
        [{ op: "remove", path: "emails.primary" }, true],
      ] as const) {
        const answer = await own.scim.patch(path, operation);
        expect(answer.at("emails.0.primary"), JSON.stringify(operation)).to.equal(primary);
      }
      const replaced = await own.scim.put(path, {
        userName: moved,
        emails: [{ value: moved, primary: false }],
      });
      expect(replaced.at("emails")).to.deep.equal([{ value: moved, type: "work", primary: false }]);
      const unchanged = await own.scim.put(path, {
        userName: moved,
        emails: [{ value: moved, primary: false }],
      });
      expect(unchanged.headers.get("etag")).to.equal(replaced.headers.get("etag"));
    });

    it("ignores standard attributes that members do not have", async () => {
      const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
      const user = await patched(
        { op: "Add", path: "title", value: "CTO" },
        { op: "Add", path: `${enterprise}:department`, value: "R&D" },
        { op: "Add", path: 'phoneNumbers[type eq "work"].value', value: "+33 1 02 03 04 05" },
        { op: "Add", path: "name.formatted", value: "J. Moreau" },
        { op: "replace", value: { [enterprise]: { manager: "x" }, [`${enterprise}:division`]: "y", nickName: "J" } },
        { op: "replace", path: "displayName", value: "JM" },
      );
      expect(user).to.include({ displayName: "JM" });
      expect(user["name"]).to.deep.equal({ familyName: "Moreau", givenName: "Jean" });
    });

    it("rejects changes of read-only and unknown attributes", async () => {
      const id = (await own.scim.post("/Users", { userName: own.newUserName() })).string("id");
      const cases: [object, string][] = [
        [{ op: "replace", path: "meta.created", value: "x" }, "invalidPath"],
        [{ op: "add", path: "groups", value: [{ value: id }] }, "mutability"],
        [{ op: "replace", path: "colour", value: "x" }, "invalidPath"],
        [{ op: "replace", value: { colour: "x" } }, "invalidPath"],
        [{ op: "replace", path: "userName[value eq 1]", value: "x" }, "invalidPath"],
        [{ op: "remove", path: "userName" }, "invalidValue"],
        [{ op: "replace", path: "name", value: "x" }, "invalidValue"],
      ];
      for (const [operation, scimType] of cases) {
        const answer = await own.scim.patch(`/Users/${id}`, operation);
        expect([answer.status, answer.at("scimType")], answer.text).to.deep.equal([400, scimType]);
      }
    });

    it("keeps the language and time zone that members chose if a PUT does not contain them", async () => {
      const userName = own.newUserName();
      const id = (await own.scim.post("/Users", { userName, locale: "fr", timezone: "Europe/Paris" })).string("id");
      const answer = await own.scim.put(`/Users/${id}`, { userName, name: { givenName: "Jo" } });
      expect(answer.json).to.deep.include({
        locale: "fr",
        timezone: "Europe/Paris",
        name: { givenName: "Jo" },
      });
    });
  });

  describe("suspension of members", () => {
    const signedIn = async () => {
      const person = await createPerson(service, {
        organization: own.organization.record,
        role: "member",
        email: own.newUserName(),
      });
      const session = await signIn(service.url, person);
      const key = await callerByKey(service, { user: person });
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
        await own.scim.patch(`/Users/${id}`, { op: "Replace", path: "active", value: "True" });
        expect((await member(id))["status"]).to.equal("active");
      }
    });

    it("keeps the status if a PUT does not contain it", async () => {
      const userName = own.newUserName();
      const id = await create({ userName, active: false });
      expect((await own.scim.put(`/Users/${id}`, { userName })).at("active")).to.equal(false);
    });

    it("removes a deleted user, and creates a new member at the next POST of the address", async () => {
      const { person, statuses } = await signedIn();
      await own.owner.put(`/v1/members/${person.id}`, { role: "manager" });
      const group = { displayName: "Leavers", members: [{ value: person.id }] };
      const groupId = (await own.scim.post("/Groups", group)).string("id");
      expect((await own.scim.delete(`/Users/${person.id}`)).status).to.equal(204);
      expect((await own.scim.get(`/Users/${person.id}`)).status).to.equal(404);
      expect((await own.scim.delete(`/Users/${person.id}`)).status).to.equal(404);
      expect(await own.scim.names("Users", `userName eq "${person.email}"`)).to.deep.equal([]);
      expect(await statuses()).to.deep.equal([401, 401, 401]);
      expect((await own.scim.get(`/Groups/${groupId}`)).at("members")).to.equal(undefined);
      const [entry] = (await own.owner.get(`/v1/activity-log?record_type=member&record_id=${person.id}`)).list("data");
      expect([entry?.["action"], entry?.["result"]]).to.deep.equal(["scim.deleteUser", "success"]);
      const again = await own.scim.post("/Users", { userName: person.email });
      expect([again.status, again.at("active")]).to.deep.equal([201, true]);
      expect(again.string("id")).to.not.equal(person.id);
      expect(await member(again.string("id"))).to.include({ status: "active", role: "member" });
      const former = await member(person.id);
      expect(former["deleted_at"]).to.be.a("string");
    });

    it("does not show members that an administrator removed", async () => {
      const userName = own.newUserName();
      const id = await create({ userName });
      const groupId = (await own.scim.post("/Groups", { displayName: "Gone", members: [{ value: id }] })).string("id");
      expect((await own.owner.delete(`/v1/members/${id}`)).status).to.equal(200);
      const active = patchOf({ op: "replace", path: "active", value: true });
      const answers = [
        await own.scim.get(`/Users/${id}`),
        await own.scim.put(`/Users/${id}`, { userName }),
        await own.scim.send("PATCH", `/Users/${id}`, active),
        await own.scim.delete(`/Users/${id}`),
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
        await own.scim.patch(`/Users/${id}`, { op: "replace", path: "active", value: false }),
        await own.scim.put(`/Users/${id}`, { userName: own.organization.owner.email, active: false }),
        await own.scim.delete(`/Users/${id}`),
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
        await scim.patch(`/Users/${second.id}`, { op: "replace", path: "active", value: false }),
        await scim.patch(`/Users/${second.id}`, { op: "replace", path: "userName", value: person.email }),
        await scim.patch(`/Users/${second.id}`, { op: "replace", value: { userName: newUserName() } }),
        await scim.delete(`/Users/${second.id}`),
      ];
      expect(changes.map(({ status }) => status)).to.deep.equal([403, 403, 403, 403]);
      await service.database.pool("users").where({ id: second.id }).update({ status: "suspended" });
      expect((await scim.delete(`/Users/${second.id}`)).status).to.equal(403);
      const renamed = patchOf({ op: "replace", path: "name.givenName", value: "Renamed" });
      expect((await scim.send("PATCH", `/Users/${second.id}`, renamed)).status).to.equal(200);
    });
  });

  describe("a deleted user that is created again", () => {
    it("without the password, passkeys and API keys of the deleted user", async () => {
      const person = await createPerson(service, {
        organization: own.organization.record,
        role: "member",
        email: own.newUserName(),
      });
      const passkey = softwarePasskey(ORIGIN);
      expect((await register(await signIn(service.url, person), passkey)).status).to.equal(201);
      const key = await callerByKey(service, { user: person });
      expect((await own.scim.delete(`/Users/${person.id}`)).status).to.equal(204);
      const created = await own.scim.post("/Users", { userName: person.email });
      expect([created.status, created.at("active")]).to.deep.equal([201, true]);
      expect(created.at("id")).to.not.equal(person.id);
      await pause(1_050);
      const anonymous = callerAt(service.url);
      const { email, password } = person;
      expect((await anonymous.post("/v1/session", { email, password })).at("code"), "password").to.equal(
        "unauthenticated",
      );
      const signed = await anonymous.post("/v1/session/passkey", await assertionBy(service.url, passkey));
      expect(signed.status, "passkey").to.equal(401);
      expect((await key.get("/v1/me")).status, "API key").to.equal(401);
      const { pool } = service.database;
      for (const table of ["passkeys", "recovery_codes", "authenticator_apps"]) {
        expect(await pool(table).where({ user_id: person.id }).pluck("user_id"), table).to.deep.equal([]);
      }
    });
  });
});
