import type { Verp } from "../../base/mail/verp.ts";
import type { Binding, Encryption } from "../../base/platform/encryption.ts";
import { SYSTEM_ACTOR, type CallerOrganization, type Locale } from "../../base/contract/caller.ts";
import { retryAfter } from "../../base/mail/rules/delivery.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { messageIdOf, readMailbox } from "../../base/mail/rules/mailbox.ts";
import type { FailureHandler, Handler } from "../../base/jobs/handler.ts";
import type { OutgoingMessage, MailTransport } from "../../base/mail/message.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { plainEntry } from "./audit-log.ts";
import { unicodeAddress } from "../../base/platform/rules/email-address.ts";
import { managesAccess } from "../../base/platform/rules/permissions.ts";
import { personName } from "./callers.ts";
import type { UserRecord } from "./sql/users.ts";
import {
  type AccountEmailContent,
  type AccountEmailKind,
  type AccountEmailTexts,
  type EmailText,
  accountEmailsEn,
  accountEmailsFr,
} from "./texts/account-emails.ts";
import { layoutTexts } from "../../base/i18n/page-texts.ts";
import { typeset } from "../../base/i18n/language-rules.ts";
import { emailLayout, footerLink } from "../../base/mail/rules/email-layout.ts";
import { html, type Html, untrusted } from "../../base/platform/rules/html.ts";

/** Renders an account e-mail in the recipient's language. */
export type RenderAccountEmail = (email: AccountEmail) => RenderedAccountEmail;

/** Dependencies of `queueAccountEmail`. */
export interface AccountEmailDeps {
  readonly newId: () => string;
  readonly encryption: Encryption;
}

/**
 * Queues an account e-mail in the transaction of the change that it reports. The payload is encrypted: its link gives
 * access to an account, and reading the database must not be enough to use it.
 */
export async function queueAccountEmail(
  tx: Repositories,
  { newId, encryption }: AccountEmailDeps,
  orgId: string,
  email: AccountEmail,
): Promise<void> {
  const id = newId();
  const payload = { letter: encryption.encrypt(JSON.stringify(email), bindingOf(id)) };
  await tx.jobs.enqueue(orgId, { id, kind: "account_email.send", payload });
}

type AccountEmailJob = "account_email.send" | "letter.send";

const bindingOf = (jobId: string): Binding => `letter:${jobId}`;

