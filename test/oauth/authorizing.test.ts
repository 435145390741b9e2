import { expect } from "chai";
import { createOrganization, createPerson } from "../support/accounts/people.ts";
import {
  allScopes,
  authorize,
  authorizePath,
  browserAt,
  codeFor,
  exchange,
  pkce,
  REDIRECT_URI,
  register,
  type Browser,
  locationOf,
} from "../support/oauth/oauth.ts";
import { startService } from "../support/service.ts";
import { use } from "../support/fixture.ts";

describe("OAuth: authorization endpoint", () => {
  let clientId: string;

  const service = use(() => startService({ atOwnUrl: true }));
  const organization = use(() => createOrganization(service));
  const browser = use(() => browserAt(service.url));
  before(async () => {
    await browser.signIn(organization.owner);
    clientId = await registered();
    // The client receives errors only after the user has authorized it once before.
    await codeFor(browser, clientId);
  });

  const registered = async (metadata: object = {}): Promise<string> =>
    String((await register(service.url, metadata)).body["client_id"]);
  const request = (fields: Readonly<Record<string, string | readonly string[]>> = {}) => ({
    client_id: clientId,
    code_challenge: pkce().challenge,
    code_challenge_method: "S256",
    ...fields,
  });
  const granted = async (
    fields: Readonly<Record<string, string | readonly string[]>>,
    scopes: readonly string[] = allScopes,
    by: Browser = browser,
  ): Promise<unknown> => {
    const { verifier, challenge } = pkce();
    const callback = await authorize(by, request({ ...fields, code_challenge: challenge }), { scopes });
    const code = callback.searchParams.get("code");
    if (code === null) return callback.searchParams.get("error");
    const { body } = await exchange(service.url, { client_id: clientId, code, code_verifier: verifier });
    return body["scope"];
  };
  const policy = async (changes: object): Promise<void> => {
    await service.database
      .pool("organizations")
      .where({ id: organization.id })
      .update({ ai_policy: service.database.pool.raw("ai_policy || ?::jsonb", [JSON.stringify(changes)]) });
  };

  it("accepts scopes with extra spaces or unknown values, or none", async () => {
    expect(await granted({ scope: " crm:read  openid offline_access booking:read " })).to.equal(
      "crm:read booking:read",
    );
    for (const fields of [{}, { scope: "" }, { scope: "openid profile" }]) {
      expect(await granted(fields), JSON.stringify(fields)).to.equal(allScopes.join(" "));
    }
  });

  it("accepts the MCP URL in all its spellings as the resource", async () => {
    const { url } = service;
    const loud = `${url}/mcp`.replace("http:", "HTTP:");
    for (const resource of [`${url}/mcp`, `${url}/mcp/`, url, `${url}/`, [`${url}/mcp`, `${url}/mcp/`], loud, ""]) {
      expect(await granted({ resource }), String(resource)).to.equal(allScopes.join(" "));
    }
  });

  it("redirects with invalid_target for another resource", async () => {
    for (const resource of [
      "https://elsewhere.example/mcp",
      `${service.url}/mcp/x`,
      `${service.url}/MCP`,
      `${service.url}/mcp#x`,
    ]) {
      expect(await granted({ resource }), resource).to.equal("invalid_target");
    }
  });

  it("ignores OpenID Connect parameters", async () => {
    const fields = { nonce: "n", max_age: "0", claims: "{}", acr_values: "x", id_token_hint: "x", prompt: "consent" };
    expect(await granted(fields)).to.equal(allScopes.join(" "));
  });

  it("supports only the query response mode", async () => {
    for (const response_mode of ["form_post", "fragment", "jwt", "x"]) {
      const callback = await authorize(browser, request({ response_mode }));
      expect([response_mode, callback.searchParams.get("error"), callback.hash]).to.deep.equal([
        response_mode,
        "unsupported_response_mode",
        "",
      ]);
    }
    expect(await granted({ response_mode: "query" })).to.equal(allScopes.join(" "));
  });

  it("rejects duplicate parameters without redirecting to an unregistered URI", async () => {
    for (const fields of [
      { redirect_uri: [REDIRECT_URI, "https://evil.example/callback"] },
      { redirect_uri: ["https://evil.example/callback", REDIRECT_URI] },
      { client_id: [clientId, clientId] },
    ]) {
      const location = (await browser.open(authorizePath(request(fields)))).headers.get("location");
      const wrong = location === null || location.startsWith(`${REDIRECT_URI}?error=invalid_request&`);
      expect(wrong, `${JSON.stringify(fields)} ${String(location)}`).to.equal(true);
    }
    const { href, searchParams } = await authorize(browser, request({ state: ["a", "b"] }));
    expect(href.startsWith(REDIRECT_URI)).to.equal(true);
    expect(searchParams.get("error")).to.equal("invalid_request");
  });

  it("asks for consent on every request, even after a previous consent", async () => {
    const answer = await browser.open(authorizePath(request()));
    expect([answer.status, answer.headers.get("location")?.split("/").slice(0, 3)]).to.deep.equal([
      303,
      ["", "oauth", "interaction"],
    ]);
    const { searchParams } = await authorize(browser, request({ prompt: "none" }));
    expect(searchParams.get("error")).to.equal("interaction_required");
  });

  it("grants the selected scopes, limited to the requested ones", async () => {
    expect(await granted({}, ["crm:read"])).to.equal("crm:read");
    expect(await granted({ scope: "crm:read" }, ["crm:read", "crm:write"])).to.equal("crm:read");
  });

  it("redirects with access_denied if the user denies", async () => {
    const { searchParams } = await authorize(browser, request(), { decision: "deny" });
    expect(Object.fromEntries(searchParams)).to.include({ error: "access_denied", iss: service.url, state: "s t&te" });
  });

  it("accepts one decision per request", async () => {
    const interaction = (await browser.open(authorizePath(request()))).headers.get("location") ?? "";
    const answers = await Promise.all([1, 2, 3].map(() => browser.decide(interaction, "allow", allScopes)));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([303, 400, 400]);
  });

  it("accepts a decision only from the browser that started the request", async () => {
    const interaction = (await browser.open(authorizePath(request()))).headers.get("location") ?? "";
    const other = browserAt(service.url);
    await other.signIn(organization.owner);
    expect((await other.decide(interaction, "allow", allScopes)).status).to.equal(400);
    expect((await browser.decide(interaction, "allow", allScopes)).status).to.equal(303);
  });

  it("grants no more scopes than the role of the user allows", async () => {
    const reader = await createPerson(service, { organization: organization.record, role: "read_only" });
    const theirs = browserAt(service.url);
    await theirs.signIn(reader);
    expect(await granted({}, allScopes, theirs)).to.equal("crm:read booking:read");
  });

  it("grants no more scopes than the organization allows", async () => {
    await policy({ allowed_scopes: ["crm:read"] });
    expect(await granted({})).to.equal("crm:read");
    expect(await granted({ scope: "crm:write" })).to.equal("access_denied");
    await policy({ allowed_scopes: allScopes });
  });

  it("redirects with access_denied if AI applications or registered applications are disabled", async () => {
    for (const change of [{ enabled: false }, { allow_dynamic_registration: false }]) {
      await policy(change);
      expect(await granted({}), JSON.stringify(change)).to.equal("access_denied");
      await policy({ enabled: true, allow_dynamic_registration: true });
    }
  });

  it("redirects with access_denied for a support session", async () => {
    await service.database.pool("sessions").update({ support: true, operator_name: "Operator" });
    expect(await granted({})).to.equal("access_denied");
    await service.database.pool("sessions").update({ support: false });
  });

  it("never redirects to an unregistered URI", async () => {
    const known = await registered({ redirect_uris: ["https://app.example/callback?a=1", REDIRECT_URI] });
    const hostile = [
      "https://app.example/callback",
      "https://app.example/callback?a=1&b=2",
      "https://app.example/callback/",
      "https://app.example/CALLBACK?a=1",
      "https://app.example:444/callback?a=1",
      "https://app.example.evil.example/callback?a=1",
      "https://app.example@evil.example/callback?a=1",
      "http://app.example/callback?a=1",
      "http://localhost:8976/callback",
      "http://127.0.0.1:1/callback/../evil",
      "http://127.0.0.1:8976/callback?x=1",
      "http://127.0.0.1.evil.example/callback",
      "//evil.example/callback",
      "javascript:alert(1)",
      "",
    ];
    const faults: Readonly<Record<string, string>>[] = [
      {},
      { response_type: "token" },
      { code_challenge_method: "plain" },
      { resource: "https://elsewhere.example" },
      { prompt: "none" },
      { request: "x" },
      { response_mode: "nonsense" },
    ];
    for (const redirect_uri of hostile) {
      for (const fault of faults) {
        const answer = await browser.open(authorizePath(request({ client_id: known, redirect_uri, ...fault })));
        const seen = `${redirect_uri} ${JSON.stringify(fault)}`;
        expect(answer.status, seen).to.equal(400);
        expect(answer.headers.get("location"), seen).to.equal(null);
        expect(answer.headers.get("refresh"), seen).to.equal(null);
      }
    }
  });

  it("does not redirect for an unknown client", async () => {
    for (const client_id of ["unknown", "https://app.example/client.json", "", "x\0"]) {
      const answer = await browser.open(authorizePath(request({ client_id })));
      expect([client_id, answer.status, answer.headers.get("location")]).to.deep.equal([client_id, 400, null]);
    }
  });

  it("allows any port of a loopback redirect URI, and custom schemes", async () => {
    for (const [registeredUri, asked] of [
      ["http://127.0.0.1/callback", "http://127.0.0.1:51234/callback"],
      ["http://localhost:3000/callback", "http://localhost:51234/callback"],
      ["http://[::1]/callback", "http://[::1]:51234/callback"],
      ["cursor://anysphere.cursor-mcp/oauth/callback", "cursor://anysphere.cursor-mcp/oauth/callback"],
    ] as const) {
      const client_id = await registered({ redirect_uris: [registeredUri] });
      const callback = await authorize(browser, request({ client_id, redirect_uri: asked }));
      expect(callback.href.startsWith(`${asked}?code=`), callback.href).to.equal(true);
    }
  });

  it("ignores forwarding headers when redirecting to its own URL", async () => {
    const forwarded = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };
    const headers = { ...forwarded, Forwarded: "host=evil.example" };
    const interaction = await browser.open(authorizePath(request()), { headers });
    const answer = await browser.decide(interaction.headers.get("location") ?? "", "allow", allScopes);
    expect(answer.headers.get("location")).to.match(new RegExp(`^${service.url}/oauth/authorize/`));
  });
});

