import { expect } from "chai";
import { connect } from "../support/accounts/connections.ts";
import { createPerson, signIn } from "../support/accounts/people.ts";
import { useFixture } from "../support/fixture.ts";
import { catchProblem, sdkClient, type CallOutcome } from "../support/mcp/mcp.ts";

describe("tools/call create_crm_record (products, official client)", () => {
  const fixture = useFixture();
  const fields = { name: "Difference engine", code: "DE-2", unit_price: 24_000.25, currency: "GBP", tags: ["brass"] };

  /** Calls create_crm_record for a product with an access token. */
  const createProduct = async (token: string): Promise<CallOutcome> => {
    const client = await sdkClient({ url: fixture.service.url, token });
    const call = { name: "create_crm_record", arguments: { record_type: "product", fields } };
    try {
      return catchProblem(await client.callTool(call));
    } finally {
      await client.close();
    }
  };

  it("creates a product that the REST API returns", async () => {
    const { token } = await connect(fixture.service, { user: fixture.organization.owner });
    const { isError, structured } = await createProduct(token);
    expect([isError, structured?.["created"]]).to.deep.equal([false, true]);
    const record = structured?.["record"] as { readonly id: string };
    expect(record).to.include({ record_type: "product", version: 1, name: "Difference engine" });
    const read = await fixture.crm.get(`/v1/products/${record.id}`);
    expect(read.status).to.equal(200);
    expect(read.at("data")).to.deep.include({ id: record.id, ...fields });
  });

  it("creates nothing for a role without the permission, and nothing with a token without the scope", async () => {
    const administrator = await signIn(fixture.service.url, fixture.organization.owner);
    const permissions = ["products:read", "tasks:read", "tasks:write", "ai:connect"];
    expect((await administrator.post("/v1/roles", { name: "planner", permissions })).status).to.equal(201);
    const user = await createPerson(fixture.service, { organization: fixture.organization.record, role: "planner" });
    const before = (await fixture.crm.get("/v1/products")).at("meta.total");
    const planner = await connect(fixture.service, { user });
    const { isError, body } = await createProduct(planner.token);
    expect([isError, body["code"]]).to.deep.equal([true, "permission_denied"]);

    const { token } = await connect(fixture.service, { user: fixture.organization.owner, scopes: ["crm:read"] });
    const refused: unknown = await createProduct(token).catch((error: unknown) => error);
    expect(refused).to.have.property("code", 403);
    expect(String(refused)).to.include("insufficient_scope");
    expect((await fixture.crm.get("/v1/products")).at("meta.total")).to.equal(before);
  });
});
