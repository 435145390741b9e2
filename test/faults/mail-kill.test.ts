import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { callerAt } from "../support/caller.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { startMailServer } from "../support/email/mail-server.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { LONG } from "../support/suite/length.ts";
import { use } from "../support/fixture.ts";

const MESSAGES = LONG ? 2_000 : 200;
const KILLS = 3;
const WORKERS = 1;
/** Messages that a process sends concurrently. */
const AT_ONCE = 10;

describe(`Killing the service while it sends ${MESSAGES} messages`, () => {
  let service: ServiceProcess;
  const database = use(() => createDatabase());
  const server = use(() => startMailServer());
  after(async () => {
    service.signal("SIGKILL");
    await service.exit;
  });

  it(`${KILLS} kills lose no message and duplicate one only if the reply of the mail server was lost`, async function () {
    this.timeout(LONG ? 600_000 : 120_000);
    const { owner } = await createOrganization({ database });
    const key = await createKey({ database }, { user: owner });
    const start = async (workers: number): Promise<ServiceProcess> =>
      await spawnService({ database, env: { SMTP_URL: server.url, WORKERS: String(workers) } });
    service = await start(0);
    const crm = callerAt(service.url, { "X-API-Key": key });
    for (let number = 0; number < MESSAGES; number += 1) {
      const to = [{ email: `reader.${number}@killed.example` }];
      const answer = await crm.post("/v1/notifications/emails", { to, subject: `Message ${number}`, text: "Hello" });
      expect(answer.status, answer.text).to.equal(202);
    }
    await ended(service);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      service = await start(WORKERS);
      while (server.received.length < (MESSAGES * kill) / (KILLS + 1)) await pause(2);
      await ended(service);
      // Simulates that the lease of one minute has expired.
      await database.pool("jobs").where({ status: "running" }).update({ available_at: database.pool.fn.now() });
    }
    service = await start(WORKERS);
    const begun = { at: performance.now(), from: server.received.length };
    while (await database.pool("emails").whereNot({ status: "sent" }).first("id")) await pause(100);
    if (LONG) {
      const seconds = (performance.now() - begun.at) / 1_000;
      const rate = (server.received.length - begun.from) / seconds;
      process.stderr.write(`    ${rate.toFixed(0)} messages a second\n`);
    }
    const copies = new Map<string, number>();
    for (const { to, mail } of server.received) {
      expect(to).to.have.length(1);
      copies.set(to[0] ?? "", (copies.get(to[0] ?? "") ?? 0) + 1);
      expect(mail.subject).to.equal(`Message ${/\d+/.exec(to[0] ?? "")?.[0] ?? ""}`);
    }
    expect(copies.size, "everybody").to.equal(MESSAGES);
    const twice = [...copies.values()].reduce((sum, count) => sum + count - 1, 0);
    expect(twice, "lost replies").to.be.at.most(KILLS * AT_ONCE);
    const ids = server.received.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size, "unique Message-IDs").to.equal(MESSAGES);
    expect(await database.pool("changes").where({ kind: "email.sent" })).to.have.length(MESSAGES);
    expect(await database.pool("jobs").where({ kind: "email.send" })).to.deep.equal([]);
  });
});

async function ended(service: ServiceProcess): Promise<void> {
  service.signal("SIGKILL");
  await service.exit;
}
