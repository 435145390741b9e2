import cluster from "node:cluster";
import { join } from "node:path";
import type { Logger } from "pino";
import { exitCodes } from "../outcome.ts";
import type { Worker } from "node:cluster";
import { setTimeout as pause } from "node:timers/promises";
import type { Readiness } from "../../adapters/http/health.ts";
import type { MetricValues } from "../../adapters/http/metrics.ts";

/** A process that has responded for this long is replaced at once, and delays start again at the first one. */
const STABLE_MS = 10_000;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 30_000;
/** Consecutive processes that fail to start. */
const MAX_FAILED_STARTS = 5;
/** Longer than a process takes to complete requests and to return its jobs to the queue. */
const STOP_MS = 45_000;

/** The processes of the service. Each one that ends is replaced until the group is stopped. */
export class ProcessGroup {
  /** The number of processes that the configuration demands. */
  readonly count: number;
  /** The number of processes that were started because one had ended. */
  replacements = 0;
  readonly #log: Logger;
  readonly #members = new Set<Member>();
  readonly #delayed = new Set<NodeJS.Timeout>();
  readonly #failed = Promise.withResolvers<number>();
  #adminPort = 0;
  #phase: "starting" | "serving" | "stopping" = "starting";
  /** Processes that were started and did not respond for long. */
  #troubles = 0;
  #failedStarts = 0;
  #restarts: Promise<void> = Promise.resolve();

  constructor(count: number, logger: Logger) {
    this.count = count;
    this.#log = logger.child({ component: "processes" });
    // Processes accept connections themselves. A queue in this process would lose the connections that it has just passed
    // to a process that is killed. Setting up freezes the policy.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: join(import.meta.dirname, "service.ts"), args: [] });
  }

  /** Resolves with an exit status when no process runs and none can be started. */
  get failed(): Promise<number> {
    return this.#failed.promise;
  }

  /** Returns the processes that respond to requests. */
  ready(): readonly Member[] {
    return this.#active().filter(({ readyAt }) => readyAt !== null);
  }

