import type { CallLimits } from "../../../base/contract/mcp.ts";
import type { RateClass } from "../../../base/contract/operation.ts";
import { rateLimits } from "../../../../generated/vocabulary.js";
import { retryAfterSeconds } from "../../../base/platform/rules/token-bucket.ts";
import { limitedNetwork } from "../../../base/platform/ip-networks.ts";
import { TooManyRequests } from "../../../base/platform/rules/errors.ts";

/** The unit that is counted: an operation, regardless of the ids in its path. */
interface Limited {
  readonly id: string;
  readonly rateLimit: RateClass;
}

/** Counts requests per address; throws TooManyRequests. */
export interface RateLimiter {
  /** Counts for the operation and for all requests from this address; `null`: only for the latter. */
  spend(operation: Limited | null, address: string): Promise<void>;
}

/** Creates the rate limits of the contract on a store. */
export function createRateLimiter(store: LimitStore, onDecision: (result: "allowed" | "refused") => void): RateLimiter {
  return {
    async spend(operation, address) {
      const network = limitedNetwork(address);
      const everything = { key: network, perMinute: rateLimits.global };
      const one = operation && { key: `${network} ${operation.id}`, perMinute: rateLimits[operation.rateLimit] };
      const { allowed, wait } = await store.spend(everything, one);
      onDecision(allowed ? "allowed" : "refused");
      if (!allowed) throw new TooManyRequests(retryAfterSeconds(wait));
    },
  };
}

/** For RATE_LIMITS=off. */
export const unlimited: RateLimiter = { spend: () => Promise.resolve() };

/** The decision about a tool call. */
interface ToolCallDecision extends LimitDecision {
  /** Whether the call is logged; allowed calls always are. */
  readonly logged: boolean;
}

/** Counts a tool call for its connection and its organization. */
export type SpendToolCall = (
  connectionId: string,
  organizationId: string,
  limits: CallLimits,
) => Promise<ToolCallDecision>;

/**
 * Calls per minute of one connection and of all connections of an organization, and how many rejected calls are logged.
 */
interface ToolCallRates {
  readonly callsPerMinuteAndConnection: number;
  readonly callsPerMinuteAndOrganization: number;
  readonly loggedExcessPerMinuteAndConnection: number;
}

/**
 * Creates the limits of tool calls on a store. Rejected calls consume no tokens. An organization can only lower the
 * rates; its own limits come with each call, so that a change takes effect at once in every process.
 */
export function createToolCallLimits(
  store: LimitStore,
  rates: ToolCallRates,
  onDecision: (result: "allowed" | "refused") => void,
): SpendToolCall {
  return async (connectionId, organizationId, limits) => {
    const everyone = `tools:${organizationId}`;
    const own = `${everyone} ${connectionId}`;
    const { allowed, wait } = await store.spendAll([
      { key: own, perMinute: lower(rates.callsPerMinuteAndConnection, limits.connection) },
      { key: everyone, perMinute: lower(rates.callsPerMinuteAndOrganization, limits.organization) },
    ]);
    onDecision(allowed ? "allowed" : "refused");
    if (allowed) return { allowed, wait, logged: true };
    const excess = { key: `${own} excess`, perMinute: rates.loggedExcessPerMinuteAndConnection };
    return { allowed, wait, logged: (await store.spendAll([excess])).allowed };
  };
}

const lower = (rate: number, own: number | null): number => (own === null ? rate : Math.min(rate, own));

/** Limits rejected authentications; each method throws TooManyRequests. */
export interface RejectionLimits {
  /** Throws if the credential was rejected too often; other credentials from the same address are not affected. */
  check(address: string, credential: string): Promise<void>;
  /** Counts a rejection of the credential. */
  count(address: string, credential: string): Promise<void>;
  /**
   * Counts a log entry for the address; returns false if the credential already has enough entries from all addresses
   * together.
   */
  countEntry(address: string, credential: string): Promise<boolean>;
}

/** Creates limits of rejections per minute and address on a store. */
export function createRejectionLimits(
  store: LimitStore,
  perMinute: number,
  onDecision: (result: "allowed" | "refused") => void,
): RejectionLimits {
  const bucketOf = (address: string, what: string) => ({
    key: `${limitedNetwork(address)} refused ${what}`,
    perMinute,
  });
  const throwIfExceeded = (decisions: readonly LimitDecision[]): void => {
    if (decisions.every(({ allowed }) => allowed)) return;
    onDecision("refused");
    throw new TooManyRequests(retryAfterSeconds(Math.max(...decisions.map(({ wait }) => wait))));
  };
  return {
    async check(address, credential) {
      throwIfExceeded([await store.peek(bucketOf(address, credential))]);
    },
    async count(address, credential) {
      throwIfExceeded([await store.spendAll([bucketOf(address, credential)])]);
    },
    async countEntry(address, credential) {
      throwIfExceeded([await store.spendAll([bucketOf(address, "entries")])]);
      return (await store.spendAll([{ key: `refused ${credential}`, perMinute }])).allowed;
    },
  };
}

/** For RATE_LIMITS=off. */
export const unlimitedRejections: RejectionLimits = {
  check: () => Promise.resolve(),
  count: () => Promise.resolve(),
  countEntry: () => Promise.resolve(true),
};

/** For RATE_LIMITS=off. */
export const unlimitedToolCalls: SpendToolCall = () => Promise.resolve({ allowed: true, wait: 0, logged: true });

/** One bucket of a request: for the address, or for one operation and the address. */
export interface LimitedBucket {
  readonly key: string;
  /** Requests per minute. */
  readonly perMinute: number;
}

/** Whether the request is allowed; otherwise `wait` is the number of milliseconds until one will be. */
export interface LimitDecision {
  readonly allowed: boolean;
  readonly wait: number;
}

/** Stores the buckets. */
export interface LimitStore {
  /** Takes a token from the address's bucket and, only if that allows it, one from the operation's. */
  spend(everything: LimitedBucket, operation: LimitedBucket | null): LimitDecision | Promise<LimitDecision>;
  /** Takes a token from all buckets or from none, and never blocks a bucket; their keys begin with the same word. */
  spendAll(buckets: readonly LimitedBucket[]): LimitDecision | Promise<LimitDecision>;
  /** Returns the decision that `spendAll` would make for this bucket now; takes nothing. */
  peek(bucket: LimitedBucket): LimitDecision | Promise<LimitDecision>;
}
