import { fields as tables } from "../../../generated/fields.js";
import type { Services, Schemas } from "../../../generated/services.js";
import type {
  CreateCrmRecordInput,
  CreateCrmRecordResult,
  LinkContactToCompanyInput,
  LinkContactToCompanyResult,
  UpdateCrmRecordInput,
  UpdateCrmRecordResult,
  FindCrmDuplicatesInput,
  FindCrmDuplicatesResult,
} from "../../../generated/tool-types.js";
import type { Authorized, Caller } from "../../base/contract/caller.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { visibleTo } from "../../base/records/rules/disclosure.ts";
import { withAllMistakes } from "../../base/platform/mistakes.ts";
import { Problem, tooMany, validationFailed, versionConflict } from "../../base/platform/rules/errors.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";
import { fieldOf } from "../../base/records/rules/field-table.ts";
import { readPermissionOf } from "../../base/records/rules/record-types.ts";
import { separateReadOnly, changedFields, requireUnchanged } from "../../base/records/rules/sent-back.ts";
import { type WireRecord, wholeRecord, briefRecord, type ToolRecord } from "./rules/tool-record.ts";
import type { Fields, RecordKinds } from "./record-kinds.ts";
import { withArgumentPaths, shapeErrors } from "./argument-errors.ts";
import { type GivenFields, readFields, requireValidFields, namingOf, writableNames } from "./record-fields.ts";
import type { People } from "./people.ts";
import { entities_findDuplicates_body } from "../../../generated/validators/entities.js";
import type { Page } from "../../base/contract/operation.ts";
import { MIN_CONFIDENCE } from "../entities/duplicates.ts";
import { pagingOf } from "./records-list.ts";

type WrittenType = CreateCrmRecordInput["record_type"];

/** Dependencies of the tools that write records. */
interface RecordWriteDeps {
  readonly entities: Services["entities"];
  readonly kinds: RecordKinds;
  readonly people: People;
}

/** From this confidence on, a new record is created only with the user's explicit permission. */
const MIN_LIKELY = 0.65;

/** Implements create_crm_record: creates a record unless it is likely a duplicate. */
export async function createRecord(
  { entities, kinds, people }: RecordWriteDeps,
  caller: Authorized<Caller>,
  { record_type: type, fields: sent, allow_duplicate }: CreateCrmRecordInput,
): Promise<CreateCrmRecordResult> {
  const kind = kinds[type];
  const { place, body } = await readNewFields({ kinds, people }, caller, { type, sent });
  // Looking for duplicates reads records.
  const mayCompare = isEntityType(type) && caller.permissions.has("entities:read");
  const candidates = mayCompare ? await likelyDuplicates(entities, caller, { type, fields: body }) : [];
  const likely = candidates.filter(({ confidence }) => confidence >= MIN_LIKELY);
  if (likely.length > 0 && !allow_duplicate) throw possibleDuplicates(likely);
  const record = wholeRecord(type, await withArgumentPaths(place, () => kind.create(caller, body)));
  return {
    record: (await namingOf(people, [record]))(record),
    created: true,
    possible_duplicates: candidates.map(({ record: twin, ...judged }) => ({ ...twin, ...judged })),
  };
}

/** The fields of a record as a tool gets them. */
export interface SentFields {
  readonly type: WrittenType;
  readonly sent: Fields;
}

/** Returns the fields of a new record, and the body of its operation; throws all their mistakes. */
export async function readNewFields(
  { kinds, people }: Pick<RecordWriteDeps, "kinds" | "people">,
  caller: Caller,
  { type, sent }: SentFields,
): Promise<GivenFields & { readonly body: Fields }> {
  const given = await readFields(people, type, sent);
  const body = isEntityType(type) ? { entity_type: type, ...given.fields } : given.fields;
  await requireValidFields(kinds[type].validateCreate, body, {
    ...given,
    known: writableNames(type),
    further: (written) => kinds[type].further(caller, { ...written, id: null }),
  });
  return { ...given, body };
}

const isEntityType = (type: WrittenType): type is EntityType => type === "contact" || type === "company";

type Candidate = Awaited<ReturnType<typeof likelyDuplicates>>[number];

function possibleDuplicates(likely: readonly Candidate[]): Problem {
  const details = likely.map(({ record: { id }, confidence }) => ({
    path: "/fields",
    code: "possible_duplicate" as const,
    values: { id, confidence },
    extra: { existing_id: id },
  }));
  return new Problem("duplicate", details);
}

