import { expect } from "chai";
import { CALL, problemsOf } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("POST /v1/event-types (eventTypes.create)", () => {
  const fixture = useFixture({ oracle: true });
  const { colleague } = recordFactories(fixture);
  const create = (body: object): Promise<Answer> => fixture.crm.post("/v1/event-types", { ...CALL, ...body });

  it("returns 422 if owner or hosts are missing or inactive", async () => {
    const { person: suspended } = await colleague("member");
    await fixture.service.database.pool("users").where({ id: suspended.id }).update({ status: "suspended" });
    const { owner } = fixture.organization;
    const body = { hosts: [owner.id, UNKNOWN_ID, suspended.id], assignment: "collective", owner_id: suspended.id };
    expect(problemsOf(await create(body))).to.deep.equal([
      422,
      "/owner_id inactive_member",
      "/hosts/1 reference_not_found",
      "/hosts/2 inactive_member",
    ]);
    expect(problemsOf(await create({ hosts: [owner.id, owner.id.toUpperCase()] }))).to.deep.equal([
      422,
      "/hosts/1 not_unique",
    ]);
  });

  it("rejects a suspended host only if the host is new", async () => {
    const { person } = await colleague("member");
    const created = await create({ hosts: [person.id] });
    await fixture.service.database.pool("users").where({ id: person.id }).update({ status: "suspended" });
    const path = `/v1/event-types/${created.string("data.id")}`;
    expect((await fixture.crm.put(path, { seats: 2 })).status).to.equal(200);
    const { owner } = fixture.organization;
    const more = await fixture.crm.put(path, { hosts: [person.id, owner.id], assignment: "collective" });
    expect(more.status).to.equal(200);
  });

  it("returns an error for fields that contradict each other", async () => {
    const { person } = await colleague("member");
    const two = [person.id, fixture.organization.owner.id];
    const cases: [body: object, ...expected: (string | number)[]][] = [
      [{ hosts: two }, 422, "/assignment single_host"],
      [{ duration_options: [15, 60] }, 422, "/duration_minutes duration_not_offered"],
      [{ duration_options: [30, 30] }, 400, "/duration_options/1 not_unique"],
      [{ reminder_minutes: [60, 60] }, 400, "/reminder_minutes/1 not_unique"],
      [{ booking_window: { type: "rolling_days" } }, 400, "/booking_window/days required"],
      [
        { booking_window: { type: "date_range", days: 3, start_date: "2026-03-02" } },
        400,
        "/booking_window/days unknown_field",
        "/booking_window/end_date required",
      ],
      [{ booking_window: { type: "unlimited", days: 3 } }, 400, "/booking_window/days unknown_field"],
      [
        { booking_window: { type: "date_range", start_date: "2026-03-02", end_date: "2026-03-01" } },
        422,
        "/booking_window/end_date window_reversed",
      ],
      [{ location: { type: "in_person", value: " " } }, 400, "/location/value too_short"],
      [{ location: { type: "video_link", value: "meet" } }, 400, "/location/value format"],
      [{ location: { type: "phone", value: "ask" } }, 400, "/location/value format"],
      [{ location: { type: "phone", value: "0123" } }, 422, "/location/value format"],
      [{ location: { type: "custom" } }, 400, "/location/value required"],
      [{ location: { type: "invitee_phone", value: "x" } }, 422, "/location/value unknown_field"],
      [{ schedule_id: UNKNOWN_ID }, 422, "/schedule_id reference_not_found"],
      [
        {
          questions: [
            { key: "a", label: "A", type: "select" },
            { key: "b", label: " ", type: "text", options: ["x"] },
          ],
        },
        400,
        "/questions/0/options required",
        "/questions/1/options type",
        "/questions/1/label too_short",
      ],
      [
        {
          questions: [
            { key: "a", label: "A", type: "text" },
            { key: "a", label: "B", type: "text" },
          ],
        },
        422,
        "/questions/1/key not_unique",
      ],
      [
        { questions: [{ key: "a", label: "A", type: "select", options: ["x", " x"] }] },
        400,
        "/questions/0/options/1 not_unique",
      ],
    ];
    for (const [body, ...expected] of cases) {
      expect(problemsOf(await create(body)), JSON.stringify(body)).to.deep.equal(expected);
    }
    const kept = await create({ duration_options: [15, 30] });
    const changed = await fixture.crm.put(`/v1/event-types/${kept.string("data.id")}`, { duration_minutes: 45 });
    expect(problemsOf(changed)).to.deep.equal([422, "/duration_minutes duration_not_offered"]);
    expect(changed.at("details.0.allowed_values")).to.deep.equal([15, 30]);
  });
});
