import { readMailbox } from "../domain/mailbox.ts";
import type { EventRecord } from "../repositories/events.ts";
import type { Repositories } from "../repositories/store.ts";
import { type Message, storeEmail } from "./email-acceptance.ts";
import { recipientsOf } from "./email-recipients.ts";
import { type EventLetterDraft, eventLetters } from "./event-letters.ts";
import type { EventMailParts, EventNews, EventSender } from "./event-news.ts";

/**
 * Queues a message to each invitee and to each host, in their own language and time, in the transaction of what they are told
 * of. Returns the addresses that it goes to: not those that nothing can be sent to.
 */
export async function queueEventMails(
  tx: Repositories,
  parts: EventMailParts,
  sender: EventSender,
  news: EventNews,
): Promise<string[]> {
  const told: string[] = [];
  for (const draft of await eventLetters(tx, parts, sender, news)) {
    const message = messageOf(parts, news.event, draft);
    const recipients = await recipientsOf(tx, sender.organization.id, message);
    await storeEmail({ tx, newId: parts.newId }, sender, { message, recipients });
    told.push(...recipients.filter(({ status }) => status === "queued").map(({ email }) => email));
  }
  return [...new Set(told)];
}

function messageOf({ mailFrom }: EventMailParts, event: EventRecord, draft: EventLetterDraft): Message {
  const { to, replyTo, letter, calendar } = draft;
  return {
    addressees: [{ kind: "to", path: "/to", email: to.email.toLowerCase(), name: to.name, contact_id: null }],
    from: readMailbox(mailFrom),
    reply_to: replyTo,
    subject: letter.subject,
    html: letter.html,
    text: letter.text,
    attachments:
      calendar === null
        ? []
        : [
            {
              filename: calendar.filename,
              content_type: `text/calendar; charset=utf-8; method=${calendar.method}`,
              content: Buffer.from(calendar.text),
            },
          ],
    category: "transactional",
    send_at: null,
    related_to: [{ record_type: "event", record_id: event.id }],
    metadata: {},
  };
}
