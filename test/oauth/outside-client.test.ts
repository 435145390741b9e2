import { expect } from "chai";
import * as oauth from "oauth4webapi";
import { createOrganization } from "../support/people.ts";
import { allScopes, browserAt, locationOf, REDIRECT_URI, storedUnder } from "../support/oauth.ts";
import { startService, type Service } from "../support/service.ts";

// The library marks this as unsafe so that nobody forgets TLS outside of a test.
const plainly = { [oauth.allowInsecureRequests]: true };

describe("A client that was not written here (oauth4webapi)", () => {
  let service: Service;

  before(async () => {
    service = await startService({ atOwnUrl: true });
  });

  after(() => service.close());

  it("finds, registers, authorizes, refreshes and revokes, and has nothing to object", async () => {
    const mcpUrl = new URL(`${service.url}/mcp`);
    const resource = await oauth.processResourceDiscoveryResponse(
      mcpUrl,
      await oauth.resourceDiscoveryRequest(mcpUrl, plainly),
    );
    const issuer = new URL(resource.authorization_servers?.[0] ?? "");
    const server = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...plainly }),
    );
    const metadata = { client_name: "oauth4webapi", redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: "none" };
    const client = await oauth.processDynamicClientRegistrationResponse(
      await oauth.dynamicClientRegistrationRequest(server, metadata, plainly),
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

    const browser = browserAt(service.url);
    await browser.signIn((await createOrganization(service)).owner);
    const interaction = locationOf(await browser.open(request.href));
    const resume = locationOf(await browser.decide(interaction.href, "allow", allScopes));
    const callback = oauth.validateAuthResponse(server, client, locationOf(await browser.open(resume.href)), state);

    const tokens = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(server, client, nothing, callback, REDIRECT_URI, verifier, plainly),
    );
    expect(tokens).to.include({ token_type: "bearer", expires_in: 3_600, scope: allScopes.join(" ") });

    const refreshed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, nothing, tokens.refresh_token ?? "", plainly),
    );
    expect(refreshed.refresh_token).to.not.equal(tokens.refresh_token);

    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, nothing, refreshed.refresh_token ?? "", plainly),
    );
    expect(await storedUnder(service, refreshed.access_token)).to.equal(null);
  });
});
