import type { RequestListener } from "node:http";
import { expect } from "chai";
import { browserAt, locationOf } from "../support/oauth/oauth.ts";
import { openSignOn, SINGLE_SIGN_ON, signOnOrganization, userOf } from "../support/sign-in/single-sign-on.ts";
import { useFixture } from "../support/fixture.ts";
import { listenHttp, type Listener, PUBLIC } from "../support/webhooks/listener.ts";

describe("Single sign-on: requests to providers", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let inside: Listener;
  let outside: Listener;
  let answer: RequestListener;
  before(async () => {
    inside = await listenHttp((_request, response) => response.end("{}"), "127.0.0.1");
    outside = await listenHttp((request, response) => answer(request, response), PUBLIC);
  });
  after(async () => {
    await inside.close();
    await outside.close();
  });

  const issuer = (): string => `http://${PUBLIC}:${String(outside.port)}`;
  const internal = (): string => `http://127.0.0.1:${String(inside.port)}`;
  /** Serves a discovery document for every path. */
  const serve = (change: object): void => {
    const endpoints = { authorization_endpoint: `${issuer()}/auth`, token_endpoint: `${issuer()}/token` };
    const document = {
      issuer: issuer(),
      ...endpoints,
      jwks_uri: `${issuer()}/jwks`,
      response_types_supported: ["code"],
      ...change,
    };
    answer = (_request, response) => {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(document));
    };
  };
  const problems = async (acme: Awaited<ReturnType<typeof signOnOrganization>>): Promise<unknown> =>
    (await acme.owner.post("/v1/identity-provider/test")).at("data.problems");

  it("does not reach internal addresses that a discovery document names", async () => {
    serve({ token_endpoint: `${internal()}/token`, jwks_uri: `${internal()}/jwks` });
    const acme = await signOnOrganization(fixture.service, { issuer: issuer() });
    expect(await problems(acme)).to.deep.equal(["keys_missing"]);
    const browser = browserAt(fixture.service.url);
    const started = locationOf(await openSignOn(browser, { email: `ada@${acme.domain}` }));
    const query = new URLSearchParams({ code: "code", state: started.searchParams.get("state") ?? "" }).toString();
    const finished = await browser.open(`/sign-in/sso/callback?${query}`);
    expect([finished.status, await userOf(browser), inside.hits()]).to.deep.equal([503, null, 0]);
  });

  it("does not follow redirects", async () => {
    answer = (_request, response) => response.writeHead(302, { Location: `${internal()}/` }).end();
    const acme = await signOnOrganization(fixture.service, { issuer: issuer() });
    expect(await problems(acme)).to.deep.equal(["unreachable"]);
    expect(inside.hits()).to.equal(0);
  });

  it("redirects browsers only to http URLs of the provider", async () => {
    serve({ authorization_endpoint: "javascript:alert(1)" });
    const acme = await signOnOrganization(fixture.service, { issuer: issuer() });
    const started = await openSignOn(browserAt(fixture.service.url), { email: `ada@${acme.domain}` });
    expect([started.status, started.headers.get("location")]).to.deep.equal([400, null]);
  });

  it("refuses issuers with several tenants and documents that are too large", async () => {
    serve({ issuer: `${issuer()}/{tenantid}/v2.0` });
    const acme = await signOnOrganization(fixture.service, { issuer: issuer() });
    expect(await problems(acme)).to.deep.equal(["issuer_mismatch"]);
    serve({ padding: "x".repeat(600_000) });
    expect(await problems(acme)).to.deep.equal(["unreachable"]);
  });

  it("reports missing endpoints and features", async () => {
    serve({
      token_endpoint: undefined,
      response_types_supported: ["id_token"],
      code_challenge_methods_supported: ["plain"],
      scopes_supported: ["openid"],
    });
    const acme = await signOnOrganization(fixture.service, { issuer: issuer() });
    expect(await problems(acme)).to.deep.equal([
      "endpoint_missing",
      "code_unsupported",
      "pkce_unsupported",
      "scope_unsupported",
      "keys_missing",
    ]);
  });
});
