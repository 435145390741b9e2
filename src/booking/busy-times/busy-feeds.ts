import type { BusyFeedsListInput, BusyFeedsService } from "../../../generated/services.js";
import type { SignedTokens } from "../../platform/signed-token.ts";
import type { Caller } from "../../contract/caller.ts";
import type { Page } from "../../contract/page.ts";
import type { BusyFeedRecord } from "../sql/busy-feeds.ts";
import { type BusyFeedParts, createFeed, deleteFeed, refreshFeed, updateFeed } from "./busy-feed-writes.ts";
import { readList } from "../../records/record-list.ts";
import { requireRecord } from "../../records/record-state.ts";

interface FeedServiceParts extends BusyFeedParts {
  readonly signedTokens: SignedTokens;
}

/** Calendars elsewhere that busy times are read from. */
export function busyFeedsService(parts: FeedServiceParts): BusyFeedsService {
  const { store } = parts;
  return {
    list: (caller, input) => listFeeds(parts, caller, input),
    get: async ({ organization }, { id }) => requireRecord(await store.busyFeeds.get(organization.id, id)),
    create: (caller, input) => createFeed(parts, caller, input),
    update: (caller, { id, expected_version, ...input }) =>
      updateFeed(parts, caller, { target: { id, expected_version }, input }),
    delete: (caller, target) => deleteFeed(parts, caller, target),
    refresh: (caller, { id }) => refreshFeed(parts, caller, id),
  };
}

function listFeeds(
  { store, signedTokens }: FeedServiceParts,
  { organization: { id: orgId } }: Caller,
  { page, page_size, sort, cursor, ...filters }: BusyFeedsListInput,
): Promise<Page<BusyFeedRecord>> {
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return readList(signedTokens, { operation: "busyFeeds.list", orgId, filters }, list, (request) =>
    store.busyFeeds.list(orgId, filters, request),
  );
}
