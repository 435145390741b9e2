import { setTimeout as pause } from "node:timers/promises";

/** The credential of a request: the key, a wrong key, the limited key, or none. */
export type Credential = "key" | "limited" | "none" | "wrong";

/** A request to send. */
interface Request {
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly credential?: Credential;
  /** The name under which the server counts the request; its limited requests wait for each other. */
  readonly lane: string;
}

/** A response. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: unknown;
}

/** Sends requests to a deployment. */
export interface Client {
  /** Waits as long as `Retry-After` says and repeats a request that was limited. Throws Unreachable. */
  send(request: Request, onLimited?: (answer: Answer) => void): Promise<Answer>;
  /** The number of requests. */
  readonly sent: number;
  /** Seconds that requests have waited for rate limits. */
  readonly waited: number;
}

/** A deployment does not respond. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

/** Options of `createClient`. */
interface ClientOptions {
  readonly url: string;
  readonly key: string;
  readonly limitedKey?: string;
  /** Requests at the same time. */
  readonly concurrency: number;
  /** The limit of all requests per minute, once one was limited. */
  readonly perMinute: number;
}

const TIMEOUT_MS = 30_000;
const MOST_REPETITIONS = 30;
const LONGEST_WAIT_SECONDS = 120;
/** Returns a key of the right form that no deployment has issued; rejections are limited per key. */
const wrongKey = (number: number): string => `crs_${String(number).padStart(38, "0")}`;

/** Creates a client. */
export function createClient(options: ClientOptions): Client {
  const base = options.url.replace(/\/+$/, "");
  const turn = createTurns(options.concurrency);
  const counts = { sent: 0, waited: 0 };
  const pacing = createPacing(options.perMinute);
  const attempt = async ({ method, path, headers, body, credential = "key" }: Request): Promise<Answer> => {
    counts.sent += 1;
    const { key: own, limitedKey } = options;
    const key = { key: own, limited: limitedKey, wrong: wrongKey(counts.sent), none: undefined }[credential];
    const given = {
      ...(key === undefined ? {} : { "x-api-key": key }),
      "user-agent": "crm-contract-check",
      ...headers,
    };
    return await sendOnce(`${base}${path}`, { method, headers: given, ...(body === undefined ? {} : { body }) });
  };
  return {
    get sent() {
      return counts.sent;
    },
    get waited() {
      return counts.waited;
    },
    async send(request, onLimited) {
      for (let repetition = 0; ; repetition += 1) {
        await pacing.enter(request.lane);
        const answer = await turn(() => attempt(request));
        const seconds = waitOf(answer);
        if (seconds === null) pacing.succeed();
        if (seconds === null || repetition >= MOST_REPETITIONS) return answer;
        onLimited?.(answer);
        counts.waited += seconds;
        pacing.slowDown(request.lane, seconds);
      }
    },
  };
}

async function sendOnce(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error && cause.message !== "" ? cause.message : message;
    throw new Unreachable(`${String(init.method)} ${url}: ${reason}`, { cause: error });
  }
}

/** Returns the seconds after which a limited request can be repeated; null if it was not limited. */
function waitOf({ status, headers }: Answer): number | null {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  if (status !== 429 && status !== 503) return null;
  return seconds > 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns a function that runs at most `limit` tasks at once. */
function createTurns(limit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Delays requests, so that a limited deployment is not asked again too early. */
interface Pacing {
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
function createPacing(perMinute: number): Pacing {
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