/** Implements update_crm_record: changes fields and returns their previous values. */
export async function updateRecord(
  { kinds, people }: RecordWriteDeps,
  caller: Authorized<Caller>,
  {
    record_type: type,
    record_id: id,
    fields: sent = {},
    tags_add,
    tags_remove,
    expected_version,
  }: UpdateCrmRecordInput,
): Promise<UpdateCrmRecordResult> {
  const kind = kinds[type];
  const tags = { add: tags_add ?? [], remove: tags_remove ?? [] };
  const { fields, ...given } = await readChangedFields({ kinds, people }, caller, { type, id, sent });
  const { place, settable, readOnly } = given;
  requireChange(fields, tags);
  const { before, after } = await changeCurrent(
    { read: () => kind.get(caller, id), expected_version },
    (version, before) =>
      withArgumentPaths(place, () => {
        const whole = Object.keys(readOnly).length > 0;
        return withAllMistakes(
          async () => {
            if (whole) requireUnchanged(readOnly, comparable(caller, type, before));
            const changed = whole ? changedFields(settable, { ...before }) : settable;
            const fields = { ...changed, ...changedTags(before, tags) };
            return await kind.update(caller, { id, fields, expected_version: version });
          },
          () => kind.further(caller, { id, body: settable, mistaken: [] }),
        );
      }),
  );
  const previous = previousValues(before, after);
  const record = wholeRecord(type, after);
  const old = { ...previous, id, record_type: type, version: before.version };
  const named = await namingOf(people, [record, old]);
  const { id: _, record_type: _type, version: _version, ...shown } = named(old);
  return { record: named(record), changed_fields: Object.keys(previous), previous: shown };
}

/** Returns the changed fields of a record, apart from its read-only ones; throws all their mistakes. */
export async function readChangedFields(
  { kinds, people }: Pick<RecordWriteDeps, "kinds" | "people">,
  caller: Caller,
  { type, id, sent }: SentFields & { readonly id: string },
): Promise<GivenFields & { readonly settable: Fields; readonly readOnly: Fields }> {
  const given = await readFields(people, type, sent);
  const { settable, readOnly } = separateReadOnly(given.fields, (name) => isReadOnly(type, name));
  await requireValidFields(kinds[type].validateUpdate, settable, {
    ...given,
    known: writableNames(type),
    further: (written) => kinds[type].further(caller, { ...written, id }),
  });
  return { ...given, settable, readOnly };
}

const MAX_TAGS = 50;

