import type { Command } from "commander";
import { findOrganization } from "./organization-choice.ts";
import { columns, printResult, table } from "../base/platform/output.ts";
import { checkEmail, readPassword, shortText } from "./arguments.ts";
import { withProvisioning } from "./provisioning.ts";
import type { MembersUpdateInput, Schemas } from "../../generated/services.js";
import { replacePassword } from "../features/sign-in/password.ts";
import { resetSecondFactor, unlockUser } from "../features/sign-in/sign-in-methods.ts";
import { allOf, findPerson, withOrganization } from "./operator.ts";

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

interface PersonOptions {
  readonly org: string;
  readonly email: string;
  readonly json?: boolean;
}

/** Adds `crm user list`, `show`, `role`, `password`, `suspend`, `resume`, `unlock` and `reset-two-factor`. */
function addUserCommands(users: Command): void {
  users
    .command("list")
    .description("List the users of an organization.")
    .requiredOption("--org <slug or id>", "the organization")
    .option("--json", 'print {"total", "users"}')
    .action(list);
  one(users, "show").description("Show a user.").action(show);
  one(users, "role")
    .description("Change the role of a user. The last active owner keeps the role.")
    .requiredOption("--role <role>", "owner, admin, manager, member, read_only, or a custom role of the organization")
    .action(({ role, ...person }: PersonOptions & { readonly role: string }) => change("role", person, { role }));
  one(users, "password")
    .description("Set a user's password. The user is signed out of all sessions and notified by e-mail.")
    .requiredOption("--password-stdin", "read the password (8 to 256 characters) from standard input")
    .addHelpText(
      "after",
      `\nExample:\n  $ crm user password --org acme --email ada@acme.test --password-stdin < password.txt`,
    )
    .action(setPassword);
  one(users, "suspend")
    .description("Suspend a user: sessions end, API keys are rejected, AI applications are disconnected.")
    .action((person: PersonOptions) => change("suspend", person, { status: "suspended" }));
  one(users, "resume")
    .description("Reactivate a suspended user and their API keys.")
    .action((person: PersonOptions) => change("resume", person, { status: "active" }));
  addSignInCommands(users);
}

/** Adds the commands for users who cannot sign in. */
function addSignInCommands(users: Command): void {
  one(users, "unlock")
    .description("Forget the failed sign-ins of a user, who can then try again immediately.")
    .addHelpText("after", "\nExample:\n  $ crm user unlock --org acme --email ada@acme.test")
    .action(unlock);
  one(users, "reset-two-factor")
    .description("Remove a user's authenticator app, passkeys and recovery codes. The user signs in with the password.")
    .addHelpText("after", RESET_HELP)
    .action(resetTwoFactor);
}

const RESET_HELP = `
Verify the identity of the user first: afterwards the password is sufficient to sign in. All sessions of the user end, and the user is
notified by e-mail. If the organization requires a second factor, the user sets one up at the next sign-in.

Example:
  $ crm user reset-two-factor --org acme --email ada@acme.test`;

function one(parent: Command, name: string): Command {
  return parent
    .command(name)
    .requiredOption("--org <slug or id>", "the organization")
    .requiredOption("--email <address>", "the user's e-mail address", checkEmail)
    .option("--json", "print the user as JSON");
}

async function list({ org, json }: Pick<PersonOptions, "org" | "json">): Promise<void> {
  const users = await withOrganization({ org, command: "crm user list" }, ({ services, caller }) =>
    allOf((page) => services.members.list(caller, { ...page, include_deleted: false, sort: "created_at" })),
  );
  const rows = users.map(({ email, role, status, last_login_at }) => [email, role, status, last_login_at ?? "never"]);
  const none = `There are no users. Create one: crm user create --org ${org} --email <address> --role owner --password-stdin`;
  printResult(
    { total: users.length, users },
    { json, text: table(["E-MAIL", "ROLE", "STATUS", "SIGNED IN"], rows, none) },
  );
}

async function show({ org, email, json }: PersonOptions): Promise<void> {
  const user = await withOrganization({ org, command: "crm user show" }, async (tools) => {
    const { id } = await findPerson(tools, email);
    return await tools.services.members.get(tools.caller, { id });
  });
  printResult(user, { json, text: described(user) });
}

async function change(
  verb: string,
  { org, email, json }: PersonOptions,
  changes: Pick<MembersUpdateInput, "role" | "status">,
): Promise<void> {
  const user = await withOrganization({ org, command: `crm user ${verb}` }, async (tools) => {
    const { id } = await findPerson(tools, email);
    return await tools.services.members.update(tools.caller, { id, ...changes });
  });
  printResult(user, { json, text: described(user) });
}

async function setPassword({ org, email, json }: PersonOptions): Promise<void> {
  const password = await readPassword();
  const user = await withOrganization({ org, command: "crm user password" }, async (tools) => {
    const { id } = await findPerson(tools, email);
    await replacePassword(tools.deps, tools.caller, { id, password });
    return await tools.services.members.get(tools.caller, { id });
  });
  printResult(user, { json, text: `${user.email} has a new password and is signed out of all sessions.` });
}

async function unlock({ org, email, json }: PersonOptions): Promise<void> {
  const user = await withOrganization({ org, command: "crm user unlock" }, async (tools) => {
    const { id } = await findPerson(tools, email);
    await unlockUser(tools.deps, tools.caller, id);
    return await tools.services.members.get(tools.caller, { id });
  });
  printResult(user, { json, text: `${user.email} can try to sign in again.` });
}

async function resetTwoFactor({ org, email, json }: PersonOptions): Promise<void> {
  const user = await withOrganization({ org, command: "crm user reset-two-factor" }, async (tools) => {
    const { id } = await findPerson(tools, email);
    await resetSecondFactor(tools.deps, tools.caller, id);
    return await tools.services.members.get(tools.caller, { id });
  });
  printResult(user, { json, text: `${user.email} has no second factor and is signed out of all sessions.` });
}

function described({ email, role, status, last_login_at, id }: Schemas["Member"]): string {
  return columns([
    ["User", email],
    ["Role", role],
    ["Status", status],
    ["Signed in", last_login_at ?? "never"],
    ["Id", id],
  ]);
}
