import type { Actor } from "../contract/actor.ts";
import { createChange } from "../records/rules/change.ts";
import { messageIdOf } from "../mail/rules/mailbox.ts";
import type { CampaignCopyRecord } from "./sql/recipient-messages.ts";
import type { CampaignRecipient } from "./sql/recipients.ts";
import type { EmailRecipient, EmailStatus, ListedEmail } from "../emails/sql/emails.ts";
import type { Repositories } from "../store/store.ts";

/** What happened to one recipient's copy, and who says so. */
export interface CopyEvent {
  readonly verb: "bounced" | "unsubscribed";
  readonly orgId: string;
  /** Of the recipient. */
  readonly id: string;
  readonly by: Actor;
}

/** Tells what happened to one recipient's copy of a campaign as what happens to messages is told. */
export async function tellOfCopy(
  { clock, newId }: { readonly clock: () => number; readonly newId: () => string },
  tx: Repositories,
  { verb, orgId, id, by }: CopyEvent,
): Promise<void> {
  const copy = await tx.campaignSending.copy(orgId, id);
  if (!copy) return;
  const message = { ...messageOf(copy), updated_at: new Date(clock()).toISOString(), updated_by: by };
  await tx.changes.append(orgId, [createChange(`email.${verb}`, message, { newId })]);
}

const HOW_FAR: Readonly<
  Record<CampaignRecipient["status"], { readonly message: EmailStatus; readonly recipient: EmailRecipient["status"] }>
> = {
  queued: { message: "queued", recipient: "queued" },
  sending: { message: "sending", recipient: "queued" },
  sent: { message: "sent", recipient: "sent" },
  bounced: { message: "failed", recipient: "bounced" },
  suppressed: { message: "failed", recipient: "suppressed" },
  failed: { message: "failed", recipient: "failed" },
  cancelled: { message: "cancelled", recipient: "failed" },
};

const MAX_NAME_LENGTH = 200;

/** Under the recipient's id, which its Message-ID is made of; the list of messages does not have it. */
function messageOf(copy: CampaignCopyRecord): Omit<ListedEmail, "updated_at" | "updated_by"> {
  const { id, email, contact_id, reason, sent_at, from, reply_to, created_at, created_by } = copy;
  const far = HOW_FAR[copy.status];
  const name = copy.name === null ? null : Array.from(copy.name).slice(0, MAX_NAME_LENGTH).join("");
  return {
    ...{ id, version: 1, created_at, created_by, deleted_at: null },
    status: sent_at === null ? far.message : "sent",
    category: "marketing",
    message_id: messageIdOf(id, from),
    ...{ from, reply_to, subject: copy.subject ?? copy.campaign_name },
    attachments: [],
    recipients: [{ email, name, kind: "to", contact_id, status: far.recipient, error: reason }],
    related_to: [],
    metadata: { campaign_id: copy.campaign_id },
    ...{ send_at: null, sent_at },
  };
}
