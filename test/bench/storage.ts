// `npm run bench:storage`: imports typical contacts into one organization and reports the bytes that each one occupies.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { companyFirsts, firstNames, jobTitles, lastNames } from "../../src/features/demo/sample-names.ts";
import { toSearchText } from "../../src/base/platform/rules/text.ts";
import { createBenchDatabase } from "./dataset.ts";

const { values: options } = parseArgs({ options: { contacts: { type: "string", default: "100000" } } });
const contacts = Number(options.contacts);

/** They have one row per contact as long as it exists, and count for the target. */
const LASTING = ["entities", "entity_emails", "entity_count"];
/** The entry about the creation in the timeline, and the change, which the feed keeps for 30 days. */
const HISTORY = ["activities", "changes"];

const database = await createBenchDatabase();
const folder = await mkdtemp(join(tmpdir(), "crm-bench-"));
try {
  const organization = await database.fill(1);
  const before = await database.tableSizes();
  const file = join(folder, "contacts.csv");
  await writeFile(file, csv(contacts));
  const owner = ["--org", organization.organizationId, "--user", organization.email];
  await database.crm(["import", file, "--entity-type", "contact", ...owner, "--json"]);
  const after = await database.tableSizes();
  const bytes = (tables: readonly string[]): number =>
    tables.reduce((sum, table) => sum + ((after.get(table) ?? 0) - (before.get(table) ?? 0)) / contacts, 0);
  for (const table of [...LASTING, ...HISTORY])
    console.log(`${table.padEnd(30)} ${bytes([table]).toFixed(0).padStart(6)}`);
  for (const [index, size] of await database.indexSizes())
    console.log(`  ${index.padEnd(28)} ${(size / contacts).toFixed(0).padStart(6)}`);
  console.log(`\nBytes per contact, with indexes, after VACUUM: ${bytes(LASTING).toFixed(0)} (target ≤ 1,500)`);
  console.log(`Timeline and changes feed in addition: ${bytes(HISTORY).toFixed(0)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
  await database.drop();
}

/** Contacts with a name, an address, a phone number, a title and a source; every fifth has a tag. */
function csv(count: number): string {
  const pick = <Value>(values: readonly Value[], index: number): Value | undefined => values[index % values.length];
  const rows = Array.from({ length: count }, (_, index) => {
    const [first = "", last = ""] = [pick(firstNames, index), pick(lastNames, Math.floor(index / firstNames.length))];
    const name = toSearchText(`${first}.${last}`).replaceAll(/[^a-z.]/g, "");
    const host = toSearchText(pick(companyFirsts, index * 7) ?? "").replaceAll(/[^a-z]/g, "");
    const phone = `+33 6 ${String(10_000_000 + index * 37)}`;
    const tag = index % 5 === 0 ? "newsletter" : "";
    return [first, last, `${name}${String(index)}@${host}.com`, phone, pick(jobTitles, index), "form", tag].join(",");
  });
  return ["first_name,last_name,email,phone,job_title,source,tags", ...rows].join("\n");
}
