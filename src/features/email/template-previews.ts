import type { EmailTemplatesService, Schemas } from "../../../generated/services.js";
import type { Caller, Locale } from "../../base/contract/caller.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import type { ResourceService } from "../../base/records/resource/resource-service.ts";
import type { Store, Repositories } from "../../base/store/store.ts";
import {
  normalizeTranslations,
  renderingSteps,
  senderFooter,
  availableLocale,
  type TemplateTexts,
  textProblems,
  type Translations,
} from "./rules/templates.ts";
import { setImmediate } from "node:timers/promises";
import type { OrganizationRecord, Branding } from "../accounts/sql/organizations.ts";
import type { EmailBrand } from "../../base/mail/rules/email-layout.ts";
import { emptyVariables, type TemplateValues, variablesIn } from "../../base/mail/rules/template.ts";
import { inTurns } from "./delivery.ts";
import { requirePermissions } from "../../base/platform/rights.ts";
import { type Check, type CheckedWrite } from "../../base/platform/mistakes.ts";
import { type Detail, unprocessable } from "../../base/platform/rules/errors.ts";
import { brandingOf, brandOf, withEmbeddedLogo } from "./brand.ts";
import { type FooterDeps, withFooter } from "./marketing-footers.ts";
import { testLink } from "./recipient-links.ts";
import { sampleValues } from "./texts/sample-values.ts";
import { contactRecipient, type TemplateRecipient } from "./templates.ts";

/** Adds the previews to the operations that follow from the contract. */
export function emailTemplatesService(
  deps: PreviewDeps & { readonly store: Store },
  resource: ResourceService<Schemas["EmailTemplate"]>,
): EmailTemplatesService & typeof resource {
  const { store } = deps;
  const preview = async (
    caller: Caller,
    target: PreviewTarget,
    template: PreviewedTemplate,
  ): Promise<Schemas["EmailPreview"]> => {
    const context = await previewContext({ ...deps, tx: store }, caller, target);
    return await previewTemplate(deps, caller, context, template);
  };
  return {
    ...resource,
    preview(caller, { translations, kind = "marketing", own_variables = [], template_values, ...target }) {
      const texts = { translations: normalizeTranslations(translations), kind, own_variables, template_values };
      return preview(caller, target, { version: null, ...texts });
    },
    async previewSaved(caller, { id, template_values, ...target }) {
      const template = requireRecord(await store.resources.email_template.get(caller.organization.id, id));
      return await preview(caller, target, { ...template, template_values });
    },
  };
}

/** Dependencies of previews. */
export interface PreviewDeps extends FooterDeps {
  readonly baseUrl: string;
  readonly say: (locale: Locale, problem: Pick<Detail, "code" | "values">) => string;
}

/** The recipient of a preview, as requested. */
interface PreviewTarget {
  readonly contact_id?: string | null | undefined;
  readonly locale?: Locale | undefined;
}

/** The sender and the recipient of a preview. */
export interface PreviewContext {
  readonly organization: OrganizationRecord;
  readonly branding: Branding;
  readonly brand: EmailBrand;
  /** In order of preference. */
  readonly wanted: readonly Locale[];
  readonly email: string;
  readonly values: TemplateValues;
  readonly link: string;
}

/** Reads what a preview needs. A preview for a contact requires `entities:read`. */
export async function previewContext(
  { tx, baseUrl }: PreviewDeps & { readonly tx: Repositories },
  caller: Caller,
  { contact_id, locale }: PreviewTarget,
): Promise<PreviewContext> {
  const orgId = caller.organization.id;
  if (typeof contact_id === "string") requirePermissions(caller, ["entities:read"]);
  const organization = requireRecord(await tx.organizations.get(orgId));
  const branding = await brandingOf(tx, orgId);
  const contact =
    typeof contact_id === "string" ? await contactRecipient(tx, orgId, { id: contact_id, path: "/contact_id" }) : null;
  const wanted = [locale, contact?.locale, organization.default_locale].filter(
    (one): one is Locale => one !== undefined && one !== null,
  );
  const person = contact?.values ?? sampleValues(wanted[0] ?? organization.default_locale);
  const { name: organization_name, postal_address } = organization;
  const link = testLink(baseUrl);
  return {
    organization,
    branding,
    brand: brandOf(organization, branding),
    wanted,
    link,
    email: person.email ?? "",
    values: { ...person, organization_name, postal_address, unsubscribe_url: link, preferences_url: link },
  };
}

