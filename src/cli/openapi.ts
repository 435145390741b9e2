import { readFile } from "node:fs/promises";
import type { Command } from "commander";

/** `crm openapi` */
export function addOpenapi(program: Command): void {
  program
    .command("openapi")
    .description("Print the OpenAPI 3.1 document of the REST interface.")
    .option("--json", "the document is JSON already; accepted so that scripts may always pass it")
    .addHelpText("after", "\nExample:\n  $ crm openapi > openapi.json")
    .action(async () => {
      const document = await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8");
      process.stdout.write(document);
    });
}
