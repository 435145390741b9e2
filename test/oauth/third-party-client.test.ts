import { expect } from "chai";
import * as oauth from "oauth4webapi";
import { createOrganization } from "../support/accounts/people.ts";
import { allScopes, browserAt, locationOf, REDIRECT_URI, storedUnder } from "../support/oauth/oauth.ts";
import { startService, type Service } from "../support/service.ts";

type Body = string | URLSearchParams | undefined;

const ORIGIN = "https://crm.example.com";

describe("OAuth: third-party client (oauth4webapi)", () => {
  let service: Service;

  before(async () => {
    service = await startService({ env: { BASE_URL: ORIGIN } });
  });

  after(() => service.close());

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
