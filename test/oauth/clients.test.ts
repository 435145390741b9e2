import { expect } from "chai";
import * as oauth from "oauth4webapi";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { type OAuthClientProvider, UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { createOrganization, createPerson, signIn } from "../support/accounts/people.ts";
import {
  allScopes,
  browserAt,
  locationOf,
  REDIRECT_URI,
  storedUnder,
  codeFor,
  connectApplication,
  exchange,
  postForm,
  type Connected,
} from "../support/oauth/oauth.ts";
import { startService } from "../support/service.ts";
import { use } from "../support/fixture.ts";
import { SLOW_ROUNDS } from "../support/suite/length.ts";

type Body = string | URLSearchParams | undefined;

const ORIGIN = "https://crm.example.com";

describe("OAuth: third-party client (oauth4webapi)", () => {
  const service = use(() => startService({ env: { BASE_URL: ORIGIN } }));

  /** Rewrites https URLs like a TLS proxy, because the client requires https. */
  const behind = (url: string | URL): string => String(url).replace(ORIGIN, service.url);
  const proxied = {
    [oauth.customFetch]: (url: string, { body, ...rest }: oauth.CustomFetchOptions<string, Body>) =>
      fetch(behind(url), body === undefined ? rest : { ...rest, body }),
  };

  it("discovers, registers, authorizes, refreshes and revokes without errors", async () => {
    const mcpUrl = new URL(`${ORIGIN}/mcp`);
    const resource = await oauth.processResourceDiscoveryResponse(
      mcpUrl,
      await oauth.resourceDiscoveryRequest(mcpUrl, proxied),
    );
    const issuer = new URL(resource.authorization_servers?.[0] ?? "");
    const server = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...proxied }),
    );
    const metadata = { client_name: "oauth4webapi", redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: "none" };
    const client = await oauth.processDynamicClientRegistrationResponse(
      await oauth.dynamicClientRegistrationRequest(server, metadata, proxied),
    );
    const nothing = oauth.None();
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const request = new URL(server.authorization_endpoint ?? "");
    for (const [name, value] of Object.entries({
      client_id: client.client_id,
      redirect_uri: REDIRECT_URI,
      response_type: "code",
      scope: allScopes.join(" "),
      resource: mcpUrl.href,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    })) {
      request.searchParams.set(name, value);
    }

    const browser = browserAt(service.url, ORIGIN);
    await browser.signIn((await createOrganization(service)).owner);
    const interaction = locationOf(await browser.open(behind(request)));
    const resume = locationOf(await browser.decide(behind(interaction), "allow", allScopes));
    const callback = locationOf(await browser.open(behind(resume)));
    const answer = oauth.validateAuthResponse(server, client, callback, state);

    const tokens = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(server, client, nothing, answer, REDIRECT_URI, verifier, proxied),
    );
    expect(tokens).to.include({ token_type: "bearer", expires_in: 3_600, scope: allScopes.join(" ") });

    const refreshed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, nothing, tokens.refresh_token ?? "", proxied),
    );
    expect(refreshed.refresh_token).to.not.equal(tokens.refresh_token);

    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, nothing, refreshed.refresh_token ?? "", proxied),
    );
    expect(await storedUnder(service, refreshed.access_token)).to.equal(null);
  });
});

const AT_ONCE = 3;

describe("OAuth: client of the MCP SDK", () => {
  const service = use(() => startService({ atOwnUrl: true }));
  const person = use(async () => (await createOrganization(service)).owner);

  /** Stores the state of the application. */
  const applicationOf = () => {
    const kept: {
      information?: OAuthClientInformationMixed;
      tokens?: OAuthTokens;
      verifier?: string;
      page?: URL;
    } = {};
    const authProvider: OAuthClientProvider = {
      redirectUrl: REDIRECT_URI,
      clientMetadata: { client_name: "SDK", redirect_uris: [REDIRECT_URI] },
      clientInformation: () => kept.information,
      saveClientInformation: (information) => void Object.assign(kept, { information }),
      tokens: () => kept.tokens,
      saveTokens: (tokens) => void Object.assign(kept, { tokens }),
      redirectToAuthorization: (page) => void Object.assign(kept, { page }),
      saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
      codeVerifier: () => kept.verifier ?? "",
      invalidateCredentials: () => {
        delete kept.tokens;
      },
    };
    return {
      kept,
      transport: () => new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { authProvider }),
    };
  };

  const connected = async () => {
    const { kept, transport } = applicationOf();
    const client = new Client({ name: "outside", version: "1.0.0" });
    const first = transport();
    expect(await client.connect(first).catch((error: unknown) => error)).to.be.instanceOf(UnauthorizedError);
    const browser = browserAt(service.url);
    await browser.signIn(person);
    const interaction = locationOf(await browser.open(kept.page?.href ?? ""));
    const resume = locationOf(await browser.decide(interaction.href, "allow", allScopes));
    await first.finishAuth(locationOf(await browser.open(resume.href)).searchParams.get("code") ?? "");
    await client.connect(transport());
    return { kept, client };
  };
  const expire = async (): Promise<void> => {
    const { pool } = service.database;
    await pool("oauth_records")
      .where({ model: "AccessToken" })
      .update({ expires_at: pool.raw("now()") });
  };

  it("connects with only the URL and refreshes an expired token", async () => {
    const { kept, client } = await connected();
    expect((await client.listTools()).tools).to.not.be.empty;
    const before = kept.tokens?.access_token;
    await expire();
    expect((await client.listTools()).tools).to.not.be.empty;
    expect(kept.tokens?.access_token).to.not.equal(before);
    await client.close();
  });

  it(`stays connected when ${AT_ONCE} concurrent calls find an expired token`, async function () {
    this.timeout(1_800_000);
    const { client } = await connected();
    for (let round = 0; round < SLOW_ROUNDS; round += 1) {
      await expire();
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => client.listTools()));
      for (const { tools } of answers) expect(tools).to.not.be.empty;
    }
    await client.close();
  });

  it("must authorize again after somebody else used its refresh token", async () => {
    const { kept, client } = await connected();
    await fetch(`${service.url}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "refresh_token",
        client_id: kept.information?.client_id ?? "",
        refresh_token: kept.tokens?.refresh_token ?? "",
      }),
    });
    await expire();
    const failure = await client.listTools().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(UnauthorizedError);
    await client.close();
  });
});

describe("OAuth: connection of an authorized application", () => {
  const service = use(() => startService({ atOwnUrl: true }));
  const organization = use(() => createOrganization(service));
  const owner = use(() => signIn(service.url, organization.owner));

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
