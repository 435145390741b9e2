import type { Attachment, Email } from "postal-mime";
import { type InvitationReply, readReply } from "./rules/calendar-reply.ts";
import { type BouncedRecipient, isHardStatus, oneLine } from "../../base/mail/rules/delivery.ts";

/** A parsed bounce, complaint or unsubscribe request. */
export interface BounceReport {
  readonly kind: "bounce" | "complaint" | "unsubscription";
  /** Addresses that may contain the return path of the original message. */
  readonly addresses: readonly string[];
  /** Message-IDs of the original message. */
  readonly messageIds: readonly string[];
  readonly recipients: readonly BouncedRecipient[];
}

/** Parses an incoming message; null if it is none of these kinds. */
export type ParseBounceReport = (message: string) => Promise<BounceReport | InvitationReply | null>;

/** Deeper than any genuine report is nested. */
const DEPTH = 20;
/** Mail servers accept less. */
const HEADER_BYTES = 131_072;
/** A report is at the beginning, and the original message, of which only the headers are read, at the end. */
const READ_CHARACTERS = 2 * 2 ** 20;
/** More lines that can separate parts than any genuine report has: the parser takes 8 µs for each part. */
const MAX_SEPARATORS = 2_000;

/**
 * Parses replies of calendars (RFC 6047), delivery status notifications (RFC 3464), complaints (RFC 5965) and
 * unsubscribe requests (RFC 2369). A notification that names only successful deliveries is none of these.
 */
export const parseBounceReport: ParseBounceReport = async (complete) => {
  const message = complete.slice(0, READ_CHARACTERS);
  if (hasTooManySeparators(message)) return null;
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(message, {
    forceRfc822Attachments: true,
    maxNestingDepth: DEPTH,
    maxHeadersSize: HEADER_BYTES,
  }).catch(() => null);
  if (mail === null) return null;
  const reply = replyIn(mail);
  if (reply !== null) return reply;
  const part = (...types: string[]): Attachment | undefined =>
    mail.attachments.find(({ mimeType }) => types.includes(mimeType));
  const original = part("message/rfc822", "text/rfc822-headers", "message/rfc822-headers");
  const originalHeaders = original ? blocksOf(textOf(original))[0] : undefined;
  const found = {
    addresses: [...addressesIn(mail), ...valuesOf(originalHeaders, "return-path")],
    messageIds: valuesOf(originalHeaders, "message-id"),
  };
  const status = part("message/delivery-status", "message/global-delivery-status");
  if (status) {
    const blocks = blocksOf(textOf(status));
    const recipients = blocks.flatMap(bouncedIn);
    return recipients.length === 0 && blocks.some(isSuccess) ? null : { kind: "bounce", ...found, recipients };
  }
  const feedback = part("message/feedback-report");
  if (feedback) {
    const [block] = blocksOf(textOf(feedback));
    const originalRecipients = valuesOf(block, "original-rcpt-to");
    // Without a named recipient, only a single recipient can have complained.
    const named = originalRecipients.length > 0 ? originalRecipients : [onlyOne(valuesOf(originalHeaders, "to"))];
    return { kind: "complaint", ...found, recipients: named.map(bare).map(complainer) };
  }
  if (!/^\s*unsubscribe\s*$/i.test(mail.subject ?? "")) return null;
  return { kind: "unsubscription", ...found, recipients: [complainer(mail.from?.address ?? "")] };
};

function hasTooManySeparators(message: string): boolean {
  let count = 0;
  for (let at = message.indexOf("\n--"); at >= 0; at = message.indexOf("\n--", at + 3)) {
    count += 1;
    if (count > MAX_SEPARATORS) return true;
  }
  return false;
}

/** Longer than any calendar's reply. */
const MAX_CALENDAR_LENGTH = 100_000;

