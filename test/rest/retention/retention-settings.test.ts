import { expect } from "chai";
import { signIn } from "../../support/accounts/people.ts";
import { use, useFixture } from "../../support/fixture.ts";

const DEFAULTS = {
  messages_days: 1_095,
  attachments_days: 365,
  timelines_days: 3_650,
  tasks_days: 1_825,
  deleted_days: 90,
};

describe("Organization: /v1/organization, retention", () => {
  const fixture = useFixture({ oracle: true });
  const owner = use(() => signIn(fixture.service.url, fixture.organization.owner));

  describe("PUT /v1/organization (organization.update) with a retention", () => {
    it("starts with the defaults, merges the periods, and logs the change", async () => {
      expect((await owner.get("/v1/organization")).at("data.retention")).to.deep.equal(DEFAULTS);
      const answer = await owner.put("/v1/organization", { retention: { deleted_days: 60 } });
      expect(answer.at("data.retention")).to.deep.equal({ ...DEFAULTS, deleted_days: 60 });
      const log = (await owner.get("/v1/activity-log?page_size=1")).list("data").map(({ action }) => action);
      expect(log).to.deep.equal(["organization.update"]);
    });

    it("returns 400 for a period outside its range", async () => {
      for (const retention of [
        { messages_days: 29 },
        { timelines_days: 89 },
        { deleted_days: 6 },
        { tasks_days: 36_501 },
      ])
        expect((await owner.put("/v1/organization", { retention })).status, JSON.stringify(retention)).to.equal(400);
    });
  });
});
