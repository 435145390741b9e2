import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { verifyWebhook } from "../../../src/adapters/sdk/webhooks.ts";
import type { Caller } from "../../support/caller.ts";
import { accountEmailTo, type AccountEmail } from "../../support/email/account-emails.ts";
import { PUBLIC } from "../../support/webhooks/listener.ts";
import { until } from "../../support/queue.ts";
import { signIn } from "../../support/accounts/people.ts";
import { startReceiver, toReceivers, type Received, type Receiver } from "../../support/webhooks/receiver.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { webhooksOn } from "../../support/webhooks/webhooks.ts";

describe("Webhooks: /v1/webhooks", () => {
  const fixture = useFixture({ egress: toReceivers() });
  let owner: Caller;
  let receiver: Receiver;
  beforeEach(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
    receiver = await startReceiver();
  });
  afterEach(async () => {
    for (const { id } of (await owner.get("/v1/webhooks?page_size=100")).list("data")) {
      await owner.delete(`/v1/webhooks/${String(id)}`);
    }
    await receiver.close();
  });

  const create = (more: object = {}): Promise<Answer> =>
    owner.post("/v1/webhooks", { url: receiver.url, events: ["*"], ...more });
  const contact = (more: object = {}): Promise<Answer> =>
    owner.post("/v1/entities", { entity_type: "contact", first_name: "Ada", ...more });
  const arrived = async (count: number): Promise<readonly Received[]> => {
    await until(() => receiver.received.length >= count, `${String(count)} events`);
    return receiver.received;
  };
  const deliveries = async (id: string): Promise<Record<string, unknown>[]> =>
    (await owner.get(`/v1/webhooks/${id}/deliveries`)).list("data");
  /** Makes pending deliveries due now. */
  const skipTheWait = (): Promise<number> =>
    fixture.service.database
      .pool("webhook_deliveries")
      .where({ status: "pending", lease: null })
      .update({ next_attempt_at: new Date() });

  describe("POST /v1/webhooks (webhooks.create)", () => {
    it("rejects unknown event types and URLs that are not public", async () => {
      const unknown = await create({ events: ["contact.create"] });
      expect([unknown.status, unknown.at("details.0.did_you_mean")]).to.deep.equal([400, "contact.created"]);
      for (const url of ["https://10.0.0.1/hook", "https://[::1]/hook", "https://169.254.169.254/latest"]) {
        const refused = await create({ url });
        expect([refused.status, refused.at("details.0.code")]).to.deep.equal([422, "url_not_public"]);
      }
    });

    it("returns 422 too_many for the 21st webhook", async () => {
      for (let count = 0; count < 20; count += 1) await create();
      const refused = await create();
      expect([refused.status, refused.at("details.0.code"), refused.at("details.0.limit")]).to.deep.equal([
        422,
        "too_many",
        20,
      ]);
    });

    it("returns the secret once and stores it encrypted", async () => {
      const secret = (await create()).string("data.secret");
      expect((await owner.get("/v1/webhooks")).text).to.not.include("whsec_");
      const { rows } = await fixture.service.database.pool.raw<{ rows: { row: string }[] }>(
        "SELECT w::text AS row FROM webhooks w",
      );
      expect(rows.map(({ row }) => row).join()).to.not.include(secret.slice("whsec_".length));
    });
  });

  describe("Jobs: webhook delivery", () => {
    it("sends a signature that the Standard Webhooks library and our SDK verify", async () => {
      const secret = (await create({ events: ["contact.created"] })).string("data.secret");
      expect(Buffer.from(secret.slice("whsec_".length), "base64")).to.have.length(32);
      const made = await contact({ first_name: "Zoë" });
      const [event] = await arrived(1);
      if (!event) throw new Error("nothing came");
      const headers = Object.fromEntries(Object.entries(event.headers).map(([name, value]) => [name, String(value)]));
      const verified = new Webhook(secret).verify(event.body, headers);
      expect(verified).to.deep.include({ id: headers["webhook-id"], type: "contact.created" });
      expect(verified).to.have.nested.property("data.object.first_name", "Zoë");
      expect(verified).to.have.nested.property("data.object.id", made.string("data.id"));
      expect(verified).to.have.property("organization_id", fixture.organization.id);
      expect(await verifyWebhook(event.body, headers, secret)).to.deep.equal(verified);
      expect(() => new Webhook(secret).verify(event.body.replace("Zoë", "Zoe"), headers)).to.throw();
    });

    it("sends only events of the subscribed types", async () => {
      await create({ events: ["company.*"] });
      await contact();
      await owner.post("/v1/entities", { entity_type: "company", name: "Analytical" });
      await arrived(1);
      const types = receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
      expect(types).to.deep.equal(["company.created"]);
    });

    it("retries with the same id and a new timestamp and logs each attempt", async () => {
      const id = (await create({ events: ["contact.created"] })).string("data.id");
      receiver.answer = (_, response) => void response.writeHead(500).end("Out of \u0000 order");
      await contact();
      await arrived(1);
      await until(async () => (await deliveries(id))[0]?.["attempt_count"] === 1);
      expect((await deliveries(id))[0]).to.include({ status: "pending", last_status: 500, last_error: "status" });
      receiver.answer = (_, response) => void response.end("Thanks");
      await skipTheWait();
      const [first, second] = await arrived(2);
      expect(second?.headers["webhook-id"]).to.equal(first?.headers["webhook-id"]);
      await until(async () => (await deliveries(id))[0]?.["status"] === "delivered");
      const delivery = await owner.get(`/v1/webhooks/${id}/deliveries/${String((await deliveries(id))[0]?.["id"])}`);
      expect(delivery.list("data.attempts").map(({ number, status, error }) => [number, status, error])).to.deep.equal([
        [1, 500, "status"],
        [2, 200, null],
      ]);
      expect(delivery.at("data.attempts.0.response")).to.equal("Out of \ufffd order");
      expect(delivery.at("data.payload")).to.deep.equal(JSON.parse(first?.body ?? ""));
      expect((await owner.get(`/v1/webhooks/${id}`)).at("data.consecutive_failures")).to.equal(0);
    });

    it("does not follow redirects and stops reading an endless response", async () => {
      const id = (await create({ events: ["contact.created"] })).string("data.id");
      receiver.answer = (_, response) => void response.writeHead(302, { Location: "/elsewhere" }).end();
      await contact();
      await until(async () => (await deliveries(id))[0]?.["last_error"] === "redirect");
      receiver.answer = (_, response) => {
        const timer = setInterval(() => response.write(Buffer.alloc(65_536, "x")), 1);
        response.on("close", () => clearInterval(timer));
      };
      await skipTheWait();
      await until(async () => (await deliveries(id))[0]?.["last_error"] === "too_large");
      expect(receiver.received.map(({ path }) => path)).to.deep.equal(["/hook", "/hook"]);
    });

    it("disables a webhook that answers 410 and notifies the administrators", async () => {
      const id = (await create({ events: ["contact.created"] })).string("data.id");
      receiver.answer = (_, response) => void response.writeHead(410).end();
      await contact();
      await until(async () => (await owner.get(`/v1/webhooks/${id}`)).at("data.status") === "disabled");
      expect((await owner.get(`/v1/webhooks/${id}`)).at("data.disabled_reason")).to.equal("gone");
      const { dataDir } = fixture.service;
      const { host } = new URL(receiver.url);
      const isAboutIt = (email: AccountEmail): boolean => email.subject.includes(host);
      const { subject, text } = await accountEmailTo(dataDir, fixture.organization.owner.email, isAboutIt);
      expect([subject, text.includes(PUBLIC), text.includes("/hook")]).to.deep.equal([
        `The webhook at ${host} was disabled`,
        true,
        false,
      ]);
      await contact();
      expect((await owner.post(`/v1/webhooks/${id}/test`)).at("code")).to.equal("state_conflict");
      receiver.answer = (_, response) => void response.end();
      await owner.put(`/v1/webhooks/${id}`, { status: "active" });
      const again = await owner.post(`/v1/webhooks/${id}/redeliver`, {
        since: new Date(Date.now() - 60_000).toISOString(),
      });
      expect(again.at("data.count")).to.equal(1);
      await arrived(2);
      expect(receiver.received).to.have.length(2);
    });

    it("disables a webhook after five days of failures and not before", async () => {
      const id = (await create({ events: ["contact.created"] })).string("data.id");
      receiver.answer = (_, response) => void response.writeHead(500).end();
      await contact();
      await until(async () => (await deliveries(id))[0]?.["attempt_count"] === 1);
      const failingFor = (interval: string): Promise<number> =>
        fixture.service.database
          .pool("webhooks")
          .where({ id })
          .update({ failing_since: fixture.service.database.pool.raw(`now() - interval '${interval}'`) });
      await failingFor("4 days 23 hours");
      await skipTheWait();
      await until(async () => (await deliveries(id))[0]?.["attempt_count"] === 2);
      expect((await owner.get(`/v1/webhooks/${id}`)).at("data.status")).to.equal("active");
      await failingFor("5 days 1 hour");
      await skipTheWait();
      await until(async () => (await owner.get(`/v1/webhooks/${id}`)).at("data.status") === "disabled");
      expect((await owner.get(`/v1/webhooks/${id}`)).at("data.disabled_reason")).to.equal("failing");
      expect((await deliveries(id))[0]).to.include({ status: "failed" });
    });

    it("sends events of committed changes only", async () => {
      await create({ events: ["contact.*"] });
      const email = "taken@webhooks.example";
      await contact({ email });
      expect((await contact({ email })).status).to.equal(409);
      await contact();
      await arrived(2);
      expect(receiver.received).to.have.length(2);
    });

    it("sends only the purge event for a purged record", async () => {
      const id = (await create({ events: ["contact.*"] })).string("data.id");
      receiver.answer = (_, response) => void response.writeHead(500).end();
      const ada = (await contact()).string("data.id");
      await until(async () => (await deliveries(id))[0]?.["attempt_count"] === 1);
      await owner.post(`/v1/entities/${ada}/purge`);
      receiver.answer = (_, response) => void response.end();
      await skipTheWait();
      await until(async () => (await deliveries(id)).every(({ status }) => status !== "pending"));
      expect((await deliveries(id)).map(({ type, status, last_error }) => [type, status, last_error])).to.deep.equal([
        ["contact.deleted", "delivered", null],
        ["contact.created", "failed", "event"],
      ]);
    });
  });

  describe("PUT /v1/webhooks/{id} (webhooks.update)", () => {
    it("sends no events while paused and resumes when active", async () => {
      const id = (await create({ events: ["contact.created"] })).string("data.id");
      await owner.put(`/v1/webhooks/${id}`, { status: "paused" });
      await contact({ first_name: "Unheard" });
      await owner.put(`/v1/webhooks/${id}`, { status: "active" });
      await contact({ first_name: "Heard" });
      const [event] = await arrived(1);
      expect(event?.body).to.include("Heard").and.not.include("Unheard");
    });
  });

  describe("POST /v1/webhooks/{id}/test (webhooks.test)", () => {
    it("sends a test event independently of the subscribed event types", async () => {
      const id = (await create({ events: ["company.deleted"] })).string("data.id");
      const other = await startReceiver();
      await create({ url: other.url, events: ["*"] });
      const test = await owner.post(`/v1/webhooks/${id}/test`);
      expect(test.status).to.equal(202);
      const [event] = await arrived(1);
      expect(JSON.parse(event?.body ?? "")).to.deep.include({ type: "webhook.test", id: test.string("data.id") });
      await until(async () => (await deliveries(id))[0]?.["status"] === "delivered");
      expect(other.received).to.deep.equal([]);
      await other.close();
    });
  });
});

