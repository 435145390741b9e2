import type { Authorized, Caller } from "../../base/contract/caller.ts";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ExportsCreateInput, ExportsListInput, ExportsService, Schemas } from "../../../generated/services.js";
import { timeOfId } from "../../base/platform/ids.ts";
import { requirePermissions } from "../../base/platform/rights.ts";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Page, Download } from "../../base/contract/operation.ts";
import { chosenColumns, csvColumns, type OrganizationColumns, exportedFields } from "./rules/csv-columns.ts";
import { didYouMean } from "../../base/platform/rules/did-you-mean.ts";
import { requireExportRoom } from "../../base/records/stored-bytes.ts";
import { type Check, type CheckedWrite, eachValue } from "../../base/platform/mistakes.ts";
import { notFound, permissionDenied, stateConflict, unprocessable } from "../../base/platform/rules/errors.ts";
import type { FilterGroup } from "../../base/records/rules/filter-tree.ts";
import type { ExportedType, ExportRecord } from "./sql/exports.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { customFieldsOf } from "../../base/records/custom-fields.ts";
import { readFilter } from "../../base/records/filter-check.ts";
import { isCustomFieldType, type CustomFieldTable } from "../../base/records/rules/custom-fields.ts";
import { resources } from "../../../generated/resources.js";
import { readList } from "../../base/records/record-list.ts";
import { type FieldTable, fieldOf, type FieldSpec } from "../../base/records/rules/field-table.ts";
import { fields as tables } from "../../../generated/fields.js";
import type { Permission } from "../../../generated/vocabulary.js";
import { permissionsOfFilter } from "../../base/records/rules/filter-permissions.ts";
import { readPermissionOf } from "../../base/records/rules/record-types.ts";
import { QUOTAS } from "../../base/platform/rules/quotas.ts";
import { fieldTitle } from "../../base/i18n/field-labels.ts";
import { importable, targetOf, type ImportFields } from "./rules/mapping.ts";

const decompress = promisify(gunzip);

interface ExportDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Implements the operations `exports.*`. */
export function exportsService(deps: ExportDeps): ExportsService {
  const { store } = deps;
  return {
    list: (caller, input) => listExports(deps, caller, input),
    async fields(caller, { entity_type }) {
      requirePermissions(caller, permissionsOfExport({ entity_type, filter: null, fields: [] }));
      const columns = csvColumns(entity_type, await organizationColumns(store, caller.organization.id, entity_type));
      const readable = columns.filter(({ field }) => mayRead(caller, entity_type, field));
      return { fields: readable.map(({ name, spec }) => shownField(name, spec, caller)) };
    },
    create: (caller, input) => createExport(deps, caller, input),
    delete: (caller, { id }) => deleteExport(deps, caller, id),
    get: async (caller, { id }) => shown(await requireReadableExport(store, caller, id)),
    async file(caller, { id }) {
      const { entity_type, status, created_at } = await requireReadableExport(store, caller, id);
      if (status !== "completed") throw stateConflict();
      const file: Download = {
        content_type: "text/csv; charset=utf-8",
        file_name: `${pluralOf(entity_type)}-${created_at.slice(0, 10)}.csv`,
        content: contentOf(store, caller.organization.id, id),
      };
      return file;
    },
  };
}

function listExports(
  { store, signedTokens }: ExportDeps,
  { organization: { id: orgId }, permissions }: Caller,
  { page, page_size, sort, cursor, ...filters }: ExportsListInput,
): Promise<Page<Schemas["Export"]>> {
  const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return readList(signedTokens, { operation: "exports.list", orgId, filters }, input, async (request) => {
    const { items, ...rest } = await store.exports.list(
      orgId,
      { ...filters, readable_with: [...permissions] },
      request,
    );
    return { ...rest, items: items.map(shown) };
  });
}

async function organizationColumns(store: Store, orgId: string, type: ExportedType): Promise<OrganizationColumns> {
  const [customFields, namespaces] = await Promise.all([
    definitionsOf(store, orgId, type),
    store.exports.namespaces(orgId, type),
  ]);
  return { customFields, namespaces };
}

