import { expect } from "chai";
import { approve } from "../support/accounts/approval.ts";
import { catchProblem } from "../support/mcp/mcp.ts";
import { createKey, createOrganization, type Person } from "../support/accounts/people.ts";
import { startRemoteBridge, type RemoteBridge } from "../support/mcp/remote-bridge.ts";
import { startService, type Service } from "../support/service.ts";

const HELLO = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "desktop", version: "1" } };

describe("MCP: mcp-remote client", () => {
  let service: Service;
  let person: Person;
  let bridge: RemoteBridge | undefined;

  before(async () => {
    service = await startService({ atOwnUrl: true });
    person = (await createOrganization(service)).owner;
  });
  afterEach(() => bridge?.close());
  after(() => service.close());

  const works = async (to: RemoteBridge, hello: Promise<Record<string, unknown>>): Promise<void> => {
    expect((await hello)["serverInfo"]).to.include({ name: "customer-relationship-service" });
    const { tools } = await to.request("tools/list");
    expect((tools as { name: string }[]).map(({ name }) => name)).to.include("search_crm");
    const result = await to.request("tools/call", { name: "search_crm", arguments: { query: "ada" } });
    expect(catchProblem(result).structured).to.include({ total: 0 });
  };

  it("signs in through the browser and renews an expired token", async () => {
    bridge = await startRemoteBridge(`${service.url}/mcp`);
    const hello = bridge.request("initialize", HELLO);
    const callback = await approve(await bridge.page, person);
    expect((await fetch(callback)).status).to.equal(200);
    await works(bridge, hello);
    const { pool } = service.database;
    await pool("oauth_records")
      .where({ model: "AccessToken" })
      .update({ expires_at: pool.raw("now()") });
    await works(bridge, hello);
  });

  it("connects with an API key in a header", async () => {
    const key = await createKey(service, { user: person, mcp_access: true });
    bridge = await startRemoteBridge(`${service.url}/mcp`, {
      options: ["--header", "Authorization:${CRM_AUTHORIZATION}"],
      env: { CRM_AUTHORIZATION: `Bearer ${key}` },
    });
    await works(bridge, bridge.request("initialize", HELLO));
    expect(bridge.said()).to.not.include("authorize this client");
  });
});
