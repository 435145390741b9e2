import { expect } from "chai";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { createKey } from "../support/accounts/people.ts";
import { catchProblem, sdkClient } from "../support/mcp/mcp.ts";
import { useFixture } from "../support/fixture.ts";

const VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

/** Requests an older version like an older release of the client. */
class OlderClient extends Client {
  readonly version: string;

  constructor(version: string) {
    super({ name: "test", version: "1" });
    this.version = version;
  }

  override request: Client["request"] = (request, schema, options) => {
    const asked = { ...request, params: { ...request.params, protocolVersion: this.version } };
    return super.request(request.method === "initialize" ? (asked as typeof request) : request, schema, options);
  };
}

describe("MCP: official client with an API key", () => {
  const fixture = useFixture();
  let token = "";
  before(async () => {
    token = await createKey(fixture.service, { user: fixture.organization.owner, mcp_access: true });
  });

  for (const version of VERSIONS) {
    it(`connects, lists and calls tools with version ${version}`, async () => {
      const client = new OlderClient(version);
      const requestInit = { headers: { Authorization: `Bearer ${token}` } };
      const transport = new StreamableHTTPClientTransport(new URL("/mcp", fixture.service.url), { requestInit });
      await client.connect(transport);
      expect(transport.protocolVersion).to.equal(version);
      expect(client.getServerVersion()?.title).to.equal("Customer Relationship Service");
      expect(client.getInstructions()).to.include("search_crm");
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).to.include("create_crm_record");
      const fields = { first_name: "Ada", email: `ada.${version}@example.com` };
      const created = await client.callTool({
        name: "create_crm_record",
        arguments: { record_type: "contact", fields, allow_duplicate: true },
      });
      const { isError, structured } = catchProblem(created);
      expect(isError).to.equal(false);
      expect(structured?.["created"]).to.equal(true);
      await client.ping();
      await client.close();
    });
  }

  it("receives an error result for invalid arguments and an error for an unknown tool", async () => {
    const client = await sdkClient({ url: fixture.service.url, token });
    await client.listTools();
    const { isError, body } = catchProblem(await client.callTool({ name: "search_crm", arguments: { query: "" } }));
    expect([isError, body["code"]]).to.deep.equal([true, "validation_failed"]);
    const failure = await client.callTool({ name: "nonsense", arguments: {} }).catch((error: unknown) => error);
    expect(failure).to.have.property("code", -32602);
    await client.close();
  });

  it("receives ten answers to ten concurrent calls", async () => {
    const client = await sdkClient({ url: fixture.service.url, token });
    const calls = Array.from({ length: 10 }, (_, index) =>
      client.callTool({ name: "search_crm", arguments: { query: "Ada", page: index + 1 } }),
    );
    const pages = (await Promise.all(calls)).map((result) => catchProblem(result).structured?.["page"]);
    expect(pages).to.deep.equal(Array.from({ length: 10 }, (_, index) => index + 1));
    await client.close();
  });

  it("is rejected without a key", async () => {
    const failure = await sdkClient({ url: fixture.service.url }).catch((error: unknown) => error);
    expect(failure).to.have.property("code", 401);
  });
});
