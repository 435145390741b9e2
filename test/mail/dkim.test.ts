import { createHash, createPublicKey, verify, generateKeyPairSync } from "node:crypto";
import { expect } from "chai";
import { readConfig } from "../../src/server/config.ts";
import { dkimRecord } from "../../src/base/mail/dkim.ts";
import { createMailTransport } from "../../src/base/mail/transport.ts";
import { startMailServer } from "../support/email/mail-server.ts";
import { use } from "../support/fixture.ts";

/** The tags of a DKIM signature and the result of its verification. */
interface ReadSignature {
  readonly tags: Readonly<Record<string, string>>;
  /** Whether the body hash matches. */
  readonly body: boolean;
  /** Whether the header signature is valid for the published key. */
  readonly headers: boolean;
}

/**
 * Verifies the signature of a message as a receiver does (RFC 6376 §6.1, relaxed), with the key of this TXT record.
 */
function readSignature(raw: string, record: string): ReadSignature {
  const [head = "", body = ""] = raw.split(/\r\n\r\n(.*)/s);
  const fields = head.split(/\r\n(?![ \t])/).map(relaxedField);
  const own = fields.find(([name]) => name === "dkim-signature");
  if (!own) throw new Error("The message is not signed.");
  const tags = tagsOf(own[1]);
  const left = [...fields];
  const signed = (tags["h"] ?? "").split(":").flatMap((name) => {
    const index = left.findLastIndex(([field]) => field === name.trim().toLowerCase());
    return index < 0 ? [] : left.splice(index, 1);
  });
  const unsigned = own[1].replace(/(^|;\s*)b=[^;]*/, "$1b=");
  const text = [...signed, ["dkim-signature", unsigned]].map((field) => field.join(":")).join("\r\n");
  const key = createPublicKey({
    key: Buffer.from(tagsOf(record)["p"] ?? "", "base64"),
    format: "der",
    type: "spki",
  });
  const signature = Buffer.from(tags["b"] ?? "", "base64");
  return {
    tags,
    body: createHash("sha256").update(relaxedBody(body), "latin1").digest("base64") === tags["bh"],
    headers: verify("sha256", Buffer.from(text, "latin1"), key, signature),
  };
}

function tagsOf(text: string): Record<string, string> {
  const pairs = text.split(";").map((tag) => tag.split(/=(.*)/s));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name.trim(), value.replaceAll(/\s/g, "")]));
}

function relaxedField(field: string): [string, string] {
  const [name = "", value = ""] = field.split(/:(.*)/s);
  return [name.trim().toLowerCase(), value.replaceAll(/\s+/g, " ").trim()];
}

function relaxedBody(body: string): string {
  const lines = body.replaceAll(/[ \t]+/g, " ").replaceAll(/ (?=\r\n)/g, "");
  return `${lines.replace(/(\r\n)*$/, "")}\r\n`;
}

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const DKIM_KEY = privateKey.export({ type: "pkcs8", format: "pem" }).toString();

describe("DKIM signature", () => {
  const server = use(() => startMailServer());

  const signed = async (variables: Record<string, string>) => {
    const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: "The CRM <crm@crm.example>", ...variables });
    const way = createMailTransport(config);
    await way.deliver({
      messageId: "<1@crm.example>",
      replyTo: null,
      cc: [],
      html: "<p>Été  </p>",
      attachments: [],
      generated: true,
      subject: "Réunion  confirmée",
      text: "Hello  there \n\n\n",
      from: { email: "crm@crm.example", name: "Zoé" },
      to: [{ email: "ada@mail.example", name: null }],
      envelope: { from: "bounces@crm.example", to: ["ada@mail.example"] },
      headers: {
        "List-Unsubscribe": "<https://crm.example/u/1>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    await way.close();
    return { raw: server.received.at(-1)?.raw ?? "", record: config.dkim && dkimRecord(config.dkim) };
  };

  it("is valid for the DNS record that is to be published", async () => {
    const { raw, record } = await signed({ DKIM_KEY, DKIM_SELECTOR: "june-2026" });
    expect(record?.name).to.equal("june-2026._domainkey.crm.example");
    const { tags, body, headers } = readSignature(raw, record?.text ?? "");
    expect({ body, headers }).to.deep.equal({ body: true, headers: true });
    expect(tags).to.include({ d: "crm.example", s: "june-2026", a: "rsa-sha256", c: "relaxed/relaxed" });
    const covered = (tags["h"] ?? "").toLowerCase().split(":");
    expect(covered).to.include.members(["from", "to", "subject", "date", "message-id"]);
    expect(covered, "RFC 8058 §4").to.include.members(["list-unsubscribe", "list-unsubscribe-post"]);
  });

  it("is invalid after any change or with another key", async () => {
    const { raw, record } = await signed({ DKIM_KEY });
    const { text = "" } = record ?? {};
    expect(readSignature(raw.replace("Hello", "Hallo"), text)).to.include({ body: false, headers: true });
    expect(readSignature(raw.replace("/u/1", "/u/2"), text)).to.include({ body: true, headers: false });
    const other = generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;
    const { text: foreign } = dkimRecord({ key: other, selector: "crm", domain: "crm.example" });
    expect(readSignature(raw, foreign).headers).to.equal(false);
  });

  it("is omitted without a configured key", async () => {
    expect((await signed({})).raw).to.not.match(/^DKIM-Signature:/im);
  });

  it("is refused for keys that receivers do not accept", () => {
    const weak = generateKeyPairSync("rsa", { modulusLength: 1_024 }).privateKey;
    const { privateKey: curve } = generateKeyPairSync("ed25519");
    for (const key of [weak, curve].map((one) => one.export({ type: "pkcs8", format: "pem" }).toString())) {
      expect(() => readConfig({ DKIM_KEY: key })).to.throw("DKIM_KEY must be an RSA private key");
    }
    expect(() => readConfig({ DKIM_KEY: "a key" })).to.throw("DKIM_KEY must be an RSA private key");
  });
});