  /**
   * Starts the first process, which creates all that is missing, then the others. Resolves with the banner of the first;
   * null if it does not start.
   */
  async start(adminPort: number): Promise<string | null> {
    this.#adminPort = adminPort;
    const first = this.#launch({ first: true });
    const banner = await first.started;
    if (banner === null) this.#failed.resolve((await first.ended) ?? exitCodes.failed);
    else while (this.#phase === "serving" && this.#members.size < this.count) this.#launch();
    return banner;
  }

  /** Replaces each process by a new one, one after another. */
  async restart(): Promise<void> {
    const next = (): Promise<void> => this.#replaceAll();
    await (this.#restarts = this.#restarts.then(next, next));
  }

  /** Stops all processes; resolves with whether they have completed their requests. */
  async stop(): Promise<boolean> {
    this.#phase = "stopping";
    for (const timer of this.#delayed) clearTimeout(timer);
    // A second signal would end a process that is already completing its requests.
    for (const member of this.#active()) member.signal("SIGTERM");
    const kill = setTimeout(() => {
      for (const member of this.#members) member.signal("SIGKILL");
    }, STOP_MS);
    const completed = await Promise.all(
      [...this.#members].map(async ({ ended, readyAt }) => (await ended) === exitCodes.ok || readyAt === null),
    );
    clearTimeout(kill);
    return !completed.includes(false);
  }

  #active(): Member[] {
    return [...this.#members].filter(({ retiring }) => !retiring);
  }

  #launch({ first } = { first: false }): Member {
    const member = createMember(cluster.fork());
    this.#members.add(member);
    member.send({ kind: "start", first, adminPort: this.#adminPort });
    void member.started.then((banner) => {
      if (banner === null) return;
      this.#failedStarts = 0;
      if (this.#phase === "starting") this.#phase = "serving";
    });
    void member.ended.then((status) => {
      this.#members.delete(member);
      if (this.#phase === "serving" && !member.retiring) this.#onEnd(member, status);
    });
    return member;
  }

  #onEnd({ pid, readyAt }: Member, status: number | null): void {
    this.#log.error({ process: pid, status, was_ready: readyAt !== null }, "a process of the service has ended");
    if (readyAt === null) this.#failedStarts += 1;
    else if (performance.now() - readyAt > STABLE_MS) this.#troubles = 0;
    const hopeless = this.#failedStarts >= MAX_FAILED_STARTS && this.#active().length === 0;
    if (hopeless) this.#giveUp(status ?? exitCodes.failed);
    else this.#fill();
  }

  #giveUp(status: number): void {
    const reason = "The messages above contain the reason";
    process.stderr.write(`crm: ${String(this.#failedStarts)} processes in a row have failed to start. ${reason}.\n`);
    this.#failed.resolve(status);
  }

  /** Starts a process for each one that is missing. */
  #fill(): void {
    while (this.#active().length + this.#delayed.size < this.count) {
      const delay = this.#troubles === 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (this.#troubles - 1), MAX_DELAY_MS);
      this.#troubles += 1;
      const timer = setTimeout(() => {
        this.#delayed.delete(timer);
        this.replacements += 1;
        this.#launch();
      }, delay);
      this.#delayed.add(timer);
    }
  }

  async #replaceAll(): Promise<void> {
    this.#log.info("rolling restart: started");
    for (const old of this.#active()) {
      const served = (await old.started) !== null;
      if (this.#phase === "stopping" || !served || !this.#members.has(old)) continue;
      if (await this.#replace(old)) continue;
      this.#log.error("rolling restart: a new process did not start, so the others stay in service");
      return;
    }
    this.#log.info("rolling restart: completed");
  }

  /** Starts a new process, then lets the old one complete its requests. Returns whether the new one responds. */
  async #replace(old: Member): Promise<boolean> {
    if ((await this.#launch().started) === null) return false;
    old.retiring = true;
    old.send({ kind: "retire" });
    await old.ended;
    if (this.#phase === "serving") this.#fill();
    return true;
  }
}

/** A process of the service, as seen by the main process. */
interface Member {
  readonly pid: number;
  /** Resolves with the banner when it responds to requests, and with null if it ends before. */
  readonly started: Promise<string | null>;
  /** Resolves with its exit status; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Since when it responds to requests, in milliseconds of `performance.now()`; null before. */
  readyAt: number | null;
  /** Whether it no longer accepts connections, because another process replaces it. */
  retiring: boolean;
  send(message: ToService): void;
  signal(signal: NodeJS.Signals): void;
  /** Asks it; null if it does not answer within a second. */
  ask<What extends keyof Answers>(what: What): Promise<Answers[What] | null>;
}

const ANSWER_MS = 1_000;

/** Wraps a process that was started. */
function createMember(worker: Worker): Member {
  const started = Promise.withResolvers<string | null>();
  const ended = Promise.withResolvers<number | null>();
  const waiting = new Map<number, (answer: Answers[keyof Answers] | null) => void>();
  let questions = 0;
  const member: Member = {
    pid: worker.process.pid ?? 0,
    started: started.promise,
    ended: ended.promise,
    readyAt: null,
    retiring: false,
    send: (message) => void worker.process.send(message, undefined, undefined, () => undefined),
    signal: (signal) => void worker.process.kill(signal),
    async ask<What extends keyof Answers>(what: What) {
      const id = ++questions;
      const { promise, resolve } = Promise.withResolvers<Answers[keyof Answers] | null>();
      waiting.set(id, resolve);
      member.send({ kind: "ask", id, what });
      const answer = await Promise.race([promise, pause(ANSWER_MS, null, { ref: false })]);
      waiting.delete(id);
      return answer as Answers[What] | null;
    },
  };
  worker.on("message", (message: ToMain) => {
    if (message.kind === "answer") waiting.get(message.id)?.(message.answer);
    else {
      member.readyAt = performance.now();
      started.resolve(message.banner);
    }
  });
  worker.on("exit", (status: number | null) => {
    for (const resolve of waiting.values()) resolve(null);
    started.resolve(null);
    ended.resolve(status);
  });
  return member;
}

/** From the main process to a process of the service. */
export type ToService =
  /** `first`: no other process responds yet, so this one opens the port before it is ready. */
  | { readonly kind: "start"; readonly first: boolean; readonly adminPort: number }
  /** Others accept the connections from now on: answer the requests of open ones, then exit. */
  | { readonly kind: "retire" }
  | { readonly kind: "ask"; readonly id: number; readonly what: keyof Answers };

/** From a process of the service to the main process. */
export type ToMain =
  | { readonly kind: "started"; readonly banner: string }
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answers[keyof Answers] };

/** The answers to questions. */
export interface Answers {
  readonly readiness: Readiness;
  readonly metrics: MetricValues;
}
