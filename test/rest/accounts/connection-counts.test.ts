import { expect } from "chai";
import { connect } from "../../support/accounts/connections.ts";
import { createKey, createOrganization, signIn, type Organization } from "../../support/accounts/people.ts";
import type { Caller } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import { callTool, rpc, sendMcp, toolCall, type McpTarget } from "../../support/mcp/mcp.ts";
import { rush } from "../../support/limited-calls.ts";
import { until } from "../../support/queue.ts";

describe("MCP: calls and refusals of a connection", () => {
  const fixture = useFixture({ rateLimits: "on" });
  let organization: Organization;
  let owner: Caller;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });
  const open = (more: object = {}) => connect(fixture.service, { user: organization.owner, ...more });
  const at = (token: string): McpTarget => ({ url: fixture.service.url, token });
  const numbers = async (path: string, id: string): Promise<[unknown, unknown]> => {
    const found = (await owner.get(path)).list("data").find((one) => one["id"] === id);
    return [found?.["calls"], found?.["refused_calls"]];
  };
  /** Waits until the numbers are written. */
  const expectNumbers = async (id: string, expected: readonly [number, number]): Promise<void> => {
    const { pool } = fixture.service.database;
    const counted = async (): Promise<string> => {
      const row = await pool("mcp_connections").where({ id }).first<Record<string, number>>("calls", "refused_calls");
      return Object.values(row).join();
    };
    await until(async () => (await counted()) === expected.join(), `${id}: ${expected.join()}`);
    for (const path of ["/v1/connections", "/v1/me/connections"])
      expect(await numbers(path, id)).to.deep.equal(expected);
  };

  it("count every tool call, and no other request", async () => {
    const { id, token } = await open();
    expect(await numbers("/v1/connections", id)).to.deep.equal([0, 0]);
    await sendMcp(at(token), rpc("tools/list"));
    await callTool(at(token), "search_crm", { query: "ada" });
    await callTool(at(token), "search_crm", { query: "" });
    await callTool(at(token), "search_crm", { query: "bob" });
    await expectNumbers(id, [3, 0]);
  });

  it("count calls without rights and calls beyond a limit as refused", async () => {
    const reader = await open({ scopes: ["crm:read"] });
    await sendMcp(at(reader.token), toolCall("create_crm_record", { record_type: "contact", email: "a@b.example" }));
    await callTool(at(reader.token), "search_crm", { query: "ada" });
    await expectNumbers(reader.id, [2, 1]);
    await owner.put("/v1/ai-policy", { connection_calls_per_minute: 5 });
    const eager = await open();
    const { passed, refused } = await rush([at(eager.token)], 12);
    expect(passed + refused.length).to.equal(12);
    await expectNumbers(eager.id, [12, refused.length]);
  });

  it("count rejected credentials as refused", async () => {
    const { id, token } = await open();
    await callTool(at(token), "search_crm", { query: "ada" });
    await owner.put("/v1/ai-policy", { applications: "allowed" });
    await sendMcp(at(token), toolCall("search_crm", { query: "ada" }));
    await owner.delete(`/v1/connections/${id}`);
    await sendMcp(at(token), toolCall("search_crm", { query: "ada" }));
    await expectNumbers(id, [1, 2]);
  });

  it("count the calls with an API key from its first use", async () => {
    const token = await createKey(fixture.service, { user: organization.owner, mcp_access: true });
    expect((await owner.get("/v1/connections")).at("data.0.calls")).to.equal(0);
    await callTool(at(token), "search_crm", { query: "ada" });
    const id = (await owner.get("/v1/connections")).string("data.0.id");
    await expectNumbers(id, [1, 0]);
  });
});
