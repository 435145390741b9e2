import type { Authorized, Caller } from "../../contract/caller.ts";
import type { Schemas } from "../../../../generated/services.js";
import { type ResourceRecords, type ResourceType, resources } from "../../../../generated/resources.js";
import type { Page } from "../../contract/operation.ts";
import type { SignedTokens } from "../../platform/signed-token.ts";
import type { Store } from "../../store/store.ts";
import { customSortsOf } from "../custom-sorts.ts";
import { type ListInput, readList } from "../record-list.ts";
import { searchRecords, type SearchInput } from "../record-search.ts";
import { requireRecord } from "../record-state.ts";
import { tableOf, type Target } from "./locks.ts";
import { purgeRecord, createRecord, deleteRecord, restoreRecord, updateRecord } from "./writes.ts";
import type { ResourceContext, RuledResource } from "./rules.ts";

/** Dependencies of the services of resources. */
export interface ResourceDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
}

/** The operations of a resource. */
export interface ResourceService<Row> {
  list(caller: Caller, input: ListInput): Promise<Page<Row>>;
  search(caller: Caller, input: SearchInput): Promise<Page<Row>>;
  get(caller: Caller, target: Pick<Target, "id">): Promise<Row>;
  create(caller: Authorized<Caller>, input: object): Promise<Row>;
  update(caller: Authorized<Caller>, input: Target & Partial<Row>): Promise<Row>;
  delete(caller: Authorized<Caller>, target: Target): Promise<Schemas["Deleted"]>;
  restore(caller: Authorized<Caller>, target: Target): Promise<Row>;
  /** Deletes a record permanently. */
  purge(caller: Authorized<Caller>, target: Target): Promise<Schemas["Deleted"]>;
}

/** Implements the operations of a resource by its declaration in the contract and by its rules. */
export function resourceService<Type extends ResourceType>(
  deps: ResourceDeps,
  ruled: RuledResource<Type>,
): ResourceService<ResourceRecords[Type]> {
  const { store, signedTokens } = deps;
  const { type } = ruled;
  const write = <Result>(caller: Caller, work: (context: ResourceContext) => Promise<Result>): Promise<Result> =>
    store.transaction((tx) => work({ ...deps, tx, caller }));
  return {
    async list({ organization: { id: orgId } }, { page, page_size, sort, cursor, ...filters }) {
      const custom = await customSortsOf(store, orgId, { type, sort, path: "sort" });
      const input = { page, page_size, sort, custom, ...(cursor === undefined ? {} : { cursor }) };
      const identity = { operation: `${resources[type].group}.list`, orgId, filters };
      return await readList(signedTokens, identity, input, (request) =>
        tableOf({ tx: store }, type).list(orgId, filters, request),
      );
    },
    search: (caller, input) => searchRecords(deps, caller, input, { type, page: tableOf({ tx: store }, type).search }),
    get: async ({ organization }, { id }) => requireRecord(await tableOf({ tx: store }, type).get(organization.id, id)),
    create: (caller, input) => write(caller, (context) => createRecord(context, ruled, { ...input })),
    update: (caller, { id, expected_version, ...input }) =>
      write(caller, (context) => updateRecord(context, ruled, { target: { id, expected_version }, input })),
    async delete(caller, target) {
      const { id, deleted_at } = await write(caller, (context) => deleteRecord(context, ruled, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: (caller, target) => write(caller, (context) => restoreRecord(context, ruled, target)),
    purge: (caller, target) => write(caller, (context) => purgeRecord(context, ruled, target)),
  };
}
