import type { Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { Detail } from "../../base/platform/rules/errors.ts";
import { readPermissionOf } from "../../base/records/rules/record-types.ts";
import { suggestMapping } from "./rules/columns.ts";
import type { ImportRecord } from "./sql/imports.ts";
import type { Store } from "../../base/store/store.ts";
import { importFields } from "./preparation.ts";

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
export async function shownImport(deps: ViewDeps, caller: Caller, record: ImportRecord): Promise<Schemas["Import"]> {
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
export const isOwnFile = (
  { actor, user }: Caller,
  { created_by: { type, id }, created_by_user }: ImportRecord,
): boolean => type === actor.type && id === actor.id && created_by_user === user.id;

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
