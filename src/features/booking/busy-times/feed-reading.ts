import { createHash } from "node:crypto";
import type { Encryption } from "../../../base/platform/encryption.ts";
import { SYSTEM_ACTOR } from "../../../base/contract/caller.ts";
import type { Interval } from "../rules/availability/interval.ts";
import { createChange } from "../../../base/records/rules/change.ts";
import { differences } from "../../../base/platform/rules/differences.ts";
import type { BusyFeedRead, BusyFeedSource } from "../sql/busy-times.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import { FEED_INTERVAL_SECONDS, feedBinding, queueFeedRead } from "./busy-times.ts";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";
import { type GuardedFetch, EgressError, type EgressReason } from "../../../base/net/egress.ts";
import type { CalendarRequest } from "./calendar-periods.ts";
import { once } from "node:events";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";

/** Dependencies of reading feeds. */
interface FeedReadingDeps {
  readonly store: Store;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly encryption: Encryption;
  readonly readFeed: ReadFeed;
}

/** Identifies a feed. */
interface FeedKey {
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

/** Why an external calendar could not be fetched. */
type FetchFailure = "address_refused" | "unreachable" | "wrong_certificate" | "timed_out" | "error_answer" | "too_long";

/** Why a feed could not be read. */
type FeedFailure = FetchFailure | Extract<CalendarResult, string> | "too_many_periods";

/** Fetches and parses external calendars. */
interface ReadFeed {
  fetch(url: string, signal: AbortSignal): Promise<{ readonly text: string } | { readonly failure: FetchFailure }>;
  read(request: CalendarRequest): Promise<CalendarResult>;
}

const request = { headers: { Accept: "text/calendar" }, maxBytes: 5 * 1_024 * 1_024 };
/** Milliseconds for all requests of a read, including redirects. */
const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

const FAILURES: Readonly<Record<EgressReason, FetchFailure>> = {
  url: "address_refused",
  scheme: "address_refused",
  credentials: "address_refused",
  port: "address_refused",
  not_public: "address_refused",
  unknown_host: "unreachable",
  connection: "unreachable",
  certificate: "wrong_certificate",
  timeout: "timed_out",
};

/** Creates a reader that fetches feeds through the egress guard, which also checks the target of every redirect. */
export function feedReader(guarded: GuardedFetch): ReadFeed {
  return { fetch: (url, signal) => fetchText(guarded, url, signal), read: (request) => readCalendar(request) };
}

async function fetchText(guarded: GuardedFetch, url: string, signal: AbortSignal): ReturnType<ReadFeed["fetch"]> {
  const end = performance.now() + TIMEOUT_MS;
  try {
    for (let [at, count] = [url, 0]; ; count += 1) {
      const timeout = Math.max(1, end - performance.now());
      const { status, headers, body, complete } = await guarded(at, { ...request, timeout, signal });
      const next = status >= 300 && status < 400 && headers.location ? URL.parse(headers.location, at) : null;
      if (next && count < MAX_REDIRECTS) {
        at = next.href;
        continue;
      }
      if (status !== 200) return { failure: "error_answer" };
      return complete ? { text: body.toString("utf8") } : { failure: "too_long" };
    }
  } catch (error) {
    if (error instanceof EgressError) return { failure: FAILURES[error.reason] };
    throw error;
  }
}

/** The busy periods of a calendar, or why it could not be read. */
type CalendarResult = readonly Interval[] | "not_a_calendar" | "too_complex";

/** Limits for reading one calendar. */
interface CalendarLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

const standard: CalendarLimits = { milliseconds: 10_000, megabytes: 256 };

/** Same extension as this file: .ts, or .js after compilation. */
const program = new URL(`./calendar-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads an untrusted calendar in a worker thread, which is terminated if it exceeds the limits: a recurrence rule can
 * be infinite, and this process must stay responsive.
 */
export async function readCalendar(
  request: CalendarRequest,
  { milliseconds, megabytes }: CalendarLimits = standard,
): Promise<CalendarResult> {
  const worker = new Worker(program, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    env: {},
  });
  const timer = setTimeout(() => void worker.terminate(), milliseconds);
  try {
    const ended = once(worker, "exit").then(() => ["too_complex"] as const);
    const [result] = (await Promise.race([once(worker, "message"), ended])) as [
      readonly Interval[] | null | "too_complex",
    ];
    return result ?? "not_a_calendar";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") return "too_complex";
    throw error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
