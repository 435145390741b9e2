import type { AddCrmNoteInput, CreateCrmRecordInput, UpdateCrmRecordInput } from "../../../generated/tool-types.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { FurtherMistakes } from "../../base/platform/mistakes.ts";
import { catchProblem } from "../../base/platform/problem-paths.ts";
import type { Detail } from "../../base/platform/rules/errors.ts";
import type { Fields, RecordKinds } from "./record-kinds.ts";
import { peopleOf, type People, personOf, type Users } from "./people.ts";
import { readChangedFields, readNewFields, type SentFields } from "./records-writes.ts";

interface MistakeDeps {
  readonly further: FurtherMistakes;
  readonly kinds: RecordKinds;
  readonly users: Users;
}

/** A call with the arguments that have the right shape. */
interface SentCall {
  readonly caller: Caller;
  readonly given: Fields;
  /** JSON pointers to the mistakes of the shape. */
  readonly mistaken: readonly string[];
}

type MistakesOf = (deps: MistakeDeps, call: SentCall) => Promise<readonly Detail[]>;

/** Those of tools that write records, by name; others have no mistakes that their schema cannot express. */
const MISTAKES: Readonly<Record<string, MistakesOf>> = {
  create_crm_record: async ({ kinds, users }, { caller, given }) => {
    const fields = sentFields(kinds, given);
    if (fields === null) return [];
    const people = peopleOf(users, caller);
    const read = await catchProblem(() => readNewFields({ kinds, people }, caller, fields));
    if ("problem" in read) return read.problem.details;
    const { body, place } = read.result;
    return placed(await kinds[fields.type].further(caller, { id: null, body, mistaken: [] }), place);
  },
  update_crm_record: async ({ kinds, users }, { caller, given }) => {
    const fields = sentFields(kinds, given);
    const { record_id: id } = given as Partial<UpdateCrmRecordInput>;
    if (fields === null || id === undefined) return [];
    const people = peopleOf(users, caller);
    const read = await catchProblem(() => readChangedFields({ kinds, people }, caller, { ...fields, id }));
    if ("problem" in read) return read.problem.details;
    const { settable, place } = read.result;
    return placed(await kinds[fields.type].further(caller, { id, body: settable, mistaken: [] }), place);
  },
  add_crm_note: async ({ further }, { caller, given, mistaken }) => {
    const { record_type, record_id, ...note } = given as Partial<AddCrmNoteInput>;
    const isNamed = record_type !== undefined && record_id !== undefined;
    const body = { ...note, ...(isNamed && { related_to: [{ record_type, record_id }] }) };
    const all = isNamed ? mistaken : [...mistaken, "/related_to"];
    const details = await further(caller, { operationId: "notes.create", id: null, body, mistaken: all });
    return placed(details, (path) => path.replace(/^\/related_to.*/, "/record_id"));
  },
  link_contact_to_company: ({ further }, { caller, given: { contact_id, ...body }, mistaken }) =>
    typeof contact_id === "string"
      ? further(caller, { operationId: "entities.linkCompany", id: contact_id, body, mistaken })
      : Promise.resolve([]),
  create_event: ({ further }, { caller, given, mistaken }) =>
    further(caller, { operationId: "events.create", id: null, body: given, mistaken }),
  add_event_invitee: ({ further }, { caller, given: { event_id, ...body }, mistaken }) =>
    typeof event_id === "string"
      ? further(caller, { operationId: "events.addInvitee", id: event_id, body, mistaken })
      : Promise.resolve([]),
  update_event: mistakesOfEvent,
};

/** Returns a function that finds the mistakes of a call of a tool that its schema cannot express, without writing. */
export function createToolMistakes(
  deps: MistakeDeps,
): (caller: Caller, sent: Omit<SentCall, "caller"> & { readonly tool: string }) => Promise<readonly Detail[]> {
  return async (caller, { tool, ...sent }) => (await MISTAKES[tool]?.(deps, { ...sent, caller })) ?? [];
}

/** The host can be given by name. */
async function mistakesOfEvent(
  { further, users }: MistakeDeps,
  { caller, given: { event_id: id, host_user_id, no_show_invitee_ids: invitee_ids, ...body }, mistaken }: SentCall,
): Promise<readonly Detail[]> {
  if (typeof id !== "string") return [];
  const host = await catchProblem(() => hostOf(peopleOf(users, caller), host_user_id));
  const fields = { ...body, ...("result" in host && host.result !== undefined && { host_user_id: host.result }) };
  const ofEvent = await further(caller, { operationId: "events.update", id, body: fields, mistaken });
  const absent = await further(caller, { operationId: "events.noShow", id, body: { invitee_ids }, mistaken });
  return [
    ...("problem" in host ? host.problem.details : []),
    ...ofEvent,
    ...placed(absent, (path) => path.replace(/^\/invitee_ids/, "/no_show_invitee_ids")),
  ];
}

const hostOf = (people: People, value: unknown): Promise<string | undefined> =>
  personOf(people, "/host_user_id", typeof value === "string" ? value : undefined);

/** Returns the fields of a record whose type is known. */
function sentFields(kinds: RecordKinds, given: Fields): SentFields | null {
  const { record_type: type, fields: sent } = given as Partial<CreateCrmRecordInput>;
  return type !== undefined && type in kinds && sent !== undefined ? { type, sent } : null;
}

const placed = (details: readonly Detail[], place: (path: string) => string): Detail[] =>
  details.map((detail) => ({ ...detail, path: place(detail.path) }));