/** Dependencies of the job that sends account e-mails. */
interface AccountEmailSendingDeps {
  readonly store: Store;
  readonly encryption: Encryption;
  readonly mailTransport: MailTransport;
  readonly returnPaths: Verp;
  readonly renderEmail: RenderAccountEmail;
  /** Sender of the e-mails: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
}

/**
 * Sends an account e-mail. Throws a `Problem` that ends the job if the address does not exist or the payload cannot be
 * decrypted.
 */
export function accountEmailHandler(deps: AccountEmailSendingDeps): Handler<AccountEmailJob> {
  return async ({ id, payload }, context) => {
    const email = decryptEmail(deps, id, payload.letter);
    // The key that encrypted it is no longer in the keyring.
    if (email === null) throw new Problem("unprocessable");
    const { rejected } = await deps.mailTransport.deliver(outgoingMessage(deps, id, email));
    const [rejection] = rejected;
    if (rejection === undefined) return;
    const { tries = 1 } = payload;
    const seconds = rejection.permanent ? null : retryAfter(tries);
    if (seconds === null) throw new Problem("unprocessable");
    await context.postpone(deps.store, { seconds, payload: { tries: tries + 1 } });
  };
}

/** Records an undeliverable account e-mail in the audit log, where administrators look if somebody waits for one. */
export function onAccountEmailFailed(deps: AccountEmailSendingDeps): FailureHandler<AccountEmailJob> {
  return async (tx, { id, org_id: orgId, payload }) => {
    if (orgId === null) return;
    const email = decryptEmail(deps, id, payload.letter);
    const login = email && (await tx.users.login(email.to));
    const record = login?.org_id === orgId ? { type: "member", id: login.id } : null;
    const action = `account_email.${email?.content.kind ?? "unreadable"}`;
    const failure = { result: "error", error_code: "undeliverable" } as const;
    await tx.auditLog.append(orgId, plainEntry(SYSTEM_ACTOR, { action, record }, failure));
  };
}

function decryptEmail({ encryption }: AccountEmailSendingDeps, jobId: string, encrypted: string): AccountEmail | null {
  const text = encryption.decrypt(encrypted, bindingOf(jobId));
  return text === null ? null : (JSON.parse(text) as AccountEmail);
}

function outgoingMessage(
  { mailFrom, returnPaths, renderEmail }: AccountEmailSendingDeps,
  id: string,
  email: AccountEmail,
): OutgoingMessage {
  const from = readMailbox(mailFrom);
  return {
    messageId: messageIdOf(id, from),
    from,
    replyTo: null,
    to: [{ email: email.to, name: null }],
    cc: [],
    envelope: { from: returnPaths.plain, to: [email.to] },
    ...renderEmail(email),
    attachments: [],
    generated: true,
    headers: {},
  };
}

/** Sends a user an e-mail about their account in their language, in the transaction of the change. */
export async function notifyUser(
  deps: AccountEmailDeps,
  tx: Repositories,
  { organization, user }: Recipient,
  content: AccountEmailContent,
): Promise<void> {
  const locale = user.locale ?? organization.default_locale;
  await queueAccountEmail(tx, deps, organization.id, { to: user.email, locale, content });
}

/** A caller, or another user of an organization. */
interface Recipient {
  readonly organization: Pick<CallerOrganization, "id" | "default_locale">;
  readonly user: Pick<UserRecord, "email" | "locale">;
}

/** An organization as its messages name it. */
interface NamedOrganization {
  readonly id: string;
  readonly name: string;
}

/** Sends all active owners of an organization an e-mail in their language, in the transaction of the change. */
export async function notifyOwners(
  deps: AccountEmailDeps,
  tx: Repositories,
  orgId: string,
  content: AccountEmailContent,
): Promise<void> {
  for (const { email, locale } of await tx.users.owners(orgId)) {
    await queueAccountEmail(tx, deps, orgId, { to: email, locale, content });
  }
}

/** Members who got rights. */
interface NewRights {
  readonly organization: NamedOrganization;
  /** The name of the person who gave the rights; null if the identity provider did. */
  readonly by: string | null;
  readonly role: { readonly name: string; readonly permissions: Iterable<string> };
  readonly members: readonly Pick<UserRecord, "email" | "first_name" | "last_name">[];
}

/** More names would make the e-mail unreadable. */
const MAX_NAMES = 20;

/** Notifies the owners of new administrators; nothing if the role does not manage access, or nobody got it. */
export async function reportAdministrators(
  deps: AccountEmailDeps,
  tx: Repositories,
  { organization, by, role, members }: NewRights,
): Promise<void> {
  if (members.length === 0 || !managesAccess(role.permissions)) return;
  const named = members.slice(0, MAX_NAMES).map((member) => `${personName(member)} (${unicodeAddress(member.email)})`);
  const content = { kind: "administrator_added", organization: organization.name, by, role: role.name } as const;
  const more = members.length - named.length;
  await notifyOwners(deps, tx, organization.id, { ...content, members: named, more });
}

/** An e-mail to a user about their account. */
interface AccountEmail {
  readonly to: string;
  readonly locale: Locale;
  readonly content: AccountEmailContent;
}

/** An account e-mail as plain text, and as HTML with the same content. */
interface RenderedAccountEmail extends EmailText {
  readonly html: string;
}

/** Renders an account e-mail. `baseUrl` has no trailing slash. */
export function renderAccountEmail({ content, locale }: AccountEmail, baseUrl: string): RenderedAccountEmail {
  const rendered =
    locale === "fr" ? typeset(textOf(accountEmailsFr, content, baseUrl)) : textOf(accountEmailsEn, content, baseUrl);
  return { ...rendered, html: htmlOf(rendered, locale, baseUrl) };
}

function textOf<Kind extends AccountEmailKind>(
  texts: AccountEmailTexts,
  content: AccountEmailContent<Kind>,
  baseUrl: string,
): EmailText {
  return texts[content.kind](content, baseUrl);
}

/** Account e-mails come from the service, so they never look like those of an organization. */
function htmlOf({ subject, text }: EmailText, locale: Locale, baseUrl: string): string {
  const { service, openPage } = layoutTexts(locale);
  const paragraphs = text.trim().split(/\n{2,}/);
  const content = html`<h1>${untrusted(subject)}</h1>
    ${paragraphs.map((paragraph) => paragraphOf(paragraph, { baseUrl, openPage }))}`;
  const footer = html`${service}<br />${footerLink(`${baseUrl}/`, baseUrl)}`;
  const brand = { name: service, colour: null, hasLogo: false };
  return emailLayout({ locale, title: subject, brand, content: content.text, footer });
}

/** A link of the service becomes a button; its address stays visible, so that the recipient can check it. */
function paragraphOf(
  paragraph: string,
  { baseUrl, openPage }: { readonly baseUrl: string; readonly openPage: string },
): Html {
  if (`${paragraph}/`.startsWith(`${baseUrl}/`) && !/\s/.test(paragraph)) {
    return html`<p><a class="button" href="${paragraph}">${openPage}</a></p>
      <p><small>${paragraph}</small></p>`;
  }
  const lines = paragraph.split("\n");
  return html`<p>${lines.map((line, index) => html`${index > 0 && html`<br />`}${untrusted(line)}`)}</p>`;
}
