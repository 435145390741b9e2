import { fields } from "../../../generated/fields.js";
import type { ImportsCreateInput, ImportsStartInput, ImportsUploadInput } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { Check, CheckedWrite } from "../../base/platform/mistakes.ts";
import { stateConflict } from "../../base/platform/rules/errors.ts";
import { suggestMapping, checkMapping, type ImportFields } from "./rules/mapping.ts";
import { isEntityType, permissionsOfImport, writePermissionOf, type ImportedType } from "./rules/imported-types.ts";
import type { ImportRecord, ImportSettings, FileLocation } from "./sql/imports.ts";
import { requireImportRoom } from "../../base/records/stored-bytes.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { labelsOf } from "../../base/i18n/field-labels.ts";
import { requirePermission, requirePermissions } from "../../base/platform/rights.ts";
import type { FieldTable } from "../../base/records/rules/field-table.ts";
import { definitionsOf } from "./exports.ts";
import { requireRecord, standardFields, omitUndefined } from "../../base/records/record-state.ts";
import { createUtf8Conversion, type CsvEncoding, inspectCsv, type CsvSummary } from "./rules/csv.ts";

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
  type: ImportedType,
): Promise<ImportFields> {
  const table = fields[type];
  const labels = isEntityType(type) ? {} : labelsIn(table);
  return { type, table, custom: await definitionsOf(store, orgId, type), labels };
}

/** A column with the name of a reference contains names rather than ids, so it must be mapped explicitly. */
function labelsIn(table: FieldTable): Readonly<Record<string, readonly string[]>> {
  const named = Object.entries(table).filter(([, spec]) => spec.type !== "uuid");
  return Object.fromEntries(named.map(([name]) => [name, labelsOf(name)]));
}

/** Stores the settings of an import; the next step is uploading the file. */
export async function prepareImport(
  { store, newId }: ImportDeps,
  caller: Caller,
  { entity_type, ...given }: ImportsCreateInput,
): Promise<ImportRecord> {
  const { mapping, ...settings } = { ...DEFAULTS, ...omitUndefined(given) };
  const orgId = caller.organization.id;
  requirePermissions(caller, permissionsOfImport(entity_type, Object.values(mapping ?? {})));
  return await store.transaction(async (tx) => {
    if (mapping) checkMapping(mapping, await importFields(tx, orgId, entity_type), null);
    const record = standardFields(newId(), caller.actor);
    const row = { entity_type, ...settings, mapping: mapping && JSON.stringify(mapping), status: "waiting_for_file" };
    await tx.imports.insert(orgId, { ...record, ...row, created_by_user: caller.user.id });
    return requireRecord(await tx.imports.get(orgId, record.id));
  });
}

/** The checks of an import's settings. */
export const importChecks = (store: Repositories, { caller, values, before }: CheckedWrite): Check[] => [
  async () => {
    const { entity_type, mapping, header = null } = { ...before, ...values } as Partial<ImportRecord>;
    if (!entity_type || !mapping || !("mapping" in values)) return;
    requirePermissions(caller, permissionsOfImport(entity_type, Object.values(mapping)));
    checkMapping(mapping, await importFields(store, caller.organization.id, entity_type), header);
  },
];

/** Stores the file, replacing an earlier one. A file that is interrupted or cannot be read is removed. */
export async function uploadFile(
  { store, newId }: ImportDeps,
  caller: Caller,
  { id, content }: ImportsUploadInput,
): Promise<ImportRecord> {
  const orgId = caller.organization.id;
  requireUnstarted(await requireImport(store, caller, id));
  const location = { orgId, importId: id, fileId: newId() };
  await requireImportRoom(store, orgId, { importId: id, bytes: 0 });
  try {
    const { delimiter, encoding, header, preview, rows, body, bytes } = await storeFile(store, location, content);
    return await store.transaction(async (tx) => {
      const record = requireUnstarted(requireRecord(await tx.imports.lock(orgId, id)));
      if (record.mapping) checkMapping(record.mapping, await importFields(tx, orgId, record.entity_type), header);
      // A concurrent upload has removed pieces of this file as leftovers.
      if ((await tx.imports.countPieces(location)) !== Math.ceil(bytes / PIECE_BYTES)) throw stateConflict();
      await requireImportRoom(tx, orgId, { importId: id, bytes });
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

/** Returns an import of records that the caller may write. */
export async function requireImport(
  { imports }: Pick<Repositories, "imports">,
  caller: Caller,
  id: string,
): Promise<ImportRecord> {
  const record = requireRecord(await imports.get(caller.organization.id, id));
  requirePermission(caller, writePermissionOf(record.entity_type));
  return record;
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
  requirePermission(caller, writePermissionOf(record.entity_type));
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
  requirePermissions(caller, permissionsOfImport(record.entity_type, Object.values(mapping)));
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

/** Size of each stored piece except the last, so that the piece of a byte can be calculated. */
export const PIECE_BYTES = 1_048_576;

/** The properties of a stored file. */
interface StoredFile extends CsvSummary {
  /** Original encoding; the file is stored in UTF-8. */
  readonly encoding: CsvEncoding;
}

/** Stores and inspects a file piece by piece while it arrives; holds no database connection while waiting. */
async function storeFile(
  { imports }: Pick<Repositories, "imports">,
  place: FileLocation,
  content: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const conversion = createUtf8Conversion();
  const inspection = inspectCsv();
  let waiting: Buffer[] = [];
  let size = 0;
  let number = 0;
  const take = async (piece: Buffer): Promise<void> => {
    inspection.push(piece);
    waiting.push(piece);
    size += piece.length;
    while (size >= PIECE_BYTES) {
      const all = Buffer.concat(waiting, size);
      await imports.addPiece(place, number, all.subarray(0, PIECE_BYTES));
      number += 1;
      waiting = [all.subarray(PIECE_BYTES)];
      size -= PIECE_BYTES;
    }
  };
  for await (const bytes of content) {
    await take(conversion.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
  }
  await take(conversion.end());
  const summary = inspection.end();
  if (size > 0) await imports.addPiece(place, number, Buffer.concat(waiting, size));
  return { ...summary, encoding: conversion.encoding };
}
