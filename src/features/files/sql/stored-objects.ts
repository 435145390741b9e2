import type { Knex } from "knex";

/** Time in which the bytes of an upload must be stored and become those of a file. */
const UPLOAD_TIME = "interval '1 hour'";
const FREED_BATCH = 500;

/** The bytes of a deleted file. */
interface FreedObject {
  readonly org_id: string;
  readonly key: string;
}

/**
 * Creates the statements on the list of stored bytes. The list is not divided by organization: the bytes of a deleted
 * organization are removed later.
 */
export function storedObjectRepository(db: Knex) {
  return {
    /** Records bytes before they are written; they are removed after an hour unless a file gets them. */
    async announce(key: string): Promise<void> {
      await db("stored_objects").insert({ key, expires_at: db.raw(`now() + ${UPLOAD_TIME}`) });
    },
    /** Keeps bytes for a file; false if they have expired. */
    async keep(key: string): Promise<boolean> {
      return (await db("stored_objects").where({ key }).update({ expires_at: null })) > 0;
    },
    /** Marks bytes that no file got for removal. */
    async release(key: string): Promise<void> {
      await db("stored_objects").where({ key }).whereNotNull("expires_at").update({ expires_at: db.fn.now() });
    },
    /** Marks the bytes of deleted files for removal, of one organization or of all. Returns after the last one. */
    async collectFreed(orgId: string | null): Promise<void> {
      for (;;) {
        const rows = db("freed_objects").orderBy("org_id").limit(FREED_BATCH);
        if (orgId !== null) void rows.where({ org_id: orgId });
        const freed = await rows.select<FreedObject[]>("org_id", "key");
        const keys = freed.map(({ key }) => key);
        await db("stored_objects").whereIn("key", keys).update({ expires_at: db.fn.now() });
        // Afterwards, so that nothing is forgotten if the process ends in between.
        for (const org of new Set(freed.map(({ org_id }) => org_id)))
          await db("freed_objects").where({ org_id: org }).whereIn("key", keys).delete();
        if (freed.length < FREED_BATCH) return;
      }
    },
    /** Returns whether files of the organization were deleted whose bytes are not marked yet. */
    async hasFreed(orgId: string): Promise<boolean> {
      return (await db("freed_objects").where({ org_id: orgId }).first<object | undefined>("key")) !== undefined;
    },
    /** Returns the keys of bytes that can be removed and start with `prefix`, in order, after `after`. */
    async expired(prefix: string, { after, limit }: { after: string; limit: number }): Promise<string[]> {
      const rows = db("stored_objects").whereRaw("expires_at <= now() AND key > ? AND starts_with(key, ?)", [
        after === "" ? prefix : after,
        prefix,
      ]);
      return (await rows.orderBy("key").limit(limit).pluck("key")) as string[];
    },
    /** Deletes the record of bytes, in the transaction that removes them; false if a file has them meanwhile. */
    async forget(key: string): Promise<boolean> {
      return (await db("stored_objects").where({ key }).whereRaw("expires_at <= now()").delete()) > 0;
    },
  };
}
