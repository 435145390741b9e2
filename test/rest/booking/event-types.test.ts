import { expect } from "chai";
import type { Caller } from "../../support/caller.ts";
import { CALL } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { until } from "../../support/queue.ts";
import { signIn } from "../../support/accounts/people.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

const SCHEDULE = { name: "Office" };

describe("Event types: /v1/event-types", () => {
  const fixture = useFixture({ oracle: true });
  const { colleague } = recordFactories(fixture);
  const create = (body: object = {}, as: Caller = fixture.crm): Promise<Answer> =>
    as.post("/v1/event-types", { ...CALL, ...body });

  describe("POST /v1/event-types (eventTypes.create)", () => {
    it("defaults all fields but title, duration and location", async () => {
      const created = await create();
      expect(created.status).to.equal(201);
      const { owner } = fixture.organization;
      expect(created.at("data")).to.deep.include({
        slug: "introductory-call",
        title: "Introductory call",
        description: null,
        owner_id: owner.id,
        hosts: [owner.id],
        assignment: "single",
        schedule_id: null,
        duration_minutes: 30,
        duration_options: [],
        slot_interval_minutes: null,
        buffer_before_minutes: 0,
        buffer_after_minutes: 0,
        min_notice_minutes: 60,
        booking_window: { type: "rolling_days", days: 60 },
        limits: { per_day: null, per_week: null },
        seats: 1,
        requires_confirmation: false,
        location: { type: "invitee_phone", value: null },
        questions: [],
        max_guests: 0,
        reminder_minutes: [],
        locale: null,
        is_active: true,
        visibility: "public",
        version: 1,
      });
    });

    it("stores all fields, trims texts and keeps the order of lists", async () => {
      const { person } = await colleague("member");
      const body = {
        title: "  Démonstration ",
        slug: "demo-for-you",
        description: " ",
        hosts: [person.id.toUpperCase(), fixture.organization.owner.id],
        assignment: "round_robin",
        duration_minutes: 45,
        duration_options: [60, 45, 30],
        slot_interval_minutes: 15,
        buffer_before_minutes: 5,
        buffer_after_minutes: 10,
        min_notice_minutes: 0,
        booking_window: { type: "date_range", start_date: "2026-03-02", end_date: "2026-03-31" },
        limits: { per_day: 3 },
        seats: 12,
        requires_confirmation: true,
        location: { type: "video_link", value: "https://meet.acme.example/demo" },
        questions: [
          { key: "topic", label: " Topic ", type: "select", required: true, options: [" Machines ", "Service"] },
          { key: "notes", label: "Notes", type: "textarea" },
        ],
        max_guests: 4,
        reminder_minutes: [60, 1440],
        locale: "fr",
        is_active: false,
        visibility: "private",
      };
      const created = await create(body);
      expect(created.status).to.equal(201);
      expect(created.at("data")).to.deep.include({
        ...body,
        title: "Démonstration",
        description: null,
        hosts: [person.id, fixture.organization.owner.id],
        duration_options: [30, 45, 60],
        limits: { per_day: 3, per_week: null },
        location: { type: "video_link", value: "https://meet.acme.example/demo" },
        questions: [
          { key: "topic", label: "Topic", type: "select", required: true, options: ["Machines", "Service"] },
          { key: "notes", label: "Notes", type: "textarea", required: false, options: null },
        ],
        reminder_minutes: [1440, 60],
      });
    });

    it("derives a unique ASCII slug from the title", async () => {
      const slugs = [];
      for (const title of ["Café & crème, à deux!", "Café crème à deux", "相談", "相談"]) {
        slugs.push((await create({ title })).string("data.slug"));
      }
      expect(slugs).to.deep.equal(["cafe-creme-a-deux", "cafe-creme-a-deux-2", "event", "event-2"]);
      const { caller } = await colleague("member");
      expect((await create({ title: "Café crème à deux" }, caller)).string("data.slug")).to.equal("cafe-creme-a-deux");
      const at_once = await Promise.all(Array.from({ length: 6 }, () => create({ title: "At once" })));
      const numbered = ["at-once", ...[2, 3, 4, 5, 6].map((number) => `at-once-${number}`)];
      expect(at_once.map((answer) => answer.string("data.slug"))).to.have.members(numbered);
    });

    it("compares the slugs of one owner, also when the owner changes", async () => {
      const first = await create({ title: "Taken", slug: "taken" });
      const id = first.string("data.id");
      const { person, caller } = await colleague("member");
      const theirs = await create({ slug: "taken" }, caller);
      expect(theirs.status).to.equal(201);
      const given = await fixture.crm.put(`/v1/event-types/${id}`, { owner_id: person.id });
      expect([given.status, given.at("details.0.existing_id")]).to.deep.equal([409, theirs.at("data.id")]);
      for (const slug of ["Taken", "-x", "", "a b", "x".repeat(64)]) {
        expect((await create({ slug })).problems).to.deep.equal([400, "/slug format"]);
      }
    });
  });
});

