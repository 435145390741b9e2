import { resources, type ResourceType } from "../../../generated/resources.js";
import * as validators from "../../../generated/validators/records.js";
import type { Caller } from "../../base/contract/caller.ts";
import { catchProblem } from "../../base/platform/problem-paths.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";
import { toDetails } from "../../base/platform/rules/violations.ts";
import type { Values } from "../../base/records/resource/input.ts";
import type { ResourceContext, RuledResource } from "../../base/records/resource/rules.ts";
import { createRecord, updateRecord } from "../../base/records/resource/writes.ts";
import type { StandardFields } from "../../base/records/sql/record-table.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { importCaller } from "./import-caller.ts";
import type { ImportDeps } from "./preparation.ts";
import { repeatDrafts, saveDrafts } from "./resource-drafts.ts";
import { findRecords } from "./resource-lookup.ts";
import {
  batchResult,
  reasonsOf,
  withoutFailedCells,
  type BatchResult,
  type RowEffect,
  type RowResult,
  type RowWriter,
} from "./row-results.ts";
import type { ImportedResource } from "./rules/imported-types.ts";
import type { ImportRow } from "./rules/row.ts";
import type { ImportRecord } from "./sql/imports.ts";

/** Dependencies of writing rows as records of a resource. */
export interface ResourceRowDeps extends ImportDeps {
  /** Returns a store whose transactions are savepoints of an open transaction. */
  readonly joinTransaction: (tx: Repositories) => Store;
  /** Returns a resource with its rules. */
  readonly ruledResource: <Type extends ResourceType>(type: Type) => RuledResource<Type>;
}

/** An import of records of a resource. */
export interface ResourceImport {
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
      await saveDrafts(tx, { orgId, importId: current.id }, { type, records: written });
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
