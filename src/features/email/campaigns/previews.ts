import type { Authorized, Caller } from "../../../base/contract/caller.ts";
import type { CampaignsPreviewInput, Schemas, CampaignsTestInput } from "../../../../generated/services.js";
import { withEmbeddedLogo, brandingOf, brandOf } from "../brand.ts";
import { withFooter } from "../marketing-footers.ts";
import {
  languageWarnings,
  marketingWarnings,
  type PreviewDeps,
  previewContext,
  type PreviewContext,
  shownWarnings,
  valueWarnings,
} from "../template-previews.ts";
import { renderLine, type TemplateValues } from "../../../base/mail/rules/template.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { requireRecord, normalizeEmail } from "../../../base/records/record-state.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { campaignMessage } from "../rules/campaign-message.ts";
import { missingContent } from "../rules/campaigns.ts";
import { LOST_TEMPLATE, recipientTexts, type RecipientTexts, templateOf } from "./references.ts";
import { type Check, type CheckedWrite, written } from "../../../base/platform/mistakes.ts";
import type { CampaignRow } from "../sql/campaigns.ts";
import type { ResourceWriteDeps } from "../../../base/records/resource/rules.ts";
import { testLink } from "../recipient-links.ts";
import { supportedLocale } from "../../../base/platform/rules/text.ts";
import { acceptEmail, type Message } from "../emails.ts";

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

/** Sends a test: one transactional message per address, with the values of the contact who has it. */
export async function testCampaign(
  { tx, newId, baseUrl, writeFooter }: ResourceWriteDeps & Pick<PreviewDeps, "baseUrl" | "writeFooter">,
  caller: Authorized<Caller, "campaigns:send">,
  { id, expected_version, to }: CampaignsTestInput,
): Promise<Schemas["CampaignTestSent"]> {
  const emails = to.map(normalizeEmail);
  requireDistinct(emails);
  const campaign = requireRecord(await tx.campaigns.get(caller.organization.id, id), expected_version);
  const template = await templateOf(tx, caller.organization.id, campaign);
  const lost: readonly Detail[] = campaign.template_id !== null && template === null ? [LOST_TEMPLATE] : [];
  const missing = [...missingContent(campaign), ...lost];
  if (missing.length > 0) throw unprocessable(missing);
  const organization = requireRecord(await tx.organizations.get(caller.organization.id));
  const brand = brandOf(organization, await brandingOf(tx, organization.id));
  const known = await tx.campaignRecipients.valuesOf(caller.organization.id, emails);
  const messages: Schemas["CampaignTestSent"]["messages"] = [];
  for (const [index, email] of emails.entries()) {
    const contact = known.find((one) => one.email === email);
    const { locale = null, ...named } = contact ?? {};
    const { name: organization_name, postal_address } = organization;
    const link = testLink(baseUrl);
    const own = { email, organization_name, postal_address, unsubscribe_url: link, preferences_url: link };
    const wanted = [supportedLocale(locale), organization.default_locale];
    const shown = recipientTexts(campaign, template, { brand, wanted });
    const values = { ...ownValues(caller), ...named, ...own };
    const message = messageOf(campaign, shown, values, { email, path: `/to/${index}` });
    const withEnd = withFooter({ writeFooter }, message, { organization, email, locale, link });
    const accepted = await acceptEmail({ tx, newId }, caller, withEnd);
    messages.push({ id: accepted.id, email, status: accepted.status });
  }
  return { campaign_id: id, messages };
}

function requireDistinct(emails: readonly string[]): void {
  const details = emails.flatMap((email, index): Detail[] =>
    emails.indexOf(email) < index ? [{ path: `/to/${index}`, code: "not_unique" }] : [],
  );
  if (details.length > 0) throw unprocessable(details);
}

/** The checks of the addresses of a test. */
export const testChecks = (write: CheckedWrite): Check[] => [
  () => {
    requireDistinct(written<CampaignsTestInput>(write).to.map(normalizeEmail));
  },
];

function ownValues({ user }: Caller): TemplateValues {
  const full_name = [user.first_name, user.last_name].filter((name) => name !== null).join(" ");
  return { first_name: user.first_name, last_name: user.last_name, full_name };
}

function messageOf(
  { id, from, reply_to }: CampaignRow,
  shown: RecipientTexts,
  values: TemplateValues,
  to: { readonly email: string; readonly path: string },
): Message & { readonly text: string } {
  if (from === null) throw new TypeError("The sender was not checked.");
  return {
    ...campaignMessage(shown.texts, values, shown),
    addressees: [{ ...to, kind: "to", name: null, contact_id: null }],
    from,
    reply_to,
    attachments: [],
    category: "transactional",
    topic_id: null,
    send_at: null,
    related_to: [],
    metadata: { campaign_id: id },
  };
}
