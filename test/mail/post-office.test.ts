import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import type { Letter } from "../../src/mail/mailer.ts";
import { openPostOffice, type PostOfficeOptions } from "../../src/mail/post-office.ts";

const invitation: Letter = {
  to: "bo@acme.example",
  locale: "fr",
  content: { kind: "invitation", organization: "Acme\r\nBcc: spy@evil.example", inviter: "Élodie", token: "the-token" },
};

describe("The post office", () => {
  let dataDir: string;
  let servers: Server[] = [];
  let failures: [kind: string, error: unknown][] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "crm-mail-"));
    servers = [];
    failures = [];
  });
  afterEach(async () => {
    for (const server of servers) server.close();
    await rm(dataDir, { recursive: true });
  });

  it("writes letters to files where no server is named, whole and for nobody else to read", async () => {
    const office = openPostOffice(options(null));
    office.send(invitation);
    office.send({ ...invitation, locale: "en" });
    await office.close();
    const names = await readdir(join(dataDir, "outbox"));
    expect(names).to.have.length(2);
    for (const name of names) {
      expect(name).to.match(/\.eml$/);
      expect(await readFile(join(dataDir, "outbox", name), "utf8")).to.contain(
        "https://crm.example/invitation#the-token",
      );
    }
  });

  it("sends by SMTP, and lets no name add a header", async () => {
    const { port, lines } = await smtpServer(answerAsServer);
    const office = openPostOffice(options(`smtp://127.0.0.1:${port}?ignoreTLS=true`));
    office.send(invitation);
    await office.close();
    expect(failures).to.deep.equal([]);
    expect(lines).to.include("RCPT TO:<bo@acme.example>");
    expect(lines.filter((line) => line.startsWith("RCPT"))).to.have.length(1);
    const body = lines.findIndex((line) => line.startsWith("Bonjour"));
    expect(lines.slice(0, body).filter((line) => /^bcc:/i.test(line))).to.deep.equal([]);
  });

  it("gives up on a server that says nothing, and tells of what kind the letter was and nothing more", async () => {
    const { port } = await smtpServer(() => undefined);
    const office = openPostOffice(options(`smtp://127.0.0.1:${port}?greetingTimeout=100`));
    office.send(invitation);
    await office.close();
    expect(failures.map(([kind]) => kind)).to.deep.equal(["invitation"]);
    expect(String(failures[0]?.[1])).not.to.contain("bo@acme.example");
  });

  function options(smtpUrl: string | null): PostOfficeOptions {
    const onFailure = (kind: string, error: unknown): void => void failures.push([kind, error]);
    return { smtpUrl, from: "CRM <crm@acme.example>", dataDir, baseUrl: "https://crm.example", onFailure };
  }

  async function smtpServer(
    answer: (socket: Socket, lines: string[]) => void,
  ): Promise<{ port: number; lines: string[] }> {
    const lines: string[] = [];
    const server = createServer((socket) => answer(socket, lines)).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    return { port: (server.address() as AddressInfo).port, lines };
  }
});

/** As little of RFC 5321 as it takes to be given a letter. */
function answerAsServer(socket: Socket, lines: string[]): void {
  let inLetter = false;
  socket.write("220 test\r\n");
  socket.on("data", (chunk) => {
    for (const line of chunk.toString().split("\r\n")) {
      lines.push(line);
      if (inLetter && line !== ".") continue;
      if (line.startsWith("DATA")) socket.write("354 go on\r\n");
      else if (line.startsWith("QUIT")) socket.end("221 bye\r\n");
      else if (line !== "") socket.write("250 ok\r\n");
      inLetter = line.startsWith("DATA");
    }
  });
}
