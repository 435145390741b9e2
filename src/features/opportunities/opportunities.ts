import type { EntitiesOpportunitiesInput, OpportunitiesService, Schemas } from "../../../generated/services.js";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/page.ts";
import type { Opportunity } from "./rules/stage-transition.ts";
import type { OpportunityFilters } from "./sql/filters.ts";
import type { Store } from "../../base/store/store.ts";
import { listTimeline, type Summarize } from "../../base/records/timeline.ts";
import { requireEntity } from "../entities/require-entity.ts";
import type { WriteDeps } from "../entities/writes.ts";
import { shownOpportunity } from "./changes.ts";
import { lineItemsOf } from "./line-items.ts";
import { createOpportunity, deleteOpportunity, restoreOpportunity, updateOpportunity } from "./writes.ts";
import { type ListInput, readList } from "../../base/records/record-list.ts";
import { customSortsOf } from "../../base/records/custom-sorts.ts";
import { searchRecords } from "../../base/records/record-search.ts";
import { requireRecord } from "../../base/records/record-state.ts";

interface OpportunityDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly summarize: Summarize;
}

type OpportunityPage = Page<Schemas["Opportunity"]>;

/** Implements the operations `opportunities.*`. */
export function opportunitiesService(deps: OpportunityDeps): OpportunitiesService {
  const { store } = deps;
  const write = async (work: (over: WriteDeps) => Promise<Opportunity>): Promise<Schemas["Opportunity"]> =>
    shown(await store.transaction((tx) => work({ ...deps, tx })));
  return {
    list: (caller, { page, page_size, sort, cursor, ...filters }) =>
      listOpportunities(deps, caller, {
        operation: "opportunities.list",
        filters,
        input: { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) },
      }),
    async search(caller, input) {
      const page = (...request: Parameters<typeof store.opportunities.page>) => store.opportunities.page(...request);
      const found = await searchRecords(deps, caller, input, { type: "opportunity", page });
      return { ...found, items: found.items.map((row) => shown(shownOpportunity(row))) };
    },
    async get({ organization }, { id }) {
      return shown(shownOpportunity(requireRecord(await store.opportunities.get(organization.id, id))));
    },
    async activity(caller, { id, ...input }) {
      requireRecord(await store.opportunities.get(caller.organization.id, id));
      return await listTimeline(deps, caller, { operation: "opportunities.activity", id, input });
    },
    create: (caller, input) => write((over) => createOpportunity(over, caller, input)),
    update: (caller, { id, expected_version, ...input }) =>
      write((over) => updateOpportunity(over, caller, { target: { id, expected_version }, input })),
    async delete(caller, target) {
      const { id, deleted_at } = await write((over) => deleteOpportunity(over, caller, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: (caller, target) => write((over) => restoreOpportunity(over, caller, target)),
    lineItems: (caller, input) => lineItemsOf(deps, caller, input),
  };
}

/** Implements entities.opportunities: the opportunities of a contact or company. */
export async function opportunitiesOf(
  deps: OpportunityDeps,
  caller: Caller,
  { id, page, page_size, sort, cursor, ...filters }: EntitiesOpportunitiesInput,
): Promise<OpportunityPage> {
  await requireEntity(deps.store, caller.organization.id, id);
  return await listOpportunities(deps, caller, {
    operation: "entities.opportunities",
    filters: { ...filters, entity_id: id },
    input: { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) },
  });
}

interface Request {
  readonly operation: string;
  readonly filters: OpportunityFilters;
  readonly input: ListInput;
}

async function listOpportunities(
  { store, signedTokens }: OpportunityDeps,
  { organization: { id: orgId } }: Caller,
  { operation, filters, input }: Request,
): Promise<OpportunityPage> {
  const custom = await customSortsOf(store, orgId, { type: "opportunity", sort: input.sort, path: "sort" });
  return await readList(signedTokens, { operation, orgId, filters }, { ...input, custom }, async (request) => {
    const page = await store.opportunities.list(orgId, filters, request);
    return { ...page, items: page.items.map((row) => shown(shownOpportunity(row))) };
  });
}

/** The columns of a record are the contract's fields; the compiler cannot verify that. */
const shown = (record: Opportunity): Schemas["Opportunity"] => record as Schemas["Opportunity"];
