import { join } from "node:path";
import { type Dkim, dkimOptions } from "./dkim.ts";
import { type MailTransport, toMailOptions, type OutgoingMessage } from "./message.ts";
import { domainToASCII } from "node:url";
import { type Delivery, rejectAll, rejectionOf, type Reply } from "./rules/delivery.ts";
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import type { Transporter } from "nodemailer";

/** SMTP, or (null) .eml files in `dataDir/outbox`. */
interface MailTransportOptions {
  readonly smtpUrl: string | null;
  readonly dataDir: string;
  readonly dkim?: Dkim | null;
}

/** Creates the mail transport; it connects with the first message. */
export function createMailTransport({ smtpUrl, dataDir, dkim = null }: MailTransportOptions): MailTransport {
  return smtpUrl === null ? createFileTransport(join(dataDir, "outbox")) : createSmtpTransport(smtpUrl, { dkim });
}

/** Options of SMTP besides the URL; times in milliseconds. */
interface SmtpOptions {
  /** Null: messages are not signed. */
  readonly dkim: Dkim | null;
  /** Timeout of one message, so that a slow server does not block other messages. */
  readonly message: number;
  /** Pause after an attempt that timed out, because the next one would time out too. */
  readonly pause: number;
}

const OPTIONS: SmtpOptions = { dkim: null, message: 60_000, pause: 30_000 };
const DEFAULT_TIMEOUTS = { connectionTimeout: "10000", greetingTimeout: "10000", socketTimeout: "20000" };
/** Milliseconds; failed attempts that were faster cause no pause. */
const MIN_TIMEOUT = 2_000;
const UNREACHABLE: Reply = { stage: "connection", code: null, text: "The mail server does not respond." };

/** Creates a transport over the server of this URL, with a connection pool. */
export function createSmtpTransport(url: string, options: Partial<SmtpOptions> = {}): MailTransport {
  const { dkim, ...timeouts } = { ...OPTIONS, ...options };
  const address = withTimeouts(url);
  let opened: ReturnType<typeof openPool> | undefined;
  let pausedUntil = 0;
  return {
    async deliver(message) {
      const { to } = message.envelope;
      const startedAt = performance.now();
      if (startedAt < pausedUntil) return rejectAll(to, UNREACHABLE);
      try {
        const signal = AbortSignal.timeout(timeouts.message);
        const transport = await (opened ??= openPool(address, dkim));
        const { rejectedErrors } = await transport.sendMail({ ...toMailOptions(message), signal });
        return deliveryOf(to, rejectedErrors ?? []);
      } catch (error) {
        const delivery = failedDelivery(message, error);
        const now = performance.now();
        const isUnanswered = delivery.rejected.every(({ code }) => code === null);
        if (isUnanswered && now - startedAt > Math.min(MIN_TIMEOUT, timeouts.message))
          pausedUntil = now + timeouts.pause;
        return delivery;
      }
    },
    async close() {
      (await opened)?.close();
    },
  };
}

async function openPool(url: string, dkim: Dkim | null) {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 10,
    maxRequeues: 1,
    disableFileAccess: true,
    ...(dkim === null ? {} : { dkim: dkimOptions(dkim) }),
  });
  encodeAmbiguousHeaders(transport);
  return transport;
}

/** Adds timeouts that the URL does not set. */
function withTimeouts(url: string): string {
  const parsed = new URL(url);
  for (const [name, limit] of Object.entries(DEFAULT_TIMEOUTS)) {
    if (!parsed.searchParams.has(name)) parsed.searchParams.set(name, limit);
  }
  return parsed.href;
}

/** An error of nodemailer. */
interface SmtpError {
  readonly code?: string | undefined;
  readonly command?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly recipient?: string | undefined;
  readonly rejectedErrors?: readonly SmtpError[] | undefined;
  readonly message?: string;
}

function deliveryOf(addresses: readonly string[], errors: readonly SmtpError[]): Delivery {
  const rejected = new Map(errors.map((error) => [comparable(error.recipient ?? ""), error]));
  const of = (address: string): SmtpError | undefined => rejected.get(comparable(address));
  return {
    accepted: addresses.filter((address) => of(address) === undefined),
    rejected: addresses.flatMap((address) => {
      const error = of(address);
      return error === undefined ? [] : [rejectionOf(address, replyOf("recipient", error))];
    }),
  };
}

/** nodemailer returns addresses with their host in ASCII. */
function comparable(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
}

const REJECTION_CODES: ReadonlySet<string> = new Set(["EENVELOPE", "EMESSAGE"]);
/**
 * Code for an error of nodemailer itself without a response code: permanent, because a retry would fail in the same
 * way.
 */
