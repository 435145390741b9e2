import { expect } from "chai";
import { batchedGroups, batches } from "../../../generated/batches.js";
import { operationOf } from "../../support/contract/document.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { callerByKey } from "../../support/accounts/people.ts";
import { startService, type Service } from "../../support/service.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";
import type { Answer } from "../../support/wire.ts";

type Fields = Readonly<Record<string, unknown>>;

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("All operations: batches", () => {
  let service: Service;
  let tenant: Tenant;

  before(async () => {
    service = await startService({ oracle: "with answers" });
    tenant = await createTenant(service);
  });
  after(async () => {
    await service.close();
    const kinds = ["served what the oracle refuses", "answered what the oracle refuses"];
    expect(service.disagreements.filter(({ kind }) => kinds.includes(kind))).to.deep.equal([]);
  });

  it("exist for every resource whose records are created and changed one by one, except events", () => {
    expect([...batchedGroups]).to.include.members(["tasks", "notes", "opportunities", "segments", "campaigns"]);
    expect([...batchedGroups]).to.include.members(["schedules", "eventTypes", "pipelines", "customFields"]);
    expect([...batchedGroups]).to.not.include.members(["events", "webhooks", "apiKeys"]);
  });

  for (const group of [...batchedGroups, "entities"] as const) {
    const { path } = operationOf(`${group}.batch`);
    const send = (operations: readonly object[], as = tenant.owner, headers = {}): Promise<Answer> =>
      as.post(path, { operations }, headers);
    const statuses = (answer: Answer): unknown[] => answer.list("data.results").map(({ status }) => status);
    const creation = async (): Promise<{ readonly method: string; readonly record: object }> => {
      const { body: record } = await prepare(`${group}.create`, tenant);
      return { method: "create", record: record as object };
    };
    const deletes = batches[group].deletes;

    it(`creates, changes and deletes records with ${group}.batch like single requests`, async () => {
      const { parameters, body: changes } = await prepare(`${group}.update`, tenant);
      const id = parameters["id"] ?? "";
      const answer = await send([
        await creation(),
        { method: "update", id, changes },
        { method: "update", id: UNKNOWN_ID, changes },
        { method: "update", id, expected_version: 999, changes },
      ]);
      expect([answer.status, statuses(answer)]).to.deep.equal([200, [201, 200, 404, 412]]);
      expect(answer.list("data.results").map(({ index }) => index)).to.deep.equal([0, 1, 2, 3]);
      expect(answer.at("data")).to.include({ succeeded: 2, failed: 2 });
      expect(answer.at("data.results.3.error.details.0.path")).to.equal("/expected_version");
      const created = answer.at("data.results.0.data") as Fields;
      const read = (await tenant.owner.get(path.replace("/batch", `/${String(created["id"])}`))).at("data") as Fields;
      expect(read).to.include({ id: created["id"] });
      const changed = (await tenant.owner.get(path.replace("/batch", `/${id}`))).at("data") as Fields;
      expect(changed).to.deep.include(changes);
      expect(changed["version"]).to.equal((answer.at("data.results.1.data") as Fields)["version"]);
    });

    it(`accepts records that are sent back to ${group}.batch, and rejects other read-only values`, async () => {
      const { parameters } = await prepare(`${group}.update`, tenant);
      const record = (await tenant.owner.get(path.replace("/batch", `/${parameters["id"] ?? ""}`))).at(
        "data",
      ) as Fields;
      const { id } = record;
      const answer = await send([
        { method: "update", id, changes: record },
        { method: "update", id, changes: { created_at: "2020-01-01T00:00:00Z" } },
      ]);
      expect(statuses(answer)).to.deep.equal([200, 422]);
      expect(answer.at("data.results.0.data.version")).to.equal(record["version"]);
      expect(answer.list("data.results.1.error.details").map(({ path: place, code }) => [place, code])).to.deep.equal([
        ["/changes/created_at", "read_only"],
      ]);
    });

    it(`rejects a malformed ${group}.batch as a whole`, async () => {
      const { record } = await creation();
      const answer = await send([await creation(), { method: "create", record: { ...record, no_such_field: 1 } }]);
      expect([answer.status, answer.at("code")]).to.deep.equal([400, "validation_failed"]);
      const places = answer.list("details").map(({ path: place, code }) => [place, code]);
      expect(places).to.deep.include(["/operations/1/record/no_such_field", "unknown_field"]);
      const many = Array.from({ length: 101 }, () => ({ method: "update", id: UNKNOWN_ID, changes: {} }));
      expect((await send(many)).at("details.0.code")).to.equal("too_many");
      expect(statuses(await send(many.slice(1)))).to.deep.equal(Array.from({ length: 100 }, () => 404));
      expect((await send([])).at("details.0.code")).to.equal("too_few");
    });

    it(`repeats the results of ${group}.batch for the same Idempotency-Key`, async () => {
      const operations = [await creation(), { method: "update", id: UNKNOWN_ID, changes: {} }, await creation()];
      const headers = { "Idempotency-Key": `batch-of-${group}` };
      const first = await send(operations, tenant.owner, headers);
      expect(statuses(first)).to.deep.equal([201, 404, 201]);
      const again = await send(operations, tenant.owner, headers);
      expect([again.headers.get("idempotent-replayed"), again.json]).to.deep.equal(["true", first.json]);
    });

    if (deletes === null) continue;
    it(`requires ${deletes} for deletions with ${group}.batch`, async () => {
      const { parameters } = await prepare(`${group}.delete`, tenant);
      const deletion = { method: "delete", id: parameters["id"] ?? "" };
      const { permission } = operationOf(`${group}.batch`);
      if (deletes !== permission) {
        const refused = await send(
          [deletion],
          await callerByKey(service, { user: tenant.organization.owner, scopes: [permission ?? ""] }),
        );
        expect(statuses(refused)).to.deep.equal([403]);
        expect(refused.at("data.results.0.error.details.0.required")).to.deep.equal([deletes]);
      }
      const done = await send([deletion, deletion]);
      expect(statuses(done)).to.deep.equal([200, 404]);
      expect(done.at("data.results.0.data")).to.have.all.keys("id", "deleted_at");
    });
  }

  it("returns only id, version and the sent fields without permission to read", async () => {
    const { parameters } = await prepare("tasks.update", tenant);
    const operations = [{ method: "update", id: parameters["id"], changes: { priority: "urgent" } }];
    const answer = await (
      await callerByKey(service, { user: tenant.organization.owner, scopes: ["tasks:write"] })
    ).post("/v1/tasks/batch", { operations });
    expect(answer.headers.get("preference-applied")).to.equal("return=minimal");
    expect(answer.at("data.results.0.data")).to.have.all.keys("id", "version", "priority");
  });

  it("never changes records of another organization", async () => {
    const other = await createTenant(service);
    const { parameters } = await prepare("tasks.update", tenant);
    const id = parameters["id"] ?? "";
    const operations = [
      { method: "update", id, changes: { title: "Theirs" } },
      { method: "delete", id },
    ];
    const answer = await other.owner.post("/v1/tasks/batch", { operations });
    expect(answer.list("data.results").map(({ status }) => status)).to.deep.equal([404, 404]);
    expect((await tenant.owner.get(`/v1/tasks/${id}`)).at("data.title")).to.not.equal("Theirs");
  });
});
