import { expect } from "chai";
import { CALL } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

const SCHEDULE = { name: "Office" };

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
        const own = `${path}/${(await theirs.post(path, body)).string("data.id")}`;
        const others = `${path}/${(await fixture.crm.post(path, body)).string("data.id")}`;

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
      const own = `/v1/event-types/${(await fixture.crm.post("/v1/event-types", CALL)).string("data.id")}`;
      const { caller: booker } = await colleague("booker");
      const { caller: head } = await colleague("head");
      expect((await booker.put(own, { seats: 3 })).status).to.equal(403);
      expect((await head.put(own, { seats: 3 })).status).to.equal(200);
    });

    it("returns 403 to a member who changes the owner_id", async () => {
      const { caller: theirs } = await colleague("member");
      const own = `/v1/event-types/${(await theirs.post("/v1/event-types", CALL)).string("data.id")}`;
      const given = await theirs.put(own, { owner_id: fixture.organization.owner.id });
      expect([given.status, given.at("code")]).to.deep.equal([403, "permission_denied"]);
    });
  });
});