describe("POST /v1/event-types (eventTypes.create)", () => {
  const fixture = useFixture({ oracle: true });
  const { colleague } = recordFactories(fixture);
  const create = (body: object): Promise<Answer> => fixture.crm.post("/v1/event-types", { ...CALL, ...body });

  it("returns 422 if owner or hosts are missing or inactive", async () => {
    const { person: suspended } = await colleague("member");
    await fixture.service.database.pool("users").where({ id: suspended.id }).update({ status: "suspended" });
    const { owner } = fixture.organization;
    const body = { hosts: [owner.id, UNKNOWN_ID, suspended.id], assignment: "collective", owner_id: suspended.id };
    expect((await create(body)).problems).to.deep.equal([
      422,
      "/owner_id inactive_member",
      "/hosts/1 reference_not_found",
      "/hosts/2 inactive_member",
    ]);
    expect((await create({ hosts: [owner.id, owner.id.toUpperCase()] })).problems).to.deep.equal([
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
      expect((await create(body)).problems, JSON.stringify(body)).to.deep.equal(expected);
    }
    const kept = await create({ duration_options: [15, 30] });
    const changed = await fixture.crm.put(`/v1/event-types/${kept.string("data.id")}`, { duration_minutes: 45 });
    expect(changed.problems).to.deep.equal([422, "/duration_minutes duration_not_offered"]);
    expect(changed.at("details.0.allowed_values")).to.deep.equal([15, 30]);
  });
});

describe("Booking: lists of /v1/event-types and /v1/schedules", () => {
  // The contract check of the tests does not accept the empty cursor of a first page.
  const fixture = useFixture();
  const { changesOf, colleague } = recordFactories(fixture);
  const create = async (path: string, body: object, as: Caller = fixture.crm): Promise<string> =>
    await as.create(path, body);

  describe("GET /v1/event-types (eventTypes.list)", () => {
    it("finds parts of words without accents in title, description and slug, and lists the newest first", async () => {
      const { caller } = await colleague("member");
      const body = { ...CALL, title: "Démonstration", description: "Of the engine" };
      const demonstration = await create("/v1/event-types", body, caller);
      const call = await create("/v1/event-types", CALL);
      const cases: [query: string, ...expected: string[]][] = [
        ["q=demonstr", demonstration],
        ["q=ENGINE%20demo", demonstration],
        ["q=introductory-call", call],
        ["q=%25"],
        ["", call, demonstration],
      ];
      for (const [query, ...expected] of cases) {
        const found = (await fixture.crm.get(`/v1/event-types?${query}`)).list("data");
        expect(
          found.map(({ id }) => id),
          query,
        ).to.deep.equal(expected);
      }
    });

    it("reports that another schedule became the default, and returns both types in the feed", async () => {
      const eventType = await create("/v1/event-types", { ...CALL, title: "Reported" });
      const schedule = await create("/v1/schedules", { name: "Reported", is_default: true });
      await create("/v1/schedules", { name: "Instead", is_default: true });
      await fixture.crm.delete(`/v1/schedules/${schedule}`);
      await fixture.crm.post(`/v1/schedules/${schedule}/restore`);
      expect(await changesOf(schedule)).to.deep.equal([
        ["schedule.created", 1, []],
        ["schedule.updated", 2, ["is_default"]],
        ["schedule.deleted", 3, []],
        ["schedule.restored", 4, []],
      ]);
      await until(async () => {
        const feed = await fixture.crm.get("/v1/changes?page_size=100&record_type=event_type&record_type=schedule");
        const seen = feed.list("data").map(({ record_id }) => record_id);
        return seen.includes(eventType) && seen.includes(schedule);
      });
    });
  });
});

describe("Booking: /v1/event-types and /v1/schedules", () => {
  const fixture = useFixture();
  const { colleague } = recordFactories(fixture);

  describe("PUT /v1/event-types/{id} (eventTypes.update)", () => {
    for (const [path, body, owner, change] of [
      ["/v1/schedules", SCHEDULE, "user_id", { name: "Changed" }],
      ["/v1/event-types", CALL, "owner_id", { seats: 5 }],
    ] as const) {
      it(`lets members read records of others and managers change them (${path})`, async () => {
        const { person: member, caller: theirs } = await colleague("member");
        const { caller: manager } = await colleague("manager");
        // The first schedule of a user is the default and cannot be deleted before the others.
        await theirs.post(path, body);
        const own = `${path}/${await theirs.create(path, body)}`;
        const others = `${path}/${await fixture.crm.create(path, body)}`;

        expect((await theirs.get(others)).status).to.equal(200);
        expect((await theirs.put(own, change)).status).to.equal(200);
        const refused = [
          await theirs.put(others, change),
          await theirs.delete(others),
          await theirs.post(`${others}/restore`),
          await theirs.post(path, { ...body, [owner]: fixture.organization.owner.id }),
        ];
        expect(refused.map(({ status }) => status)).to.deep.equal([403, 403, 403, 403]);
        expect(refused.map((answer) => answer.at("code"))).to.deep.equal(refused.map(() => "permission_denied"));

        expect((await manager.put(own, change)).status).to.equal(200);
        expect((await manager.post(path, { ...body, [owner]: member.id })).at(`data.${owner}`)).to.equal(member.id);
        expect((await manager.delete(own)).status).to.equal(200);
        expect((await theirs.post(`${own}/restore`)).status).to.equal(200);
      });
    }

    it("lets a custom role with members:manage change records of others", async () => {
      const owner = await signIn(fixture.service.url, fixture.organization.owner);
      await owner.post("/v1/roles", { name: "booker", permissions: ["booking:write"] });
      await owner.post("/v1/roles", { name: "head", permissions: ["booking:write", "members:manage"] });
      const own = `/v1/event-types/${await fixture.crm.create("/v1/event-types", CALL)}`;
      const { caller: booker } = await colleague("booker");
      const { caller: head } = await colleague("head");
      expect((await booker.put(own, { seats: 3 })).status).to.equal(403);
      expect((await head.put(own, { seats: 3 })).status).to.equal(200);
    });

    it("returns 403 to a member who changes the owner_id", async () => {
      const { caller: theirs } = await colleague("member");
      const own = `/v1/event-types/${await theirs.create("/v1/event-types", CALL)}`;
      const given = await theirs.put(own, { owner_id: fixture.organization.owner.id });
      expect([given.status, given.at("code")]).to.deep.equal([403, "permission_denied"]);
    });
  });
});
