import { resources, type Resource } from "../../../generated/resources.js";
import { catchProblem } from "../../base/platform/problem-paths.ts";
import { readFields, searchTextOf, type Values } from "../../base/records/resource/input.ts";
import type { ResourceContext } from "../../base/records/resource/rules.ts";
import { storedFields } from "../../base/records/rules/resource-columns.ts";
import type { StandardFields } from "../../base/records/sql/record-table.ts";
import type { Repositories } from "../../base/store/store.ts";
import { findOwners } from "./resource-lookup.ts";
import type { ImportedResource } from "./rules/imported-types.ts";
import { keyOfUnique, uniqueValuesIn, type UniqueValue } from "./rules/resource-keys.ts";
import type { ImportRow } from "./rules/row.ts";
import type { Draft } from "./sql/drafts.ts";
import type { ImportRecord } from "./sql/imports.ts";

/** A batch of a dry run. */
interface DryBatch {
  readonly type: ImportedResource;
  readonly record: ImportRecord;
  readonly rows: readonly ImportRow[];
}

/** Writes the drafts to which the rows of a batch refer; the caller rolls them back with the batch. */
export async function repeatDrafts(context: ResourceContext, batch: DryBatch): Promise<void> {
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
export async function saveDrafts(
  tx: Repositories,
  { orgId, importId }: { readonly orgId: string; readonly importId: string },
  { type, records }: { readonly type: ImportedResource; readonly records: readonly StandardFields[] },
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
