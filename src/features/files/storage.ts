import type { ByteRange } from "../../base/contract/download.ts";

/** A complete file in a temporary place, with the properties of its bytes. */
export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** Stores the bytes of files by key: `<organization>/<id>`. */
export interface FileStorage {
  readonly kind: "folder" | "s3";
  /** The folder in which uploads are received; the service creates it. */
  readonly incoming: string;
  /** Stores a received file under a new key; when it returns, the bytes survive a crash. */
  store(key: string, file: ReceivedFile): Promise<void>;
  /** Returns the bytes, or those of a range, as they are read. */
  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** Removes bytes; does nothing if there are none. */
  remove(key: string): Promise<void>;
  /** Throws if bytes cannot be stored or read; for `crm doctor`. */
  check(): Promise<void>;
}
