import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { expect } from "chai";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { OutgoingMessage } from "../../src/base/mail/message.ts";
import { createSmtpTransport, createFileTransport } from "../../src/base/mail/transport.ts";
import { startMailServer } from "../support/email/mail-server.ts";
import { use } from "../support/fixture.ts";

describe("SMTP transport", () => {
  const sockets: Server[] = [];
  const server = use(() => startMailServer());
  const way = use(() => createSmtpTransport(server.url));
  afterEach(() => {
    server.answers = {};
    for (const one of sockets.splice(0)) one.close();
  });
  const sent = async (more: Partial<OutgoingMessage>) => {
    const delivery = await way.deliver({ ...message, ...more });
    const last = server.received.at(-1);
    if (!last) throw new Error("Nothing was received.");
    return { ...last, delivery };
  };

  it("sends messages unchanged, with return path and Message-ID", async () => {
    const { delivery, from, to, mail, raw } = await sent({ subject: "Votre réunion est confirmée – à bientôt" });
    expect(delivery).to.deep.equal({ accepted: ["ada@mail.example"], rejected: [] });
    expect([from, to]).to.deep.equal(["bounces+1@crm.example", ["ada@mail.example"]]);
    expect(mail.messageId).to.equal(message.messageId);
    expect(mail.subject).to.equal("Votre réunion est confirmée – à bientôt");
    expect([mail.from?.name, mail.to?.[0]?.name]).to.deep.equal(["The CRM", "Ada Lovelace"]);
    expect(raw).to.not.match(/[^\p{ASCII}]/u);
    expect(raw).to.not.match(/^auto-submitted:/im);
  });

  it("delivers exactly to the envelope recipients and does not disclose Bcc recipients", async () => {
    const envelope = { ...message.envelope, to: ["ada@mail.example", "secret@mail.example"] };
    const { to, raw } = await sent({ envelope });
    expect(to).to.deep.equal(envelope.to);
    expect(raw).to.not.contain("secret");
  });

  it("marks generated messages with Auto-Submitted", async () => {
    expect((await sent({ generated: true })).raw).to.match(/^Auto-Submitted: auto-generated\r$/m);
  });

  it("preserves attachments byte by byte", async () => {
    const content = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
    const { mail } = await sent({
      attachments: [
        { filename: "Übersicht – été.bin", content_type: "application/octet-stream", content },
        { filename: "b.txt", content_type: "text/plain", content: Buffer.from("a\nb\r\nc\r.\r\n..\r\n") },
      ],
    });
    const [first, second] = mail.attachments;
    expect([first?.filename, first?.mimeType]).to.deep.equal(["Übersicht – été.bin", "application/octet-stream"]);
    expect(Buffer.from(first?.content as ArrayBuffer).equals(Buffer.from(content))).to.equal(true);
    expect(Buffer.from(second?.content as ArrayBuffer).toString()).to.equal("a\nb\r\nc\r.\r\n..\r\n");
  });

  it("sends a calendar invitation as an alternative part and as an attachment", async () => {
    const content = Buffer.from("BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n");
    const content_type = "text/calendar; charset=utf-8; method=REQUEST";
    const { raw, mail } = await sent({ attachments: [{ filename: "meeting.ics", content_type, content }] });
    expect(raw).to.match(/^Content-Type: multipart\/alternative/m);
    expect(raw).to.match(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m);
    expect(raw).to.include(content.toString("base64"));
    expect(mail.attachments.map(({ filename }) => filename)).to.include("meeting.ics");
  });

  const hostile: readonly [string, Partial<OutgoingMessage>][] = [
    ["a subject", { subject: "Hello\r\nBcc: spy@evil.example\r\n\r\nBody" }],
    [
      "a recipient name",
      { to: [{ email: "ada@mail.example", name: 'Ada" <spy@evil.example>,\r\nBcc: spy@evil.example' }] },
    ],
    ["the name of the sender", { from: { email: "crm@crm.example", name: "CRM\nBcc: spy@evil.example" } }],
    ["a name with several addresses", { cc: [{ email: "b@mail.example", name: "spy@evil.example, x@evil.example" }] }],
    ["the reply-to address", { replyTo: "a@mail.example\r\nBcc: spy@evil.example" }],
    [
      "a file name",
      {
        attachments: [
          { filename: 'a.txt"\r\nBcc: spy@evil.example', content_type: "text/plain", content: Buffer.from("x") },
        ],
      },
    ],
    [
      "a content type",
      {
        attachments: [
          { filename: "a.txt", content_type: "text/plain\r\nBcc: spy@evil.example", content: Buffer.from("x") },
        ],
      },
    ],
    ["a header", { headers: { "X-Note": "a\r\nBcc: spy@evil.example" } }],
  ];
  for (const [title, more] of hostile) {
    it(`prevents header and recipient injection through ${title}`, async () => {
      const { to, mail } = await sent(more);
      expect(to).to.deep.equal(["ada@mail.example"]);
      expect(mail.headers.map(({ key }) => key)).to.not.include("bcc");
      expect(mail.bcc ?? []).to.deep.equal([]);
      const addresses = [...(mail.to ?? []), ...(mail.cc ?? [])].map(({ address }) => address);
      expect(addresses).to.not.include("spy@evil.example");
    });
  }

  it("reports the server's reply for each recipient", async () => {
    const to = ["ok@mail.example", "gone@mail.example", "later@mail.example", "full@mail.example"];
    server.answers = {
      recipient: (address) => {
        if (address.startsWith("gone")) return "550 5.1.1 No such user";
        if (address.startsWith("later")) return "450 4.2.0 Greylisted";
        return address.startsWith("full") ? "552 5.2.2 Mailbox full" : null;
      },
    };
    const { accepted, rejected } = await way.deliver({ ...message, envelope: { ...message.envelope, to } });
    expect(accepted).to.deep.equal(["ok@mail.example"]);
    expect(rejected).to.deep.equal([
      { address: to[1], code: 550, reason: "550 5.1.1 No such user", permanent: true, hard: true, soft: false },
      { address: to[2], code: 450, reason: "450 4.2.0 Greylisted", permanent: false, hard: false, soft: true },
      { address: to[3], code: 552, reason: "552 5.2.2 Mailbox full", permanent: true, hard: false, soft: true },
    ]);
    server.answers = { recipient: () => "550 5.1.1 No such user" };
    const none = await way.deliver({ ...message, envelope: { ...message.envelope, to } });
    expect([none.accepted.length, none.rejected.filter(({ hard }) => hard).length]).to.deep.equal([0, 4]);
  });

  it("does not count rejected content as a bounce of the address", async () => {
    server.answers = { content: () => "550 5.7.1 Looks like spam" };
    const { rejected } = await way.deliver(message);
    expect(rejected).to.deep.equal([
      {
        address: "ada@mail.example",
        code: 550,
        reason: "550 5.7.1 Looks like spam",
        permanent: true,
        hard: false,
        soft: false,
      },
    ]);
    server.answers = { content: () => "451 4.3.0 Not now" };
    expect((await way.deliver(message)).rejected[0]).to.include({ permanent: false, code: 451 });
  });

  it("reports a temporary error after the timeout if the server does not respond, and then pauses", async () => {
    let connections = 0;
    const silent = createSmtpTransport(await listening(() => (connections += 1)), { message: 200, pause: 50_000 });
    const { rejected } = await silent.deliver(message);
    expect(rejected[0]).to.deep.include({ code: null, permanent: false, hard: false });
    expect((await silent.deliver(message)).rejected[0]?.permanent).to.equal(false);
    expect(connections, "no immediate second attempt").to.equal(1);
    await silent.close();
  });

  it("stops within the timeout if the server sends its reply too slowly", async () => {
    const trickling = createSmtpTransport(
      await listening((socket) => {
        const timer = setInterval(() => socket.write("220-still here\r\n"), 20);
        socket.on("close", () => clearInterval(timer));
      }),
      { message: 300, pause: 0 },
    );
    expect((await trickling.deliver(message)).accepted).to.deep.equal([]);
    await trickling.close();
  });

  it("reports a temporary error while the server is down and delivers when it is back", async () => {
    const closed = await startMailServer();
    await closed.close();
    const back = createSmtpTransport(closed.url);
    expect((await back.deliver(message)).rejected[0]).to.include({ permanent: false, code: null });
    const open = await startMailServer(closed.port);
    expect((await back.deliver(message)).accepted).to.deep.equal(["ada@mail.example"]);
    await back.close();
    await open.close();
  });

  async function listening(answer: (socket: Socket) => void): Promise<string> {
    const one = createServer((socket) => {
      socket.on("error", () => undefined);
      answer(socket);
    }).listen(0, "127.0.0.1");
    sockets.push(one);
    await once(one, "listening");
    return `smtp://127.0.0.1:${(one.address() as AddressInfo).port}`;
  }
});

