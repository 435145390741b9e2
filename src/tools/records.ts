import type { Services } from "../../generated/services.js";
import type { Store } from "../store/store.ts";
import type { RecordsService } from "../../generated/tool-types.js";
import { activityOf, addNote, notesOf } from "./records-about.ts";
import { duplicatesFor } from "./records-duplicates.ts";
import { getRecord } from "./records-get.ts";
import { recordKinds } from "./record-kinds.ts";
import { listRecords, searchRecordsFor } from "./records-list.ts";
import { createRecord, linkContact, updateRecord } from "./records-writes.ts";

/** Implements the tools that take the record type as an argument. */
export function recordsService(services: Services, store: Pick<Store, "relations">): RecordsService {
  const kinds = recordKinds(services);
  const { entities, search, customFields } = services;
  return {
    search: (caller, input) => searchRecordsFor(search, caller, input),
    list: (caller, input) => listRecords({ kinds, customFields }, caller, input),
    get: (caller, input) => getRecord(store, kinds, { caller, input }),
    activity: (caller, input) => activityOf({ services, kinds }, caller, input),
    notes: (caller, input) => notesOf({ services, kinds }, caller, input),
    duplicates: (caller, input) => duplicatesFor(entities, kinds, { caller, input }),
    create: (caller, input) => createRecord({ entities, kinds }, caller, input),
    update: (caller, input) => updateRecord({ entities, kinds }, caller, input),
    linkContactToCompany: (caller, input) => linkContact({ entities, kinds }, caller, input),
    addNote: (caller, input) => addNote({ services, kinds }, caller, input),
  };
}
