import { expect } from "chai";
import { connect } from "../support/accounts/connections.ts";
import type { Caller } from "../support/caller.ts";
import { createPerson, signIn, type Person } from "../support/accounts/people.ts";
import { callTool, rpc, sendMcp, toolCall, toolNames, type McpTarget } from "../support/mcp/mcp.ts";
import { useFixture } from "../support/fixture.ts";

const METADATA = "http://localhost:3000/.well-known/oauth-protected-resource/mcp";
const write = { record_type: "contact", fields: { first_name: "Ada" } };

describe("MCP: permissions of connections", () => {
  const fixture = useFixture();
  const at = (token: string): McpTarget => ({ url: fixture.service.url, token });
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
  });
  const colleague = (role: string): Promise<Person> =>
    createPerson(fixture.service, { organization: fixture.organization.record, role });

  it("allows the tools of the scopes", async () => {
    const { token } = await connect(fixture.service, { user: fixture.organization.owner, scopes: ["crm:read"] });
    const names = await toolNames(at(token));
    expect(names).to.include("search_crm");
    expect(names).not.to.include("create_crm_record");
    expect((await callTool(at(token), "search_crm", { query: "Ada" })).isError).to.equal(false);
  });

  it("returns 403 with held and required scopes if another scope is needed", async () => {
    const { token } = await connect(fixture.service, { user: fixture.organization.owner, scopes: ["crm:read"] });
    const answer = await sendMcp(at(token), toolCall("create_crm_record", write));
    expect([answer.status, answer.at("code")]).to.deep.equal([403, "insufficient_scope"]);
    expect(answer.headers.get("www-authenticate")).to.equal(
      `Bearer error="insufficient_scope", resource_metadata="${METADATA}", scope="crm:read crm:write"`,
    );
    expect(answer.at("details.0.required")).to.deep.equal(["crm:read", "crm:write"]);
    expect((await fixture.crm.get("/v1/entities")).at("meta.total")).to.equal(0);
  });

  it("returns a missing scope for each call of a batch", async () => {
    const { token } = await connect(fixture.service, { user: fixture.organization.owner, scopes: ["crm:read"] });
    const batch = [toolCall("create_crm_record", write), toolCall("search_crm", { query: "Ada" })];
    const answer = await sendMcp(at(token), batch);
    expect(answer.status).to.equal(200);
    const entries = answer.json as { error?: { code: number }; result?: object }[];
    expect(entries.map(({ error, result }) => error?.code ?? typeof result)).to.have.members([-32602, "object"]);
  });

  it("returns unknown tool if the role lacks the permission", async () => {
    const user = await colleague("read_only");
    for (const scopes of [["crm:read"], ["crm:read", "crm:write"]] as const) {
      const { token } = await connect(fixture.service, { user, scopes });
      expect(await toolNames(at(token))).not.to.include("create_crm_record");
      const answer = await sendMcp(at(token), toolCall("create_crm_record", write));
      expect([answer.status, answer.at("error.code")]).to.deep.equal([200, -32602]);
      expect(answer.string("error.message")).to.equal("The tool does not exist.");
      const unknown = await sendMcp(at(token), toolCall("no_such_tool"));
      expect(unknown.at("error")).to.deep.equal(answer.at("error"));
    }
  });

  it("offers a tool for some record types and rejects the others", async () => {
    const permissions = ["entities:read", "tasks:read", "tasks:write", "ai:connect"];
    await owner.post("/v1/roles", { name: "tasker", permissions });
    const { token } = await connect(fixture.service, { user: await colleague("tasker") });
    expect(await toolNames(at(token))).to.include("create_crm_record");
    const { isError, body } = await callTool(at(token), "create_crm_record", write);
    expect([isError, body["code"]]).to.deep.equal([true, "permission_denied"]);
    const task = await callTool(at(token), "create_crm_record", { record_type: "task", fields: { title: "Call" } });
    expect(task.isError, JSON.stringify(task.body)).to.equal(false);
  });

  it("applies a changed role to the next call", async () => {
    const user = await colleague("member");
    const target = at((await connect(fixture.service, { user })).token);
    expect(await toolNames(target)).to.include("create_crm_record");
    expect((await callTool(target, "create_crm_record", write)).isError).to.equal(false);
    expect((await owner.put(`/v1/members/${user.id}`, { role: "read_only" })).status).to.equal(200);
    expect(await toolNames(target)).not.to.include("create_crm_record");
    expect((await sendMcp(target, toolCall("create_crm_record", write))).at("error.code")).to.equal(-32602);
    await owner.put(`/v1/members/${user.id}`, { role: "member" });
    expect((await callTool(target, "create_crm_record", { ...write, allow_duplicate: true })).isError).to.equal(false);
  });

  it("does not repeat an earlier answer after the permission is lost", async () => {
    const user = await colleague("member");
    const target = at((await connect(fixture.service, { user })).token);
    const call = { ...write, allow_duplicate: true, idempotency_key: "once-and-only-once" };
    const first = await callTool(target, "create_crm_record", call);
    expect((await callTool(target, "create_crm_record", call)).isError).to.equal(first.isError);
    await owner.put(`/v1/members/${user.id}`, { role: "read_only" });
    expect((await sendMcp(target, toolCall("create_crm_record", call))).at("error.code")).to.equal(-32602);
  });

  it("returns 401 after the connection is revoked", async () => {
    const { token, id } = await connect(fixture.service, { user: fixture.organization.owner });
    expect((await sendMcp(at(token), rpc("ping"))).status).to.equal(200);
    expect((await owner.delete(`/v1/connections/${id}`)).status).to.equal(200);
    const answer = await sendMcp(at(token), rpc("ping"));
    expect(answer.status).to.equal(401);
    expect(answer.headers.get("www-authenticate")).to.match(/^Bearer error="invalid_token"/);
  });
});
