import type { ImportsService, ImportsStartInput, Schemas } from "../../../generated/services.js";
import { requirePermission } from "../../base/platform/rights.ts";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { ImportRecord } from "./sql/imports.ts";
import { importTargets, requireQueueRoom } from "./exports.ts";
import { importFields, startImport, prepareImport, requireImport, uploadFile, type ImportDeps } from "./preparation.ts";
import { importedTypes, writePermissionOf, type ImportedType } from "./rules/imported-types.ts";
import { readList } from "../../base/records/record-list.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { readPermissionOf } from "../../base/records/rules/record-types.ts";
import type { Detail } from "../../base/platform/rules/errors.ts";
import { suggestMapping, failureColumns } from "./rules/mapping.ts";
import type { Store, Repositories } from "../../base/store/store.ts";
import type { Download } from "../../base/contract/operation.ts";
import { csvLine } from "../../base/platform/rules/csv-cells.ts";

interface ServiceDeps extends ImportDeps {
  readonly signedTokens: SignedTokens;
  readonly say: Say;
}

/** Implements the operations `imports.*`. */
export function importsService(deps: ServiceDeps): ImportsService {
  const { store, signedTokens, say } = deps;
  const shown = (caller: Caller, record: ImportRecord) => shownImport(deps, caller, record);
  return {
    list(caller, { page: number, page_size, sort, cursor, ...filters }) {
      const orgId = caller.organization.id;
      const input = { page: number, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
      const types = listedTypes(caller, filters.entity_type);
      return readList(signedTokens, { operation: "imports.list", orgId, filters }, input, async (request) => {
        const { items, ...page } = await store.imports.list(orgId, { ...filters, types }, request);
        return { ...page, items: await Promise.all(items.map((record) => shown(caller, record))) };
      });
    },
    async fields(caller, { entity_type }) {
      requirePermission(caller, writePermissionOf(entity_type));
      const fields = await importFields(store, caller.organization.id, entity_type);
      return { fields: importTargets(fields, caller) };
    },
    get: async (caller, { id }) => shown(caller, await requireImport(store, caller, id)),
    create: async (caller, input) => shown(caller, await prepareImport(deps, caller, input)),
    upload: async (caller, { id, content }) => shown(caller, await uploadFile(deps, caller, { id, content })),
    start: async (caller, input) => shown(caller, await queueImport(deps, caller, input)),
    async failures(caller, { id }) {
      const record = await requireImport(store, caller, id);
      if (!isOwnFile(caller, record)) requirePermission(caller, readPermissionOf(record.entity_type));
      const orgId = caller.organization.id;
      return failedRowsFile(store, record, { orgId, say: (problem) => say(caller.locale, problem) });
    },
  };
}

/** Starts an import with the job that runs it. */
function queueImport(deps: ServiceDeps, caller: Caller, input: ImportsStartInput): Promise<ImportRecord> {
  const orgId = caller.organization.id;
  return deps.store.transaction(async (tx) => {
    await requireQueueRoom(tx, orgId);
    const { id, rows } = await startImport(deps, tx, caller, input);
    const job = {
      id: deps.newId(),
      kind: "import.run" as const,
      payload: { import_id: id },
      startedBy: caller.user.id,
      result: { type: "import" as const, id },
      total: rows ?? 0,
    };
    await tx.jobs.enqueue(orgId, job);
    return requireRecord(await tx.imports.setJob(orgId, id, job.id));
  });
}

/** Returns the record types whose imports the caller may see; throws an error if there are none. */
function listedTypes(caller: Caller, wanted: ImportedType | undefined): readonly ImportedType[] {
  const allowed = importedTypes.filter((type) => caller.permissions.has(writePermissionOf(type)));
  if (wanted !== undefined || allowed.length === 0) requirePermission(caller, writePermissionOf(wanted ?? "contact"));
  return allowed;
}

/** Returns the message of a problem in one language. */
export type Say = (
  locale: Caller["locale"],
  problem: { readonly code: string; readonly values?: Detail["values"] },
) => string;

interface ViewDeps {
  readonly store: Store;
  readonly clock: () => number;
  readonly say: Say;
}

/** Returns an import as the API shows it. */
async function shownImport(deps: ViewDeps, caller: Caller, record: ImportRecord): Promise<Schemas["Import"]> {
  const { header, preview, failure } = record;
  const mapping = await mappingOf(deps, caller, record);
  const showsCells = isReadable(caller, record);
  return {
    ...withoutInternal(record),
    preview: (showsCells ? preview : []).map(({ line, cells }) => ({ line, cells: [...cells] })),
    columns: header.map((name) => ({ name, field: mapping[name] ?? null })),
    ignored_columns: header.filter((name) => (mapping[name] ?? null) === null),
    problems: record.problems.map(({ field, code, values, count, examples }) => {
      const message = deps.say(caller.locale, { code, ...(values && { values }) });
      return {
        field,
        code,
        message,
        count,
        examples: examples.map(({ line, cell }) => ({ line, cell: showsCells ? cell : null })),
      };
    }),
    failure: failure && { code: failure.code, message: deps.say(caller.locale, failure) },
    seconds_left: secondsLeft(record, deps.clock()),
  };
}

/** Returns whether the caller's application created the import. */
const isOwnFile = ({ actor, user }: Caller, { created_by: { type, id }, created_by_user }: ImportRecord): boolean =>
  type === actor.type && id === actor.id && created_by_user === user.id;

/** File contents are shown to the uploader, and to users who may read the imported records. */
const isReadable = (caller: Caller, record: ImportRecord): boolean =>
  caller.permissions.has(readPermissionOf(record.entity_type)) || isOwnFile(caller, record);

const INTERNAL = [
  "file_id",
  "header",
  "body_offset",
  "body_line",
  "next_offset",
  "next_line",
  "created_by_user",
] as const satisfies (keyof ImportRecord)[];

function withoutInternal(record: ImportRecord): Omit<ImportRecord, (typeof INTERNAL)[number] | "problems"> {
  const shown: Partial<ImportRecord> = { ...record };
  for (const name of INTERNAL) Reflect.deleteProperty(shown, name);
  return shown as ImportRecord;
}

/** Returns the given mapping, else the one suggested by the column names. */
async function mappingOf({ store }: ViewDeps, caller: Caller, { mapping, header, entity_type }: ImportRecord) {
  if (mapping || header.length === 0) return mapping ?? {};
  return suggestMapping(header, await importFields(store, caller.organization.id, entity_type));
}

function secondsLeft({ status, rows, processed_rows, started_at }: ImportRecord, now: number): number | null {
  if (status !== "running" || rows === null || started_at === null || processed_rows === 0) return null;
  return Math.ceil(((rows - processed_rows) * Math.max(0, now - Date.parse(started_at))) / 1_000 / processed_rows);
}

interface FileOptions {
  readonly orgId: string;
  readonly say: (problem: Pick<Detail, "code" | "values">) => string;
}

const BATCH = 500;

/** Returns the failed rows as a file that can be corrected and imported again. */
export function failedRowsFile(
  store: Pick<Repositories, "imports">,
  record: ImportRecord,
  reading: FileOptions,
): Download {
  return {
    content_type: "text/csv; charset=utf-8",
    file_name: `import-${record.id}-failures.csv`,
    content: lines(store, record, reading),
  };
}

async function* lines(
  { imports }: Pick<Repositories, "imports">,
  { id, header }: ImportRecord,
  { orgId, say }: FileOptions,
): AsyncGenerator<string, void, undefined> {
  yield rowLine([...failureColumns, ...header]);
  for (let after = 0; ;) {
    const rows = await imports.failures(orgId, id, after, BATCH);
    const text = rows.map(({ line, reasons, cells }) => {
      const places = reasons.map(({ path }) => path.slice(1).replaceAll("/", ".")).filter((place) => place !== "");
      const sentences = reasons.map((reason) => say(reason));
      return rowLine([String(line), places.join("; "), sentences.join(" "), ...cells]);
    });
    if (text.length > 0) yield text.join("");
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.line ?? after;
  }
}

/** Cells are not escaped twice: an export would put a second quote in front of the first. */
function rowLine(cells: readonly string[]): string {
  return csvLine(cells.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)));
}
