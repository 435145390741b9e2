import { expect } from "chai";
import type { Knex } from "knex";
import type { Caller } from "../support/caller.ts";
import { connect } from "../support/accounts/connections.ts";
import { callTool, type CallOutcome } from "../support/mcp/mcp.ts";
import {
  createKey,
  createOrganization,
  createPerson,
  type Organization,
  type Person,
  signIn,
} from "../support/accounts/people.ts";
import { lockWaits } from "../support/db/stall.ts";
import { useFixture } from "../support/fixture.ts";
import { until } from "../support/queue.ts";

describe("MCP: tool calls whose connection is revoked meanwhile", () => {
  const fixture = useFixture();
  let organization: Organization;
  let owner: Caller;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });

  /** Runs a call that waits for a record until `meanwhile` is done. Returns its outcome and the record. */
  async function during(
    token: string,
    meanwhile: () => Promise<unknown>,
  ): Promise<{ outcome: CallOutcome; name: unknown }> {
    const contact = await owner.post("/v1/entities", { entity_type: "contact", first_name: "Before" });
    const id = contact.string("data.id");
    const holding = await fixture.service.database.pool.transaction();
    await holding("entities").where({ org_id: organization.id, id }).forUpdate().first("id");
    const fields = { first_name: "After" };
    const call = { tool: "update_crm_record", given: { record_type: "contact", record_id: id, fields } };
    const outcome = await running(holding, { ...call, token }, meanwhile);
    return { outcome, name: (await owner.get(`/v1/entities/${id}`)).at("data.first_name") };
  }

  /** Runs a call that reads a task in the same way. */
  async function duringRead(token: string, meanwhile: () => Promise<unknown>): Promise<CallOutcome> {
    const task = await owner.post("/v1/tasks", { title: "Ring" });
    const holding = await fixture.service.database.pool.transaction();
    await holding.raw("LOCK TABLE tasks IN ACCESS EXCLUSIVE MODE");
    const given = { record_type: "task", record_id: task.string("data.id") };
    return await running(holding, { tool: "get_crm_record", given, token }, meanwhile);
  }

  /** Runs a call that waits for a locked record. */
  async function running(
    holding: Knex.Transaction,
    { tool, given, token }: { tool: string; given: object; token: string },
    meanwhile: () => Promise<unknown>,
  ): Promise<CallOutcome> {
    const call = callTool({ url: fixture.service.url, token }, tool, given);
    await waiting();
    await meanwhile();
    await holding.rollback();
    return await call;
  }

  /** Waits until a statement waits for a lock. */
  const waiting = (): Promise<void> =>
    until(async () => (await lockWaits(fixture.service.database.pool)) > 0, "a statement that waits");

  const member = (): Promise<Person> =>
    createPerson(fixture.service, { organization: organization.record, role: "manager" });

  it("completes if nothing is revoked", async () => {
    const { token } = await connect(fixture.service, { user: organization.owner });
    const { outcome, name } = await during(token, () => owner.get("/v1/connections"));
    expect([outcome.isError, name]).to.deep.equal([false, "After"]);
  });

  const cuts: Readonly<Record<string, (it: { id: string; user: Person }) => Promise<unknown>>> = {
    "an administrator ends it": ({ id }) => owner.delete(`/v1/connections/${id}`),
    "an administrator ends all": () => owner.delete("/v1/connections"),
    "the organization turns AI applications off": () => owner.put("/v1/ai-policy", { enabled: false }),
    "the person is suspended": ({ user }) => owner.put(`/v1/members/${user.id}`, { status: "suspended" }),
  };
  for (const [what, cut] of Object.entries(cuts)) {
    it(`leaves only an audit log entry if ${what}`, async () => {
      const user = await member();
      const { id, token } = await connect(fixture.service, { user });
      const { outcome, name } = await during(token, () => cut({ id, user }));
      expect([outcome.isError, outcome.body["code"], name]).to.deep.equal([true, "unauthenticated", "Before"]);
      expect(outcome.body["hint"]).to.include("must be connected again");
      const log = (await owner.get("/v1/activity-log?tool=update_crm_record")).list("data");
      expect(log.map(({ result, connection_id }) => [result, connection_id])).to.deep.equal([["denied", id]]);
    });
  }

  for (const [what, cut] of Object.entries(cuts)) {
    it(`returns nothing and is logged as denied if ${what}`, async () => {
      const user = await member();
      const { id, token } = await connect(fixture.service, { user });
      const outcome = await duringRead(token, () => cut({ id, user }));
      expect([outcome.isError, outcome.body["code"]]).to.deep.equal([true, "unauthenticated"]);
      const log = (await owner.get("/v1/activity-log?tool=get_crm_record")).list("data");
      expect(log.map(({ result, connection_id }) => [result, connection_id])).to.deep.equal([["denied", id]]);
    });
  }

  it("writes nothing if the policy removes the scope but not the connection", async () => {
    const { token } = await connect(fixture.service, { user: organization.owner });
    const cap = (...allowed_scopes: string[]) => owner.put("/v1/ai-policy", { allowed_scopes });
    const { outcome, name } = await during(token, () => cap("crm:read", "booking:read"));
    expect([outcome.isError, outcome.body["code"], name]).to.deep.equal([true, "permission_denied", "Before"]);
    const read = await duringRead(token, () => cap("booking:read"));
    expect([read.isError, read.body["code"]]).to.deep.equal([true, "permission_denied"]);
    const other = await connect(fixture.service, { user: organization.owner });
    await cap("crm:read", "crm:write", "booking:read");
    const spared = await during(other.token, () => cap("crm:read", "crm:write"));
    expect([spared.outcome.isError, spared.name]).to.deep.equal([false, "After"]);
  });

  it("completes if something else was logged meanwhile", async () => {
    const { token } = await connect(fixture.service, { user: organization.owner });
    const other = await connect(fixture.service, { user: await member() });
    const outcome = await duringRead(token, () => owner.delete(`/v1/connections/${other.id}`));
    expect(outcome.isError).to.equal(false);
    const log = (await owner.get("/v1/activity-log?tool=get_crm_record")).list("data");
    expect(log.map(({ result }) => result)).to.deep.equal(["success"]);
  });

  it("completes without a lock on its connection if something else was logged meanwhile", async () => {
    const { id, token } = await connect(fixture.service, { user: organization.owner });
    const other = await connect(fixture.service, { user: await member() });
    const locking = await fixture.service.database.pool.transaction();
    try {
      const outcome = await duringRead(token, async () => {
        await owner.delete(`/v1/connections/${other.id}`);
        await locking("mcp_connections").where({ id }).forUpdate().first("id");
      });
      expect(outcome.isError).to.equal(false);
    } finally {
      await locking.rollback();
    }
  });

  it("writes nothing if the API key is revoked", async () => {
    const key = await createKey(fixture.service, { user: organization.owner, mcp_access: true });
    const id = (await owner.get("/v1/api-keys")).string("data.0.id");
    const { outcome, name } = await during(key, () => owner.delete(`/v1/api-keys/${id}`));
    expect([outcome.isError, name]).to.deep.equal([true, "Before"]);
  });
});
