import { expect } from "chai";
import { oneLine, rejectionOf, retryAfter, type Reply } from "../../src/base/mail/rules/delivery.ts";
import type { FailureHandler, Handler } from "../../src/base/jobs/handler.ts";
import { startRunner, type Runner } from "../../src/base/jobs/runner.ts";
import { createStore } from "../../src/base/store/store.ts";
import { jobCalled, until, useQueue } from "../support/queue.ts";

const of = (text: string, stage: Reply["stage"] = "recipient") =>
  rejectionOf("a@mail.example", { stage, code: Number(text.slice(0, 3)), text });

describe("SMTP replies", () => {
  const cases: readonly [string, Reply["stage"], permanent: boolean, hard: boolean][] = [
    ["550 5.1.1 No such user", "recipient", true, true],
    ["550 No such user", "recipient", true, true],
    ["551 User not local", "recipient", true, true],
    ["553 5.1.3 Bad address syntax", "recipient", true, true],
    ["550 5.7.1 Relaying denied", "recipient", true, false],
    ["550 5.2.2 Mailbox full", "recipient", true, false],
    ["552 Mailbox full", "recipient", true, false],
    ["554 5.7.1 Blocked", "recipient", true, false],
    ["550 5.1.8 Sender's domain does not exist", "recipient", true, false],
    ["550 5.1.1 No such user", "content", true, false],
    ["553 Sender is not yours", "sender", true, false],
    ["450 4.2.0 Greylisted", "recipient", false, false],
    ["421 Too busy", "recipient", false, false],
    ["535 5.7.8 Wrong password", "connection", false, false],
  ];
  for (const [text, stage, permanent, hard] of cases) {
    it(`${text} (${stage}): ${permanent ? "permanent" : "temporary"}${hard ? ", hard bounce" : ""}`, () => {
      expect(of(text, stage)).to.include({ permanent, hard, reason: text });
    });
  }

  it("count as a soft bounce only if they concern the mailbox", () => {
    const soft = ["552 5.2.2 Mailbox full", "552 Mailbox full", "550 5.2.1 Mailbox disabled", "452 4.2.2 Mailbox full"];
    const other = [
      "550 5.7.1 Relaying denied",
      "552 5.3.4 Too long",
      "450 4.7.1 Greylisted",
      "451 Later",
      "550 5.1.1 No",
    ];
    expect([soft, other].map((texts) => texts.map((text) => of(text).soft))).to.deep.equal([
      soft.map(() => true),
      other.map(() => false),
    ]);
    expect(of("552 5.2.2 Mailbox full", "content").soft).to.equal(false);
  });

  it("are stored as one line of limited length", () => {
    expect(oneLine("a\r\nb\tc\u0000\u202ed")).to.equal("a b c d");
    expect(oneLine("é".repeat(2_000))).to.have.length(500);
  });
});

describe("Retry schedule of messages", () => {
  it("has delays of 1, 5 and 15 minutes, 1 hour, and then every 4 hours for 48 hours", () => {
    const pauses: number[] = [];
    for (let tries = 1; ; tries += 1) {
      const pause = retryAfter(tries);
      if (pause === null) break;
      pauses.push(pause);
    }
    expect(pauses.slice(0, 6)).to.deep.equal([60, 300, 900, 3_600, 14_400, 14_400]);
    expect(pauses.reduce((sum, pause) => sum + pause)).to.equal(48 * 3_600);
  });
});

describe("Job completion", () => {
  const queue = useQueue();
  const runners: Runner[] = [];
  afterEach(() => Promise.all(runners.splice(0).map((runner) => runner.stop(1_000))));

  const run = (handler: Handler<"export.run">, ending?: FailureHandler<"export.run">): void => {
    const store = createStore(queue.database.pool);
    runners.push(
      startRunner({
        store,
        workers: 1,
        lease: 1,
        onFailure: () => undefined,
        handlers: { "export.run": handler },
        failureHandlers: ending ? { "export.run": ending } : {},
        toFailure: (error) => ({ error: "test", code: "internal", retryable: !(error instanceof RangeError) }),
      }),
    );
  };
  /** Represents the effect of a job: committed or rolled back with its transaction. */
  const note = jobCalled("a note", { availableAt: "2999-01-01T00:00:00Z" });
  const isNoted = async (): Promise<boolean> => (await queue.row(note.id)) !== undefined;

  it("is committed together with the last effect of the job", async () => {
    const job = jobCalled("finished");
    await queue.store.jobs.enqueue(null, job);
    run(async (_, context) => {
      await queue.store.transaction(async (tx) => {
        await tx.jobs.enqueue(null, note);
        await context.finish(tx);
      });
    });
    await until(isNoted, "the note");
    expect(await queue.row(job.id)).to.equal(undefined);
  });

  it("is rolled back together with the last effect, and the job is retried", async () => {
    const job = jobCalled("taken back");
    await queue.store.jobs.enqueue(null, job);
    run(async ({ attempt }, context) => {
      await queue.store.transaction(async (tx) => {
        await context.finish(tx);
        if (attempt === 1) throw new Error("too late");
        await tx.jobs.enqueue(null, note);
      });
    });
    const isQueuedAgain = async (): Promise<boolean> => {
      const row = await queue.row(job.id);
      return row?.["status"] === "queued" && row["attempts"] === 1;
    };
    await until(isQueuedAgain, "the second attempt");
    expect(await isNoted()).to.equal(false);
    await queue.skipTheWait(job.id);
    await until(async () => (await queue.row(job.id)) === undefined, "the end");
    expect(await isNoted()).to.equal(true);
  });

  it("runs the failure handler once for a job that cannot succeed", async () => {
    const job = jobCalled("hopeless");
    await queue.store.jobs.enqueue(queue.organization.id, job);
    let tries = 0;
    run(
      () => Promise.reject(new RangeError("never")),
      async (tx, { id, org_id, payload }) => {
        expect([id, org_id, payload]).to.deep.equal([job.id, queue.organization.id, job.payload]);
        await tx.jobs.enqueue(null, note);
        tries += 1;
        if (tries === 1) throw new Error("the database was away");
      },
    );
    await until(async () => (await queue.row(job.id))?.["status"] === "failed", "its end", 20);
    expect([tries, await isNoted()], "the failed attempt left nothing").to.deep.equal([2, true]);
  });
});
