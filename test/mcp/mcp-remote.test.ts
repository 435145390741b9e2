import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { approve } from "../support/oauth/oauth.ts";
import { catchProblem } from "../support/mcp/mcp.ts";
import { createKey, createOrganization, type Person } from "../support/accounts/people.ts";
import { startService, type Service } from "../support/service.ts";

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