describe("Mail transport without a server", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "crm-mail-"));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it("stores messages as complete files that only the owner can read", async () => {
    const folder = join(dataDir, "outbox");
    const way = createFileTransport(folder);
    expect((await way.deliver(message)).accepted).to.deep.equal(["ada@mail.example"]);
    expect((await way.deliver({ ...message, subject: "Été" })).accepted).to.have.length(1);
    const names = (await readdir(folder)).sort();
    expect(names).to.have.length(2);
    for (const name of names) {
      expect(name).to.match(/\.eml$/);
      expect((await stat(join(folder, name))).mode & 0o077).to.equal(0);
    }
    const second = await PostalMime.parse(await readFile(join(folder, names[1] ?? "")));
    expect([second.subject, second.text?.trim(), second.messageId]).to.deep.equal(["Été", "Hello", message.messageId]);
  });

  it("sorts file names by send time and does not derive them from the message", async () => {
    const folder = join(dataDir, "outbox");
    const way = createFileTransport(folder);
    const subjects = Array.from({ length: 30 }, (_, number) => `Message ../../${number}`);
    await Promise.all(subjects.map((subject) => way.deliver({ ...message, subject, messageId: `<${subject}>` })));
    const names = (await readdir(folder)).sort();
    for (const name of names) expect(name).to.match(/^[\dTZ.-]+-\d{9}-[0-9a-f-]{36}\.eml$/);
    const kept = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    expect(kept.map(({ subject }) => subject)).to.deep.equal(subjects);
  });

  it("reports a temporary error if the file cannot be written", async () => {
    const way = createFileTransport("/dev/null/outbox");
    expect((await way.deliver(message)).rejected[0]).to.include({ permanent: false, code: null });
  });
});

/** A short message with one recipient. */
export const message: OutgoingMessage = {
  messageId: "<019cb4ea-1d10-7a2b-8c3d-4e5f60718293@crm.example>",
  from: { email: "crm@crm.example", name: "The CRM" },
  replyTo: null,
  to: [{ email: "ada@mail.example", name: "Ada Lovelace" }],
  cc: [],
  envelope: { from: "bounces+1@crm.example", to: ["ada@mail.example"] },
  subject: "Hello",
  text: "Hello",
  html: null,
  attachments: [],
  generated: false,
  headers: {},
};
