import { expect } from "chai";
import { strangerTo } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

describe("All operations: Idempotency-Key", () => {
  const fixture = useFixture({ oracle: true });
  let keys = 0;
  const fresh = (): Record<string, string> => ({ "Idempotency-Key": `idempotency-${++keys}` });
  const contact = { entity_type: "contact", first_name: "Once" };

  it("treats reordered fields as the same request", async () => {
    const header = fresh();
    await fixture.crm.post("/v1/entities", contact, header);
    const reordered = '{ "first_name": "Once",  "entity_type": "contact" }';
    const again = await fixture.crm.post("/v1/entities", reordered, { ...header, "Content-Type": "application/json" });
    expect(again.headers.get("idempotent-replayed")).to.equal("true");
  });

  it("returns 422 idempotency_key_reused for another body", async () => {
    const header = fresh();
    await fixture.crm.post("/v1/entities", contact, header);
    const other = await fixture.crm.post("/v1/entities", { ...contact, first_name: "Twice" }, header);
    expect([other.status, other.at("code")]).to.deep.equal([422, "idempotency_key_reused"]);
  });

  it("returns 422 for another record of the same operation", async () => {
    const header = fresh();
    const ids = [await fixture.crm.post("/v1/entities", contact), await fixture.crm.post("/v1/entities", contact)];
    const [first, second] = ids.map((answer) => `/v1/entities/${answer.string("data.id")}/restore`);
    expect((await fixture.crm.post(first ?? "", undefined, header)).status).to.equal(200);
    expect((await fixture.crm.post(second ?? "", undefined, header)).status).to.equal(422);
  });

  it("refuses a key of another operation, and separates keys by caller", async () => {
    const header = fresh();
    const created = await fixture.crm.post("/v1/entities", contact, header);
    const restored = await fixture.crm.post(`/v1/entities/${created.string("data.id")}/restore`, undefined, header);
    expect([restored.status, restored.at("code")]).to.deep.equal([422, "idempotency_key_reused"]);
    expect((await fixture.crm.post("/v1/tasks", { title: "Call" }, header)).status).to.equal(422);
    const other = await strangerTo(fixture.service);
    const theirs = await other.post("/v1/entities", { ...contact, first_name: "Other" }, header);
    expect([theirs.status, theirs.headers.get("idempotent-replayed")]).to.deep.equal([201, null]);
  });

  it("does not store errors, so that a corrected request succeeds", async () => {
    const header = fresh();
    expect((await fixture.crm.post("/v1/entities", { entity_type: "company" }, header)).status).to.equal(400);
    await fixture.crm.post("/v1/entities", { entity_type: "contact", email: "taken@idempotent.example" });
    const taken = { entity_type: "contact", email: "taken@idempotent.example" };
    expect((await fixture.crm.post("/v1/entities", taken, header)).status).to.equal(409);
    expect((await fixture.crm.post("/v1/entities", contact, header)).status).to.equal(201);
  });

  it("repeats the first answer after the record has changed", async () => {
    const header = fresh();
    const first = await fixture.crm.post("/v1/entities", contact, header);
    await fixture.crm.put(`/v1/entities/${first.string("data.id")}`, { lead_score: 77 });
    expect((await fixture.crm.post("/v1/entities", contact, header)).json).to.deep.equal(first.json);
  });

  for (const key of ["short", "x".repeat(129), "key with é 123"]) {
    it(`rejects ${key.length > 20 ? "a key of 129 characters" : `"${key}"`} as Idempotency-Key`, async () => {
      const header = Buffer.from(key, "utf8").toString("latin1");
      const answer = await fixture.crm.post("/v1/entities", contact, { "Idempotency-Key": header });
      expect([answer.status, answer.at("details.0.path")]).to.deep.equal([400, "Idempotency-Key"]);
    });
  }
});
