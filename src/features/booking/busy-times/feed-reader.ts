import type { GuardedFetch } from "../../../base/net/egress.ts";
import { EgressError, type EgressReason } from "../../../base/net/egress-error.ts";
import { type CalendarResult, readCalendar } from "./calendar-reader.ts";
import type { CalendarRequest } from "./calendar-periods.ts";

/** Why an external calendar could not be fetched. */
export type FetchFailure =
  "address_refused" | "unreachable" | "wrong_certificate" | "timed_out" | "error_answer" | "too_long";

/** Why a feed could not be read. */
export type FeedFailure = FetchFailure | Extract<CalendarResult, string> | "too_many_periods";

/** Fetches and parses external calendars. */
export interface ReadFeed {
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
