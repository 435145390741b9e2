import type { Schemas, Services } from "../../../generated/services.js";
import type {
  AddCrmNoteInput,
  AddCrmNoteResult,
  GetCrmRecordActivityInput,
  GetCrmRecordActivityResult,
  ListCrmNotesInput,
  ListCrmNotesResult,
} from "../../../generated/tool-types.js";
import type { Caller, Locale } from "../../base/contract/caller.ts";
import { toolSentences } from "../../base/i18n/tools.ts";
import { truncate, shortened } from "./rules/tool-record.ts";
import type { RecordKinds } from "./record-kinds.ts";
import { pagingOf } from "./records-list.ts";
import { withArgumentPaths } from "./argument-errors.ts";

/** Dependencies of the tools about a record. */
export interface AboutDeps {
  readonly services: Services;
  readonly kinds: RecordKinds;
}

/** Maximum length of old and new values in the timeline. */
const TEXT_IN_HISTORY = 1_000;

/** Implements get_crm_record_activity: a part of a record's timeline. */
export async function activityOf(
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
export async function notesOf(
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
export async function addNote(
  { services, kinds }: AboutDeps,
  caller: Caller,
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
