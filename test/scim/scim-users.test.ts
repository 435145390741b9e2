import { expect } from "chai";
import { signIn } from "../support/accounts/people.ts";
import { refusedAddresses } from "../support/sign-in/identity-provider.ts";
import { callerAt } from "../support/caller.ts";
import { accountEmailTo } from "../support/email/account-emails.ts";
import { createProvisioned, patchOf, type Provisioned } from "../support/sign-in/scim-client.ts";
import { type Service, startService } from "../support/service.ts";

const USER = "urn:ietf:params:scim:schemas:core:2.0:User";

describe("SCIM users: /scim/v2/Users", () => {
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
      const answer = await own.scim.send("POST", "/Users", body);
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
      const answer = await own.scim.send("POST", "/Users", { userName: "CORP\\jmoreau", emails: [{ value: email }] });
      expect([answer.status, answer.at("userName")]).to.deep.equal([201, "CORP\\jmoreau"]);
      expect((await member(answer.string("id")))["email"]).to.equal(email);
      expect(await own.scim.names("Users", String.raw`userName eq "corp\\JMoreau"`)).to.deep.equal(["CORP\\jmoreau"]);
    });

    it("returns 409 uniqueness for an address in use, without telling in which organization", async () => {
      const other = await createProvisioned(service);
      const [mine, theirs] = [own.newUserName(), own.newUserName()];
      await own.owner.post("/v1/members", { email: mine, role: "member" });
      await other.owner.post("/v1/members", { email: theirs, role: "member" });
      const answers = [mine, theirs].map((userName) => own.scim.send("POST", "/Users", { userName }));
      const [first, second] = await Promise.all(answers);
      expect(first?.at("scimType")).to.equal("uniqueness");
      expect([first?.status, first?.text]).to.deep.equal([409, second?.text]);
    });

    it("creates one user if the same request arrives many times at once", async () => {
      const body = { userName: own.newUserName() };
      const answers = await Promise.all(Array.from({ length: 10 }, () => own.scim.send("POST", "/Users", body)));
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
        const answer = await own.scim.send("POST", "/Users", body);
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
          await own.scim.send("POST", "/Users", { userName }),
          await own.scim.send("POST", "/Users", { userName: `S.${domain}`, emails: [{ value: userName }] }),
          await own.scim.send("PUT", `/Users/${id}`, { userName }),
          await own.scim.send("PATCH", `/Users/${id}`, patchOf({ op: "replace", path: "userName", value: userName })),
        ];
        for (const answer of answers) {
          expect([answer.status, answer.at("scimType")], domain).to.deep.equal([400, "invalidValue"]);
          expect(answer.at("detail")).to.include(userName).and.to.include("POST /v1/email-domains");
        }
      }
      const upper = own.newUserName().toUpperCase();
      expect((await own.scim.send("POST", "/Users", { userName: upper })).status).to.equal(201);
      expect((await own.owner.get("/v1/members?q=somebody")).at("meta.total")).to.equal(0);
    });

    it("refuses every address that the API refuses or stores in another form", async () => {
      for (const [kind, address] of refusedAddresses(own.domain)) {
        const api = await own.owner.post("/v1/entities", { entity_type: "contact", email: address });
        if (api.status !== 400) expect(api.at("data.email"), kind).not.to.equal(address);
        for (const body of [{ userName: address }, { userName: "ada", emails: [{ value: address }] }]) {
          const answer = await own.scim.send("POST", "/Users", body);
          expect([answer.status, answer.at("scimType")], kind).to.deep.equal([400, "invalidValue"]);
        }
      }
    });

    it("rejects bodies that are not objects in JSON", async () => {
      const broken = await own.scim.send("POST", "/Users", "{");
      expect([broken.status, broken.at("scimType")]).to.deep.equal([400, "invalidSyntax"]);
      const list = await own.scim.send("POST", "/Users", "[]");
      expect([list.status, list.at("scimType")]).to.deep.equal([400, "invalidSyntax"]);
      const text = await own.scim.send("POST", "/Users", "x", { "Content-Type": "text/plain" });
      expect(text.status).to.equal(415);
      const large = await own.scim.send("POST", "/Users", `"${"x".repeat(3_000_000)}"`);
      expect(large.status).to.equal(413);
    });
  });

  describe("changing the address", () => {
    it("follows a changed user name, notifies the old address, and ends the links sent there", async () => {
      const [before, after] = [own.newUserName(), own.newUserName()];
      const id = await create({ userName: before });
      await callerAt(service.url).post("/v1/password/forgot", { email: before });
      const { token } = await accountEmailTo(service.dataDir, before, (letter) => letter.token !== "");
      const answer = await own.scim.send(
        "PATCH",
        `/Users/${id}`,
        patchOf({ op: "replace", path: "userName", value: after }),
      );
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
      const answer = await own.scim.send("PATCH", `/Users/${id}`, patchOf({ op: "replace", path: "userName", value }));
      expect([answer.status, answer.at("scimType")]).to.deep.equal([409, "uniqueness"]);
    });
  });

  it("keeps organizations apart: ids of another organization do not exist", async () => {
    const other = await createProvisioned(service);
    const foreign = (await other.scim.send("POST", "/Users", { userName: other.newUserName() })).string("id");
    const group = (await other.scim.send("POST", "/Groups", { displayName: "Theirs" })).string("id");
    const body = patchOf({ op: "replace", path: "active", value: false });
    for (const path of [`/Users/${foreign}`, `/Groups/${group}`]) {
      const answers = [
        await own.scim.get(path),
        await own.scim.send("PUT", path, { userName: own.newUserName(), displayName: "Ours" }),
        await own.scim.send("PATCH", path, body),
        await own.scim.send("DELETE", path),
      ];
      expect(answers.map(({ status }) => status)).to.deep.equal([404, 404, 404, 404]);
    }
    expect(await own.scim.names("Users", `id eq "${foreign}"`)).to.deep.equal([]);
    const ours = (await own.scim.send("POST", "/Groups", { displayName: "Ours" })).string("id");
    const added = patchOf({ op: "add", path: "members", value: [{ value: foreign }] });
    const answer = await own.scim.send("PATCH", `/Groups/${ours}`, added);
    expect([answer.status, answer.at("scimType")]).to.deep.equal([400, "invalidValue"]);
    expect((await other.scim.get(`/Users/${foreign}`)).at("active")).to.equal(true);
  });
});
