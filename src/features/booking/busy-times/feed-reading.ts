import { createHash } from "node:crypto";
import type { Encryption } from "../../../base/platform/encryption.ts";
import { SYSTEM_ACTOR } from "../../../base/contract/actor.ts";
import type { Interval } from "../rules/availability/interval.ts";
import { createChange } from "../../../base/records/rules/change.ts";
import { differences } from "../../../base/platform/rules/differences.ts";
import type { FeedFailure, ReadFeed } from "./feed-reader.ts";
import type { BusyFeedRead, BusyFeedSource } from "../sql/busy-feeds.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import { FEED_INTERVAL_SECONDS, feedBinding, queueFeedRead } from "./feed-writes.ts";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";

/** Dependencies of reading feeds. */
export interface FeedReadingDeps {
  readonly store: Store;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly encryption: Encryption;
  readonly readFeed: ReadFeed;
}

/** Identifies a feed. */
export interface FeedKey {
  readonly orgId: string;
  readonly feedId: string;
}

const MAX_DAYS_AHEAD = 400;
const MAX_PERIODS = 5_000;
const BATCH_SIZE = 500;

/** Enqueues a job for every feed that is due. */
export async function queueDueFeeds({ store, newId }: Pick<FeedReadingDeps, "store" | "newId">): Promise<void> {
  let count: number;
  do {
    count = await store.transaction(async (tx) => {
      const due = await tx.busyFeeds.claimDue(FEED_INTERVAL_SECONDS, BATCH_SIZE);
      for (const { org_id, id } of due) await queueFeedRead(tx, { newId }, org_id, id);
      return due.length;
    });
  } while (count === BATCH_SIZE);
}

/** Reads a feed and replaces its busy times. On error the feed stores the reason. */
export async function readFeedNow(deps: FeedReadingDeps, feed: FeedKey, signal: AbortSignal): Promise<void> {
  const { store, encryption } = deps;
  const source = await store.busyFeeds.source(feed.orgId, feed.feedId);
  // The feed was deleted in the meantime.
  if (source === null) return;
  const url = encryption.decrypt(source.url, feedBinding(feed.feedId));
  const result =
    url === null ? "address_refused" : await fetchContents(deps, source, { orgId: feed.orgId, url, signal });
  await store.transaction((tx) => saveResult(tx, deps, feed, { source, result }));
}

/** Contents of a feed. */
interface FeedContents {
  readonly digest: string;
  /** Null: unchanged since the last read. */
  readonly periods: readonly Interval[] | null;
}

async function fetchContents(
  { store, readFeed, clock }: FeedReadingDeps,
  { user_id, email: owner, timezone, digest: previousDigest }: BusyFeedSource,
  { orgId, url, signal }: { readonly orgId: string; readonly url: string; readonly signal: AbortSignal },
): Promise<FeedContents | FeedFailure> {
  const today = Math.floor(clock() / DAY_MS) * DAY_MS;
  const window = { start: today - DAY_MS, end: today + MAX_DAYS_AHEAD * DAY_MS };
  const fetched = await readFeed.fetch(url, signal);
  if ("failure" in fetched) return fetched.failure;
  const digest = digestOf(fetched.text, `${timezone} ${owner} ${String(today)}`);
  if (digest === previousDigest) return { digest, periods: null };
  // Hosts' calendars also contain events booked here, for a while even at their old time or after cancellation.
  const known = await store.events.uidsOf(orgId, user_id, window);
  const periods = await readFeed.read({ text: fetched.text, window, timezone, owner, known });
  if (typeof periods === "string") return periods;
  return periods.length > MAX_PERIODS ? "too_many_periods" : { digest, periods };
}

/** DTSTAMP is excluded: many calendars set it to the time of the request, which is not a change. */
function digestOf(text: string, meaning: string): string {
  const stable = text.replace(/^DTSTAMP[;:].*$/gm, "");
  return createHash("sha256").update(`${meaning}\n${stable}`).digest("base64");
}

interface ReadResult {
  readonly source: BusyFeedSource;
  readonly result: FeedContents | FeedFailure;
}

async function saveResult(
  tx: Repositories,
  { newId }: Pick<FeedReadingDeps, "newId">,
  { orgId, feedId }: FeedKey,
  { source, result }: ReadResult,
): Promise<void> {
  const before = await tx.busyFeeds.lock(orgId, feedId);
  // The feed was deleted, or it has another address, for which another job is queued.
  if (before === null || (await tx.busyFeeds.source(orgId, feedId))?.url !== source.url) return;
  if (typeof result !== "string" && result.periods !== null) {
    const periods = result.periods.map(({ start, end }) => ({ id: newId(), start: iso(start), end: iso(end) }));
    const whose = { feedId, userId: source.user_id, createdByUser: source.created_by_user, by: SYSTEM_ACTOR };
    await tx.busyTimes.replace(orgId, { ...whose, periods });
  }
  await tx.busyFeeds.recordRead(orgId, feedId, toBusyFeedRead(result));
  const state =
    typeof result === "string" ? { status: "failing", last_error: result } : { status: "ok", last_error: null };
  if (before.status === state.status && before.last_error === state.last_error) return;
  const after = await tx.busyFeeds.update(orgId, feedId, state, SYSTEM_ACTOR);
  if (after === null) return;
  const changes = differences(before, after);
  await tx.changes.append(orgId, [createChange("busy_feed.updated", after, { newId, changes })]);
}

function toBusyFeedRead(result: FeedContents | FeedFailure): BusyFeedRead {
  if (typeof result === "string") return { last_error: result };
  const { digest, periods } = result;
  return { digest, last_error: null, ...(periods === null ? {} : { period_count: periods.length }) };
}

const iso = (at: number): string => new Date(at).toISOString();
