import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { startDurableDatabase } from "../support/db/cluster.ts";
import { PUBLIC } from "../support/webhooks/listener.ts";
import { startMailServer } from "../support/email/mail-server.ts";
import { useProcess } from "../support/programs/process-fixture.ts";
import { until } from "../support/queue.ts";
import { startReceiver } from "../support/webhooks/receiver.ts";
import { use } from "../support/fixture.ts";

const EMAILS = "/v1/notifications/emails";

describe("PostgreSQL crashing between an action and the recording of its result", () => {
  const mail = use(() => startMailServer());
  const guard = { WEBHOOK_ALLOW_HTTP: "on", WEBHOOK_ALLOWED_SUBNETS: PUBLIC };
  const place = useProcess({
    database: startDurableDatabase,
    env: () => ({ SMTP_URL: mail.url, CAMPAIGN_RATE: "1000", ...guard }),
  });
  afterEach(() => {
    mail.answers = {};
  });

  /** Kills one backend: PostgreSQL closes all connections and recovers from its write-ahead log. */
  async function crash(): Promise<void> {
    const { rows } = await place.database.pool.raw<{ rows: { pid: number }[] }>("SELECT pg_backend_pid() AS pid");
    process.kill(rows[0]?.pid ?? 0, "SIGKILL");
    await pause(20);
  }
  /** Crashes PostgreSQL on the first call only. */
  function crashingOnce(): () => Promise<null> {
    let crashes: Promise<void> | undefined;
    return async () => {
      await (crashes ??= crash());
      return null;
    };
  }
  /** Returns a record, or the first of a list; empty while the database is unavailable. */
  const look = async (path: string): Promise<Record<string, unknown>> => {
    const answer = await place.crm.get(path);
    const [record] = [answer.status === 200 ? answer.at("data") : {}].flat();
    return (record ?? {}) as Record<string, unknown>;
  };
  const status = async (path: string): Promise<unknown> => (await look(path))["status"];
  const jobs = async (): Promise<number> =>
    (
      await place.database
        .pool("jobs")
        .where({ kind: "email.send" })
        .catch(() => [null])
    ).length;

  it("causes no message to be sent twice", async () => {
    mail.answers = { content: crashingOnce() };
    const to = [{ email: "ada@crash.example" }];
    const id = (await place.crm.post(EMAILS, { to, subject: "Hello", text: "Hello" })).string("data.id");
    await until(async () => (await status(`${EMAILS}/${id}`)) === "sent", "the message to be sent", 50);
    await until(async () => (await jobs()) === 0, "its job", 90);
    expect(mail.received.filter((one) => one.to.includes("ada@crash.example"))).to.have.length(1);
  }).timeout(120_000);

  it("causes no campaign message to be sent twice", async () => {
    const emails = Array.from({ length: 30 }, (_, index) => `reader.${index}@crash.example`);
    const operations = emails.map((email) => ({ method: "create", record: { entity_type: "contact", email } }));
    const made = await place.crm.post("/v1/entities/batch", { operations });
    expect(made.at("data.succeeded"), made.text).to.equal(30);
    const segment = { name: "All", entity_type: "contact", kind: "dynamic" };
    const filter = { op: "and", conditions: [{ field: "email", operator: "ends_with", value: "@crash.example" }] };
    const segment_id = (await place.crm.post("/v1/segments", { ...segment, filter })).string("data.id");
    const texts = { subject: "News", from: { email: "news@crm.example" }, text_body: "News" };
    const id = (await place.crm.post("/v1/campaigns", { name: "News", ...texts, segment_ids: [segment_id] })).string(
      "data.id",
    );
    mail.answers = { content: crashingOnce() };
    await place.crm.post(`/v1/campaigns/${id}/send`);
    await until(async () => (await status(`/v1/campaigns/${id}`)) === "sent", "the campaign to be sent", 90);
    const got = mail.received.flatMap(({ to }) => to).filter((address) => address.startsWith("reader."));
    expect(got.toSorted()).to.deep.equal(emails.toSorted());
  }).timeout(120_000);

  it("causes no event to be delivered twice", async () => {
    const receiver = await startReceiver();
    receiver.answer = (_, response) =>
      void pause(1_000)
        .then(crash)
        .then(() => response.end());
    const webhook = await place.crm.post("/v1/webhooks", { url: receiver.url, events: ["company.created"] });
    const deliveries = `/v1/webhooks/${webhook.string("data.id")}/deliveries`;
    await place.crm.post("/v1/entities", { entity_type: "company", name: "Analytical" });
    await until(async () => (await status(deliveries)) === "delivered", "the event", 50);
    expect(await look(deliveries)).to.include({ attempt_count: 1 });
    expect(receiver.received).to.have.length(1);
    await receiver.close();
  }).timeout(60_000);
});