describe("POST /v1/webhooks/{id}/rotate-secret (webhooks.rotateSecret)", () => {
  const fixture = useFixture({ egress: toReceivers() });
  const { register, owner, clear } = webhooksOn(fixture);
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await clear();
    await receiver.close();
  });

  /** Causes an event; returns the request that the receiver got, with its headers as texts. */
  const received = async (number: number): Promise<Pick<Received, "body"> & { headers: Record<string, string> }> => {
    await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
    await until(() => receiver.received.length >= number, `${String(number)} events`);
    const { body, headers } = receiver.received[number - 1] ?? { body: "", headers: {} };
    return { body, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])) };
  };

  it("signs with the old and the new secret for a day", async () => {
    const { id, secret: old } = await register(receiver.url, ["contact.created"]);
    const fresh = (await (await owner()).post(`/v1/webhooks/${id}/rotate-secret`)).string("data.secret");
    const { body, headers } = await received(1);
    for (const secret of [old, fresh]) expect(new Webhook(secret).verify(body, headers)).to.be.an("object");
    await fixture.service.database.pool("webhooks").where({ id }).update({ previous_secret_expires_at: new Date() });
    const later = await received(2);
    expect(later.headers["webhook-signature"]?.split(" ")).to.have.length(1);
    expect(() => new Webhook(old).verify(later.body, later.headers)).to.throw();
  });
});
