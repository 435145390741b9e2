/** Bytes at the start of a file that are enough to recognize its type. */
export const HEAD_BYTES = 16_384;

const UNKNOWN = "application/octet-stream";
const TEXT = "text/plain; charset=utf-8";

/** Programs and installation packages, as `file-type` names them. */
const PROGRAMS: ReadonlySet<string> = new Set([
  "application/java-archive",
  "application/java-vm",
  "application/vnd.android.package-archive",
  "application/wasm",
  "application/x-apple-diskimage",
  "application/x-deb",
  "application/x-elf",
  "application/x-mach-binary",
  "application/x-ms-shortcut",
  "application/x-msdownload",
  "application/x-rpm",
]);

/** Documents that can consist of text only. */
const DOCUMENTS: ReadonlySet<string> = new Set(["application/pdf", "application/postscript", "application/rtf"]);

/** The type of a file. */
export interface DetectedType {
  readonly contentType: string;
  /** Whether an operating system runs it. */
  readonly isProgram: boolean;
}

/**
 * Detects the type of a file from its first bytes; archives are not unpacked. `isText`: the whole file is UTF-8. Markup
 * (HTML, SVG, XML) and scripts are plain text, so that no browser shows or runs them.
 */
export async function detectType(head: Buffer, isText: boolean): Promise<DetectedType> {
  const { fileTypeFromBuffer } = await import("file-type");
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? UNKNOWN;
  if (!isText) return { contentType: mime, isProgram: PROGRAMS.has(mime) };
  const isProgram = /^\uFEFF?#!/.test(head.subarray(0, 8).toString());
  return { contentType: DOCUMENTS.has(mime) ? mime : TEXT, isProgram };
}

/** Checks whether bytes are a text in UTF-8 without control characters, piece by piece. */
export function createTextCheck(): { push(bytes: Uint8Array): void; end(): boolean } {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isText = true;
  const decode = (bytes?: Uint8Array): void => {
    try {
      const text = bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
      isText &&= !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
    } catch {
      isText = false;
    }
  };
  return {
    push(bytes) {
      if (isText) decode(bytes);
    },
    end() {
      if (isText) decode();
      return isText;
    },
  };
}
