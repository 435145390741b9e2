import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { tokenFor } from "../../support/booking/page-visits.ts";
import { createOrganization, signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("Team pages: /v1/public/teams/{organization_slug}/event-types/{event_slug}", () => {
  const fixture = useFixture();
  const { eventType, hosts, somebody, book } = bookingFactories(fixture);
  const pathOf = (slug: string, organization = fixture.organization.record.slug): string =>
    `/v1/public/teams/${organization}/event-types/${slug}`;
  const range = new URLSearchParams({ from: slotAt(0), to: slotAt(4), timezone: "UTC" }).toString();
  const everything = async (path: string): Promise<Answer[]> => [
    await fixture.anonymous.get(path),
    await fixture.anonymous.get(`${path}/slots?${range}`),
    await fixture.anonymous.post(`${path}/events`, { start_at: slotAt(0), invitee: somebody() }),
  ];
  const statusesOf = async (path: string): Promise<number[]> => (await everything(path)).map(({ status }) => status);

  describe("GET /v1/public/teams/{organization_slug}/event-types/{event_slug} (teamPage.get)", () => {
    it("shows a public event type of a team, without ids, addresses and settings", async () => {
      const team = await hosts(2);
      await eventType({ team_slug: "demo", assignment: "round_robin", hosts: team, prefer_contact_owner: true });
      const answer = await fixture.anonymous.get(pathOf("demo"));
      expect(answer.status).to.equal(200);
      expect(answer.at("data")).to.deep.include({ title: "Visit", duration_minutes: 30 });
      expect(answer.list("data.hosts")).to.have.length(2);
      for (const secret of [...team, "@people.example", "Room 1", "prefer_contact_owner", "weight"]) {
        expect(answer.text).not.to.contain(secret);
      }
    });

    it("returns 404 for event types that are private, inactive, deleted, of one person, or of nobody active", async () => {
      const collective = { assignment: "collective", hosts: await hosts(1) };
      await eventType({ ...collective, team_slug: "private", visibility: "private" });
      await eventType({ ...collective, team_slug: "inactive", is_active: false });
      const deleted = await eventType({ ...collective, team_slug: "deleted" });
      await fixture.crm.delete(`/v1/event-types/${deleted}`);
      const [host = ""] = await hosts(1);
      await eventType({ assignment: "round_robin", hosts: [host], team_slug: "abandoned" });
      await eventType({ slug: "single" });
      const owner = await signIn(fixture.service.url, fixture.organization.owner);
      expect(await statusesOf(pathOf("abandoned"))).to.deep.equal([200, 200, 200]);
      await owner.put(`/v1/members/${host}`, { status: "suspended" });
      await eventType({ ...collective, team_slug: "open" });
      const other = await createOrganization(fixture.service);
      const hidden = [
        ...["private", "inactive", "deleted", "abandoned", "single", "unknown"].map((slug) => pathOf(slug)),
        pathOf("open", other.record.slug),
        pathOf("open", "unknown"),
      ];
      for (const path of hidden) expect(await statusesOf(path), path).to.deep.equal([404, 404, 404]);
      await fixture.service.database
        .pool("organizations")
        .where({ id: fixture.organization.id })
        .update({ suspended_at: new Date() });
      expect(await statusesOf(pathOf("open"))).to.deep.equal([404, 404, 404]);
      await fixture.service.database
        .pool("organizations")
        .where({ id: fixture.organization.id })
        .update({ suspended_at: null });
      expect(await statusesOf(pathOf("open"))).to.deep.equal([200, 200, 200]);
    });
  });

  describe("GET /v1/public/teams/{organization_slug}/event-types/{event_slug}/slots (teamPage.slots)", () => {
    it("offers a start if one host of a rotation is free, and only if all hosts of a collective are", async () => {
      const [first = "", second = ""] = await hosts(2);
      const alone = await eventType({ hosts: [first] });
      expect((await book(alone, 1)).status).to.equal(201);
      await eventType({ team_slug: "rotation", assignment: "round_robin", hosts: [first, second] });
      await eventType({ team_slug: "together", assignment: "collective", hosts: [first, second] });
      const startsOf = async (slug: string): Promise<string[]> =>
        (await fixture.anonymous.get(`${pathOf(slug)}/slots?${range}`))
          .list("data.slots")
          .map(({ start_at }) => new Date(String(start_at)).toISOString());
      expect(await startsOf("rotation")).to.deep.equal([0, 1, 2, 3].map(slotAt));
      expect(await startsOf("together")).to.deep.equal([0, 2, 3].map(slotAt));
    });
  });

  describe("POST /v1/public/teams/{organization_slug}/event-types/{event_slug}/events (teamPage.book)", () => {
    it("books with the next host, with a link to change it and the page on which to book again", async () => {
      const team = await hosts(2);
      const type = await eventType({ team_slug: "booked", assignment: "round_robin", hosts: team });
      const invitee = somebody();
      const answer = await fixture.anonymous.post(`${pathOf("booked")}/events`, { start_at: slotAt(20), invitee });
      expect(answer.status).to.equal(200);
      const page_path = `/team/${fixture.organization.record.slug}/booked`;
      expect(answer.at("data")).to.include({ status: "confirmed", page_path });
      expect(answer.list("data.hosts")).to.have.length(1);
      const token = await tokenFor(fixture.service, invitee.email);
      expect((await fixture.anonymous.get(`/v1/public/bookings/${token}`)).at("data.page_path")).to.equal(page_path);
      const events = await fixture.crm.get(`/v1/events?event_type_id=${type}`);
      expect(events.list("data")[0]).to.deep.include({ source: "booking_page" });
      await fixture.anonymous.post(`${pathOf("booked")}/events`, { start_at: slotAt(20), invitee: somebody() });
      const full = await fixture.anonymous.post(`${pathOf("booked")}/events`, {
        start_at: slotAt(20),
        invitee: somebody(),
      });
      expect([full.status, full.at("code")]).to.deep.equal([409, "slot_unavailable"]);
      expect(full.list("details.0.alternatives")).to.have.length(5);
    });

    it("stays bookable after the owner of the event type was suspended", async () => {
      const owner = await signIn(fixture.service.url, fixture.organization.owner);
      const [former = "", host = ""] = await hosts(2);
      await eventType({ team_slug: "inherited", assignment: "round_robin", hosts: [host], owner_id: former });
      expect((await owner.put(`/v1/members/${former}`, { status: "suspended" })).status).to.equal(200);
      expect(await statusesOf(pathOf("inherited"))).to.deep.equal([200, 200, 200]);
    });
  });

  describe("POST /v1/event-types (eventTypes.create)", () => {
    const created = (body: object): Promise<Answer> =>
      fixture.crm.post("/v1/event-types", {
        title: "Team call",
        duration_minutes: 30,
        location: { type: "invitee_phone" },
        ...body,
      });

    it("derives team slugs that are unique in the organization, for teams only", async () => {
      const [owner_id] = await hosts(1);
      const slug = "shared-slug";
      expect((await created({ assignment: "round_robin", slug })).at("data")).to.include({ slug, team_slug: slug });
      const second = await created({ assignment: "collective", slug, owner_id });
      expect(second.at("data")).to.include({ slug, team_slug: `${slug}-2` });
      expect((await created({})).at("data.team_slug")).to.equal(null);
      const given = await created({ assignment: "round_robin", team_slug: "chosen" });
      expect(given.at("data.team_slug")).to.equal("chosen");
    });

    it("rejects a team slug that is taken, malformed, or of an event type with one host", async () => {
      await created({ assignment: "round_robin", team_slug: "taken" });
      const again = { assignment: "round_robin", team_slug: "taken" };
      expect((await created(again)).problems).to.deep.equal([409, "/team_slug existing_record"]);
      expect((await created({ ...again, team_slug: "Taken!" })).problems).to.deep.equal([400, "/team_slug format"]);
      expect((await created({ team_slug: "alone" })).problems).to.deep.equal([422, "/team_slug no_team_page"]);
    });

    it("creates one of several event types with the same team slug at the same time", async () => {
      const bodies = Array.from({ length: 6 }, (_, index) => ({
        assignment: "round_robin",
        team_slug: "contested",
        slug: `contested-${index}`,
      }));
      const statuses = (await Promise.all(bodies.map(created))).map(({ status }) => status).sort();
      expect(statuses).to.deep.equal([201, 409, 409, 409, 409, 409]);
    });
  });

  describe("PUT /v1/event-types/{id} (eventTypes.update)", () => {
    it("gives a slug to a new team, removes it with the team, and keeps it otherwise", async () => {
      const id = await eventType({ slug: "changing" });
      const put = (body: object): Promise<Answer> => fixture.crm.put(`/v1/event-types/${id}`, body);
      expect((await put({ assignment: "round_robin" })).at("data.team_slug")).to.equal("changing");
      expect((await put({ team_slug: "changed" })).at("data.team_slug")).to.equal("changed");
      expect((await put({ slug: "renamed" })).at("data.team_slug")).to.equal("changed");
      expect((await put({ assignment: "single", team_slug: "changed" })).at("data.team_slug")).to.equal(null);
      expect((await put({ team_slug: "other" })).problems).to.deep.equal([422, "/team_slug no_team_page"]);
    });

    it("does not restore an event type whose team slug was taken meanwhile", async () => {
      const body = { assignment: "round_robin", team_slug: "freed" };
      const id = await eventType({ ...body, slug: "freed-1" });
      await fixture.crm.delete(`/v1/event-types/${id}`);
      await eventType({ ...body, slug: "freed-2" });
      const restored = await fixture.crm.post(`/v1/event-types/${id}/restore`);
      expect(restored.problems).to.deep.equal([409, "/team_slug existing_record"]);
    });
  });

  it("never serves a personal page under the name of the team pages", async () => {
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    for (const booking_slug of ["teams", "host-decisions"]) {
      expect((await owner.put("/v1/me", { booking_slug })).status).to.equal(409);
    }
  });
});
