import { expect } from "chai";
import { signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { preferencesToken } from "../../support/email/templates.ts";
import type { Answer } from "../../support/wire.ts";

describe("Subscriptions: /v1/entities/{id}/subscriptions", () => {
  const fixture = useFixture();
  let numbers = 0;
  const fresh = (): string => `ada.${++numbers}@subscribers.example`;
  const topic = async (body: object = {}): Promise<string> =>
    await fixture.crm.create("/v1/topics", { name: `Topic ${++numbers}`, ...body });
  const contact = async (body: object): Promise<string> =>
    await fixture.crm.create("/v1/entities", { entity_type: "contact", ...body });
  const read = (id: string, query = ""): Promise<Answer> => fixture.crm.get(`/v1/entities/${id}/subscriptions${query}`);
  const choose = (id: string, topic_id: string, body: object = {}): Promise<Answer> =>
    fixture.crm.put(`/v1/entities/${id}/subscriptions`, { topics: [{ topic_id, status: "unsubscribed" }], ...body });
  const of = (answer: Answer, id: string): Record<string, unknown> | undefined =>
    (answer.at("data.topics") as { topic_id: string }[]).find(({ topic_id }) => topic_id === id);
  const statusOf = (answer: Answer, id: string): unknown => of(answer, id)?.["status"];

  describe("GET /v1/entities/{id}/subscriptions (subscriptions.get)", () => {
    it("returns the default of each topic for an address that never chose", async () => {
      const [open, closed] = [await topic(), await topic({ opt_in_required: true })];
      const email = fresh();
      const answer = await read(await contact({ email }));
      expect(answer.at("data")).to.include({ email, unsubscribed_from_all: false });
      expect(of(answer, open)).to.include({ status: "subscribed", is_default: true, changed_at: null });
      expect(of(answer, closed)).to.include({ status: "unsubscribed", is_default: true, consented_at: null });
    });

    it("returns no topics for a contact without an address, and 404 for a company", async () => {
      await topic();
      const answer = await read(await contact({ first_name: "Ada" }));
      expect(answer.at("data")).to.deep.equal({ email: null, unsubscribed_from_all: false, topics: [] });
      const company = await fixture.crm.post("/v1/entities", { entity_type: "company", name: `Firm ${++numbers}` });
      expect((await read(company.string("data.id"))).status).to.equal(404);
    });

    it("applies an unsubscribe to the other addresses of the contact, unless they subscribed", async () => {
      const [id, email, other] = [await topic(), fresh(), fresh()];
      const who = await contact({ email, additional_emails: [other] });
      expect((await choose(who, id, { email: other })).at("data.email")).to.equal(other);
      expect(of(await read(who), id)).to.include({ status: "unsubscribed", is_default: true });
      await choose(who, id, { topics: [{ topic_id: id, status: "subscribed" }] });
      expect(statusOf(await read(who), id)).to.equal("subscribed");
      expect(statusOf(await read(who, `?email=${other}`), id)).to.equal("unsubscribed");
      const foreign = await read(who, "?email=somebody@else.example");
      expect([foreign.status, foreign.at("details.0.code")]).to.deep.equal([422, "reference_not_found"]);
    });
  });

  describe("PUT /v1/entities/{id}/subscriptions (subscriptions.update)", () => {
    it("keeps time, user and note as evidence, and the consent after unsubscribing", async () => {
      const id = await topic({ opt_in_required: true });
      const who = await contact({ email: fresh() });
      const begun = new Date().toISOString();
      const given = { topics: [{ topic_id: id, status: "subscribed" }], note: "  Signed up at the fair " };
      const subscribed = of(await choose(who, id, given), id);
      expect(subscribed).to.include({ status: "subscribed", is_default: false, source: "user" });
      expect(subscribed).to.include({ consent_source: "user", consent_note: "Signed up at the fair" });
      expect(subscribed?.["changed_by"]).to.include({ type: "api_key" });
      expect(String(subscribed?.["consented_at"]) >= begun).to.equal(true);
      const left = of(await choose(who, id, { note: "Called us" }), id);
      expect(left).to.include({ status: "unsubscribed", note: "Called us", consent_note: "Signed up at the fair" });
      expect(left?.["consented_at"]).to.equal(subscribed?.["consented_at"]);
      const owner = await signIn(fixture.service.url, fixture.organization.owner);
      const log = await owner.get(`/v1/activity-log?record_id=${who}`);
      expect(log.at("data"), log.text).to.have.length(2);
    });

    it("returns 422 for unknown, deleted and repeated topics, and for a contact without an address", async () => {
      const [id, deleted] = [await topic(), await topic()];
      await fixture.crm.delete(`/v1/topics/${deleted}`);
      const who = await contact({ email: fresh() });
      const one = (topic_id: string) => ({ topic_id, status: "subscribed" });
      const wrong = await choose(who, id, { topics: [one(id), one(deleted), one(who), one(id)] });
      expect((wrong.at("details") as { path: string; code: string }[]).map((d) => `${d.path} ${d.code}`)).to.deep.equal(
        [
          "/topics/1/topic_id reference_not_found",
          "/topics/2/topic_id reference_not_found",
          "/topics/3/topic_id not_unique",
        ],
      );
      expect(of(await read(who), id), "nothing is stored").to.include({ is_default: true });
      const without = await choose(await contact({ first_name: "Ada" }), id);
      expect([without.status, without.at("details.0.code")]).to.deep.equal([422, "contact_without_email"]);
    });
  });

  describe("PUT /v1/entities/{id} (entities.update)", () => {
    it("keeps unsubscribes when the address of a contact changes", async () => {
      const [id, email] = [await topic(), fresh()];
      const who = await contact({ email: fresh() });
      await choose(who, id);
      await fixture.crm.put(`/v1/entities/${who}`, { email });
      expect(of(await read(who), id)).to.include({ status: "unsubscribed", is_default: false });
    });
  });

  describe("POST /v1/entities/{id}/merge (entities.merge)", () => {
    it("keeps the choices of all addresses", async () => {
      const [id, email] = [await topic(), fresh()];
      const [kept, duplicate] = [await contact({ email: fresh() }), await contact({ email })];
      await choose(duplicate, id);
      const merged = await fixture.crm.post(`/v1/entities/${kept}/merge`, { duplicate_ids: [duplicate] });
      expect(merged.status, merged.text).to.equal(200);
      expect(statusOf(await read(kept), id)).to.equal("unsubscribed");
      expect(of(await read(kept, `?email=${email}`), id)).to.include({ status: "unsubscribed", is_default: false });
    });
  });

  describe("POST /v1/entities/{id}/purge (entities.purge)", () => {
    it("deletes the choices of the contact but keeps suppressions", async () => {
      const [id, email] = [await topic(), fresh()];
      const who = await contact({ email });
      await choose(who, id);
      const token = preferencesToken({ org_id: fixture.organization.id, email, email_id: who });
      await fixture.anonymous.put(`/v1/public/preferences/${token}`, { unsubscribed_from_all: true });
      expect((await fixture.crm.post(`/v1/entities/${who}/purge`)).status).to.equal(200);
      const again = await read(await contact({ email }));
      expect(of(again, id)).to.include({ status: "subscribed", is_default: true, changed_at: null });
      expect(again.at("data.unsubscribed_from_all")).to.equal(true);
    });
  });
});
