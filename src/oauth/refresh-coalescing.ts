import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "./koa-context.ts";
import type { Encryption } from "../platform/encryption.ts";
import type { OauthRecordRepository } from "../accounts/sql/oauth-records.ts";
import { hashOf } from "./storage.ts";

/** What refreshing needs. */
export interface RefreshDeps {
  readonly records: OauthRecordRepository;
  readonly encryption: Encryption;
  /** How long after its answer a request may be repeated, milliseconds; 0: it may not. */
  readonly replayGrace: number;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly allowedOrigin: string | null;
}

/** In the table of what was handed out: one request to refresh, and the answer to it. */
const MODEL = "Refresh";
/** Seconds for which an answer can be fetched by those who wait for it in other processes, and a dead leader holds them up. */
const LEASE = 15;
/** Milliseconds between two looks for the answer of another process. */
const PATIENCE = 20;
/** A query that had to wait tells little of when a request came, so nobody is cut for the first one. */
const LOOKS = 3;

/**
 * Clients send one refresh for each of their parallel calls. The same request, sent while it is being answered, is one use of
 * the token and gets the same answer; sent later, it is a replay.
 */
export function createRefreshes(deps: RefreshDeps) {
  const running = new Map<string, Promise<Answer>>();
  return async (context: Context, form: URLSearchParams, next: () => Promise<void>): Promise<void> => {
    const token = form.get("refresh_token");
    if (form.get("grant_type") !== "refresh_token" || token === null) {
      await next();
      return;
    }
    const identity = identityOf(context, form);
    const joined = running.get(identity);
    if (joined) {
      give(context, await joined);
      return;
    }
    const answer = answerOnce(deps, { context, token, identity, arrivedAt: performance.now() }, next);
    running.set(identity, answer);
    try {
      give(context, await answer);
    } finally {
      running.delete(identity);
    }
  };
}

/** The same to the letter, whoever proves what. */
function identityOf(context: Context, form: URLSearchParams): string {
  const sorted = [...form].map((pair) => JSON.stringify(pair)).sort();
  return JSON.stringify([context.get("authorization"), context.get("origin"), sorted]);
}

interface Refresh {
  readonly context: Context;
  readonly token: string;
  readonly identity: string;
  /** Milliseconds, of a clock that never goes back. */
  readonly arrivedAt: number;
}

async function answerOnce(
  { records, encryption, replayGrace }: RefreshDeps,
  { context, token, identity, arrivedAt }: Refresh,
  next: () => Promise<void>,
): Promise<Answer> {
  const proceed = async (): Promise<Answer> => {
    await next();
    return answerOf(context);
  };
  const known = await records.find("RefreshToken", hashOf(token));
  if (!known) return await proceed();
  const id_hash = hashOf(identity);
  const record = { model: MODEL, id_hash, grant_id: known.grant_id };
  if (!(await records.claim({ ...record, payload: {} }, LEASE))) {
    return (await answerElsewhere({ records, encryption, replayGrace }, { identity, arrivedAt })) ?? (await proceed());
  }
  const answer = await proceed();
  await records.save(
    { ...record, payload: { answer: encryption.encrypt(JSON.stringify(answer), `refresh:${identity}`) } },
    LEASE,
  );
  return answer;
}

/**
 * What another process answers, or answered after this request had come; null: it came too late. Both moments are told by the
 * database's clock: whenever it looked something up, this request had come at least as long before as it was here by then.
 */
async function answerElsewhere(
  { records, encryption, replayGrace }: RefreshDeps,
  { identity, arrivedAt }: Pick<Refresh, "identity" | "arrivedAt">,
): Promise<Answer | null> {
  let cameBy = Infinity;
  for (let late = 0; late < LOOKS;) {
    const here = (performance.now() - arrivedAt) / 1_000;
    const found = await records.find(MODEL, hashOf(identity));
    if (!found) return null;
    cameBy = Math.min(cameBy, found.at - here);
    const locked = found.payload["answer"];
    if (typeof locked !== "string") {
      await pause(PATIENCE);
    } else if (found.at + found.left - LEASE + replayGrace / 1_000 < cameBy) {
      late += 1;
    } else {
      const text = encryption.decrypt(locked, `refresh:${identity}`);
      return text === null ? null : (JSON.parse(text) as Answer);
    }
  }
  return null;
}

function answerOf(context: Context): Answer {
  const origin = context.response.headers["access-control-allow-origin"];
  return { status: context.status, body: context.body, allowedOrigin: typeof origin === "string" ? origin : null };
}

function give(context: Context, { status, body, allowedOrigin }: Answer): void {
  context.status = status;
  context.body = body;
  context.set("Cache-Control", "no-store");
  if (allowedOrigin !== null) context.set("Access-Control-Allow-Origin", allowedOrigin);
}
