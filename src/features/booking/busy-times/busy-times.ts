import type { Authorized, Caller } from "../../../base/contract/caller.ts";
import type {
  BusyTimesCreateInput,
  BusyTimesService,
  Schemas,
  BusyFeedsService,
  BusyFeedsCreateInput,
} from "../../../../generated/services.js";
import { createChange } from "../../../base/records/rules/change.ts";
import { type Check, type CheckedWrite, written, eachValue } from "../../../base/platform/mistakes.ts";
import { stateConflict, unprocessable, referenceNotFound } from "../../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../../base/platform/rules/text.ts";
import type { BusyTimeRecord, BusyFeedRecord } from "../sql/busy-times.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import { requireOwnCalendar, requireUser } from "../booking-rights.ts";
import type { Target } from "../../entities/writes.ts";
import type { ResourceDeps } from "../../../base/records/resource/resource-service.ts";
import type { ResourceWriteDeps } from "../../../base/records/resource/rules.ts";
import { listOperation } from "../../../base/records/record-list.ts";
import { requireRecord, standardFields, omitUndefined } from "../../../base/records/record-state.ts";
import type { SignedTokens } from "../../../base/platform/signed-token.ts";
import type { Binding, Encryption } from "../../../base/platform/encryption.ts";
import { differences } from "../../../base/platform/rules/differences.ts";
import { QUOTAS } from "../../../base/platform/rules/quotas.ts";
import type { Egress } from "../../../base/net/egress.ts";

/** Creates the service for busy times: periods in which a user cannot be booked. */
export function busyTimesService({ store, signedTokens, ...deps }: ResourceDeps): BusyTimesService {
  return {
    list: listOperation(signedTokens, "busyTimes.list", store.busyTimes.list),
    create: (caller, input) => store.transaction((tx) => createBusyTime({ ...deps, tx }, caller, input)),
    delete: (caller, target) => store.transaction((tx) => deleteBusyTime({ ...deps, tx }, caller, target)),
  };
}

async function createBusyTime(
  { tx, newId }: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  input: BusyTimesCreateInput,
): Promise<BusyTimeRecord> {
  const { organization, user } = caller;
  const { user_id: given, start_at, end_at, title = null } = normalizeTexts(input, { optional: ["title"] });
  requireOrder({ start_at, end_at });
  const user_id = given?.toLowerCase() ?? user.id;
  requireOwnCalendar(caller, user_id);
  await requireUser(tx, caller, user_id);
  const record = standardFields(newId(), caller.actor);
  const row = { ...record, user_id, start_at, end_at, title, created_by_user: user.id };
  await tx.busyTimes.insert(organization.id, row);
  const created = requireRecord(await tx.busyTimes.get(organization.id, record.id));
  await tx.changes.append(organization.id, [createChange("busy_time.created", created, { newId })]);
  return created;
}

function requireOrder({ start_at, end_at }: Pick<BusyTimesCreateInput, "start_at" | "end_at">): void {
  if (Date.parse(end_at) <= Date.parse(start_at)) throw unprocessable([{ path: "/end_at", code: "interval_reversed" }]);
}

/** The checks of a busy time's fields. */
export const busyTimeChecks = (tx: Repositories, write: CheckedWrite): Check[] => [
  () => {
    requireOrder(written(write));
  },
  async () => {
    const { user_id } = write.values;
    if (typeof user_id !== "string") return;
    requireOwnCalendar(write.caller, user_id);
    await requireUser(tx, write.caller, user_id);
  },
];

async function deleteBusyTime(
  { tx, newId }: ResourceWriteDeps,
  caller: Authorized<Caller, "booking:write">,
  { id, expected_version }: Target,
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  const before = requireRecord(await tx.busyTimes.lock(orgId, id), expected_version);
  requireOwnCalendar(caller, before.user_id);
  if (before.feed_id !== null) throw stateConflict("read_from_feed");
  const deleted = requireRecord(await tx.busyTimes.remove(orgId, id, caller.actor));
  await tx.changes.append(orgId, [createChange("busy_time.deleted", deleted, { newId })]);
  return { id, deleted_at: deleted.deleted_at ?? "" };
}

interface FeedServiceDeps extends BusyFeedDeps {
  readonly signedTokens: SignedTokens;
}

/** Creates the service for busy feeds: external calendars that busy times are read from. */
export function busyFeedsService(deps: FeedServiceDeps): BusyFeedsService {
  const { store } = deps;
  return {
    list: listOperation(deps.signedTokens, "busyFeeds.list", store.busyFeeds.list),
    get: async ({ organization }, { id }) => requireRecord(await store.busyFeeds.get(organization.id, id)),
    create: (caller, input) => createFeed(deps, caller, input),
    update: (caller, { id, expected_version, ...input }) => updateFeed(deps, caller, { id, expected_version }, input),
    delete: (caller, target) => deleteFeed(deps, caller, target),
    refresh: (caller, { id }) => refreshFeed(deps, caller, id),
  };
}

/** Dependencies of creating, changing and deleting feeds. */
interface BusyFeedDeps {
  readonly store: Store;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly encryption: Encryption;
  readonly egress: Pick<Egress, "check">;
}

const TEXTS = { required: ["name", "url"] };
const MAX_FEEDS = QUOTAS.busy_feeds_per_member;
/** Seconds between two reads of a feed. */
export const FEED_INTERVAL_SECONDS = 900;

/** Returns the encryption context of a feed's address. */
export const feedBinding = (id: string): Binding => `busy_feeds.url:${id}`;

