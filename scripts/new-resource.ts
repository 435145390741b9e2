/** `npm run new:resource`: creates the YAML file of a new resource. */
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readContract } from "./contract/read.ts";
import { plural, snake } from "./contract/resource/read.ts";

const usage = `Usage: npm run new:resource -- <Name> --description "<sentence>"
  e.g. npm run new:resource -- PriceList --description "Prices for a group of customers."
  Name: the component in the singular, in PascalCase.`;

process.exitCode = main();

function main(): number {
  const parsed = readArguments();
  if (typeof parsed === "string") return failWith(parsed);
  const { name, description, root } = parsed;
  const { document, violations } = readContract(root);
  for (const { file, line, column, message } of violations)
    console.error(`${file}:${String(line)}:${String(column)} ${message}`);
  if (violations.length) return 1;
  if (document.components?.schemas?.[name]) return failWith(`The component ${name} already exists.`);
  const table = plural(snake(name));
  const file = `openapi/${table.replaceAll("_", "-")}.yaml`;
  const path = join(root, file);
  if (existsSync(path)) return failWith(`${file} already exists.`);
  writeFileSync(path, stub(name, description));
  const migration = table.replaceAll("_", "-");
  console.log(
    `Created ${file}. Next: add its fields, run \`npm run generate\`, \`npm run new:migration -- ${migration}\` and \`npm run schema\`.`,
  );
  console.log(
    "AI tools cannot read it: for that, add `tools: read`, and the permission to a scope of tool-schemas/server.json.",
  );
  return 0;
}

function failWith(reason: string): number {
  console.error(`${reason}\n\n${usage}`);
  return 2;
}

function readArguments(): { name: string; description: string; root: string } | string {
  const text = { type: "string" } as const;
  let parsed;
  try {
    parsed = parseArgs({ allowPositionals: true, options: { description: text, root: text } });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [name = "", ...rest] = parsed.positionals;
  if (!/^([A-Z][a-z0-9]+)+$/.test(name) || rest.length) return "One name in PascalCase is required.";
  const description = parsed.values.description?.trim() ?? "";
  if (description === "") return "A description is required: one sentence that says what a record is.";
  return { name, description, root: resolve(parsed.values.root ?? `${import.meta.dirname}/..`) };
}

function stub(name: string, description: string): string {
  const one = snake(name).replaceAll("_", " ");
  return `# yaml-language-server: $schema=contract.schema.json

# ${description}

components:
  schemas:
    ${name}:
      description: ${JSON.stringify(description)}
      type: object
      x-resource: {}
      required: [name]
      properties:
        name: { description: Name of the ${one}., type: string, minLength: 1, maxLength: 150, x-searchable: true }
        description: { description: Free text., type: [string, "null"], maxLength: 10000, x-multiline: true, x-searchable: true }
        owner_id: { description: The user who is responsible for the ${one}., type: [string, "null"], format: uuid, x-owner: true, x-filterable: true }
        tags: { $ref: "#/components/schemas/Tags", x-searchable: true, x-filterable: true }
      examples:
        - { name: ${name} }
`;
}
