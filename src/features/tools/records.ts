import type { Services } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { FurtherMistakes } from "../../base/platform/mistakes.ts";
import type { Store } from "../../base/store/store.ts";
import { type People, peopleOf } from "./people.ts";
import type { RecordsService } from "../../../generated/tool-types.js";
import { activityOf, addNote, notesOf } from "./records-about.ts";
import { duplicatesFor } from "./records-duplicates.ts";
import { getRecord } from "./records-get.ts";
import { recordKinds } from "./record-kinds.ts";
import { listRecords, searchRecordsFor } from "./records-list.ts";
import { createRecord, linkContact, updateRecord } from "./records-writes.ts";

/** Implements the tools that take the record type as an argument. */
export function recordsService(
  services: Services,
  store: Pick<Store, "relations" | "users">,
  further: FurtherMistakes,
): RecordsService {
  const kinds = recordKinds(services, further);
  const { entities, search, customFields } = services;
  const people = (caller: Caller): People => peopleOf(store.users, caller);
  return {
    search: (caller, input) => searchRecordsFor(search, caller, input),
    list: (caller, input) => listRecords({ kinds, customFields, people: people(caller) }, caller, input),
    get: (caller, input) => getRecord({ store, people: people(caller) }, kinds, { caller, input }),
    activity: (caller, input) => activityOf({ services, kinds }, caller, input),
    notes: (caller, input) => notesOf({ services, kinds }, caller, input),
    duplicates: (caller, input) => duplicatesFor(entities, kinds, { caller, input }),
    create: (caller, input) => createRecord({ entities, kinds, people: people(caller) }, caller, input),
    update: (caller, input) => updateRecord({ entities, kinds, people: people(caller) }, caller, input),
    linkContactToCompany: (caller, input) => linkContact({ entities, kinds }, caller, input),
    addNote: (caller, input) => addNote({ services, kinds }, caller, input),
  };
}
