import type { Caller } from "../../base/contract/caller.ts";
import type { Store } from "../../base/store/store.ts";
import { readRelations, type RelatedRecords } from "./relations.ts";

/** Records of one type, or of several types, which the field `tag` names, and the relations to include. */
export interface IncludeRequest {
  readonly types: readonly string[];
  readonly tag: string | null;
  readonly names: readonly string[];
  readonly records: readonly unknown[];
}

type Members = Readonly<Record<string, unknown>>;

/** Creates the function that adds `related` to the records of a response. */
export function createIncludeRelated(store: Pick<Store, "relations">) {
  return async (
    caller: Caller,
    { types, tag, names, records }: IncludeRequest,
  ): Promise<{ readonly records: readonly unknown[]; readonly omitted: readonly string[] }> => {
    const related = new Map<unknown, ReadonlyMap<string, RelatedRecords>>();
    const forbidden = new Set<string>();
    for (const type of types) {
      const own = (records as readonly Members[]).filter((record) => tag === null || record[tag] === type);
      const found = await readRelations(store, caller, { type, names, records: own });
      for (const [record, values] of found.related) related.set(record, values);
      for (const name of found.forbidden) forbidden.add(name);
    }
    const included = (record: unknown): unknown => ({ ...(record as Members), related: shown(related.get(record)) });
    return { records: records.map(included), omitted: names.filter((name) => forbidden.has(name)) };
  };
}

function shown(relations: ReadonlyMap<string, RelatedRecords> = new Map()): Members {
  return Object.fromEntries(
    [...relations].map(([name, related]) => [name, "record" in related ? related.record : related.records]),
  );
}