async function createExport(
  { store, newId }: ExportDeps,
  caller: Authorized<Caller, "records:export">,
  { entity_type, filter, fields }: ExportsCreateInput,
): Promise<Schemas["Export"]> {
  const orgId = caller.organization.id;
  const chosen = fields ?? readableFields(caller, entity_type);
  const permissions = permissionsOfExport({ entity_type, filter: filter ?? null, fields: chosen });
  requirePermissions(caller, permissions);
  await checkExport(store, orgId, { entity_type, filter, fields });
  const [id, job_id] = [newId(), newId()];
  return await store.transaction(async (tx) => {
    await requireQueueRoom(tx, orgId);
    await requireExportRoom(tx, orgId);
    const result = { type: "export", id } as const;
    const job = { id: job_id, kind: "export.run", payload: { export_id: id }, startedBy: caller.user.id } as const;
    await tx.jobs.enqueue(orgId, { ...job, result });
    const row = { id, job_id, entity_type, filter: filter ?? null, fields: chosen };
    const made = { created_at: timeOfId(id), created_by: caller.actor };
    await tx.exports.insert(orgId, { ...row, ...made, permissions: [...permissions] });
    return shown(await requireExport(tx, caller, id));
  });
}

/** Deletes an export with its file; one that is waiting or running is cancelled. */
async function deleteExport(
  { store, clock }: ExportDeps,
  caller: Authorized<Caller, "records:export">,
  id: string,
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  return await store.transaction(async (tx) => {
    const found = await requireReadableExport(tx, caller, id);
    const job = await tx.jobs.find(orgId, found.job_id);
    if (!caller.deletesOthers && job?.started_by !== caller.user.id) throw permissionDenied();
    await tx.jobs.cancel(orgId, found.job_id);
    await tx.exports.remove(orgId, found.id);
    return { id: found.id, deleted_at: new Date(clock()).toISOString() };
  });
}

/** The parameters of an export. */
interface ExportParameters {
  readonly entity_type: ExportedType;
  readonly filter?: FilterGroup | undefined;
  readonly fields?: readonly string[] | undefined;
}

/** Throws unprocessable for a filter or fields that this record type does not have in this organization. */
export async function checkExport(
  store: Pick<Repositories, "customFields" | "organizations">,
  orgId: string,
  { entity_type, filter, fields }: ExportParameters,
): Promise<void> {
  if (filter) await readFilter(store, orgId, filter, { type: entity_type, caller: null });
  if (!fields) return;
  const customFields = await definitionsOf(store, orgId, entity_type);
  requireColumns(fields, csvColumns(entity_type, { customFields, namespaces: [] }));
}

/** The checks of an export's parameters. */
export const exportChecks = (
  store: Pick<Repositories, "customFields" | "organizations">,
  { caller, values }: CheckedWrite,
): Check[] => {
  const { entity_type, ...parameters } = values as Partial<ExportParameters>;
  if (entity_type === undefined) return [];
  return eachValue(parameters, async (one: Partial<ExportParameters>) => {
    const { filter = null, fields = [] } = one;
    requirePermissions(caller, permissionsOfExport({ entity_type, filter, fields }));
    await checkExport(store, caller.organization.id, { entity_type, ...one });
  });
};

function requireColumns(names: readonly string[], columns: ReturnType<typeof csvColumns>): void {
  const { unknown } = chosenColumns(columns, names);
  if (unknown.length === 0) return;
  const details = unknown.slice(0, 20).map((field) => {
    const near = didYouMean(
      field,
      columns.map(({ name }) => name),
    );
    const code = field.startsWith("custom_fields.") ? ("unknown_custom_field" as const) : ("unknown_field" as const);
    const path = `/fields/${names.indexOf(field)}`;
    return { path, code, values: { field }, ...(near === undefined ? {} : { extra: { did_you_mean: near } }) };
  });
  throw unprocessable(details);
}

/** An export by another user may contain fields that the caller may not read. */
async function requireReadableExport(store: Pick<Store, "exports">, caller: Caller, id: string): Promise<ExportRecord> {
  const found = await requireExport(store, caller, id);
  requirePermissions(caller, permissionsOfExport(found));
  return found;
}

