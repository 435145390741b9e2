import { domainToASCII } from "node:url";
import { createTransport } from "nodemailer";
import { type Delivery, rejectedAll, rejectionOf, type Reply } from "./rules/delivery.ts";
import { type Dkim, dkimOptions } from "./dkim.ts";
import { writesDisguisedNames } from "./encoded-words.ts";
import { toMailOptions, type OutgoingMessage, type MailTransport } from "./message.ts";

/** How messages leave by SMTP, beside the URL; times in milliseconds. */
export interface SmtpOptions {
  /** Signs them; null: unsigned. */
  readonly dkim: Dkim | null;
  /** A message that takes longer is given up, so that a server that trickles does not hold up others. */
  readonly message: number;
  /** After an attempt that took long in vain nothing is tried for so long: it would take as long again. */
  readonly rest: number;
}

const OPTIONS: SmtpOptions = { dkim: null, message: 60_000, rest: 30_000 };
const IDLE = { connectionTimeout: "10000", greetingTimeout: "10000", socketTimeout: "20000" };
/** What is over sooner does not hold up anybody. */
const LONG = 2_000;
const UNREACHABLE: Reply = { stage: "connection", code: null, text: "The mail server does not respond." };

/** Over the server of this URL, with connections that are kept for the next message. */
export function smtp(url: string, options: Partial<SmtpOptions> = {}): MailTransport {
  const { dkim, ...patience } = { ...OPTIONS, ...options };
  const transport = createTransport({
    url: impatient(url),
    pool: true,
    maxConnections: 10,
    maxRequeues: 1,
    disableFileAccess: true,
    ...(dkim === null ? {} : { dkim: dkimOptions(dkim) }),
  });
  writesDisguisedNames(transport);
  let restUntil = 0;
  return {
    async deliver(message) {
      const { to } = message.envelope;
      const begun = performance.now();
      if (begun < restUntil) return rejectedAll(to, UNREACHABLE);
      try {
        const signal = AbortSignal.timeout(patience.message);
        const { rejectedErrors } = await transport.sendMail({ ...toMailOptions(message), signal });
        return deliveryOf(to, rejectedErrors ?? []);
      } catch (error) {
        const delivery = failedDelivery(message, error);
        const now = performance.now();
        const unanswered = delivery.rejected.every(({ code }) => code === null);
        if (unanswered && now - begun > Math.min(LONG, patience.message)) restUntil = now + patience.rest;
        return delivery;
      }
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}

/** What the URL itself says goes first. */
function impatient(url: string): string {
  const patient = new URL(url);
  for (const [name, limit] of Object.entries(IDLE)) {
    if (!patient.searchParams.has(name)) patient.searchParams.set(name, limit);
  }
  return patient.href;
}

/** As nodemailer tells of what went wrong. */
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

/** nodemailer gives addresses back with their host in ASCII. */
function comparable(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
}

const REFUSALS: ReadonlySet<string> = new Set(["EENVELOPE", "EMESSAGE"]);
/** An answer that says neither: it will not be another one next time. */
const REFUSED_HERE = 554;

function failedDelivery({ envelope: { to } }: OutgoingMessage, thrown: unknown): Delivery {
  const error: SmtpError = typeof thrown === "object" && thrown !== null ? thrown : {};
  if (error.code === undefined || !REFUSALS.has(error.code)) {
    return rejectedAll(to, error.response === undefined ? UNREACHABLE : replyOf("connection", error));
  }
  const { rejectedErrors = [] } = error;
  if (rejectedErrors.length === to.length) return deliveryOf(to, rejectedErrors);
  return rejectedAll(to, replyOf(error.command === "MAIL FROM" ? "sender" : "content", error));
}

function replyOf(stage: Reply["stage"], { response, responseCode, message }: SmtpError): Reply {
  return { stage, code: responseCode ?? REFUSED_HERE, text: response ?? message ?? "" };
}
