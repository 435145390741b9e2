import { expect } from "chai";
import { callerAt, type Caller } from "../support/caller.ts";
import { toMcp } from "../support/accounts/connections.ts";
import { rpc, sendMcp } from "../support/mcp/mcp.ts";
import {
  createKey,
  createOrganization,
  createPerson,
  type Organization,
  type Person,
  signIn,
} from "../support/accounts/people.ts";
import { useFixture } from "../support/fixture.ts";
import type { Answer } from "../support/wire.ts";

describe("MCP: connections of API keys", () => {
  const fixture = useFixture();
  let organization: Organization;
  let owner: Caller;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });
  const member = async (): Promise<{ person: Person; caller: Caller }> => {
    const person = await createPerson(fixture.service, { organization: organization.record, role: "member" });
    return { person, caller: await signIn(fixture.service.url, person) };
  };
  const next = (token: string): Promise<unknown[]> => toMcp(fixture.service.url, { Authorization: `Bearer ${token}` });

  it("revokes all connections and excludes unused keys", async () => {
    const { person } = await member();
    const make = (name: string): Promise<Answer> =>
      owner.post("/v1/api-keys", { name, scopes: ["entities:read"], mcp_access: true });
    const [used, unused] = [await make("Used"), await make("Unused")];
    const others = await createKey(fixture.service, { user: person, mcp_access: true });
    const programs = await createKey(fixture.service, { user: person });
    await next(used.string("data.secret"));
    const listed = await owner.get("/v1/connections?kind=api_key&status=active");
    expect(listed.at("meta.total")).to.equal(3);
    expect(listed.list("data").find(({ id }) => id === unused.at("data.id"))).to.deep.include({
      application: { kind: "api_key", client_id: unused.at("data.id"), name: "Unused", uri: null, host: null },
      last_used_at: null,
      revoked_at: null,
    });
    expect((await owner.delete("/v1/connections")).at("data")).to.deep.equal({ revoked: 3 });
    expect((await owner.delete("/v1/connections")).at("data")).to.deep.equal({ revoked: 0 });
    for (const key of [used.string("data.secret"), unused.string("data.secret"), others]) {
      const answer = await sendMcp({ url: fixture.service.url, token: key }, rpc("tools/list"));
      expect([answer.status, answer.at("code")]).to.deep.equal([401, "invalid_token"]);
      const program = callerAt(fixture.service.url, { "X-API-Key": key });
      expect((await program.get("/v1/entities")).status, "as a program").to.equal(200);
    }
    expect((await callerAt(fixture.service.url, { "X-API-Key": programs }).get("/v1/entities")).status).to.equal(200);
    expect((await owner.get("/v1/connections?status=active")).at("meta.total")).to.equal(0);
  });

  it("revokes single keys, also unused ones", async () => {
    const { caller } = await member();
    const key = await owner.post("/v1/api-keys", { name: "New", scopes: ["entities:read"], mcp_access: true });
    const [id, secret] = [key.string("data.id"), key.string("data.secret")];
    expect((await owner.get("/v1/me/connections")).at("data.0.id")).to.equal(id);
    expect((await caller.delete(`/v1/me/connections/${id}`)).status).to.equal(404);
    expect((await owner.delete(`/v1/connections/${id}`, { "If-Match": '"7"' })).status).to.equal(412);
    expect((await owner.delete(`/v1/connections/${id}`)).status).to.equal(200);
    expect(await next(secret)).to.deep.equal([401, "invalid_token"]);
    expect((await owner.delete(`/v1/connections/${id}`)).status).to.equal(404);
    const [entry] = (await owner.get("/v1/activity-log?channel=console&page_size=1")).list("data");
    expect(entry).to.deep.include({ action: "connections.revoke", record: { type: "api_key", id } });
    await owner.put(`/v1/api-keys/${id}`, { mcp_access: true });
    expect(await next(secret)).to.deep.equal([200, undefined]);
  });

  it("returns an English and a French error if only keys are disabled", async () => {
    const key = await createKey(fixture.service, { user: organization.owner, mcp_access: true });
    await owner.put("/v1/ai-policy", { allow_api_keys: false });
    const messageIn = async (language: string): Promise<string> => {
      const headers = { "accept-language": language };
      return (await sendMcp({ url: fixture.service.url, token: key }, rpc("tools/list"), { headers })).string("error");
    };
    expect(await messageIn("en")).to.equal(
      "This organization does not let AI applications use API keys. Connect with OAuth, or ask an administrator.",
    );
    expect(await messageIn("fr")).to.include("n’autorise pas les clés d’API");
  });

  it("rejects keys while AI applications or keys are disabled and accepts them afterwards", async () => {
    const key = await createKey(fixture.service, { user: organization.owner, mcp_access: true });
    expect(await next(key)).to.deep.equal([200, undefined]);
    for (const field of ["enabled", "allow_api_keys"]) {
      const off = { [field]: false };
      await owner.put("/v1/ai-policy", off);
      expect(await next(key), JSON.stringify(off)).to.deep.equal([
        403,
        field === "enabled" ? "ai_disabled" : "api_keys_disabled",
      ]);
      await owner.put("/v1/ai-policy", { enabled: true, allow_api_keys: true });
      expect(await next(key)).to.deep.equal([200, undefined]);
    }
    const log = (await owner.get("/v1/activity-log?result=denied&channel=mcp")).list("data");
    expect(log.map(({ action, error_code }) => [action, error_code])).to.deep.equal([
      ["mcp.call", "api_keys_disabled"],
      ["mcp.call", "ai_disabled"],
    ]);
  });
});
