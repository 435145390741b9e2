import type { EntitiesNotesInput, NotesListInput, NotesService } from "../../generated/services.js";
import type { Sealer } from "../access/sealer.ts";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/page.ts";
import type { NoteRecord } from "../repositories/notes.ts";
import type { Store } from "../repositories/store.ts";
import { createNote, deleteNote, restoreNote, updateNote } from "./note-writes.ts";
import { readList } from "./record-list.ts";
import { searchRecords } from "./record-search.ts";
import { expectRecord } from "./record-state.ts";
import { requireEntity } from "./related-lists.ts";

/** What the service of notes is made of. */
export interface NoteParts {
  readonly store: Store;
  readonly sealer: Sealer;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
}

/** What somebody wrote down. */
export function notesService(parts: NoteParts): NotesService {
  const { store, newId } = parts;
  return {
    list: (caller, input) => listNotes(parts, caller, input),
    search: (caller, input) => searchRecords(parts, caller, input, { type: "note", page: store.notes.search }),
    get: async ({ organization }, { id }) => expectRecord(await store.notes.get(organization.id, id)),
    create: (caller, input) => store.transaction((tx) => createNote({ tx, newId }, caller, input)),
    update: (caller, { id, expected_version, ...input }) =>
      store.transaction((tx) => updateNote({ tx, newId }, caller, { target: { id, expected_version }, input })),
    async delete(caller, target) {
      const { id, deleted_at } = await store.transaction((tx) => deleteNote({ tx, newId }, caller, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: (caller, target) => store.transaction((tx) => restoreNote({ tx, newId }, caller, target)),
  };
}

/** entities.notes: the notes about a contact or a company. */
export async function notesOfEntity(
  parts: Pick<NoteParts, "store" | "sealer">,
  caller: Caller,
  { id, ...input }: EntitiesNotesInput,
): Promise<Page<NoteRecord>> {
  await requireEntity(parts.store, caller, id);
  return await listNotes(parts, caller, { ...input, record_id: id, include_deleted: false });
}

function listNotes(
  { store, sealer }: Pick<NoteParts, "store" | "sealer">,
  caller: Caller,
  { page, page_size, sort, cursor, ...filters }: NotesListInput,
): Promise<Page<NoteRecord>> {
  const orgId = caller.organization.id;
  const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return readList(sealer, { operation: "notes.list", orgId, filters }, input, (request) =>
    store.notes.list(orgId, filters, request),
  );
}
