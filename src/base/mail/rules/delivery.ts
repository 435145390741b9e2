/** The reply of a mail server, or its absence, and the stage of the session. */
export interface Reply {
  readonly stage: "connection" | "sender" | "recipient" | "content";
  /** SMTP reply code (RFC 5321 §4.2); null without a reply. */
  readonly code: number | null;
  readonly text: string;
}

/** An address that did not accept a message. */
export interface Rejection {
  readonly address: string;
  readonly code: number | null;
  /** One line, shown to the sender of the message. */
  readonly reason: string;
  /** A retry is pointless. */
  readonly permanent: boolean;
  /** The address does not exist. */
  readonly hard: boolean;
  /** The address exists, but its mailbox accepts nothing now: it is full or closed. */
  readonly soft: boolean;
}

/** The result of one attempt: every address of the envelope is in one of the lists. */
export interface Delivery {
  readonly accepted: readonly string[];
  readonly rejected: readonly Rejection[];
}

/** Reply codes for an address that does not exist, used without an enhanced status code. */
const NO_SUCH_ADDRESS: ReadonlySet<number> = new Set([550, 551, 553]);
/** The recipient's address does not exist (RFC 3463 §3.2); 5.1.7 and 5.1.8 are about the sender. */
const HARD = /^5\.1\.(0|1|2|3|6|10)$/;
/** Mailbox status (RFC 3463 §3.3). */
const MAILBOX_STATUS = /^[45]\.2\.\d/;
/** "Exceeded storage allocation", used without an enhanced status code. */
const MAILBOX_FULL = 552;
const MAX_REASON_LENGTH = 500;

/** Classifies a reply for an address of the envelope. */
export function rejectionOf(address: string, { stage, code, text }: Reply): Rejection {
  const permanent = stage !== "connection" && code !== null && code >= 500;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1];
  const isUnknown = enhanced === undefined ? code !== null && NO_SUCH_ADDRESS.has(code) : HARD.test(enhanced);
  const isMailboxError = enhanced === undefined ? code === MAILBOX_FULL : MAILBOX_STATUS.test(enhanced);
  const hard = permanent && stage === "recipient" && isUnknown;
  return { address, code, reason: oneLine(text), permanent, hard, soft: stage === "recipient" && isMailboxError };
}

/** One recipient in a delivery status notification, under any of these addresses. */
export interface BouncedRecipient {
  readonly addresses: readonly string[];
  /** False: delayed or delivered. */
  readonly failed: boolean;
  readonly hard: boolean;
  readonly reason: string;
}

/**
 * Whether a status code (RFC 3463) says that the address does not exist; if it is unspecific, the diagnostic text
 * decides.
 */
export function isHardStatus(status: string, diagnostic: string): boolean {
  if (status !== "" && !/^5\.0\.\d/.test(status)) return HARD.test(status);
  const code = Number(/^\d{3}/.exec(diagnostic)?.[0] ?? 0);
  return rejectionOf("", { stage: "recipient", code, text: diagnostic }).hard;
}

/** Returns the same rejection for all of these addresses. */
export function rejectAll(addresses: readonly string[], reply: Reply): Delivery {
  return { accepted: [], rejected: addresses.map((address) => rejectionOf(address, reply)) };
}

/** Removes control characters and line breaks from foreign text. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return Array.from(line).slice(0, MAX_REASON_LENGTH).join("");
}

/** Seconds before each retry; the last value repeats. */
const RETRY_DELAYS = [60, 300, 900, 3_600, 14_400] as const;
const RETRY_SECONDS = 48 * 3_600;

/** Returns the seconds until the next attempt after `tries` attempts (from 1); null after 48 hours. */
export function retryAfter(tries: number): number | null {
  let waited = 0;
  let delay = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (waited >= RETRY_SECONDS) return null;
    delay = Math.min(RETRY_DELAYS[attempt] ?? 14_400, RETRY_SECONDS - waited);
    waited += delay;
  }
  return delay;
}
