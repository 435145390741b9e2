import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import PostalMime from "postal-mime";
import { createFileTransport } from "../../src/base/mail/transport.ts";
import { message } from "./outgoing-message.ts";

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
