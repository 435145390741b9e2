import { readFile } from "node:fs/promises";
import type { Command } from "commander";

/** Adds `crm openapi`. */
export function addOpenapi(program: Command): void {
  program
    .command("openapi")
    .description("Print the OpenAPI 3.1 document of the REST API.")
    .option("--json", "has no effect, because the document is JSON; accepted for scripts")
    .addHelpText("after", "\nExample:\n  $ crm openapi > openapi.json")
    .action(async () => {
      const document = await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8");
      process.stdout.write(document);
    });
}
