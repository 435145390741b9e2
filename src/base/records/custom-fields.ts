import type { Authorized, Caller } from "../contract/caller.ts";
import type {
  CustomFieldsCreateInput,
  CustomFieldsService,
  CustomFieldsUpdateInput,
  Schemas,
} from "../../../generated/services.js";
import type { SignedTokens } from "../platform/signed-token.ts";
import { changeIndex, requireIndexable } from "./field-indexing.ts";
import { createChange } from "./rules/change.ts";
import {
  readOptions,
  customFieldTable,
  hasOptions,
  writeCustomFields,
  type CustomFieldRecordType,
  type CustomFieldTable,
  type CustomFieldWrite,
} from "./rules/custom-fields.ts";
import { differences } from "../platform/rules/differences.ts";
import type { FieldValues } from "./rules/entity-input.ts";
import { type Check, type CheckedWrite, eachValue, written } from "../platform/mistakes.ts";
import { duplicate, inUse, unprocessable } from "../platform/rules/errors.ts";
import { QUOTAS } from "../platform/rules/quotas.ts";
import type { CustomTables } from "./rules/filter-fields.ts";
import { normalizeTexts } from "../platform/rules/text.ts";
import type { CustomFieldRecord } from "./sql/custom-fields.ts";
import type { Repositories, Store } from "../store/store.ts";
import { readList } from "./record-list.ts";
import { requireRecord, standardFields, omitUndefined } from "./record-state.ts";

const TEXTS = { required: ["label"], optional: ["description"] };
/** Per record type. */
export const MAX_FIELDS = QUOTAS.custom_fields_per_type;

interface CustomFieldDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly newId: () => string;
}

interface CustomFieldTarget {
  readonly id: string;
  readonly expected_version?: number | undefined;
}

/** Returns the current custom fields of a record type, including archived ones. */
export async function customFieldsOf(
  { customFields }: Pick<Repositories, "customFields">,
  orgId: string,
  recordType: CustomFieldRecordType,
): Promise<CustomFieldTable> {
  return customFieldTable(await customFields.of(orgId, recordType));
}

/** Returns the custom fields of several record types, for a filter. */
export async function customTablesOf(
  store: Pick<Repositories, "customFields">,
  orgId: string,
  recordTypes: readonly CustomFieldRecordType[],
): Promise<CustomTables> {
  const tables = recordTypes.map(async (type) => [type, await customFieldsOf(store, orgId, type)] as const);
  return Object.fromEntries(await Promise.all(tables));
}

/**
 * Returns the complete `custom_fields` object to be stored. `before` is null for a new record. An update without custom
 * fields needs no query. Throws `unprocessable` with all errors.
 */
export async function mergedCustomFields(
  store: Pick<Repositories, "customFields">,
  { orgId, recordType }: { readonly orgId: string; readonly recordType: CustomFieldRecordType },
  { given, before, country }: { readonly given: unknown; readonly before: unknown; readonly country: string | null },
): Promise<FieldValues> {
  if (given === undefined && before !== null) return before as FieldValues;
  const write = { given: given ?? {}, before, country } as CustomFieldWrite;
  return writeCustomFields(await customFieldsOf(store, orgId, recordType), write);
}

/** The service for definitions of custom fields. */
export function customFieldsService(deps: CustomFieldDeps): CustomFieldsService {
  const { store, signedTokens, newId } = deps;
  return {
    list({ organization: { id: orgId } }, { page, page_size, sort, cursor, ...filters }) {
      const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
      return readList(signedTokens, { operation: "customFields.list", orgId, filters }, input, (request) =>
        store.customFields.list(orgId, filters, request),
      );
    },
    get: async ({ organization }, { id }) => requireRecord(await store.customFields.get(organization.id, id)),
    create: (caller, input) => store.transaction((tx) => create(tx, caller, { input, newId })),
    update: (caller, input) => store.transaction((tx) => update(tx, caller, { input, newId })),
    delete: (caller, target) => store.transaction((tx) => remove(tx, caller, { target, newId })),
  };
}

