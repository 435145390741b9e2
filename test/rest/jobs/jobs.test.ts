import { expect } from "chai";
import { newId } from "../../../src/base/platform/ids.ts";
import type { Caller } from "../../support/caller.ts";
import { createPerson, callerByKey, strangerTo, type Person } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Jobs: /v1/jobs/{id}", () => {
  // Without workers, so that a job keeps the state that the test gives it.
  const fixture = useFixture({ oracle: true, env: { WORKERS: "0" } });

  async function job(more: object = {}): Promise<string> {
    const id = newId();
    const { organization, service } = fixture;
    const standard = { id, org_id: organization.id, kind: "export.run", payload: "{}", max_attempts: 1 };
    await service.database.pool("jobs").insert({ ...standard, started_by: organization.owner.id, ...more });
    return id;
  }
  async function as(role: string): Promise<Caller> {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role });
    return await callerByKey(fixture.service, { user: person });
  }

  describe("GET /v1/jobs/{id} (jobs.get)", () => {
    it("returns progress and remaining seconds", async () => {
      const seconds = (count: number): unknown =>
        fixture.service.database.pool.raw(`now() - ? * interval '1 second'`, [count]);
      const begun = Date.now();
      const running = { status: "running", total: 400, done: 100, started_at: seconds(600) };
      const id = await job({ ...running, resumed_at: seconds(10), resumed_done: 50 });
      const answer = await fixture.crm.get(`/v1/jobs/${id}`);
      expect(answer.at("data")).to.include({ id, kind: "export.run", status: "running", done: 100, total: 400 });
      const passed = (Date.now() - begun) / 1_000;
      expect(answer.at("data.seconds_left"), "50 in 10 s, 300 to go").to.be.within(60, Math.ceil((10 + passed) * 6));
      const waiting = await fixture.crm.get(`/v1/jobs/${await job()}`);
      expect(waiting.at("data")).to.include({ status: "queued", seconds_left: null, total: null, finished_at: null });
    });

    it("returns 404 unless the user started the job or is an administrator", async () => {
      const id = await job();
      const anonymous = await strangerTo(fixture.service);
      for (const [caller, status] of [
        [fixture.crm, 200],
        [await as("admin"), 200],
        [await as("manager"), 404],
        [await as("read_only"), 404],
        [anonymous, 404],
      ] as const) {
        expect((await caller.get(`/v1/jobs/${id}`)).status).to.equal(status);
        if (status === 404) expect((await caller.post(`/v1/jobs/${id}/cancel`)).status).to.equal(404);
      }
      expect((await fixture.crm.get(`/v1/jobs/${id}`)).at("data.status")).to.equal("queued");
    });

    it("returns 404 for internal jobs", async () => {
      const id = await job({ started_by: null });
      expect((await fixture.crm.get(`/v1/jobs/${id}`)).status).to.equal(404);
      expect((await fixture.crm.post(`/v1/jobs/${id}/cancel`)).status).to.equal(404);
    });
  });

  describe("POST /v1/jobs/{id}/cancel (jobs.cancel)", () => {
    it("cancels a queued job at once", async () => {
      const id = await job();
      const answer = await fixture.crm.post(`/v1/jobs/${id}/cancel`);
      expect(answer.at("data")).to.include({ status: "cancelled", cancelling: false });
      expect(answer.at("data.finished_at")).to.be.a("string");
    });

    it("refuses a key that could not start the job", async () => {
      const reader = await callerByKey(fixture.service, {
        user: fixture.organization.owner,
        scopes: ["entities:read"],
      });
      const exported = await job({ result: JSON.stringify({ type: "export", id: newId() }) });
      const imports = await fixture.crm.post("/v1/imports", { entity_type: "contact" });
      const imported = await job({ result: JSON.stringify({ type: "import", id: imports.string("data.id") }) });
      for (const [id, scope] of [
        [exported, "records:export"],
        [imported, "entities:write"],
      ] as const) {
        const answer = await reader.post(`/v1/jobs/${id}/cancel`);
        expect([answer.status, answer.at("code"), answer.at("details.0.required")]).to.deep.equal([
          403,
          "insufficient_scope",
          [scope],
        ]);
        expect((await fixture.crm.post(`/v1/jobs/${id}/cancel`)).status).to.equal(200);
      }
    });

    it("sets cancelling for a running job, also when repeated", async () => {
      const id = await job({ status: "running" });
      for (let time = 1; time <= 2; time += 1) {
        const answer = await fixture.crm.post(`/v1/jobs/${id}/cancel`);
        expect([answer.status, answer.at("data.status"), answer.at("data.cancelling")]).to.deep.equal([
          200,
          "running",
          true,
        ]);
      }
    });

    for (const status of ["completed", "failed", "cancelled"]) {
      it(`returns 409 for a job with status ${status}`, async () => {
        const id = await job({ status, finished_at: fixture.service.database.pool.fn.now() });
        const answer = await fixture.crm.post(`/v1/jobs/${id}/cancel`);
        expect([answer.status, answer.at("code")]).to.deep.equal([409, "state_conflict"]);
        expect((await fixture.crm.get(`/v1/jobs/${id}`)).at("data.status")).to.equal(status);
      });
    }
  });

  describe("HTTP: metrics of jobs", () => {
    it("exposes the number of waiting jobs to operators", async () => {
      const numbers = async (): Promise<{ waiting: number; seconds: number }> => {
        const text = await (await fetch(`${fixture.service.adminUrl}/metrics`)).text();
        const value = (name: string): number => Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
        return { waiting: value("jobs_waiting"), seconds: value("jobs_waiting_seconds") };
      };
      const before = await numbers();
      await job({ available_at: new Date(Date.now() - 90_000) });
      const after = await numbers();
      expect(after.waiting).to.equal(before.waiting + 1);
      expect(after.seconds).to.be.within(90, 120);
    });
  });

  describe("POST /v1/exports (exports.create)", () => {
    it("keeps the job queued while no process runs jobs", async () => {
      const asked = await fixture.crm.post("/v1/exports", { entity_type: "contact" });
      expect((await fixture.crm.get(`/v1/jobs/${asked.string("data.job_id")}`)).at("data.status")).to.equal("queued");
      expect((await fixture.crm.get(`/v1/exports/${asked.string("data.id")}/file`)).at("code")).to.equal(
        "state_conflict",
      );
      await fixture.crm.post(`/v1/jobs/${asked.string("data.job_id")}/cancel`);
      expect((await fixture.crm.get(`/v1/exports/${asked.string("data.id")}`)).at("data.status")).to.equal("cancelled");
    });
  });
});

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
