import type { Verp } from "../../base/mail/verp.ts";
import type { CampaignRecipientKey } from "../../base/contract/email-tracking.ts";
import { campaignMessage, type MessageTracking, noTracking } from "./rules/message.ts";
import type { EmailBrand } from "../../base/mail/rules/email-layout.ts";
import type { Attachment } from "../../base/mail/rules/message-input.ts";
import { supportedLocale } from "../../base/platform/rules/supported-locale.ts";
import { recipientTexts } from "./template.ts";
import { messageIdOf } from "../../base/mail/rules/mailbox.ts";
import type { TemplateValues } from "../../base/mail/rules/template.ts";
import type { OutgoingMessage } from "../../base/mail/message.ts";
import type { ContactValues } from "./sql/recipients.ts";
import type { DueRecipient } from "./sql/sending.ts";
import type { CampaignRow } from "./sql/campaigns.ts";
import type { EmailTracking as EmailTrackingSettings, OrganizationRecord } from "../accounts/sql/organizations.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { brandingOf, brandOf, logoParts, showsLogo } from "../emails/brand.ts";
import { suppressedAmong } from "../emails/recipients.ts";
import { type FooterDeps, withFooter } from "../emails/marketing-footers.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { type LinkDeps, signedLink, unsubscribeHeaders } from "../emails/recipient-links.ts";

/** Dependencies of creating the messages of a campaign. */
export interface CampaignMessageDeps extends LinkDeps, FooterDeps {
  readonly returnPaths: Verp;
}

/** Progress of sending a campaign. */
export interface CampaignProgress {
  readonly orgId: string;
  readonly campaignId: string;
  /** Id of the last recipient of the previous batch. */
  readonly after: string | null;
}

/** A campaign with the recipients of one batch. */
export interface Batch {
  readonly orgId: string;
  readonly campaign: CampaignRow;
  readonly brand: EmailBrand;
  /** The logo, if messages show it. */
  readonly logo: readonly Attachment[];
  readonly organization: Pick<OrganizationRecord, "name" | "default_locale" | "postal_address" | "email_tracking">;
  readonly recipients: readonly DueRecipient[];
  readonly contacts: ReadonlyMap<string, ContactValues>;
  /** No recipient is left in this round. */
  readonly isLast: boolean;
}

/** Called in the transaction that claims a batch, with the last recipient and the number of recipients. */
export type OnClaimed = (
  tx: Repositories,
  batch: { readonly after: string | null; readonly count: number },
) => Promise<void>;

const BATCH = 100;

/**
 * Claims the next recipients, without deleted contacts and suppressed addresses; null if the campaign is no longer
 * being sent.
 */
export async function claimBatch(
  { store }: { readonly store: Store },
  { orgId, campaignId, after }: CampaignProgress,
  onClaimed: OnClaimed,
): Promise<Batch | null> {
  return await store.transaction(async (tx) => {
    const campaign = await tx.campaigns.get(orgId, campaignId);
    if (campaign?.status !== "sending") {
      await tx.campaignSending.cancelUnsent(orgId, campaignId);
      return null;
    }
    const due = await tx.campaignSending.claim(orgId, campaignId, { after, limit: BATCH });
    const last = due.at(-1)?.id ?? null;
    await onClaimed(tx, { after: after !== null && (last === null || last < after) ? after : last, count: due.length });
    const recipients = await reachable(tx, { orgId, campaign, due });
    const emails = recipients.map(({ email }) => email);
    const contacts = await tx.campaignRecipients.valuesOf(orgId, emails);
    const organization = requireRecord(await tx.organizations.get(orgId));
    const byAddress = new Map(contacts.map((contact) => [contact.email, contact]));
    const branding = await brandingOf(tx, orgId);
    const appearance = { brand: brandOf(organization, branding), logo: logoParts(branding) };
    return { orgId, campaign, organization, ...appearance, recipients, contacts: byAddress, isLast: due.length === 0 };
  });
}

