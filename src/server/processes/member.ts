import type { Worker } from "node:cluster";
import { setTimeout as pause } from "node:timers/promises";
import type { Answers, ToMain, ToService } from "./messages.ts";

/** A process of the service, as seen by the main process. */
export interface Member {
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
export function createMember(worker: Worker): Member {
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