async function requireExport({ exports }: Pick<Store, "exports">, caller: Caller, id: string): Promise<ExportRecord> {
  const found = await exports.find(caller.organization.id, id);
  if (!found) throw notFound();
  return found;
}

/** Read piece by piece, as fast as the client receives them. */
async function* contentOf({ exports }: Store, orgId: string, id: string): AsyncGenerator<Uint8Array> {
  for (let seq = 0; ; seq += 1) {
    const chunk = await exports.chunk(orgId, id, seq);
    if (!chunk) return;
    yield await decompress(chunk);
  }
}

/** Returns the current custom fields of a record type; none if it cannot have any. */
export async function definitionsOf(
  store: Pick<Repositories, "customFields">,
  orgId: string,
  type: ExportedType,
): Promise<FieldTable> {
  return isCustomFieldType(type) ? await customFieldsOf(store, orgId, type) : {};
}

function pluralOf(type: ExportedType): string {
  if (type === "contact") return "contacts";
  return type === "company" ? "companies" : resources[type].table.replaceAll("_", "-");
}

const shown = (record: ExportRecord): Schemas["Export"] => record as Schemas["Export"];

/** The contents of an export: the fields by name, or all of them (null). */
interface ExportContent {
  readonly entity_type: ExportedType;
  readonly filter: FilterGroup | null;
  readonly fields: readonly string[] | null;
}

/** Returns the permissions for reading all fields of an export and of its filter. */
function permissionsOfExport({ entity_type, filter, fields }: ExportContent): ReadonlySet<Permission> {
  const table: FieldTable = tables[entity_type];
  const filterPermissions = filter ? permissionsOfFilter(entity_type, filter) : [];
  const fieldPermissions = (fields ?? Object.keys(table)).flatMap((name) => fieldOf(table, name)?.requires ?? []);
  return new Set([readPermissionOf(entity_type), ...filterPermissions, ...fieldPermissions]);
}

/** Returns whether the caller may read a field of the records. */
function mayRead({ permissions }: Pick<Caller, "permissions">, type: ExportedType, field: string): boolean {
  const table: FieldTable = tables[type];
  return permissions.has(fieldOf(table, field)?.requires ?? readPermissionOf(type));
}

/** Returns the default fields of an export: all (null), or those that the caller may read. */
function readableFields(caller: Caller, type: ExportedType): readonly string[] | null {
  const all = exportedFields(type);
  const readable = all.filter((name) => mayRead(caller, type, name));
  return readable.length === all.length ? null : readable;
}

/**
 * Throws `unprocessable` if the organization has as many unfinished imports and exports as it may have. Must be called in
 * the transaction that queues another one: concurrent calls wait for each other.
 */
export async function requireQueueRoom({ jobs }: Pick<Repositories, "jobs">, orgId: string): Promise<void> {
  const limit = QUOTAS.queued_jobs;
  const used = await jobs.lockUnfinished(orgId);
  if (used >= limit) throw unprocessable([{ path: "", code: "job_quota", values: { used, limit }, extra: { limit } }]);
}

type RecordField = Schemas["RecordField"];

/** Returns the fields that an import can fill, except external ids, whose namespaces can be chosen freely. */
export function importTargets(fields: ImportFields, caller: Caller): RecordField[] {
  return importable(fields).map((name) => {
    const target = targetOf(name, fields);
    const spec = target && "spec" in target ? target.spec : ({ type: name === "id" ? "uuid" : "string" } as const);
    return shownField(name, spec, caller);
  });
}

/** Records show the keys of custom fields; their labels and options belong to the definition. */
function shownField(
  name: string,
  spec: FieldSpec | CustomFieldTable[string],
  { permissions, locale }: Caller,
): RecordField {
  if ("definition" in spec && !permissions.has("custom_fields:read"))
    return { name, label: name, type: spec.type, options: null };
  const label = "definition" in spec ? spec.definition.label : fieldTitle(name, locale);
  const options = spec.enum?.filter((value) => typeof value === "string") ?? null;
  return { name, label, type: spec.type, options: spec.type === "enum" ? options : null };
}
