import type { Command } from "commander";
import { findOrganization } from "./organization-choice.ts";
import { columns, printResult } from "../base/platform/output.ts";
import { checkEmail, readPassword } from "./password-input.ts";
import { withProvisioning } from "./provisioning.ts";
import { shortText } from "../base/platform/short-text.ts";
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
The password (8 to 256 characters) is read from standard input, so that it does not appear in process lists or the shell history.

Examples:
  $ echo "correct horse battery" | crm user create --org acme --email ada@acme.test --role owner --password-stdin
  $ crm user create --org acme --email bo@acme.test --role member --password-stdin --json < password.txt`;

/** Adds `crm user …`. */
export function addUsers(program: Command): void {
  const users = program.command("user").description("Users of an organization.");
  users
    .command("create")
    .description("Create a user who can sign in immediately.")
    .requiredOption("--org <slug or id>", "the organization")
    .requiredOption("--email <address>", "the e-mail address for signing in", checkEmail)
    .requiredOption("--role <role>", "owner, admin, manager, member, read_only, or a custom role of the organization")
    .requiredOption("--password-stdin", "read the password from standard input")
    .option("--first-name <name>", "first name", shortText(100))
    .option("--last-name <name>", "last name", shortText(100))
    .option("--json", "print the user as JSON")
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
    ["User", user.email],
    ["Role", user.role],
    ["Booking page", `/book/${user.booking_slug ?? ""}`],
    ["Id", user.id],
  ]);
  const next = `Next: crm keys create --org ${org} --user ${user.email} --scopes '*'`;
  printResult(user, { json, text: `${text}\n\n${next}` });
}
