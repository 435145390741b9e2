import {
  maxRelated,
  type QueriedRelation,
  type RelatedType,
  type Relation,
  relations,
} from "../../../generated/relations.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { Store } from "../../base/store/store.ts";
import type { RelatedList, RelatedRow } from "./sql/relations.ts";

/** A record with related records. */
type OwnerRecord = Readonly<Record<string, unknown>>;

/** The related record, if the relation has only one; otherwise the first ones and their total number. */
export type RelatedRecords = { readonly record: RelatedRow | null } | RelatedList;

/** Records of one type, and names of relations. */
interface RelationRequest {
  readonly type: string;
  readonly names: readonly string[];
  readonly records: readonly OwnerRecord[];
}

/** The related records of each record, by the names of the relations. */
interface RelationResult {
  readonly related: ReadonlyMap<OwnerRecord, ReadonlyMap<string, RelatedRecords>>;
  /** Relations that the type does not have. */
  readonly unknown: readonly string[];
  /** Relations that the caller may not read. */
  readonly forbidden: readonly string[];
}

/** Reads the related records of records of one type: one query per relation, for all records. */
export async function readRelations(
  { relations: repository }: Pick<Store, "relations">,
  { organization, permissions }: Caller,
  { type, names, records }: RelationRequest,
): Promise<RelationResult> {
  const declared = names.map((name) => ({ name, relation: relationOf(type, name) }));
  const related = new Map(records.map((record) => [record, new Map<string, RelatedRecords>()]));
  for (const { name, relation } of declared) {
    if (relation === undefined || !permissions.has(relation.permission)) continue;
    const key = { owner: type, name, relation };
    const found = await readRelation(repository, organization.id, { ...key, records });
    for (const record of records) related.get(record)?.set(name, found(record));
  }
  return {
    related,
    unknown: declared.flatMap(({ name, relation }) => (relation === undefined ? [name] : [])),
    forbidden: declared.flatMap(({ name, relation }) =>
      relation !== undefined && !permissions.has(relation.permission) ? [name] : [],
    ),
  };
}

/** Returns a relation of a record type; undefined if there is none. */
export function relationOf(type: string, name: string): Relation | undefined {
  const types: Readonly<Record<string, Readonly<Record<string, Relation>>>> = relations;
  const own = Object.hasOwn(types, type) ? types[type] : undefined;
  return own && Object.hasOwn(own, name) ? own[name] : undefined;
}

interface OneRelation {
  readonly owner: string;
  readonly name: string;
  readonly relation: Relation;
  readonly records: readonly OwnerRecord[];
}

type Found = (record: OwnerRecord) => RelatedRecords;

async function readRelation(
  repository: Store["relations"],
  orgId: string,
  { owner, name, relation, records }: OneRelation,
): Promise<Found> {
  if (records.length === 0) return () => ({ record: null });
  const { type, by, many } = relation;
  if (by !== null) return await readReferences(repository, orgId, { type, by, many, records });
  const ids = records.map(({ id }) => String(id));
  // The contract declares the names, so they are those of the generated type.
  const query = `${owner}.${name}` as QueriedRelation;
  const lists = await repository.firstOf(orgId, { relation: query, type, ids, limit: maxRelated });
  return ({ id }) => lists.get(String(id)) ?? { records: [], total: 0 };
}

interface References {
  readonly type: RelatedType;
  readonly by: string;
  readonly many: boolean;
  readonly records: readonly OwnerRecord[];
}

async function readReferences(
  repository: Store["relations"],
  orgId: string,
  { type, by, many, records }: References,
): Promise<Found> {
  const idsOf = (record: OwnerRecord): string[] => [record[by]].flat().filter((id) => typeof id === "string");
  const found = await repository.byIds(orgId, type, [...new Set(records.flatMap(idsOf))]);
  return (record) => {
    const live = idsOf(record).flatMap((id) => found.get(id) ?? []);
    if (!many) return { record: live[0] ?? null };
    return { records: live.slice(0, maxRelated), total: live.length };
  };
}

/** Records of one type, or of several types, which the field `tag` names, and the relations to include. */
interface IncludeRequest {
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
