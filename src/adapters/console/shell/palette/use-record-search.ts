import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as search from "../../../../../generated/sdk/search.ts";
import { RateLimitError } from "../../../sdk/errors.ts";
import { client } from "../../session/client.ts";
import type { FoundRecord } from "./recent.ts";

const DEBOUNCE_MS = 250;
const SHORTEST = 2;
const LONGEST = 200;
const MOST_RECORDS = 8;

/** The records for a query. */
interface RecordSearch {
  readonly records: readonly FoundRecord[];
  /** `slow`: too many requests; the search continues by itself. */
  readonly state: "idle" | "searching" | "done" | "slow" | "failed";
  readonly error: Error | null;
}

/** Searches records while the user types: 250 ms after the last character, and only for the latest text. */
export function useRecordSearch(text: string): RecordSearch {
  const typed = text.trim().slice(0, LONGEST);
  const q = useDebounced(typed);
  const enabled = q.length >= SHORTEST;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["search", q],
    enabled,
    placeholderData: keepPreviousData,
    // A newer text aborts the request for an older one.
    queryFn: async ({ signal }) =>
      (await search.find(client, { query: { q, page_size: MOST_RECORDS }, signal, maxRetries: 0 })).data,
  });
  const wait = error instanceof RateLimitError ? (error.retryAfter ?? 1) : null;
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => void refetch(), wait * 1_000);
    return () => clearTimeout(timer);
  }, [wait, refetch, error]);
  if (typed.length < SHORTEST) return { records: [], state: "idle", error: null };
  if (!enabled) return { records: [], state: "searching", error: null };
  if (wait !== null) return { records: [], state: "slow", error: null };
  if (error) return { records: [], state: "failed", error };
  return { records: data ?? [], state: isFetching || q !== typed ? "searching" : "done", error: null };
}

function useDebounced(value: string): string {
  const [latest, setLatest] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLatest(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return latest;
}
