import type { Schemas } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import { createChange } from "../records/rules/change.ts";
import { differences } from "../platform/rules/differences.ts";
import { notFound, permissionDenied, unprocessable } from "../platform/rules/errors.ts";
import { plainMarkdown } from "../platform/rules/plain-markdown.ts";
import { normalizeText } from "../contract/normalize-text.ts";
import { toSearchText } from "../platform/rules/text.ts";
import { normalizeTexts } from "../platform/rules/normalize-texts.ts";
import type { NoteRecord } from "./sql/notes.ts";
import type { Repositories } from "../store/store.ts";
import type { Target } from "../entities/writes.ts";
import { requireRecord, standardFields, omitUndefined } from "../records/record-state.ts";
import { checkAddedRelated, checkRelated, lowerCaseIds } from "../records/related-records.ts";

/** Dependencies of writes to notes, inside a transaction. */
export interface NoteWriteDeps {
  readonly tx: Repositories;
  readonly newId: () => string;
}

type NoteFields = Schemas["NoteFields"];

const TEXTS = { required: ["body"], optional: ["title"] };

/** Maximum length of a body, in code points. */
const MAX_BODY_LENGTH = 65_536;

/** Number of characters of a body that are searched. */
const MAX_SEARCHED = 10_000;

/** Creates a note. */
export async function createNote(
  { tx, newId }: NoteWriteDeps,
  caller: Caller,
  input: Schemas["NoteCreate"],
): Promise<NoteRecord> {
  const orgId = caller.organization.id;
  const { title = null, body, pinned = false, related_to } = readNote(input);
  await checkRelated(tx, caller, related_to, "/related_to");
  const record = standardFields(newId(), caller.actor);
  const internal = { created_by_user: caller.user.id, search_text: searchText({ title, body }) };
  await tx.notes.insert(orgId, { ...record, title, body, pinned, ...internal }, related_to);
  const note = requireRecord(await tx.notes.get(orgId, record.id));
  await tx.changes.append(orgId, [createChange("note.created", note, { newId })]);
  return note;
}

/** Merges the given fields; without a difference there is no new version. */
export async function updateNote(
  { tx, newId }: NoteWriteDeps,
  caller: Caller,
  { target, input }: { readonly target: Target; readonly input: NoteFields },
): Promise<NoteRecord> {
  const orgId = caller.organization.id;
  const record = await lockOwnNote(tx, caller, target);
  const after = { ...record, ...readNote(input) };
  const changed = differences(record, after);
  if (Object.keys(changed).length === 0) return record;
  if (changed["related_to"] && after.related_to.length === 0)
    throw unprocessable([{ path: "/related_to", code: "too_few", values: { limit: 1 }, extra: { limit: 1 } }]);
  await checkAddedRelated(tx, caller, { before: record.related_to, after: after.related_to }, "/related_to");
  const { title, body, pinned } = after;
  const edit = {
    columns: { title, body, pinned, search_text: searchText(after) },
    related: changed["related_to"] && after.related_to,
  };
  const note = requireRecord(await tx.notes.change(orgId, record.id, edit, caller.actor));
  await tx.changes.append(orgId, [createChange("note.updated", note, { newId, changes: differences(record, note) })]);
  return note;
}

/** Marks a note as deleted. */
export async function deleteNote({ tx, newId }: NoteWriteDeps, caller: Caller, target: Target): Promise<NoteRecord> {
  const orgId = caller.organization.id;
  await lockOwnNote(tx, caller, target);
  const gone = requireRecord(await tx.notes.remove(orgId, target.id, caller.actor));
  await tx.changes.append(orgId, [createChange("note.deleted", gone, { newId })]);
  return gone;
}

/** Restores a deleted note; a live one stays unchanged. */
export async function restoreNote({ tx, newId }: NoteWriteDeps, caller: Caller, target: Target): Promise<NoteRecord> {
  const orgId = caller.organization.id;
  const locked = await lockNote(tx, caller, target);
  requireAuthor(caller, locked.createdByUser);
  if (locked.record.deleted_at === null) return locked.record;
  const note = requireRecord(await tx.notes.restore(orgId, target.id, caller.actor));
  await tx.changes.append(orgId, [createChange("note.restored", note, { newId })]);
  return note;
}

async function lockNote(tx: Repositories, caller: Caller, { id, expected_version }: Target) {
  const locked = await tx.notes.lock(caller.organization.id, id);
  if (!locked) throw notFound();
  requireRecord(locked.record, expected_version);
  return locked;
}

/** Locks a live note that the caller wrote, or may change as an administrator. */
async function lockOwnNote(tx: Repositories, caller: Caller, target: Target): Promise<NoteRecord> {
  const { record, createdByUser } = await lockNote(tx, caller, target);
  if (record.deleted_at !== null) throw notFound();
  requireAuthor(caller, createdByUser);
  return record;
}

function requireAuthor(caller: Caller, createdByUser: string): void {
  if (createdByUser !== caller.user.id && !isAdministrator(caller)) throw permissionDenied();
}

/**
 * Built-in administrators are identified by their role, so that this includes their API keys; others by the permission
 * of administrators.
 */
const isAdministrator = ({ user, permissions }: Caller): boolean =>
  user.role === "owner" || user.role === "admin" || permissions.has("organization:manage");

function readNote<Input extends NoteFields>(input: Input): Input {
  const { body, related_to, ...values } = normalizeTexts(input, TEXTS);
  return omitUndefined({
    ...values,
    body: body === undefined ? undefined : readBody(body),
    related_to: related_to && lowerCaseIds(related_to),
  }) as Input;
}

/** Escaping makes a body longer, and removing HTML shorter: both limits apply to the stored text. */
function readBody(given: string): string {
  const body = normalizeText(plainMarkdown(given));
  const length = Array.from(body).length;
  if (length >= 1 && length <= MAX_BODY_LENGTH) return body;
  const [code, limit] = length < 1 ? (["too_short", 1] as const) : (["too_long", MAX_BODY_LENGTH] as const);
  throw unprocessable([{ path: "/body", code, values: { limit }, extra: { limit } }]);
}

const searchText = ({ title, body }: { readonly title: string | null; readonly body: string }): string =>
  toSearchText(`${title ?? ""} ${body.slice(0, MAX_SEARCHED)}`);
