import type { Transporter } from "nodemailer";

/** Whether programs would read an encoded word (RFC 2047) where somebody wrote these characters. */
const isDisguised = (text: string): boolean => text.includes("=?");

/** Has the headers of messages say what is in them: nodemailer leaves alone what looks like an encoded word already. */
export function writesDisguisedNames(transport: Pick<Transporter, "use">): void {
  transport.use("stream", ({ message }, done) => {
    for (const part of withParts(message)) writeThrough(part);
    done();
  });
}

/** A part of a message, as nodemailer writes it. */
interface Part {
  readonly childNodes: readonly Part[];
  /** Of an attached file. */
  readonly filename?: unknown;
  encodeHeaderValue(key: string, value: unknown): string;
}

const withParts = (part: Part): Part[] => [part, ...part.childNodes.flatMap(withParts)];

function writeThrough(part: Part): void {
  const { filename } = part;
  const write = part.encodeHeaderValue.bind(part);
  part.encodeHeaderValue = (key, value) => {
    if (key === "Subject" && typeof value === "string" && isDisguised(value)) return encodedWords(value);
    const written = write(key, value);
    // For programs that do not know RFC 2231, in which nodemailer writes the name in Content-Disposition.
    if (key === "Content-Type" && typeof filename === "string" && isDisguised(filename)) {
      return written.replace(FILE_NAME, `; name="${encodedWords(filename)}"`);
    }
    return written.replace(QUOTED_NAME, (whole, quoted: string) =>
      isDisguised(quoted) ? encodedWords(quoted.replace(/\\(.)/g, "$1")) : whole,
    );
  };
}

/** The name before an address, in a quoted string. */
const QUOTED_NAME = /"((?:[^"\\]|\\.)*)"(?= <)/g;

const FILE_NAME = /; name=(?:"(?:[^"\\]|\\.)*"|[^;]*)/;

/** So many bytes make an encoded word of at most 75 characters. */
const WORD_BYTES = 45;

/** A text in encoded words (RFC 2047 §2), none of which ends inside a character. */
function encodedWords(text: string): string {
  const words = [""];
  for (const character of text) {
    const word = (words.at(-1) ?? "") + character;
    if (Buffer.byteLength(word) <= WORD_BYTES) words.splice(-1, 1, word);
    else words.push(character);
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString("base64")}?=`).join(" ");
}
