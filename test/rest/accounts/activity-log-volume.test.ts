import { expect } from "chai";
import { createOrganization, signIn } from "../../support/accounts/people.ts";
import { insertChain } from "../../support/accounts/log-rows.ts";
import { useFixture } from "../../support/fixture.ts";

const PATH = "/v1/activity-log/verification";

describe("GET /v1/activity-log/verification (activityLog.verify): long logs", () => {
  const fixture = useFixture({ oracle: true });

  it("verifies a long log in parts, and rejects the cursor of another organization", async () => {
    const other = await createOrganization(fixture.service);
    const { pool } = fixture.service.database;
    await pool.transaction(async (tx) => {
      await tx.raw("SET LOCAL session_replication_role = replica");
      await tx("activity_log").where({ org_id: other.id }).delete();
    });
    await pool("activity_log_heads").where({ org_id: other.id }).delete();
    const start = Date.parse("2026-03-03T08:00:00.000Z");
    const times = Array.from({ length: 20_010 }, (_, index) => new Date(start + index).toISOString());
    // Otherwise the service may move the rows to a partition of their month meanwhile.
    await pool.raw("SELECT add_activity_log_month('2026-03-01')");
    await insertChain(fixture.service.database, other.id, times);
    const caller = await signIn(fixture.service.url, other.owner);
    const stranger = await signIn(fixture.service.url, fixture.organization.owner);
    const first = await caller.get(PATH);
    expect([first.at("data.intact"), first.at("data.entries")]).to.deep.equal([true, 20_000]);
    const after = encodeURIComponent(first.string("data.continue_after"));
    const second = await caller.get(`${PATH}?after=${after}`);
    expect(second.at("data")).to.deep.include({ intact: true, from: times[20_000], continue_after: null });
    expect(second.at("data.entries")).to.be.at.least(10);
    expect((await stranger.get(`${PATH}?after=${after}`)).status).to.equal(400);
  });
});
