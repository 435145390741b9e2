import { expect } from "chai";
import { newId } from "../../../src/base/platform/ids.ts";
import { keyedStore } from "../../support/keyed-store.ts";
import { prepareCampaign } from "../../../src/features/email/campaigns/preparation.ts";
import { until } from "../../support/queue.ts";
import { lockWaits } from "../../support/db/stall.ts";
import { useFixture } from "../../support/fixture.ts";

const PATH = "/v1/campaigns";
const MANY = 2_300;

describe("Jobs: campaign recipients", () => {
  // Without workers, because the test prepares the recipients itself.
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const deps = () => ({ store: keyedStore(fixture.service.database.pool), clock: Date.now, newId: () => newId() });

  async function sending(): Promise<string> {
    const filter = { op: "and", conditions: [{ field: "lead_score", operator: "eq", value: 77 }] };
    const segment = { name: `Many ${newId()}`, entity_type: "contact", kind: "dynamic", filter };
    const segment_ids = [(await fixture.crm.post("/v1/segments", segment)).string("data.id")];
    const complete = { subject: "Hello", from: { email: "news@mail.example" }, text_body: "Hello" };
    const id = (await fixture.crm.post(PATH, { name: "Many", ...complete, segment_ids })).string("data.id");
    await fixture.crm.post(`${PATH}/${id}/send`);
    return id;
  }

  const preparation = (campaign_id: string) => ({ orgId: fixture.organization.id, campaign_id });
  const stats = async (id: string): Promise<unknown> =>
    (await fixture.crm.get(`${PATH}/${id}`)).at("data.stats.recipients");
  const sendingJobs = async (id: string): Promise<number> =>
    (
      await fixture.service.database
        .pool("jobs")
        .where({ kind: "campaign.send" })
        .whereRaw("payload ->> 'campaign_id' = ?", [id])
    ).length;

  const somebodyWaits = async (): Promise<boolean> => (await lockWaits(fixture.service.database.pool)) > 0;

  before(async () => {
    await fixture.service.database.pool.raw(
      `INSERT INTO entities (org_id, id, entity_type, email, email_consent, email_deliverability, lifecycle_stage,
         lead_score, version, created_at, updated_at, created_by, updated_by, created_by_user, search_name, search_text)
       SELECT ?::uuid, gen_random_uuid(), 'contact', 'many.' || n || '@list.example', 'unknown', 'ok', 'lead',
         77, 1, now(), now(), '{}', '{}', gen_random_uuid(), '', '' FROM generate_series(1, ?::int) AS n`,
      [fixture.organization.id, MANY],
    );
  });

  it("adds each batch of recipients once", async () => {
    const id = await sending();
    const batches: number[] = [];
    await prepareCampaign(deps(), preparation(id), (_, done) => Promise.resolve(void batches.push(done)));
    expect(batches).to.deep.equal([1_000, 2_000, 2_300]);
    expect(await stats(id)).to.equal(MANY);
    expect((await fixture.crm.get(`${PATH}/${id}/recipients`)).at("meta.total")).to.equal(MANY);
    expect(await sendingJobs(id)).to.equal(1);
  });

  it("resumes after an interruption and adds nothing twice", async () => {
    const id = await sending();
    const interrupted = prepareCampaign(deps(), preparation(id), (_, done) =>
      done > 1_000 ? Promise.reject(new Error("The lease is lost.")) : Promise.resolve(),
    );
    expect(await interrupted.catch((error: unknown) => String(error))).to.equal("Error: The lease is lost.");
    expect(await stats(id)).to.equal(1_000);
    const twice = [1, 2].map(() => prepareCampaign(deps(), preparation(id), () => Promise.resolve()));
    await Promise.all(twice);
    await prepareCampaign(deps(), preparation(id), () => Promise.reject(new Error("Nothing is left to do.")));
    expect(await stats(id)).to.equal(MANY);
    expect(await sendingJobs(id)).to.equal(1);
  });

  it("stops when the campaign is canceled", async () => {
    const id = await sending();
    await prepareCampaign(deps(), preparation(id), async (_, done) => {
      if (done !== 1_000) return;
      setImmediate(() => void fixture.crm.post(`${PATH}/${id}/cancel`));
      await until(somebodyWaits, "the cancelling to wait for the batch");
    });
    expect((await fixture.crm.get(`${PATH}/${id}`)).at("data.status")).to.equal("cancelled");
    // A second batch may be written before the waiting cancellation gets the lock.
    expect(await stats(id)).to.be.oneOf([1_000, 2_000]);
    expect(await sendingJobs(id)).to.equal(0);
  });

  it("ignores a job for another time than scheduled_at", async () => {
    const id = await sending();
    const other = { ...preparation(id), scheduled_at: "2026-01-01T00:00:00.000Z" };
    await fixture.service.database
      .pool("campaigns")
      .where({ id })
      .update({ status: "scheduled", scheduled_at: new Date() });
    await prepareCampaign(deps(), other, () => Promise.resolve());
    expect((await fixture.crm.get(`${PATH}/${id}`)).at("data.status")).to.equal("scheduled");
    expect(await stats(id)).to.equal(0);
  });
});
