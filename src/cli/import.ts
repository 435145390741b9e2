import { Option, type Command } from "commander";
import { newId } from "../base/platform/ids.ts";
import { readConfig } from "../server/config.ts";
import { importedTypes, type ImportedType } from "../features/imports/rules/imported-types.ts";
import type { ImportRecord, ImportSettings } from "../features/imports/sql/imports.ts";
import { createStore, joinTransaction, type Store } from "../base/store/store.ts";
import { startImport, prepareImport, uploadFile, type ImportDeps } from "../features/imports/preparation.ts";
import { runImport } from "../features/imports/run.ts";
import { ruledResource } from "../server/resources.ts";
import { openCommandStorage } from "../server/storage.ts";
import { openToRead, openToWrite } from "./files.ts";
import { findOrganization, peopleOf } from "./organization-choice.ts";
import { CommandError, exitCodes } from "../server/outcome.ts";
import { printResult } from "../base/platform/output.ts";
import { showProgress } from "./progress.ts";
import { pipeline } from "node:stream/promises";
import { explain, sentences } from "../base/i18n/sentences.ts";
import type { ImportProblem } from "../features/imports/rules/row.ts";
import { failedRowsFile } from "../features/imports/imports.ts";
import { personName } from "../features/accounts/callers.ts";
import type { Caller } from "../base/contract/caller.ts";
import { builtInPermissions } from "../base/platform/rules/permissions.ts";
import type { OrganizationRecord } from "../features/accounts/sql/organizations.ts";

