import { InvalidArgumentError, Option, type Command } from "commander";
import { formats } from "../contract/formats.ts";
import type { OrganizationRecord } from "../repositories/organizations.ts";
import { columns, printResult } from "./output.ts";
import { withProvisioning } from "./provisioning.ts";
import { shortText } from "./short-text.ts";

interface CreateOptions {
  readonly name: string;
  readonly slug?: string;
  readonly plan: OrganizationRecord["plan"];
  readonly locale: OrganizationRecord["default_locale"];
  readonly timezone: string;
  readonly currency: string;
  readonly region?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  $ crm org create --name "Acme Europe" --plan professional
  $ crm org create --name "Acme" --slug acme --plan enterprise --locale fr --timezone Europe/Paris --json`;

/** `crm org …` */
export function addOrganizations(program: Command): void {
  const organizations = program.command("org").description("Organizations: the tenants of this service.");
  organizations
    .command("create")
    .description("Make an organization. API keys need the plan professional or enterprise.")
    .requiredOption("--name <name>", "its name, 1 to 200 characters", shortText(200))
    .option("--slug <slug>", "its short name in commands (default: made from the name)", checkSlug)
    .addOption(new Option("--plan <plan>", "its plan").choices(["free", "professional", "enterprise"]).default("free"))
    .addOption(new Option("--locale <locale>", "the language of its messages").choices(["en", "fr"]).default("en"))
    .option("--timezone <zone>", "an IANA time zone", checkTimezone, "UTC")
    .option("--currency <code>", "an ISO 4217 code", checkCurrency, "EUR")
    .option("--region <region>", "where its data must be (default: DATA_REGION)")
    .option("--json", "print the organization as JSON")
    .addHelpText("after", EXAMPLES)
    .action(create);
}

async function create({ name, slug, plan, locale, timezone, currency, region, json }: CreateOptions): Promise<void> {
  const organization = await withProvisioning("crm org create", ({ createOrganization, config }) =>
    createOrganization({
      name,
      slug: slug ?? slugOf(name),
      plan,
      default_locale: locale,
      timezone,
      currency,
      data_region: region ?? config.dataRegion,
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

/** `Société Générale` → `societe-generale`. */
function slugOf(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
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
  throw new InvalidArgumentError("Must be an IANA time zone, as Europe/Paris.");
}

function checkCurrency(text: string): string {
  if (formats.currency(text)) return text;
  throw new InvalidArgumentError("Must be an ISO 4217 code, as EUR.");
}
