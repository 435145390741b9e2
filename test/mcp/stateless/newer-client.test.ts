import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect } from "chai";
import { targetOf, type McpTarget } from "../../support/mcp/mcp.ts";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { use, useFixture } from "../../support/fixture.ts";

/** Connects the official client of revision 2026-07-28, and returns its requests: `method status`. */
async function newerClient(
  { url, token = "" }: McpTarget,
  mode: "auto" | { readonly pin: string } = { pin: "2026-07-28" },
): Promise<{ readonly client: Client; readonly requests: string[] }> {
  const client = new Client(
    { name: "newer", version: "1" },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode } },
  );
  const requests: string[] = [];
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", url), {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
    async fetch(target, init) {
      const answer = await fetch(target, init);
      requests.push(
        `${new Headers(init?.headers).get("mcp-method") ?? init?.method ?? "GET"} ${String(answer.status)}`,
      );
      return answer;
    },
  });
  await client.connect(transport);
  return { client, requests };
}

type Connected = Awaited<ReturnType<typeof newerClient>>;

/** One session: each test continues after the one before it. */
describe("MCP: official client of revision 2026-07-28", () => {
  const fixture = useFixture();
  const { eventType } = bookingFactories(fixture);
  const target = use(() => targetOf(fixture.service, fixture.organization.owner));
  let session: Connected;
  let contact = "";
  const asked: string[] = [];
  let action: "accept" | "decline" = "accept";

  before(async () => {
    session = await newerClient(target);
    session.client.setRequestHandler("elicitation/create", ({ params }) => {
      asked.push(params.message);
      return action === "accept" ? { action, content: {} } : { action };
    });
  });
  after(() => session.client.close());

  it("connects with server/discover alone", () => {
    expect(session.requests).to.deep.equal(["server/discover 200"]);
    expect(session.client.getServerVersion()).to.include({ name: "customer-relationship-service" });
    expect(session.client.getServerVersion()?.icons?.[0]?.mimeType).to.equal("image/svg+xml");
    expect(session.client.getInstructions()).to.include("search_crm");
    expect(session.client.getServerCapabilities()).to.have.all.keys("tools", "prompts", "resources", "completions");
  });

  it("lists tools and calls them", async () => {
    const { tools } = await session.client.listTools();
    expect(tools).to.have.length(20);
    const fields = { first_name: "Ada", last_name: "Lovelace", email: "ada@newer.example" };
    const created = await session.client.callTool({
      name: "create_crm_record",
      arguments: { record_type: "contact", fields },
    });
    const { record } = created.structuredContent as { record: { id: string } };
    contact = record.id;
    const failed = await session.client.callTool({ name: "search_crm", arguments: { query: "" } });
    expect(failed.isError).to.equal(true);
  });

  it("reads prompts, resources and completions", async () => {
    const { prompts } = await session.client.listPrompts();
    expect(prompts.map(({ name }) => name)).to.include("summarize_account");
    const prompt = await session.client.getPrompt({ name: "summarize_account", arguments: { account: "Northwind" } });
    expect(prompt.messages).to.have.length(1);
    const uri = `crm://contact/${contact}`;
    expect((await session.client.listResourceTemplates()).resourceTemplates).not.to.deep.equal([]);
    expect((await session.client.listResources()).resources.map((one) => one.uri)).to.include(uri);
    expect((await session.client.readResource({ uri })).contents[0]).to.include({ uri, mimeType: "application/json" });
    const { completion } = await session.client.complete({
      ref: { type: "ref/resource", uri: "crm://contact/{id}" },
      argument: { name: "id", value: "lovelace" },
    });
    expect(completion.values).to.deep.equal([contact]);
  });

  it("asks its user before a booking", async () => {
    const event_type_id = await eventType({ title: "Guided tour" });
    const invitee = { name: "Ada Lovelace", email: "ada@newer.example" };
    const given = { name: "create_event", arguments: { event_type_id, start_at: slotAt(1), invitee } };
    action = "decline";
    const declined = await session.client.callTool(given);
    expect(declined.isError).to.equal(true);
    action = "accept";
    const booked = await session.client.callTool(given);
    expect(booked.isError ?? false).to.equal(false);
    expect(asked).to.have.length(2);
    expect(asked[1]).to.match(/^Book “Guided tour” with Ada Lovelace/);
    expect((await fixture.crm.get("/v1/events")).list("data")).to.have.length(1);
  });

  it("reports an unknown resource and an unknown prompt", async () => {
    const resource = await session.client.readResource({ uri: "crm://contact/x" }).catch((error: unknown) => error);
    const prompt = await session.client.getPrompt({ name: "nonsense" }).catch((error: unknown) => error);
    for (const failure of [resource, prompt]) expect(failure).to.have.property("code", -32602);
  });

  it("finds the revision by itself", async () => {
    const { client, requests } = await newerClient(target, "auto");
    await client.listTools();
    expect(requests).to.deep.equal(["server/discover 200", "tools/list 200"]);
    await client.close();
  });
});
