import { resources, type ResourceType, type Resource } from "../../../generated/resources.js";
import * as validators from "../../../generated/validators/records.js";
import type { Caller } from "../../base/contract/caller.ts";
import { catchProblem } from "../../base/platform/problem-paths.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";
import { toDetails } from "../../base/platform/rules/violations.ts";
import { type Values, readFields, searchTextOf } from "../../base/records/resource/input.ts";
import type { ResourceContext, RuledResource } from "../../base/records/resource/rules.ts";
import { createRecord, updateRecord } from "../../base/records/resource/writes.ts";
import type { StandardFields } from "../../base/records/sql/record-table.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import type { ImportDeps } from "./preparation.ts";
import {
  batchResult,
  reasonsOf,
  withoutFailedCells,
  type BatchResult,
  type RowEffect,
  type RowResult,
  type RowWriter,
} from "./row-results.ts";
import {
  type ImportedResource,
  uniqueValuesIn,
  type UniqueValue,
  keyOfUnique,
  permissionsOfImport,
} from "./rules/imported-types.ts";
import type { ImportRow } from "./rules/row.ts";
import type { ImportRecord, Draft } from "./sql/imports.ts";
import { storedFields } from "../../base/records/rules/resource-columns.ts";
import { personName } from "../accounts/callers.ts";
import { deletesOthers } from "../../base/platform/rules/permissions.ts";
import { requireRecord } from "../../base/records/record-state.ts";

/** Dependencies of writing rows as records of a resource. */
export interface ResourceRowDeps extends ImportDeps {
  /** Returns a store whose transactions are savepoints of an open transaction. */
  readonly joinTransaction: (tx: Repositories) => Store;
  /** Returns a resource with its rules. */
  readonly ruledResource: <Type extends ResourceType>(type: Type) => RuledResource<Type>;
}

/** An import of records of a resource. */
interface ResourceImport {
  readonly orgId: string;
  readonly type: ImportedResource;
  readonly record: ImportRecord;
}

/** Smaller than a batch of contacts, because a batch holds a lock for each unique value until it is committed. */
const BATCH = 100;

/**
 * Writes rows one by one like the operations of the resource, each in a savepoint. A dry run rolls them back and keeps
 * the written records as drafts, which the next batches write first.
 */
export async function resourceRows(deps: ResourceRowDeps, { orgId, type, record }: ResourceImport): Promise<RowWriter> {
  const caller = await importCaller(deps.store, orgId, record);
  return {
    validate: validators[`${type}_update`],
    batchSize: BATCH,
    async write(tx, current, rows) {
      const store = deps.joinTransaction(tx);
      const batch: ResourceBatch = { deps, caller, type, record: current };
      if (!current.dry_run) return (await writeRows(batch, store, rows)).result;
      const { result, written } = await store.dryRun(async (trial) => {
        await repeatDrafts(contextOf(batch, trial), { type, record: current, rows });
        return await writeRows(batch, deps.joinTransaction(trial), rows);
      });
      await saveDrafts(tx, { orgId, importId: current.id }, type, written);
      return result;
    },
  };
}

interface ResourceBatch {
  readonly deps: ResourceRowDeps;
  readonly caller: Caller;
  readonly type: ImportedResource;
  readonly record: ImportRecord;
}

const contextOf = ({ deps, caller }: ResourceBatch, tx: Repositories): ResourceContext => ({
  tx,
  caller,
  clock: deps.clock,
  newId: deps.newId,
});

interface WrittenRows {
  readonly result: BatchResult;
  /** The records that the rows have created or changed. */
  readonly written: readonly StandardFields[];
}

async function writeRows(batch: ResourceBatch, store: Store, rows: readonly ImportRow[]): Promise<WrittenRows> {
  const results: RowResult[] = [];
  const written = new Map<string, StandardFields>();
  for (const row of rows) {
    const { after, ...result } = await writeRow(batch, store, row);
    results.push(result);
    if (after) written.set(after.id, after);
  }
  return { result: batchResult(results), written: [...written.values()] };
}