function replyIn(mail: Email): InvitationReply | null {
  const calendars = mail.attachments.filter(({ mimeType }) => mimeType === "text/calendar").map(textOf);
  const answer = calendars
    .map((text) => (text.length > MAX_CALENDAR_LENGTH ? null : readReply(text)))
    .find((one) => one);
  if (!answer) return null;
  const results = mail.headers.filter(({ key }) => key === "authentication-results");
  return {
    kind: "reply",
    answer,
    addresses: [...addressesIn(mail), answer.organizer],
    from: mail.from?.address?.toLowerCase() ?? "",
    forged: results.some(({ value }) => /\bdmarc=fail\b/i.test(value)),
  };
}

const complainer = (address: string): BouncedRecipient => ({
  addresses: [address],
  failed: true,
  hard: false,
  reason: "",
});

/** Fields of `Name: value` lines, unfolded, by name in lower case. */
type Block = ReadonlyMap<string, readonly string[]>;

function addressesIn({ headers }: Email): string[] {
  const named = new Set(["to", "cc", "delivered-to", "x-original-to", "envelope-to"]);
  return headers.filter(({ key }) => named.has(key)).map(({ value }) => value);
}

function textOf({ content }: Attachment): string {
  return typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString("utf8");
}

function blocksOf(text: string): Block[] {
  return text
    .split(/(?:\r?\n){2,}/)
    .map((lines) => {
      const block = new Map<string, string[]>();
      for (const line of lines.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
        const [, name, value = ""] = /^([\w-]+):(.*)$/.exec(line) ?? [];
        if (name !== undefined) block.set(name.toLowerCase(), [...(block.get(name.toLowerCase()) ?? []), value.trim()]);
      }
      return block;
    })
    .filter((block) => block.size > 0);
}

const valuesOf = (block: Block | undefined, name: string): readonly string[] => block?.get(name) ?? [];

/** `rfc822; ada@mail.example` or `<ada@mail.example>`. */
const bare = (text: string): string =>
  text
    .replace(/^[\w-]+;/, "")
    .replace(/^.*<([^<>]*)>.*$/, "$1")
    .trim()
    .toLowerCase();

/** Returns the address of a header with a single address; empty if there may be several. */
function onlyOne([text = "", ...more]: readonly string[]): string {
  return more.length === 0 && text.split("@").length === 2 ? text : "";
}

/** RFC 3464 §2.3.3: the message reached the recipient, a system that sends no reports, or the members of a list. */
const SUCCESSES: ReadonlySet<string> = new Set(["delivered", "relayed", "expanded"]);

/** The action can be followed by a comment: `relayed (to mx.example)`. */
const actionOf = (block: Block): string => /^[a-z]+/i.exec(valuesOf(block, "action")[0] ?? "")?.[0].toLowerCase() ?? "";

/** Returns whether the block reports that a message was delivered or passed on. RFC 3463 §2: so do the statuses 2.x.x. */
function isSuccess(block: Block): boolean {
  const action = actionOf(block);
  if (SUCCESSES.has(action)) return true;
  return action !== "failed" && action !== "delayed" && /^2\.\d/.test(valuesOf(block, "status")[0] ?? "");
}

/**
 * Returns the recipient of a block; none for the first block, which describes the message, and for a successful
 * delivery.
 */
function bouncedIn(block: Block): BouncedRecipient[] {
  const addresses = [...valuesOf(block, "original-recipient"), ...valuesOf(block, "final-recipient")].map(bare);
  if (addresses.length === 0 || isSuccess(block)) return [];
  const [status = "", diagnostic = ""] = ["status", "diagnostic-code"].map((name) => valuesOf(block, name)[0]);
  const code = /^\d\.\d{1,3}\.\d{1,3}/.exec(status)?.[0] ?? "";
  const reason = diagnostic.replace(/^[\w-]+;\s*/, "");
  const failed = actionOf(block) === "failed";
  return [
    { addresses, failed, hard: failed && isHardStatus(code, reason), reason: oneLine(reason === "" ? status : reason) },
  ];
}
