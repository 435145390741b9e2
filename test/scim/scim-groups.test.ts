import { expect } from "chai";
import { createPerson } from "../support/accounts/people.ts";
import { createProvisioned, patchOf, type ScimClient, scimClient } from "../support/sign-in/scim-client.ts";
import { startService } from "../support/service.ts";
import { use, useFixture } from "../support/fixture.ts";
import { startProvider } from "../support/sign-in/identity-provider.ts";
import {
  SINGLE_SIGN_ON,
  signOn,
  signOnOrganization,
  type SignOnOrganization,
  userOf,
} from "../support/sign-in/single-sign-on.ts";

describe("SCIM groups: /scim/v2/Groups", () => {
  const service = use(() => startService());
  const own = use(() => createProvisioned(service));

  const user = async (): Promise<string> =>
    (await own.scim.post("/Users", { userName: own.newUserName() })).string("id");
  const group = async (displayName: string, ...members: string[]): Promise<string> => {
    const body = { displayName, members: members.map((value) => ({ value })) };
    return (await own.scim.post("/Groups", body)).string("id");
  };
  const membersOf = async (id: string): Promise<unknown[]> => {
    const members = (await own.scim.get(`/Groups/${id}`)).at("members") ?? [];
    return (members as { value: string }[]).map(({ value }) => value);
  };
  const role = async (id: string): Promise<unknown> => (await own.owner.get(`/v1/members/${id}`)).at("data.role");

  it("creates, reads, replaces and deletes a group", async () => {
    const [one, two] = [await user(), await user()];
    const created = await own.scim.post("/Groups", {
      displayName: "Sales",
      externalId: "g-1",
      members: [{ value: one }, { value: one }, { value: two.toUpperCase() }],
    });
    const id = created.string("id");
    expect(created.status).to.equal(201);
    expect(created.list("members")).to.have.length(2);
    expect(created.at("members.0")).to.include({ type: "User", $ref: `http://localhost:3000/scim/v2/Users/${one}` });
    const own1 = (await own.scim.get(`/Users/${one}`)).list("groups");
    expect(own1.map(({ value, display }) => [value, display])).to.deep.equal([[id, "Sales"]]);
    const replaced = await own.scim.put(`/Groups/${id}`, {
      displayName: "Sales EU",
      members: [{ value: two }],
    });
    expect([replaced.at("displayName"), replaced.at("externalId")]).to.deep.equal(["Sales EU", undefined]);
    expect(await membersOf(id)).to.deep.equal([two]);
    expect((await own.scim.delete(`/Groups/${id}`)).status).to.equal(204);
    expect((await own.scim.get(`/Groups/${id}`)).status).to.equal(404);
    expect((await own.scim.get(`/Users/${two}`)).at("groups")).to.equal(undefined);
  });

  it("adds and removes members in the forms of Entra ID and Okta", async () => {
    const [one, two, three] = [await user(), await user(), await user()];
    const id = await group("Dialects", one);
    const send = async (...operations: object[]): Promise<unknown[]> => {
      const answer = await own.scim.patch(`/Groups/${id}`, ...operations);
      expect(answer.status, answer.text).to.equal(200);
      return await membersOf(id);
    };
    const value = (...ids: string[]) => ids.map((each) => ({ value: each }));
    expect(await send({ op: "Add", path: "members", value: value(two, one) })).to.have.members([one, two]);
    expect(await send({ op: "add", value: { members: value(three) } })).to.have.members([one, two, three]);
    expect(await send({ op: "remove", path: `members[value eq "${two}"]` })).to.have.members([one, three]);
    expect(await send({ op: "remove", path: `members[value eq "${two}"]` })).to.have.members([one, three]);
    expect(await send({ op: "Remove", path: "members", value: value(three) })).to.have.members([one]);
    expect(await send({ op: "replace", path: "members", value: value(two, three) })).to.have.members([two, three]);
    expect(await send({ op: "replace", value: { id, displayName: "Renamed", members: value(one) } })).to.deep.equal([
      one,
    ]);
    expect(await send({ op: "remove", path: "members" })).to.deep.equal([]);
    expect(await own.scim.names("Groups", 'displayName eq "renamed"')).to.deep.equal(["Renamed"]);
  });

  it("changes nothing if one of several operations fails", async () => {
    const id = await group("Atomic", await user());
    const body = patchOf({ op: "remove", path: "members" }, { op: "replace", path: "nonsense", value: 1 });
    const answer = await own.scim.send("PATCH", `/Groups/${id}`, body);
    expect([answer.status, answer.at("scimType")]).to.deep.equal([400, "invalidPath"]);
    expect(await membersOf(id)).to.have.length(1);
  });

  it("explains what is wrong with a change", async () => {
    const id = await group("Explained", await user());
    const cases: [object, string, RegExp][] = [
      [{}, "invalidSyntax", /needs Operations/],
      [patchOf({ op: "move", path: "members" }), "invalidSyntax", /op must be add, replace or remove/],
      [patchOf({ op: "remove" }), "noTarget", /remove needs a path/],
      [patchOf({ op: "add", path: "members" }), "invalidSyntax", /value is missing/],
      [patchOf({ op: "replace", value: "x" }), "invalidSyntax", /must be an object of attributes/],
      [patchOf({ op: "replace", path: "id", value: "x" }), "mutability", /id is read-only/],
      [patchOf({ op: "replace", path: "displayName", value: "" }), "invalidValue", /displayName is required/],
      [patchOf({ op: "remove", path: "displayName" }), "invalidValue", /displayName is required/],
      [patchOf({ op: "remove", path: 'members[value eq "x"' }), "invalidPath", /closing bracket/],
      [patchOf({ op: "remove", path: 'members[colour eq "x"]' }), "invalidPath", /no sub-attribute colour/],
      [patchOf({ op: "replace", path: 'members[value eq "x"]', value: {} }), "noTarget", /No value of members matches/],
      [patchOf({ op: "add", path: "members", value: [{ value: "x" }] }), "invalidValue", /must be the id of a user/],
      [patchOf({ op: "add", path: "members", value: [{ value: id, type: "Group" }] }), "invalidValue", /not groups/],
      [patchOf({ op: "add", path: "urn:x:y:z", value: 1 }), "invalidPath", /schema urn:x:y is not supported/],
    ];
    for (const [body, scimType, detail] of cases) {
      const answer = await own.scim.send("PATCH", `/Groups/${id}`, body);
      expect([answer.status, answer.at("scimType")], answer.text).to.deep.equal([400, scimType]);
      expect(answer.at("detail")).to.match(detail);
    }
  });

  it("returns 409 uniqueness for the name of another group", async () => {
    await group("Twice");
    const id = await group("Once");
    const answers = [
      await own.scim.post("/Groups", { displayName: "TWICE" }),
      await own.scim.put(`/Groups/${id}`, { displayName: "twice" }),
    ];
    for (const answer of answers) expect([answer.status, answer.at("scimType")]).to.deep.equal([409, "uniqueness"]);
  });

  describe("a group with the name of a role", () => {
    it("gives the role to its members while they belong to it", async () => {
      const [one, two] = [await user(), await user()];
      const id = await group("Manager", one);
      expect([await role(one), await role(two)]).to.deep.equal(["manager", "member"]);
      await own.scim.put(`/Groups/${id}`, { displayName: "Manager", members: [{ value: two }] });
      expect([await role(one), await role(two)]).to.deep.equal(["member", "manager"]);
      await own.scim.patch(`/Groups/${id}`, { op: "replace", path: "displayName", value: "read_only" });
      expect(await role(two)).to.equal("read_only");
      await own.scim.delete(`/Groups/${id}`);
      expect(await role(two)).to.equal("member");
    });

    it("gives the role with the most permissions of several, also roles of the organization", async () => {
      await own.owner.post("/v1/roles", { name: "Field", permissions: ["entities:read"] });
      const one = await user();
      await group("FIELD", one);
      expect(await role(one)).to.equal("Field");
      const admins = await group("admin", one);
      expect(await role(one)).to.equal("admin");
      await own.scim.delete(`/Groups/${admins}`);
      expect(await role(one)).to.equal("Field");
    });

    it("restores the previous role, except one that an administrator has set in the meantime", async () => {
      const { id: first } = await createPerson(service, { organization: own.organization.record, role: "admin" });
      const second = await user();
      const id = await group("manager", first, second);
      await own.owner.put(`/v1/members/${second}`, { role: "read_only" });
      await own.scim.patch(`/Groups/${id}`, { op: "remove", path: "members" });
      expect([await role(first), await role(second)]).to.deep.equal(["admin", "read_only"]);
    });

    it("never makes a member an owner, and changes no owner's role", async () => {
      const one = await user();
      await group("Owner", one, own.organization.owner.id);
      await group("Member", own.organization.owner.id);
      expect([await role(one), await role(own.organization.owner.id)]).to.deep.equal(["member", "owner"]);
    });
  });
});

