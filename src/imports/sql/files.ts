import type { Knex } from "knex";

/** Whose piece of which file. */
export interface FilePlace {
  readonly orgId: string;
  readonly importId: string;
  readonly fileId: string;
}

/** The files of imports, in pieces. */
export function importFiles(db: Knex) {
  const pieces = ({ orgId, importId }: Omit<FilePlace, "fileId">): Knex.QueryBuilder =>
    db("import_pieces").where({ org_id: orgId, import_id: importId });
  return {
    async addPiece({ orgId, importId, fileId }: FilePlace, number: number, bytes: Buffer): Promise<void> {
      await db("import_pieces").insert({ org_id: orgId, import_id: importId, file_id: fileId, number, bytes });
    },
    async piece(place: FilePlace, number: number): Promise<Buffer | null> {
      const [bytes = null] = await pieces(place).where({ file_id: place.fileId, number }).pluck<Buffer[]>("bytes");
      return bytes;
    },
    async countPieces(place: FilePlace): Promise<number> {
      return (await pieces(place).where({ file_id: place.fileId }).pluck<number[]>("number")).length;
    },
    async removeFiles(orgId: string, importId: string): Promise<void> {
      await pieces({ orgId, importId }).delete();
    },
    /** Forgets imports 30 days after their last change, and 7 days after it those that never began. */
    async purge(): Promise<void> {
      const days = "CASE WHEN status IN ('waiting_for_file', 'ready') THEN 7 ELSE 30 END";
      await db("imports")
        .whereNot({ status: "running" })
        .whereRaw(`updated_at < now() - ${days} * interval '1 day'`)
        .delete();
    },
    async removeFile(place: FilePlace): Promise<void> {
      await pieces(place).where({ file_id: place.fileId }).delete();
    },
    /** What sendings that broke off, or were replaced, left behind. */
    async removeOtherFiles(place: FilePlace): Promise<void> {
      await pieces(place).whereNot({ file_id: place.fileId }).delete();
    },
  };
}
