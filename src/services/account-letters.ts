import type { ReturnPaths } from "../access/return-paths.ts";
import type { Vault } from "../access/vault.ts";
import type { Actor } from "../contract/actor.ts";
import { retryAfter } from "../domain/delivery.ts";
import { Problem } from "../domain/errors.ts";
import { messageIdOf, readMailbox } from "../domain/mailbox.ts";
import type { Ending, Handler } from "../jobs/handler.ts";
import type { Letter, Wording } from "../mail/letters.ts";
import type { OutgoingMessage, Way } from "../mail/message.ts";
import type { Repositories, Store } from "../repositories/store.ts";
import { plainEntry } from "./log-entries.ts";

/** Puts a letter into words. */
export type WriteLetter = (letter: Letter) => Wording;

/** What queueing a letter needs. */
export interface LetterParts {
  readonly newId: () => string;
  readonly vault: Vault;
}

/**
 * Queues a letter about an account in the transaction of what it tells of. It is sealed: its link opens an account, and
 * nobody who reads the database is to open one with it.
 */
export async function queueLetter(
  tx: Repositories,
  { newId, vault }: LetterParts,
  orgId: string,
  letter: Letter,
): Promise<void> {
  const id = newId();
  const payload = { letter: vault.lock(JSON.stringify(letter), bindingOf(id)) };
  await tx.jobs.enqueue(orgId, { id, kind: "letter.send", payload });
}

const bindingOf = (jobId: string): string => `letter:${jobId}`;

/** What sending letters needs. */
export interface LetterSendingParts {
  readonly store: Store;
  readonly vault: Vault;
  readonly postOffice: Way;
  readonly returnPaths: ReturnPaths;
  readonly writeLetter: WriteLetter;
  /** Whom messages are from: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
}

/** Sends a letter; throws what ends the job where there is no such address or the letter cannot be opened. */
export function letterHandler(parts: LetterSendingParts): Handler<"letter.send"> {
  return async ({ id, payload }, context) => {
    const letter = opened(parts, id, payload.letter);
    // The key that it was sealed with is gone.
    if (letter === null) throw new Problem("unprocessable");
    const { rejected } = await parts.postOffice.deliver(outgoing(parts, id, letter));
    const [refusal] = rejected;
    if (refusal === undefined) return;
    const { tries = 1 } = payload;
    const seconds = refusal.permanent ? null : retryAfter(tries);
    if (seconds === null) throw new Problem("unprocessable");
    await context.postpone(parts.store, { seconds, payload: { tries: tries + 1 } });
  };
}

const SYSTEM: Actor = { type: "system", id: null, name: "system", application: null };

/** Says in the activity log which letter did not get to whom: administrators look there for somebody who waits for one. */
export function letterEnding(parts: LetterSendingParts): Ending<"letter.send"> {
  return async (tx, { id, org_id: orgId, payload }) => {
    if (orgId === null) return;
    const letter = opened(parts, id, payload.letter);
    const login = letter && (await tx.users.login(letter.to));
    const record = login?.org_id === orgId ? { type: "member", id: login.id } : null;
    const action = `letters.${letter?.content.kind ?? "unreadable"}`;
    const failure = { result: "error", error_code: "undeliverable" } as const;
    await tx.activityLog.append(orgId, plainEntry(SYSTEM, { action, record }, failure));
  };
}

function opened({ vault }: LetterSendingParts, jobId: string, sealed: string): Letter | null {
  const text = vault.open(sealed, bindingOf(jobId));
  return text === null ? null : (JSON.parse(text) as Letter);
}

function outgoing(
  { mailFrom, returnPaths, writeLetter }: LetterSendingParts,
  id: string,
  letter: Letter,
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
