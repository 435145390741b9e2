/** `npm run new:migration`: writes a migration for the differences between the resources and the schema, or with given SQL. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readContract } from "./contract/read.ts";
import { readSchema, compareSchema, type SchemaDifference } from "./migration/statements.ts";

const usage = `Usage: npm run new:migration -- <name> [--sql <statements>]
  e.g. npm run new:migration -- products
  Compares the fields of the resources (x-resource) with src/base/db/schema.txt and writes src/base/db/migrations/NNNN-<name>.ts.
  With --sql, the migration has these statements: contacts, companies, opportunities and events are not resources.`;

process.exitCode = main();

function main(): number {
  const parsed = readArguments();
  if (typeof parsed === "string") return failWith(parsed);
  const { name, sql, root } = parsed;
  const difference = sql === undefined ? differenceOf(root) : { statements: [sql], notes: [] };
  if (difference === null) return 1;
  const { statements, notes } = difference;
  if (statements.length === 0) {
    console.log("The schema has all fields of the resources: no migration is needed.");
    return 0;
  }
  const file = writeMigration(root, name, statements);
  for (const note of notes) console.log(`Note: ${note}`);
  console.log(`Created src/base/db/migrations/${file}. Next: review it, and run \`npm run schema\`.`);
  return 0;
}

/** Compares the resources with the schema; prints the mistakes of the contract and returns null if it has any. */
function differenceOf(root: string): SchemaDifference | null {
  const { resources, violations } = readContract(root);
  for (const { file, line, column, message } of violations)
    console.error(`${file}:${String(line)}:${String(column)} ${message}`);
  if (violations.length) return null;
  return compareSchema(resources, readSchema(readFileSync(join(root, "src/base/db/schema.txt"), "utf8")));
}

function failWith(reason: string): number {
  console.error(`${reason}\n\n${usage}`);
  return 2;
}

interface Arguments {
  readonly name: string;
  readonly sql: string | undefined;
  readonly root: string;
}

function readArguments(): Arguments | string {
  let parsed;
  try {
    parsed = parseArgs({ allowPositionals: true, options: { sql: { type: "string" }, root: { type: "string" } } });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [name = "", ...rest] = parsed.positionals;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || rest.length) return "One name in kebab-case is required.";
  const { sql, root = `${import.meta.dirname}/..` } = parsed.values;
  return { name, sql, root: resolve(root) };
}

/** Writes the file and adds it to the list of migrations; returns its name. */
function writeMigration(root: string, name: string, statements: readonly string[]): string {
  const folder = join(root, "src/base/db/migrations");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const numbers = files.flatMap((file) => /^\d{4}(?=-)/.exec(basename(file)) ?? []);
  const number = String(Math.max(0, ...numbers.map(Number)) + 1).padStart(4, "0");
  const constant = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const title = name.replaceAll("-", " ");
  const text = `import type { Migration } from "../migration.ts";

/** ${title.charAt(0).toUpperCase()}${title.slice(1)}. */
export const ${constant}: Migration = {
  name: "${number}-${name}",
  up: (tx) => tx.raw(statements),
};

const statements = \`
${statements.join("\n")}
\`;
`;
  writeFileSync(join(folder, `${number}-${name}.ts`), text);
  const list = join(root, "src/base/db/migrations.ts");
  const imported = `import { ${constant} } from "./migrations/${number}-${name}.ts";\n`;
  const listed = readFileSync(list, "utf8")
    .replace(/\n(?=\n\/\*\* All migrations)/, `\n${imported}`)
    .replace(/\];\s*$/, `  ${constant},\n];\n`);
  writeFileSync(list, listed);
  placeTables(root, statements);
  return `${number}-${name}.ts`;
}

/** Lists the new tables, which contain records, as distributed. */
function placeTables(root: string, statements: readonly string[]): void {
  const created = [...statements.join("\n").matchAll(/^CREATE TABLE (\w+)/gm)].map(([, table = ""]) => table);
  const list = join(root, "src/base/db/distribution/tables.ts");
  const placed = readFileSync(list, "utf8").replace(
    /names\(`entities\n/,
    (first) => first + created.map((table) => `      ${table}\n`).join(""),
  );
  writeFileSync(list, placed);
}
