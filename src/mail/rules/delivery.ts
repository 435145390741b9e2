/** What a mail server answered, or that it did not, and to what. */
export interface Reply {
  readonly stage: "connection" | "sender" | "recipient" | "content";
  /** Of SMTP (RFC 5321 §4.2); null where there was no answer. */
  readonly code: number | null;
  readonly text: string;
}

/** An address that a message did not get to. */
export interface Rejection {
  readonly address: string;
  readonly code: number | null;
  /** One line, as it is shown to whoever sent the message. */
  readonly reason: string;
  /** Another attempt makes no sense. */
  readonly permanent: boolean;
  /** There is no such address: nothing else will get there either. */
  readonly hard: boolean;
  /** There is, but its mailbox takes nothing now: it is full or closed. */
  readonly soft: boolean;
}

/** What became of one attempt: every address of the envelope is in one of the lists. */
export interface Delivery {
  readonly accepted: readonly string[];
  readonly rejected: readonly Rejection[];
}

/** Codes that say it of the address where no enhanced status does. */
const NO_SUCH_ADDRESS: ReadonlySet<number> = new Set([550, 551, 553]);
/** RFC 3463 §3.2: of the address of the recipient; 5.1.7 and 5.1.8 are of the sender's. */
const HARD = /^5\.1\.(0|1|2|3|6|10)$/;
/** RFC 3463 §3.3: of the mailbox. */
const OF_MAILBOX = /^[45]\.2\.\d/;
/** "Exceeded storage allocation", where no enhanced status says more. */
const MAILBOX_FULL = 552;
const MAX_REASON_LENGTH = 500;

/** What a reply means for an address of the envelope. */
export function rejectionOf(address: string, { stage, code, text }: Reply): Rejection {
  const permanent = stage !== "connection" && code !== null && code >= 500;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1];
  const unknown = enhanced === undefined ? code !== null && NO_SUCH_ADDRESS.has(code) : HARD.test(enhanced);
  const unready = enhanced === undefined ? code === MAILBOX_FULL : OF_MAILBOX.test(enhanced);
  const hard = permanent && stage === "recipient" && unknown;
  return { address, code, reason: oneLine(text), permanent, hard, soft: stage === "recipient" && unready };
}

/** What a notification says of one recipient, under any of these addresses. */
export interface BouncedRecipient {
  readonly addresses: readonly string[];
  /** False: it is still tried, or it arrived. */
  readonly failed: boolean;
  readonly hard: boolean;
  readonly reason: string;
}

/** Whether a status (RFC 3463) says that there is no such address; where it says nothing, what the server said does. */
export function hardStatus(status: string, diagnostic: string): boolean {
  if (status !== "" && !/^5\.0\.\d/.test(status)) return HARD.test(status);
  const code = Number(/^\d{3}/.exec(diagnostic)?.[0] ?? 0);
  return rejectionOf("", { stage: "recipient", code, text: diagnostic }).hard;
}

/** The same reply for all of these addresses. */
export function rejectedAll(addresses: readonly string[], reply: Reply): Delivery {
  return { accepted: [], rejected: addresses.map((address) => rejectionOf(address, reply)) };
}

/** Others wrote it: no control characters, no line breaks. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return Array.from(line).slice(0, MAX_REASON_LENGTH).join("");
}

/** Seconds until the next attempts; the last of them again and again. */
const PAUSES = [60, 300, 900, 3_600, 14_400] as const;
const PATIENCE = 48 * 3_600;

/** Seconds until a message is tried again that was tried so many times (from 1); null: 48 hours are over. */
export function retryAfter(tries: number): number | null {
  let waited = 0;
  let pause = 0;
  for (let made = 0; made < tries; made += 1) {
    if (waited >= PATIENCE) return null;
    pause = Math.min(PAUSES[made] ?? 14_400, PATIENCE - waited);
    waited += pause;
  }
  return pause;
}
