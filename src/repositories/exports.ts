import type { Knex } from "knex";

/** Exports and their files. */
export type ExportRepository = ReturnType<typeof exportRepository>;

/** The statements on `exports` and `export_chunks`. */
export function exportRepository(db: Knex) {
  return {
    /** Forgets those whose time is over, with their files. */
    async purge(): Promise<void> {
      await db("exports").whereRaw("expires_at < now()").delete();
    },
  };
}
