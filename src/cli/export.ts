import { rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { InvalidArgumentError, Option, type Command } from "commander";
import { operations } from "../../generated/operations.js";
import { readConfig } from "../server/config.ts";
import { entityTypes } from "../base/records/rules/entity.ts";
import { resources } from "../../generated/resources.js";
import type { ExportedType } from "../features/imports/sql/exports.ts";
import { validationFailed } from "../base/platform/rules/errors.ts";
import type { FilterGroup } from "../base/records/rules/filter-tree.ts";
import { toDetails } from "../base/platform/rules/violations.ts";
import {
  columnsOfExport,
  countExport,
  exportPages,
  headerLine,
  type ExportOrder,
} from "../features/imports/export-run.ts";
import { createStore, type Store } from "../base/store/store.ts";
import { checkExport, definitionsOf } from "../features/imports/exports.ts";
import { openCommandStorage } from "../server/storage.ts";
import { openToWrite } from "./files.ts";
import { findOrganization } from "./organization-choice.ts";
import { printResult } from "../base/platform/output.ts";
import { showProgress, type Progress } from "./progress.ts";

interface ExportOptions {
  readonly entityType: ExportedType;
  readonly out: string;
  readonly filter?: FilterGroup;
  readonly fields?: readonly string[];
  readonly org?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
The file is CSV (RFC 4180, UTF-8) with the field names in the first line; \`crm import\` can read it. Lists are joined by "; ",
and a cell that a spreadsheet would interpret as a formula starts with an apostrophe.

Examples:
  $ crm export --entity-type contact --out contacts.csv
  $ crm export --entity-type contact --fields id,email,custom_fields --out - | head
  $ crm export --org acme --entity-type company --out customers.csv \\
      --filter '{"op":"and","conditions":[{"field":"lifecycle_stage","operator":"eq","value":"customer"}]}'`;

const exportedTypes: readonly string[] = [
  ...entityTypes,
  ...Object.values(resources).flatMap((resource) => (resource.export ? [resource.type] : [])),
];

/** Adds `crm export`. */
export function addExport(program: Command): void {
  program
    .command("export")
    .description("Write records of one type to a CSV file.")
    .addOption(new Option("--entity-type <type>", "type of the records").choices(exportedTypes).makeOptionMandatory())
    .requiredOption("--out <file>", "output file, replaced when the export is complete; - writes to standard output")
    .option("--filter <json>", "only records that match this filter (the format of POST /v1/entities/search)", readJson)
    .option("--fields <list>", "only these fields, separated by commas", (text: string) => text.split(","))
    .option("--org <slug or id>", "the organization (optional if there is only one)")
    .option("--json", 'print {"organization_id", "entity_type", "rows", "bytes", "seconds", "file"}')
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run({ entityType, out, filter, fields, org, json }: ExportOptions): Promise<void> {
  const storage = await openCommandStorage(readConfig(process.env));
  try {
    const store = createStore(storage.pool);
    const { id: orgId } = await findOrganization(store, org);
    const asked = { entity_type: entityType, ...(filter && { filter }), ...(fields && { fields: [...fields] }) };
    requireContract(asked);
    await checkExport(store, orgId, asked);
    const now = new Date();
    const order: ExportOrder = { orgId, entityType, filter: filter ?? null, fields: fields ?? null, now };
    const { rows, bytes } = await (out === "-" ? toOutput(store, order) : toFile(store, order, out));
    const seconds = Number(((Date.now() - now.getTime()) / 1_000).toFixed(3));
    const result = { organization_id: orgId, entity_type: entityType, rows, bytes, seconds, file: out };
    const text = `${out}: ${String(rows)} rows, ${String(bytes)} bytes in ${seconds.toFixed(1)} s.`;
    if (out !== "-") printResult(result, { json, text });
  } finally {
    await storage.close();
  }
}

/** Validates the input like the operation exports.create; throws validation_failed. */
function requireContract(body: object): void {
  const validate = operations.find(({ id }) => id === "exports.create")?.validateBody;
  if (!validate || validate(body)) return;
  throw validationFailed(toDetails(validate.errors ?? []));
}

interface Written {
  rows: number;
  bytes: number;
}

/** Writes to a temporary file first: an incomplete file never has the requested name. */
async function toFile(store: Store, order: ExportOrder, file: string): Promise<Written> {
  const draft = `${file}.part`;
  const opened = await openToWrite(draft, file);
  try {
    const written = await write(store, order, opened.createWriteStream());
    await rename(draft, file);
    return written;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes to standard output; the reader may close the pipe early (EPIPE). */
async function toOutput(store: Store, order: ExportOrder): Promise<Written> {
  try {
    return await write(store, order, process.stdout);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EPIPE") return { rows: 0, bytes: 0 };
    throw error;
  }
}

async function write(store: Store, order: ExportOrder, destination: Writable): Promise<Written> {
  const definitions = (orgId: string, type: ExportedType) => definitionsOf(store, orgId, type);
  const deps = { store, definitions };
  const progress = showProgress("Records:", await countExport(deps, order));
  const written: Written = { rows: 0, bytes: 0 };
  try {
    const text = textOf(deps, order, { written, progress });
    await pipeline(text, destination, { end: destination !== process.stdout });
    return written;
  } finally {
    progress.end();
  }
}

async function* textOf(
  deps: Parameters<typeof exportPages>[0],
  order: ExportOrder,
  { written, progress }: { written: Written; progress: Progress },
): AsyncGenerator<string> {
  const columns = await columnsOfExport(deps, order);
  const counted = (text: string, rows: number): string => {
    written.rows += rows;
    written.bytes += Buffer.byteLength(text);
    return text;
  };
  yield counted(headerLine(columns), 0);
  for await (const { text, rows } of exportPages(deps, order, { columns, after: null })) {
    yield counted(text, rows);
    progress.done(written.rows);
  }
}

function readJson(text: string): FilterGroup {
  try {
    return JSON.parse(text) as FilterGroup;
  } catch {
    throw new InvalidArgumentError("Must be JSON.");
  }
}