interface TagChanges {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

function requireChange(fields: Fields, { add, remove }: TagChanges): void {
  const ofTags = add.length + remove.length > 0;
  const choice = "fields, tags_add, tags_remove";
  if (Object.keys(fields).length === 0 && !ofTags)
    throw validationFailed([{ path: "/fields", code: "required", values: { choice } }]);
  if (ofTags && "tags" in fields)
    throw validationFailed([
      { path: "/fields/tags", code: "not_together", values: { field: "tags_add, tags_remove" } },
    ]);
}

/** Returns the tags of a record after adding and removing some, case-insensitively. */
function changedTags(record: WireRecord, { add, remove }: TagChanges): Fields {
  if (add.length + remove.length === 0) return {};
  const old = "tags" in record && Array.isArray(record.tags) ? record.tags.map(String) : [];
  const form = (tag: string): string => tag.toLowerCase();
  const gone = new Set(remove.map(form));
  const tags = new Map(old.filter((tag) => !gone.has(form(tag))).map((tag) => [form(tag), tag]));
  for (const tag of add) if (!tags.has(form(tag))) tags.set(form(tag), tag);
  if (tags.size > MAX_TAGS) throw tooMany("/tags", MAX_TAGS);
  return { tags: [...tags.values()] };
}

/** Read-only fields of get_crm_record, including the record type. */
const isReadOnly = (type: WrittenType, name: string): boolean =>
  name === "record_type" || fieldOf(tables[type], name)?.read_only === true;

/**
 * Returns the fields with which fields that are sent back are compared. Without read permission, guessed values must
 * reveal nothing.
 */
function comparable({ permissions }: Caller, type: WrittenType, record: WireRecord): Fields {
  const { id, version } = record;
  const known = { id, version, record_type: type };
  return permissions.has(readPermissionOf(type)) ? { ...visibleTo(permissions, record), ...known } : known;
}

/** Implements link_contact_to_company. */
export async function linkContact(
  { entities, kinds }: Omit<RecordWriteDeps, "people">,
  caller: Authorized<Caller, "entities:write">,
  { contact_id: id, company_id, replace_existing }: LinkContactToCompanyInput,
): Promise<LinkContactToCompanyResult> {
  const place = (path: string): string => (path === "id" || path === "/record_type" ? "/contact_id" : path);
  const { before, after } = await withArgumentPaths(place, () =>
    changeCurrent({ read: () => kinds.contact.get(caller, id) }, (expected_version) =>
      entities.linkCompany(caller, { id, company_id, replace_existing, expected_version }),
    ),
  );
  return {
    contact_id: after.id,
    company_id: companyOf(after) ?? company_id,
    previous_company_id: companyOf(before),
    changed: companyOf(before) !== companyOf(after),
  };
}

function companyOf(record: WireRecord): string | null {
  return "company_id" in record && typeof record.company_id === "string" ? record.company_id : null;
}

interface ChangedRecord {
  readonly read: () => Promise<WireRecord>;
  readonly expected_version?: number | undefined;
}

const MAX_ROUNDS = 20;

/**
 * Changes exactly the version that was read, so that its previous values are known; reads again after a concurrent
 * change.
 */
async function changeCurrent(
  { read, expected_version }: ChangedRecord,
  write: (version: number, before: WireRecord) => Promise<WireRecord>,
): Promise<{ before: WireRecord; after: WireRecord }> {
  for (let round = 1; ; round += 1) {
    const before = await read();
    if (expected_version !== undefined && before.version !== expected_version) throw versionProblem(before.version);
    try {
      return { before, after: await write(before.version, before) };
    } catch (error) {
      const late = error instanceof Problem && error.code === "version_conflict" && expected_version === undefined;
      if (!late) throw error;
      if (round === MAX_ROUNDS) throw new Problem("unavailable", [], { cause: error, retryAfter: 1 });
    }
  }
}

function versionProblem(current: number): Problem {
  const { code, details } = versionConflict(current);
  return new Problem(
    code,
    details.map((detail) => ({ ...detail, path: "/expected_version" })),
  );
}

/** These change with every update. */
const METADATA = ["version", "updated_at", "updated_by"];

/** Returns the previous values of changed fields; custom fields are listed one by one. */
function previousValues(before: WireRecord, after: WireRecord): Record<string, unknown> {
  const changed = Object.entries(differences(before, after)).filter(([name]) => !METADATA.includes(name));
  return Object.fromEntries(
    changed.flatMap(([name, { old, new: now }]) =>
      name === "custom_fields" ? customValues(old as Fields, now as Fields) : [[name, old]],
    ),
  );
}

function customValues(old: Fields, now: Fields): [string, unknown][] {
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const both = (values: Fields): Fields => Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
  return Object.entries(differences(both(old), both(now))).map(([key, change]) => [`custom_fields.${key}`, change.old]);
}

type Entities = Services["entities"];
type DuplicateCandidate = NonNullable<FindCrmDuplicatesResult["duplicates"]>[number];

/** The fields by which duplicates are detected. */
const COMPARED_FIELDS: Readonly<Record<EntityType, readonly string[]>> = {
  contact: ["first_name", "last_name", "email", "additional_emails", "phone", "mobile", "company_id"],
  company: ["name", "domain", "additional_domains", "website", "phone"],
};

/** Implements find_crm_duplicates: for a record, for a candidate, or groups. */
export async function duplicatesFor(
  entities: Entities,
  kinds: RecordKinds,
  { caller, input }: { readonly caller: Caller; readonly input: FindCrmDuplicatesInput },
): Promise<FindCrmDuplicatesResult> {
  const { record_type: type, record_id, candidate, min_confidence, page, page_size } = input;
  const wanted = { min_confidence, page, page_size };
  if (record_id !== undefined) {
    if (candidate)
      throw validationFailed([{ path: "/candidate", code: "not_together", values: { field: "record_id" } }]);
    const { id } = await kinds[type].get(caller, record_id);
    const found = await entities.duplicates(caller, { id, ...wanted });
    return { duplicates: found.items.map((one) => toCandidate(type, one)), ...pagingOf(found) };
  }
  if (!candidate) return groupsResult(type, await entities.findDuplicates(caller, { entity_type: type, ...wanted }));
  const body = { candidate: { ...candidate, entity_type: type } };
  const details = shapeErrors(entities_findDuplicates_body, body, COMPARED_FIELDS[type]);
  if (details.length > 0) throw validationFailed(details);
  const found = await entities.findDuplicates(caller, { ...body, ...wanted });
  return { duplicates: found.items.filter(isDuplicate).map((one) => toCandidate(type, one)), ...pagingOf(found) };
}

/** Returns the stored records that are likely duplicates of a record with these fields, the likeliest first. */
async function likelyDuplicates(
  entities: Entities,
  caller: Caller,
  { type, fields }: { readonly type: EntityType; readonly fields: Fields },
): Promise<readonly DuplicateCandidate[]> {
  const compared = Object.entries(fields).filter(
    ([name, value]) => COMPARED_FIELDS[type].includes(name) && value !== null,
  );
  if (compared.length === 0) return [];
  const candidate = { ...Object.fromEntries(compared), entity_type: type };
  const wanted = { min_confidence: MIN_CONFIDENCE, page: 1, page_size: MAX_DUPLICATES };
  const { items } = await entities.findDuplicates(caller, { candidate, ...wanted });
  return items.filter(isDuplicate).map((one) => toCandidate(type, one));
}

const MAX_DUPLICATES = 5;

function toCandidate(type: EntityType, { record, confidence, reasons }: Schemas["Duplicate"]): DuplicateCandidate {
  return { record: briefRecord(type, record), confidence, reasons };
}

type DuplicateResult = Schemas["DuplicateFound"];

const isDuplicate = (found: DuplicateResult): found is Schemas["Duplicate"] => "record" in found;
const isGroup = (found: DuplicateResult): found is Schemas["DuplicateGroup"] => "records" in found;

function groupsResult(type: EntityType, found: Page<DuplicateResult>): FindCrmDuplicatesResult {
  const groups = found.items.filter(isGroup).map(({ field, count, confidence, reasons, records }) => ({
    field,
    count,
    confidence,
    reasons,
    records: records.map((record): ToolRecord => briefRecord(type, record)),
  }));
  return { groups, ...pagingOf(found) };
}
