import type { BusyFeedsCreateInput, Schemas } from "../../../generated/services.js";
import type { Binding, Encryption } from "../../platform/encryption.ts";
import type { Caller } from "../../contract/caller.ts";
import { createChange } from "../../records/rules/change.ts";
import { differences } from "../../platform/rules/differences.ts";
import { referenceNotFound, unprocessable } from "../../platform/rules/errors.ts";
import { normalizeTexts } from "../../platform/rules/normalize-texts.ts";
import type { Egress } from "../../net/egress.ts";
import type { BusyFeedRecord } from "../sql/busy-feeds.ts";
import type { Repositories, Store } from "../../store/store.ts";
import { requireOwnCalendar } from "../booking-rights.ts";
import type { Target } from "../../entities/writes.ts";
import { requireRecord, standardFields, omitUndefined } from "../../records/record-state.ts";

/** What changing feeds needs. */
export interface BusyFeedDeps {
  readonly store: Store;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly encryption: Encryption;
  readonly egress: Pick<Egress, "check">;
}

const TEXTS = { required: ["name", "url"] };
const MAX_FEEDS = 10;
/** How often a feed is read: seconds. */
export const FEED_EVERY = 900;

/** What the address of a feed is encrypted for. */
export const feedBinding = (id: string): Binding => `busy_feeds.url:${id}`;

/** The user is held: two feeds at once cannot together be too many. */
export async function createFeed(
  deps: BusyFeedDeps,
  caller: Caller,
  input: BusyFeedsCreateInput,
): Promise<BusyFeedRecord> {
  const { organization, user } = caller;
  const { user_id: given, name, url } = normalizeTexts(input, TEXTS);
  const user_id = given?.toLowerCase() ?? user.id;
  requireOwnCalendar(caller, user_id);
  const { id, ...standard } = standardFields(deps.newId(), caller.actor);
  const address = await addressOf(deps, id, url);
  return await deps.store.transaction(async (tx) => {
    if ((await tx.users.lock(organization.id, user_id)) === null) throw referenceNotFound("/user_id");
    if ((await tx.busyFeeds.count(organization.id, user_id)) >= MAX_FEEDS) throw tooMany();
    const row = { ...standard, ...address, id, user_id, name, status: "pending", created_by_user: user.id };
    await tx.busyFeeds.insert(organization.id, { ...row, next_read_at: nextReading(deps) });
    const feed = requireRecord(await tx.busyFeeds.get(organization.id, id));
    await tx.changes.append(organization.id, [createChange("busy_feed.created", feed, { newId: deps.newId })]);
    await queueReading(tx, deps, organization.id, id);
    return feed;
  });
}

/** Merges the fields that were sent; another address is read at once. */
export async function updateFeed(
  deps: BusyFeedDeps,
  caller: Caller,
  { target, input }: { readonly target: Target; readonly input: Schemas["BusyFeedUpdate"] },
): Promise<BusyFeedRecord> {
  const { id, expected_version } = target;
  const orgId = caller.organization.id;
  const { url, ...fields } = normalizeTexts(input, TEXTS);
  requireOwnCalendar(caller, requireRecord(await deps.store.busyFeeds.get(orgId, id)).user_id);
  const address = url === undefined ? null : { ...(await addressOf(deps, id, url)), status: "pending", digest: null };
  return await deps.store.transaction(async (tx) => {
    const before = requireRecord(await tx.busyFeeds.lock(orgId, id), expected_version);
    const changes = { ...omitUndefined(fields), ...address };
    if (address === null && Object.keys(differences(before, { ...before, ...changes })).length === 0) return before;
    const after = requireRecord(await tx.busyFeeds.update(orgId, id, changes, caller.actor));
    const told = { newId: deps.newId, changes: differences(before, after) };
    await tx.changes.append(orgId, [createChange("busy_feed.updated", after, told)]);
    if (address) await queueReading(tx, deps, orgId, id);
    return after;
  });
}

/** Marks the feed as deleted; what it said is forgotten. */
export async function deleteFeed(
  { store, newId }: BusyFeedDeps,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  return await store.transaction(async (tx) => {
    requireOwnCalendar(caller, requireRecord(await tx.busyFeeds.lock(orgId, id), expected_version).user_id);
    await tx.busyTimes.forget(orgId, id);
    const gone = requireRecord(await tx.busyFeeds.remove(orgId, id, caller.actor));
    await tx.changes.append(orgId, [createChange("busy_feed.deleted", gone, { newId })]);
    return { id, deleted_at: gone.deleted_at ?? "" };
  });
}

/** Has a feed read now; nothing where that waits to be done already. */
export async function refreshFeed(deps: BusyFeedDeps, caller: Caller, id: string): Promise<BusyFeedRecord> {
  const orgId = caller.organization.id;
  return await deps.store.transaction(async (tx) => {
    const feed = requireRecord(await tx.busyFeeds.lock(orgId, id));
    requireOwnCalendar(caller, feed.user_id);
    await queueReading(tx, deps, orgId, id);
    return feed;
  });
}

/** Queues the reading of a feed, once. */
export async function queueReading(
  tx: Repositories,
  { newId }: Pick<BusyFeedDeps, "newId">,
  orgId: string,
  id: string,
): Promise<void> {
  await tx.jobs.enqueue(orgId, { id: newId(), kind: "busy_feed.read", payload: { feed_id: id }, key: id });
}

const nextReading = ({ clock }: BusyFeedDeps): string => new Date(clock() + FEED_EVERY * 1_000).toISOString();

/** How an address is stored: encrypted, and its host for people. Throws where it may not be called. */
async function addressOf(
  { egress, encryption }: BusyFeedDeps,
  id: string,
  given: string,
): Promise<{ readonly url: string; readonly host: string }> {
  const url = given.replace(/^webcals?:/i, "https:");
  const wrong = await egress.check(url, "/url");
  if (wrong) throw unprocessable([wrong]);
  return { url: encryption.encrypt(url, feedBinding(id)), host: new URL(url).host };
}

function tooMany() {
  const limit = { limit: MAX_FEEDS };
  return unprocessable([{ path: "/user_id", code: "too_many", values: limit, extra: limit }]);
}
