import { createHash } from "node:crypto";
import type { FileDownload } from "../../base/contract/download.ts";
import type { StoredRecord } from "./collection.ts";

/** The contents of uploaded files. */
export interface Contents {
  /** Keeps the content of a record that describes one, and returns the record afterwards. */
  keep(record: StoredRecord, content: Buffer, now: string): StoredRecord;
  /** Returns the content of a record, or `example` if nothing was uploaded. */
  download(id: string, example: unknown): FileDownload;
}

/** Creates the memory of contents. */
export function createContents(): Contents {
  const contents = new Map<string, Buffer>();
  return {
    keep(record, content, now) {
      if (!("sha256" in record)) return record;
      contents.set(record.id, content);
      const described = { size: content.length, sha256: sha256(content), content_type: "application/octet-stream" };
      return { ...record, ...described, status: "available", uploaded_at: now, uploaded_by: record["created_by"] };
    },
    download(id, example) {
      const content = contents.get(id) ?? Buffer.from(String(example));
      return {
        content_type: "application/octet-stream",
        file_name: `${id}.bin`,
        size: content.length,
        sha256: sha256(content),
        read: ({ start, end } = { start: 0, end: content.length - 1 }) =>
          Promise.resolve(piecesOf(content.subarray(start, end + 1))),
      };
    },
  };
}

/** Returns all bytes of an upload. */
export async function bytesOf(content: unknown): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
  yield await Promise.resolve(bytes);
}

const sha256 = (content: Buffer): string => createHash("sha256").update(content).digest("hex");
