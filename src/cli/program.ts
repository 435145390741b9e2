import { Command, CommanderError } from "commander";
import packageFile from "../../package.json" with { type: "json" };
import { addAudit } from "./audit.ts";
import { addBackup } from "./backup.ts";
import { addContract } from "./contract-check/command.ts";
import { addDatabase } from "./database.ts";
import { addDistribute } from "./distribute.ts";
import { addDoctor } from "./doctor/doctor.ts";
import { addExport } from "./export.ts";
import { addImport } from "./import.ts";
import { addKeys } from "./keys.ts";
import { addListen } from "./listen.ts";
import { addMigrate } from "./migrate.ts";
import { addOpenapi } from "./openapi.ts";
import { addOrganizations } from "./organizations.ts";
import { exitCodes, explain } from "../server/outcome.ts";
import { addRestore } from "./restore.ts";
import { addSecrets } from "./secrets.ts";
import { addSeed } from "./seed.ts";
import { addSupportSession } from "./support-session.ts";
import { addTrigger } from "./trigger.ts";
import { addUsers } from "./users.ts";
import { addWorker } from "./worker.ts";

const FOOTER = `
All commands read the same environment variables as the service (DATA_DIR, DATABASE_URL, …; see README.md) and, unless stated
otherwise, work while the service runs. With --json, standard output is one JSON document, and errors are JSON on standard error.
Without SMTP_URL, mail is stored as .eml files in DATA_DIR/outbox and never deleted.

Exit status:
  0  success
  1  failed (doctor: a check failed; import: some rows failed)
  2  invalid usage: an unknown command or option, a missing or malformed value
  3  invalid configuration: the message lists all invalid variables
  4  the database cannot be reached
  5  rejected: the organization does not exist, the e-mail address is taken, …

Examples:
  $ crm doctor
  $ crm org create --name "Acme" --plan professional
  $ echo "a long password" | crm user create --org acme --email ada@acme.test --role owner --password-stdin
  $ crm keys create --org acme --user ada@acme.test --scopes '*'
  $ crm user suspend --org acme --email bo@acme.test
  $ crm keys list --org acme
  $ crm support-session create --org acme --reason "Ticket 4711"
  $ crm seed --org acme --contacts 100000
  $ crm contract check https://crm.example.com --key crs_…
  $ crm import contacts.csv --org acme --entity-type contact --dry-run
  $ crm export --org acme --entity-type contact --out contacts.csv
`;

/** Runs a `crm` command line and returns its exit status. */
export async function runCommand(parameters: readonly string[]): Promise<number> {
  const json = parameters.includes("--json");
  const program = createProgram(json);
  try {
    await program.parseAsync(parameters, { from: "user" });
    return typeof process.exitCode === "number" ? process.exitCode : exitCodes.ok;
  } catch (error) {
    if (error instanceof CommanderError) return usage(error, json);
    const { outcome, message } = explain(error);
    fail(json, outcome, message);
    return exitCodes[outcome];
  }
}

function createProgram(json: boolean): Command {
  const program = new Command("crm")
    .description(
      "Administers the customer relationship service: schema, organizations, users, API keys, records, backups.",
    )
    .version(packageFile.version)
    .showHelpAfterError("(add --help to list commands and options)")
    .addHelpText("after", FOOTER)
    .exitOverride();
  if (json) program.configureOutput({ writeErr: () => undefined });
  for (const add of [
    addMigrate,
    addSeed,
    addDoctor,
    addOrganizations,
    addUsers,
    addKeys,
    addSupportSession,
    addOpenapi,
    addExport,
    addImport,
    addWorker,
    addAudit,
    addSecrets,
    addBackup,
    addRestore,
    addDatabase,
    addDistribute,
    addListen,
    addTrigger,
    addContract,
  ])
    add(program);
  return program;
}

function usage(error: CommanderError, json: boolean): number {
  if (error.exitCode === 0) return exitCodes.ok;
  if (json) fail(json, "usage", error.message.replace(/^error: /, ""));
  return exitCodes.usage;
}

function fail(json: boolean, outcome: keyof typeof exitCodes, message: string): void {
  const text = json
    ? JSON.stringify({ error: message, code: outcome, exit_status: exitCodes[outcome] })
    : `crm: ${message}`;
  process.stderr.write(`${text}\n`);
}
