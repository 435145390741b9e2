import { expect } from "chai";
import { createOrganization, callerByKey } from "../../support/accounts/people.ts";
import { startService } from "../../support/service.ts";
import { use } from "../../support/fixture.ts";

const LIST = "/v1/notifications/suppressions";
const EMAILS = "/v1/notifications/emails";

describe("Suppressions: /v1/notifications/suppressions", () => {
  const service = use(() => startService({ env: { WORKERS: "0" } }));
  const organization = use(() => createOrganization(service));
  const crm = use(() => callerByKey(service, { user: organization.owner }));

  describe("POST /v1/notifications/suppressions (suppressions.create)", () => {
    it("adds, lists and deletes an address", async () => {
      const email = "ada@list.example";
      const contact = await crm.create("/v1/entities", { entity_type: "contact", email });
      const added = await crm.post(LIST, { email: "Ada@List.example", reason: "hard_bounced" });
      expect(added.status).to.equal(201);
      expect(added.at("data")).to.include({ email, reason: "hard_bounced" });
      expect(added.at("data.created_by.type")).to.equal("api_key");
      expect((await crm.get(`/v1/entities/${contact}`)).at("data.email_deliverability")).to.equal("hard_bounced");
      const twice = await crm.post(LIST, { email, reason: "hard_bounced" });
      expect([twice.status, twice.at("code")]).to.deep.equal([409, "duplicate"]);
      await crm.post(LIST, { email: "bo@list.example", reason: "unsubscribed" });
      const list = async (query: string): Promise<unknown[]> =>
        (await crm.get(`${LIST}?${query}`)).list("data").map((one) => one["email"]);
      expect(await list("")).to.deep.equal(["bo@list.example", email]);
      expect(await list("sort=email")).to.deep.equal([email, "bo@list.example"]);
      expect(await list("q=BO@")).to.deep.equal(["bo@list.example"]);
      expect(await list("q=%25")).to.deep.equal([]);
      expect(await list("reason=unsubscribed")).to.deep.equal(["bo@list.example"]);
      const send = () => crm.post(EMAILS, { to: [{ email }], subject: "x", text: "x", category: "marketing" });
      expect((await send()).status).to.equal(422);
      const id = added.string("data.id");
      expect((await crm.delete(`${LIST}/${id}`)).at("data.id")).to.equal(id);
      expect((await crm.delete(`${LIST}/${id}`)).status).to.equal(404);
      expect((await crm.get(`/v1/entities/${contact}`)).at("data.email_deliverability")).to.equal("ok");
      expect((await send()).status).to.equal(202);
    });
  });

  describe("DELETE /v1/notifications/suppressions/{id} (suppressions.delete)", () => {
    it("updates email_deliverability of the contact from the remaining reasons", async () => {
      const email = "eve@list.example";
      const contact = await crm.create("/v1/entities", { entity_type: "contact", email });
      const add = async (reason: string) => await crm.create(LIST, { email, reason });
      const [complained, bounced] = [await add("complained"), await add("hard_bounced")];
      const deliverability = async () => (await crm.get(`/v1/entities/${contact}`)).at("data.email_deliverability");
      await crm.delete(`${LIST}/${bounced}`);
      expect(await deliverability()).to.equal("complained");
      await crm.delete(`${LIST}/${complained}`);
      expect(await deliverability()).to.equal("ok");
    });
  });
});