/** Writes a row; if configured, without the cells for which it would fail. */
async function writeRow(
  batch: ResourceBatch,
  store: Store,
  row: ImportRow,
): Promise<RowResult & { readonly after: StandardFields | null }> {
  let current = row;
  for (;;) {
    const { result, after = null } = await tryRow(batch, store, current);
    const without = withoutFailedCells(current, result, batch.record.on_bad_cell);
    if (without === null) return { row, result, skipped: current.skipped, after };
    current = without;
  }
}

interface Attempt {
  readonly result: RowResult["result"];
  readonly after?: StandardFields;
}

async function tryRow(batch: ResourceBatch, store: Store, row: ImportRow): Promise<Attempt> {
  if (row.reasons.length > 0) return { result: row.reasons };
  const outcome = await catchProblem(() => store.transaction((tx) => applyRow(batch, contextOf(batch, tx), row)));
  return "result" in outcome ? outcome.result : { result: reasonsOf(outcome.problem) };
}

/** Creates the record of a row, or updates the live record that the row identifies. */
async function applyRow(
  { deps, type, record: { id: importId, duplicates } }: ResourceBatch,
  context: ResourceContext,
  row: ImportRow,
): Promise<Attempt & { readonly result: RowEffect }> {
  const ruled = deps.ruledResource(type);
  const found = await findRecords(context, resources[type], row);
  const [id] = found;
  if (id === undefined) {
    requireComplete(type, row.values);
    return { result: "created", after: await createRecord(context, ruled, row.values) };
  }
  if (duplicates === "skip") return { result: "skipped" };
  if (duplicates === "fail") throw unprocessable([{ path: "", code: "existing_record" }]);
  if (found.length > 1) {
    throw unprocessable([{ path: "", code: "row_ambiguous", values: { ids: found.join(", ") } }]);
  }
  const before = await context.tx.resources[type].get(context.caller.organization.id, id);
  const after = await updateRecord(context, ruled, { target: { id }, input: row.values });
  // Between the two statements, another caller may have changed the record.
  const isOurs = after.version !== before?.version && after.updated_by.id === importId;
  return isOurs ? { result: "updated", after } : { result: "unchanged" };
}

/** Throws `unprocessable` if a new record lacks a required field. */
function requireComplete(type: ImportedResource, values: Values): void {
  const validate = validators[`${type}_create`];
  if (!validate(values)) throw unprocessable(toDetails(validate.errors ?? []));
}

/** Returns the ids of the live records that a row refers to: by its id, its unique fields and its external ids. */
async function findRecords(context: ResourceContext, resource: Resource, { id, values }: ImportRow): Promise<string[]> {
  const { tx, caller } = context;
  const named = id !== null && (await tx.resources[resource.type].get(caller.organization.id, id)) !== null ? [id] : [];
  const owners = await findOwners(context, resource, uniqueValuesIn(resource, readFields(resource, caller, values)));
  return [...new Set([...named, ...owners])];
}

/** Returns the ids of the live records that have these unique values. */
async function findOwners(
  { tx, caller }: ResourceContext,
  { type }: Resource,
  values: readonly UniqueValue[],
): Promise<string[]> {
  const orgId = caller.organization.id;
  const table = tx.resources[type];
  const owners: string[] = [];
  for (const { kind, ...pair } of values) {
    const owner = await (kind === "field" ? table.findUnique(orgId, pair) : table.findExternalId(orgId, pair));
    if (owner !== null) owners.push(owner);
  }
  return owners;
}

/** A batch of a dry run. */
interface DryBatch {
  readonly type: ImportedResource;
  readonly record: ImportRecord;
  readonly rows: readonly ImportRow[];
}

