import type { Locale } from "../../base/contract/caller.ts";
import { availableLocale, type Translations } from "../emails/rules/template-texts.ts";
import { type EmailBrand, emailLayout } from "../../base/mail/rules/email-layout.ts";
import type { Detail } from "../../base/platform/rules/errors.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { CampaignTexts } from "./rules/message.ts";
import type { CampaignRow } from "./sql/campaigns.ts";

/** The error of a template that was deleted. */
export const LOST_TEMPLATE: Detail = { path: "/template_id", code: "reference_not_found" };

/** The version of a template that a campaign uses. */
export interface CampaignTemplate {
  readonly version: number;
  readonly translations: Translations;
}

type Templated = Pick<CampaignRow, "template_id" | "template_version" | "template_texts">;

/** Returns the copy that a campaign took, otherwise the current template; null if there is none. */
export async function templateOf(
  tx: Repositories,
  orgId: string,
  { template_id: id, template_version: version, template_texts: translations }: Templated,
): Promise<CampaignTemplate | null> {
  if (version !== null && translations !== null) return { version, translations };
  return id === null ? null : await tx.resources.email_template.get(orgId, id);
}

/** Returns what is wrong with the template of a campaign: it must exist and be for marketing. */
export async function templateProblems(tx: Repositories, orgId: string, id: string | null): Promise<Detail[]> {
  if (id === null) return [];
  const template = await tx.resources.email_template.get(orgId, id);
  if (template === null) return [LOST_TEMPLATE];
  const expected = { values: { kind: "marketing" }, extra: { allowed_values: ["marketing"] } };
  return template.kind === "marketing" ? [] : [{ path: "/template_id", code: "template_kind", ...expected }];
}

/** The columns of a campaign that takes a copy of its template, unless it has one. */
export async function copyOfTemplate(tx: Repositories, orgId: string, campaign: CampaignRow): Promise<object> {
  const template = await templateOf(tx, orgId, campaign);
  if (template === null) return {};
  return { template_version: template.version, template_texts: template.translations };
}

/** The columns of a campaign without a copy. */
export const NO_COPY = { template_version: null, template_texts: null };

/** The texts of a campaign for a recipient, and their layout. */
export interface RecipientTexts {
  /** Null: the texts are in one language only. */
  readonly locale: Locale | null;
  readonly texts: CampaignTexts;
  readonly wrap: (content: string) => string;
}

/**
 * Returns the texts for a recipient: those of the template in the first of these languages that it has, in the layout;
 * without a template, those of the campaign.
 */
export function recipientTexts(
  campaign: CampaignTexts,
  template: Pick<CampaignTemplate, "translations"> | null,
  { brand, wanted }: { readonly brand: EmailBrand; readonly wanted: readonly (Locale | null)[] },
): RecipientTexts {
  const locale = template && availableLocale(template.translations, wanted);
  const found = locale && template.translations[locale];
  if (!found) return { locale: null, texts: campaign, wrap: (content) => content };
  const { subject, preheader = null, html } = found;
  const { name, utm } = campaign;
  return {
    locale,
    texts: { name, utm, subject, preview_text: preheader, html_body: html, text_body: null },
    wrap: (content) => emailLayout({ locale, title: brand.name, brand, content, footer: null }),
  };
}
