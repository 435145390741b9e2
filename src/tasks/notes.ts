import type { EntitiesNotesInput, NotesListInput, NotesService } from "../../generated/services.js";
import type { SignedTokens } from "../platform/signed-token.ts";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/page.ts";
import type { NoteRecord } from "./sql/notes.ts";
import type { Store } from "../store/store.ts";
import { createNote, deleteNote, restoreNote, updateNote } from "./note-writes.ts";
import { readList } from "../records/record-list.ts";
import { searchRecords } from "../records/record-search.ts";
import { requireRecord } from "../records/record-state.ts";
import { requireEntity } from "../entities/require-entity.ts";

/** Dependencies of the note operations. */
export interface NoteDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Implements the operations `notes.*`. */
export function notesService(deps: NoteDeps): NotesService {
  const { store, newId } = deps;
  return {
    list: (caller, input) => listNotes(deps, caller, input),
    search: (caller, input) => searchRecords(deps, caller, input, { type: "note", page: store.notes.search }),
    get: async ({ organization }, { id }) => requireRecord(await store.notes.get(organization.id, id)),
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

/** Implements entities.notes: the notes about a contact or company. */
export async function notesOfEntity(
  deps: Pick<NoteDeps, "store" | "signedTokens">,
  caller: Caller,
  { id, ...input }: EntitiesNotesInput,
): Promise<Page<NoteRecord>> {
  await requireEntity(deps.store, caller.organization.id, id);
  return await listNotes(deps, caller, { ...input, record_id: id, include_deleted: false });
}

function listNotes(
  { store, signedTokens }: Pick<NoteDeps, "store" | "signedTokens">,
  caller: Caller,
  { page, page_size, sort, cursor, ...filters }: NotesListInput,
): Promise<Page<NoteRecord>> {
  const orgId = caller.organization.id;
  const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return readList(signedTokens, { operation: "notes.list", orgId, filters }, input, (request) =>
    store.notes.list(orgId, filters, request),
  );
}