/** Creates a feed. The user is locked, so that concurrent calls cannot exceed the limit. */
async function createFeed(
  deps: BusyFeedDeps,
  caller: Authorized<Caller, "booking:write">,
  input: BusyFeedsCreateInput,
): Promise<BusyFeedRecord> {
  const { organization, user } = caller;
  const { user_id: given, name, url } = normalizeTexts(input, TEXTS);
  const user_id = given?.toLowerCase() ?? user.id;
  requireOwnCalendar(caller, user_id);
  const { id, ...standard } = standardFields(deps.newId(), caller.actor);
  const address = await checkedAddress(deps, id, url);
  return await deps.store.transaction(async (tx) => {
    if ((await tx.users.lock(organization.id, user_id)) === null) throw referenceNotFound("/user_id");
    if ((await tx.busyFeeds.count(organization.id, user_id)) >= MAX_FEEDS) throw tooMany();
    const row = { ...standard, ...address, id, user_id, name, status: "pending", created_by_user: user.id };
    await tx.busyFeeds.insert(organization.id, { ...row, next_read_at: nextReadAt(deps) });
    const feed = requireRecord(await tx.busyFeeds.get(organization.id, id));
    await tx.changes.append(organization.id, [createChange("busy_feed.created", feed, { newId: deps.newId })]);
    await queueFeedRead(tx, deps, organization.id, id);
    return feed;
  });
}

/** Updates the given fields. A new address is read immediately. */
async function updateFeed(
  deps: BusyFeedDeps,
  caller: Authorized<Caller, "booking:write">,
  target: Target,
  input: Schemas["BusyFeedUpdate"],
): Promise<BusyFeedRecord> {
  const { id, expected_version } = target;
  const orgId = caller.organization.id;
  const { url, ...fields } = normalizeTexts(input, TEXTS);
  requireOwnCalendar(caller, requireRecord(await deps.store.busyFeeds.get(orgId, id)).user_id);
  const address =
    url === undefined ? null : { ...(await checkedAddress(deps, id, url)), status: "pending", digest: null };
  return await deps.store.transaction(async (tx) => {
    const before = requireRecord(await tx.busyFeeds.lock(orgId, id), expected_version);
    const changes = { ...omitUndefined(fields), ...address };
    if (address === null && Object.keys(differences(before, { ...before, ...changes })).length === 0) return before;
    const after = requireRecord(await tx.busyFeeds.update(orgId, id, changes, caller.actor));
    const change = { newId: deps.newId, changes: differences(before, after) };
    await tx.changes.append(orgId, [createChange("busy_feed.updated", after, change)]);
    if (address) await queueFeedRead(tx, deps, orgId, id);
    return after;
  });
}

/** Marks the feed as deleted and deletes its busy times. */
async function deleteFeed(
  { store, newId }: BusyFeedDeps,
  caller: Authorized<Caller, "booking:write">,
  { id, expected_version }: Target,
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  return await store.transaction(async (tx) => {
    requireOwnCalendar(caller, requireRecord(await tx.busyFeeds.lock(orgId, id), expected_version).user_id);
    await tx.busyTimes.deleteOfFeed(orgId, id);
    const deleted = requireRecord(await tx.busyFeeds.remove(orgId, id, caller.actor));
    await tx.changes.append(orgId, [createChange("busy_feed.deleted", deleted, { newId })]);
    return { id, deleted_at: deleted.deleted_at ?? "" };
  });
}

/** Enqueues a read of a feed now, unless one is already queued. */
async function refreshFeed(
  deps: BusyFeedDeps,
  caller: Authorized<Caller, "booking:write">,
  id: string,
): Promise<BusyFeedRecord> {
  const orgId = caller.organization.id;
  return await deps.store.transaction(async (tx) => {
    const feed = requireRecord(await tx.busyFeeds.lock(orgId, id));
    requireOwnCalendar(caller, feed.user_id);
    await queueFeedRead(tx, deps, orgId, id);
    return feed;
  });
}

/** Enqueues a read of a feed, unless one is already queued. */
export async function queueFeedRead(
  tx: Repositories,
  { newId }: Pick<BusyFeedDeps, "newId">,
  orgId: string,
  id: string,
): Promise<void> {
  await tx.jobs.enqueue(orgId, { id: newId(), kind: "busy_feed.read", payload: { feed_id: id }, key: id });
}

const nextReadAt = ({ clock }: BusyFeedDeps): string => new Date(clock() + FEED_INTERVAL_SECONDS * 1_000).toISOString();

/**
 * Returns the encrypted address and its host name for display. Throws `unprocessable` if the address must not be
 * called.
 */
async function checkedAddress(
  { egress, encryption }: BusyFeedDeps,
  id: string,
  given: string,
): Promise<{ readonly url: string; readonly host: string }> {
  const url = await callableAddress({ egress }, given);
  return { url: encryption.encrypt(url, feedBinding(id)), host: new URL(url).host };
}

/** Returns the address as it is called. Throws `unprocessable` if it must not be. */
async function callableAddress({ egress }: Pick<BusyFeedDeps, "egress">, given: string): Promise<string> {
  const url = given.replace(/^webcals?:/i, "https:");
  const wrong = await egress.check(url, "/url");
  if (wrong) throw unprocessable([wrong]);
  return url;
}

/** The checks of a feed's fields. */
export const busyFeedChecks = (deps: Pick<BusyFeedDeps, "egress" | "store">, write: CheckedWrite): Check[] => {
  const { url, user_id } = write.values;
  return [
    ...eachValue(write.values, (one) => normalizeTexts(one, TEXTS)),
    ...(typeof url === "string" ? [() => callableAddress(deps, url)] : []),
    async () => {
      if (typeof user_id !== "string") return;
      requireOwnCalendar(write.caller, user_id);
      await requireUser(deps.store, write.caller, user_id);
    },
  ];
};

function tooMany() {
  const limit = { limit: MAX_FEEDS };
  return unprocessable([{ path: "/user_id", code: "too_many", values: limit, extra: limit }]);
}
