import { copyFileSync, mkdtempSync, rmSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { missingPrograms, run } from "./programs.ts";
import { startService } from "./service.ts";

/** `npm run test:clients`: generates clients in Go and Python from generated/openapi.json, and calls the service with them. */
const REDOCLY = "@redocly/cli@2.77.0";
const OAPI_CODEGEN = "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2";
const OAPI_RUNTIME = "github.com/oapi-codegen/runtime@v1.8.0";
const PYTHON_PACKAGES = ["openapi-python-client==0.29.1", "schemathesis==4.32.5"];
const document = resolve(import.meta.dirname, "../../generated/openapi.json");

process.exitCode = await main();

async function main(): Promise<number> {
  const missing = missingPrograms("test:clients", ["Go", "Python"]);
  for (const sentence of missing) console.error(sentence);
  if (missing.length > 0) return 1;
  const folder = mkdtempSync(join(tmpdir(), "clients-"));
  try {
    await generateAndCall(folder);
    console.log("Both clients work.");
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function generateAndCall(folder: string): Promise<void> {
  const options = { cwd: folder };
  await run(
    "npx",
    ["--yes", "--package", REDOCLY, "redocly", "lint", document, "--extends", "recommended-strict"],
    options,
  );
  const client = await goClient(folder, document);
  const python = await pythonClient(folder, document);
  const service = await startService(folder);
  try {
    await service.isReady();
    const key = await service.prepare();
    const env = { ...process.env, CRM: service.url, KEY: key };
    await run(client, [], { ...options, env });
    await run(join(python, "python"), ["main.py"], { ...options, env });
    // It writes its cases to the folder in which it runs, where the settings also name a file.
    for (const file of ["schemathesis.toml", "hooks.py"])
      copyFileSync(join(import.meta.dirname, file), join(folder, file));
    await run(join(python, "schemathesis"), fuzzing(service.url, key), options);
  } finally {
    await service.close();
  }
}

/**
 * All operations and all checks, with a fixed seed: the answers match the document, valid requests are accepted and
 * invalid ones refused. `npm run test:fuzz` sends more requests.
 */
function fuzzing(url: string, key: string): string[] {
  const cases = ["--phases", "examples,fuzzing", "--max-examples", "3", "--seed", "1", "--continue-on-failure"];
  const target = ["--url", url, "--header", `X-API-Key: ${key}`, "--generation-database", "none"];
  return ["--config-file", "schemathesis.toml", "run", document, ...target, ...cases];
}

/** Generates a Go client below a folder and compiles it with main.go.txt. Returns the path of the program. */
async function goClient(folder: string, document: string): Promise<string> {
  const cwd = join(folder, "go");
  mkdirSync(join(cwd, "crm"), { recursive: true });
  const settings = {
    package: "crm",
    output: join(cwd, "crm/crm.go"),
    generate: { models: true, client: true },
    // By default it removes components that `paths` do not use, but it generates types for webhooks, which need them.
    // Copies of these components in all webhooks would make the document larger and remove their names.
    "output-options": { "skip-prune": true },
  };
  writeFileSync(join(cwd, "settings.json"), JSON.stringify(settings));
  copyFileSync(join(import.meta.dirname, "main.go.txt"), join(cwd, "main.go"));
  // An older Go downloads the Go that a module needs.
  const options = { cwd, env: { ...process.env, GOTOOLCHAIN: "auto" } };
  await run("go", ["run", OAPI_CODEGEN, "-config", "settings.json", document], options);
  await run("go", ["mod", "init", "example.test/crm"], options);
  await run("go", ["get", OAPI_RUNTIME], options);
  await run("go", ["build", "-o", "client", "."], options);
  return join(cwd, "client");
}

/** Installs the generators in a folder and generates a Python client. Returns the folder of the installed programs. */
async function pythonClient(folder: string, document: string): Promise<string> {
  const options = { cwd: folder };
  const programs = join(folder, "py/bin");
  const python = join(programs, "python");
  await run("python3", ["-m", "venv", "py"], options);
  await run(python, ["-m", "pip", "install", "--quiet", ...PYTHON_PACKAGES], options);
  const settings = {
    project_name_override: "crm-client",
    package_name_override: "crm_client",
    // It knows no type of files but this one. The file of an import is CSV, and a record's file has any type.
    content_type_overrides: { "text/csv": "application/octet-stream", "*/*": "application/octet-stream" },
    // The default hooks format the code, which changes nothing for the calls.
    post_hooks: [],
  };
  writeFileSync(join(folder, "settings.json"), JSON.stringify(settings));
  const target = ["--path", document, "--meta", "none", "--output-path", "crm_client", "--config", "settings.json"];
  await run(join(programs, "openapi-python-client"), ["generate", ...target, "--fail-on-warning"], options);
  await run(python, ["-m", "compileall", "-q", "crm_client"], options);
  copyFileSync(join(import.meta.dirname, "main.py"), join(folder, "main.py"));
  return programs;
}
