import { fields } from "../../generated/fields.js";
import type { ImportsService, ImportsStartInput, ImportsUploadInput, Schemas } from "../../generated/services.js";
import type { Sealer } from "../access/sealer.ts";
import type { Caller } from "../contract/caller.ts";
import type { EntityType } from "../domain/entity.ts";
import { stateConflict, type Detail } from "../domain/errors.ts";
import { suggestMapping } from "../domain/import-columns.ts";
import { checkMapping, type ImportFields } from "../domain/import-fields.ts";
import type { ImportRecord, ImportSettings } from "../repositories/imports.ts";
import type { Repositories, Store } from "../repositories/store.ts";
import { customFieldsOf } from "./custom-fields.ts";
import { failedRowsFile } from "./import-failures.ts";
import { storeFile } from "./import-upload.ts";
import { readList } from "./record-list.ts";
import { expectRecord, newRecord, sent } from "./record-state.ts";

/** Says what one problem is, in one language. */
export type Say = (locale: Caller["user"]["locale"], problem: Pick<Detail, "code" | "values">) => string;

/** What imports are made of. */
export interface ImportParts {
  readonly store: Store;
  readonly sealer: Sealer;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly say: Say;
}

const DEFAULTS: ImportSettings = {
  mapping: null,
  duplicates: "skip",
  date_format: "iso",
  create_companies: true,
  dry_run: false,
};
const NOTHING = {
  processed_rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  companies_created: 0,
};

/** Many records from a CSV file. */
export function importsService(parts: ImportParts): ImportsService {
  const { store, sealer, newId } = parts;
  return {
    list(caller, { status, entity_type, ...input }) {
      const orgId = caller.organization.id;
      const filters = sent({ status, entity_type }) as { status?: string; entity_type?: string };
      return readList(sealer, { operation: "imports.list", orgId, filters }, input, async (request) => {
        const { items, ...page } = await store.imports.page(orgId, request, filters);
        return { ...page, items: await Promise.all(items.map((record) => shown(parts, store, caller, record))) };
      });
    },
    get: async (caller, { id }) => shown(parts, store, caller, await find(store, caller, id)),
    create: (caller, { entity_type, ...given }) =>
      store.transaction(async (tx) => {
        const settings = { ...DEFAULTS, ...sent(given) };
        const orgId = caller.organization.id;
        if (settings.mapping) checkMapping(settings.mapping, await importFields(tx, orgId, entity_type), null);
        const { mapping, ...plain } = settings;
        const record = newRecord(newId(), caller.actor);
        const row = { entity_type, ...plain, mapping: mapping && JSON.stringify(mapping), status: "waiting_for_file" };
        await tx.imports.insert(orgId, { ...record, ...row, created_by_user: caller.user.id });
        return shown(parts, tx, caller, await find(tx, caller, record.id));
      }),
    upload: (caller, input) => upload(parts, caller, input),
    start: (caller, input) =>
      store.transaction(async (tx) => {
        const started = await startImport(parts, tx, caller, input);
        const job = {
          id: newId(),
          kind: "import.run" as const,
          payload: { import_id: started.id },
          startedBy: caller.user.id,
          result: { type: "import" as const, id: started.id },
          total: started.rows ?? 0,
        };
        await tx.jobs.enqueue(caller.organization.id, job);
        const updated = await tx.imports.noteJob(caller.organization.id, started.id, job.id);
        return shown(parts, tx, caller, expectRecord(updated));
      }),
    async failures(caller, { id }) {
      const record = await find(store, caller, id);
      return failedRowsFile(store, record, {
        orgId: caller.organization.id,
        say: (problem) => parts.say(localeOf(caller), problem),
      });
    },
  };
}

