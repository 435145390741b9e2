import { Problem } from "./rules/errors.ts";

/** Shares this process among organizations, so that one with many calls does not slow the others. */
export interface FairQueue {
  /**
   * Runs `work` as soon as its organization may run another call; the calls of an organization start in their order.
   * Throws `unavailable` if too many calls of the organization wait, or after a timeout.
   */
  run<Result>(organization: string, work: () => Promise<Result>): Promise<Result>;
}

/** Milliseconds after its last call in which an organization counts as active. */
const ACTIVE_MS = 1_000;
/**
 * Concurrent calls of an organization while others are active. With two, a busy organization would occupy this thread
 * without a pause. A call that takes longer than `SLOW_MS` waits for the database, so the next one starts.
 */
const QUICK = 1;
const SLOW = 4;
const SLOW_MS = 100;
/** Database connections that the only active organization leaves for others. */
const RESERVED_CONNECTIONS = 2;
/** Half of the requests that a process accepts at once. */
const MAX_WAITING = 500;
const TIMEOUT_MS = 5_000;

interface Organization {
  /** Running calls, without slow ones. */
  quick: number;
  slow: number;
  calledAt: number;
  readonly waiting: WaitingCall[];
}

interface WaitingCall {
  readonly since: number;
  readonly start: (problem?: Problem) => void;
}

/** Creates the queues of a process with so many database connections; `clock` returns milliseconds. */
export function createFairQueue(connections: number, clock = () => performance.now()): FairQueue {
  const alone = Math.max(1, connections - RESERVED_CONNECTIONS);
  /** The organization with the oldest last call is first. */
  const active = new Map<string, Organization>();
  const mayRun = ({ quick, slow }: Organization): boolean =>
    active.size > 1 ? quick < QUICK && slow < SLOW : quick + slow < alone;
  const startWaiting = (organization: Organization): void => {
    while (organization.waiting.length > 0 && mayRun(organization)) startNext(organization, clock());
  };
  return {
    async run(id, work) {
      const organization = activate(active, id, clock());
      if (organization.waiting.length === 0 && mayRun(organization)) organization.quick += 1;
      else await enqueue(organization, clock());
      let kind: "quick" | "slow" = "quick";
      const timer = setTimeout(() => {
        kind = "slow";
        organization.quick -= 1;
        organization.slow += 1;
        startWaiting(organization);
      }, SLOW_MS);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        organization[kind] -= 1;
        removeInactive(active, clock());
        startWaiting(organization);
      }
    },
  };
}

function activate(active: Map<string, Organization>, id: string, now: number): Organization {
  const organization = active.get(id) ?? { quick: 0, slow: 0, calledAt: now, waiting: [] };
  organization.calledAt = now;
  // Moves it to the end.
  active.delete(id);
  active.set(id, organization);
  removeInactive(active, now);
  return organization;
}

function removeInactive(active: Map<string, Organization>, now: number): void {
  for (const [id, { quick, slow, calledAt, waiting }] of active) {
    if (now - calledAt < ACTIVE_MS) return;
    if (quick + slow + waiting.length === 0) active.delete(id);
  }
}

/** When the promise resolves, the call counts as running. */
async function enqueue({ waiting }: Organization, since: number): Promise<void> {
  if (waiting.length >= MAX_WAITING) throw overloaded();
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  waiting.push({ since, start: (problem) => (problem ? reject(problem) : resolve(undefined)) });
  await promise;
}

function startNext(organization: Organization, now: number): void {
  const next = organization.waiting.shift();
  if (!next) return;
  const isLate = now - next.since > TIMEOUT_MS;
  if (!isLate) organization.quick += 1;
  next.start(isLate ? overloaded() : undefined);
}

const overloaded = (): Problem => new Problem("unavailable", [], { retryAfter: 1 });
