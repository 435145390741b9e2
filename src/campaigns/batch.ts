import type { Verp } from "../mail/verp.ts";
import { campaignMessage } from "./rules/message.ts";
import { messageIdOf } from "../mail/rules/mailbox.ts";
import type { TemplateValues } from "../mail/rules/template.ts";
import type { OutgoingMessage } from "../mail/message.ts";
import type { ContactValues } from "./sql/recipients.ts";
import type { DueRecipient } from "./sql/sending.ts";
import type { CampaignRow } from "./sql/campaigns.ts";
import type { OrganizationRecord } from "../accounts/sql/organizations.ts";
import type { Repositories, Store } from "../store/store.ts";
import { suppressedAmong } from "../emails/recipients.ts";
import { tracesOf } from "./tracking-links.ts";
import { type FooterDeps, withFooter } from "../emails/marketing-footers.ts";
import { requireRecord } from "../records/record-state.ts";
import { type LinkDeps, unsubscribeHeaders, unsubscribeLink } from "../emails/recipient-links.ts";

/** What the messages of a campaign are made with. */
export interface CampaignCopyDeps extends LinkDeps, FooterDeps {
  readonly returnPaths: Verp;
}

/** How far the sending of a campaign is. */
export interface CampaignPlace {
  readonly orgId: string;
  readonly campaignId: string;
  /** The last recipient who had a turn. */
  readonly after: string | null;
}

/** A campaign, and those whose turn it is. */
export interface Batch {
  readonly orgId: string;
  readonly campaign: CampaignRow;
  readonly organization: Pick<OrganizationRecord, "name" | "default_locale" | "postal_address" | "email_tracking">;
  readonly recipients: readonly DueRecipient[];
  readonly contacts: ReadonlyMap<string, ContactValues>;
  /** Nobody is left in this round. */
  readonly isLast: boolean;
}

/** Told in the transaction whom the batch goes to, and how many they are. */
export type Taken = (
  tx: Repositories,
  batch: { readonly after: string | null; readonly count: number },
) => Promise<void>;

const BATCH = 100;

/** Says of the next recipients that they are being sent to, but those who are gone or asked for nothing since; null: no more to do. */
export async function takeBatch(
  { store }: { readonly store: Store },
  { orgId, campaignId, after }: CampaignPlace,
  taken: Taken,
): Promise<Batch | null> {
  return await store.transaction(async (tx) => {
    const campaign = await tx.campaigns.get(orgId, campaignId);
    if (campaign?.status !== "sending") {
      await tx.campaignSending.cancelLeft(orgId, campaignId);
      return null;
    }
    const due = await tx.campaignSending.claim(orgId, campaignId, { after, limit: BATCH });
    const last = due.at(-1)?.id ?? null;
    await taken(tx, { after: after !== null && (last === null || last < after) ? after : last, count: due.length });
    const recipients = await reachable(tx, orgId, { campaignId, due });
    const emails = recipients.map(({ email }) => email);
    const contacts = await tx.campaignRecipients.valuesOf(orgId, emails);
    const organization = requireRecord(await tx.organizations.get(orgId));
    const byAddress = new Map(contacts.map((contact) => [contact.email, contact]));
    return { orgId, campaign, organization, recipients, contacts: byAddress, isLast: due.length === 0 };
  });
}

async function reachable(
  tx: Repositories,
  orgId: string,
  { campaignId, due }: { readonly campaignId: string; readonly due: readonly DueRecipient[] },
): Promise<DueRecipient[]> {
  const asked = due.map((one) => ({ ...one, kind: "to", status: "queued", error: null }) as const);
  const suppressed = await suppressedAmong(tx, orgId, { recipients: asked, category: "marketing" });
  const gone = await goneAmong(tx, orgId, due);
  const outcomes = due.flatMap(({ id, email }) => {
    const reason = suppressed.get(email) ?? (gone.has(email) ? "contact_deleted" : undefined);
    return reason === undefined ? [] : [{ id, status: "suppressed", reason } as const];
  });
  await tx.campaignSending.note(orgId, campaignId, outcomes);
  return due.filter(({ email }) => !suppressed.has(email) && !gone.has(email));
}

/** Addresses of contacts who were deleted since the recipients were put together, and that nobody else has. */
async function goneAmong(
  { suppressions }: Repositories,
  orgId: string,
  due: readonly DueRecipient[],
): Promise<ReadonlySet<string>> {
  const ids = due.flatMap(({ contact_id }) => contact_id ?? []);
  const emails = due.map(({ email }) => email);
  const live = await suppressions.correspondents(orgId, { ids, emails });
  const known = new Set(live.flatMap(({ id, emails: own }) => [id, ...own]));
  const gone = due.filter(({ contact_id, email }) => !known.has(contact_id ?? email) && !known.has(email));
  return new Set(gone.map(({ email }) => email));
}

/** A campaign as it leaves to one recipient: the same at every attempt, but for what is known of the contact. */
export function copyFor(deps: CampaignCopyDeps, batch: Batch, { id, email, name }: DueRecipient): OutgoingMessage {
  const { orgId, campaign, organization, contacts } = batch;
  if (campaign.from === null) throw new TypeError("A campaign without a sender cannot be sent.");
  const copy = { org_id: orgId, campaign_id: campaign.id, recipient_id: id };
  const unsubscribe_url = unsubscribeLink(deps, { ...copy, email });
  const { name: organization_name, postal_address, email_tracking } = organization;
  const { locale = null, ...contact } = contacts.get(email) ?? {};
  const values: TemplateValues = { ...contact, email, organization_name, postal_address, unsubscribe_url };
  const message = campaignMessage(campaign, values, tracesOf(deps, copy, email_tracking));
  const from = deps.returnPaths.of(id);
  return {
    ...withFooter(deps, message, { organization, email, locale, link: unsubscribe_url }),
    messageId: messageIdOf(id, campaign.from),
    from: campaign.from,
    replyTo: campaign.reply_to,
    to: [{ email, name }],
    cc: [],
    envelope: { from, to: [email] },
    attachments: [],
    generated: true,
    headers: unsubscribeHeaders(unsubscribe_url, from),
  };
}