interface ImportOptions {
  readonly entityType?: ImportedType;
  readonly org?: string;
  readonly user?: string;
  readonly map?: Readonly<Record<string, string | null>>;
  readonly duplicates?: ImportSettings["duplicates"];
  readonly dateFormat?: ImportSettings["date_format"];
  readonly createCompanies: boolean;
  readonly onBadCell?: ImportSettings["on_bad_cell"];
  readonly dryRun?: boolean;
  readonly failures?: string;
  readonly resume?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
The file is CSV as written by Excel and other programs (UTF-8, UTF-16 or Windows-1252; comma, semicolon, tab or |), with the
column names in the first line. Columns are matched by name, in English and French; with --map, only the named columns are imported.
The import runs in this process, in batches that are committed one by one: after an interruption, --resume continues with the next
batch. If rows fail, the others are still imported and the exit status is 1. The report shows the mapping of columns to fields, the
ignored columns, and the number of failed rows with their lines and reasons.

Examples:
  $ crm import contacts.csv --entity-type contact --dry-run
  $ crm import contacts.csv --entity-type contact --duplicates update --failures failed.csv
  $ crm import contacts.csv --entity-type contact --on-bad-cell skip
  $ crm import products.csv --entity-type product --duplicates update
  $ crm import list.csv --entity-type contact --map "Vorname=first_name" --map "Mail=email"
  $ gunzip -c companies.csv.gz | crm import - --entity-type company --org acme --user ada@acme.test --json`;

/** Adds `crm import`. */
export function addImport(program: Command): void {
  program
    .command("import")
    .description("Create or update records of one type from a CSV file.")
    .argument("[file]", "the file; - reads standard input")
    .addOption(new Option("--entity-type <type>", "type of the records").choices(importedTypes))
    .addOption(
      new Option("--duplicates <policy>", "what to do with rows that already exist").choices([
        "skip",
        "update",
        "fail",
      ]),
    )
    .addOption(new Option("--date-format <format>", "format of dates in the file").choices(["iso", "dmy", "mdy"]))
    .option("--map <column=field>", "map a column to a field; can be repeated", collectMapping)
    .option("--no-create-companies", "fail a row if the contact's company does not exist")
    .addOption(
      new Option(
        "--on-bad-cell <policy>",
        "what to do with a cell that cannot be read: fail the row, or skip the cell",
      ).choices(["fail", "skip"]),
    )
    .option("--dry-run", "count the changes without writing records")
    .option("--failures <file>", "write the failed rows with their reasons to this file")
    .option("--resume <id>", "continue an import of this command that was interrupted")
    .option("--org <slug or id>", "the organization (optional if there is only one)")
    .option("--user <address>", "the user on whose behalf records are written (default: an owner)")
    .option("--json", "print the counts as JSON")
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run(file: string | undefined, options: ImportOptions): Promise<void> {
  if (options.failures !== undefined) await (await openToWrite(options.failures)).close();
  const storage = await openCommandStorage(readConfig(process.env));
  try {
    const store = createStore(storage.pool);
    const deps = { store, clock: Date.now, newId: () => newId() };
    const { id: orgId, ...organization } = await findOrganization(store, options.org);
    const started =
      options.resume === undefined
        ? await start(deps, await commandCaller(store, { ...organization, id: orgId }, options.user), {
            file,
            options,
          })
        : await resumable(store, orgId, options.resume);
    await work(deps, { orgId, record: started });
    const record = await store.imports.get(orgId, started.id);
    if (record) await report(store, { orgId, record, options });
  } finally {
    await storage.close();
  }
}

async function start(
  deps: ImportDeps,
  caller: Awaited<ReturnType<typeof commandCaller>>,
  { file, options }: { file: string | undefined; options: ImportOptions },
): Promise<ImportRecord> {
  const { entityType, map, duplicates, dateFormat, createCompanies, onBadCell, dryRun = false } = options;
  if (file === undefined) throw new CommandError("usage", "Specify the file to import, or - for standard input.");
  if (entityType === undefined) throw new CommandError("usage", "Specify the type of the records with --entity-type.");
  const settings = {
    ...(duplicates && { duplicates }),
    ...(dateFormat && { date_format: dateFormat }),
    ...(onBadCell && { on_bad_cell: onBadCell }),
    create_companies: createCompanies,
    dry_run: dryRun,
  };
  const content = file === "-" ? process.stdin : (await openToRead(file)).createReadStream();
  const { id } = await prepareImport(deps, caller, { entity_type: entityType, ...settings, mapping: map ?? null });
  await uploadFile(deps, caller, { id, content });
  const record = await deps.store.transaction((tx) => startImport(deps, tx, caller, { id }));
  process.stderr.write(`Import ${id} started. After an interruption, run: crm import --resume ${id}\n`);
  return record;
}

async function resumable({ imports }: Store, orgId: string, id: string): Promise<ImportRecord> {
  const record = /^[0-9a-f-]{36}$/i.test(id) ? await imports.get(orgId, id) : null;
  if (!record) throw new CommandError("refused", `The import ${id} does not exist in this organization.`);
  if (record.status === "running" && record.job_id === null) return record;
  throw new CommandError(
    "refused",
    `The import ${id} is ${record.status}; only an interrupted import of this command can be resumed.`,
  );
}

async function work(deps: ImportDeps, { orgId, record }: { orgId: string; record: ImportRecord }): Promise<void> {
  const progress = showProgress("Rows:", record.rows ?? 0);
  const { signal } = new AbortController();
  const checkpoint = (_through: unknown, { done }: { done: number }): Promise<void> => {
    progress.done(done);
    return Promise.resolve();
  };
  const onFault = (error: unknown): void => {
    process.stderr.write(`A row failed unexpectedly: ${error instanceof Error ? error.message : String(error)}\n`);
  };
  try {
    await runImport(
      { ...deps, onFault, joinTransaction, ruledResource },
      { orgId, importId: record.id },
      { signal, checkpoint },
    );
  } finally {
    progress.end();
  }
}

async function report(
  store: Store,
  { orgId, record, options }: { orgId: string; record: ImportRecord; options: ImportOptions },
): Promise<void> {
  const { failures, json } = options;
  if (failures !== undefined && record.failed > 0) await writeFailures(store, record, { orgId, file: failures });
  printResult(reportOf(record), { json, text: reportText(record) });
  if (record.failed > 0) process.exitCode = exitCodes.failed;
}

function collectMapping(text: string, mapping: Readonly<Record<string, string>> = {}): Record<string, string> {
  const at = text.lastIndexOf("=");
  if (at < 1)
    throw new CommandError("usage", `--map requires a column and a field, such as "E-mail=email", not "${text}".`);
  return { ...mapping, [text.slice(0, at)]: text.slice(at + 1) };
}

const say = ({ code, values }: Pick<ImportProblem, "code" | "values">): string =>
  explain(sentences("en"), code, values);

/** Writes the rows that failed, with their reasons, to a file. */
async function writeFailures(
  store: Store,
  record: ImportRecord,
  { orgId, file }: { readonly orgId: string; readonly file: string },
): Promise<void> {
  const opened = await openToWrite(file);
  await pipeline(failedRowsFile(store, record, { orgId, say }).content, opened.createWriteStream());
}

/** Returns the result of an import for `--json`. */
export function reportOf(record: ImportRecord) {
  const { id, status, dry_run, encoding, delimiter, mapping, header, problems } = record;
  return {
    id,
    status,
    dry_run,
    encoding,
    delimiter,
    ...countsOf(record),
    mapping: Object.fromEntries(header.map((column) => [column, mapping?.[column] ?? null])),
    ignored_columns: header.filter((column) => (mapping?.[column] ?? null) === null),
    problems: problems.map(({ field, code, values, count, examples }) => ({
      field,
      code,
      count,
      examples,
      message: say({ code, ...(values && { values }) }),
    })),
  };
}

/** Returns the result of an import as text: the mapping, the number of rows, and the reasons for failures. */
export function reportText(record: ImportRecord): string {
  const { dry_run, mapping, ignored_columns, problems } = { ...record, ...reportOf(record) };
  const filled = Object.entries(mapping).flatMap(([column, field]) =>
    field === null ? [] : [`  ${column} → ${field}`],
  );
  const counts = Object.entries(countsOf(record)).map(([name, count]) => `${String(count)} ${name.replace("_", " ")}`);
  const ignored = ignored_columns.length === 0 ? [] : [`Ignored columns: ${ignored_columns.join(", ")}`];
  const reasons = problems.map(({ field, message, count, examples }) => {
    const lines = examples.map(
      ({ line, cell }) => `line ${String(line)}${cell === null ? "" : `: ${JSON.stringify(cell)}`}`,
    );
    return `  ${String(count)} × ${field === null ? "" : `${field}: `}${message} (${lines.join("; ")})`;
  });
  return [
    "Columns:",
    ...filled,
    ...ignored,
    ...(reasons.length === 0 ? [] : ["Problems:", ...reasons]),
    `${dry_run ? "Dry run: " : ""}${counts.join(", ")}.`,
  ].join("\n");
}

const COUNTS = [
  ...(["processed_rows", "created", "updated", "unchanged", "skipped", "failed"] as const),
  ...(["companies_created", "skipped_cells"] as const),
];

const countsOf = (record: ImportRecord) =>
  Object.fromEntries(COUNTS.map((name) => [name, record[name]])) as Pick<ImportRecord, (typeof COUNTS)[number]>;

/** Returns the caller for a command that acts on behalf of a user: the user with the address, by default an owner. */
async function commandCaller(
  store: Store,
  organization: OrganizationRecord,
  email: string | undefined,
): Promise<Caller> {
  const [first] = await peopleOf(store, organization);
  const user =
    email === undefined ? await store.users.get(organization.id, first) : await byEmail(store, organization, email);
  if (!user) throw new CommandError("refused", `No user in ${organization.slug} has the address ${email ?? ""}.`);
  const { id, role, first_name, last_name } = user;
  const locale = user.locale ?? organization.default_locale;
  return {
    address: "127.0.0.1",
    userAgent: "crm",
    requestId: newId(),
    locale,
    organization,
    user: { id, email: user.email, first_name, last_name, locale, role },
    actor: { id, name: personName(user), type: "user", application: "crm" },
    credential: { kind: "system" },
    channel: "system",
    permissions: builtInPermissions("owner"),
    deletesOthers: true,
  };
}

async function byEmail({ users }: Store, { id }: OrganizationRecord, email: string) {
  const found = await users.login(email.toLowerCase());
  return found?.org_id === id ? await users.get(id, found.id) : null;
}
