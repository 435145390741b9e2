import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { until } from "../../support/queue.ts";
import { startReceiver, toReceivers, type Received, type Receiver } from "../../support/webhooks/receiver.ts";
import { useFixture } from "../../support/fixture.ts";
import { webhooksOn } from "../../support/webhooks/webhooks.ts";

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
