import { userInfo } from "node:os";
import type { Command } from "commander";
import { createSupportSession } from "../accounts/support-sessions.ts";
import { findPerson, withOrganization, type OrganizationTools } from "./operator.ts";
import { peopleOf } from "./organization-choice.ts";
import { CommandError } from "../server/outcome.ts";
import { columns, printResult } from "../platform/output.ts";
import { checkEmail } from "./password-input.ts";
import { shortText } from "../platform/short-text.ts";

interface CreateOptions {
  readonly org: string;
  readonly reason: string;
  readonly user?: string;
  readonly operator?: string;
  readonly json?: boolean;
}

const NOTES = `
The address works once, within 60 minutes; the session ends 60 minutes after this command. It has the rights of the person (an owner,
if none is named), but never connects an AI application and never creates, changes or rotates an API key. The organization
sees in its activity log who was there, why, and what was done.

Example:
  $ crm support-session create --org acme --reason "Ticket 4711: an import fails" --json`;

/** `crm support-session …` */
export function addSupportSession(program: Command): void {
  program
    .command("support-session")
    .description("The operator's own session in a customer's organization.")
    .command("create")
    .description("Print an address that signs the operator in, once.")
    .requiredOption("--org <slug or id>", "the organization")
    .requiredOption("--reason <text>", "why, 1 to 500 characters; the organization reads it", shortText(500))
    .option("--user <address>", "whose rights the session has (default: an owner)", checkEmail)
    .option("--operator <name>", "who signs in (default: the name of this system's user)", shortText(100))
    .option("--json", 'print {"url", "session_id", "expires_at", "organization_id", "user", "operator", "reason"}')
    .addHelpText("after", NOTES)
    .action(create);
}

async function create({ org, reason, user, operator, json }: CreateOptions): Promise<void> {
  const result = await withOrganization({ org, command: "crm support-session create" }, async (tools) => {
    const { deps, caller, organization, config } = tools;
    const person = user === undefined ? await anOwner(tools) : await findPerson(tools, user);
    if (person.status !== "active")
      throw new CommandError("refused", `${person.email} is ${person.status}: choose somebody who is active.`);
    const operatorName = operator ?? userInfo().username;
    const made = await createSupportSession(deps, caller, { userId: person.id, operatorName, reason });
    const url = `${config.baseUrl}/v1/public/support/${made.token}`;
    const about = { organization_id: organization.id, user: person.email, operator: operatorName, reason };
    return { url, session_id: made.id, expires_at: made.expires_at, ...about };
  });
  const text = columns([
    ["Address", result.url],
    ["Until", result.expires_at],
    ["Rights of", result.user],
    ["Operator", result.operator],
    ["Reason", result.reason],
  ]);
  printResult(result, { json, text: `${text}\n\nThe address works once.` });
}

async function anOwner({ deps, organization }: OrganizationTools) {
  const [first] = await peopleOf(deps.store, organization);
  const user = await deps.store.users.get(organization.id, first);
  if (user?.role === "owner") return user;
  throw new CommandError(
    "refused",
    `${organization.slug} has no active owner: say with --user whose rights the session has.`,
  );
}
