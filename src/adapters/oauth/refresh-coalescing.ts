import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "./koa-context.ts";
import type { Encryption } from "../../base/platform/encryption.ts";
import type { OauthRecordRepository } from "../../features/accounts/sql/oauth-records.ts";
import { hashOf } from "./storage.ts";

/** Dependencies of `createRefreshCoalescing`. */
interface RefreshDeps {
  readonly records: OauthRecordRepository;
  readonly encryption: Encryption;
  /** Period after a response in which the request may be repeated, in milliseconds; 0 allows no repetition. */
  readonly replayGrace: number;
}

interface TokenResponse {
  readonly status: number;
  readonly body: unknown;
  readonly allowedOrigin: string | null;
}

/** Model name of the stored refresh requests and their responses. */
const MODEL = "Refresh";
/** Seconds for which other processes can fetch a response, and for which they wait for a process that crashed. */
const LEASE = 15;
/** Milliseconds between two queries for the response of another process. */
const POLL_INTERVAL = 20;
/** Queries before a repetition counts as a replay: one slow query says nothing about the order of arrival. */
const MIN_POLLS = 3;

/**
 * Clients send one refresh for each of their parallel calls. A request that is identical to one in progress counts as
 * the same use of the token and gets the same response; sent later, it is a replay.
 */
export function createRefreshCoalescing(deps: RefreshDeps) {
  const running = new Map<string, Promise<TokenResponse>>();
  return async (context: Context, form: URLSearchParams, next: () => Promise<void>): Promise<void> => {
    const token = form.get("refresh_token");
    if (form.get("grant_type") !== "refresh_token" || token === null) {
      await next();
      return;
    }
    const identity = identityOf(context, form);
    const joined = running.get(identity);
    if (joined) {
      sendResponse(context, await joined);
      return;
    }
    const answer = respondOnce(deps, { context, token, identity, arrivedAt: performance.now() }, next);
    running.set(identity, answer);
    try {
      sendResponse(context, await answer);
    } finally {
      running.delete(identity);
    }
  };
}

/** Returns the identity of a request: two requests share a response only if headers and form are byte-identical. */
function identityOf(context: Context, form: URLSearchParams): string {
  const sorted = [...form].map((pair) => JSON.stringify(pair)).sort();
  return JSON.stringify([context.get("authorization"), context.get("origin"), sorted]);
}

interface Refresh {
  readonly context: Context;
  readonly token: string;
  readonly identity: string;
  /** Milliseconds of a monotonic clock. */
  readonly arrivedAt: number;
}

async function respondOnce(
  { records, encryption, replayGrace }: RefreshDeps,
  { context, token, identity, arrivedAt }: Refresh,
  next: () => Promise<void>,
): Promise<TokenResponse> {
  const proceed = async (): Promise<TokenResponse> => {
    await next();
    return responseOf(context);
  };
  const known = await records.find("RefreshToken", hashOf(token));
  if (!known) return await proceed();
  const id_hash = hashOf(identity);
  const record = { model: MODEL, id_hash, grant_id: known.grant_id };
  if (!(await records.claim({ ...record, payload: {} }, LEASE))) {
    return (
      (await findOtherResponse({ records, encryption, replayGrace }, { identity, arrivedAt })) ?? (await proceed())
    );
  }
  const answer = await proceed();
  await records.save(
    { ...record, payload: { answer: encryption.encrypt(JSON.stringify(answer), `refresh:${identity}`) } },
    LEASE,
  );
  return answer;
}

/**
 * Returns the response of another process if this request arrived before it was sent (plus the grace period); null if
 * it arrived too late. Both times are converted to the database's clock: at each query, the request had arrived at
 * least as long ago as it has been in this process.
 */
async function findOtherResponse(
  { records, encryption, replayGrace }: RefreshDeps,
  { identity, arrivedAt }: Pick<Refresh, "identity" | "arrivedAt">,
): Promise<TokenResponse | null> {
  let arrivedBefore = Infinity;
  for (let late = 0; late < MIN_POLLS;) {
    const here = (performance.now() - arrivedAt) / 1_000;
    const found = await records.find(MODEL, hashOf(identity));
    if (!found) return null;
    arrivedBefore = Math.min(arrivedBefore, found.at - here);
    const encrypted = found.payload["answer"];
    if (typeof encrypted !== "string") {
      await pause(POLL_INTERVAL);
    } else if (found.at + found.left - LEASE + replayGrace / 1_000 < arrivedBefore) {
      late += 1;
    } else {
      const text = encryption.decrypt(encrypted, `refresh:${identity}`);
      return text === null ? null : (JSON.parse(text) as TokenResponse);
    }
  }
  return null;
}

function responseOf(context: Context): TokenResponse {
  const origin = context.response.headers["access-control-allow-origin"];
  return { status: context.status, body: context.body, allowedOrigin: typeof origin === "string" ? origin : null };
}

function sendResponse(context: Context, { status, body, allowedOrigin }: TokenResponse): void {
  context.status = status;
  context.body = body;
  context.set("Cache-Control", "no-store");
  if (allowedOrigin !== null) context.set("Access-Control-Allow-Origin", allowedOrigin);
}