/** Writes the drafts to which the rows of a batch refer; the caller rolls them back with the batch. */
async function repeatDrafts(context: ResourceContext, batch: DryBatch): Promise<void> {
  const { tx, caller } = context;
  const resource: Resource = resources[batch.type];
  const orgId = caller.organization.id;
  const drafts = await tx.imports.drafts(orgId, batch.record.id, await lookupOf(context, batch));
  const [changed, created] = partition(drafts, ({ created_by }) => created_by.id !== batch.record.id);
  // A draft may have a unique value that the next draft has given up, so all of them are cleared first.
  for (const draft of changed) await change(context, resource, draft.id, placeholdersOf(resource, draft));
  for (const draft of changed) await change(context, resource, draft.id, columnsOf(resource, draft));
  for (const draft of created) await tx.resources[batch.type].insert(orgId, newRow(context, resource, draft));
}

/** Stores the records of a dry run as they would have been written. */
async function saveDrafts(
  tx: Repositories,
  { orgId, importId }: { readonly orgId: string; readonly importId: string },
  type: ImportedResource,
  records: readonly StandardFields[],
): Promise<void> {
  const rows = records.map((record) => ({
    record,
    keys: uniqueValuesIn(resources[type], { ...record }).map(keyOfUnique),
  }));
  await tx.imports.saveDrafts(orgId, importId, rows);
}

/** Returns the keys and ids of the rows; a changed record can have lost the unique value by which a row finds it. */
async function lookupOf(context: ResourceContext, { type, record: { duplicates }, rows }: DryBatch) {
  const resource: Resource = resources[type];
  const values: UniqueValue[] = [];
  for (const row of rows.filter(({ reasons }) => reasons.length === 0)) {
    // A row whose fields are invalid fails later, with the reasons.
    const read = await catchProblem(() => Promise.resolve(readFields(resource, context.caller, row.values)));
    if ("result" in read) values.push(...uniqueValuesIn(resource, read.result));
  }
  const owners = duplicates === "update" ? await findOwners(context, resource, values) : [];
  return { keys: values.map(keyOfUnique), ids: [...owners, ...rows.flatMap(({ id }) => id ?? [])] };
}

const change = ({ tx, caller }: ResourceContext, { type }: Resource, id: string, columns: Values) =>
  tx.resources[type].change(caller.organization.id, id, { columns }, caller.actor);

/** Returns values for the unique fields that no other record has. */
const placeholdersOf = ({ fields }: Resource, { id }: Draft): Values =>
  Object.fromEntries(fields.flatMap(({ name, unique }) => (unique ? [[name, id]] : [])));

const columnsOf = (resource: Resource, draft: Draft): Values => ({
  ...Object.fromEntries(storedFields(resource).map(({ name }) => [name, draft[name]])),
  search_text: searchTextOf(resource, draft),
});

function newRow({ caller }: ResourceContext, resource: Resource, draft: Draft) {
  const { id, version, created_at, updated_at, created_by, updated_by } = draft;
  const standard = { id, version, created_at, updated_at, created_by, updated_by };
  return { ...columnsOf(resource, draft), ...standard, created_by_user: caller.user.id };
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** Returns the caller of the writes of an import: its user, with no more permissions than its start required. */
async function importCaller(
  { organizations, users }: Pick<Repositories, "organizations" | "users">,
  orgId: string,
  { id: importId, entity_type, mapping, created_by_user }: ImportRecord,
): Promise<Caller> {
  const organization = requireRecord(await organizations.get(orgId));
  const user = requireRecord(await users.get(orgId, created_by_user));
  const { id, email, first_name, last_name, role } = user;
  const locale = user.locale ?? organization.default_locale;
  return {
    address: "127.0.0.1",
    userAgent: null,
    requestId: importId,
    locale,
    organization,
    user: { id, email, first_name, last_name, locale, role },
    actor: { id: importId, name: personName(user), type: "import", application: null },
    credential: { kind: "system" },
    channel: "system",
    permissions: permissionsOfImport(entity_type, Object.values(mapping ?? {})),
    deletesOthers: deletesOthers(role),
  };
}