const faults: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
  ["interaction_required", { prompt: "none" }],
  ["invalid_request", { code_challenge: undefined, code_challenge_method: undefined }],
  ["invalid_request", { code_challenge_method: "plain" }],
  ["invalid_target", { resource: "https://elsewhere.example" }],
  ["unsupported_response_type", { response_type: "token" }],
  ["unsupported_response_mode", { response_mode: "form_post" }],
];

describe("OAuth: errors of authorization requests", () => {
  let clientId: string;

  const service = use(() => startService({ atOwnUrl: true }));
  const organization = use(() => createOrganization(service));
  const browser = use(() => browserAt(service.url));
  before(async () => {
    await browser.signIn(organization.owner);
    clientId = await registered();
  });

  const registered = async (): Promise<string> => String((await register(service.url)).body["client_id"]);
  const ask = (by: Browser, fault: Readonly<Record<string, string | undefined>>, headers = {}): Promise<Response> => {
    const request = { client_id: clientId, code_challenge: pkce().challenge, code_challenge_method: "S256" };
    return by.open(authorizePath({ ...request, ...fault }), { headers });
  };
  const staysHere = async (by: Browser, who: string): Promise<void> => {
    for (const [error, fault] of faults) {
      const answer = await ask(by, fault);
      const { headers } = answer;
      const seen = [who, answer.status, headers.get("location"), headers.get("refresh")];
      expect(seen, JSON.stringify(fault)).to.deep.equal([who, 400, null, null]);
      expect(await answer.json(), JSON.stringify(fault)).to.include({ error });
    }
  };

  it("are not redirected if the user has never authorized the client", async () => {
    await staysHere(browser, "the owner");
    await staysHere(browserAt(service.url), "nobody");
  });

  it("are explained on a page with the error code for developers", async () => {
    const answer = await ask(browser, { prompt: "none" }, { Accept: "text/html", "Accept-Language": "en" });
    const page = await answer.text();
    expect(answer.headers.get("content-security-policy")).to.include("default-src 'none'");
    expect(page).to.include("The application’s link is not valid").and.to.include("interaction_required");
    expect(page).to.not.include(REDIRECT_URI);
  });

  it("are redirected to a client that the user has authorized, even if it was revoked", async () => {
    await codeFor(browser, clientId);
    for (const change of [{}, { revoked_at: new Date(), revoke_reason: "user" }]) {
      await service.database
        .pool("mcp_connections")
        .where({ org_id: organization.id })
        .update({ version: 2, ...change });
      for (const [error, fault] of faults) {
        const { href, search, hash } = locationOf(await ask(browser, fault));
        expect(href.startsWith(REDIRECT_URI), href).to.equal(true);
        expect(Object.fromEntries(new URLSearchParams(search || hash.slice(1))), href).to.include({
          error,
          state: "s t&te",
          iss: service.url,
        });
      }
    }
  });

  it("are not redirected for another user who has not authorized the client", async () => {
    const anonymous = browserAt(service.url);
    await anonymous.signIn(await createPerson(service, { organization: organization.record, role: "member" }));
    await staysHere(anonymous, "a colleague");
    await staysHere(browserAt(service.url), "nobody");
  });
});
