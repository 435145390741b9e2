import { createHash, createPublicKey, verify } from "node:crypto";

/** The tags of a DKIM signature and the result of its verification. */
export interface ReadSignature {
  readonly tags: Readonly<Record<string, string>>;
  /** Whether the body hash matches. */
  readonly body: boolean;
  /** Whether the header signature is valid for the published key. */
  readonly headers: boolean;
}

/**
 * Verifies the signature of a message as a receiver does (RFC 6376 §6.1, relaxed), with the key of this TXT record.
 */
export function readSignature(raw: string, record: string): ReadSignature {
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
