import type { Verp } from "../mail/verp.ts";
import type { Binding, Encryption } from "../platform/encryption.ts";
import { SYSTEM_ACTOR } from "../contract/actor.ts";
import { retryAfter } from "../mail/rules/delivery.ts";
import { Problem } from "../platform/rules/errors.ts";
import { messageIdOf, readMailbox } from "../mail/rules/mailbox.ts";
import type { FailureHandler, Handler } from "../jobs/handler.ts";
import type { AccountEmail, EmailText } from "./email-templates.ts";
import type { OutgoingMessage, MailTransport } from "../mail/message.ts";
import type { Repositories, Store } from "../store/store.ts";
import { plainEntry } from "./log-entries.ts";

/** Puts a letter into words. */
export type WriteAccountEmail = (letter: AccountEmail) => EmailText;

/** What queueing a letter needs. */
export interface AccountEmailDeps {
  readonly newId: () => string;
  readonly encryption: Encryption;
}

/**
 * Queues a letter about an account in the transaction of what it tells of. It is sealed: its link opens an account, and
 * nobody who reads the database is to open one with it.
 */
export async function queueAccountEmail(
  tx: Repositories,
  { newId, encryption }: AccountEmailDeps,
  orgId: string,
  letter: AccountEmail,
): Promise<void> {
  const id = newId();
  const payload = { letter: encryption.encrypt(JSON.stringify(letter), bindingOf(id)) };
  await tx.jobs.enqueue(orgId, { id, kind: "account_email.send", payload });
}

type AccountEmailKind = "account_email.send" | "letter.send";

const bindingOf = (jobId: string): Binding => `letter:${jobId}`;

/** What sending letters needs. */
export interface AccountEmailSendingDeps {
  readonly store: Store;
  readonly encryption: Encryption;
  readonly mailTransport: MailTransport;
  readonly returnPaths: Verp;
  readonly writeLetter: WriteAccountEmail;
  /** Whom messages are from: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
}

/** Sends a letter; throws what ends the job where there is no such address or the letter cannot be opened. */
export function accountEmailHandler(deps: AccountEmailSendingDeps): Handler<AccountEmailKind> {
  return async ({ id, payload }, context) => {
    const letter = opened(deps, id, payload.letter);
    // The key that it was sealed with is gone.
    if (letter === null) throw new Problem("unprocessable");
    const { rejected } = await deps.mailTransport.deliver(outgoing(deps, id, letter));
    const [refusal] = rejected;
    if (refusal === undefined) return;
    const { tries = 1 } = payload;
    const seconds = refusal.permanent ? null : retryAfter(tries);
    if (seconds === null) throw new Problem("unprocessable");
    await context.postpone(deps.store, { seconds, payload: { tries: tries + 1 } });
  };
}

/** Says in the activity log which letter did not get to whom: administrators look there for somebody who waits for one. */
export function onAccountEmailFailed(deps: AccountEmailSendingDeps): FailureHandler<AccountEmailKind> {
  return async (tx, { id, org_id: orgId, payload }) => {
    if (orgId === null) return;
    const letter = opened(deps, id, payload.letter);
    const login = letter && (await tx.users.login(letter.to));
    const record = login?.org_id === orgId ? { type: "member", id: login.id } : null;
    const action = `account_email.${letter?.content.kind ?? "unreadable"}`;
    const failure = { result: "error", error_code: "undeliverable" } as const;
    await tx.activityLog.append(orgId, plainEntry(SYSTEM_ACTOR, { action, record }, failure));
  };
}

function opened({ encryption }: AccountEmailSendingDeps, jobId: string, sealed: string): AccountEmail | null {
  const text = encryption.decrypt(sealed, bindingOf(jobId));
  return text === null ? null : (JSON.parse(text) as AccountEmail);
}

function outgoing(
  { mailFrom, returnPaths, writeLetter }: AccountEmailSendingDeps,
  id: string,
  letter: AccountEmail,
): OutgoingMessage {
  const from = readMailbox(mailFrom);
  return {
    messageId: messageIdOf(id, from),
    from,
    replyTo: null,
    to: [{ email: letter.to, name: null }],
    cc: [],
    envelope: { from: returnPaths.plain, to: [letter.to] },
    ...writeLetter(letter),
    html: null,
    attachments: [],
    generated: true,
    headers: {},
  };
}