/** The checks of the recipient of a preview. */
export const previewChecks = (tx: Repositories, { caller, values: { contact_id } }: CheckedWrite): Check[] =>
  typeof contact_id === "string" ? [() => previewedContact(tx, caller, contact_id)] : [];

function previewedContact(tx: Repositories, caller: Caller, id: string): Promise<TemplateRecipient> {
  requirePermissions(caller, ["entities:read"]);
  return contactRecipient(tx, caller.organization.id, { id, path: "/contact_id" });
}

/** The texts to preview. */
interface PreviewedTemplate {
  readonly version: number | null;
  readonly kind: "marketing" | "transactional";
  readonly translations: Translations;
  readonly own_variables: readonly string[];
  readonly template_values?: Readonly<Record<string, string>> | undefined;
}

/** Renders texts for the recipient of a preview. */
async function previewTemplate(
  deps: PreviewDeps,
  caller: Caller,
  context: PreviewContext,
  template: PreviewedTemplate,
): Promise<Schemas["EmailPreview"]> {
  const { organization, branding, brand, email, link } = context;
  const { kind, translations, own_variables: own } = template;
  const locale = availableLocale(translations, context.wanted);
  const texts = locale && translations[locale];
  if (!texts) throw unprocessable([{ path: "/translations", code: "no_translation" }]);
  const values = { ...ownValues(template), ...context.values };
  const footer = kind === "marketing" ? null : senderFooter(organization.name, organization.postal_address);
  const rendered = await inTurns(renderingSteps({ locale, texts, values, brand, footer }));
  const message = kind === "marketing" ? withFooter(deps, rendered, { organization, email, locale, link }) : rendered;
  const problems: Detail[] = [];
  for (const [language, translation] of Object.entries(translations)) {
    // Rendering, and checking each language, take milliseconds for thousands of elements.
    await setImmediate();
    problems.push(...textProblems({ [language]: translation }, own));
  }
  const warnings = [
    ...problems,
    ...languageWarnings(context.wanted[0], locale),
    ...textWarnings(texts, `/translations/${locale}`, values),
    ...(kind === "marketing"
      ? marketingWarnings(texts.html, { path: `/translations/${locale}/html`, organization })
      : []),
  ];
  return {
    locale,
    template_version: template.version,
    subject: message.subject,
    preheader: message.preheader === "" ? null : message.preheader,
    html: withEmbeddedLogo(message.html, branding),
    text: message.text,
    warnings: shownWarnings(deps, caller, warnings),
  };
}

/** Own variables without a value are empty. */
function ownValues({ own_variables, template_values = {} }: PreviewedTemplate): TemplateValues {
  return Object.fromEntries(own_variables.map((name) => [name, template_values[name] ?? null]));
}

/** Warns if texts are missing in the wanted language. */
export const languageWarnings = (wanted: Locale | undefined, locale: Locale): Detail[] =>
  wanted === undefined || wanted === locale
    ? []
    : [{ path: `/translations/${wanted}`, code: "missing_translation", values: { language: wanted, used: locale } }];

function textWarnings({ subject, preheader, html }: TemplateTexts, path: string, values: TemplateValues): Detail[] {
  const texts = { subject, preheader: preheader ?? "", html };
  return Object.entries(texts).flatMap(([name, text]) => valueWarnings(text, { path: `${path}/${name}`, values }));
}

/** Warns of variables that are replaced by nothing. */
export const valueWarnings = (
  text: string,
  { path, values }: { readonly path: string; readonly values: TemplateValues },
): Detail[] =>
  emptyVariables(text, values).map((variable) => ({
    path,
    code: "missing_value",
    values: { variable, example: `{{${variable}|…}}` },
  }));

/** Warns if marketing texts leave the unsubscribe link to the footer, and if the footer has no postal address. */
export const marketingWarnings = (
  text: string,
  { path, organization }: { readonly path: string; readonly organization: Pick<OrganizationRecord, "postal_address"> },
): Detail[] => [
  ...(variablesIn(text).includes("unsubscribe_url")
    ? []
    : [{ path, code: "missing_unsubscribe" as const, values: { variable: "{{unsubscribe_url}}" } }]),
  ...(organization.postal_address === null ? [{ path, code: "missing_postal_address" as const }] : []),
];

const MAX_WARNINGS = 50;

/** Returns warnings in the language of the caller. */
export const shownWarnings = (
  { say }: PreviewDeps,
  { locale }: Caller,
  warnings: readonly Detail[],
): Schemas["EmailPreviewWarning"][] =>
  warnings.slice(0, MAX_WARNINGS).map(({ path, code, values }) => ({
    path,
    code,
    message: say(locale, { code, ...(values && { values }) }),
  }));
