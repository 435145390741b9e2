import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "./caller.ts";
import type { Answer } from "./wire.ts";

/** Polls a job until it has ended, as a client does; returns the last response. */
export async function finished(caller: Caller, jobId: string): Promise<Answer> {
  for (let attempts = 1_500; attempts > 0; attempts -= 1) {
    const job = await caller.get(`/v1/jobs/${jobId}`);
    if (["completed", "failed", "cancelled"].includes(job.string("data.status"))) return job;
    await pause(20);
  }
  throw new Error(`The job ${jobId} did not end in 30 s.`);
}
