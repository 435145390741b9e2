import { expect } from "chai";
import { createOrganization, createPerson, signIn, type Organization } from "../support/accounts/people.ts";
import type { Caller } from "../support/caller.ts";
import { codeFor, connectApplication, exchange, postForm, type Connected } from "../support/oauth/oauth.ts";
import { startService, type Service } from "../support/service.ts";

describe("OAuth: connection of an authorized application", () => {
  let service: Service;
  let organization: Organization;
  let owner: Caller;

  before(async () => {
    service = await startService({ atOwnUrl: true });
    organization = await createOrganization(service);
    owner = await signIn(service.url, organization.owner);
  });

  after(() => service.close());

  const connected = (): Promise<Connected> => connectApplication(service.url, organization.owner);
  const mcp = async (token: unknown): Promise<number> => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    const headers = {
      Authorization: `Bearer ${String(token)}`,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    };
    return (await fetch(`${service.url}/mcp`, { method: "POST", body, headers })).status;
  };
  const connectionOf = async ({ clientId }: Connected): Promise<Record<string, unknown>> => {
    const [connection = {}] = (await owner.get(`/v1/connections?client_id=${clientId}`)).list("data");
    return connection;
  };
  const cut = async (one: Connected, reason: string): Promise<void> => {
    expect(await mcp(one.tokens.access_token)).to.equal(401);
    const { status, body } = await one.refresh(one.tokens.refresh_token);
    expect([status, body["error"]]).to.deep.equal([400, "invalid_grant"]);
    const connection = await connectionOf(one);
    expect([connection["status"], connection["revoke_reason"]]).to.deep.equal(["revoked", reason]);
  };

  it("is listed, and its token is valid only at the MCP URL", async () => {
    const one = await connected();
    const connection = await connectionOf(one);
    expect(connection).to.deep.include({ status: "active", scopes: one.tokens.scope.split(" ") });
    expect(connection["application"]).to.include({ client_id: one.clientId, name: "Assistant", kind: "oauth" });
    expect(await mcp(one.tokens.access_token)).to.equal(200);
    expect(await mcp(one.tokens.refresh_token)).to.equal(401);
    for (const headers of [
      { Authorization: `Bearer ${one.tokens.access_token}` },
      { "X-API-Key": one.tokens.access_token },
      { Cookie: `crs_session=${one.tokens.access_token}` },
    ]) {
      expect((await fetch(`${service.url}/v1/entities`, { headers })).status, JSON.stringify(headers)).to.equal(401);
    }
  });

  it("stays the same after a refresh", async () => {
    const one = await connected();
    const { body } = await one.refresh(one.tokens.refresh_token);
    expect([await mcp(one.tokens.access_token), await mcp(body["access_token"])]).to.deep.equal([200, 200]);
    expect((await owner.get(`/v1/connections?client_id=${one.clientId}`)).list("data")).to.have.lengthOf(1);
  });

  it("is revoked when a refresh token is used twice, which the list and the audit log show", async () => {
    const one = await connected();
    const { body } = await one.refresh(one.tokens.refresh_token);
    await one.refresh(one.tokens.refresh_token);
    await cut(one, "refresh_replay");
    expect(await mcp(body["access_token"])).to.equal(401);
    const { id } = await connectionOf(one);
    const entries = (await owner.get(`/v1/activity-log?record_type=mcp_connection&record_id=${String(id)}`)).list(
      "data",
    );
    expect(entries.map(({ action, result }) => [action, result])).to.deep.equal([
      ["connections.revoke", "denied"],
      ["connections.create", "success"],
    ]);
    expect(entries[0]).to.deep.include({ error_code: "refresh_replay" });
  });

  it("is revoked when a code is used twice", async () => {
    const one = await connected();
    const { code, verifier } = await codeFor(one.browser, one.clientId);
    const fields = { client_id: one.clientId, code, code_verifier: verifier };
    const { body } = await exchange(service.url, fields);
    expect(await mcp(body["access_token"])).to.equal(200);
    await exchange(service.url, fields);
    expect(await mcp(body["access_token"])).to.equal(401);
    expect(await connectionOf(one)).to.deep.include({ status: "revoked", revoke_reason: "code_replay" });
    expect(await mcp(one.tokens.access_token), "the earlier connection").to.equal(200);
  });

  it("is revoked when the application revokes a token", async () => {
    const one = await connected();
    await postForm(`${service.url}/oauth/revoke`, { token: one.tokens.refresh_token, client_id: one.clientId });
    await cut(one, "user");
  });

  it("has further calls logged after the application revoked either of its tokens", async () => {
    for (const token of ["access_token", "refresh_token"] as const) {
      const one = await connected();
      await postForm(`${service.url}/oauth/revoke`, { token: one.tokens[token], client_id: one.clientId });
      await cut(one, "user");
      const { id } = await connectionOf(one);
      const log = (await owner.get("/v1/activity-log?channel=mcp&result=denied")).list("data");
      const calls = log.filter(({ connection_id }) => connection_id === id);
      expect(
        calls.map(({ action, error_code }) => [action, error_code]),
        token,
      ).to.deep.equal([["mcp.call", "invalid_token"]]);
    }
  });

  it("can be revoked by an administrator", async () => {
    const colleague = await createPerson(service, { organization: organization.record, role: "member" });
    const one = await connectApplication(service.url, colleague);
    const { id } = await connectionOf(one);
    expect((await owner.delete(`/v1/connections/${String(id)}`)).status).to.equal(200);
    await cut(one, "admin");
  });

  it("is revoked when the organization disables AI applications, and stays revoked after they are enabled again", async () => {
    const [one, other] = [await connected(), await connected()];
    expect((await owner.put("/v1/ai-policy", { enabled: false })).status).to.equal(200);
    await cut(one, "organization_disabled");
    expect((await owner.put("/v1/ai-policy", { enabled: true })).status).to.equal(200);
    await cut(other, "organization_disabled");
  });

  it("is not visible to other organizations and other members", async () => {
    const one = await connected();
    const foreign = await createOrganization(service);
    const anonymous = await signIn(service.url, foreign.owner);
    expect((await anonymous.get(`/v1/connections?client_id=${one.clientId}`)).list("data")).to.deep.equal([]);
    const colleague = await createPerson(service, { organization: organization.record, role: "member" });
    const theirs = await signIn(service.url, colleague);
    expect((await theirs.get("/v1/me/connections")).list("data")).to.deep.equal([]);
  });
});
