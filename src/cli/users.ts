import type { Command } from "commander";
import { findOrganization } from "./organization-choice.ts";
import { columns, printResult } from "../platform/output.ts";
import { checkEmail, readPassword } from "./password-input.ts";
import { withProvisioning } from "./provisioning.ts";
import { shortText } from "../platform/short-text.ts";
import { addUserCommands } from "./user-commands.ts";

interface CreateOptions {
  readonly org: string;
  readonly email: string;
  readonly role: string;
  readonly passwordStdin?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
The password (8 to 256 characters) is read from standard input, so that no process list and no shell history has it.

Examples:
  $ echo "correct horse battery" | crm user create --org acme --email ada@acme.test --role owner --password-stdin
  $ crm user create --org acme --email bo@acme.test --role member --password-stdin --json < password.txt`;

/** `crm user …` */
export function addUsers(program: Command): void {
  const users = program.command("user").description("People who work in an organization.");
  users
    .command("create")
    .description("Add a person who can sign in at once.")
    .requiredOption("--org <slug or id>", "the organization")
    .requiredOption("--email <address>", "the address to sign in with", checkEmail)
    .requiredOption("--role <role>", "owner, admin, manager, member, read_only, or a role of the organization's own")
    .requiredOption("--password-stdin", "read the password from standard input")
    .option("--first-name <name>", "the given name", shortText(100))
    .option("--last-name <name>", "the family name", shortText(100))
    .option("--json", "print the person as JSON")
    .addHelpText("after", EXAMPLES)
    .action(create);
  addUserCommands(users);
}

async function create({ org, email, role, firstName, lastName, json }: CreateOptions): Promise<void> {
  const password = await readPassword();
  const user = await withProvisioning("crm user create", async ({ createUser, store }) =>
    createUser(await findOrganization(store, org), {
      email,
      role,
      password,
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
    }),
  );
  const text = columns([
    ["Person", user.email],
    ["Role", user.role],
    ["Id", user.id],
  ]);
  const next = `Next: crm keys create --org ${org} --user ${user.email} --scopes '*'`;
  printResult(user, { json, text: `${text}\n\n${next}` });
}
