import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { byCodeUnit } from "../contract/document.ts";
import { banner } from "./output.ts";
import type { Emitter, Files } from "./output.ts";
import { withoutConditions } from "./type-shapes.ts";

/** sdk/: a class `Crm` with a property per group, based on the fetch client. */
export const emitSdk: Emitter<"document" | "house"> = async ({ document, house }) => {
  const shaped = house ? withoutConditions(document) : document;
  const folder = mkdtempSync(join(tmpdir(), "sdk-"));
  try {
    await createClient({
      input: JSON.parse(JSON.stringify(shaped)) as Record<string, unknown>,
      output: { path: folder, module: { extension: ".ts" }, header: [banner.trim()] },
      logs: { level: "silent", file: false },
      plugins: [
        "@hey-api/typescript",
        "@hey-api/client-fetch",
        { name: "@hey-api/sdk", operations: { strategy: "single", containerName: "Crm", nesting: "operationId" } },
      ],
    });
    return filesIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

function filesIn(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  return Object.fromEntries(paths.sort(byCodeUnit).map((path) => [`sdk/${path}`, contentOf(folder, path)]));
}

/**
 * The client's runtime does not compile with `exactOptionalPropertyTypes`; the code for our contract is type-checked.
 */
function contentOf(folder: string, path: string): string {
  const text = readFileSync(join(folder, path), "utf8");
  return /^(client|core)\//.test(path) ? `// @ts-nocheck\n${text}` : text;
}
