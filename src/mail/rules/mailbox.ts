/** An e-mail address and whose it is. */
export interface Mailbox {
  readonly email: string;
  readonly name: string | null;
}

/** `CRM <crm@example.com>`, or the bare address, as its parts. */
export function readMailbox(text: string): Mailbox {
  const [, name = "", address] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const email = (address ?? text).trim().toLowerCase();
  const shown = name.trim().replace(/^"(.*)"$/, "$1");
  return { email, name: shown === "" ? null : shown };
}

/** The Message-ID of a message (RFC 5322 §3.6.4): its own id, at the host that it is sent from. */
export function messageIdOf(id: string, { email }: Mailbox): string {
  return `<${id}@${email.slice(email.lastIndexOf("@") + 1)}>`;
}

/** The ids that Message-IDs of this form begin with; others have none. */
export function idsOfMessages(messageIds: readonly string[]): string[] {
  return messageIds.flatMap((text) => /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(text)?.[1] ?? []);
}
