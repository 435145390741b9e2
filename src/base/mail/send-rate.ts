import { setTimeout as sleep } from "node:timers/promises";

/** Limits the rate of messages. */
export interface SendRate {
  /** Waits until the next message of this lane may be sent; rejects with the signal's reason on abort. */
  acquire(lane: string, signal: AbortSignal): Promise<void>;
}

/** Milliseconds. Messages due within this time are sent now, because timers are not more precise. */
const TICK = 1;

/** Waiting messages by lane, in order of the lanes' turns. */
type Lanes = Map<string, (() => void)[]>;

/** Creates a limiter that spreads `perSecond` messages evenly. Lanes alternate, however many messages wait in each. */
export function createSendRate(perSecond: number): SendRate {
  const lanes: Lanes = new Map();
  let next = 0;
  let isServing = false;
  const serveLanes = async (): Promise<void> => {
    if (isServing) return;
    isServing = true;
    while (lanes.size > 0) {
      const now = performance.now();
      if (next - now >= TICK) await sleep(next - now);
      const go = takeNext(lanes);
      if (!go) break;
      next = Math.max(performance.now(), next) + 1_000 / perSecond;
      go();
    }
    isServing = false;
  };
  return {
    async acquire(lane, signal) {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      const go = (): void => resolve(undefined);
      const onAbort = (): void => {
        removeWaiting(lanes, lane, go);
        reject(signal.reason as Error);
      };
      lanes.set(lane, [...(lanes.get(lane) ?? []), go]);
      signal.addEventListener("abort", onAbort, { once: true });
      void serveLanes();
      await promise.finally(() => signal.removeEventListener("abort", onAbort));
    },
  };
}

/** Takes the first message of the next lane and moves that lane to the end. */
function takeNext(lanes: Lanes): (() => void) | undefined {
  const [lane, waiting = []] = lanes.entries().next().value ?? [];
  if (lane === undefined) return undefined;
  const [first, ...rest] = waiting;
  lanes.delete(lane);
  if (rest.length > 0) lanes.set(lane, rest);
  return first;
}

function removeWaiting(lanes: Lanes, lane: string, go: () => void): void {
  const rest = lanes.get(lane)?.filter((one) => one !== go) ?? [];
  if (rest.length > 0) lanes.set(lane, rest);
  else lanes.delete(lane);
}
