import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { copyOf, type OpenApiDocument } from "../contract/document.ts";
import { banner, union } from "./output.ts";
import type { Emitter, Files } from "./output.ts";
import { withDocumentedLimits } from "./sdk/documented-limits.ts";
import { withEventTypes } from "./sdk/event-types.ts";
import { groupModules } from "./sdk/groups.ts";
import { OPEN, withOpenEnums } from "./sdk/open-enums.ts";
import { withRequiredFields } from "./sdk/required-fields.ts";
import { onlySuccesses } from "./sdk/successes.ts";
import { withoutConditions } from "./type-shapes.ts";

/**
 * Writes sdk/: the types, a module per group with a function for each operation, and the class with all groups. The
 * runtime is src/adapters/sdk.
 */
export const emitSdk: Emitter<"document" | "house" | "operations" | "contractPath"> = async (model) => {
  const { document, house } = model;
  const successes = withRequiredFields(onlySuccesses(document));
  const shaped = house ? withoutConditions(withDocumentedLimits(withOpenEnums(successes))) : successes;
  const types = await typesOf(withEventTypes(shaped));
  const version = `${banner}\n/** The release of the API that this SDK was generated from. */\nexport const version = ${JSON.stringify(document.info.version)};\n`;
  return {
    "sdk/types.gen.ts": withShortComments(types),
    "sdk/version.ts": version,
    "sdk/codes.ts": codesOf(document),
    ...prefixed(groupModules(model, types)),
  };
};

async function typesOf(document: OpenApiDocument): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "sdk-"));
  try {
    await createClient({
      input: { ...copyOf(document) },
      output: { path: folder, module: { extension: ".ts" }, header: [banner.trim()] },
      logs: { level: "silent", file: false },
      plugins: ["@hey-api/typescript"],
    });
    return readFileSync(join(folder, "types.gen.ts"), "utf8").replaceAll(`'${OPEN}'`, "(string & {})");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes each comment of one line on one line. */
function withShortComments(types: string): string {
  return types.replaceAll(/\/\*\*\n\s+\* (\S[^\n]*)\n\s+\*\/\n/g, "/** $1 */\n");
}

/** The unions of error codes: of errors, and of the problems in their details. */
function codesOf(document: OpenApiDocument): string {
  const details = [...(document["x-validation-codes"] ?? []), ...(document["x-detail-codes"] ?? [])];
  return [
    `${banner}\n/** The codes of errors. */\n`,
    `export type ErrorCode = ${union(Object.keys(document["x-error-codes"] ?? {}))};\n`,
    `\n/** The codes of problems in \`details\`. */\nexport type DetailCode = ${union(details)};\n`,
  ].join("");
}

function prefixed(files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`sdk/${path}`, text]));
}
