import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./programs.ts";

const OAPI_CODEGEN = "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2";
const OAPI_RUNTIME = "github.com/oapi-codegen/runtime@v1.8.0";
const PYTHON_PACKAGES = ["openapi-python-client==0.29.1", "schemathesis==4.32.5"];

/** Generates a Go client below a folder and compiles it with main.go.txt. Returns the path of the program. */
export async function goClient(folder: string, document: string): Promise<string> {
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
export async function pythonClient(folder: string, document: string): Promise<string> {
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
