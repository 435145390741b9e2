/** An e-mail address with a display name. */
export interface Mailbox {
  readonly email: string;
  readonly name: string | null;
}

/** Parses `CRM <crm@example.com>`, or an address without a name. */
export function readMailbox(text: string): Mailbox {
  const [, name = "", address] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const email = (address ?? text).trim().toLowerCase();
  const shown = name.trim().replace(/^"(.*)"$/, "$1");
  return { email, name: shown === "" ? null : shown };
}

/** Returns the Message-ID of a message (RFC 5322 §3.6.4): its id at the sender's host. */
export function messageIdOf(id: string, { email }: Mailbox): string {
  return `<${id}@${email.slice(email.lastIndexOf("@") + 1)}>`;
}

/** Returns the ids in Message-IDs of this form; others are skipped. */
export function idsOfMessages(messageIds: readonly string[]): string[] {
  return messageIds.flatMap((text) => /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(text)?.[1] ?? []);
}
