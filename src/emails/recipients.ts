import type { Addressee } from "../mail/rules/message-input.ts";
import { type Detail, Problem, unprocessable } from "../platform/rules/errors.ts";
import { suppressionOf, type SuppressionReason } from "./rules/suppression.ts";
import type { EmailRecipient } from "./sql/emails.ts";
import type { Repositories } from "../store/store.ts";
import type { EmailContact, Suppression } from "./sql/suppressions.ts";

/** The addressees and the category of a message. */
export interface MessageAddressees {
  readonly addressees: readonly Addressee[];
  readonly category: "transactional" | "marketing";
}

/**
 * Returns the recipients of a message with their contacts; addresses that must not receive it are suppressed. Throws
 * `unprocessable` for contacts that do not exist.
 */
export async function recipientsOf(
  { suppressions }: Repositories,
  orgId: string,
  { addressees, category }: MessageAddressees,
): Promise<EmailRecipient[]> {
  const emails = addressees.map(({ email }) => email);
  const ids = addressees.flatMap(({ contact_id }) => contact_id?.toLowerCase() ?? []);
  const contacts = await suppressions.contactsOf(orgId, { ids, emails });
  requireContacts(addressees, contacts);
  const list = await suppressions.among(orgId, emails);
  return addressees.map((addressee) => recipient(addressee, { contacts, list, category }));
}

/** Returns the reasons of recipients who must not receive the message, by address. */
export async function suppressedAmong(
  { suppressions }: Repositories,
  orgId: string,
  {
    recipients,
    category,
  }: { readonly recipients: readonly EmailRecipient[]; readonly category: MessageAddressees["category"] },
): Promise<ReadonlyMap<string, string>> {
  const emails = recipients.map(({ email }) => email);
  const ids = recipients.flatMap(({ contact_id }) => contact_id ?? []);
  const list = await suppressions.among(orgId, emails);
  // Consent applies to marketing only.
  const contacts = category === "marketing" ? await suppressions.contactsOf(orgId, { ids, emails }) : [];
  const now = recipients.map((one) => recipient(one, { contacts, list, category }));
  return new Map(now.flatMap(({ email, error }) => (error === null ? [] : [[email, error]])));
}

/** Throws `all_recipients_suppressed` if no recipient is left. */
export function requireReachable(recipients: readonly EmailRecipient[], addressees: readonly Addressee[]): void {
  if (recipients.some(({ status }) => status !== "suppressed")) return;
  const details = recipients.map(({ error }, index) => suppressed(addressees[index]?.path ?? "", error ?? ""));
  throw new Problem("all_recipients_suppressed", details.slice(0, 20));
}

function requireContacts(addressees: readonly Addressee[], contacts: readonly EmailContact[]): void {
  const knownIds = new Set(contacts.map(({ id }) => id));
  const details = addressees.flatMap(({ contact_id, path }): Detail[] =>
    contact_id === null || knownIds.has(contact_id.toLowerCase())
      ? []
      : [{ path: `${path}/contact_id`, code: "reference_not_found" }],
  );
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

interface AddressData {
  readonly contacts: readonly EmailContact[];
  readonly list: readonly Suppression[];
  readonly category: MessageAddressees["category"];
}

function recipient(
  { email, name, kind, contact_id }: Omit<Addressee, "path">,
  { contacts, list, category }: AddressData,
): EmailRecipient {
  const owner = contacts.find(({ emails }) => emails.includes(email));
  const named = contacts.find(({ id }) => id === contact_id?.toLowerCase());
  const matching = [owner, named].filter((contact) => contact !== undefined);
  const reason: SuppressionReason | null = suppressionOf(
    {
      listed: list.filter((one) => one.email === email).map((one) => one.reason),
      consents: matching.map(({ email_consent }) => email_consent),
      deliverability: matching
        .filter((one) => one.email === email)
        .map(({ email_deliverability }) => email_deliverability),
    },
    category,
  );
  const fields = { email, name, kind, contact_id: (named ?? owner)?.id ?? null };
  return { ...fields, status: reason === null ? "queued" : "suppressed", error: reason };
}

const suppressed = (path: string, reason: string): Detail => ({
  path: `${path}/email`,
  code: "recipient_suppressed",
  values: { reason },
});
