import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { TestDatabase } from "../support/db/cluster.ts";
import { startMailServer } from "../support/email/mail-server.ts";
import { useProcess } from "../support/programs/process-fixture.ts";
import { LONG } from "../support/suite/length.ts";
import { use } from "../support/fixture.ts";

const RECIPIENTS = LONG ? 10_000 : 500;
const KILLS = LONG ? 3 : 2;
/** Messages of a campaign that are sent concurrently. */
const AT_ONCE = 10;

describe(`Killing the service while it sends a campaign to ${RECIPIENTS} recipients`, () => {
  const server = use(() => startMailServer());
  const place = useProcess({ env: () => ({ SMTP_URL: server.url, WORKERS: "0", CAMPAIGN_RATE: "10000" }) });

  it(`${KILLS} kills lose no message and duplicate one only if the reply of the mail server was lost`, async function () {
    this.timeout(LONG ? 600_000 : 120_000);
    const { crm, database, organization } = place;
    await addContacts(database, organization.id);
    const filter = { op: "and", conditions: [{ field: "lead_score", operator: "eq", value: 77 }] };
    const segment = { name: "Many", entity_type: "contact", kind: "dynamic", filter };
    const segment_ids = [(await crm.post("/v1/segments", segment)).string("data.id")];
    const content = { subject: "For {{email}}", from: { email: "news@crm.example" }, html_body: "<p>News</p>" };
    const id = (await crm.post("/v1/campaigns", { name: "Many", ...content, segment_ids })).string("data.id");
    expect((await crm.post(`/v1/campaigns/${id}/send`)).status).to.equal(200);
    const begun = performance.now();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await place.kill();
      // Simulates that the lease of one minute has expired.
      await database.pool("jobs").where({ status: "running" }).update({ available_at: database.pool.fn.now() });
      await place.start({ WORKERS: "2" });
      while (server.received.length < (RECIPIENTS * kill) / (KILLS + 1)) await pause(2);
    }
    await place.kill();
    await database.pool("jobs").where({ status: "running" }).update({ available_at: database.pool.fn.now() });
    const from = { at: performance.now(), count: server.received.length };
    await place.start({ WORKERS: "2" });
    while ((await database.pool("campaigns").where({ id, status: "sent" })).length === 0) await pause(20);

    const copies = new Map<string, number>();
    for (const { to, mail } of server.received) {
      expect(mail.subject).to.equal(`For ${to.join()}`);
      copies.set(to.join(), (copies.get(to.join()) ?? 0) + 1);
    }
    const twice = server.received.length - copies.size;
    if (LONG) {
      const rate = (server.received.length - from.count) / ((performance.now() - from.at) / 1_000);
      const seconds = (performance.now() - begun) / 1_000;
      process.stderr.write(`    ${seconds.toFixed(0)} s, ${rate.toFixed(0)} messages a second, ${twice} twice\n`);
    }
    expect(copies.size, "everybody").to.equal(RECIPIENTS);
    expect(twice, "lost replies").to.be.at.most(KILLS * AT_ONCE);
    const ids = server.received.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size, "unique Message-IDs").to.equal(RECIPIENTS);
    const stats = { recipients: RECIPIENTS, sent: RECIPIENTS, failed: 0, suppressed: 0, bounces: 0 };
    expect((await crm.get(`/v1/campaigns/${id}`)).at("data.stats")).to.include(stats);
    expect(await database.pool("changes").where({ kind: "campaign.sent" })).to.have.length(1);
    expect(await database.pool("jobs").where({ kind: "campaign.send" })).to.deep.equal([]);
  });
});

async function addContacts({ pool }: TestDatabase, organizationId: string): Promise<void> {
  await pool.raw(
    `INSERT INTO entities (org_id, id, entity_type, email, email_consent, email_deliverability, lifecycle_stage,
       lead_score, version, created_at, updated_at, created_by, updated_by, created_by_user, search_name, search_text)
     SELECT ?::uuid, gen_random_uuid(), 'contact', 'reader.' || n || '@killed.example', 'unknown', 'ok', 'lead',
       77, 1, now(), now(), '{}', '{}', gen_random_uuid(), '', '' FROM generate_series(1, ?::int) AS n`,
    [organizationId, RECIPIENTS],
  );
}