async function upload(
  parts: ImportParts,
  caller: Caller,
  { id, content }: ImportsUploadInput,
): Promise<Schemas["Import"]> {
  const { store, newId } = parts;
  requireUnstarted(await find(store, caller, id));
  const place = { orgId: caller.organization.id, importId: id, fileId: newId() };
  try {
    const { delimiter, header, preview, rows, body, bytes } = await storeFile(store, place, content);
    return await store.transaction(async (tx) => {
      const record = requireUnstarted(expectRecord(await tx.imports.lock(place.orgId, id)));
      if (record.mapping) checkMapping(record.mapping, await importFields(tx, place.orgId, record.entity_type), header);
      await tx.imports.removeOtherFiles(place);
      const file = { file_id: place.fileId, delimiter, header, preview, rows, size_bytes: bytes };
      const changes = { ...file, status: "ready" as const, body_offset: body.offset, body_line: body.line };
      const updated = await tx.imports.update(place.orgId, id, changes, caller.actor);
      return shown(parts, tx, caller, expectRecord(updated));
    });
  } catch (error) {
    await store.imports.removeFile(place);
    throw error;
  }
}

/** Begins, or begins again after a dry run: what the file says is then counted from its start. */
export async function startImport(
  parts: ImportParts,
  tx: Repositories,
  caller: Caller,
  { id, ...given }: ImportsStartInput,
): Promise<ImportRecord> {
  const orgId = caller.organization.id;
  const record = expectRecord(await tx.imports.lock(orgId, id));
  const again = record.dry_run && ["completed", "failed", "cancelled"].includes(record.status);
  if (record.status !== "ready" && !again) throw stateConflict();
  const available = await importFields(tx, orgId, record.entity_type);
  const settings = { ...pick(record), ...sent(given) };
  const mapping = settings.mapping ?? suggestMapping(record.header, available);
  checkMapping(mapping, available, record.header);
  await tx.imports.clear(orgId, id);
  const changes = {
    ...settings,
    ...NOTHING,
    mapping,
    status: "running" as const,
    next_offset: record.body_offset,
    next_line: record.body_line,
    failure: null,
    started_at: new Date(parts.clock()).toISOString(),
    finished_at: null,
    job_id: null,
  };
  return expectRecord(await tx.imports.update(orgId, id, changes, caller.actor));
}

const pick = ({ mapping, duplicates, date_format, create_companies, dry_run }: ImportRecord): ImportSettings => ({
  mapping,
  duplicates,
  date_format,
  create_companies,
  dry_run,
});

/** What a file of this kind of record can fill. */
export async function importFields(repositories: Repositories, orgId: string, type: EntityType): Promise<ImportFields> {
  return { type, table: fields[type], custom: await customFieldsOf(repositories, orgId, type) };
}

async function find(repositories: Repositories, caller: Caller, id: string): Promise<ImportRecord> {
  return expectRecord(await repositories.imports.get(caller.organization.id, id));
}

function requireUnstarted(record: ImportRecord): ImportRecord {
  if (record.status !== "waiting_for_file" && record.status !== "ready") throw stateConflict();
  return record;
}

/** The language that the call is answered in, where there is one. */
const localeOf = (caller: Caller): Caller["user"]["locale"] => caller.locale;

async function shown(
  parts: ImportParts,
  repositories: Repositories,
  caller: Caller,
  record: ImportRecord,
): Promise<Schemas["Import"]> {
  const {
    file_id: _f,
    header,
    failure,
    next_offset: _o,
    next_line: _l,
    created_by_user: _u,
    body_offset: _b,
    body_line: _i,
    ...rest
  } = record;
  const suggested =
    record.mapping ??
    (header.length > 0
      ? suggestMapping(header, await importFields(repositories, caller.organization.id, record.entity_type))
      : {});
  return {
    ...rest,
    preview: rest.preview.map(({ line, cells }) => ({ line, cells: [...cells] })),
    columns: header.map((name) => ({ name, field: suggested[name] ?? null })),
    failure: failure && { code: failure.code, message: parts.say(localeOf(caller), failure) },
    seconds_left: secondsLeft(record, parts.clock()),
  };
}

function secondsLeft({ status, rows, processed_rows, started_at }: ImportRecord, now: number): number | null {
  if (status !== "running" || rows === null || started_at === null || processed_rows === 0) return null;
  return Math.ceil(((rows - processed_rows) * Math.max(0, now - Date.parse(started_at))) / 1_000 / processed_rows);
}
