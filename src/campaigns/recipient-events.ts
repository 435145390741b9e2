import type { Actor } from "../contract/actor.ts";
import { createChange } from "../records/rules/change.ts";
import { messageIdOf } from "../mail/rules/mailbox.ts";
import type { CampaignCopyRecord } from "./sql/recipient-messages.ts";
import type { CampaignRecipient } from "./sql/recipients.ts";
import type { EmailRecipient, EmailStatus, ListedEmail } from "../emails/sql/emails.ts";
import type { Repositories } from "../store/store.ts";

/** An event of one recipient's message, and its actor. */
export interface CopyEvent {
  readonly verb: "bounced" | "unsubscribed";
  readonly orgId: string;
  /** Id of the recipient. */
  readonly id: string;
  readonly by: Actor;
}

/** Records an event of a recipient's message in the same form as for single messages. */
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

/**
 * Returns a recipient's message in the form of a single message. Its id is that of the recipient, also used in its
 * Message-ID; it is not in the list of messages.
 */
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
