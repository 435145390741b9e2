import { randomBytes } from "node:crypto";
import { expect } from "chai";
import { agedRecords } from "../../../src/features/retention/sql/retention.ts";
import { newId } from "../../../src/base/platform/ids.ts";
import { signIn } from "../../support/accounts/people.ts";
import { at } from "../../support/contract/document.ts";
import { newOwner, storedFile } from "../../support/files.ts";
import { finished, until } from "../../support/queue.ts";
import { use, useFixture } from "../../support/fixture.ts";
import { opportunityFactories, about, recordFactories, storeOf } from "../../support/record-factories.ts";

const DAY_MS = 86_400_000;
const KEEP_ALL = {
  messages_days: null,
  attachments_days: null,
  timelines_days: null,
  tasks_days: null,
  deleted_days: null,
};

describe("Jobs: retention of an organization", () => {
  const fixture = useFixture({ oracle: true });
  const records = recordFactories(fixture);
  const sales = opportunityFactories(fixture);
  const owner = use(() => signIn(fixture.service.url, fixture.organization.owner));
  const pool = () => fixture.service.database.pool;
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  const keep = async (retention: object): Promise<void> => {
    const answer = await owner.put("/v1/organization", { retention: { ...KEEP_ALL, ...retention } });
    expect(answer.status, answer.text).to.equal(200);
  };
  /** Runs the daily job to its end. */
  const run = async (): Promise<void> => {
    const { jobs } = storeOf(fixture);
    await jobs.enqueue(fixture.organization.id, { id: newId(), kind: "retention.run", payload: {}, key: "retention" });
    await until(async () => (await pool()("jobs").where({ kind: "retention.run" })).length === 0);
  };
  const oldId = (days: number): string => {
    const time = ago(days).getTime().toString(16).padStart(12, "0");
    const hex = `${time}7${randomBytes(8).toString("hex").slice(0, 3)}8${randomBytes(8).toString("hex").slice(0, 15)}`;
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  };
  /** Copies rows with other values. */
  const copy = async (table: string, key: readonly [column: string, id: string], values: object): Promise<void> => {
    await pool().raw(
      "INSERT INTO ?? SELECT (jsonb_populate_record(CAST(r AS ??), ?::jsonb)).* FROM ?? AS r WHERE r.org_id = ? AND r.?? = ?",
      [table, table, JSON.stringify(values), table, fixture.organization.id, ...key],
    );
  };
  const sentEmail = async (daysAgo: number, fields: object = {}): Promise<string> => {
    const attachments = [{ filename: "offer.txt", content_type: "text/plain", content: btoa("An offer") }];
    const body = { to: [{ email: "ada@example.com" }], subject: "Hello", text: "Hello", attachments };
    const id = await fixture.crm.create("/v1/notifications/emails", body);
    await until(async () => (await fixture.crm.get(`/v1/notifications/emails/${id}`)).at("data.status") === "sent");
    const old = oldId(daysAgo);
    const at = ago(daysAgo).toISOString();
    await copy("emails", ["id", id], { id: old, message_id: `<${old}@x>`, created_at: at, sent_at: at, ...fields });
    for (const table of ["email_recipients", "email_attachments"])
      await copy(table, ["email_id", id], { email_id: old });
    return old;
  };
  const statusOf = async (path: string): Promise<number> => (await fixture.crm.get(path)).status;
  const setTime = async (table: string, id: string, times: object): Promise<void> => {
    await pool()(table).where({ id }).update(times);
  };
  const lastChange = async (id: string) =>
    (await storeOf(fixture).changes.ofRecord(fixture.organization.id, id)).at(-1);

  it("deletes messages that were sent before the period, and keeps others", async () => {
    const [old, recent, waiting] = [
      await sentEmail(40),
      await sentEmail(20),
      await sentEmail(40, { status: "queued" }),
    ];
    await keep({ messages_days: 30 });
    await run();
    expect(
      await Promise.all([old, recent, waiting].map((id) => statusOf(`/v1/notifications/emails/${id}`))),
    ).to.deep.equal([404, 200, 200]);
    expect(await pool()("email_recipients").where({ email_id: old })).to.deep.equal([]);
  });

  it("deletes contents of attachments and keeps their names", async () => {
    const [old, recent] = [await sentEmail(40), await sentEmail(20)];
    await keep({ attachments_days: 30 });
    await run();
    const sizes = async (id: string): Promise<number[]> => {
      const rows = pool()("email_attachments").where({ email_id: id });
      return (await rows.select<{ content: Buffer }[]>("content")).map(({ content }) => content.length);
    };
    expect([await sizes(old), await sizes(recent)]).to.deep.equal([[0], [8]]);
    expect((await fixture.crm.get(`/v1/notifications/emails/${old}`)).at("data.attachments")).to.deep.equal([
      { filename: "offer.txt", content_type: "text/plain", size: 8 },
    ]);
  });

  it("deletes old entries of timelines and keeps the records", async () => {
    const contact = await records.contact();
    await fixture.crm.put(`/v1/entities/${contact}`, { job_title: "Analyst" });
    const entries = async () =>
      (await fixture.crm.get(`/v1/entities/${contact}/activity`)).list("data").map(({ type }) => type);
    expect(await entries()).to.deep.equal(["field_changed", "record_created"]);
    await pool()("activities")
      .where({ record_id: contact, type: "record_created" })
      .update({ id: oldId(100), occurred_at: ago(100) });
    await keep({ timelines_days: 90 });
    await run();
    expect(await entries()).to.deep.equal(["field_changed"]);
    expect(await statusOf(`/v1/entities/${contact}`)).to.equal(200);
  });

  it("deletes nothing that is younger than the longest periods", async () => {
    const [email, contact] = [await sentEmail(9_000), await records.contact()];
    await keep({ messages_days: 36_500, attachments_days: 36_500, timelines_days: 36_500, deleted_days: 36_500 });
    await run();
    expect(await pool()("email_attachments").where({ email_id: email }).pluck("content")).to.deep.equal([
      Buffer.from("An offer"),
    ]);
    expect((await fixture.crm.get(`/v1/entities/${contact}/activity`)).list("data")).to.have.length(1);
  });

  it("deletes tasks that were completed before the period, and reports it as a purge", async () => {
    const [old, recent, open] = [await records.task(), await records.task(), await records.task()];
    for (const id of [old, recent]) await fixture.crm.post(`/v1/tasks/${id}/complete`);
    for (const id of [old, open]) await setTime("tasks", id, { created_at: ago(50) });
    await setTime("tasks", old, { completed_at: ago(40) });
    await keep({ tasks_days: 30 });
    await run();
    expect(await Promise.all([old, recent, open].map((id) => statusOf(`/v1/tasks/${id}`)))).to.deep.equal([
      404, 200, 200,
    ]);
    const change = await lastChange(old);
    expect([change?.kind, change?.data]).to.deep.equal(["task.deleted", { id: old, version: 3, thin: true }]);
  });

  it("purges deleted records after the period, so that they cannot be restored", async () => {
    const paths = {
      entities: ["/v1/entities", await records.contact()],
      tasks: ["/v1/tasks", await records.task()],
      notes: ["/v1/notes", await records.note()],
      opportunities: ["/v1/opportunities", await sales.opportunity()],
    } as const;
    const fresh = await records.contact();
    for (const [path, id] of [...Object.values(paths), ["/v1/entities", fresh]])
      expect((await fixture.crm.delete(`${path}/${id}`)).status).to.equal(200);
    for (const [table, [, id]] of Object.entries(paths)) await setTime(table, id, { deleted_at: ago(8) });
    await keep({ deleted_days: 7 });
    await run();
    for (const [path, id] of Object.values(paths)) {
      expect((await fixture.crm.post(`${path}/${id}/restore`)).status, path).to.equal(404);
      const change = await lastChange(id);
      expect(change?.kind, path).to.match(/\.deleted$/);
      expect(Object.keys(change?.data ?? {}), path)
        .to.include("id")
        .and.not.include("title");
    }
    expect((await fixture.crm.post(`/v1/entities/${fresh}/restore`)).status).to.equal(200);
  });

  describe("what relates only to a purged record (every record type that can be purged)", () => {
    const made = { contact: records.contact, company: records.company, opportunity: sales.opportunity } as const;
    type Purgeable = keyof typeof made;
    const pathOf = (type: Purgeable, id: string) =>
      `/v1/${type === "opportunity" ? "opportunities" : "entities"}/${id}`;
    const tableOf = (type: Purgeable) => (type === "opportunity" ? "opportunities" : "entities");
    const purge = async (type: Purgeable, id: string): Promise<void> => {
      expect((await fixture.crm.delete(pathOf(type, id))).status).to.equal(200);
      await setTime(tableOf(type), id, { deleted_at: ago(8) });
      await keep({ deleted_days: 7 });
    };
    const related = async (): Promise<number> => {
      const answer = await owner.get("/v1/organization/retention-preview?deleted_days=7");
      expect(answer.status, answer.text).to.equal(200);
      return answer.at("data.related") as number;
    };

    it("is tested for each type to which records relate, except events, which nothing purges", () => {
      const types = at("#/components/schemas/RelatedRecordType/enum") as string[];
      const steps = Object.keys(agedRecords).map((step) => step.replace("deleted_", ""));
      expect(types.filter((type) => steps.includes(type))).to.have.members(Object.keys(made));
      expect(types.filter((type) => !steps.includes(type))).to.deep.equal(["event"]);
    });

    const exportOf = async (entity_type: string): Promise<string> => {
      const asked = await fixture.crm.post("/v1/exports", { entity_type });
      await finished(fixture.crm, asked.string("data.job_id"));
      return asked.string("data.id");
    };

    for (const type of Object.keys(made) as Purgeable[])
      it(`goes with the ${type}, with its files and its values in the feed; the preview counts it`, async () => {
        await keep({});
        const before = await related();
        const [id, other] = [await made[type](), await records.contact()];
        const [own, shared] = [[about(type, id)], [about(type, id), about("contact", other)]];
        const [note, task] = [
          await records.note({ body: "Zanzibar", related_to: own }),
          await records.task({ title: "Zanzibar", related_to: own }),
        ];
        const [sharedNote, sharedTask] = [
          await records.note({ related_to: shared }),
          await records.task({ related_to: shared }),
        ];
        const file = await storedFile(fixture.crm, { owner: { record_type: "note", record_id: note } });
        const exported = [await exportOf("note"), await exportOf("task")];
        await purge(type, id);
        expect((await related()) - before).to.equal(2);
        await run();
        for (const one of exported) expect(await statusOf(`/v1/exports/${one}`)).to.equal(404);
        for (const path of [`/v1/notes/${note}`, `/v1/tasks/${task}`, `/v1/files/${file}`])
          expect(await statusOf(path), path).to.equal(404);
        for (const path of [`/v1/notes/${sharedNote}`, `/v1/tasks/${sharedTask}`])
          expect((await fixture.crm.get(path)).at("data.related_to"), path).to.deep.equal([about("contact", other)]);
        expect((await records.changesOf(sharedTask)).at(-1)).to.deep.equal(["task.updated", 2, ["related_to"]]);
        for (const [kind, gone] of [
          ["note", note],
          ["task", task],
        ] as const) {
          const changes = await storeOf(fixture).changes.ofRecord(fixture.organization.id, gone);
          expect(changes.at(-1)?.kind).to.equal(`${kind}.deleted`);
          expect(JSON.stringify(changes)).to.not.include("Zanzibar");
        }
        expect(await related()).to.equal(before);
      });
  });

  it("keeps a record that was restored in the meantime, and one that others need", async () => {
    const restored = await records.contact();
    await fixture.crm.delete(`/v1/entities/${restored}`);
    await setTime("entities", restored, { deleted_at: ago(8) });
    await fixture.crm.post(`/v1/entities/${restored}/restore`);
    const product = await fixture.crm.create("/v1/products", { name: "Wheel" });
    const opportunity_id = await sales.opportunity();
    const line = { opportunity_id, product_id: product, name: "Wheel", unit_price: 1 };
    expect((await fixture.crm.post("/v1/line-items", line)).status).to.equal(201);
    await fixture.crm.delete(`/v1/products/${product}`);
    await setTime("products", product, { deleted_at: ago(8) });
    await keep({ deleted_days: 7 });
    await run();
    expect(await statusOf(`/v1/entities/${restored}`)).to.equal(200);
    expect(await pool()("products").where({ id: product })).to.have.length(1);
  });

  it("deletes the files of a purged record, and frees the quota", async () => {
    const contact = await newOwner(fixture.crm);
    await storedFile(fixture.crm, { owner: contact, content: "12345" });
    const usage = async () => (await storeOf(fixture).files.usage(fixture.organization.id)).bytes;
    const before = await usage();
    await fixture.crm.delete(`/v1/entities/${contact.record_id}`);
    await setTime("entities", contact.record_id, { deleted_at: ago(8) });
    await keep({ deleted_days: 7 });
    await run();
    expect(await usage()).to.equal(before - 5);
  });

  it("deletes nothing without a period", async () => {
    const email = await sentEmail(5_000);
    const task = await records.task();
    await fixture.crm.delete(`/v1/tasks/${task}`);
    await setTime("tasks", task, { deleted_at: ago(5_000) });
    await keep({});
    await run();
    expect(await statusOf(`/v1/notifications/emails/${email}`)).to.equal(200);
    expect((await fixture.crm.post(`/v1/tasks/${task}/restore`)).status).to.equal(200);
  });

  it("queues a job for each organization that has a period", async () => {
    await keep({});
    const queued = async () => (await storeOf(fixture).retention.organizations()).includes(fixture.organization.id);
    expect(await queued()).to.equal(false);
    await keep({ tasks_days: 365 });
    expect(await queued()).to.equal(true);
  });

  describe("GET /v1/organization/retention-preview (organization.previewRetention)", () => {
    const preview = async (query: string) =>
      (await owner.get(`/v1/organization/retention-preview${query}`)).at("data") as Record<string, number>;
    const PERIODS = "?messages_days=30&attachments_days=30&tasks_days=30&deleted_days=7";

    it("counts what the periods would delete, and deletes nothing", async () => {
      await keep({});
      const before = await preview(PERIODS);
      const email = await sentEmail(40);
      const [done, gone] = [await records.task(), await records.task()];
      await fixture.crm.post(`/v1/tasks/${done}/complete`);
      await setTime("tasks", done, { completed_at: ago(40) });
      await fixture.crm.delete(`/v1/tasks/${gone}`);
      await setTime("tasks", gone, { deleted_at: ago(8) });
      const after = await preview(PERIODS);
      const added = Object.fromEntries(
        Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]),
      );
      expect(added).to.deep.equal({ messages: 1, attachments: 1, timelines: 0, tasks: 1, deleted: 1, related: 0 });
      expect(await statusOf(`/v1/notifications/emails/${email}`)).to.equal(200);
    });

    it("counts 0 for an omitted period", async () => {
      const none = { messages: 0, attachments: 0, timelines: 0, tasks: 0, deleted: 0, related: 0 };
      expect(await preview("")).to.deep.equal(none);
    });
  });
});
