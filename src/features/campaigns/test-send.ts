import type { CampaignsTestInput, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { campaignMessage } from "./rules/message.ts";
import { missingContent } from "./rules/state.ts";
import { type Check, type CheckedWrite, written } from "../../base/platform/mistakes.ts";
import { type Detail, unprocessable } from "../../base/platform/rules/errors.ts";
import type { TemplateValues } from "../../base/mail/rules/template.ts";
import type { CampaignRow } from "./sql/campaigns.ts";
import type { CampaignWriteDeps } from "./record.ts";
import { brandingOf, brandOf } from "../emails/brand.ts";
import { testLink } from "../emails/recipient-links.ts";
import { supportedLocale } from "../../base/platform/rules/supported-locale.ts";
import { LOST_TEMPLATE, recipientTexts, type RecipientTexts, templateOf } from "./template.ts";
import { acceptEmail, type Message } from "../emails/acceptance.ts";
import { type FooterDeps, withFooter } from "../emails/marketing-footers.ts";
import { requireRecord, normalizeEmail } from "../../base/records/record-state.ts";

/** Dependencies of test sends. */
export interface CampaignTestDeps extends CampaignWriteDeps, FooterDeps {
  /** Public URL of this service, without a trailing slash. */
  readonly baseUrl: string;
}

/** Sends a test: one transactional message per address, with the values of the contact who has it. */
export async function testCampaign(
  { tx, newId, baseUrl, writeFooter }: CampaignTestDeps,
  caller: Caller,
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
    const message = messageOf(
      { campaign, shown },
      { ...ownValues(caller), ...named, ...own },
      { email, path: `/to/${index}` },
    );
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
  { campaign, shown }: { readonly campaign: CampaignRow; readonly shown: RecipientTexts },
  values: TemplateValues,
  { email, path }: { readonly email: string; readonly path: string },
): Message & { readonly text: string } {
  const { id, from, reply_to } = campaign;
  if (from === null) throw new TypeError("The sender was not checked.");
  return {
    ...campaignMessage(shown.texts, values, shown),
    addressees: [{ kind: "to", path, email, name: null, contact_id: null }],
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
