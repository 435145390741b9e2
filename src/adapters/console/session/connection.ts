import { useSyncExternalStore } from "react";

/** Whether the service can be reached, as far as the requests of this window show. Times are in milliseconds. */
export type Connection =
  | { readonly state: "ok" | "offline" }
  /** No response: the next attempt is at `until`. */
  | { readonly state: "unreachable"; readonly until: number }
  /** Overloaded (503), or too many requests (429): the next attempt at `path` makes sense at `until`. */
  | { readonly state: "unavailable" | "slow"; readonly until: number; readonly path: string };

/** Seconds until the next attempt if the response does not say it. */
const DEFAULT_WAIT_S = 10;
const LAST_REQUEST = "crm.lastRequest";
const MINUTE_MS = 60_000;

let current: Connection = { state: navigator.onLine ? "ok" : "offline" };
const listeners = new Set<() => void>();

function change(next: Connection): void {
  if (next.state === "ok" && current.state === "ok") return;
  current = next;
  for (const listener of listeners) listener();
}

window.addEventListener("offline", () => change({ state: "offline" }));
window.addEventListener("online", () => change({ state: "ok" }));

/** Sends a request and notes what its outcome says about the connection. */
export const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    noteResponse(response);
    return response;
  } catch (error) {
    if (init?.signal?.aborted !== true) noteFailure();
    throw error;
  }
};

function noteResponse({ status, headers, url }: Response): void {
  const path = new URL(url).pathname;
  const seconds = Number(headers.get("Retry-After") ?? DEFAULT_WAIT_S) || DEFAULT_WAIT_S;
  const until = Date.now() + seconds * 1_000;
  if (status === 503) change({ state: "unavailable", until, path });
  else if (status === 429) change({ state: "slow", until, path });
  // Other operations may work meanwhile: the notice remains until this one does, or its time is over.
  else if (!("path" in current) || current.path === path || current.until <= Date.now()) change({ state: "ok" });
  if (status < 400) noteRequest();
}

function noteFailure(): void {
  if (navigator.onLine) change({ state: "unreachable", until: Date.now() + DEFAULT_WAIT_S * 1_000 });
  else change({ state: "offline" });
}

/** Ends the notice that asks to slow down. */
export function endSlowDown(): void {
  if (current.state === "slow") change({ state: "ok" });
}

/** Each request extends the session; the time of the last one is shared by all windows, once per minute. */
function noteRequest(): void {
  if (Date.now() - lastRequest() > MINUTE_MS) localStorage.setItem(LAST_REQUEST, String(Date.now()));
}

/** Returns the time of the last request of any window; 0 before the first. */
export function lastRequest(): number {
  return Number(localStorage.getItem(LAST_REQUEST) ?? 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the service can be reached. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => current);
}
