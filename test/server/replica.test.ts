import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { callerByKey, createOrganization, signIn } from "../support/accounts/people.ts";
import type { Caller } from "../support/caller.ts";
import { createCampaignTools } from "../support/email/campaigns.ts";
import { startDurableDatabase } from "../support/db/cluster.ts";
import { startReplica, type Replica } from "../support/db/replica.ts";
import { finished, until } from "../support/queue.ts";
import { startService, type Service } from "../support/service.ts";
import { use } from "../support/fixture.ts";

const ALL = { op: "and", conditions: [{ field: "lead_score", operator: "gte", value: 0 }] };

/** The number of reads by the server that executed them, from the metrics. */
interface Reads {
  readonly replica: number;
  readonly primary: number;
}

/** A separate embedded server and its replica, also with TEST_DATABASE_URL: the tests pause and stop the replica. */
describe("A service with a replica for reads", function () {
  this.timeout(120_000);
  let replica: Replica;
  let service: Service;
  let crm: Caller;
  /** The owner with a session, which the log requires. */
  let owner: Caller;
  const primary = use(() => startDurableDatabase());
  before(async () => {
    replica = await startReplica(primary, { synchronous: false });
    service = await startService({ database: primary, env: { DATABASE_READ_URL: replica.url } });
    const organization = await createOrganization(service);
    crm = await callerByKey(service, { user: organization.owner });
    owner = await signIn(service.url, organization.owner);
  });
  after(async () => {
    await service.close();
    await replica.drop();
  });

  async function addContact(): Promise<void> {
    const made = await crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada", lead_score: 1 });
    expect(made.status).to.equal(201);
  }
  const counted = async (caller = crm): Promise<number> =>
    Number((await caller.post("/v1/entities/aggregate", {})).at("meta.records"));
  /** Returns how many reads an action made on each server. */
  async function readsOf(action: () => Promise<unknown>): Promise<Reads> {
    const before = await reads();
    await action();
    const after = await reads();
    return { replica: after.replica - before.replica, primary: after.primary - before.primary };
  }
  async function reads(): Promise<Reads> {
    const text = await (await fetch(`${service.adminUrl}/metrics`)).text();
    const value = (server: string): number =>
      Number(new RegExp(`^db_replica_reads_total\\{server="${server}"\\} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
    return { replica: value("replica"), primary: value("primary") };
  }
  const logged = (message: string): number => service.log.filter((line) => line.includes(message)).length;
  const settled = () => until(async () => (await readsOf(counted)).replica === 1, "reads on the replica", 30);

  const uses: Readonly<Record<string, () => Promise<unknown>>> = {
    "reports of records": () => crm.post("/v1/entities/aggregate", {}),
    "reports of activities": () => crm.post("/v1/activity/aggregate", {}),
    "previews of segments": () => crm.post("/v1/segments/preview", { entity_type: "contact", filter: ALL }),
    "members of a segment": async () => {
      const segment = {
        name: `Everyone ${String(Math.random())}`,
        entity_type: "contact",
        kind: "dynamic",
        filter: ALL,
      };
      const id = (await crm.post("/v1/segments", segment)).string("data.id");
      expect((await crm.get(`/v1/segments/${id}`)).at("data.member_count")).to.be.a("number");
    },
    "the export of the activity log": () => owner.get("/v1/activity-log/export"),
    exports: async () => {
      const made = await crm.post("/v1/exports", { entity_type: "contact", fields: ["first_name"] });
      await finished(crm, made.string("data.job_id"));
      const file = await crm.get(`/v1/exports/${made.string("data.id")}/file`);
      expect(file.text.split("\r\n")).to.include("Ada");
    },
    "the audience of a campaign": async () => {
      const campaigns = await createCampaignTools(service);
      const sent = await campaigns.begin({ segment_ids: [await campaigns.segmentOf(["ada@audience.example"])] });
      expect(await campaigns.ends(sent).then(() => campaigns.stats(sent))).to.include({ recipients: 1 });
    },
  };
  for (const [name, use] of Object.entries(uses)) {
    it(`reads ${name} from it`, async () => {
      await addContact();
      await settled();
      const { replica: used, primary: notUsed } = await readsOf(use);
      expect(used).to.be.at.least(1);
      expect(notUsed).to.equal(0);
    });
  }

  it("reads records, lists and searches from the primary", async () => {
    const made = await readsOf(async () => {
      await crm.get("/v1/entities");
      await crm.get("/v1/search?q=Ada");
      await crm.post("/v1/entities/search", { filter: ALL });
    });
    expect(made).to.deep.equal({ replica: 0, primary: 0 });
  });

  it("shows the caller's last change, and nothing of other organizations", async () => {
    const before = await counted();
    await replica.pool.raw("SELECT pg_wal_replay_pause()");
    await addContact();
    const count = counted();
    await pause(100);
    await replica.pool.raw("SELECT pg_wal_replay_resume()");
    expect(await count).to.equal(before + 1);
    const { crm: stranger } = await createCampaignTools(service);
    expect(await counted(stranger)).to.equal(0);
  });

  it("uses the primary while the replica is too far behind, logs one warning, and returns to the replica", async () => {
    await settled();
    const [before, warnings] = [await counted(), logged("the replica cannot be used")];
    await replica.pool.raw("SELECT pg_wal_replay_pause()");
    await addContact();
    const made = await readsOf(async () => {
      expect(await counted()).to.equal(before + 1);
      expect(await counted()).to.equal(before + 1);
    });
    expect(made).to.deep.equal({ replica: 0, primary: 2 });
    expect(logged("the replica cannot be used")).to.equal(warnings + 1);
    expect(logged("the replica is more than 1000 ms behind")).to.be.at.least(1);
    await replica.pool.raw("SELECT pg_wal_replay_resume()");
    await settled();
    expect(logged("the replica is used again")).to.be.at.least(1);
  });

  it("uses the primary when the server is not a replica, or cannot be reached", async () => {
    await settled();
    const before = await counted();
    await addContact();
    await replica.promote();
    await until(async () => (await readsOf(counted)).primary === 1, "reads on the primary", 30);
    expect(logged("the server is not a replica")).to.be.at.least(1);
    expect(await counted()).to.equal(before + 1);
    await replica.kill();
    await addContact();
    expect(await counted()).to.equal(before + 2);
    expect((await fetch(`${service.adminUrl}/readyz`)).status).to.equal(200);
  });
});
