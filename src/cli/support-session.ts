import { userInfo } from "node:os";
import type { Command } from "commander";
import { createSupportSession } from "../features/sign-in/support-sessions.ts";
import { findPerson, withOrganization, type OrganizationTools } from "./operator.ts";
import { peopleOf } from "./organization-choice.ts";
import { CommandError } from "../server/outcome.ts";
import { columns, printResult } from "../base/platform/output.ts";
import { checkEmail, shortText } from "./arguments.ts";

interface CreateOptions {
  readonly org: string;
  readonly reason: string;
  readonly user?: string;
  readonly operator?: string;
  readonly json?: boolean;
}

const NOTES = `
The link works once, within 60 minutes; the session ends 60 minutes after this command. It has the permissions of the user (by
default an owner), but cannot connect AI applications or create, change or rotate API keys. The organization's audit log records the
operator, the reason and all actions.

Example:
  $ crm support-session create --org acme --reason "Ticket 4711: an import fails" --json`;

/** Adds `crm support-session …`. */
export function addSupportSession(program: Command): void {
  program
    .command("support-session")
    .description("Operator sessions in a customer's organization.")
    .command("create")
    .description("Print a one-time link that signs the operator in.")
    .requiredOption("--org <slug or id>", "the organization")
    .requiredOption("--reason <text>", "the reason, 1 to 500 characters; visible to the organization", shortText(500))
    .option("--user <address>", "the user whose permissions the session has (default: an owner)", checkEmail)
    .option("--operator <name>", "the name of the operator (default: the current system user)", shortText(100))
    .option("--json", 'print {"url", "session_id", "expires_at", "organization_id", "user", "operator", "reason"}')
    .addHelpText("after", NOTES)
    .action(create);
}

async function create({ org, reason, user, operator, json }: CreateOptions): Promise<void> {
  const result = await withOrganization({ org, command: "crm support-session create" }, async (tools) => {
    const { deps, caller, organization, config } = tools;
    const person = user === undefined ? await anOwner(tools) : await findPerson(tools, user);
    if (person.status !== "active")
      throw new CommandError("refused", `${person.email} is ${person.status}: choose an active user.`);
    const operatorName = operator ?? userInfo().username;
    const made = await createSupportSession(deps, caller, { userId: person.id, operatorName, reason });
    const url = `${config.baseUrl}/v1/public/support/${made.token}`;
    const about = { organization_id: organization.id, user: person.email, operator: operatorName, reason };
    return { url, session_id: made.id, expires_at: made.expires_at, ...about };
  });
  const text = columns([
    ["Link", result.url],
    ["Until", result.expires_at],
    ["Permissions of", result.user],
    ["Operator", result.operator],
    ["Reason", result.reason],
  ]);
  printResult(result, { json, text: `${text}\n\nThe link works once.` });
}

async function anOwner({ deps, organization }: OrganizationTools) {
  const [first] = await peopleOf(deps.store, organization);
  const user = await deps.store.users.get(organization.id, first);
  if (user?.role === "owner") return user;
  throw new CommandError("refused", `${organization.slug} has no active owner: choose another user with --user.`);
}
