import { InvalidArgumentError, Option, type Command } from "commander";
import { formats } from "../base/contract/formats.ts";
import type { OrganizationRecord } from "../features/accounts/sql/organizations.ts";
import { addOrganizationMove } from "./organization-move.ts";
import { columns, printResult, table } from "../base/platform/output.ts";
import { withProvisioning } from "./provisioning.ts";
import { shortText } from "./arguments.ts";
import { normalized } from "../base/contract/unicode.ts";
import { changePlan, resumeOrganization, suspendOrganization } from "../features/accounts/organization.ts";
import { allOf, withOrganization, withServices } from "./operator.ts";

interface CreateOptions {
  readonly name: string;
  readonly slug?: string;
  readonly plan: OrganizationRecord["plan"];
  readonly locale: OrganizationRecord["default_locale"];
  readonly timezone: string;
  readonly currency: string;
  readonly country?: string;
  readonly region?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  $ crm org create --name "Acme Europe" --plan professional
  $ crm org create --name "Acme" --slug acme --plan enterprise --locale fr --timezone Europe/Paris --json`;

/** Adds `crm org …`. */
export function addOrganizations(program: Command): void {
  const organizations = program.command("org").description("Organizations (the tenants of the service).");
  organizations
    .command("create")
    .description("Create an organization. API keys require the plan professional or enterprise.")
    .requiredOption("--name <name>", "the name, 1 to 200 characters", shortText(200))
    .option("--slug <slug>", "the short name for commands (default: derived from the name)", checkSlug)
    .addOption(new Option("--plan <plan>", "the plan").choices(["free", "professional", "enterprise"]).default("free"))
    .addOption(new Option("--locale <locale>", "the language of messages").choices(["en", "fr"]).default("en"))
    .option("--timezone <zone>", "the IANA time zone", checkTimezone, "UTC")
    .option("--currency <code>", "the ISO 4217 currency code", checkCurrency, "EUR")
    .option(
      "--country <code>",
      "the country of phone numbers without a country code, such as FR (default: the country of the time zone)",
      checkCountry,
    )
    .option("--region <region>", "the region that must store the data (default: DATA_REGION)")
    .option("--json", "print the organization as JSON")
    .addHelpText("after", EXAMPLES)
    .action(create);
  addOrganizationCommands(organizations);
  addOrganizationMove(organizations);
}

async function create({ name, slug, plan, locale, json, ...options }: CreateOptions): Promise<void> {
  const organization = await withProvisioning("crm org create", ({ createOrganization, config }) =>
    createOrganization({
      name,
      slug: slug ?? slugOf(name),
      plan,
      default_locale: locale,
      timezone: options.timezone,
      currency: options.currency,
      ...(options.country !== undefined && { default_country: options.country }),
      data_region: options.region ?? config.dataRegion,
    }),
  );
  const text = columns([
    ["Organization", organization.name],
    ["Slug", organization.slug],
    ["Id", organization.id],
    ["Plan", organization.plan],
  ]);
  const next = `Next: crm user create --org ${organization.slug} --email you@example.com --role owner --password-stdin`;
  printResult(organization, { json, text: `${text}\n\n${next}` });
}

/** Derives a slug from a name: `Société Générale` → `societe-generale`. */
function slugOf(name: string): string {
  const plain = normalized(name, "NFKD").toLowerCase().replace(/\p{M}/gu, "");
  const slug = plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? "organization" : slug;
}

function checkSlug(text: string): string {
  if (/^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$/.test(text)) return text;
  throw new InvalidArgumentError("Must be 1 to 60 lower-case letters, digits and hyphens.");
}

function checkTimezone(text: string): string {
  if (formats.timezone(text)) return text;
  throw new InvalidArgumentError("Must be an IANA time zone, such as Europe/Paris.");
}

function checkCountry(text: string): string {
  const country = text.trim().toUpperCase();
  if (formats.country(country)) return country;
  throw new InvalidArgumentError("Must be an ISO 3166-1 alpha-2 code, such as FR.");
}

function checkCurrency(text: string): string {
  if (formats.currency(text)) return text;
  throw new InvalidArgumentError("Must be an ISO 4217 code, such as EUR.");
}

interface Json {
  readonly json?: boolean;
}

interface Chosen extends Json {
  readonly org: string;
}

const PLANS = ["free", "professional", "enterprise"];

/** Adds `crm org list`, `show`, `plan`, `suspend` and `resume`. */
function addOrganizationCommands(organizations: Command): void {
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
