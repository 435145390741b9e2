import type { Knex } from "knex";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";

/** Identifies the file of an import. */
export interface FileLocation {
  readonly orgId: string;
  readonly importId: string;
  readonly fileId: string;
}

/** Creates the statements on the files of imports, which are stored in pieces. */
export function importFiles(db: Knex) {
  const pieces = ({ orgId, importId }: Omit<FileLocation, "fileId">): Knex.QueryBuilder =>
    db("import_pieces").where({ org_id: orgId, import_id: importId });
  return {
    async addPiece({ orgId, importId, fileId }: FileLocation, number: number, bytes: Buffer): Promise<void> {
      await db("import_pieces").insert({ org_id: orgId, import_id: importId, file_id: fileId, number, bytes });
    },
    async piece(place: FileLocation, number: number): Promise<Buffer | null> {
      const [bytes = null] = await pieces(place).where({ file_id: place.fileId, number }).pluck<Buffer[]>("bytes");
      return bytes;
    },
    async countPieces(place: FileLocation): Promise<number> {
      return (await pieces(place).where({ file_id: place.fileId }).pluck<number[]>("number")).length;
    },
    /** Locks the size of the files of all imports but one until the transaction ends, and returns it. */
    async storedBytes(orgId: string, exceptId: string): Promise<number> {
      await lockName(db, `import_bytes:${orgId}`);
      const kept = db("imports AS i").where("i.org_id", orgId).whereNot("i.id", exceptId).whereNotNull("i.size_bytes");
      const pieces = db("import_pieces AS p").where("p.org_id", orgId).whereRaw("p.import_id = i.id");
      const row = await kept
        .whereExists(pieces.select(db.raw("1")))
        .sum<{ bytes: string | number | null }[]>("i.size_bytes as bytes")
        .first();
      return Number((row as { bytes: string | number | null } | undefined)?.bytes ?? 0);
    },
    async removeFiles(orgId: string, importId: string): Promise<void> {
      await pieces({ orgId, importId }).delete();
    },
    /** Deletes imports 30 days after their last change, and 7 days after it if they were never started. */
    async purge(): Promise<void> {
      const days = "CASE WHEN status IN ('waiting_for_file', 'ready') THEN 7 ELSE 30 END";
      await db("imports")
        .whereNot({ status: "running" })
        .whereRaw(`updated_at < now() - ${days} * interval '1 day'`)
        .delete();
    },
    async removeFile(place: FileLocation): Promise<void> {
      await pieces(place).where({ file_id: place.fileId }).delete();
    },
    /** Removes the pieces of interrupted or replaced uploads. */
    async removeOtherFiles(place: FileLocation): Promise<void> {
      await pieces(place).whereNot({ file_id: place.fileId }).delete();
    },
  };
}
