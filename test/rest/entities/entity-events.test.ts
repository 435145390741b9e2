import { expect } from "chai";
import { storedEvent } from "../../support/booking/booked-event.ts";
import { recordFactories, opportunityFactories } from "../../support/record-factories.ts";
import { useFixture } from "../../support/fixture.ts";

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const removed = { cancelled_at: new Date().toISOString() };

describe("GET /v1/entities/{id}/events (entities.events)", () => {
  const fixture = useFixture();
  const { ids, scoped, fromOtherOrganization } = recordFactories(fixture);
  const { contact, company } = opportunityFactories(fixture);
  const eventOf = async (contact_id: string, more: object = {}): Promise<string> =>
    (await storedEvent(fixture, { invitees: [{ contact_id }, { email: "other@example.com" }], ...more })).id;

  it("returns events of a contact except those it was removed from", async () => {
    const [ada, grace] = [await contact(), await contact()];
    const first = await eventOf(ada);
    const second = await eventOf(ada, { invitees: [{ contact_id: grace }, { contact_id: ada }] });
    await eventOf(grace);
    await eventOf(ada, { invitees: [{ contact_id: grace }, { contact_id: ada, ...removed }] });
    expect(await ids(`/v1/entities/${ada}/events`)).to.deep.equal([second, first]);
  });

  it("returns events of the current contacts of a company once", async () => {
    const company_id = await company();
    const [one, other, gone] = [
      await contact({ company_id }),
      await contact({ company_id }),
      await contact({ company_id }),
    ];
    const both = await eventOf(one, { invitees: [{ contact_id: one }, { contact_id: other }] });
    const single = await eventOf(other);
    await eventOf(gone);
    await fixture.crm.delete(`/v1/entities/${gone}`);
    await eventOf(await contact());
    expect(await ids(`/v1/entities/${company_id}/events`)).to.deep.equal([single, both]);
  });

  it("filters by time and status, sorts and pages by cursor", async () => {
    const ada = await contact();
    const path = `/v1/entities/${ada}/events`;
    const past = await eventOf(ada, { start_at: inDays(-1) });
    const later = await eventOf(ada, { start_at: inDays(5), status: "pending" });
    const next = await eventOf(ada, { start_at: inDays(2) });
    const cancelled = await eventOf(ada, { start_at: inDays(3), status: "cancelled" });
    expect(await ids(`${path}?when=past`)).to.deep.equal([past]);
    expect(await ids(`${path}?when=upcoming&sort=start_at`)).to.deep.equal([next, cancelled, later]);
    expect(await ids(`${path}?status=pending&status=confirmed&sort=-start_at`)).to.deep.equal([later, next, past]);
    const first = await fixture.crm.get(`${path}?sort=start_at&page_size=3&cursor=`);
    expect(first.at("meta.total")).to.equal(4);
    const cursor = encodeURIComponent(first.string("meta.next_cursor"));
    expect(await ids(`${path}?sort=start_at&page_size=3&cursor=${cursor}`)).to.deep.equal([later]);
  });

  it("returns 403 without booking:read and 404 for a deleted or foreign contact", async () => {
    const ada = await contact();
    const path = `/v1/entities/${ada}/events`;
    expect((await (await scoped("entities:read")).get(path)).at("code")).to.equal("insufficient_scope");
    expect((await (await fromOtherOrganization()).caller.get(path)).status).to.equal(404);
    await fixture.crm.delete(`/v1/entities/${ada}`);
    expect((await fixture.crm.get(path)).status).to.equal(404);
  });
});
