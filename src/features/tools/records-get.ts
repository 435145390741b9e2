import type { GetCrmRecordInput, GetCrmRecordResult } from "../../../generated/tool-types.js";
import type { Caller } from "../../base/contract/caller.ts";
import { readRelations, relationOf, type RelatedRecords } from "../relations/relations.ts";
import type { Store } from "../../base/store/store.ts";
import type { RelatedRow } from "../relations/sql/relations.ts";
import { namingOf } from "./named-records.ts";
import type { People } from "./people.ts";
import type { RecordKinds } from "./record-kinds.ts";
import { briefRecord, shortened, type ToolRecord, type WireRecord, wholeRecord } from "./rules/tool-record.ts";

type Include = NonNullable<GetCrmRecordInput["include"]>[number];

/** The first records of a related list, and their total number. */
interface RelatedPage {
  readonly records: readonly ToolRecord[];
  readonly total: number;
}

/** Dependencies of `getRecord`. */
export interface RecordGetDeps {
  readonly store: Pick<Store, "relations">;
  readonly people: People;
}

const MAX_RELATED = 10;
const MAX_NOTES = 5;
const TEXT_IN_SHORT = 500;

/** Implements get_crm_record: a record, and related records that the caller may read. */
export async function getRecord(
  { store, people }: RecordGetDeps,
  kinds: RecordKinds,
  { caller, input }: { readonly caller: Caller; readonly input: GetCrmRecordInput },
): Promise<GetCrmRecordResult> {
  const { record_type: type, record_id, include = [] } = input;
  const record = await kinds[type].get(caller, record_id);
  const owner = { ...record };
  const found = await readRelations(store, caller, { type, names: include, records: [owner] });
  const related: Record<string, Related> = {};
  for (const [name, records] of found.related.get(owner) ?? []) related[name] = briefly(type, name, records);
  const omitted = include.filter((name: Include) => related[name] === undefined);
  const whole = wholeRecord(type, record);
  const named = await namingOf(people, [whole, ...Object.values(related).flatMap(recordsOf)]);
  const shown = Object.entries(related).map(([name, records]) => [name, namedIn(records, named)] as const);
  return { record: named(whole), related: Object.fromEntries(shown), ...(omitted.length > 0 && { omitted }) };
}

type Related = ToolRecord | RelatedPage | null;

const isPage = (related: ToolRecord | RelatedPage): related is RelatedPage => Array.isArray(related["records"]);

function recordsOf(related: Related): readonly ToolRecord[] {
  if (related === null) return [];
  return isPage(related) ? related.records : [related];
}

function namedIn(related: Related, named: (record: ToolRecord) => ToolRecord): Related {
  if (related === null) return null;
  return isPage(related) ? { ...related, records: related.records.map(named) } : named(related);
}

function briefly(owner: string, name: string, related: RelatedRecords): Related {
  const type = relationOf(owner, name)?.type ?? name;
  if ("record" in related) return related.record && briefRecord(type, versioned(related.record));
  const first = related.records.slice(0, type === "note" ? MAX_NOTES : MAX_RELATED);
  const records = first.map((record) => shortened(briefRecord(type, versioned(record)), TEXT_IN_SHORT));
  return { records, total: related.total };
}

/** Only users have no version, and no scope permits to read them. */
const versioned = (record: RelatedRow): WireRecord => ({ ...record, version: Number(record["version"]) });
