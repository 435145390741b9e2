import { expect } from "chai";
import { freshAddress as fresh, useCampaigns } from "../../support/email/campaigns.ts";
import { until } from "../../support/queue.ts";

const EMAILS = "/v1/notifications/emails";

describe("Suppressions: /v1/notifications/suppressions", () => {
  const fixture = useCampaigns();
  const recipients = async (path: string): Promise<Record<string, unknown>[]> =>
    (await fixture.crm.get(path)).list("data.recipients");

  describe("POST /v1/notifications/emails (emails.create)", () => {
    it("suppresses a full mailbox after five messages, but not a recipient rejected by policy", async () => {
      const [full, late, refused] = [fresh(), fresh(), fresh()];
      fixture.server.answers = {
        recipient: (address) =>
          address === full ? "552 5.2.2 Full" : address === late ? "452 4.2.2 Full" : "550 5.7.1 Relaying denied",
      };
      const { pool } = fixture.service.database;
      for (let count = 1; count <= 5; count += 1) {
        const to = [full, late, refused].map((email) => ({ email }));
        const id = await fixture.crm.create(EMAILS, { to, subject: "Hello", text: "Hello" });
        const path = `${EMAILS}/${id}`;
        await until(async () => (await recipients(path)).every(({ error }) => error !== null), "the first answers");
        const job = pool("jobs").whereRaw("payload ->> 'email_id' = ?", [id]);
        await job.update({ payload: pool.raw(`payload || '{"tries": 40}'`), available_at: pool.fn.now() });
        await until(async () => (await recipients(path)).every(({ status }) => status === "failed"), "its end");
      }
      const listed = (await fixture.crm.get("/v1/notifications/suppressions?reason=soft_bounced")).list("data");
      expect(listed.map(({ email }) => email)).to.have.members([full, late]);
    });
  });

  describe("POST /v1/campaigns/{id}/send (campaigns.send)", () => {
    it("suppresses a full mailbox after five campaigns", async () => {
      const [full, refused] = [fresh(), fresh()];
      const list = await fixture.segmentOf([full, refused]);
      fixture.server.answers = {
        recipient: (address) => (address === full ? "552 5.2.2 Mailbox full" : "550 5.7.1 Relaying denied"),
      };
      for (let count = 1; count <= 5; count += 1) await fixture.ends(await fixture.begin({ segment_ids: [list] }));
      const last = await fixture.begin({ segment_ids: [list] });
      await fixture.ends(last);
      const rows = (await fixture.crm.get(`/v1/campaigns/${last}/recipients`)).list("data");
      expect(rows.map(({ email, status, reason }) => [email, status, reason])).to.have.deep.members([
        [full, "suppressed", "soft_bounced"],
        [refused, "failed", "550 5.7.1 Relaying denied"],
      ]);
    });
  });
});
