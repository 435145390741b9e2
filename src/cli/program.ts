import { Command, CommanderError } from "commander";
import packageFile from "../../package.json" with { type: "json" };
import { exitCodes, explain } from "../server/outcome.ts";

const FOOTER = `
All commands read the same environment variables as the service (DATA_DIR, DATABASE_URL, …; see /docs/configuration) and, unless stated
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

/** The modules of the commands, which are loaded on use: together they need most of the time of a short command. */
const commands: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  migrate: async () => (await import("./database.ts")).addMigrate,
  seed: async () => (await import("./seed.ts")).addSeed,
  doctor: async () => (await import("./doctor/doctor.ts")).addDoctor,
  org: async () => (await import("./organizations.ts")).addOrganizations,
  user: async () => (await import("./users.ts")).addUsers,
  keys: async () => (await import("./keys.ts")).addKeys,
  "support-session": async () => (await import("./support-session.ts")).addSupportSession,
  openapi: async () => (await import("./openapi.ts")).addOpenapi,
  export: async () => (await import("./export.ts")).addExport,
  import: async () => (await import("./import.ts")).addImport,
  worker: async () => (await import("./worker.ts")).addWorker,
  audit: async () => (await import("./audit.ts")).addAudit,
  secrets: async () => (await import("./secrets.ts")).addSecrets,
  backup: async () => (await import("./backup.ts")).addBackup,
  restore: async () => (await import("./restore.ts")).addRestore,
  database: async () => (await import("./database.ts")).addDatabase,
  distribute: async () => (await import("./distribute.ts")).addDistribute,
  listen: async () => (await import("./listen.ts")).addListen,
  trigger: async () => (await import("./listen.ts")).addTrigger,
  contract: async () => (await import("./contract-check/command.ts")).addContract,
};

/** Runs a `crm` command line and returns its exit status. */
export async function runCommand(parameters: readonly string[]): Promise<number> {
  const json = parameters.includes("--json");
  const program = await createProgram(json, parameters);
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

/** Loads the command that the first word names; without one, as in `crm --help`, all of them. */
async function createProgram(json: boolean, parameters: readonly string[]): Promise<Command> {
  const program = new Command("crm")
    .description(
      "Administers the customer relationship service: schema, organizations, users, API keys, records, backups.",
    )
    .version(packageFile.version)
    .showHelpAfterError("(add --help to list commands and options)")
    .addHelpText("after", FOOTER)
    .exitOverride();
  if (json) program.configureOutput({ writeErr: () => undefined });
  const word = parameters.find((parameter) => !parameter.startsWith("-")) ?? "";
  const named = Object.hasOwn(commands, word) ? [commands[word]] : Object.values(commands);
  for (const load of named) (await load?.())?.(program);
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
