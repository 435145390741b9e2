import { expect } from "chai";
import { connect } from "../support/accounts/connections.ts";
import { sendMcp, toolCall } from "../support/mcp/mcp.ts";
import { lockWaits } from "../support/db/stall.ts";
import { useFixture } from "../support/fixture.ts";

describe("MCP: batches", () => {
  const fixture = useFixture();

  it("executes calls sequentially and leaves database connections to others", async () => {
    const { pool } = fixture.service.database;
    const { id, token } = await connect(fixture.service, { user: fixture.organization.owner });
    const target = { url: fixture.service.url, token };
    await sendMcp(target, toolCall("search_crm", { query: "Ada" }));
    // Each call locks its connection record at the end and so waits for this transaction.
    const holding = await pool.transaction();
    await holding("mcp_connections").where({ id }).forUpdate().first("id");
    const names = Array.from({ length: 50 }, (_, index) => `Number ${index}`);
    const fields = names.map((name) => ({ record_type: "company", fields: { name } }));
    const batch = sendMcp(
      target,
      fields.map((given) => toolCall("create_crm_record", given)),
    );
    while ((await lockWaits(pool)) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const start = performance.now();
    const others = await Promise.all(names.map(() => fixture.crm.get("/v1/entities")));
    expect(others.every(({ status }) => status === 200)).to.equal(true);
    expect(performance.now() - start).to.be.below(3_000);
    expect(await lockWaits(pool)).to.equal(1);
    await holding.rollback();
    const answers = (await batch).json as { result?: { isError?: boolean } }[];
    expect(answers.map(({ result }) => result?.isError ?? false)).to.deep.equal(names.map(() => false));
    const made = await pool("entities")
      .where({ org_id: fixture.organization.id })
      .orderBy("id")
      .pluck<string[]>("name");
    expect(made).to.deep.equal(names);
  });
});
