import { expect } from "chai";
import type { Caller } from "../../support/caller.ts";
import { createOrganization, createPerson, signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("PUT /v1/me (me.update)", () => {
  const fixture = useFixture({ oracle: true });
  const somebody = async (): Promise<{ id: string; caller: Caller }> => {
    const person = await createPerson(fixture.service, {
      organization: fixture.organization.record,
      role: "read_only",
    });
    return { id: person.id, caller: await signIn(fixture.service.url, person) };
  };
  const taken = (answer: Answer): unknown[] => [
    answer.status,
    answer.at("code"),
    answer.at("details.0.path"),
    answer.at("details.0.existing_id"),
  ];

  it("changes own name, locale and time zone with any role", async () => {
    const { id, caller } = await somebody();
    const about = { first_name: "Zoé", last_name: null, locale: "fr", timezone: "Asia/Kolkata", booking_slug: "zoe" };
    const changed = await caller.put("/v1/me", { ...about, first_name: " Zoé " });
    expect(changed.status).to.equal(200);
    expect(changed.at("data.user")).to.include({ id, role: "read_only", ...about });
    expect((await caller.get("/v1/me")).at("data.user")).to.deep.equal(changed.at("data.user"));
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    expect((await owner.get(`/v1/members/${id}`)).at("data")).to.include({ version: 2, ...about });
    await caller.put("/v1/me", { timezone: "Asia/Kolkata" });
    expect((await owner.get(`/v1/members/${id}`)).at("data.version")).to.equal(2);
    expect((await caller.put("/v1/me", { role: "owner" })).status).to.equal(400);
    const log = await owner.get(`/v1/activity-log?record_type=member&record_id=${id}`);
    expect(log.list("data").map(({ action }) => action)).to.deep.equal(["me.update"]);
  });

  it("returns 409 duplicate for a booking_slug that is in use in any organization", async () => {
    const { id, caller } = await somebody();
    const other = await somebody();
    expect((await caller.put("/v1/me", { booking_slug: "ada-lovelace" })).status).to.equal(200);
    const mine = await other.caller.put("/v1/me", { booking_slug: "ada-lovelace" });
    expect(taken(mine)).to.deep.equal([409, "duplicate", "/booking_slug", id]);
    const elsewhere = await signIn(fixture.service.url, (await createOrganization(fixture.service)).owner);
    const foreign = await elsewhere.put("/v1/me", { booking_slug: "ada-lovelace" });
    expect(taken(foreign)).to.deep.equal([409, "duplicate", "/booking_slug", undefined]);
    expect(taken(await caller.put("/v1/me", { booking_slug: "bookings" })).slice(0, 2)).to.deep.equal([
      409,
      "duplicate",
    ]);
    for (const booking_slug of ["a", "Ada", "-ada", "ada_l", "a".repeat(64), ""]) {
      expect((await caller.put("/v1/me", { booking_slug })).status, booking_slug).to.equal(400);
    }
    expect((await caller.put("/v1/me", { booking_slug: null })).at("data.user.booking_slug")).to.equal(null);
    expect((await elsewhere.put("/v1/me", { booking_slug: "ada-lovelace" })).status).to.equal(200);
  });

  it("gives a booking_slug to one of several concurrent requests", async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => somebody()));
    const answers = await Promise.all(people.map(({ caller }) => caller.put("/v1/me", { booking_slug: "at-once" })));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409, 409]);
  });

  it("returns 403 to API keys, and administrators set the booking_slug with members.update", async () => {
    expect((await fixture.crm.put("/v1/me", { first_name: "x" })).status).to.equal(403);
    const { id, caller } = await somebody();
    await caller.put("/v1/me", { booking_slug: "grace" });
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const other = await somebody();
    const refused = await owner.put(`/v1/members/${other.id}`, { booking_slug: "grace" });
    expect(taken(refused)).to.deep.equal([409, "duplicate", "/booking_slug", id]);
    const given = await owner.put(`/v1/members/${other.id}`, { booking_slug: "grace-hopper" });
    expect(given.at("data.booking_slug")).to.equal("grace-hopper");
  });
});
