import { expect } from "chai";
import {
  freshAddress as fresh,
  createCampaignTools,
  useCampaigns,
  type CampaignTools,
} from "../../support/email/campaigns.ts";
import { until } from "../../support/queue.ts";

/** Inserts contacts that only one segment matches, without a request for each. */
const LOAD = `
INSERT INTO entities (org_id, id, entity_type, email, email_consent, email_deliverability, lifecycle_stage,
  lead_score, version, created_at, updated_at, created_by, updated_by, created_by_user, search_name, search_text)
SELECT ?::uuid, gen_random_uuid(), 'contact', n || '@' || ?, 'unknown', 'ok', 'lead',
  ?, 1, now(), now(), '{}', '{}', gen_random_uuid(), '', '' FROM generate_series(1, ?::int) AS n`;

describe("Jobs: campaign fairness", () => {
  const fixture = useCampaigns({ env: { WORKERS: "1", CAMPAIGN_RATE: "150" } });
  let scores = 0;

  /** Creates a segment with the given number of contacts at the host. */
  async function crowd(of: CampaignTools, host: string, count: number): Promise<string> {
    scores += 1;
    await fixture.service.database.pool.raw(LOAD, [of.organization.id, host, scores, count]);
    const filter = { op: "and", conditions: [{ field: "lead_score", operator: "eq", value: scores }] };
    const segment = { name: `Crowd ${scores}`, entity_type: "contact", kind: "dynamic", filter };
    return await of.crm.create("/v1/segments", segment);
  }
  const sentAt = (host: string): number =>
    fixture.server.received.filter(({ to }) => to[0]?.endsWith(`@${host}`)).length;

  it("does not delay single messages, even if the mail server stalls", async () => {
    const gate = Promise.withResolvers<null>();
    let held = 0;
    fixture.server.answers = {
      content({ to }) {
        if (!to[0]?.endsWith("@held.example")) return null;
        held += 1;
        return gate.promise;
      },
    };
    const id = await fixture.begin({ segment_ids: [await crowd(fixture, "held.example", 60)] });
    await until(() => held >= 10, "all connections of the campaign to be busy", 30);
    const email = fresh();
    const message = { to: [{ email }], subject: "Hello", text: "Hello" };
    expect((await fixture.crm.post("/v1/notifications/emails", message)).status).to.equal(202);
    await until(() => fixture.mailsTo(email).length === 1, "the message", 30);
    expect(sentAt("held.example"), "while no message of the campaign was taken").to.equal(0);
    gate.resolve(null);
    await fixture.ends(id);
    expect(sentAt("held.example")).to.equal(60);
  });

  it("shares sending capacity with campaigns of another organization", async () => {
    const large: string[] = [];
    for (let count = 1; count <= 4; count += 1) {
      large.push(await fixture.begin({ segment_ids: [await crowd(fixture, "large.example", 600)] }));
    }
    await until(() => sentAt("large.example") >= 30, "the large campaigns to be on their way", 30);
    const other = await createCampaignTools(fixture.service);
    const before = sentAt("large.example");
    const small = await other.begin({ segment_ids: [await crowd(other, "small.example", 40)] });
    await other.ends(small);
    expect(sentAt("small.example")).to.equal(40);
    const meanwhile = sentAt("large.example");
    expect(meanwhile, "the large ones went on").to.be.above(before);
    expect(meanwhile, "and were not waited for").to.be.below(1_200);
    for (const id of large) await fixture.crm.post(`/v1/campaigns/${id}/cancel`);
  });
});
