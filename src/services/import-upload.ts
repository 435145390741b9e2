import { inspectCsv, type CsvSummary } from "../domain/csv-file.ts";
import type { FilePlace } from "../repositories/import-files.ts";
import type { Repositories } from "../repositories/store.ts";

/** The bytes of each stored piece but the last: where a byte is follows from its number. */
export const PIECE_BYTES = 1_048_576;

/** Stores a file piece by piece while it arrives, and looks through it; no connection is held while nothing comes. */
export async function storeFile(
  { imports }: Pick<Repositories, "imports">,
  place: FilePlace,
  content: AsyncIterable<Uint8Array>,
): Promise<CsvSummary> {
  const inspection = inspectCsv();
  let waiting: Buffer[] = [];
  let size = 0;
  let number = 0;
  for await (const bytes of content) {
    const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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
  }
  const summary = inspection.end();
  if (size > 0) await imports.addPiece(place, number, Buffer.concat(waiting, size));
  return summary;
}
