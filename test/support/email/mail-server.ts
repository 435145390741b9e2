import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A message received by the server. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The raw message. */
  readonly raw: string;
  readonly mail: Email;
}

/** A rejection such as `450 4.2.0 Later, please`. */
export type No = `${number} ${string}`;

/** The replies of the server; by default it accepts everything. */
interface MailServerAnswers {
  recipient?: (address: string) => No | null;
  /** "drop": accepts the message and closes the connection without a reply. */
  content?: (received: ReceivedMail) => No | "drop" | null | Promise<No | "drop" | null>;
}

/** A mail server on the loopback address. */
export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** Accepted messages, including those of dropped connections. */
  readonly received: readonly ReceivedMail[];
  /** The replies from now on. */
  answers: MailServerAnswers;
  /** Waits until this many messages were accepted. */
  gets(count: number): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

/** Starts a mail server; on a fixed port if it must be restarted at the same address. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const state: { answers: MailServerAnswers } = { answers: {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      callback(refusal(state.answers.recipient?.(address) ?? null));
    },
    onData(stream, { envelope }, callback) {
      void (async () => {
        const raw = Buffer.concat(await stream.toArray()).toString("latin1");
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        const one = { from, to, raw, mail: await PostalMime.parse(Buffer.from(raw, "latin1")) };
        const answer = (await state.answers.content?.(one)) ?? null;
        if (answer === null || answer === "drop") received.push(one);
        if (answer === "drop") for (const connection of server.connections) connection.close();
        else callback(refusal(answer));
      })();
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: own } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${own}`,
    port: own,
    received,
    get answers() {
      return state.answers;
    },
    set answers(answers) {
      state.answers = answers;
    },
    async gets(count) {
      for (let attempts = 500; attempts > 0 && received.length < count; attempts -= 1) await pause(20);
      if (received.length < count) throw new Error(`${received.length} of ${count} messages were received.`);
      return received;
    },
    close() {
      for (const connection of server.connections) connection.close();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function refusal(answer: No | null): Error | null {
  if (answer === null) return null;
  const [, code, text] = /^(\d{3}) (.*)$/.exec(answer) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
}
