import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { expect } from "chai";
import { callTool, catchProblem, rpc, sendMcp } from "../support/mcp/mcp.ts";
import { allScopes, postForm } from "../support/oauth/oauth.ts";
import { createKey, createOrganization, signIn, type Organization } from "../support/accounts/people.ts";
import { connectSdk, type SdkApplication } from "../support/mcp/sdk-application.ts";
import { startService, type Service } from "../support/service.ts";

/** Discovery requests. The client repeats them after the sign-in because it stored nothing. */
const DISCOVERY = [
  "GET /.well-known/oauth-protected-resource/mcp 200",
  "GET /.well-known/oauth-authorization-server 200",
];

/** One session: each test continues after the one before it. */
describe("MCP: OAuth session of the official SDK", () => {
  let service: Service;
  let organization: Organization;
  let application: SdkApplication;
  let key = "";

  before(async () => {
    service = await startService({ atOwnUrl: true });
    organization = await createOrganization(service);
    key = await createKey(service, { user: organization.owner, mcp_access: true });
    application = await connectSdk(service.url, organization.owner);
  });

  after(async () => {
    await application.client.close();
    await service.close();
  });

  const accessToken = (): string => application.memory.tokens?.access_token ?? "";
  /** Entries of the audit log, oldest first. */
  const logged = async (): Promise<Record<string, unknown>[]> => {
    const answer = await (await signIn(service.url, organization.owner)).get("/v1/activity-log?page_size=100");
    return answer.list("data").reverse();
  };
  const expire = async (): Promise<void> => {
    const { pool } = service.database;
    await pool("oauth_records")
      .where({ model: "AccessToken" })
      .update({ expires_at: pool.raw("now()") });
  };
  const find = async (query: string) => await application.client.callTool({ name: "search_crm", arguments: { query } });

  it("discovers the authorization server from the 401 answer and gets a token", () => {
    const requests = application.requests.splice(0);
    // The SDK also requests a stream, which is not supported, and does not wait for the answer.
    expect(requests.filter((request) => request !== "GET /mcp 405")).to.deep.equal([
      "POST /mcp 401",
      ...DISCOVERY,
      "POST /oauth/register 201",
      ...DISCOVERY,
      "POST /oauth/token 200",
      "POST /mcp 200",
      "POST /mcp 202",
    ]);
    expect(application.memory.page?.searchParams.get("resource")).to.equal(`${service.url}/mcp`);
    expect(application.memory.page?.searchParams.get("scope")).to.equal(allScopes.join(" "));
    expect(application.memory.tokens).to.include({
      token_type: "Bearer",
      expires_in: 3_600,
      scope: allScopes.join(" "),
    });
  });

  it("lists tools and calls them", async () => {
    const { client } = application;
    expect(client.getServerVersion()?.name).to.equal("customer-relationship-service");
    expect((await client.listTools()).tools.map(({ name }) => name)).to.include.members([
      "search_crm",
      "create_crm_record",
    ]);
    const fields = { first_name: "Ada", last_name: "Lovelace", email: "ada@analytical.example" };
    const created = catchProblem(
      await client.callTool({ name: "create_crm_record", arguments: { record_type: "contact", fields } }),
    );
    expect([created.isError, created.structured?.["created"]]).to.deep.equal([false, true]);
    expect(catchProblem(await find("lovelace")).structured?.["total"]).to.equal(1);
  });

  it("refreshes the token after an hour", async () => {
    const before = application.memory.tokens;
    application.requests.splice(0);
    await expire();
    expect(catchProblem(await find("lovelace")).structured?.["total"]).to.equal(1);
    const tokenRequests = application.requests.filter((request) => request.includes("/oauth/token"));
    expect(tokenRequests).to.deep.equal(["POST /oauth/token 200"]);
    expect(application.memory.tokens?.access_token).to.not.equal(before?.access_token);
    expect(application.memory.tokens?.refresh_token).to.not.equal(before?.refresh_token);
    const replayed = await postForm(`${service.url}/oauth/token`, {
      grant_type: "refresh_token",
      client_id: application.memory.information?.client_id,
      refresh_token: before?.refresh_token,
    });
    expect([replayed.status, replayed.body["error"]]).to.deep.equal([400, "invalid_grant"]);
  });

  it("is revoked when an old refresh token is used", async () => {
    const refused = await sendMcp({ url: service.url, token: accessToken() }, rpc("tools/list"));
    expect(refused.status).to.equal(401);
    expect(refused.headers.get("www-authenticate")).to.include('error="invalid_token"');
    const failure = await application.client.listTools().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(UnauthorizedError);
    const answer = await (await signIn(service.url, organization.owner)).get("/v1/connections");
    const [connection] = answer.list("data");
    expect(connection).to.include({ status: "revoked", revoke_reason: "refresh_replay" });
  });

  it("records all steps in the audit log", async () => {
    const entries = await logged();
    expect(entries.map(({ action, result, error_code }) => [action, result, error_code])).to.deep.equal([
      ["connections.create", "success", null],
      ["tools.create_crm_record", "success", null],
      ["tools.search_crm", "success", null],
      ["tools.search_crm", "success", null],
      ["connections.revoke", "denied", "refresh_replay"],
      // A plain request and one of the SDK, both with a token of the revoked connection.
      ["mcp.call", "denied", "invalid_token"],
      ["mcp.call", "denied", "invalid_token"],
    ]);
    for (const entry of entries) {
      expect(entry).to.include({ application: "Notebook", connection_id: entries[0]?.["connection_id"] });
      // The user of the old refresh token is unknown.
      const unknown = entry["error_code"] === "refresh_replay";
      expect(entry["user_id"]).to.equal(unknown ? null : organization.owner.id);
    }
  });

  it("is rejected like a key at once when the organization disables AI applications", async () => {
    application = await connectSdk(service.url, organization.owner);
    const call = { query: "lovelace" };
    expect((await callTool({ url: service.url, token: key }, "search_crm", call)).isError).to.equal(false);
    expect(catchProblem(await find("lovelace")).isError).to.equal(false);
    const owner = await signIn(service.url, organization.owner);
    expect((await owner.put("/v1/ai-policy", { enabled: false })).status).to.equal(200);
    const byToken = await sendMcp({ url: service.url, token: accessToken() }, rpc("tools/list"));
    expect(byToken.status).to.equal(401);
    expect(byToken.headers.get("www-authenticate")).to.include('error="invalid_token"');
    const byKey = await sendMcp({ url: service.url, token: key }, rpc("tools/list"));
    expect([byKey.status, byKey.at("code")]).to.deep.equal([403, "ai_disabled"]);
    const last = (await logged()).slice(-6);
    expect(last.map(({ action, result, error_code }) => [action, result, error_code])).to.deep.equal([
      ["tools.search_crm", "success", null],
      ["aiPolicy.update", "success", null],
      ["connections.revoke", "success", null],
      ["connections.revoke", "success", null],
      ["mcp.call", "denied", "invalid_token"],
      ["mcp.call", "denied", "ai_disabled"],
    ]);
  });
});
