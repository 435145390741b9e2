import { expect } from "chai";
import type { Caller } from "../../support/caller.ts";
import { signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

const PATH = "/v1/activity-log/verification";

describe("GET /v1/activity-log/verification (activityLog.verify)", () => {
  const fixture = useFixture({ oracle: true });
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
    for (const name of ["One", "Two", "Three"]) await owner.post("/v1/roles", { name, permissions: ["notes:read"] });
  });

  /** Modifies the database with triggers disabled, as its owner can. */
  async function tamper(text: string, ...bindings: readonly (string | number)[]): Promise<void> {
    await fixture.service.database.pool.transaction(async (tx) => {
      await tx.raw("SET LOCAL session_replication_role = replica");
      await tx.raw(text, bindings);
    });
  }

  it("reports an intact log with its first and last entry", async () => {
    const answer = await owner.get(PATH);
    expect(answer.status, answer.text).to.equal(200);
    const log = (await owner.get("/v1/activity-log?page_size=100")).list("data");
    const [last, first] = [log.at(0), log.at(-1)];
    expect(answer.at("data")).to.deep.include({
      intact: true,
      entries: log.length,
      from: first?.["occurred_at"],
      to: last?.["occurred_at"],
      first_break: null,
      continue_after: null,
    });
  });

  it("names the first changed entry, and the deleted end", async () => {
    const { id: orgId } = fixture.organization;
    const [entry] = (await owner.get("/v1/activity-log")).list("data");
    const { pool } = fixture.service.database;
    const stored = await pool("activity_log").where({ id: entry?.["id"] }).first<{ seq: number }>();
    await tamper("UPDATE activity_log SET result = 'denied' WHERE org_id = ? AND seq = ?", orgId, stored.seq);
    const changed = await owner.get(PATH);
    expect([changed.at("data.intact"), changed.at("data.entries")]).to.deep.equal([false, stored.seq - 1]);
    expect(changed.at("data.first_break")).to.deep.include({
      kind: "entry_changed",
      seq: stored.seq,
      entry_id: entry?.["id"],
    });
    await tamper("DELETE FROM activity_log WHERE org_id = ? AND seq = ?", orgId, stored.seq);
    expect((await owner.get(PATH)).at("data.first_break")).to.deep.include({ kind: "end_missing", seq: stored.seq });
  });
});
