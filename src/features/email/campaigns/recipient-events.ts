import type { Actor } from "../../../base/contract/caller.ts";
import { createChange } from "../../../base/records/rules/change.ts";
import type { FieldChanges } from "../../../base/platform/rules/differences.ts";
import { messageIdOf } from "../../../base/mail/rules/mailbox.ts";
import type { RecipientMessageRecord, CampaignRecipient } from "../sql/campaign-recipients.ts";
import type { EmailRecipient, EmailStatus, ListedEmail } from "../sql/emails.ts";
import type { Repositories } from "../../../base/store/store.ts";

/** An event of one recipient's message, and its actor. */
interface RecipientMessageEvent {
  readonly verb: "bounced" | "unsubscribed" | "resubscribed";
  readonly orgId: string;
  /** Id of the recipient. */
  readonly id: string;
  readonly by: Actor;
  readonly changes?: FieldChanges | null;
}

/** Records an event of a recipient's message in the same form as for single messages. */
export async function recordRecipientEvent(
  { clock, newId }: { readonly clock: () => number; readonly newId: () => string },
  tx: Repositories,
  { verb, orgId, id, by, changes = null }: RecipientMessageEvent,
): Promise<void> {
  const row = await tx.campaignSending.recipientMessage(orgId, id);
  if (!row) return;
  const message = { ...messageOf(row), updated_at: new Date(clock()).toISOString(), updated_by: by };
  await tx.changes.append(orgId, [createChange(`email.${verb}`, message, { newId, changes })]);
}

const STATUS_BY_RECIPIENT: Readonly<
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
function messageOf(row: RecipientMessageRecord): Omit<ListedEmail, "updated_at" | "updated_by"> {
  const { id, email, contact_id, reason, sent_at, from, reply_to, created_at, created_by } = row;
  const statuses = STATUS_BY_RECIPIENT[row.status];
  const name = row.name === null ? null : Array.from(row.name).slice(0, MAX_NAME_LENGTH).join("");
  return {
    id,
    version: 1,
    created_at,
    created_by,
    deleted_at: null,
    status: sent_at === null ? statuses.message : "sent",
    category: "marketing",
    topic_id: row.topic_id,
    message_id: messageIdOf(id, from),
    from,
    reply_to,
    subject: row.subject ?? row.campaign_name,
    template_id: row.template_id,
    template_version: row.template_version,
    attachments: [],
    recipients: [{ email, name, kind: "to", contact_id, status: statuses.recipient, error: reason }],
    related_to: [],
    metadata: { campaign_id: row.campaign_id },
    send_at: null,
    sent_at,
  };
}
