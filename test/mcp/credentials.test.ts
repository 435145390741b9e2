import { expect } from "chai";
import type { Knex } from "knex";
import { callerAt, type Caller } from "../support/caller.ts";
import { toMcp, connect } from "../support/accounts/connections.ts";
import { rpc, sendMcp, callTool, type CallOutcome } from "../support/mcp/mcp.ts";
import {
  createKey,
  createOrganization,
  createPerson,
  type Organization,
  type Person,
  signIn,
} from "../support/accounts/people.ts";
import { useFixture } from "../support/fixture.ts";
import { type Answer, sendUnchecked } from "../support/wire.ts";
import { lockWaits } from "../support/db/stall.ts";
import { until } from "../support/queue.ts";
import { newSecret } from "../../src/features/accounts/secrets.ts";

describe("MCP: credentials", () => {
  const fixture = useFixture();
  let organization: Organization;
  let owner: Caller;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });
  const member = async (): Promise<{ person: Person; caller: Caller }> => {
    const person = await createPerson(fixture.service, { organization: organization.record, role: "member" });
    return { person, caller: await signIn(fixture.service.url, person) };
  };
  const next = (token: string): Promise<unknown[]> => toMcp(fixture.service.url, { Authorization: `Bearer ${token}` });

  it("revokes all connections and excludes unused keys", async () => {
    const { person } = await member();
    const make = (name: string): Promise<Answer> =>
      owner.post("/v1/api-keys", { name, scopes: ["entities:read"], mcp_access: true });
    const [used, unused] = [await make("Used"), await make("Unused")];
    const others = await createKey(fixture.service, { user: person, mcp_access: true });
    const programs = await createKey(fixture.service, { user: person });
    await next(used.string("data.secret"));
    const listed = await owner.get("/v1/connections?kind=api_key&status=active");
    expect(listed.at("meta.total")).to.equal(3);
    expect(listed.list("data").find(({ id }) => id === unused.at("data.id"))).to.deep.include({
      application: { kind: "api_key", client_id: unused.at("data.id"), name: "Unused", uri: null, host: null },
      last_used_at: null,
      revoked_at: null,
    });
    expect((await owner.delete("/v1/connections")).at("data")).to.deep.equal({ revoked: 3 });
    expect((await owner.delete("/v1/connections")).at("data")).to.deep.equal({ revoked: 0 });
    for (const key of [used.string("data.secret"), unused.string("data.secret"), others]) {
      const answer = await sendMcp({ url: fixture.service.url, token: key }, rpc("tools/list"));
      expect([answer.status, answer.at("code")]).to.deep.equal([401, "invalid_token"]);
      const program = callerAt(fixture.service.url, { "X-API-Key": key });
      expect((await program.get("/v1/entities")).status, "as a program").to.equal(200);
    }
    expect((await callerAt(fixture.service.url, { "X-API-Key": programs }).get("/v1/entities")).status).to.equal(200);
    expect((await owner.get("/v1/connections?status=active")).at("meta.total")).to.equal(0);
  });

  it("revokes single keys, also unused ones", async () => {
    const { caller } = await member();
    const key = await owner.post("/v1/api-keys", { name: "New", scopes: ["entities:read"], mcp_access: true });
    const [id, secret] = [key.string("data.id"), key.string("data.secret")];
    expect((await owner.get("/v1/me/connections")).at("data.0.id")).to.equal(id);
    expect((await caller.delete(`/v1/me/connections/${id}`)).status).to.equal(404);
    expect((await owner.delete(`/v1/connections/${id}`, { "If-Match": '"7"' })).status).to.equal(412);
    expect((await owner.delete(`/v1/connections/${id}`)).status).to.equal(200);
    expect(await next(secret)).to.deep.equal([401, "invalid_token"]);
    expect((await owner.delete(`/v1/connections/${id}`)).status).to.equal(404);
    const [entry] = (await owner.get("/v1/activity-log?channel=console&page_size=1")).list("data");
    expect(entry).to.deep.include({ action: "connections.revoke", record: { type: "api_key", id } });
    await owner.put(`/v1/api-keys/${id}`, { mcp_access: true });
    expect(await next(secret)).to.deep.equal([200, undefined]);
  });

  it("returns an English and a French error if only keys are disabled", async () => {
    const key = await createKey(fixture.service, { user: organization.owner, mcp_access: true });
    await owner.put("/v1/ai-policy", { allow_api_keys: false });
    const messageIn = async (language: string): Promise<string> => {
      const headers = { "accept-language": language };
      return (await sendMcp({ url: fixture.service.url, token: key }, rpc("tools/list"), { headers })).string("error");
    };
    expect(await messageIn("en")).to.equal(
      "This organization does not let AI applications use API keys. Connect with OAuth, or ask an administrator.",
    );
    expect(await messageIn("fr")).to.include("n’autorise pas les clés d’API");
  });

  it("rejects keys while AI applications or keys are disabled and accepts them afterwards", async () => {
    const key = await createKey(fixture.service, { user: organization.owner, mcp_access: true });
    expect(await next(key)).to.deep.equal([200, undefined]);
    for (const field of ["enabled", "allow_api_keys"]) {
      const off = { [field]: false };
      await owner.put("/v1/ai-policy", off);
      expect(await next(key), JSON.stringify(off)).to.deep.equal([
        403,
        field === "enabled" ? "ai_disabled" : "api_keys_disabled",
      ]);
      await owner.put("/v1/ai-policy", { enabled: true, allow_api_keys: true });
      expect(await next(key)).to.deep.equal([200, undefined]);
    }
    const log = (await owner.get("/v1/activity-log?result=denied&channel=mcp")).list("data");
    expect(log.map(({ action, error_code }) => [action, error_code])).to.deep.equal([
      ["mcp.call", "api_keys_disabled"],
      ["mcp.call", "ai_disabled"],
    ]);
  });

  describe("tool calls whose connection is revoked meanwhile", () => {
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

  describe("All operations: credentials of REST and MCP", () => {
    const mcpKey = (): Promise<string> =>
      createKey(fixture.service, { user: fixture.organization.owner, mcp_access: true });

    const ways: Readonly<Record<string, (credential: string) => Record<string, string>>> = {
      bearer: (credential) => ({ Authorization: `Bearer ${credential}` }),
      key: (credential) => ({ "X-API-Key": credential }),
      cookie: (credential) => ({ Cookie: `crs_session=${credential}` }),
    };
    /** The only requests that each credential authenticates. */
    const doors: Readonly<Record<string, readonly string[]>> = {
      "a token": ["bearer /mcp"],
      "a token that begins as keys do": ["bearer /mcp"],
      "a key with the MCP option": ["key /v1/entities", "bearer /mcp"],
      "a key without it": ["key /v1/entities"],
      "a browser session": ["cookie /v1/entities"],
      "a token of another resource": [],
      "a token that is over": [],
      "a key's checksum and nothing behind it": [],
      "a word": [],
    };
    const make: Readonly<Record<string, () => Promise<string>>> = {
      "a token": async () => (await connect(fixture.service, { user: fixture.organization.owner })).token,
      "a token that begins as keys do": async () => {
        const token = `crs_${newSecret().slice(4)}`;
        return (await connect(fixture.service, { user: fixture.organization.owner, token })).token;
      },
      "a key with the MCP option": () => mcpKey(),
      "a key without it": () => createKey(fixture.service, { user: fixture.organization.owner }),
      "a browser session": async () => {
        const { headers } = await signIn(fixture.service.url, fixture.organization.owner);
        return (headers["Cookie"] ?? "").replace(/^[^=]*=/, "");
      },
      "a token of another resource": async () =>
        (await connect(fixture.service, { user: fixture.organization.owner, resource: "https://other.example/mcp" }))
          .token,
      "a token that is over": async () =>
        (await connect(fixture.service, { user: fixture.organization.owner, lifetime: -1 })).token,
      "a key's checksum and nothing behind it": () => Promise.resolve("crs_0000000000000000000000000000000000AAAAAA"),
      "a word": () => Promise.resolve("token"),
    };
    for (const [name, open] of Object.entries(doors)) {
      it(`authenticates ${open.join(" and ") || "nothing"} with ${name}`, async () => {
        const credential = await make[name]?.();
        expect(credential).to.be.a("string");
        const opened: string[] = [];
        for (const [way, headers] of Object.entries(ways)) {
          const [mcp] = await toMcp(fixture.service.url, headers(String(credential)));
          const call = { method: "GET", path: "/v1/entities", headers: headers(String(credential)) };
          const { status: rest } = await sendUnchecked(fixture.service.url, call);
          expect([mcp, rest]).to.satisfy((all: number[]) => all.every((status) => [200, 401].includes(status)));
          if (rest === 200) opened.push(`${way} /v1/entities`);
          if (mcp === 200) opened.push(`${way} /mcp`);
        }
        expect(opened).to.have.members([...open]);
      });
    }
  });
});
