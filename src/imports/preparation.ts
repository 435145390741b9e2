import { fields } from "../../generated/fields.js";
import type { ImportsCreateInput, ImportsStartInput, ImportsUploadInput } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import type { EntityType } from "../records/rules/entity.ts";
import { stateConflict } from "../platform/rules/errors.ts";
import { suggestMapping } from "./rules/columns.ts";
import { checkMapping, type ImportFields } from "./rules/fields.ts";
import type { ImportRecord, ImportSettings } from "./sql/imports.ts";
import type { Repositories, Store } from "../store/store.ts";
import { customFieldsOf } from "../records/custom-fields.ts";
import { PIECE_BYTES, storeFile } from "./upload.ts";
import { requireRecord, standardFields, omitUndefined } from "../records/record-state.ts";

/** Dependencies of imports. */
export interface ImportDeps {
  readonly store: Store;
  readonly clock: () => number;
  readonly newId: () => string;
}

const DEFAULTS: ImportSettings = {
  mapping: null,
  duplicates: "skip",
  date_format: "iso",
  create_companies: true,
  on_bad_cell: "fail",
  dry_run: false,
};
const INITIAL_COUNTS = {
  processed_rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  companies_created: 0,
  skipped_cells: 0,
  problems: [],
};

/** Returns the fields that a file can fill for this record type. */
export async function importFields(
  store: Pick<Repositories, "customFields">,
  orgId: string,
  type: EntityType,
): Promise<ImportFields> {
  return { type, table: fields[type], custom: await customFieldsOf(store, orgId, type) };
}

/** Stores the settings of an import; the next step is uploading the file. */
export async function prepareImport(
  { store, newId }: ImportDeps,
  caller: Caller,
  { entity_type, ...given }: ImportsCreateInput,
): Promise<ImportRecord> {
  const { mapping, ...settings } = { ...DEFAULTS, ...omitUndefined(given) };
  const orgId = caller.organization.id;
  return await store.transaction(async (tx) => {
    if (mapping) checkMapping(mapping, await importFields(tx, orgId, entity_type), null);
    const record = standardFields(newId(), caller.actor);
    const row = { entity_type, ...settings, mapping: mapping && JSON.stringify(mapping), status: "waiting_for_file" };
    await tx.imports.insert(orgId, { ...record, ...row, created_by_user: caller.user.id });
    return requireRecord(await tx.imports.get(orgId, record.id));
  });
}

/** Stores the file, replacing an earlier one. A file that is interrupted or cannot be read is removed. */
export async function uploadFile(
  { store, newId }: ImportDeps,
  caller: Caller,
  { id, content }: ImportsUploadInput,
): Promise<ImportRecord> {
  const orgId = caller.organization.id;
  requireUnstarted(requireRecord(await store.imports.get(orgId, id)));
  const location = { orgId, importId: id, fileId: newId() };
  try {
    const { delimiter, encoding, header, preview, rows, body, bytes } = await storeFile(store, location, content);
    return await store.transaction(async (tx) => {
      const record = requireUnstarted(requireRecord(await tx.imports.lock(orgId, id)));
      if (record.mapping) checkMapping(record.mapping, await importFields(tx, orgId, record.entity_type), header);
      // A concurrent upload has removed pieces of this file as leftovers.
      if ((await tx.imports.countPieces(location)) !== Math.ceil(bytes / PIECE_BYTES)) throw stateConflict();
      await tx.imports.removeOtherFiles(location);
      const file = { file_id: location.fileId, encoding, delimiter, header, preview, rows, size_bytes: bytes };
      const changes = { ...file, status: "ready" as const, body_offset: body.offset, body_line: body.line };
      return requireRecord(await tx.imports.update(orgId, id, changes, caller.actor));
    });
  } catch (error) {
    await store.imports.removeFile(location);
    throw error;
  }
}

function requireUnstarted(record: ImportRecord): ImportRecord {
  if (record.status !== "waiting_for_file" && record.status !== "ready") throw stateConflict();
  return record;
}

/**
 * Starts an import, or starts it again after a dry run. One that failed continues from its position with the same
 * settings.
 */
export async function startImport(
  { clock }: ImportDeps,
  tx: Repositories,
  caller: Caller,
  { id, ...given }: ImportsStartInput,
): Promise<ImportRecord> {
  const orgId = caller.organization.id;
  const record = requireRecord(await tx.imports.lock(orgId, id));
  const settings = omitUndefined(given);
  const running = { status: "running" as const, failure: null, finished_at: null, job_id: null };
  if (record.status === "failed" && !record.dry_run && Object.keys(settings).length === 0) {
    return requireRecord(await tx.imports.update(orgId, id, running, caller.actor));
  }
  const isRestart = record.dry_run && ["completed", "failed", "cancelled"].includes(record.status);
  if (record.status !== "ready" && !isRestart) throw stateConflict();
  const newSettings = { ...settingsOf(record), ...settings };
  const available = await importFields(tx, orgId, record.entity_type);
  const mapping = newSettings.mapping ?? suggestMapping(record.header, available);
  checkMapping(mapping, available, record.header);
  await tx.imports.clear(orgId, id);
  const from = { next_offset: record.body_offset, next_line: record.body_line };
  const changes = {
    ...newSettings,
    mapping,
    ...running,
    ...INITIAL_COUNTS,
    ...from,
    started_at: new Date(clock()).toISOString(),
  };
  return requireRecord(await tx.imports.update(orgId, id, changes, caller.actor));
}

const settingsOf = (record: ImportRecord): ImportSettings => ({
  mapping: record.mapping,
  duplicates: record.duplicates,
  date_format: record.date_format,
  create_companies: record.create_companies,
  on_bad_cell: record.on_bad_cell,
  dry_run: record.dry_run,
});