/** Locks the organization, so that concurrent calls cannot create the same key or exceed the limit. */
async function create(
  tx: Repositories,
  caller: Authorized<Caller, "custom_fields:write">,
  { input, newId }: { input: CustomFieldsCreateInput; newId: () => string },
): Promise<Schemas["CustomField"]> {
  const { entity_type, key, label, type, description = null, ...rest } = normalizeTexts(input, TEXTS);
  const { required = false, position = 0, archived = false, indexed = false } = rest;
  const orgId = caller.organization.id;
  const options = optionsOf(type, input.options ?? null);
  await tx.organizations.lock(orgId);
  const taken = await tx.customFields.byKey(orgId, entity_type, key);
  if (taken) throw duplicate("/key", taken.id);
  if ((await tx.customFields.count(orgId, entity_type)) >= MAX_FIELDS) {
    throw unprocessable([
      { path: "/entity_type", code: "too_many", values: { limit: MAX_FIELDS }, extra: { limit: MAX_FIELDS } },
    ]);
  }
  // A write that began before an earlier field with this key was deleted may have stored a value of another type.
  if (await tx.customFields.hasValues(orgId, entity_type, key)) throw inUse([{ path: "/key", code: "in_use" }]);
  const record = standardFields(newId(), caller.actor);
  const index = indexed ? await changeIndex(tx, orgId, { id: record.id, entity_type, type, indexed }, newId) : {};
  const row = { entity_type, key, label, type, options, required, description, position, archived };
  await tx.customFields.insert(orgId, { ...record, ...row, ...index });
  const created = requireRecord(await tx.customFields.get(orgId, record.id));
  await tx.changes.append(orgId, [createChange("custom_field.created", created, { newId })]);
  return created;
}

async function update(
  tx: Repositories,
  caller: Authorized<Caller, "custom_fields:write">,
  { input, newId }: { input: CustomFieldsUpdateInput; newId: () => string },
): Promise<Schemas["CustomField"]> {
  const { id, expected_version, ...given } = normalizeTexts(input, TEXTS);
  const orgId = caller.organization.id;
  if (given.indexed === true) await tx.organizations.lock(orgId);
  const before = requireRecord(await tx.customFields.lock(orgId, id), expected_version);
  const options = given.options === undefined ? before.options : optionsOf(before.type, given.options);
  const merged = { ...before, ...omitUndefined(given), options };
  const changed = differences(before, merged);
  if (Object.keys(changed).length === 0) return before;
  const { indexed: _, ...stored } = merged;
  const fields = Object.fromEntries(Object.entries(stored).filter(([name]) => Object.hasOwn(changed, name)));
  const retired = changed["options"] && options ? tx.customFields.retired(options) : {};
  const index = changed["indexed"] ? await changeIndex(tx, orgId, merged, newId) : {};
  const columns = { ...fields, ...retired, ...index };
  const after = requireRecord(await tx.customFields.update(orgId, id, columns, caller.actor));
  await tx.changes.append(orgId, [createChange("custom_field.updated", after, { newId, changes: changed })]);
  return after;
}

async function remove(
  tx: Repositories,
  caller: Authorized<Caller, "custom_fields:write">,
  { target: { id, expected_version }, newId }: { target: CustomFieldTarget; newId: () => string },
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  const field = requireRecord(await tx.customFields.lock(orgId, id), expected_version);
  const { entity_type, key } = field;
  if (await tx.customFields.hasValues(orgId, entity_type, key)) throw inUse();
  if (await tx.customFields.isUsedByFilter(orgId, entity_type, key)) throw inUse();
  if (field.indexed) await changeIndex(tx, orgId, { ...field, indexed: false }, newId);
  const removed: CustomFieldRecord = requireRecord(await tx.customFields.remove(orgId, id, caller.actor));
  await tx.changes.append(orgId, [createChange("custom_field.deleted", removed, { newId })]);
  return { id, deleted_at: removed.deleted_at ?? "" };
}

/** The checks of a definition's fields. */
export const customFieldChecks = (tx: Repositories, write: CheckedWrite): Check[] => {
  const wanted = (): CustomFieldRecord => written(write, { options: null, indexed: false });
  return [
    ...eachValue(write.values, (one) => normalizeTexts(one, TEXTS)),
    () => optionsOf(wanted().type, wanted().options),
    async () => {
      if (wanted().indexed && "indexed" in write.values)
        await requireIndexable(tx, write.caller.organization.id, wanted());
    },
  ];
};

/** Returns the normalized, distinct options for types that have options. */
function optionsOf(type: CustomFieldRecord["type"], given: readonly string[] | null): string[] | null {
  if (!hasOptions(type)) {
    if (given !== null) throw unprocessable([{ path: "/options", code: "no_options", values: { type } }]);
    return null;
  }
  if (given === null) throw unprocessable([{ path: "/options", code: "required" }]);
  return readOptions(given, "/options");
}
