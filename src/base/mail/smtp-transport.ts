import { domainToASCII } from "node:url";
import { type Delivery, rejectAll, rejectionOf, type Reply } from "./rules/delivery.ts";
import { type Dkim, dkimOptions } from "./dkim.ts";
import { encodeAmbiguousHeaders } from "./encoded-words.ts";
import { toMailOptions, type OutgoingMessage, type MailTransport } from "./message.ts";

/** Options of SMTP besides the URL; times in milliseconds. */
export interface SmtpOptions {
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
