import { expect } from "chai";
import { newId } from "../../../src/base/platform/ids.ts";
import { type Caller } from "../../support/caller.ts";
import { createPerson, type Person, callerByKey } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

describe("GET /v1/jobs (jobs.list)", () => {
  // Without workers, so that a job keeps the state that the test gives it.
  const fixture = useFixture({ env: { WORKERS: "0" } });

  async function job(more: object = {}): Promise<string> {
    const id = newId();
    const { organization, service } = fixture;
    const standard = { id, org_id: organization.id, kind: "export.run", payload: "{}", max_attempts: 1 };
    await service.database.pool("jobs").insert({ ...standard, started_by: organization.owner.id, ...more });
    return id;
  }
  async function person(role: string): Promise<[Person, Caller]> {
    const user = await createPerson(fixture.service, { organization: fixture.organization.record, role });
    return [user, await callerByKey(fixture.service, { user })];
  }
  const idsOf = async (caller: Caller, query = ""): Promise<unknown[]> =>
    (await caller.get(`/v1/jobs${query}`)).list("data").map((one) => one["id"]);

  it("returns the jobs of the caller, and with organization:manage those of all members", async () => {
    const [manager, asManager] = await person("manager");
    const [, asAdmin] = await person("admin");
    const [own, others] = [await job({ started_by: manager.id }), await job()];
    await job({ started_by: null });
    expect(await idsOf(asManager)).to.deep.equal([own]);
    expect(await idsOf(asAdmin)).to.deep.equal([others, own]);
    expect(await idsOf(fixture.crm)).to.deep.equal([others, own]);
  });

  it("says the last error in words, in both languages", async () => {
    const id = await job({ status: "failed", error_code: "internal" });
    const read = async (language: string): Promise<unknown> => {
      const answer = await fixture.crm.get(`/v1/jobs/${id}`, { "Accept-Language": language });
      return [answer.at("data.error_code"), answer.at("data.error_message")];
    };
    expect(await read("en")).to.deep.equal(["internal", "Something went wrong on our side."]);
    expect(await read("fr")).to.deep.equal(["internal", "Une erreur s’est produite de notre côté."]);
    const fine = await fixture.crm.get(`/v1/jobs/${await job()}`);
    expect([fine.at("data.error_code"), fine.at("data.error_message")]).to.deep.equal([null, null]);
    await fixture.service.database.pool("jobs").where({ id }).delete();
  });

  it("filters by status and pages with cursors", async () => {
    const failed = [
      await job({ status: "failed", error_code: "unavailable" }),
      await job({ status: "failed", error_code: "unavailable" }),
    ];
    expect(await idsOf(fixture.crm, "?status=failed")).to.deep.equal(failed.toReversed());
    const first = await fixture.crm.get("/v1/jobs?status=failed&page_size=1&cursor=");
    expect(first.at("meta.total")).to.equal(2);
    const cursor = encodeURIComponent(first.string("meta.next_cursor"));
    expect(await idsOf(fixture.crm, `?status=failed&page_size=1&cursor=${cursor}`)).to.deep.equal([failed[0]]);
  });
});
