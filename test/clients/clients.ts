/** `npm run test:clients`: generates clients in Go and Python from generated/openapi.json, and calls the service with them. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

const REDOCLY = "@redocly/cli@2.77.0";
const OAPI_CODEGEN = "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2";
const PYTHON_PACKAGES = ["openapi-python-client==0.29.1", "schemathesis==4.32.5"];
const PORT = 3987;

const home = resolve(import.meta.dirname, "../..");
const document = join(home, "generated/openapi.json");
const folder = mkdtempSync(join(tmpdir(), "clients-"));
const service = {
  CRM: `http://127.0.0.1:${PORT}`,
  DATA_DIR: join(folder, "data"),
  PORT: String(PORT),
  ADMIN_PORT: String(PORT + 1),
};

process.exitCode = await main();

async function main(): Promise<number> {
  const missing = ["go", "python3"].filter((program) => spawnSync(program, ["--help"]).error !== undefined);
  if (missing.length > 0) {
    console.error(
      `${missing.join(" and ")} not found: test:clients needs Go 1.24 and Python 3.11, or newer, in the PATH.`,
    );
    return 1;
  }
  const started = spawn(process.execPath, [join(home, "src/main.ts")], { env: environment({}), stdio: "ignore" });
  try {
    run("npx", ["--yes", "--package", REDOCLY, "redocly", "lint", document, "--extends", "recommended"]);
    const [goFolder, python] = [goClient(), pythonClient()];
    await isReady();
    const KEY = await prepare();
    run(join(goFolder, "client"), [], { env: environment({ KEY }) });
    run(python, ["main.py"], { cwd: folder, env: environment({ KEY }) });
    const cases = ["--header", `X-API-Key: ${KEY}`, "--max-examples", "3", "--checks", "not_a_server_error"];
    const chosen = ["--include-operation-id", "entities.search", "--include-operation-id", "segments.preview"];
    run(join(folder, "py/bin/schemathesis"), ["run", document, "--url", service.CRM, ...cases, ...chosen]);
    console.log("Both clients work.");
    return 0;
  } finally {
    started.kill();
    await new Promise((done) => started.once("exit", done));
    rmSync(folder, { recursive: true, force: true });
  }
}

function environment(values: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...service, ...values };
}

function run(program: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): void {
  execFileSync(program, args, { stdio: "inherit", cwd: folder, ...options });
}

/** Returns the folder of the compiled program. oapi-codegen omits schemas that only webhooks use, unless the option `skip-prune` is set. */
function goClient(): string {
  const go = join(folder, "go");
  mkdirSync(join(go, "crm"), { recursive: true });
  const settings = {
    package: "crm",
    output: join(go, "crm/crm.go"),
    generate: { models: true, client: true },
    "output-options": { "skip-prune": true },
  };
  writeFileSync(join(go, "settings.json"), JSON.stringify(settings));
  copyFileSync(join(import.meta.dirname, "main.go.txt"), join(go, "main.go"));
  run("go", ["run", OAPI_CODEGEN, "-config", "settings.json", document], { cwd: go });
  run("go", ["mod", "init", "example.test/crm"], { cwd: go });
  run("go", ["get", "github.com/oapi-codegen/runtime@v1.8.0"], { cwd: go });
  run("go", ["build", "-o", "client", "."], { cwd: go });
  return go;
}

/** Returns the path of the Python interpreter. */
function pythonClient(): string {
  const python = join(folder, "py/bin/python");
  run("python3", ["-m", "venv", "py"]);
  run(python, ["-m", "pip", "install", "--quiet", ...PYTHON_PACKAGES]);
  const settings = {
    project_name_override: "crm-client",
    package_name_override: "crm_client",
    // The file of an import is sent as it is.
    content_type_overrides: { "text/csv": "application/octet-stream" },
    post_hooks: [],
  };
  writeFileSync(join(folder, "settings.json"), JSON.stringify(settings));
  const target = ["--path", document, "--meta", "none", "--output-path", "crm_client", "--config", "settings.json"];
  run(join(folder, "py/bin/openapi-python-client"), ["generate", ...target, "--fail-on-warning"]);
  run(python, ["-m", "compileall", "-q", "crm_client"]);
  copyFileSync(join(import.meta.dirname, "main.py"), join(folder, "main.py"));
  return python;
}

async function isReady(): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const response = await fetch(`${service.CRM}/v1/openapi.json`).catch(() => null);
    if (response?.ok) return;
    await setTimeout(500);
  }
  throw new Error("The service did not start within two minutes.");
}

/** Creates an API key and the custom field that the clients set. Returns the key. */
async function prepare(): Promise<string> {
  const args = ["keys", "create", "--org", "demo", "--user", "demo@northwind.example", "--scopes", "*", "--json"];
  const text = execFileSync(process.execPath, [join(home, "src/cli/crm.mjs"), ...args], {
    encoding: "utf8",
    env: environment({}),
  });
  const key = /crs_\w{38}/.exec(text)?.[0];
  if (key === undefined) throw new Error("crm keys create printed no key");
  const body = JSON.stringify({ entity_type: "contact", key: "tier", label: "Tier", type: "text" });
  const headers = { "X-API-Key": key, "Content-Type": "application/json" };
  const response = await fetch(`${service.CRM}/v1/custom-fields`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(await response.text());
  return key;
}