const LOCAL_REJECTION = 554;

function failedDelivery({ envelope: { to } }: OutgoingMessage, thrown: unknown): Delivery {
  const error: SmtpError = typeof thrown === "object" && thrown !== null ? thrown : {};
  if (error.code === undefined || !REJECTION_CODES.has(error.code)) {
    return rejectAll(to, error.response === undefined ? UNREACHABLE : replyOf("connection", error));
  }
  const { rejectedErrors = [] } = error;
  if (rejectedErrors.length === to.length) return deliveryOf(to, rejectedErrors);
  return rejectAll(to, replyOf(error.command === "MAIL FROM" ? "sender" : "content", error));
}

function replyOf(stage: Reply["stage"], { response, responseCode, message }: SmtpError): Reply {
  return { stage, code: responseCode ?? LOCAL_REJECTION, text: response ?? message ?? "" };
}

/**
 * Creates a transport that writes messages as .eml files, for installations without a mail server. File names begin
 * with the time and sort in order of writing; they contain nothing from the message. The service never deletes the
 * files.
 */
export function createFileTransport(folder: string): MailTransport {
  let written = 0;
  return {
    async deliver(message) {
      const { to } = message.envelope;
      try {
        await write(folder, fileName((written += 1)), message);
        return { accepted: to, rejected: [] };
      } catch {
        return rejectAll(to, {
          stage: "connection",
          code: null,
          text: "The message could not be written to a file.",
        });
      }
    },
    close: () => Promise.resolve(),
  };
}

/** Contains a counter, because several messages can be written in the same millisecond. */
function fileName(count: number): string {
  const at = new Date().toISOString().replaceAll(":", "-");
  return `${at}-${String(count).padStart(9, "0")}-${randomUUID()}`;
}

/** Writes to a temporary name first, so that no one reads an incomplete file, and removes it on error. */
async function write(folder: string, name: string, message: OutgoingMessage): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  encodeAmbiguousHeaders(transport);
  const { message: bytes } = await transport.sendMail(toMailOptions(message));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}`);
  try {
    await writeFile(draft, bytes as Buffer, { mode: 0o600, flush: true });
    await rename(draft, join(folder, `${name}.eml`));
  } finally {
    await rm(draft, { force: true });
  }
}

/** Whether mail programs would decode this text as an encoded word (RFC 2047) although it is literal. */
const looksEncoded = (text: string): boolean => text.includes("=?");

/** Makes nodemailer encode header texts that look like an encoded word, which it would leave unencoded. */
function encodeAmbiguousHeaders(transport: Pick<Transporter, "use">): void {
  transport.use("stream", ({ message }, done) => {
    for (const part of allParts(message)) patchEncoding(part);
    done();
  });
}

/** A MIME part of nodemailer. */
interface Part {
  readonly childNodes: readonly Part[];
  /** Name of an attachment. */
  readonly filename?: unknown;
  encodeHeaderValue(key: string, value: unknown): string;
}

const allParts = (part: Part): Part[] => [part, ...part.childNodes.flatMap(allParts)];

function patchEncoding(part: Part): void {
  const { filename } = part;
  const write = part.encodeHeaderValue.bind(part);
  part.encodeHeaderValue = (key, value) => {
    if (key === "Subject" && typeof value === "string" && looksEncoded(value)) return encodedWords(value);
    const written = write(key, value);
    // For programs without RFC 2231, which nodemailer uses for the name in Content-Disposition.
    if (key === "Content-Type" && typeof filename === "string" && looksEncoded(filename)) {
      return written.replace(FILE_NAME, `; name="${encodedWords(filename)}"`);
    }
    return written.replace(QUOTED_NAME, (whole, quoted: string) =>
      looksEncoded(quoted) ? encodedWords(quoted.replace(/\\(.)/g, "$1")) : whole,
    );
  };
}

/** A quoted display name before an address. */
const QUOTED_NAME = /"((?:[^"\\]|\\.)*)"(?= <)/g;

const FILE_NAME = /; name=(?:"(?:[^"\\]|\\.)*"|[^;]*)/;

/** Maximum bytes of text in an encoded word of 75 characters. */
const WORD_BYTES = 45;

/** Returns a text as encoded words (RFC 2047 §2), without splitting a character. */
function encodedWords(text: string): string {
  const words = [""];
  for (const character of text) {
    const word = (words.at(-1) ?? "") + character;
    if (Buffer.byteLength(word) <= WORD_BYTES) words.splice(-1, 1, word);
    else words.push(character);
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString("base64")}?=`).join(" ");
}
