import { expect } from "chai";
import { type Fields, opportunityFactories, about, recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { storedEvent } from "../../support/booking/booked-event.ts";

/** A row as `[keys..., currency?, measures...]`: labels and names are compared separately. */
const rowsOf = (answer: Answer): unknown[][] => {
  expect(answer.status, answer.text).to.equal(200);
  const groups = answer.at("data.groups") as {
    group: Record<string, { value: unknown }>;
    currency?: string | null;
    measures: Fields;
  }[];
  return groups.map(({ group, measures, ...rest }) => [
    ...Object.values(group).map(({ value }) => value),
    ...("currency" in rest ? [rest.currency] : []),
    ...Object.values(measures),
  ]);
};

const labelsOf = (answer: Answer, field: string): unknown[] =>
  answer.list("data.groups").map(({ group }) => (group as Record<string, { label: unknown }>)[field]?.label);

const where = (field: string, operator: string, value: unknown) => ({
  op: "and",
  conditions: [{ field, operator, value }],
});

type Groups = readonly { readonly group: Record<string, { value: unknown }>; readonly measures: { count: number } }[];

const countsOf = (answer: Answer): unknown[][] => {
  expect(answer.status, answer.text).to.equal(200);
  const groups = answer.at("data.groups") as Groups;
  return groups.map(({ group, measures }) => [...Object.values(group).map(({ value }) => value), measures.count]);
};

describe("All operations: reports", () => {
  const fixture = useFixture({ oracle: true });
  const { opportunity, contact, company, pipeline, change, keyWith, fromOtherOrganization } =
    opportunityFactories(fixture);
  const report = (body: Fields, path = "/v1/opportunities"): Promise<Answer> =>
    fixture.crm.post(`${path}/aggregate`, body);
  const sales = (pipeline_id: string) => where("pipeline_id", "eq", pipeline_id);

  describe("POST /v1/opportunities/aggregate (opportunities.aggregate)", () => {
    it("adds amounts per stage in the order of the pipeline, without mixing currencies", async () => {
      const way = await pipeline();
      for (const [stage, amount, currency] of [
        ["talk", 0.1, "EUR"] as const,
        ["talk", 0.2, "EUR"] as const,
        ["talk", 5, "USD"] as const,
        ["start", 100.5, "EUR"] as const,
        ["gone", null, "EUR"] as const,
      ])
        await opportunity({ pipeline_id: way, stage, amount, currency });
      const answer = await report({
        filter: sales(way),
        group_by: ["stage"],
        measures: ["count", "sum_amount", "avg_amount", "min_amount", "max_amount"],
      });
      expect(rowsOf(answer)).to.deep.equal([
        ["start", "EUR", 1, 100.5, 100.5, 100.5, 100.5],
        ["talk", "EUR", 2, 0.3, 0.15, 0.1, 0.2],
        ["talk", "USD", 1, 5, 5, 5, 5],
        ["gone", "EUR", 1, null, null, null, null],
      ]);
      expect(labelsOf(answer, "stage")).to.deep.equal(["Start", "Talk", "Talk", "Gone"]);
      expect(answer.at("meta")).to.deep.equal({
        total: 4,
        records: 5,
        truncated: false,
        overlapping: false,
        timezone: "Europe/Paris",
      });
    });

    it("divides won by won and lost ones for the win rate, which is null without closed ones", async () => {
      const way = await pipeline();
      for (const [source, ...stages] of [
        ["referral", "done", "gone", "gone", "talk"],
        ["event", "done", "done"],
        ["partner", "start"],
        ["advertisement", "gone"],
      ] as const)
        for (const stage of stages) await opportunity({ pipeline_id: way, source, stage });
      const body = { filter: sales(way), group_by: ["source"], measures: ["count", "win_rate"] };
      expect(rowsOf(await report({ ...body, sort: "-win_rate,source" }))).to.deep.equal([
        ["event", 2, 1],
        ["referral", 4, 0.3333],
        ["advertisement", 1, 0],
        ["partner", 1, null],
      ]);
      expect(rowsOf(await report({ filter: sales(way), measures: ["win_rate"] }))).to.deep.equal([[0.5]]);
      const other = await (
        await fromOtherOrganization()
      ).post("/v1/opportunities/aggregate", { measures: ["win_rate"] });
      expect(rowsOf(other)).to.deep.equal([[null]]);
      const stray = await fixture.crm.post("/v1/entities/aggregate", { measures: ["win_rate"] });
      expect([stray.status, stray.at("details.0.path")]).to.deep.equal([400, "/measures/0"]);
    });

    it("names owners and companies, and returns null for missing ones", async () => {
      const [way, engines] = [await pipeline(), await company({ name: "Aardvark" })];
      await opportunity({ pipeline_id: way, company_id: engines, amount: 10 });
      await opportunity({ pipeline_id: way, owner_id: null, amount: 30 });
      const answer = await report({
        filter: sales(way),
        group_by: ["owner_id", "company_id"],
        measures: ["sum_amount"],
        sort: "-sum_amount",
      });
      const { owner } = fixture.organization;
      expect(rowsOf(answer)).to.deep.equal([
        [null, null, "EUR", 30],
        [owner.id, engines, "EUR", 10],
      ]);
      expect(labelsOf(answer, "company_id")).to.deep.equal([null, "Aardvark"]);
      expect(labelsOf(answer, "owner_id")[1]).to.be.a("string").that.is.not.empty;
      const limited = await keyWith(["opportunities:read"]);
      const unnamed = await limited.post("/v1/opportunities/aggregate", {
        filter: sales(way),
        group_by: ["company_id"],
      });
      expect([labelsOf(unnamed, "company_id"), unnamed.at("meta.total")]).to.deep.equal([[null, null], 2]);
    });

    it("counts won and lost opportunities per month of the time zone", async () => {
      const way = await pipeline();
      for (const [stage, closed] of [
        ["done", "2031-01-31T22:30:00Z"],
        ["done", "2031-01-31T23:30:00Z"],
        ["gone", "2031-03-15T12:00:00Z"],
      ] as const) {
        const id = await opportunity({ pipeline_id: way, stage, amount: 10 });
        await fixture.service.database.pool("opportunities").where({ id }).update({ closed_at: closed });
      }
      await opportunity({ pipeline_id: way });
      const perMonth = { filter: sales(way), group_by: ["closed_at", "status"], period: "month" };
      const paris = await report(perMonth);
      expect(rowsOf(paris)).to.deep.equal([
        ["2031-01-01", "won", 1],
        ["2031-02-01", "won", 1],
        ["2031-03-01", "lost", 1],
        [null, "open", 1],
      ]);
      expect(labelsOf(paris, "closed_at")).to.deep.equal(["2031-01", "2031-02", "2031-03", null]);
      const utc = await report({ ...perMonth, timezone: "UTC" });
      expect(rowsOf(utc)[0]).to.deep.equal(["2031-01-01", "won", 2]);
      expect(utc.at("meta.timezone")).to.equal("UTC");
      const labels = async (period: string): Promise<unknown> =>
        labelsOf(await report({ ...perMonth, group_by: ["closed_at"], period }), "closed_at")[0];
      expect(await Promise.all(["day", "week", "quarter", "year"].map(labels))).to.deep.equal([
        "2031-01-31",
        "2031-W05",
        "2031-Q1",
        "2031",
      ]);
    });

    it("returns the first groups in the wanted order and the number of all groups", async () => {
      const way = await pipeline();
      for (const day of ["2031-01-01", "2031-01-02", "2031-01-02", "2031-01-03"])
        await opportunity({ pipeline_id: way, expected_close_date: day });
      const body = { filter: sales(way), group_by: ["expected_close_date"], period: "day", limit: 2 };
      const first = await report({ ...body, sort: "-count,-expected_close_date" });
      expect(rowsOf(first)).to.deep.equal([
        ["2031-01-02", 2],
        ["2031-01-03", 1],
      ]);
      expect(first.at("meta")).to.include({ total: 3, records: 4, truncated: true });
      const refused = await report({ ...body, sort: "stage" });
      expect([refused.status, refused.at("details.0.path")]).to.deep.equal([422, "/sort"]);
      expect(refused.at("details.0.allowed_values")).to.deep.equal(["expected_close_date", "count"]);
    });

    it("returns one row without groups, also for no records", async () => {
      const none = await report({ filter: where("name", "eq", "No such name") });
      expect([rowsOf(none), none.at("meta")]).to.deep.equal([
        [[0]],
        { total: 1, records: 0, truncated: false, overlapping: false, timezone: "Europe/Paris" },
      ]);
      const sum = await report({ filter: where("name", "eq", "No such name"), measures: ["sum_amount"] });
      expect([rowsOf(sum), sum.at("meta.total")]).to.deep.equal([[], 0]);
    });

    it("counts live records of the own organization only", async () => {
      const way = await pipeline();
      const [id] = [await opportunity({ pipeline_id: way }), await opportunity({ pipeline_id: way })];
      await fixture.crm.delete(`/v1/opportunities/${id}`);
      expect(rowsOf(await report({ filter: sales(way) }))).to.deep.equal([[1]]);
      const other = await fromOtherOrganization();
      const theirs = await other.post("/v1/opportunities/aggregate", { group_by: ["pipeline_id"] });
      expect(rowsOf(theirs)).to.deep.equal([]);
      await change(id, {});
    });

    it("returns 503 if the calculation takes too long", async () => {
      const { pool } = fixture.service.database;
      const id = await opportunity();
      await pool.transaction(async (tx) => {
        await tx.raw("LOCK TABLE opportunities IN ACCESS EXCLUSIVE MODE");
        const late = await report({ group_by: ["stage"] });
        expect([late.status, late.at("code")], id).to.deep.equal([503, "unavailable"]);
        expect(late.headers.get("retry-after")).to.not.equal(null);
      });
    });
  });

  describe("POST /v1/entities/aggregate (entities.aggregate)", () => {
    it("groups contacts by source and lifecycle stage", async () => {
      const tag = "report-sources";
      for (const [source, lifecycle_stage] of [
        ["form", "lead"],
        ["form", "lead"],
        ["referral", "customer"],
        [null, "lead"],
      ])
        await contact({ source, lifecycle_stage, tags: [tag] });
      const body = { filter: where("tags", "has_any", [tag]), group_by: ["source", "lifecycle_stage"] };
      expect(rowsOf(await report(body, "/v1/entities"))).to.deep.equal([
        ["form", "lead", 2],
        ["referral", "customer", 1],
        [null, "lead", 1],
      ]);
    });

    it("requires the permission of the fields that it adds and filters", async () => {
      const engines = await company({ annual_revenue: 12.5, currency: "USD" });
      await opportunity({ company_id: engines, amount: 70 });
      const filter = where("id", "eq", engines);
      const totals = { filter, measures: ["sum_open_opportunity_amount"] };
      expect(rowsOf(await report(totals, "/v1/entities"))).to.deep.equal([["EUR", 70]]);
      const rich = [where("opportunities.open_amount", "gt", 50), filter];
      expect(rowsOf(await report({ filter: { op: "and", conditions: rich } }, "/v1/entities"))).to.deep.equal([[1]]);
      const key = await keyWith(["entities:read"]);
      for (const body of [totals, { filter: where("open_opportunity_amount", "gt", 1) }]) {
        const refused = await key.post("/v1/entities/aggregate", body);
        expect([refused.status, refused.at("details.0.required")]).to.deep.equal([403, ["opportunities:read"]]);
      }
      const revenue = await key.post("/v1/entities/aggregate", { filter, measures: ["sum_annual_revenue"] });
      expect(rowsOf(revenue)).to.deep.equal([["USD", 12.5]]);
      const both = await report(
        { filter, measures: ["sum_annual_revenue", "sum_open_opportunity_amount"] },
        "/v1/entities",
      );
      expect(both.problems).to.deep.equal([422, "/measures/1 several_currencies"]);
    });
  });

  describe("POST /v1/line-items/aggregate (lineItems.aggregate)", () => {
    it("adds line items in the currency of their opportunities", async () => {
      const made = async (path: string, body: Fields) => await fixture.crm.create(path, body);
      const product_id = await made("/v1/products", { name: "Mill", unit_price: 20, currency: "EUR" });
      const [euros, francs] = [await opportunity({ currency: "EUR" }), await opportunity({ currency: "CHF" })];
      await made("/v1/line-items", { opportunity_id: euros, product_id, quantity: 1.5 });
      await made("/v1/line-items", { opportunity_id: francs, name: "Installation", unit_price: 40 });
      const filter = where("opportunity_id", "in", [euros, francs]);
      const answer = await report({ filter, group_by: ["product_id"], measures: ["sum_amount"] }, "/v1/line-items");
      expect(rowsOf(answer)).to.deep.equal([
        [product_id, "EUR", 30],
        [null, "CHF", 40],
      ]);
      expect(labelsOf(answer, "product_id")).to.deep.equal(["Mill", null]);
    });
  });
});

describe("All operations: reports on activity, events and messages", () => {
  const fixture = useFixture({ oracle: true });
  const { contact, company, note, task, scoped } = recordFactories(fixture);
  const { opportunity, fromOtherOrganization } = opportunityFactories(fixture);

  describe("POST /v1/activity/aggregate (activity.aggregate)", () => {
    it("counts an activity once, although several timelines contain it", async () => {
      const since = new Date().toISOString();
      const related_to = [about("contact", await contact()), about("company", await company())];
      await note({ related_to });
      await note({ related_to });
      await fixture.crm.post(`/v1/tasks/${await task({ related_to })}/complete`);
      const report = (body: object) => fixture.crm.post("/v1/activity/aggregate", { since, ...body });
      expect(countsOf(await report({ group_by: ["type"] }))).to.deep.equal([
        ["note_added", 2],
        ["record_created", 2],
        ["task_completed", 1],
        ["task_created", 1],
      ]);
      expect(countsOf(await report({ type: ["note_added"], group_by: ["record_type"] }))).to.deep.equal([
        ["company", 2],
        ["contact", 2],
      ]);
      const weekly = await report({ type: ["note_added"], group_by: ["actor_id", "occurred_at"], period: "week" });
      expect(weekly.at("meta.records")).to.equal(2);
      expect(weekly.at("data.groups.0.group.actor_id.label")).to.be.a("string").that.is.not.empty;
      expect(weekly.at("data.groups.0.group.occurred_at.label")).to.match(/^\d{4}-W\d\d$/);
      expect(countsOf(await report({ record_type: "company", sort: "-count", limit: 1 }))).to.deep.equal([[5]]);
      expect(countsOf(await report({ until: since }))).to.deep.equal([[0]]);
    });

    it("omits activities that the caller cannot read, and those of other organizations", async () => {
      const ada = await contact();
      await note({ related_to: [about("contact", ada)] });
      await opportunity({ primary_contact_id: ada });
      const body = { record_id: ada, group_by: ["type"], type: ["linked", "note_added", "record_created"] };
      const key = await scoped("entities:read", "opportunities:read");
      expect(countsOf(await key.post("/v1/activity/aggregate", body))).to.deep.equal([
        ["linked", 1],
        ["record_created", 1],
      ]);
      const contacts = await scoped("entities:read");
      const without = await contacts.post("/v1/activity/aggregate", { group_by: ["record_type"] });
      expect(countsOf(without).map(([type]) => type)).to.not.include("opportunity");
      expect(countsOf(await fixture.crm.post("/v1/activity/aggregate", body))).to.deep.include(["note_added", 1]);
      const theirs = await (await fromOtherOrganization()).post("/v1/activity/aggregate", body);
      expect(countsOf(theirs)).to.deep.equal([]);
    });
  });

  describe("POST /v1/events/aggregate (events.aggregate)", () => {
    it("counts bookings per event type and week, with their status", async () => {
      const first = await storedEvent(fixture, { start_at: "2031-01-06T10:00:00Z" });
      const { event_type_id } = await storedEvent(fixture, { start_at: "2031-01-15T10:00:00Z", status: "cancelled" });
      const filter = { op: "and", conditions: [{ field: "start_at", operator: "gte", value: "2031-01-01T00:00:00Z" }] };
      const report = (body: object) => fixture.crm.post("/v1/events/aggregate", { filter, period: "week", ...body });
      expect(countsOf(await report({ group_by: ["start_at", "status"] }))).to.deep.equal([
        ["2031-01-06", "confirmed", 1],
        ["2031-01-13", "cancelled", 1],
      ]);
      const perType = await report({
        group_by: ["event_type_id", "start_at"],
        measures: ["count", "sum_duration_minutes"],
      });
      const groups = perType.list("data.groups");
      expect(groups.map(({ measures }) => measures)).to.deep.equal(
        [1, 1].map((count) => ({ count, sum_duration_minutes: 30 })),
      );
      expect(perType.text).to.include(`Call ${first.id}`).and.to.include(event_type_id);
      const onPeople = { op: "and", conditions: [{ field: "invitees", operator: "is_empty" }] };
      const refused = await fixture.crm.post("/v1/events/aggregate", { filter: onPeople });
      expect([refused.status, refused.at("details.0.code")]).to.deep.equal([422, "unknown_field"]);
    });
  });

  describe("POST /v1/notifications/emails/aggregate (emails.aggregate)", () => {
    it("counts messages by status, and never compares their text", async () => {
      const send = (more: object) =>
        fixture.crm.post("/v1/notifications/emails", {
          to: [{ email: "ada@analytical.example" }],
          subject: "Report",
          text: "Hello",
          ...more,
        });
      const send_at = new Date(Date.now() + 86_400_000).toISOString();
      for (const answer of [await send({ send_at }), await send({ send_at })]) expect(answer.status).to.equal(202);
      const path = "/v1/notifications/emails/aggregate";
      const filter = (field: string, value: string) => ({
        filter: { op: "and", conditions: [{ field, operator: "eq", value }] },
      });
      const byStatus = await fixture.crm.post(path, {
        ...filter("status", "scheduled"),
        group_by: ["status", "category"],
      });
      expect(countsOf(byStatus)).to.deep.equal([["scheduled", "transactional", 2]]);
      for (const field of ["html", "text"])
        expect((await fixture.crm.post(path, filter(field, "Hello"))).at("details.0.code")).to.equal("unknown_field");
    });
  });
});
