import { expect } from "chai";
import { keyedStore } from "../../support/keyed-store.ts";
import { until } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const PATH = "/v1/campaigns";
/** Milliseconds; enough time for the preceding steps on a busy machine. */
const SOON = 1_500;

describe("Campaigns: /v1/campaigns/{id}", () => {
  const fixture = useFixture({ oracle: true });
  let names = 0;
  const segment = async (body: object = {}): Promise<string> => {
    const given = { name: `Segment ${++names}`, entity_type: "contact", kind: "static", ...body };
    return (await fixture.crm.post("/v1/segments", given)).string("data.id");
  };
  const contact = async (body: object): Promise<string> =>
    (await fixture.crm.post("/v1/entities", { entity_type: "contact", ...body })).string("data.id");
  const complete = { subject: "Hello", from: { email: "news@mail.example" }, html_body: "<p>Hello</p>" };
  const draft = async (body: object = {}): Promise<string> => {
    const given = { name: `Campaign ${++names}`, ...complete, ...body };
    const segments = "segment_ids" in body ? {} : { segment_ids: [await segment()] };
    return (await fixture.crm.post(PATH, { ...given, ...segments })).string("data.id");
  };
  const act = (id: string, action: string, body?: object): Promise<Answer> =>
    fixture.crm.post(`${PATH}/${id}/${action}`, body);
  const later = (milliseconds = 3_600_000): { scheduled_at: string } => ({
    scheduled_at: new Date(Date.now() + milliseconds).toISOString(),
  });
  const codes = (answer: Answer): unknown[] => [
    answer.status,
    ...answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`),
  ];
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
      const id = (await fixture.crm.post(PATH, { name: "Empty" })).string("data.id");
      const missing = [422, "/subject required", "/from required", "/html_body required", "/segment_ids too_few"];
      expect(codes(await act(id, "send"))).to.deep.equal(missing);
      expect(codes(await act(id, "schedule", later()))).to.deep.equal(missing);
      expect((await fixture.crm.get(`${PATH}/${id}`)).at("data")).to.include({ status: "draft", version: 1 });
    });

    it("returns 422 without remaining segments and for a deleted excluded segment", async () => {
      const [one, two, excluded] = [await segment(), await segment(), await segment()];
      const id = await draft({ segment_ids: [one, two], exclude_segment_ids: [excluded] });
      await lose(id, one);
      expect((await act(id, "schedule", later())).status).to.equal(200);
      await act(id, "unschedule");
      await lose(id, two, excluded);
      expect(codes(await act(id, "send"))).to.deep.equal([
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
      expect(codes(change)).to.have.members([409, "/subject campaign_status", "/segment_ids campaign_status"]);
      expect((await fixture.crm.put(`${PATH}/${id}`, { name: "New name", tags: ["x"] })).status).to.equal(200);
      expect(codes(await fixture.crm.delete(`${PATH}/${id}`))).to.deep.equal([409, "/status campaign_in_use"]);
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
      const sent = await act(id, "send");
      expect(sent.at("data")).to.include({ status: "sending", version: 2 });
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
      const suppressed = await fixture.crm.get(`${PATH}/${id}/recipients?status=suppressed`);
      expect(suppressed.at("meta.total")).to.equal(2);
    });

    it("cancels a campaign whose excluded segment cannot be evaluated", async () => {
      const definition = { entity_type: "contact", key: "left_out", label: "Left out", type: "boolean" };
      const field = (await fixture.crm.post("/v1/custom-fields", definition)).string("data.id");
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
      expect(codes(await act(id, "schedule", later(-120_000)))).to.deep.equal([422, "/scheduled_at time_in_past"]);
      expect(codes(await act(id, "schedule", later(367 * 86_400_000)))).to.deep.equal([
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
