import { expect } from "chai";
import { freshAddress as fresh, unsubscribeLinkOf, useCampaigns } from "../../support/email/campaigns.ts";

/** Two batches before the one with the last recipient. */
const OTHERS = 200;

describe("Campaigns: unsubscribes in /v1/campaigns while they are sent", () => {
  const fixture = useCampaigns({ env: { CAMPAIGN_RATE: "40" } });

  describe("POST /v1/campaigns/{id}/send (campaigns.send)", () => {
    it("sends nothing to an address that leaves the topic before its batch begins", async () => {
      const topic_id = await fixture.crm.create("/v1/topics", { name: "Newsletter" });
      // Messages are sent in the order in which the contacts were created.
      const ids: string[] = [];
      for (let number = 0; number < OTHERS; number += 1) ids.push(await fixture.contact(fresh()));
      const email = fresh();
      ids.push(await fixture.contact(email));
      await fixture.ends(await fixture.begin({ topic_id, segment_ids: [await fixture.segmentOf([email])] }));
      const link = unsubscribeLinkOf(fixture.mailsTo(email)[0]);
      const id = await fixture.begin({ topic_id, segment_ids: [await fixture.segment(ids)] });
      await fixture.becomes(id, (campaign) => Number(campaign.at("data.stats.sent")) > 0);
      expect((await fetch(link, { method: "POST" })).status).to.equal(200);
      await fixture.ends(id);
      expect(await fixture.stats(id)).to.include({ sent: OTHERS, suppressed: 1 });
      const suppressed = await fixture.crm.get(`/v1/campaigns/${id}/recipients?status=suppressed`);
      expect([suppressed.at("data.0.email"), suppressed.at("data.0.reason")]).to.deep.equal([
        email,
        "topic_unsubscribed",
      ]);
      expect(fixture.mailsTo(email), "the first campaign only").to.have.length(1);
    });

    it("stores one choice and one event for twenty simultaneous clicks", async () => {
      const topic_id = await fixture.crm.create("/v1/topics", { name: "Invitations" });
      const email = fresh();
      const id = await fixture.begin({ topic_id, segment_ids: [await fixture.segmentOf([email])] });
      await fixture.ends(id);
      const link = unsubscribeLinkOf(fixture.mailsTo(email)[0]);
      const clicks = Array.from({ length: 20 }, () => fetch(link, { method: "POST" }));
      expect(new Set((await Promise.all(clicks)).map(({ status }) => status))).to.deep.equal(new Set([200]));
      expect(await fixture.stats(id)).to.include({ unsubscribes: 1 });
      const changes = await fixture.service.database
        .pool("changes")
        .where({ kind: "email.unsubscribed" })
        .whereRaw("changes -> 'subscription' -> 'new' ->> 'topic_id' = ?", [topic_id])
        .select<{ id: string }[]>("id");
      expect(changes).to.have.length(1);
    });
  });
});