async function reachable(
  tx: Repositories,
  { orgId, campaign, due }: Pick<Batch, "orgId" | "campaign"> & { readonly due: readonly DueRecipient[] },
): Promise<DueRecipient[]> {
  const candidates = due.map((one) => ({ ...one, kind: "to", status: "queued", error: null }) as const);
  const { id: campaignId, topic_id } = campaign;
  const suppressed = await suppressedAmong(tx, orgId, { recipients: candidates, category: "marketing", topic_id });
  const deleted = await deletedAmong(tx, orgId, due);
  const outcomes = due.flatMap(({ id, email }) => {
    const reason = suppressed.get(email) ?? (deleted.has(email) ? "contact_deleted" : undefined);
    return reason === undefined ? [] : [{ id, status: "suppressed", reason } as const];
  });
  await tx.campaignSending.recordOutcomes(orgId, campaignId, outcomes);
  return due.filter(({ email }) => !suppressed.has(email) && !deleted.has(email));
}

/** Returns the addresses of contacts who were deleted since preparation and that no other contact has. */
async function deletedAmong(
  { suppressions }: Repositories,
  orgId: string,
  due: readonly DueRecipient[],
): Promise<ReadonlySet<string>> {
  const ids = due.flatMap(({ contact_id }) => contact_id ?? []);
  const emails = due.map(({ email }) => email);
  const live = await suppressions.contactsOf(orgId, { ids, emails });
  const known = new Set(live.flatMap(({ id, emails: own }) => [id, ...own]));
  const deleted = due.filter(({ contact_id, email }) => !known.has(contact_id ?? email) && !known.has(email));
  return new Set(deleted.map(({ email }) => email));
}

/** Returns the message for one recipient: the same in every attempt, unless the contact has changed. */
export function recipientMessage(
  deps: CampaignMessageDeps,
  batch: Batch,
  { id, email, name }: DueRecipient,
): OutgoingMessage {
  const { orgId, campaign, organization, brand, contacts } = batch;
  if (campaign.from === null) throw new TypeError("A campaign without a sender cannot be sent.");
  const key = { org_id: orgId, campaign_id: campaign.id, recipient_id: id };
  const unsubscribe_url = signedLink(deps, "unsubscribe", { ...key, email });
  const { name: organization_name, postal_address, email_tracking } = organization;
  const { locale = null, ...contact } = contacts.get(email) ?? {};
  const links = { unsubscribe_url, preferences_url: unsubscribe_url };
  const values: TemplateValues = { ...contact, email, organization_name, postal_address, ...links };
  const wanted = [supportedLocale(locale), organization.default_locale];
  const copy = campaign.template_texts && { translations: campaign.template_texts };
  const { texts, wrap } = recipientTexts(campaign, copy, { brand, wanted });
  const message = campaignMessage(texts, values, { tracking: trackingOf(deps, key, email_tracking), wrap });
  const from = deps.returnPaths.of(id);
  return {
    ...withFooter(deps, message, { organization, email, locale, link: unsubscribe_url }),
    messageId: messageIdOf(id, campaign.from),
    from: campaign.from,
    replyTo: campaign.reply_to,
    to: [{ email, name }],
    cc: [],
    envelope: { from, to: [email] },
    attachments: showsLogo(message.html) ? batch.logo : [],
    generated: true,
    headers: unsubscribeHeaders(unsubscribe_url, from),
  };
}

/** Longer links are not replaced, because some programs would truncate the signed URL. */
const MAX_URL_LENGTH = 1_200;

/** Returns the tracking pixel and the link replacement for one recipient's message. */
function trackingOf(
  deps: LinkDeps,
  key: CampaignRecipientKey,
  { opens, clicks }: EmailTrackingSettings,
): MessageTracking {
  return {
    pixel: opens ? signedLink(deps, "open", key) : noTracking.pixel,
    link: clicks
      ? (url) => (url.length > MAX_URL_LENGTH ? url : signedLink(deps, "click", { ...key, url }))
      : noTracking.link,
  };
}
