/** `npm run test:clients`: generates clients in Go and Python from generated/openapi.json, and calls the service with them. */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
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
