import type { Addressee } from "../../base/mail/rules/message-input.ts";
import { type Detail, Problem, unprocessable } from "../../base/platform/rules/errors.ts";
import { suppressionOf, type SuppressionReason } from "./rules/suppression.ts";
import type { EmailRecipient } from "./sql/emails.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { EmailContact, Suppression } from "./sql/suppressions.ts";
import { topicReasons } from "./subscriptions.ts";

/** The addressees and the category of a message. */
interface MessageAddressees {
  readonly addressees: readonly Addressee[];
  readonly category: "transactional" | "marketing";
  /** Only of marketing. */
  readonly topic_id: string | null;
}

/**
 * Returns the recipients of a message with their contacts; addresses that must not receive it are suppressed. Throws
 * `unprocessable` for contacts that do not exist.
 */
export async function recipientsOf(
  tx: Repositories,
  orgId: string,
  { addressees, category, topic_id: topicId }: MessageAddressees,
): Promise<EmailRecipient[]> {
  const { suppressions } = tx;
  const emails = addressees.map(({ email }) => email);
  const ids = addressees.flatMap(({ contact_id }) => contact_id?.toLowerCase() ?? []);
  const { list, contacts } = await suppressions.factsOf(orgId, { ids, emails });
  requireContacts(addressees, contacts);
  const topics = await topicReasons(tx, orgId, { topicId, emails });
  return addressees.map((addressee) => recipient(addressee, { contacts, list, topics, category }));
}

interface RecipientsToCheck extends Pick<MessageAddressees, "category" | "topic_id"> {
  readonly recipients: readonly EmailRecipient[];
}

/** Returns the reasons of recipients who must not receive the message, by address. */
export async function suppressedAmong(
  tx: Repositories,
  orgId: string,
  { recipients, category, topic_id: topicId }: RecipientsToCheck,
): Promise<ReadonlyMap<string, string>> {
  const { suppressions } = tx;
  const emails = recipients.map(({ email }) => email);
  const ids = recipients.flatMap(({ contact_id }) => contact_id ?? []);
  const list = await suppressions.among(orgId, emails);
  // Consent applies to marketing only.
  const contacts = category === "marketing" ? await suppressions.contactsOf(orgId, { ids, emails }) : [];
  const topics = await topicReasons(tx, orgId, { topicId, emails });
  const now = recipients.map((one) => recipient(one, { contacts, list, topics, category }));
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
  readonly topics: Awaited<ReturnType<typeof topicReasons>>;
  readonly category: MessageAddressees["category"];
}

function recipient(
  { email, name, kind, contact_id }: Omit<Addressee, "path">,
  { contacts, list, topics, category }: AddressData,
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
      topic: topics.get(email) ?? null,
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
