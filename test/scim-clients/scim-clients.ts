/** `npm run test:scim`: runs scim2-tester and scim2-client from PyPI against the service. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { findEmbedded } from "../../src/base/db/embedded.ts";
import { missingPrograms, run } from "../clients/programs.ts";
import { startService } from "../clients/service.ts";

const PACKAGES = ["scim2-tester==0.5.2", "scim2-client[httpx2]==0.13.2", "scim2-models==0.12.3", "httpx2==2.16.2"];

/** Only addresses in a verified domain of the organization become users. */
const DOMAIN = "scim.example";

process.exitCode = await main();

async function main(): Promise<number> {
  const missing = missingPrograms("test:scim", ["Python"]);
  for (const sentence of missing) console.error(sentence);
  if (missing.length > 0) return 1;
  const folder = mkdtempSync(join(tmpdir(), "scim-clients-"));
  try {
    await installAndCall(folder);
    console.log("The SCIM tester and client found no error.");
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function installAndCall(folder: string): Promise<void> {
  const options = { cwd: folder };
  const python = join(folder, "py/bin/python");
  await run("python3", ["-m", "venv", "py"], options);
  await run(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...PACKAGES], options);
  copyFileSync(join(import.meta.dirname, "main.py"), join(folder, "main.py"));
  const service = await startService(folder);
  try {
    await service.isReady();
    const token = await createToken(service.url, readFileSync(join(folder, "service.log"), "utf8"));
    await verifyDomain(join(folder, "data"));
    await run(python, ["main.py"], {
      ...options,
      env: { ...process.env, SCIM: `${service.url}/scim/v2`, TOKEN: token },
    });
  } finally {
    await service.close();
  }
}

/** Verifies the domain in the database: its name servers, which the service would ask, do not exist. */
async function verifyDomain(dataDir: string): Promise<void> {
  const address = await findEmbedded(dataDir);
  if (address === null) throw new Error("The embedded database does not run.");
  const client = new Client(address);
  await client.connect();
  await client.query("UPDATE email_domains SET verified_at = now() WHERE domain = $1", [DOMAIN]);
  await client.end();
}

/** Signs in as the owner of the demo organization, whose password the service has printed. */
async function createToken(url: string, log: string): Promise<string> {
  const password = /Password +(\S+)/.exec(log)?.[1] ?? "";
  const body = JSON.stringify({ email: "demo@northwind.example", password });
  const headers = { "Content-Type": "application/json" };
  const signedIn = await fetch(`${url}/v1/session`, { method: "POST", headers, body });
  if (!signedIn.ok) throw new Error(`Signing in failed: ${await signedIn.text()}`);
  const cookie = (signedIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const { data } = (await signedIn.json()) as { data: { csrf_token: string } };
  const own = { Cookie: cookie, "X-CSRF-Token": data.csrf_token };
  const domain = JSON.stringify({ domain: DOMAIN });
  const added = await fetch(`${url}/v1/email-domains`, {
    method: "POST",
    headers: { ...headers, ...own },
    body: domain,
  });
  if (!added.ok) throw new Error(`The e-mail domain was not added: ${await added.text()}`);
  const created = await fetch(`${url}/v1/scim-token`, { method: "POST", headers: own });
  const token = /crs_scim_[\w-]{43}/.exec(await created.text())?.[0];
  if (token === undefined) throw new Error(`The SCIM token was not created (status ${String(created.status)}).`);
  return token;
}
