import type { BusyFeedsListInput, BusyFeedsService } from "../../../../generated/services.js";
import type { SignedTokens } from "../../../base/platform/signed-token.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Page } from "../../../base/contract/page.ts";
import type { BusyFeedRecord } from "../sql/busy-feeds.ts";
import { type BusyFeedDeps, createFeed, deleteFeed, refreshFeed, updateFeed } from "./feed-writes.ts";
import { readList } from "../../../base/records/record-list.ts";
import { requireRecord } from "../../../base/records/record-state.ts";

interface FeedServiceDeps extends BusyFeedDeps {
  readonly signedTokens: SignedTokens;
}

/** Creates the service for busy feeds: external calendars that busy times are read from. */
export function busyFeedsService(deps: FeedServiceDeps): BusyFeedsService {
  const { store } = deps;
  return {
    list: (caller, input) => listFeeds(deps, caller, input),
    get: async ({ organization }, { id }) => requireRecord(await store.busyFeeds.get(organization.id, id)),
    create: (caller, input) => createFeed(deps, caller, input),
    update: (caller, { id, expected_version, ...input }) =>
      updateFeed(deps, caller, { target: { id, expected_version }, input }),
    delete: (caller, target) => deleteFeed(deps, caller, target),
    refresh: (caller, { id }) => refreshFeed(deps, caller, id),
  };
}

function listFeeds(
  { store, signedTokens }: FeedServiceDeps,
  { organization: { id: orgId } }: Caller,
  { page, page_size, sort, cursor, ...filters }: BusyFeedsListInput,
): Promise<Page<BusyFeedRecord>> {
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return readList(signedTokens, { operation: "busyFeeds.list", orgId, filters }, list, (request) =>
    store.busyFeeds.list(orgId, filters, request),
  );
}
