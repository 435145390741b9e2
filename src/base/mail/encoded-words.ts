import type { Transporter } from "nodemailer";

/** Whether mail programs would decode this text as an encoded word (RFC 2047) although it is literal. */
const looksEncoded = (text: string): boolean => text.includes("=?");

/** Makes nodemailer encode header texts that look like an encoded word, which it would leave unencoded. */
export function encodeAmbiguousHeaders(transport: Pick<Transporter, "use">): void {
  transport.use("stream", ({ message }, done) => {
    for (const part of allParts(message)) patchEncoding(part);
    done();
  });
}

/** A MIME part of nodemailer. */
interface Part {
  readonly childNodes: readonly Part[];
  /** Name of an attachment. */
  readonly filename?: unknown;
  encodeHeaderValue(key: string, value: unknown): string;
}

const allParts = (part: Part): Part[] => [part, ...part.childNodes.flatMap(allParts)];

function patchEncoding(part: Part): void {
  const { filename } = part;
  const write = part.encodeHeaderValue.bind(part);
  part.encodeHeaderValue = (key, value) => {
    if (key === "Subject" && typeof value === "string" && looksEncoded(value)) return encodedWords(value);
    const written = write(key, value);
    // For programs without RFC 2231, which nodemailer uses for the name in Content-Disposition.
    if (key === "Content-Type" && typeof filename === "string" && looksEncoded(filename)) {
      return written.replace(FILE_NAME, `; name="${encodedWords(filename)}"`);
    }
    return written.replace(QUOTED_NAME, (whole, quoted: string) =>
      looksEncoded(quoted) ? encodedWords(quoted.replace(/\\(.)/g, "$1")) : whole,
    );
  };
}

/** A quoted display name before an address. */
const QUOTED_NAME = /"((?:[^"\\]|\\.)*)"(?= <)/g;

const FILE_NAME = /; name=(?:"(?:[^"\\]|\\.)*"|[^;]*)/;

/** Maximum bytes of text in an encoded word of 75 characters. */
const WORD_BYTES = 45;

/** Returns a text as encoded words (RFC 2047 §2), without splitting a character. */
function encodedWords(text: string): string {
  const words = [""];
  for (const character of text) {
    const word = (words.at(-1) ?? "") + character;
    if (Buffer.byteLength(word) <= WORD_BYTES) words.splice(-1, 1, word);
    else words.push(character);
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString("base64")}?=`).join(" ");
}
