import { createUtf8Conversion, type CsvEncoding } from "./rules/csv-encoding.ts";
import { inspectCsv, type CsvSummary } from "./rules/csv-file.ts";
import type { FilePlace } from "./sql/files.ts";
import type { Repositories } from "../store/store.ts";

/** The bytes of each stored piece but the last: where a byte is follows from its number. */
export const PIECE_BYTES = 1_048_576;

/** What is known of a stored file. */
export interface StoredFile extends CsvSummary {
  /** In which it was sent; it is stored in UTF-8. */
  readonly encoding: CsvEncoding;
}

/** Stores a file piece by piece while it arrives, and looks through it; no connection is held while nothing comes. */
export async function storeFile(
  { imports }: Pick<Repositories, "imports">,
  place: FilePlace,
  content: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const conversion = createUtf8Conversion();
  const inspection = inspectCsv();
  let waiting: Buffer[] = [];
  let size = 0;
  let number = 0;
  const take = async (piece: Buffer): Promise<void> => {
    inspection.push(piece);
    waiting.push(piece);
    size += piece.length;
    while (size >= PIECE_BYTES) {
      const all = Buffer.concat(waiting, size);
      await imports.addPiece(place, number, all.subarray(0, PIECE_BYTES));
      number += 1;
      waiting = [all.subarray(PIECE_BYTES)];
      size -= PIECE_BYTES;
    }
  };
  for await (const bytes of content) {
    await take(conversion.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
  }
  await take(conversion.end());
  const summary = inspection.end();
  if (size > 0) await imports.addPiece(place, number, Buffer.concat(waiting, size));
  return { ...summary, encoding: conversion.encoding };
}
