import { expect } from "chai";
import { startProvider, type TestProvider } from "../support/sign-in/identity-provider.ts";
import {
  SINGLE_SIGN_ON,
  signOn,
  signOnOrganization,
  type SignOnOrganization,
  userOf,
} from "../support/sign-in/single-sign-on.ts";
import { useFixture } from "../support/fixture.ts";
import { patchOf, type ScimClient, scimClient } from "../support/sign-in/scim-client.ts";

describe("SCIM groups with roles assigned at the identity provider", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let provider: TestProvider;
  let acme: SignOnOrganization;
  let scim: ScimClient;
  const GROUPS = [
    { group: "CRM managers", role: "manager" },
    { group: "4f1c-Readers", role: "read_only" },
  ];
  before(async () => {
    provider = await startProvider(`${fixture.service.url}/sign-in/sso/callback`);
  });
  after(() => provider.close());
  beforeEach(async () => {
    acme = await signOnOrganization(fixture.service, provider, { group_roles: GROUPS });
    const token = (await acme.owner.post("/v1/scim-token")).string("data.secret");
    scim = scimClient(fixture.service.url, token);
  });

  const user = async (): Promise<string> =>
    (await scim.send("POST", "/Users", { userName: `ada@${acme.domain}` })).string("id");
  const group = async (displayName: string, id: string, externalId?: string): Promise<string> => {
    const answer = await scim.send("POST", "/Groups", { displayName, externalId, members: [{ value: id }] });
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
    await scim.send("DELETE", `/Groups/${managers}`);
    expect(await role(id)).to.equal("read_only");
    await scim.send(
      "PATCH",
      `/Groups/${readers}`,
      patchOf({ op: "replace", path: "externalId", value: "4f1c-readers" }),
    );
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
    await scim.send("PATCH", `/Groups/${managers}`, patchOf({ op: "remove", path: "members" }));
    expect(await role(id)).to.equal("member");
    expect(await signedOn("4f1c-Readers")).to.include({ id, role: "read_only" });
  });

  it("admits members of a SCIM group without an assigned role, and does not change their role", async () => {
    await acme.set({ default_role: null });
    const id = await user();
    const others = await group("Others", id);
    expect(await signedOn("CRM managers")).to.include({ id, role: "member" });
    await scim.send("DELETE", `/Groups/${others}`);
    expect(await signedOn()).to.equal(null);
  });

  it("follows the token again after SCIM was turned off", async () => {
    const id = await user();
    await group("CRM managers", id);
    expect((await acme.owner.delete("/v1/scim-token")).status).to.equal(200);
    expect(await signedOn("4f1c-Readers")).to.include({ id, role: "read_only" });
  });
});
