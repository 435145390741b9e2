import type { CampaignsPreviewInput, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { withEmbeddedLogo } from "../emails/brand.ts";
import { withFooter } from "../emails/marketing-footers.ts";
import {
  languageWarnings,
  marketingWarnings,
  type PreviewDeps,
  previewContext,
  type PreviewContext,
  shownWarnings,
  valueWarnings,
} from "../emails/templates/preview.ts";
import { renderLine } from "../../base/mail/rules/template.ts";
import { type Detail, unprocessable } from "../../base/platform/rules/errors.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import type { Repositories } from "../../base/store/store.ts";
import { campaignMessage } from "./rules/message.ts";
import { missingContent } from "./rules/state.ts";
import { LOST_TEMPLATE, recipientTexts, type RecipientTexts, templateOf } from "./template.ts";

/** Renders a campaign for a contact, or with sample values. */
export async function previewCampaign(
  deps: PreviewDeps & { readonly tx: Repositories },
  caller: Caller,
  { id, ...target }: CampaignsPreviewInput,
): Promise<Schemas["EmailPreview"]> {
  const { tx } = deps;
  const orgId = caller.organization.id;
  const campaign = requireRecord(await tx.campaigns.get(orgId, id));
  const context = await previewContext(deps, caller, target);
  const template = await templateOf(tx, orgId, campaign);
  const missing = missingContent(campaign).filter(({ path }) => path !== "/from");
  if (campaign.template_id !== null && template === null) missing.push(LOST_TEMPLATE);
  if (missing.length > 0) throw unprocessable(missing);
  const { organization, branding, email, link, values } = context;
  const own = recipientTexts(campaign, template, context);
  const locale = own.locale ?? context.wanted[0] ?? organization.default_locale;
  const rendered = campaignMessage(own.texts, values, own);
  const message = withFooter(deps, rendered, { organization, email, locale, link });
  const preheader = renderLine(own.texts.preview_text ?? "", values).trim();
  return {
    locale,
    template_version: template?.version ?? null,
    subject: message.subject,
    preheader: preheader === "" ? null : preheader,
    html: message.html === null ? null : withEmbeddedLogo(message.html, branding),
    text: message.text,
    warnings: shownWarnings(deps, caller, warningsOf(own, context)),
  };
}

/** Paths name the fields of the campaign, or those of its template. */
function warningsOf({ texts, locale }: RecipientTexts, { wanted, values, organization }: PreviewContext): Detail[] {
  const [base, preheader, html] =
    locale === null ? ["", "preview_text", "html_body"] : [`/translations/${locale}`, "preheader", "html"];
  const { subject, preview_text, html_body, text_body } = texts;
  const given = { subject, [preheader]: preview_text, [html]: html_body, text_body };
  const body = html_body ?? text_body ?? "";
  const bodyPath = `${base}/${html_body === null ? "text_body" : html}`;
  return [
    ...(locale === null ? [] : languageWarnings(wanted[0], locale)),
    ...Object.entries(given).flatMap(([name, text]) => valueWarnings(text ?? "", { path: `${base}/${name}`, values })),
    ...marketingWarnings(body, { path: bodyPath, organization }),
  ];
}
