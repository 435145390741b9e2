import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A message as the server was given it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the line. */
  readonly raw: string;
  readonly mail: Email;
}

/** An answer that is no: as `450 4.2.0 Later, please`. */
export type No = `${number} ${string}`;

/** What the server says; "ok" where a test says nothing. */
export interface MailServerAnswers {
  recipient?: (address: string) => No | null;
  /** "drop": takes the message and is gone without an answer. */
  content?: (received: ReceivedMail) => No | "drop" | null | Promise<No | "drop" | null>;
}

/** A mail server on loopback. */
export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** What was taken, the messages of dropped connections included. */
  readonly received: readonly ReceivedMail[];
  /** What it says from now on. */
  answers: MailServerAnswers;
  /** Waits until so many messages were taken. */
  gets(count: number): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

/** Starts a mail server; on a port of the caller's where it is to come back at the same place. */
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
      for (let patience = 500; patience > 0 && received.length < count; patience -= 1) await pause(20);
      if (received.length < count) throw new Error(`${received.length} of ${count} messages came.`);
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
