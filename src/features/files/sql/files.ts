import type { Knex } from "knex";
import type { Schemas } from "../../../../generated/services.js";
import type { ListFilters } from "../../../../generated/records.js";
import type { Actor } from "../../../base/contract/caller.ts";
import { byText, equals, type Filter, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { listedTable, recordTable } from "../../../base/records/sql/record-table.ts";
import type { ReturnedReferences } from "../../../base/records/sql/related-table.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

type File = Schemas["File"];

/** A file as it is stored. */
export interface FileRow extends File {
  readonly created_by_user: string;
  /** Identifies the stored bytes; null without content. */
  readonly object_key: string | null;
}

type RecordType = FileRow["record_type"];

/** The content of a file after its upload. */
type FileContent = Required<Pick<FileRow, "size" | "content_type" | "sha256" | "object_key" | "uploaded_by">>;

/** The number and size of files. */
export interface FileAmount {
  readonly files: number;
  readonly bytes: number;
}

/** The tables of the records that have files, and the column of `files` that refers to each. */
const RECORDS: Readonly<Record<RecordType, readonly [table: string, column: string]>> = {
  contact: ["entities", "entity_id"],
  company: ["entities", "entity_id"],
  opportunity: ["opportunities", "opportunity_id"],
  task: ["tasks", "task_id"],
  note: ["notes", "note_id"],
  event: ["events", "event_id"],
  email: ["emails", "email_id"],
};

const readColumns = recordColumns("File", {
  stored: [
    "record_type",
    "record_id",
    "name",
    "status",
    "size",
    "content_type",
    "sha256",
    "uploaded_at",
    "uploaded_by",
  ],
  internal: ["created_by_user", "object_key"],
});

const amongTypes: Filter<readonly RecordType[]> = (query, types) =>
  void query.whereRaw("record_type = ANY (?::text[])", [[...types]]);

interface Internal {
  /** The record types that the caller may read. */
  readonly types: readonly RecordType[];
}

const list: ListOf<"files.list", Internal> = {
  filters: {
    record_type: equals("record_type"),
    record_id: equals("record_id"),
    status: equals("status"),
    sha256: equals("sha256"),
    types: amongTypes,
  },
  sort: { name: byText("name"), size: "size" },
};

/** Adds a file to what an organization stores, unless that exceeds the quota. */
const RESERVE = `INSERT INTO file_usage AS u (org_id, files, bytes) VALUES (?::uuid, 1, ?)
  ON CONFLICT (org_id) DO UPDATE SET files = u.files + 1, bytes = u.bytes + excluded.bytes
  WHERE u.files + 1 <= ? AND u.bytes + excluded.bytes <= ? RETURNING 1 AS done`;

/** Creates the statements on files. */
export function fileRepository(db: Knex) {
  const columns = readColumns(db);
  return {
    ...recordTable<FileRow>(db, "files", columns),
    ...listedTable<FileRow, ListFilters["files.list"] & Internal>(db, { table: "files", columns, list }),
    ...recordsOfFiles(db),
    /** Returns the file even if it is deleted. */
    async find(orgId: string, id: string): Promise<FileRow | null> {
      const found = db("files").where({ org_id: orgId, id });
      return (await found.first<FileRow | undefined>(...columns)) ?? null;
    },
    /** Writes the content of a file. */
    async fill(orgId: string, id: string, content: FileContent, actor: Actor): Promise<FileRow | null> {
      const filled = { ...content, status: "available", uploaded_at: db.fn.now() };
      return await recordTable<FileRow>(db, "files", columns).update(orgId, id, filled, actor);
    },
    /** Returns what an organization stores. */
    async usage(orgId: string): Promise<FileAmount> {
      const used = db("file_usage").where({ org_id: orgId });
      const row = await used.first<{ files: number; bytes: string } | undefined>("files", "bytes");
      return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
    },
    /** Counts a new file towards the quota; false if the quota does not allow it. Concurrent calls wait for each other. */
    async reserve(orgId: string, size: number, quota: FileAmount): Promise<boolean> {
      return (await run(db, sql(RESERVE, orgId, size, quota.files, quota.bytes))).length > 0;
    },
    /** Deletes a file permanently; a trigger marks its bytes for removal and frees the quota. */
    async erase(orgId: string, id: string): Promise<void> {
      await db("files").where({ org_id: orgId, id }).delete();
    },
    /** Deletes files whose content was not uploaded within 24 hours, and those that were deleted 30 days ago. */
    async purge(): Promise<void> {
      await db("files")
        .whereRaw("status = 'waiting_for_content' AND created_at < now() - interval '24 hours'")
        .delete();
      await db("files").whereRaw("deleted_at < now() - interval '30 days'").delete();
    },
  };
}

/** Statements on the records that have files. */
function recordsOfFiles(db: Knex) {
  return {
    /** Returns the column of a new file that refers to its record. */
    recordColumn: (type: RecordType, id: string): object => ({ [RECORDS[type][1]]: id }),
    /** Returns whether the record is live; it cannot be purged until the transaction ends. */
    async hasRecord(orgId: string, type: RecordType, id: string): Promise<boolean> {
      const [table] = RECORDS[type];
      const row = db(table).where({ org_id: orgId, id, deleted_at: null }).forKeyShare();
      if (table === "entities") void row.where({ entity_type: type });
      return (await row.first<{ id: string } | undefined>("id")) !== undefined;
    },
    /** Moves the files of a contact or company to another one; returns how many live files moved. */
    async moveEntity(orgId: string, fromId: string, toId: string, actor: Actor): Promise<number> {
      const moved = { entity_id: toId, version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor };
      const rows = db("files").where({ org_id: orgId, entity_id: fromId });
      const files = await rows.update(moved).returning<{ deleted_at: string | null }[]>("deleted_at");
      return files.filter(({ deleted_at }) => deleted_at === null).length;
    },
    /** Gives files back that a merge moved, as far as they still belong to that record; returns their ids. */
    async returnEntity(orgId: string, { fromId, toId, moves }: ReturnedReferences, actor: Actor): Promise<string[]> {
      const back = { entity_id: toId, version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor };
      const ids = moves.map(({ record_id }) => record_id);
      const rows = db("files").where({ org_id: orgId, entity_id: fromId }).whereIn("id", ids);
      return (await rows.update(back).returning<{ id: string }[]>("id")).map(({ id }) => id);
    },
  };
}

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
