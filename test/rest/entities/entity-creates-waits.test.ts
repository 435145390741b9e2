import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";

const COUNT = 8;
const WAITING = 4;

describe("POST /v1/entities (entities.create) while another transaction uses the address of one of several calls", () => {
  const fixture = useFixture();

  it("creates the other records, and this one as soon as its address is free", async () => {
    const existing = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Existing" });
    const transaction = await fixture.service.database.pool.transaction();
    const row = { org_id: fixture.organization.id, entity_id: existing.string("data.id") };
    await transaction("entity_emails").insert({ ...row, email: `c${WAITING}@waits.example` });
    const calls = Array.from({ length: COUNT }, (_, index) =>
      fixture.crm.post("/v1/entities", { entity_type: "contact", email: `c${index}@waits.example` }),
    );
    const others = await Promise.all(calls.filter((_, index) => index !== WAITING));
    expect(new Set(others.map(({ status }) => status))).to.deep.equal(new Set([201]));
    await transaction.rollback();
    expect((await calls[WAITING])?.status).to.equal(201);
  });
});
