import type { EmailsCreateInput, Schemas } from "../../../generated/services.js";
import type { Caller, Locale } from "../../base/contract/caller.ts";
import { isAddressVariable, type TemplateValues } from "../../base/mail/rules/template.ts";
import { type Detail, unprocessable } from "../../base/platform/rules/errors.ts";
import { requirePermissions } from "../../base/platform/rights.ts";
import { normalizeEmail, requireRecord } from "../../base/records/record-state.ts";
import type { Repositories } from "../../base/store/store.ts";
import { brandingOf, brandOf } from "./brand.ts";
import {
  renderTemplate,
  senderFooter,
  availableLocale,
  normalizeTranslations,
  ownVariableProblems,
  textProblems,
  usedVariables,
} from "./rules/templates.ts";
import { recipientLink } from "./recipient-links.ts";
import { supportedLocale } from "../../base/platform/rules/text.ts";
import type { EntityRecord } from "../../base/records/rules/entity.ts";
import type { RulesOf } from "../../base/records/resource/rules.ts";

type EmailTemplate = Schemas["EmailTemplate"];

/** The parts of a message that come from a template. */
interface TemplatePart {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly category: EmailTemplate["kind"];
  readonly template: { readonly id: string; readonly version: number };
}

/** A message with a template. */
type TemplateInput = EmailsCreateInput & { readonly template_id: string };

/** Whether a message uses a template. */
export const usesTemplate = (input: EmailsCreateInput): input is TemplateInput => typeof input.template_id === "string";

/** Renders the template of a message for its recipient. Throws `unprocessable` with everything that is wrong. */
export async function templatePart(
  { tx, baseUrl }: { readonly tx: Repositories; readonly baseUrl: string },
  caller: Caller,
  input: TemplateInput,
): Promise<TemplatePart> {
  // The message, which the response contains, shows the texts and the values of the contact.
  requirePermissions(caller, ["campaigns:read", "entities:read"]);
  const orgId = caller.organization.id;
  const template = await tx.resources.email_template.get(orgId, input.template_id.toLowerCase());
  if (template === null) throw unprocessable([{ path: "/template_id", code: "reference_not_found" }]);
  const details = [...combinationProblems(input, template), ...valueProblems(input, template)];
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  const recipient = await recipientOf(tx, orgId, input);
  const organization = requireRecord(await tx.organizations.get(orgId));
  const wanted = [input.template_locale ?? null, recipient.locale, organization.default_locale];
  const locale = availableLocale(template.translations, wanted) ?? organization.default_locale;
  const texts = template.translations[locale];
  if (!texts) throw unprocessable([{ path: "/template_id", code: "no_translation" }]);
  const { name: organization_name, postal_address } = organization;
  const link = recipientLink(baseUrl);
  const own = { organization_name, postal_address, unsubscribe_url: link, preferences_url: link };
  const rendered = renderTemplate({
    locale,
    texts,
    values: { ...recipient.values, ...own, ...input.template_values },
    brand: brandOf(organization, await brandingOf(tx, orgId)),
    footer: template.kind === "marketing" ? null : senderFooter(organization_name, postal_address),
  });
  const { subject, html, text } = rendered;
  return { subject, html, text, category: template.kind, template: { id: template.id, version: template.version } };
}

/** A template replaces the texts of a message and is rendered for one recipient. */
function combinationProblems(input: TemplateInput, { kind }: EmailTemplate): Detail[] {
  const texts = (["subject", "html", "text"] as const).filter((name) => (input[name] ?? null) !== null);
  const { to, cc = [], bcc = [], category = kind } = input;
  const limits = [
    ...(to.length > 1 ? [{ path: "/to", limit: 1 }] : []),
    ...(cc.length > 0 ? [{ path: "/cc", limit: 0 }] : []),
    ...(bcc.length > 0 ? [{ path: "/bcc", limit: 0 }] : []),
  ];
  return [
    ...texts.map((name): Detail => ({ path: `/${name}`, code: "template_texts" })),
    ...limits.map(({ path, limit }): Detail => ({ path, code: "too_many", values: { limit }, extra: { limit } })),
    ...(category === kind
      ? []
      : [{ path: "/category", code: "template_kind" as const, values: { kind }, extra: { allowed_values: [kind] } }]),
  ];
}

