import type { Schemas, ViewsCreateInput, ViewsService, ViewsUpdateInput } from "../../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import { requirePermission } from "../platform/rights.ts";
import type { SignedTokens } from "../platform/signed-token.ts";
import { type Check, type CheckedWrite, eachValue } from "../platform/mistakes.ts";
import { notFound, permissionDenied, unprocessable, wrongEntityType, type Detail } from "../platform/rules/errors.ts";
import { normalizeTexts } from "../platform/rules/text.ts";
import { QUOTAS } from "../platform/rules/quotas.ts";
import type { Repositories, Store } from "../store/store.ts";
import { customFieldsOf } from "./custom-fields.ts";
import { readFilter } from "./filter-check.ts";
import { readList } from "./record-list.ts";
import { changedMembers, omitUndefined, requireRecord, standardFields } from "./record-state.ts";
import { isCustomFieldType } from "./rules/custom-fields.ts";
import { readableTypes, readPermissionOf } from "./rules/record-types.ts";
import type { FilterGroup } from "./rules/filter-tree.ts";
import type { ViewReader, ViewRecordType, ViewRow } from "./sql/views.ts";
import { type Field, fields } from "../../../generated/fields.js";
import { didYouMean, type DescribedName } from "../platform/rules/did-you-mean.ts";
import { namesOf } from "./rules/field-table.ts";

interface ViewDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly newId: () => string;
}

interface ViewTarget {
  readonly id: string;
  readonly expected_version?: number | undefined;
}

const TEXTS = { required: ["name"] };
const DEFAULTS = { visibility: "personal", filter: null, sort: null, grouping: null, layout: "table" } as const;

/** Implements the operations `views.*`. API keys act for the user who created them. */
export function viewsService(deps: ViewDeps): ViewsService {
  const { store, signedTokens } = deps;
  return {
    async list(caller, { page, page_size, sort, cursor, ...given }) {
      const orgId = caller.organization.id;
      const filters = { ...given, reader: readerOf(caller) };
      const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
      const list = await readList(signedTokens, { operation: "views.list", orgId, filters }, input, (request) =>
        store.views.list(orgId, filters, request),
      );
      const defaults = await store.views.defaults(orgId, caller.user.id);
      return { ...list, items: list.items.map((view) => shown(view, defaults)) };
    },
    get: async (caller, { id }) =>
      await shownTo(store, caller, visible(caller, await store.views.get(caller.organization.id, id))),
    create: (caller, input) => store.transaction((tx) => create(deps, tx, { caller, input })),
    update: (caller, input) => store.transaction((tx) => update(tx, caller, input)),
    delete: (caller, target) => store.transaction((tx) => remove(tx, caller, target)),
  };
}

/** Locks the user, so that concurrent calls exceed no limit and set one default. */
async function create(
  { newId }: ViewDeps,
  tx: Repositories,
  { caller, input }: { readonly caller: Caller; readonly input: ViewsCreateInput },
): Promise<Schemas["View"]> {
  const { organization, user, actor } = caller;
  const { is_default = false, columns = [], position = 0, ...rest } = normalizeTexts(input, TEXTS);
  const { record_type: type } = rest;
  requirePermission(caller, readPermissionOf(type));
  await tx.users.lock(organization.id, user.id);
  const limit = QUOTAS.views_per_member;
  if ((await tx.views.count(organization.id, user.id)) >= limit)
    throw unprocessable([{ path: "", code: "too_many", values: { limit }, extra: { limit } }]);
  const fields = { ...DEFAULTS, ...omitUndefined(rest), columns, position };
  await checkFields(tx, caller, type, fields);
  const record = standardFields(newId(), actor);
  await tx.views.insert(organization.id, { ...record, ...fields, created_by_user: user.id });
  if (is_default) await tx.views.setDefault(organization.id, user.id, { id: record.id, record_type: type });
  return await shownTo(tx, caller, requireRecord(await tx.views.get(organization.id, record.id)));
}

async function update(
  tx: Repositories,
  caller: Caller,
  { id, expected_version, is_default, ...input }: ViewsUpdateInput,
): Promise<Schemas["View"]> {
  const { organization, user, actor } = caller;
  await tx.users.lock(organization.id, user.id);
  const before = await lockVisible(tx, caller, { id, expected_version });
  const changed = changedMembers(normalizeTexts(input, TEXTS), before);
  if (Object.keys(changed).length > 0) {
    requireOwnView(caller, before);
    if (changed.visibility === "personal") {
      if (before.created_by_user !== user.id) throw permissionDenied();
      await tx.views.withdraw(organization.id, id, user.id);
    }
    await checkFields(tx, caller, before.record_type, changed);
    await tx.views.update(organization.id, id, changed, actor);
  }
  const defaults = await tx.views.defaults(organization.id, user.id);
  if (is_default === true && !defaults.has(id)) await tx.views.setDefault(organization.id, user.id, before);
  if (is_default === false && defaults.has(id)) await tx.views.unsetDefault(organization.id, user.id, id);
  return await shownTo(tx, caller, requireRecord(await tx.views.get(organization.id, id)));
}

