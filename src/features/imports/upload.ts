import { createUtf8Conversion, type CsvEncoding } from "./rules/csv-encoding.ts";
import { inspectCsv, type CsvSummary } from "./rules/csv-file.ts";
import type { FileLocation } from "./sql/files.ts";
import type { Repositories } from "../../base/store/store.ts";

/** Size of each stored piece except the last, so that the piece of a byte can be calculated. */
export const PIECE_BYTES = 1_048_576;

/** The properties of a stored file. */
export interface StoredFile extends CsvSummary {
  /** Original encoding; the file is stored in UTF-8. */
  readonly encoding: CsvEncoding;
}

/** Stores and inspects a file piece by piece while it arrives; holds no database connection while waiting. */
export async function storeFile(
  { imports }: Pick<Repositories, "imports">,
  place: FileLocation,
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
