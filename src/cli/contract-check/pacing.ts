import { setTimeout as pause } from "node:timers/promises";

/** Delays requests, so that a limited deployment is not asked again too early. */
export interface Pacing {
  /** Waits until a request may be sent. */
  enter(lane: string): Promise<void>;
  /** Notes that a request was limited: the following ones of its lane are sent one by one, this many seconds apart. */
  slowDown(lane: string, seconds: number): void;
  /** Notes that a request was not limited. */
  succeed(): void;
}

interface Lane {
  next: number;
  interval: number;
}

/** Other requests may be limited for their own reasons; after this many in a row, all of them are. */
const ALL_LIMITED = 3;
/** Stays below the limit, because other clients may share it. */
const SHARE = 0.9;

/**
 * Creates the pacing. A server may extend a limit with every request that it rejects, so that requests that are
 * repeated all at once are never served. After the first rejection, all requests together stay below `perMinute`.
 */
export function createPacing(perMinute: number): Pacing {
  const all: Lane = { next: 0, interval: 0 };
  const lanes = new Map<string, Lane>();
  let rejected = 0;
  return {
    async enter(name) {
      const lane = lanes.get(name);
      if (lane !== undefined) await turnOf(lane);
      await turnOf(all);
    },
    slowDown(name, seconds) {
      const wait = seconds * 1_000;
      const lane = lanes.get(name) ?? { next: 0, interval: 0 };
      lanes.set(name, {
        next: Math.max(lane.next, Date.now() + wait),
        interval: Math.max(lane.interval, wait),
      });
      rejected += 1;
      if (all.interval > 0 && rejected < ALL_LIMITED) return;
      all.interval = 60_000 / (perMinute * SHARE);
      all.next = Math.max(all.next, Date.now() + wait);
      rejected = 0;
    },
    succeed() {
      rejected = 0;
    },
  };
}

async function turnOf(lane: Lane): Promise<void> {
  const now = Date.now();
  const start = Math.max(now, lane.next);
  lane.next = start + lane.interval;
  if (start > now) await pause(start - now);
}
