import { InvalidArgumentError, Option, type Command } from "commander";
import { formats } from "../base/contract/formats.ts";
import type { OrganizationRecord } from "../features/accounts/sql/organizations.ts";
import { addOrganizationCommands } from "./organization-commands.ts";
import { addOrganizationMove } from "./organization-move.ts";
import { columns, printResult } from "../base/platform/output.ts";
import { withProvisioning } from "./provisioning.ts";
import { shortText } from "../base/platform/short-text.ts";
import { normalized } from "../base/contract/unicode.ts";

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
