import { expect } from "chai";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { spawn, execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createKey, createOrganization, signIn } from "../support/accounts/people.ts";
import { catchProblem, sdkClient, callTool, rpc, sendMcp, targetOf } from "../support/mcp/mcp.ts";
import { use, useFixture, useFolder } from "../support/fixture.ts";
import { allScopes, postForm, approve } from "../support/oauth/oauth.ts";
import { connectSdk, type SdkApplication } from "../support/mcp/sdk-application.ts";
import { startService } from "../support/service.ts";

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
  const target = use(() => targetOf(fixture.service, fixture.organization.owner));

  for (const version of VERSIONS) {
    it(`connects, lists and calls tools with version ${version}`, async () => {
      const client = new OlderClient(version);
      const requestInit = { headers: { Authorization: `Bearer ${target.token ?? ""}` } };
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
    const client = await sdkClient(target);
    await client.listTools();
    const { isError, body } = catchProblem(await client.callTool({ name: "search_crm", arguments: { query: "" } }));
    expect([isError, body["code"]]).to.deep.equal([true, "validation_failed"]);
    const failure = await client.callTool({ name: "nonsense", arguments: {} }).catch((error: unknown) => error);
    expect(failure).to.have.property("code", -32602);
    await client.close();
  });

  it("receives ten answers to ten concurrent calls", async () => {
    const client = await sdkClient(target);
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

/** Discovery requests. The client repeats them after the sign-in because it stored nothing. */
const DISCOVERY = [
  "GET /.well-known/oauth-protected-resource/mcp 200",
  "GET /.well-known/oauth-authorization-server 200",
];

/** One session: each test continues after the one before it. */
describe("MCP: OAuth session of the official SDK", () => {
  let application: SdkApplication;
  let key = "";

  const service = use(() => startService({ atOwnUrl: true }));
  const organization = use(() => createOrganization(service));
  before(async () => {
    key = await createKey(service, { user: organization.owner, mcp_access: true });
    application = await connectSdk(service.url, organization.owner);
  });

  after(async () => {
    await application.client.close();
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

/** mcp-remote in a separate process: JSON-RPC by lines on standard input and output. */
interface RemoteBridge {
  /** Sends a request and returns its result; throws if there is none. */
  request(method: string, params?: object): Promise<Record<string, unknown>>;
  /** The authorization URL, once it is printed. */
  readonly page: Promise<string>;
  /** Returns all other output. */
  said(): string;
  close(): Promise<void>;
}

type Heard = Readonly<Record<string, unknown>>;

const BIN = fileURLToPath(new URL("../../node_modules/mcp-remote/dist/proxy.js", import.meta.url));

/** Starts mcp-remote for a URL, without a browser and without stored state. */
async function startRemoteBridge(
  url: string,
  { options = [], env: more = {} }: { options?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<RemoteBridge> {
  const home = await mkdtemp(join(tmpdir(), "mcp-remote-"));
  const env = { PATH: home, HOME: home, BROWSER: "nothing", MCP_REMOTE_CONFIG_DIR: home, ...more };
  const child = spawn(process.execPath, [BIN, url, ...options], { env, stdio: "pipe" });
  const ended = once(child, "close");
  const answers = new Map<unknown, (heard: Heard) => void>();
  let said = "";
  let ids = 0;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const heard = JSON.parse(line) as Heard;
    answers.get(heard["id"])?.(heard);
  });
  const page = new Promise<string>((resolve) => {
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [shown] = /^http\S+\/oauth\/authorize\S+$/m.exec(said) ?? [];
      if (shown !== undefined) resolve(shown);
    });
  });
  return {
    page,
    said: () => said,
    async request(method, params = {}) {
      const id = ++ids;
      const answer = new Promise<Heard>((resolve) => answers.set(id, resolve));
      child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
      const heard = await Promise.race([answer, ended.then((): Heard => ({}))]);
      if (heard["result"] === undefined) throw new Error(`${JSON.stringify(heard)}\n${said}`);
      return heard["result"] as Record<string, unknown>;
    },
    async close() {
      child.kill();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

const HELLO = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "desktop", version: "1" } };

describe("MCP: mcp-remote client", () => {
  let bridge: RemoteBridge | undefined;

  const service = use(() => startService({ atOwnUrl: true }));
  const person = use(async () => (await createOrganization(service)).owner);
  afterEach(() => bridge?.close());

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

const INSPECTOR = "../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js";
const run = promisify(execFile);

describe("MCP: command line of the MCP Inspector", () => {
  const fixture = useFixture();
  const home = useFolder();
  const target = use(() => targetOf(fixture.service, fixture.organization.owner));

  /** Returns the output as JSON and the warnings. Throws if the command fails. */
  async function inspect(...more: string[]): Promise<{ printed: string; warnings: string }> {
    const key = `Authorization: Bearer ${target.token ?? ""}`;
    const where = [`${target.url}/mcp`, "--transport", "http", "--header", key];
    const env = { PATH: process.env["PATH"], HOME: home.path };
    const bin = fileURLToPath(new URL(INSPECTOR, import.meta.url));
    const words = [bin, "--cli", ...where, ...more, "--format", "json"];
    const { stdout, stderr } = await run(process.execPath, words, { env });
    return { printed: JSON.stringify(JSON.parse(stdout)), warnings: stderr };
  }

  it("reports every schema as portable", async () => {
    const { printed, warnings } = await inspect("--strict", "--method", "tools/list");
    expect(printed).to.include('"search_crm"');
    expect(warnings).to.not.match(/warning/i);
  });

  it("calls a tool successfully", async () => {
    const call = ["--method", "tools/call", "--tool-name", "search_crm", "--tool-arg", "query=ada"];
    expect((await inspect(...call)).printed).to.include('"total":0');
  });
});
