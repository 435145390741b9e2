import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import type { Caller } from "../../support/caller.ts";
import { freshAddress as fresh, useCampaigns } from "../../support/email/campaigns.ts";
import { signIn } from "../../support/accounts/people.ts";
import { until } from "../../support/queue.ts";

describe("Jobs: campaign failure handling", () => {
  const fixture = useCampaigns();
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
  });

  /** Simulates that every worker that took the job has crashed. */
  const loseTheWorkers = (id: string): Promise<unknown> =>
    fixture.service.database.pool.raw(
      `UPDATE jobs SET attempts = max_attempts, available_at = now()
       WHERE payload ->> 'campaign_id' = ? AND status = 'queued' AND available_at > now() + interval '10 seconds'`,
      [id],
    );
  const isCancelled = async (id: string): Promise<boolean> => {
    await loseTheWorkers(id);
    return (await fixture.get(id)).at("data.status") === "cancelled";
  };
  const published = async (id: string): Promise<unknown[]> =>
    (await createStore(fixture.service.database.pool).changes.ofRecord(fixture.organization.id, id)).map(
      ({ kind, actor }) => [kind, actor.type],
    );
  const logged = async (id: string): Promise<unknown[]> =>
    (await owner.get(`/v1/activity-log?record_id=${id}`))
      .list("data")
      .map(({ action, result, error_code }) => [action, result, error_code]);

  it("cancels a campaign that its workers abandoned while sending", async () => {
    const [good, busy] = [fresh(), fresh()];
    fixture.server.answers = { recipient: (address) => (address === busy ? "451 4.2.1 Later" : null) };
    const id = await fixture.begin({ segment_ids: [await fixture.segmentOf([good, busy])] });
    await until(() => isCancelled(id), "the campaign to be cancelled", 30);
    const rows = (await fixture.crm.get(`/v1/campaigns/${id}/recipients?sort=email`)).list("data");
    expect(rows.map(({ email, status }) => [email, status])).to.deep.equal([
      [good, "sent"],
      [busy, "cancelled"],
    ]);
    expect((await published(id)).at(-1)).to.deep.equal(["campaign.cancelled", "system"]);
    expect(await logged(id)).to.deep.equal([["campaigns.cancel", "error", "internal"]]);
  });

  it("cancels an abandoned campaign before sending unless it was rescheduled", async () => {
    const at = (hours: number): object => ({ scheduled_at: new Date(Date.now() + hours * 3_600_000).toISOString() });
    const given = { name: "Later", subject: "News", from: { email: "news@crm.example" }, text_body: "News" };
    const segment_ids = [await fixture.segmentOf([fresh()])];
    const scheduled = async (): Promise<string> => {
      const id = (await fixture.crm.post("/v1/campaigns", { ...given, segment_ids })).string("data.id");
      expect((await fixture.crm.post(`/v1/campaigns/${id}/schedule`, at(1))).status).to.equal(200);
      return id;
    };
    const [lost, moved] = [await scheduled(), await scheduled()];
    const { pool } = fixture.service.database;
    const [former = ""] = await pool("jobs").whereRaw("payload ->> 'campaign_id' = ?", [moved]).pluck<string[]>("id");
    for (const [action, body] of [["unschedule"], ["schedule", at(2)]] as const)
      expect((await fixture.crm.post(`/v1/campaigns/${moved}/${action}`, body)).status).to.equal(200);
    const formerJob = pool("jobs").where({ id: former, status: "queued" });
    const due = { attempts: pool.ref("max_attempts"), available_at: pool.fn.now() };
    expect(await formerJob.clone().update(due)).to.equal(1);
    await until(() => isCancelled(lost), "the campaign to be cancelled", 30);
    expect(await logged(lost)).to.deep.equal([["campaigns.cancel", "error", "internal"]]);
    await until(async () => (await formerJob.clone()).length === 0, "the end of the former job", 30);
    expect((await fixture.get(moved)).at("data.status")).to.equal("scheduled");
  });
});
