/**
 * `npm run pictures`: makes the pictures of the README from a service that it starts with the demo organization. With an
 * argument, it writes them to another folder.
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { crm, end, linesUntil, start } from "../server/program.ts";
import { root } from "../server/identity.ts";
import { freePort } from "../support/free-port.ts";
import { chromiumIsHere, openWindow, startChromium } from "../support/programs/chromium.ts";
import { wayPicture } from "./way-picture.ts";

const FOLDER = resolve(process.argv[2] ?? join(root, "src/adapters/docs/pictures"));
/** The pictures are part of every clone. */
const MAX_BYTES = 150_000;
const OWNER = "demo@northwind.example";
const SIZE = { width: 1280, height: 690 };

process.exitCode = await main();

async function main(): Promise<number> {
  if (!chromiumIsHere()) return 1;
  const data = mkdtempSync(join(tmpdir(), "crm-pictures-"));
  const as = { name: "this user", prefix: [], uid: null };
  const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
  const env = { ...ports, DATA_DIR: data, LOG_LEVEL: "warn" };
  const service = start(["src/main.mjs"], { as, env });
  try {
    const banner = (await linesUntil(service, /npx crm keys create/)).join("\n");
    const password = /Password +(\S.*)/.exec(banner)?.[1] ?? "";
    const options = ["--org", "demo", "--user", OWNER, "--scopes", "*", "--mcp", "--json"];
    const created = await crm(["keys", "create", ...options], { as, env });
    const { secret } = JSON.parse(created.stdout) as { secret: string };
    const url = `http://localhost:${ports.PORT}`;
    store("rest-and-mcp.svg", await pictureOfWay(url, secret));
    store("console.png", await pictureOfConsole(url, password));
    return 0;
  } finally {
    await end(service, "SIGTERM");
    rmSync(data, { recursive: true, force: true });
  }
}

function store(name: string, content: string | Buffer): void {
  const path = join(FOLDER, name);
  writeFileSync(path, content);
  const { size } = statSync(path);
  if (size > MAX_BYTES) throw new Error(`${name} has ${size} bytes, more than ${MAX_BYTES}.`);
  console.error(`${path}: ${size} bytes`);
}

/** Creates an opportunity with REST, reads it as an AI application does, and draws both calls. */
async function pictureOfWay(url: string, key: string): Promise<string> {
  const body = { name: "Two difference engines", amount: 48_000.5, expected_close_date: "2027-06-30" };
  const response = await fetch(`${url}/v1/opportunities`, {
    method: "POST",
    headers: { "X-API-Key": key, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data: Readonly<Record<string, unknown>> };
  const client = new Client({ name: "pictures", version: "1.0.0" });
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
  const call = { name: "get_crm_record", arguments: { record_type: "opportunity", record_id: data["id"] } };
  const { structuredContent } = await client.callTool(call);
  await client.close();
  const { record } = structuredContent as { record: Readonly<Record<string, unknown>> };
  const answer = { status: response.status, etag: response.headers.get("etag") ?? "", data };
  return wayPicture({ body, answer, call, record });
}

/** Signs in as the owner of the demo organization. */
async function pictureOfConsole(url: string, password: string): Promise<Buffer> {
  const browser = await startChromium();
  try {
    const { page } = await openWindow(browser, { locale: "en-US", colorScheme: "light", viewport: SIZE });
    await page.goto(`${url}/sign-in`);
    await page.fill("#email", OWNER);
    await page.fill("#password", password);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Hide the list" }).click();
    await page.getByRole("heading", { name: "Recent changes" }).waitFor();
    await page.getByText("Two difference engines").waitFor();
    await page.waitForLoadState("networkidle");
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}
