import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ExportsCreateInput, ExportsService, Schemas } from "../../generated/services.js";
import { timeOfId } from "../platform/ids.ts";
import { requirePermissions } from "../platform/rights.ts";
import type { Caller } from "../contract/caller.ts";
import type { Download } from "../contract/download.ts";
import { chosenColumns, csvColumns, exportedFields } from "./rules/csv-columns.ts";
import { didYouMean } from "../platform/rules/did-you-mean.ts";
import { notFound, stateConflict, unprocessable } from "../platform/rules/errors.ts";
import type { FilterGroup } from "../records/rules/filter-tree.ts";
import type { ExportedType, ExportRecord } from "./sql/exports.ts";
import type { Repositories, Store } from "../store/store.ts";
import { customFieldsOf } from "../records/custom-fields.ts";
import { readFilter } from "../records/filter-check.ts";
import { isCustomFieldType } from "../records/rules/custom-fields.ts";
import { readPermissionOf } from "../records/rules/record-types.ts";
import { resources } from "../../generated/resources.js";
import { fields as tables } from "../../generated/fields.js";
import { fieldOf, type FieldTable } from "../records/rules/field-table.ts";
import { permissionsOfFilter } from "../records/rules/filter-permissions.ts";

const decompress = promisify(gunzip);

interface ExportDeps {
  readonly store: Store;
  readonly newId: () => string;
}

/** Implements the operations `exports.*`. */
export function exportsService(deps: ExportDeps): ExportsService {
  const { store } = deps;
  return {
    create: (caller, input) => createExport(deps, caller, input),
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

async function createExport(
  { store, newId }: ExportDeps,
  caller: Caller,
  { entity_type, filter, fields }: ExportsCreateInput,
): Promise<Schemas["Export"]> {
  const orgId = caller.organization.id;
  const chosen = fields ?? readableFields(caller, entity_type);
  requireReadable(caller, { entity_type, filter: filter ?? null, fields: chosen });
  await checkExport(store, orgId, { entity_type, filter, fields });
  const [id, job_id] = [newId(), newId()];
  return await store.transaction(async (tx) => {
    const result = { type: "export", id } as const;
    const job = { id: job_id, kind: "export.run", payload: { export_id: id }, startedBy: caller.user.id } as const;
    await tx.jobs.enqueue(orgId, { ...job, result });
    const row = { id, job_id, entity_type, filter: filter ?? null, fields: chosen };
    await tx.exports.insert(orgId, { ...row, created_at: timeOfId(id), created_by: caller.actor });
    return shown(await requireExport(tx, caller, id));
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
  requireReadable(caller, found);
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

/** Throws permission_denied if the caller may not read all fields of an export and of its filter. */
function requireReadable(caller: Caller, { entity_type, filter, fields }: ExportContent): void {
  const table: FieldTable = tables[entity_type];
  const filterPermissions = filter ? permissionsOfFilter(entity_type, filter) : [];
  const fieldPermissions = (fields ?? Object.keys(table)).flatMap((name) => fieldOf(table, name)?.requires ?? []);
  requirePermissions(caller, new Set([readPermissionOf(entity_type), ...filterPermissions, ...fieldPermissions]));
}

/** Returns the default fields of an export: all (null), or those that the caller may read. */
function readableFields({ permissions }: Caller, type: ExportedType): readonly string[] | null {
  const table: FieldTable = tables[type];
  const all = exportedFields(type);
  const readable = all.filter((name) => permissions.has(fieldOf(table, name)?.requires ?? readPermissionOf(type)));
  return readable.length === all.length ? null : readable;
}
