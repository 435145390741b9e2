import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { expect } from "chai";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { Delivery } from "../../src/base/mail/rules/delivery.ts";
import { createSmtpTransport } from "../../src/base/mail/transport.ts";
import { selfSigned } from "../support/programs/certificate.ts";
import { startMailServer } from "../support/email/mail-server.ts";

const ADA = "ada@mail.example";

async function deliver(url: string, ...to: readonly string[]): Promise<Delivery> {
  const way = createSmtpTransport(url, { message: 5_000, pause: 0 });
  try {
    return await way.deliver({
      messageId: "<1@crm.example>",
      replyTo: null,
      cc: [],
      subject: "Hello",
      text: "Hello",
      html: null,
      attachments: [],
      generated: true,
      headers: {},
      from: { email: "crm@crm.example", name: null },
      to: [{ email: ADA, name: null }],
      envelope: { from: "bounces@crm.example", to: to.length > 0 ? to : [ADA] },
    });
  } finally {
    await way.close();
  }
}

/** Returns the rejection of the only recipient. */
const onlyRejection = ({ accepted, rejected }: Delivery) => {
  expect(accepted).to.deep.equal([]);
  expect(rejected).to.have.length(1);
  return rejected[0];
};
const LATER = { permanent: false, hard: false };

describe("Failing mail server (F14)", () => {
  const open: { close(): unknown }[] = [];
  afterEach(() => {
    for (const one of open.splice(0)) one.close();
  });

  /** A server that replies to each line with the given text; null: no reply, "close": closes the connection. */
  async function saying(answer: (line: string) => string | null): Promise<string> {
    const server: Server = createServer((socket: Socket) => {
      socket.on("error", () => undefined);
      const say = (line: string): void => {
        const text = answer(line);
        if (text === "close") socket.destroy();
        else if (text !== null) socket.write(`${text}\r\n`);
      };
      say("");
      createInterface(socket).on("line", say);
    }).listen(0, "127.0.0.1");
    open.push(server);
    await once(server, "listening");
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function withTls(options: SMTPServerOptions): Promise<{ readonly port: number; readonly taken: string[] }> {
    const taken: string[] = [];
    const server = new SMTPServer({
      logger: false,
      authOptional: true,
      ...selfSigned("mail.example"),
      ...options,
      onData(stream, { envelope }, callback) {
        taken.push(...envelope.rcptTo.map(({ address }) => address));
        stream.resume().once("end", () => callback());
      },
    });
    server.on("error", () => undefined);
    server.listen(0, "127.0.0.1");
    open.push(server);
    await once(server.server, "listening");
    return { port: (server.server.address() as AddressInfo).port, taken };
  }

  it("causes a retry if it is too busy or rejects the connection", async () => {
    const busy = onlyRejection(
      await deliver(await saying((line) => (line === "" ? "421 4.3.2 Try again later" : "close"))),
    );
    expect(busy).to.deep.include({ ...LATER, code: 421 });
    const closed = onlyRejection(
      await deliver(await saying((line) => (line === "" ? "554 No service here" : "close"))),
    );
    expect(closed, "the rejection concerns the sender, not the address").to.deep.include(LATER);
    expect(onlyRejection(await deliver(await saying(() => "close")))).to.deep.include({ ...LATER, code: null });
  });

  it("causes a retry for all recipients if it closes the connection with 421", async () => {
    const server = await startMailServer();
    server.answers = { recipient: () => "421 4.7.0 Too many messages" };
    const { accepted, rejected } = await deliver(server.url, ADA, "bo@mail.example");
    expect(accepted).to.deep.equal([]);
    expect(rejected.map(({ address }) => address)).to.deep.equal([ADA, "bo@mail.example"]);
    for (const one of rejected) expect(one).to.deep.include(LATER);
    await server.close();
  });

  it("causes a retry if it closes the connection during or right after the message", async () => {
    for (const cutAt of [/^Subject:/, /^\.$/]) {
      let reading = false;
      const url = await saying((line) => {
        if (reading) return cutAt.test(line) ? "close" : null;
        reading = line === "DATA";
        return line === "" ? "220 mail.example" : reading ? "354 Go on" : "250 OK";
      });
      expect(onlyRejection(await deliver(url))).to.deep.include({ ...LATER, code: null });
    }
  });

  it("causes a retry if it rejects the sender temporarily, but not if it does so permanently", async () => {
    const answering = (answer: string) =>
      saying((line) => (line === "" ? "220 mail.example" : line.startsWith("MAIL FROM") ? answer : "250 OK"));
    expect(onlyRejection(await deliver(await answering("451 4.7.1 Greylisted")))).to.deep.include({
      ...LATER,
      code: 451,
    });
    const refused = onlyRejection(await deliver(await answering("550 5.7.1 Sender rejected")));
    expect(refused, "not a bounce of the address").to.deep.include({ permanent: true, hard: false, code: 550 });
  });

  it("receives no message if its certificate is not trusted, on either port", async () => {
    for (const options of [{ secure: true }, { disabledCommands: ["AUTH"] }]) {
      const { port, taken } = await withTls(options);
      const url = `${options.secure ? "smtps" : "smtp"}://127.0.0.1:${port}`;
      expect(onlyRejection(await deliver(url))).to.deep.include({ ...LATER, code: null });
      expect(taken).to.deep.equal([]);
    }
  });

  it("receives no message if it does not offer the required encryption", async () => {
    const server = await startMailServer();
    expect(onlyRejection(await deliver(`${server.url}?requireTLS=true`))).to.deep.include(LATER);
    expect(server.received).to.deep.equal([]);
    await server.close();
  });

  it("causes a retry if it rejects the credentials, because the operator can correct them", async () => {
    const server = await withTls({ disabledCommands: ["STARTTLS"], authOptional: false, allowInsecureAuth: true });
    const rejected = onlyRejection(await deliver(`smtp://crm:wrong@127.0.0.1:${server.port}`));
    expect(rejected).to.deep.include(LATER);
    expect(rejected?.reason).to.not.include("wrong");
    expect(server.taken).to.deep.equal([]);
  });
});
