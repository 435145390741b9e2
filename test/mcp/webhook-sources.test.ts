import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { verifyWebhook } from "../../src/adapters/sdk/webhooks.ts";
import { assistantOf } from "../support/mcp/assistant.ts";
import { checkEvent } from "../support/webhooks/emitted-events.ts";
import { until } from "../support/queue.ts";
import { startReceiver, toReceivers, type Received } from "../support/webhooks/receiver.ts";
import { use, useFixture } from "../support/fixture.ts";
import { bookingPageVisits } from "../support/booking/page-visits.ts";
import { webhooksOn } from "../support/webhooks/webhooks.ts";

interface PublishedEvent {
  readonly type: string;
  readonly actor: { readonly type: string };
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

describe("Jobs: webhook events of REST, tools and booking pages", () => {
  const fixture = useFixture({ egress: toReceivers() });
  const { publish, visit, somebody } = bookingPageVisits(fixture);
  const { register } = webhooksOn(fixture);
  const receiver = use(() => startReceiver());

  it("sends signed events of changes by REST, a tool and the booking page", async () => {
    const { secret } = await register(receiver.url, [
      "company.created",
      "opportunity.created",
      "event.created",
      "email.created",
    ]);
    const { path } = await publish();
    const company = await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Analytical" });
    const assistant = await assistantOf(fixture.service, fixture.organization.owner);
    const opportunity = await assistant.use("create_crm_record", {
      record_type: "opportunity",
      fields: { name: "Engines" },
    });
    const invitee = somebody();
    expect((await visit(path, 0, { invitee })).status).to.equal(200);
    await until(
      () => ["company", "opportunity", "event", "email"].every((record) => published(`${record}.created`)),
      "four events",
      30,
    );

    function published(kind: string): PublishedEvent | undefined {
      return receiver.received.map(({ body }) => JSON.parse(body) as PublishedEvent).find(({ type }) => type === kind);
    }
    for (const received of receiver.received) await verify(received, secret);
    expect(published("company.created")?.data.object).to.include({ id: company.at("data.id"), name: "Analytical" });
    expect(published("opportunity.created")?.data.object).to.include({
      id: opportunity.at("record.id"),
      name: "Engines",
    });
    expect(published("opportunity.created")?.data.object).to.have.property("source", "mcp");
    expect(published("event.created")).to.nested.include({
      "data.object.source": "booking_page",
      "actor.type": "invitee",
      "actor.name": invitee.name,
    });
  });

  /** Verifies with the Standard Webhooks library and our SDK, and validates against the declared schema. */
  async function verify({ body, headers }: Received, secret: string): Promise<void> {
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const event = new Webhook(secret).verify(body, given) as PublishedEvent;
    expect(await verifyWebhook(body, given, secret)).to.deep.equal(event);
    checkEvent(event.type, event);
    expect(() => new Webhook(secret).verify(`${body} `, given)).to.throw();
  }
});
