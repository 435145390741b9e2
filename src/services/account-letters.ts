import type { ReturnPaths } from "../access/return-paths.ts";
import type { Vault } from "../access/vault.ts";
import { retryAfter } from "../domain/delivery.ts";
import { Problem } from "../domain/errors.ts";
import { messageIdOf, readMailbox } from "../domain/mailbox.ts";
import type { Handler } from "../jobs/handler.ts";
import type { Letter, Wording } from "../mail/letters.ts";
import type { OutgoingMessage, Way } from "../mail/message.ts";
import type { Repositories, Store } from "../repositories/store.ts";

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
    const { rejected } = await parts.postOffice.deliver(outgoing(parts, id, letter));
    const [refusal] = rejected;
    if (refusal === undefined) return;
    const { tries = 1 } = payload;
    const seconds = refusal.permanent ? null : retryAfter(tries);
    if (seconds === null) throw new Problem("unprocessable");
    await context.postpone(parts.store, { seconds, payload: { tries: tries + 1 } });
  };
}

function opened({ vault }: LetterSendingParts, jobId: string, sealed: string): Letter {
  const text = vault.open(sealed, bindingOf(jobId));
  // The key that it was sealed with is gone.
  if (text === null) throw new Problem("unprocessable");
  return JSON.parse(text) as Letter;
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
