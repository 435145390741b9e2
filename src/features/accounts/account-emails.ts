import type { Verp } from "../../base/mail/verp.ts";
import type { Binding, Encryption } from "../../base/platform/encryption.ts";
import { SYSTEM_ACTOR } from "../../base/contract/actor.ts";
import { retryAfter } from "../../base/mail/rules/delivery.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { messageIdOf, readMailbox } from "../../base/mail/rules/mailbox.ts";
import type { FailureHandler, Handler } from "../../base/jobs/handler.ts";
import type { AccountEmail, RenderedAccountEmail } from "./email-templates.ts";
import type { OutgoingMessage, MailTransport } from "../../base/mail/message.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { plainEntry } from "./audit-log/entries.ts";

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
export interface AccountEmailSendingDeps {
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