async function remove(tx: Repositories, caller: Caller, target: ViewTarget): Promise<Schemas["Deleted"]> {
  const view = await lockVisible(tx, caller, target);
  requireOwnView(caller, view);
  const removed = requireRecord(await tx.views.removeView(caller.organization.id, view.id, caller.actor));
  return { id: removed.id, deleted_at: removed.deleted_at ?? "" };
}

async function lockVisible(tx: Repositories, caller: Caller, target: ViewTarget): Promise<ViewRow> {
  const view = visible(caller, await tx.views.lock(caller.organization.id, target.id));
  return requireRecord(view, target.expected_version);
}

/** Throws not_found for personal views of others and for views of record types that the caller cannot read. */
function visible(caller: Caller, view: ViewRow | null): ViewRow {
  if (view === null) throw notFound();
  const { userId, types } = readerOf(caller);
  if (view.visibility === "personal" && view.created_by_user !== userId) throw notFound();
  if (!types.includes(view.record_type)) throw notFound();
  return view;
}

const readerOf = ({ user, permissions }: Caller): ViewReader => ({
  userId: user.id,
  types: readableTypes(permissions),
});

function requireOwnView({ user, permissions }: Caller, { created_by_user: creator }: ViewRow): void {
  if (creator !== user.id && !permissions.has("organization:manage")) throw permissionDenied();
}

/** Throws `unprocessable` if a field does not exist, and like a search if the caller cannot read a field of the filter. */
async function checkFields(
  tx: Repositories,
  caller: Caller,
  type: ViewRecordType,
  given: NamedFields & { readonly filter?: FilterGroup | null },
): Promise<void> {
  const orgId = caller.organization.id;
  const custom = isCustomFieldType(type) ? Object.keys(await customFieldsOf(tx, orgId, type)) : [];
  const details = fieldErrors(given, { type, custom: new Set(custom) });
  if (details.length > 0) throw unprocessable(details);
  if (!given.filter) return;
  if (type === "event") throw wrongEntityType("/filter", []);
  await readFilter(tx, orgId, given.filter, { type, caller });
}

/** The checks of a view's fields. */
export const viewChecks = (tx: Repositories, write: CheckedWrite): Check[] => {
  const { record_type: type } = { ...write.before, ...write.values } as { readonly record_type?: ViewRecordType };
  const mayRead = type !== undefined && write.caller.permissions.has(readPermissionOf(type));
  const ofType = mayRead ? eachValue(write.values, (one) => checkFields(tx, write.caller, type, one)) : [];
  return [...eachValue(write.values, (one) => normalizeTexts(one, TEXTS)), ...ofType];
};

async function shownTo(
  { views }: Pick<Repositories, "views">,
  caller: Caller,
  view: ViewRow,
): Promise<Schemas["View"]> {
  return shown(view, await views.defaults(caller.organization.id, caller.user.id));
}

function shown({ created_by_user: _, ...view }: ViewRow, defaults: ReadonlySet<string>): Schemas["View"] {
  return { ...view, columns: [...view.columns], is_default: defaults.has(view.id) } as Schemas["View"];
}

type Fields = Readonly<Record<string, Field>>;

/** The parts of a view that name fields. */
type NamedFields = Partial<Pick<Schemas["View"], "columns" | "sort" | "grouping">>;

/** The fields of a record type, and the keys of its custom fields. */
interface ViewedFields {
  readonly type: Schemas["ViewRecordType"];
  readonly custom: ReadonlySet<string>;
}

/** Returns an error for each name that is not a field of the record type, or not a field that its list sorts by. */
function fieldErrors({ columns = [], sort = null, grouping = null }: NamedFields, viewed: ViewedFields): Detail[] {
  const table: Fields = fields[viewed.type];
  const check = (path: string, name: string): Detail[] =>
    isField(table, name, viewed.custom) ? [] : [unknownField(path, name, namesOf(table))];
  const sortable = namesOf(table).filter(({ name }) => table[name]?.sortable === true);
  const sorts = sort === null ? [] : sort.split(",").map((name) => name.replace(/^-/, ""));
  return [
    ...columns.flatMap((name, index) => check(`/columns/${String(index)}`, name)),
    ...sorts
      .filter((name) => !sortable.some((field) => field.name === name))
      .map((name) => unknownField("/sort", name, sortable)),
    ...(grouping === null ? [] : check("/grouping", grouping)),
  ].slice(0, 20);
}

function isField(table: Fields, path: string, custom: ReadonlySet<string>): boolean {
  const [name = "", ...rest] = path.split(".");
  const field = Object.hasOwn(table, name) ? table[name] : undefined;
  if (field === undefined) return false;
  if (rest.length === 0) return true;
  const member = rest.join(".");
  if (name === "custom_fields") return custom.has(member);
  return name === "external_ids" || field.merges?.members?.includes(member) === true;
}

function unknownField(path: string, name: string, known: readonly DescribedName[]): Detail {
  const similar = didYouMean(name, known);
  const extra = {
    allowed_values: known.map((one) => one.name).toSorted(),
    ...(similar === undefined ? {} : { did_you_mean: similar }),
  };
  return { path, code: "unknown_field", extra };
}
