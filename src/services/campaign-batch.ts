import type { ReturnPaths } from "../access/return-paths.ts";
import { campaignMessage } from "../domain/campaign-message.ts";
import { messageIdOf } from "../domain/mailbox.ts";
import type { TemplateValues } from "../domain/template.ts";
import type { OutgoingMessage } from "../mail/message.ts";
import type { ContactValues } from "../repositories/campaign-recipients.ts";
import type { DueRecipient } from "../repositories/campaign-sending.ts";
import type { CampaignRow } from "../repositories/campaigns.ts";
import type { OrganizationRecord } from "../repositories/organizations.ts";
import type { Repositories, Store } from "../repositories/store.ts";
import { suppressedAmong } from "./email-recipients.ts";
import { tracesOf } from "./email-tracking.ts";
import { expectRecord } from "./record-state.ts";
import type { LinkParts } from "./reader-links.ts";
import { unsubscribeHeaders, unsubscribeLink } from "./unsubscriptions.ts";

/** What the messages of a campaign are made with. */
export interface CampaignCopyParts extends LinkParts {
  readonly returnPaths: ReturnPaths;
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
  readonly organization: Pick<OrganizationRecord, "name" | "email_tracking">;
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
    const organization = expectRecord(await tx.organizations.get(orgId));
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
export function copyFor(parts: CampaignCopyParts, batch: Batch, { id, email, name }: DueRecipient): OutgoingMessage {
  const { orgId, campaign, organization, contacts } = batch;
  if (campaign.from === null) throw new TypeError("A campaign without a sender does not go out.");
  const copy = { org_id: orgId, campaign_id: campaign.id, recipient_id: id };
  const unsubscribe_url = unsubscribeLink(parts, { ...copy, email });
  const { name: organization_name, email_tracking } = organization;
  const values: TemplateValues = { ...contacts.get(email), email, organization_name, unsubscribe_url };
  const from = parts.returnPaths.of(id);
  return {
    ...campaignMessage(campaign, values, tracesOf(parts, copy, email_tracking)),
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
