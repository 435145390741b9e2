import { expect } from "chai";
import { sqlState, violatedConstraint } from "../../src/base/platform/sql/retry.ts";
import { useFixture } from "../support/fixture.ts";

describe("An error of a worker", () => {
  const fixture = useFixture();

  it("has the SQLSTATE and the constraint that a single server reports", async () => {
    const { crm, organization, service } = fixture;
    const create = (name: string) => crm.post("/v1/segments", { name, entity_type: "contact", kind: "static" });
    const [first, second] = [await create("First"), await create("Second")].map((it) => it.string("data.id"));
    const own = { org_id: organization.id, id: first };
    const error: unknown = await service.database
      .pool("segments")
      .where(own)
      .update({ id: second })
      .catch((caught: unknown) => caught);
    expect([sqlState(error), violatedConstraint(error)]).to.deep.equal(["23505", "segments_pkey"]);
  });
});
