/** `npm run test:clients`: generates clients in Go and Python from generated/openapi.json, and calls the service with them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { goClient, pythonClient } from "./generators.ts";
import { missingPrograms, run } from "./programs.ts";
import { startService } from "./service.ts";

const REDOCLY = "@redocly/cli@2.77.0";
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
    await run(join(python, "schemathesis"), fuzzing(service.url, key), options);
  } finally {
    await service.close();
  }
}

/** Two operations with large request bodies are sufficient: it must read the document. `npm run test:fuzz` covers all. */
function fuzzing(url: string, key: string): string[] {
  const chosen = ["entities.search", "segments.preview"].flatMap((id) => ["--include-operation-id", id]);
  // Not response_schema_conformance: with `fields`, records have fewer fields than the schema requires.
  const checks = ["not_a_server_error", "status_code_conformance", "content_type_conformance"];
  const cases = ["--max-examples", "3", "--seed", "1", "--checks", checks.join(",")];
  return ["run", document, "--url", url, "--header", `X-API-Key: ${key}`, ...cases, ...chosen];
}
