import type { Authorized, Caller, Locale } from "../../base/contract/caller.ts";
import type { Services, Schemas } from "../../../generated/services.js";
import type { FurtherMistakes } from "../../base/platform/mistakes.ts";
import type { Store } from "../../base/store/store.ts";
import { type People, peopleOf } from "./people.ts";
import type {
  RecordsService,
  GetCrmRecordInput,
  GetCrmRecordResult,
  AddCrmNoteInput,
  AddCrmNoteResult,
  GetCrmRecordActivityInput,
  GetCrmRecordActivityResult,
  ListCrmNotesInput,
  ListCrmNotesResult,
} from "../../../generated/tool-types.js";
import { duplicatesFor, createRecord, linkContact, updateRecord } from "./records-writes.ts";
import { recordKinds, type RecordKinds } from "./record-kinds.ts";
import { listRecords, searchRecordsFor, pagingOf } from "./records-list.ts";
import { readRelations, relationOf, type RelatedRecords } from "../relations/relations.ts";
import type { RelatedRow } from "../relations/sql/relations.ts";
import { namingOf } from "./record-fields.ts";
import {
  briefRecord,
  shortened,
  type ToolRecord,
  type WireRecord,
  wholeRecord,
  truncate,
} from "./rules/tool-record.ts";
import { toolSentences } from "../../base/i18n/tools.ts";
import { withArgumentPaths } from "./argument-errors.ts";

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

type Include = NonNullable<GetCrmRecordInput["include"]>[number];

/** The first records of a related list, and their total number. */
interface RelatedPage {
  readonly records: readonly ToolRecord[];
  readonly total: number;
}

const MAX_RELATED = 10;
const MAX_NOTES = 5;
const TEXT_IN_SHORT = 500;

/** Implements get_crm_record: a record, and related records that the caller may read. */
async function getRecord(
  { store, people }: { readonly store: Pick<Store, "relations">; readonly people: People },
  kinds: RecordKinds,
  { caller, input }: { readonly caller: Caller; readonly input: GetCrmRecordInput },
): Promise<GetCrmRecordResult> {
  const { record_type: type, record_id, include = [] } = input;
  const record = await kinds[type].get(caller, record_id);
  const owner = { ...record };
  const found = await readRelations(store, caller, { type, names: include, records: [owner] });
  const related: Record<string, Related> = {};
  for (const [name, records] of found.related.get(owner) ?? []) related[name] = briefly(type, name, records);
  const omitted = include.filter((name: Include) => related[name] === undefined);
  const whole = wholeRecord(type, record);
  const named = await namingOf(people, [whole, ...Object.values(related).flatMap(recordsOf)]);
  const shown = Object.entries(related).map(([name, records]) => [name, namedIn(records, named)] as const);
  return { record: named(whole), related: Object.fromEntries(shown), ...(omitted.length > 0 && { omitted }) };
}

type Related = ToolRecord | RelatedPage | null;

const isPage = (related: ToolRecord | RelatedPage): related is RelatedPage => Array.isArray(related["records"]);

function recordsOf(related: Related): readonly ToolRecord[] {
  if (related === null) return [];
  return isPage(related) ? related.records : [related];
}

function namedIn(related: Related, named: (record: ToolRecord) => ToolRecord): Related {
  if (related === null) return null;
  return isPage(related) ? { ...related, records: related.records.map(named) } : named(related);
}

function briefly(owner: string, name: string, related: RelatedRecords): Related {
  const type = relationOf(owner, name)?.type ?? name;
  if ("record" in related) return related.record && briefRecord(type, versioned(related.record));
  const first = related.records.slice(0, type === "note" ? MAX_NOTES : MAX_RELATED);
  const records = first.map((record) => shortened(briefRecord(type, versioned(record)), TEXT_IN_SHORT));
  return { records, total: related.total };
}

/** Only users have no version, and no scope permits to read them. */
const versioned = (record: RelatedRow): WireRecord => ({ ...record, version: Number(record["version"]) });

/** Dependencies of the tools about a record. */
interface AboutDeps {
  readonly services: Services;
  readonly kinds: RecordKinds;
}

/** Maximum length of old and new values in the timeline. */
const TEXT_IN_HISTORY = 1_000;

/** Implements get_crm_record_activity: a part of a record's timeline. */
async function activityOf(
  { services, kinds }: AboutDeps,
  caller: Caller,
  { record_type, record_id, types, ...input }: GetCrmRecordActivityInput,
): Promise<GetCrmRecordActivityResult> {
  const { id } = await kinds[record_type].get(caller, record_id);
  const service = record_type === "opportunity" ? services.opportunities : services.entities;
  const found = await service.activity(caller, { ...input, id, ...(types && { type: types }) });
  const activities = found.items.map((entry) => shortened(withoutAddress(entry, caller.locale), TEXT_IN_HISTORY));
  return { activities, ...pagingOf(found) };
}

/** The name of a member without a name is their e-mail address, which tools do not return. */
function withoutAddress<Entry extends ActivityEntry>(entry: Entry, locale: Locale): Entry {
  const { actor, summary } = entry;
  if (actor.type === "invitee" || !actor.name.includes("@")) return entry;
  return { ...entry, summary: summary.replaceAll(actor.name, toolSentences(locale).someone) };
}

type ActivityEntry = Pick<Schemas["Activity"], "actor" | "summary">;

/** Implements list_crm_notes: notes about a record, with truncated bodies. */
async function notesOf(
  { services, kinds }: AboutDeps,
  caller: Caller,
  { record_type, record_id, query, body_max_chars, page, page_size }: ListCrmNotesInput,
): Promise<ListCrmNotesResult> {
  const { id } = await kinds[record_type].get(caller, record_id);
  const filters = { record_id: id, include_deleted: false, ...(query === undefined ? {} : { q: query }) };
  const found = await services.notes.list(caller, { ...filters, page, page_size, sort: "-created_at" });
  const notes = found.items.map((note) => {
    const body = truncate(note.body, body_max_chars);
    return { ...note, body, truncated: body !== note.body };
  });
  return { notes, ...pagingOf(found) };
}

/** Implements add_crm_note: a new note about one record. */
async function addNote(
  { services, kinds }: AboutDeps,
  caller: Authorized<Caller, "notes:write">,
  { record_type, record_id, body, title }: AddCrmNoteInput,
): Promise<AddCrmNoteResult> {
  const { id } = await kinds[record_type].get(caller, record_id);
  const related_to = [{ record_type, record_id: id }];
  const place = (path: string): string => path.replace(/^\/related_to.*/, "/record_id");
  const note = await withArgumentPaths(place, () =>
    services.notes.create(caller, { body, related_to, ...(title === undefined ? {} : { title }) }),
  );
  return { note };
}
