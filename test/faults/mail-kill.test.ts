import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { startMailServer } from "../support/email/mail-server.ts";
import { useProcess } from "../support/programs/process-fixture.ts";
import { LONG } from "../support/suite/length.ts";
import { use } from "../support/fixture.ts";

const MESSAGES = LONG ? 2_000 : 200;
const KILLS = 3;
/** Messages that a process sends concurrently. */
const AT_ONCE = 10;

describe(`Killing the service while it sends ${MESSAGES} messages`, () => {
  const server = use(() => startMailServer());
  const place = useProcess({ env: () => ({ SMTP_URL: server.url, WORKERS: "0" }) });

  it(`${KILLS} kills lose no message and duplicate one only if the reply of the mail server was lost`, async function () {
    this.timeout(LONG ? 600_000 : 120_000);
    const { crm, database } = place;
    for (let number = 0; number < MESSAGES; number += 1) {
      const to = [{ email: `reader.${number}@killed.example` }];
      const answer = await crm.post("/v1/notifications/emails", { to, subject: `Message ${number}`, text: "Hello" });
      expect(answer.status, answer.text).to.equal(202);
    }
    await place.kill();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await place.start({ WORKERS: "1" });
      while (server.received.length < (MESSAGES * kill) / (KILLS + 1)) await pause(2);
      await place.kill();
      // Simulates that the lease of one minute has expired.
      await database.pool("jobs").where({ status: "running" }).update({ available_at: database.pool.fn.now() });
    }
    await place.start({ WORKERS: "1" });
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
