import { expect } from "chai";
import { createProvisioned, patchOf, type Provisioned } from "../support/sign-in/scim-client.ts";
import { type Service, startService } from "../support/service.ts";

describe("SCIM changes of users: PATCH /scim/v2/Users/{id}", () => {
  let service: Service;
  let own: Provisioned;
  before(async () => {
    service = await startService();
    own = await createProvisioned(service);
  });
  after(() => service.close());

  const patched = async (...operations: object[]): Promise<Record<string, unknown>> => {
    const name = { givenName: "Jean", familyName: "Moreau" };
    const id = (await own.scim.send("POST", "/Users", { userName: own.newUserName(), externalId: "x", name })).string(
      "id",
    );
    const answer = await own.scim.send("PATCH", `/Users/${id}`, patchOf(...operations));
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
    const created = await own.scim.send("POST", "/Users", { userName: value, emails: [{ value, primary: false }] });
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
      const answer = await own.scim.send("PATCH", path, patchOf(operation));
      expect(answer.at("emails.0.primary"), JSON.stringify(operation)).to.equal(primary);
    }
    const replaced = await own.scim.send("PUT", path, { userName: moved, emails: [{ value: moved, primary: false }] });
    expect(replaced.at("emails")).to.deep.equal([{ value: moved, type: "work", primary: false }]);
    const unchanged = await own.scim.send("PUT", path, { userName: moved, emails: [{ value: moved, primary: false }] });
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
    const id = (await own.scim.send("POST", "/Users", { userName: own.newUserName() })).string("id");
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
      const answer = await own.scim.send("PATCH", `/Users/${id}`, patchOf(operation));
      expect([answer.status, answer.at("scimType")], answer.text).to.deep.equal([400, scimType]);
    }
  });

  it("keeps the language and time zone that members chose if a PUT does not contain them", async () => {
    const userName = own.newUserName();
    const id = (await own.scim.send("POST", "/Users", { userName, locale: "fr", timezone: "Europe/Paris" })).string(
      "id",
    );
    const answer = await own.scim.send("PUT", `/Users/${id}`, { userName, name: { givenName: "Jo" } });
    expect(answer.json).to.deep.include({
      locale: "fr",
      timezone: "Europe/Paris",
      name: { givenName: "Jo" },
    });
  });
});
