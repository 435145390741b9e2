import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenAPI3 } from "openapi-typescript";

/** Only openapi-typescript and hey-api, for the document in generated/openapi.json, with the compile cache of `generate`. */
const root = join(import.meta.dirname, "../../..");
enableCompileCache(join(root, "node_modules/.cache/node"));
const { createClient } = await import("@hey-api/openapi-ts");
const { default: openapiTypes, astToString } = await import("openapi-typescript");
const text = readFileSync(join(root, "generated/openapi.json"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "generators-"));
try {
  writeFileSync(join(folder, "api-types.ts"), astToString(await openapiTypes(JSON.parse(text) as OpenAPI3)));
  await createClient({
    input: JSON.parse(text) as Record<string, unknown>,
    output: { path: join(folder, "sdk"), module: { extension: ".ts" } },
    logs: { level: "silent", file: false },
    plugins: [
      "@hey-api/typescript",
      "@hey-api/client-fetch",
      { name: "@hey-api/sdk", operations: { strategy: "single", containerName: "Crm", nesting: "operationId" } },
    ],
  });
} finally {
  rmSync(folder, { recursive: true });
}
