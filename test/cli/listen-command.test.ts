import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { untilFeedIsComplete } from "../support/webhooks/change-feed.ts";
import { checkEvent } from "../support/webhooks/emitted-events.ts";
import { until } from "../support/queue.ts";
import { startReceiver, type Received, type Receiver } from "../support/webhooks/receiver.ts";
import { useFixture } from "../support/fixture.ts";
import { identities, type Identity } from "../server/identity.ts";
import { crm, end, linesUntil, start } from "../server/program.ts";

const [me] = identities() as [Identity, ...Identity[]];

describe("crm listen and crm trigger", () => {
  const fixture = useFixture();
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  const verified = (secret: string, { body, headers }: Received): unknown =>
    new Webhook(secret).verify(body, {
      "webhook-id": String(headers["webhook-id"]),
      "webhook-timestamp": String(headers["webhook-timestamp"]),
      "webhook-signature": String(headers["webhook-signature"]),
    });

  it("forward new events of the requested types, signed", async () => {
    await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Before" });
    await untilFeedIsComplete(fixture.service.database);
    const options = ["--forward-to", receiver.url, "--events", "company.*", "--base-url", fixture.service.url];
    const listening = start(["src/cli/crm.mjs", "listen", ...options], {
      as: me,
      env: { CRM_API_KEY: fixture.key },
    });
    const [line = ""] = await linesUntil(listening, /whsec_/);
    const secret = /whsec_\S+/.exec(line)?.[0] ?? "";
    await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
    await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Afterwards" });
    // Transactions of other tests delay the change feed for a moment.
    await until(() => receiver.received.length > 0, "an event", 30);
    expect(await end(listening, "SIGINT")).to.equal(0);
    expect(receiver.received).to.have.length(1);
    const [event] = receiver.received.map((one) => verified(secret, one));
    expect(event).to.deep.include({ type: "company.created", organization_id: fixture.organization.id });
    expect(event).to.have.nested.property("data.object.name", "Afterwards");
    checkEvent("company.created", event);
  });

  it("resume after the service was unreachable", async () => {
    const { port } = new URL(fixture.service.url);
    const open = new Set<Socket>();
    const door = createServer((socket) => {
      const through = connect(Number(port), "127.0.0.1").on("error", () => undefined);
      open.add(socket.on("error", () => undefined));
      socket.pipe(through).pipe(socket);
    }).listen(0, "127.0.0.1");
    await once(door, "listening");
    const { port: own } = door.address() as AddressInfo;
    const options = ["--forward-to", receiver.url, "--events", "company.*", "--base-url", `http://127.0.0.1:${own}`];
    const listening = start(["src/cli/crm.mjs", "listen", ...options], { as: me, env: { CRM_API_KEY: fixture.key } });
    await linesUntil(listening, /whsec_/);
    door.close();
    for (const socket of open) socket.destroy();
    if (listening.stderr) await once(listening.stderr, "data");
    await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Meanwhile" });
    door.listen(own, "127.0.0.1");
    await until(() => receiver.received.length > 0, "an event", 30);
    expect(await end(listening, "SIGINT")).to.equal(0);
    door.close();
    expect(receiver.received.map(({ body }) => body.includes("Meanwhile"))).to.deep.equal([true]);
  });

  it("send a valid example of an event type", async () => {
    const kind = "opportunity.won";
    const done = await crm(["trigger", kind, "--forward-to", receiver.url, "--json"], { as: me, env: {} });
    expect([done.status, done.stderr]).to.deep.equal([0, ""]);
    const { secret, answer } = JSON.parse(done.stdout) as { secret: string; answer: number };
    const [received] = receiver.received;
    if (!received) throw new Error("Nothing was received.");
    expect(answer).to.equal(200);
    checkEvent(kind, verified(secret, received));
  });

  it("report an invalid event type, secret or URL, and an event that was rejected", async () => {
    const trigger = (...parameters: string[]) => crm(["trigger", ...parameters], { as: me, env: {} });
    receiver.answer = (_, response) => void response.writeHead(500).end();
    const outcomes = await Promise.all([
      trigger("contact.create", "--forward-to", receiver.url),
      trigger("contact.created", "--forward-to", receiver.url, "--secret", "hush"),
      trigger("contact.created", "--forward-to", "localhost"),
      trigger("contact.created", "--forward-to", receiver.url),
      crm(["listen", "--forward-to", receiver.url, "--events", "contact.create"], { as: me, env: {} }),
      crm(["listen", "--forward-to", receiver.url], { as: me, env: {} }),
    ]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal([2, 2, 2, 1, 2, 2]);
    expect(outcomes.map(({ stderr }) => stderr).join())
      .to.include("Did you mean contact.created?")
      .and.include("500");
  });
});
