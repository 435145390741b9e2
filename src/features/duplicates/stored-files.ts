import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { EntityType } from "../../base/records/rules/entity.ts";
import type { Repositories } from "../../base/store/store.ts";
import { mentions, type Person } from "./rules/person.ts";

const decompress = promisify(gunzip);

/** The ids of the records that a purge deletes, by the record types of exports. */
export type PurgedIds = Readonly<Partial<Record<EntityType | "note" | "task" | "form_submission", readonly string[]>>>;

/**
 * Deletes the exports that contain one of the purged records, and cancels those of their types that are being written.
 * Of each file, it reads only the pieces in whose range of ids a record is: about 500 rows, however large the file is.
 * `deleted`: when the records of a type were deleted; exports leave deleted records out.
 */
export async function eraseExports(
  tx: Repositories,
  person: Person,
  purged: PurgedIds,
  deleted: { readonly type: string; readonly at: string | null } | null = null,
): Promise<number> {
  const { orgId } = person;
  const records = Object.entries(purged).flatMap(([type, ids]) =>
    ids.map((id) => ({ type, id, until: type === deleted?.type ? deleted.at : null })),
  );
  await tx.erasures.cancelExports(orgId, [...new Set(records.map(({ type }) => type))]);
  const pieces = Map.groupBy(await tx.erasures.exportPieces(orgId, records), ({ exportId }) => exportId);
  const ids = records.map(({ id }) => id);
  let count = 0;
  for (const [exportId, its] of pieces) {
    if (!(await isIn(tx, { orgId, exportId, pieces: its, person, ids }))) continue;
    await tx.erasures.deleteExport(orgId, exportId);
    count += 1;
  }
  return count;
}

interface Search {
  readonly orgId: string;
  readonly exportId: string;
  readonly pieces: Awaited<ReturnType<Repositories["erasures"]["exportPieces"]>>;
  readonly person: Person;
  readonly ids: readonly string[];
}

async function isIn(tx: Repositories, { orgId, exportId, pieces, person, ids }: Search): Promise<boolean> {
  let rest = "";
  for (const { seq, ranged, has_id } of pieces) {
    // Without the column of the ids, nobody knows whether the filter of the export left the record out.
    if (ranged && !has_id) return true;
    const piece = await tx.erasures.exportPiece(orgId, exportId, seq);
    if (piece === null) continue;
    const text = rest + (await decompress(piece)).toString("latin1");
    if (ranged ? ids.some((id) => text.includes(id)) : mentions(person, text)) return true;
    rest = lastLine(text);
  }
  return false;
}

/** Deletes the stored files of imports that name the person; one piece is in memory at a time. */
export async function eraseImportFiles(tx: Repositories, person: Person): Promise<number> {
  const { orgId } = person;
  let count = 0;
  for (const id of await tx.erasures.importFiles(orgId)) {
    if (!(await isNamed(tx, person, id))) continue;
    await tx.erasures.deleteImportFile(orgId, id);
    count += 1;
  }
  return count;
}

async function isNamed(tx: Repositories, person: Person, importId: string): Promise<boolean> {
  let rest = "";
  for (const place of await tx.erasures.importPieces(person.orgId, importId)) {
    const piece = await tx.erasures.importPiece(person.orgId, importId, place);
    if (piece === null) continue;
    const text = rest + piece.toString("latin1");
    if (mentions(person, text)) return true;
    rest = lastLine(text);
  }
  return false;
}

/** Characters of a longer line that are searched together with the next piece. */
const LONGEST_LINE = 65_536;

/** Returns the line that the border of two pieces divides. */
const lastLine = (text: string): string => text.slice(Math.max(text.lastIndexOf("\n") + 1, text.length - LONGEST_LINE));