/** All own variables of the template need a value, and only these. */
function valueProblems({ template_values: given = {} }: TemplateInput, template: EmailTemplate): Detail[] {
  const { own_variables: own } = template;
  const missing = own.filter((name) => (given[name] ?? "").trim() === "");
  const unknown = Object.keys(given).filter((name) => !own.includes(name));
  const links = own.filter((name) => isAddressVariable(name) && !missing.includes(name) && !isWebAddress(given[name]));
  return [
    ...missing.map((name): Detail => ({ path: `/template_values/${name}`, code: "required" })),
    ...unknown.map((name): Detail => ({
      path: `/template_values/${name}`,
      code: "unknown_variable",
      values: { variable: name },
      extra: { allowed_values: own },
    })),
    ...links.map((name): Detail => ({ path: `/template_values/${name}`, code: "format", values: { format: "uri" } })),
  ];
}

const isWebAddress = (value: string | undefined): boolean =>
  value !== undefined && /^https?:\/\//i.test(value) && URL.canParse(value);

async function recipientOf(tx: Repositories, orgId: string, { to }: TemplateInput): Promise<TemplateRecipient> {
  const [first] = to;
  if (first === undefined) throw new TypeError("The contract requires a recipient.");
  const email = normalizeEmail(first.email);
  if (typeof first.contact_id !== "string") {
    return await addressRecipient(tx, orgId, email, first.name ?? null);
  }
  const contact = await contactRecipient(tx, orgId, { id: first.contact_id, path: "/to/0/contact_id" });
  return { ...contact, values: { ...contact.values, email } };
}

/** A person for whom texts are rendered. */
export interface TemplateRecipient {
  readonly email: string | null;
  /** Null: unknown, or a language without texts. */
  readonly locale: Locale | null;
  readonly values: TemplateValues;
}

/** Returns a contact; throws `unprocessable` if it does not exist. `path` is the location of the id in the input. */
export async function contactRecipient(
  tx: Repositories,
  orgId: string,
  { id, path }: { readonly id: string; readonly path: string },
): Promise<TemplateRecipient> {
  const contact = await liveEntity(tx, orgId, id.toLowerCase());
  if (contact?.entity_type !== "contact") throw unprocessable([{ path, code: "reference_not_found" }]);
  const company = await liveEntity(tx, orgId, textOf(contact, "company_id"));
  const names = ["first_name", "last_name", "full_name", "email", "job_title", "department"] as const;
  const values = Object.fromEntries(names.map((name) => [name, textOf(contact, name)]));
  return {
    email: textOf(contact, "email"),
    locale: supportedLocale(textOf(contact, "locale")),
    values: { ...values, company_name: company && textOf(company, "name") },
  };
}

/** Returns the contact with an address; without one, a recipient with this name. */
async function addressRecipient(
  tx: Repositories,
  orgId: string,
  email: string,
  name: string | null,
): Promise<TemplateRecipient> {
  const [contact] = await tx.campaignRecipients.valuesOf(orgId, [email]);
  if (!contact) return { email, locale: null, values: { email, full_name: name } };
  const { locale, ...values } = contact;
  return { email, locale: supportedLocale(locale), values };
}

async function liveEntity(tx: Repositories, orgId: string, id: string | null): Promise<EntityRecord | null> {
  const found = id === null ? null : await tx.entities.find(orgId, id);
  return found && found.record.deleted_at === null ? found.record : null;
}

function textOf(record: EntityRecord, name: string): string | null {
  const value = record[name];
  return typeof value === "string" ? value : null;
}

/** The rules of e-mail templates: their texts can be rendered for every recipient. */
export const emailTemplateRules: RulesOf<"email_template"> = {
  read: (values) =>
    values.translations ? { ...values, translations: normalizeTranslations(values.translations) } : values,
  derive: (_, { after }) => ({ used_variables: usedVariables(after.translations) }),
  check(_, { after: { translations, kind, own_variables: own } }) {
    const missing: Detail[] =
      availableLocale(translations, []) === null ? [{ path: "/translations", code: "no_translation" }] : [];
    const details = [...missing, ...ownVariableProblems(own, kind), ...textProblems(translations, own)];
    if (details.length > 0) throw unprocessable(details.slice(0, 20));
  },
};
