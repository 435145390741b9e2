/** The character encoding of a file. */
export type CsvEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Converts a file to UTF-8 while it arrives. */
export interface Utf8Conversion {
  push(piece: Buffer): Buffer;
  end(): Buffer;
  /** The encoding detected so far: UTF-8 until the first non-ASCII character. */
  readonly encoding: CsvEncoding;
}

const MARKS: readonly (readonly [CsvEncoding, Buffer])[] = [
  ["utf-16le", Buffer.from([0xff, 0xfe])],
  ["utf-16be", Buffer.from([0xfe, 0xff])],
];
/** Maximum bytes of a UTF-8 character. */
const MAX_LETTER_LENGTH = 4;

/**
 * Excel writes UTF-8 or UTF-16 with a byte order mark, and Windows-1252 without one. A file without a mark counts as
 * Windows-1252 if its first non-ASCII character is not valid UTF-8. Later invalid bytes are passed on unchanged, and
 * the reader rejects them.
 */
export function createUtf8Conversion(): Utf8Conversion {
  return new Conversion();
}

class Conversion implements Utf8Conversion {
  encoding: CsvEncoding = "utf-8";
  #decided = false;
  #begun = false;
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  #waiting: Buffer = Buffer.alloc(0);

  push(piece: Buffer): Buffer {
    return this.#decided ? this.#convert(piece, false) : this.#look(piece, false);
  }

  end(): Buffer {
    return this.#decided ? this.#convert(Buffer.alloc(0), true) : this.#look(Buffer.alloc(0), true);
  }

  /** Returns only ASCII until the encoding is known; an incomplete character waits for its remaining bytes. */
  #look(piece: Buffer, last: boolean): Buffer {
    const bytes = Buffer.concat([this.#waiting, piece]);
    this.#waiting = Buffer.alloc(0);
    if (!this.#begun && bytes.length < 2 && !last) return this.#wait(bytes, 0);
    const mark = this.#begun ? undefined : MARKS.find(([, first]) => bytes.subarray(0, 2).equals(first));
    this.#begun = true;
    if (mark) return this.#decide(mark[0], bytes, last);
    const letter = bytes.findIndex((byte) => byte > 0x7f);
    if (letter < 0) return bytes;
    if (letter + MAX_LETTER_LENGTH > bytes.length && !last) return this.#wait(bytes, letter);
    return this.#decide(beginsWithUtf8(bytes.subarray(letter)) ? "utf-8" : "windows-1252", bytes, last);
  }

  #wait(bytes: Buffer, from: number): Buffer {
    this.#waiting = Buffer.from(bytes.subarray(from));
    return bytes.subarray(0, from);
  }

  #decide(encoding: CsvEncoding, bytes: Buffer, last: boolean): Buffer {
    this.encoding = encoding;
    this.#decided = true;
    if (encoding !== "utf-8") this.#decoder = new TextDecoder(encoding);
    return this.#convert(bytes, last);
  }

  #convert(bytes: Buffer, last: boolean): Buffer {
    return this.#decoder ? Buffer.from(this.#decoder.decode(bytes, { stream: !last })) : bytes;
  }
}

/** Returns whether the bytes begin with a UTF-8 character (RFC 3629 §3). */
function beginsWithUtf8(bytes: Buffer): boolean {
  const [first = 0] = bytes;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  return !new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, length)).includes("\uFFFD");
}
