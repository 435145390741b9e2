import { expect } from "chai";
import { keyedStore } from "../../support/keyed-store.ts";
import { until } from "../../support/queue.ts";
import { use, useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { newId } from "../../../src/base/platform/ids.ts";
import { prepareCampaign } from "../../../src/features/email/campaigns/preparation.ts";
import { lockWaits } from "../../support/db/stall.ts";
import { createStore } from "../../../src/base/store/store.ts";
import { freshAddress as fresh, useCampaigns } from "../../support/email/campaigns.ts";
import { signIn } from "../../support/accounts/people.ts";

const PATH = "/v1/campaigns";

/** Milliseconds; enough time for the preceding steps on a busy machine. */
const SOON = 1_500;

const MANY = 2_300;

describe("Campaigns: /v1/campaigns/{id}", () => {
  const fixture = useFixture({ oracle: true });
  let names = 0;
  const segment = async (body: object = {}): Promise<string> => {
    const given = { name: `Segment ${++names}`, entity_type: "contact", kind: "static", ...body };
    return await fixture.crm.create("/v1/segments", given);
  };
  const contact = async (body: object): Promise<string> =>
    await fixture.crm.create("/v1/entities", { entity_type: "contact", ...body });
  const complete = { subject: "Hello", from: { email: "news@mail.example" }, html_body: "<p>Hello</p>" };
  const draft = async (body: object = {}): Promise<string> => {
    const given = { name: `Campaign ${++names}`, ...complete, ...body };
    const segments = "segment_ids" in body ? {} : { segment_ids: [await segment()] };
    return await fixture.crm.create(PATH, { ...given, ...segments });
  };
  const act = (id: string, action: string, body?: object): Promise<Answer> =>
    fixture.crm.post(`${PATH}/${id}/${action}`, body);
  const later = (milliseconds = 3_600_000): { scheduled_at: string } => ({
    scheduled_at: new Date(Date.now() + milliseconds).toISOString(),
  });
  const store = () => keyedStore(fixture.service.database.pool);

  /** Deletes the segments while the campaign is deleted, because an unfinished campaign prevents it. */
  async function lose(id: string, ...segments: string[]): Promise<void> {
    await whileDeleted(`${PATH}/${id}`, async () => {
      for (const one of segments) await fixture.crm.delete(`/v1/segments/${one}`);
    });
  }

  async function whileDeleted(path: string, work: () => Promise<unknown>): Promise<void> {
    await fixture.crm.delete(path);
    await work();
    await fixture.crm.post(`${path}/restore`);
  }

  async function prepared(id: string): Promise<Answer> {
    for (let round = 0; round < 300; round += 1) {
      const campaign = await store().campaigns.get(fixture.organization.id, id);
      if (campaign?.prepared_at || campaign?.status === "cancelled") break;
      await new Promise((done) => setTimeout(done, 50));
    }
    return await fixture.crm.get(`${PATH}/${id}`);
  }

  async function over(id: string): Promise<Answer> {
    const read = (): Promise<Answer> => fixture.crm.get(`${PATH}/${id}`);
    await until(async () => (await read()).at("data.status") === "sent", "the campaign to be sent", 30);
    return await read();
  }

  describe("POST /v1/campaigns/{id}/send (campaigns.send)", () => {
    it("returns 422 with every missing field", async () => {
      const id = await fixture.crm.create(PATH, { name: "Empty" });
      const missing = [422, "/subject required", "/from required", "/html_body required", "/segment_ids too_few"];
      expect((await act(id, "send")).problems).to.deep.equal(missing);
      expect((await act(id, "schedule", later())).problems).to.deep.equal(missing);
      expect((await fixture.crm.get(`${PATH}/${id}`)).at("data")).to.include({ status: "draft", version: 1 });
    });

    it("returns 422 without remaining segments and for a deleted excluded segment", async () => {
      const [one, two, excluded] = [await segment(), await segment(), await segment()];
      const id = await draft({ segment_ids: [one, two], exclude_segment_ids: [excluded] });
      await lose(id, one);
      expect((await act(id, "schedule", later())).status).to.equal(200);
      await act(id, "unschedule");
      await lose(id, two, excluded);
      expect((await act(id, "send")).problems).to.deep.equal([
        422,
        "/segment_ids/0 reference_not_found",
        "/segment_ids/1 reference_not_found",
        "/exclude_segment_ids/0 reference_not_found",
      ]);
    });

    it("returns 409 with the allowed actions", async () => {
      const id = await draft();
      for (const action of ["unschedule", "cancel", "archive"]) {
        const refused = await act(id, action);
        expect([refused.status, refused.at("code")], action).to.deep.equal([409, "state_conflict"]);
        expect(refused.at("details.0.allowed_values")).to.deep.equal(["schedule", "send"]);
      }
      await act(id, "schedule", later());
      const again = await act(id, "schedule", later());
      expect(again.at("details.0.message")).to.equal(
        "The campaign is scheduled; possible actions: unschedule, send, cancel.",
      );
      const change = await fixture.crm.put(`${PATH}/${id}`, { subject: "Other", name: "New name", segment_ids: [] });
      expect(change.problems).to.have.members([409, "/subject campaign_status", "/segment_ids campaign_status"]);
      expect((await fixture.crm.put(`${PATH}/${id}`, { name: "New name", tags: ["x"] })).status).to.equal(200);
      expect((await fixture.crm.delete(`${PATH}/${id}`)).problems).to.deep.equal([409, "/status campaign_in_use"]);
      expect((await act(id, "cancel")).status).to.equal(200);
      expect((await act(id, "send")).status).to.equal(409);
      expect((await act(id, "schedule", later())).status).to.equal(409);
    });

    it("reaches each contact once, except excluded and unsubscribed ones", async () => {
      const [mia, leo, zoe, out, bounced, nobody] = [
        await contact({ first_name: "Mia", last_name: "Lang", email: "mia@list.example", lead_score: 91 }),
        await contact({ email: "leo@list.example", lead_score: 91 }),
        await contact({ email: "zoe@list.example", lead_score: 91 }),
        await contact({ email: "out@list.example", email_consent: "opted_out" }),
        await contact({ email: "bounced@list.example" }),
        await contact({ first_name: "Without an address", lead_score: 91 }),
      ];
      await fixture.crm.post("/v1/notifications/suppressions", {
        email: "bounced@list.example",
        reason: "hard_bounced",
      });
      const byHand = await segment();
      await fixture.crm.post(`/v1/segments/${byHand}/members`, { entity_ids: [mia, out, bounced, nobody] });
      const hot = { op: "and", conditions: [{ field: "lead_score", operator: "eq", value: 91 }] };
      const byFilter = await segment({ kind: "dynamic", filter: hot });
      const excluded = await segment();
      await fixture.crm.post(`/v1/segments/${excluded}/members`, { entity_ids: [zoe] });
      const id = await draft({ segment_ids: [byHand, byFilter], exclude_segment_ids: [excluded] });
      expect((await act(id, "send")).at("data")).to.include({ status: "sending", version: 2 });
      expect((await over(id)).at("data.stats")).to.include({ recipients: 4, suppressed: 2, sent: 2 });
      const all = (await fixture.crm.get(`${PATH}/${id}/recipients?sort=email`)).list("data");
      expect(
        all.map(({ email, name, contact_id, status, reason }) => [email, name, contact_id, status, reason]),
      ).to.deep.equal([
        ["bounced@list.example", null, bounced, "suppressed", "hard_bounced"],
        ["leo@list.example", null, leo, "sent", null],
        ["mia@list.example", "Mia Lang", mia, "sent", null],
        ["out@list.example", null, out, "suppressed", "opted_out"],
      ]);
      expect((await fixture.crm.get(`${PATH}/${id}/recipients?status=suppressed`)).at("meta.total")).to.equal(2);
    });

    it("cancels a campaign whose excluded segment cannot be evaluated", async () => {
      const definition = { entity_type: "contact", key: "left_out", label: "Left out", type: "boolean" };
      const field = await fixture.crm.create("/v1/custom-fields", definition);
      const condition = { field: "custom_fields.left_out", operator: "eq", value: true };
      const filter = { op: "and", conditions: [condition] };
      const [list, excluded] = [await segment(), await segment({ kind: "dynamic", filter })];
      const id = await draft({ segment_ids: [list], exclude_segment_ids: [excluded] });
      await whileDeleted(`${PATH}/${id}`, () =>
        whileDeleted(`/v1/segments/${excluded}`, () => fixture.crm.delete(`/v1/custom-fields/${field}`)),
      );
      await act(id, "schedule", later(SOON));
      expect((await prepared(id)).at("data.status")).to.equal("cancelled");
      expect((await fixture.crm.get(`${PATH}/${id}/recipients`)).at("meta.total")).to.equal(0);
    });
  });

  describe("POST /v1/campaigns/{id}/schedule (campaigns.schedule)", () => {
    it("schedules, unschedules and cancels a campaign", async () => {
      const id = await draft();
      const when = later();
      expect((await act(id, "schedule", when)).at("data")).to.include({ status: "scheduled", ...when, version: 2 });
      expect((await fixture.crm.get(`${PATH}?scheduled_after=${when.scheduled_at}`)).list("data").length).to.equal(1);
      expect((await act(id, "unschedule")).at("data")).to.include({ status: "draft", scheduled_at: null });
      await act(id, "schedule", when);
      const cancelled = await act(id, "cancel");
      expect(cancelled.at("data")).to.include({ status: "cancelled" });
      expect(cancelled.at("data.completed_at")).to.be.a("string");
      expect((await act(id, "archive")).at("data.status")).to.equal("archived");
      const changes = await store().changes.ofRecord(fixture.organization.id, id);
      expect(changes.map(({ kind }) => kind)).to.deep.equal([
        "campaign.created",
        "campaign.scheduled",
        "campaign.updated",
        "campaign.scheduled",
        "campaign.cancelled",
        "campaign.updated",
      ]);
      expect(changes[1]?.changes).to.deep.equal({
        status: { old: "draft", new: "scheduled" },
        scheduled_at: { old: null, new: when.scheduled_at },
      });
    });

    it("returns 422 for a time in the past or more than a year ahead", async () => {
      const id = await draft();
      expect((await act(id, "schedule", later(-120_000))).problems).to.deep.equal([422, "/scheduled_at time_in_past"]);
      expect((await act(id, "schedule", later(367 * 86_400_000))).problems).to.deep.equal([
        422,
        "/scheduled_at too_far_ahead",
      ]);
    });

    it("starts at scheduled_at and not before", async () => {
      const list = await segment();
      await fixture.crm.post(`/v1/segments/${list}/members`, {
        entity_ids: [await contact({ email: "on-time@list.example" })],
      });
      const [now, other] = [await draft({ segment_ids: [list] }), await draft({ segment_ids: [list] })];
      await act(other, "schedule", later(SOON));
      await act(other, "unschedule");
      await act(other, "schedule", later());
      expect((await act(now, "schedule", later(SOON))).at("data.status")).to.equal("scheduled");
      const begun = await prepared(now);
      expect(begun.at("data.status")).to.be.oneOf(["sending", "sent"]);
      expect(begun.at("data.updated_by.type")).to.equal("system");
      expect(Date.parse(begun.string("data.started_at"))).to.be.at.least(Date.parse(begun.string("data.scheduled_at")));
      expect(begun.at("data.stats.recipients")).to.equal(1);
      expect((await fixture.crm.get(`${PATH}/${other}`)).at("data.status")).to.equal("scheduled");
    });
  });

  describe("GET /v1/campaigns/{id} (campaigns.get)", () => {
    it("returns counts and rates in stats", async () => {
      const id = await draft();
      const key = { org_id: fixture.organization.id, campaign_id: id };
      const shards = [
        { ...key, shard: 1, recipients: 6, sent: 6, unique_opens: 3, opens: 5 },
        { ...key, shard: 2, recipients: 4, sent: 2, bounces: 1 },
      ];
      await fixture.service.database.pool("campaign_counts").insert(shards);
      expect((await fixture.crm.get(`${PATH}/${id}`)).at("data.stats")).to.include({
        recipients: 10,
        sent: 8,
        opens: 5,
        open_rate: 0.375,
        bounce_rate: 0.125,
        click_rate: 0,
      });
    });
  });
});

describe("Jobs: campaign recipients", () => {
  // Without workers, because the test prepares the recipients itself.
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const deps = () => ({ store: keyedStore(fixture.service.database.pool), clock: Date.now, newId: () => newId() });

  async function sending(): Promise<string> {
    const filter = { op: "and", conditions: [{ field: "lead_score", operator: "eq", value: 77 }] };
    const segment = { name: `Many ${newId()}`, entity_type: "contact", kind: "dynamic", filter };
    const segment_ids = [await fixture.crm.create("/v1/segments", segment)];
    const complete = { subject: "Hello", from: { email: "news@mail.example" }, text_body: "Hello" };
    const id = await fixture.crm.create(PATH, { name: "Many", ...complete, segment_ids });
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

describe("Jobs: campaign failure handling", () => {
  const fixture = useCampaigns();
  const owner = use(() => signIn(fixture.service.url, fixture.organization.owner));

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
      const id = await fixture.crm.create("/v1/campaigns", { ...given, segment_ids });
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
