import { Option, type Command } from "commander";
import type { OrganizationRecord } from "../features/accounts/sql/organizations.ts";
import { changePlan, resumeOrganization, suspendOrganization } from "../features/accounts/organization-operations.ts";
import { allOf, withOrganization, withServices } from "./operator.ts";
import { columns, printResult, table } from "../base/platform/output.ts";

interface Json {
  readonly json?: boolean;
}

interface Chosen extends Json {
  readonly org: string;
}

const PLANS = ["free", "professional", "enterprise"];

/** Adds `crm org list`, `show`, `plan`, `suspend` and `resume`. */
export function addOrganizationCommands(organizations: Command): void {
  organizations
    .command("list")
    .description("List all organizations.")
    .option("--json", 'print {"total", "organizations"}')
    .action(list);
  one(organizations, "show").description("Show an organization and its number of users and API keys.").action(show);
  one(organizations, "plan")
    .description("Change the plan of an organization. With the plan free, its API keys are rejected.")
    .addOption(new Option("--plan <plan>", "the new plan").choices(PLANS).makeOptionMandatory())
    .action(changeThePlan);
  one(organizations, "suspend")
    .description(
      "Suspend an organization: its sessions end, its API keys are rejected, AI applications are disconnected, and its booking page is closed.",
    )
    .addHelpText("after", "\nNothing is deleted. Jobs that have started continue: cancel campaigns first.")
    .action((options: Chosen) => setSuspended("suspend", options));
  one(organizations, "resume")
    .description("Reactivate a suspended organization. AI applications must be connected again.")
    .action((options: Chosen) => setSuspended("resume", options));
}

function one(parent: Command, name: string): Command {
  return parent
    .command(name)
    .requiredOption("--org <slug or id>", "the organization")
    .option("--json", "print the organization as JSON");
}

async function list({ json }: Json): Promise<void> {
  const organizations = await withServices(async ({ deps }) => {
    const all = await deps.store.organizations.list();
    return await Promise.all(all.map((record) => withStatus(deps.store, record)));
  });
  const rows = organizations.map(({ slug, name, plan, status, id }) => [slug, name, plan, status, id]);
  const text = table(
    ["SLUG", "NAME", "PLAN", "STATUS", "ID"],
    rows,
    "There are no organizations. Create one: crm org create --name <name>",
  );
  printResult({ total: organizations.length, organizations }, { json, text });
}

async function show({ org, json }: Chosen): Promise<void> {
  const found = await withOrganization({ org, command: "crm org show" }, async (tools) => {
    const { services, caller, deps, organization } = tools;
    const members = await allOf((page) =>
      services.members.list(caller, { ...page, include_deleted: false, sort: "created_at" }),
    );
    const keys = await allOf((page) => services.apiKeys.list(caller, { ...page, sort: "created_at" }));
    const counts = { people: members.length, api_keys: keys.filter(({ status }) => status === "active").length };
    return { ...(await withStatus(deps.store, organization)), ...counts };
  });
  const text = columns([
    ["Organization", found.name],
    ["Slug", found.slug],
    ["Id", found.id],
    ["Plan", found.plan],
    ["Status", found.status],
    ["Region", found.data_region],
    ["Language", found.default_locale],
    ["Time zone", found.timezone],
    ["Users", String(found.people)],
    ["Active keys", String(found.api_keys)],
    ["Created", found.created_at],
  ]);
  printResult(found, { json, text });
}

async function changeThePlan({ org, plan, json }: Chosen & Pick<OrganizationRecord, "plan">): Promise<void> {
  const changed = await withOrganization({ org, command: "crm org plan" }, ({ deps, caller }) =>
    changePlan(deps, caller, plan),
  );
  const text = `${changed.slug} now has the plan ${changed.plan}.${plan === "free" ? " Its API keys are rejected." : ""}`;
  printResult(changed, { json, text });
}

async function setSuspended(verb: "suspend" | "resume", { org, json }: Chosen): Promise<void> {
  const suspend = verb === "suspend";
  const result = await withOrganization({ org, command: `crm org ${verb}` }, async ({ deps, caller, organization }) => {
    const changed = await (suspend ? suspendOrganization(deps, caller) : resumeOrganization(deps, caller));
    return { ...(await withStatus(deps.store, organization)), changed };
  });
  const state = suspend
    ? "suspended: users cannot sign in, and API keys are rejected"
    : "active: users can sign in, and API keys are accepted";
  printResult(result, { json, text: `${result.slug} is ${result.changed ? "" : "already "}${state}.` });
}

async function withStatus(
  { organizations }: { organizations: { suspendedAt(id: string): Promise<string | null> } },
  record: OrganizationRecord,
) {
  const suspended_at = await organizations.suspendedAt(record.id);
  return { ...record, status: suspended_at === null ? "active" : "suspended", suspended_at };
}