describe("SCIM groups with roles assigned at the identity provider", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let acme: SignOnOrganization;
  let scim: ScimClient;
  const GROUPS = [
    { group: "CRM managers", role: "manager" },
    { group: "4f1c-Readers", role: "read_only" },
  ];
  const provider = use(() => startProvider(`${fixture.service.url}/sign-in/sso/callback`));
  beforeEach(async () => {
    acme = await signOnOrganization(fixture.service, provider, { group_roles: GROUPS });
    const token = (await acme.owner.post("/v1/scim-token")).string("data.secret");
    scim = scimClient(fixture.service.url, token);
  });

  const user = async (): Promise<string> =>
    (await scim.post("/Users", { userName: `ada@${acme.domain}` })).string("id");
  const group = async (displayName: string, id: string, externalId?: string): Promise<string> => {
    const answer = await scim.post("/Groups", { displayName, externalId, members: [{ value: id }] });
    return answer.string("id");
  };
  const role = async (id: string): Promise<unknown> => (await acme.owner.get(`/v1/members/${id}`)).at("data.role");
  const signedOn = async (...groups: string[]): Promise<Record<string, unknown> | null> => {
    const person = { sub: `ada-${acme.domain}`, email: `ada@${acme.domain}`, groups };
    return await userOf((await signOn(fixture.service, provider, { person })).browser);
  };

  it("gives the role of the first assignment, by the name or the external id of a group", async () => {
    const id = await user();
    const readers = await group("Readers", id, "4f1c-Readers");
    expect(await role(id)).to.equal("read_only");
    const managers = await group("crm MANAGERS", id);
    expect(await role(id)).to.equal("manager");
    await scim.delete(`/Groups/${managers}`);
    expect(await role(id)).to.equal("read_only");
    await scim.patch(`/Groups/${readers}`, { op: "replace", path: "externalId", value: "4f1c-readers" });
    expect(await role(id)).to.equal("member");
  });

  it("ignores the names of roles, also that of owners, while roles are assigned", async () => {
    const id = await user();
    await group("admin", id);
    await group("Owner", id);
    expect(await role(id)).to.equal("member");
    await acme.set({ group_roles: [] });
    expect(await role(id)).to.equal("admin");
    await acme.set({ group_roles: GROUPS });
    expect(await role(id)).to.equal("member");
  });

  it("follows changed assignments, and uses the names of roles after the provider was deleted", async () => {
    const id = await user();
    await group("CRM managers", id);
    await acme.set({ group_roles: [{ group: "crm managers", role: "admin" }] });
    expect(await role(id)).to.equal("admin");
    await group("read_only", id);
    expect((await acme.owner.delete("/v1/identity-provider")).status).to.equal(200);
    expect(await role(id)).to.equal("read_only");
  });

  it("keeps the role of members of a SCIM group at each sign-in, with any groups in the token", async () => {
    const id = await user();
    const managers = await group("CRM managers", id);
    for (const groups of [["4f1c-Readers"], [], ["CRM managers"], ["4f1c-Readers"]]) {
      expect(await signedOn(...groups)).to.include({ id, role: "manager" });
    }
    await scim.patch(`/Groups/${managers}`, { op: "remove", path: "members" });
    expect(await role(id)).to.equal("member");
    expect(await signedOn("4f1c-Readers")).to.include({ id, role: "read_only" });
  });

  it("admits members of a SCIM group without an assigned role, and does not change their role", async () => {
    await acme.set({ default_role: null });
    const id = await user();
    const others = await group("Others", id);
    expect(await signedOn("CRM managers")).to.include({ id, role: "member" });
    await scim.delete(`/Groups/${others}`);
    expect(await signedOn()).to.equal(null);
  });

  it("follows the token again after SCIM was turned off", async () => {
    const id = await user();
    await group("CRM managers", id);
    expect((await acme.owner.delete("/v1/scim-token")).status).to.equal(200);
    expect(await signedOn("4f1c-Readers")).to.include({ id, role: "read_only" });
  });
});
