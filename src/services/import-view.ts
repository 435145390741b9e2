import type { Schemas } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import type { Detail } from "../domain/errors.ts";
import { suggestMapping } from "../domain/import-columns.ts";
import type { ImportRecord } from "../repositories/imports.ts";
import type { Store } from "../repositories/store.ts";
import { importFields } from "./import-preparation.ts";

/** Says what one problem is, in one language. */
export type Say = (locale: Caller["locale"], problem: Pick<Detail, "code" | "values">) => string;

interface ViewParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly say: Say;
}

/** An import as the interface shows it. */
export async function shownImport(parts: ViewParts, caller: Caller, record: ImportRecord): Promise<Schemas["Import"]> {
  const { header, preview, failure } = record;
  const mapping = await mappingOf(parts, caller, record);
  return {
    ...withoutInner(record),
    preview: preview.map(({ line, cells }) => ({ line, cells: [...cells] })),
    columns: header.map((name) => ({ name, field: mapping[name] ?? null })),
    failure: failure && { code: failure.code, message: parts.say(caller.locale, failure) },
    seconds_left: secondsLeft(record, parts.clock()),
  };
}

const INNER = [
  "file_id",
  "header",
  "body_offset",
  "body_line",
  "next_offset",
  "next_line",
  "created_by_user",
] as const satisfies (keyof ImportRecord)[];

function withoutInner(record: ImportRecord): Omit<ImportRecord, (typeof INNER)[number]> {
  const shown: Partial<ImportRecord> = { ...record };
  for (const name of INNER) Reflect.deleteProperty(shown, name);
  return shown as ImportRecord;
}

/** What was said, else what the columns are called. */
async function mappingOf({ store }: ViewParts, caller: Caller, { mapping, header, entity_type }: ImportRecord) {
  if (mapping || header.length === 0) return mapping ?? {};
  return suggestMapping(header, await importFields(store, caller.organization.id, entity_type));
}

function secondsLeft({ status, rows, processed_rows, started_at }: ImportRecord, now: number): number | null {
  if (status !== "running" || rows === null || started_at === null || processed_rows === 0) return null;
  return Math.ceil(((rows - processed_rows) * Math.max(0, now - Date.parse(started_at))) / 1_000 / processed_rows);
}
