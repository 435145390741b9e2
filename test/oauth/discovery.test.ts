import { expect } from "chai";
import { createKeyring } from "../../src/base/platform/keyring.ts";
import { createEncryption } from "../../src/base/platform/encryption.ts";
import { listen } from "../../src/adapters/http/server.ts";
import { newId } from "../../src/base/platform/ids.ts";
import { createConnections } from "../../src/features/accounts/connection-writes.ts";
import { createEgress } from "../../src/base/net/egress.ts";
import { createProvider } from "../../src/adapters/oauth/provider.ts";
import { createStore } from "../../src/base/store/store.ts";
import { SECRET_KEY, startService, type Service } from "../support/service.ts";
import { use } from "../support/fixture.ts";

describe("OAuth: discovery metadata", () => {
  const service = use(() => startService({ env: { BASE_URL: "https://crm.example.com" } }));

  const get = (path: string, init: RequestInit = {}) => fetch(service.url + path, init);
  const document = async (path: string): Promise<unknown> => await (await get(path)).json();

  const scopes = ["crm:read", "crm:write", "booking:read", "booking:write"];
  const authMethods = ["none", "client_secret_basic", "client_secret_post"];

  for (const path of ["", "/mcp"]) {
    it(`is served as authorization server metadata with the suffix ${path || "/"} (RFC 8414)`, async () => {
      expect(await document(`/.well-known/oauth-authorization-server${path}`)).to.deep.equal({
        issuer: "https://crm.example.com",
        authorization_endpoint: "https://crm.example.com/oauth/authorize",
        token_endpoint: "https://crm.example.com/oauth/token",
        registration_endpoint: "https://crm.example.com/oauth/register",
        revocation_endpoint: "https://crm.example.com/oauth/revoke",
        jwks_uri: "https://crm.example.com/oauth/jwks",
        scopes_supported: scopes,
        response_types_supported: ["code"],
        response_modes_supported: ["query"],
        grant_types_supported: ["authorization_code", "refresh_token", "urn:ietf:params:oauth:grant-type:jwt-bearer"],
        authorization_grant_profiles_supported: ["urn:ietf:params:oauth:grant-profile:id-jag"],
        token_endpoint_auth_methods_supported: authMethods,
        revocation_endpoint_auth_methods_supported: authMethods,
        code_challenge_methods_supported: ["S256"],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
      });
    });

    it(`names the resource without a trailing slash, with the suffix ${path || "/"} (RFC 9728)`, async () => {
      expect(await document(`/.well-known/oauth-protected-resource${path}`)).to.deep.equal({
        resource: "https://crm.example.com/mcp",
        authorization_servers: ["https://crm.example.com"],
        scopes_supported: scopes,
        bearer_methods_supported: ["header"],
        resource_name: "Customer Relationship Service",
      });
    });
  }

  it("agrees with the metadata of the library in all shared fields", async () => {
    const ours = (await document("/.well-known/oauth-authorization-server")) as Record<string, unknown>;
    const theirs = await libraryDocument(service);
    const both = Object.keys(ours).filter((name) => name in theirs);
    expect(both).to.include.members(["issuer", "token_endpoint", "grant_types_supported"]);
    // The library adds the OpenID Connect scope and response modes that are not advertised.
    for (const name of both.filter((one) => !["scopes_supported", "response_modes_supported"].includes(one))) {
      expect(sorted(ours[name]), name).to.deep.equal(sorted(theirs[name]));
    }
    expect(theirs["scopes_supported"]).to.include.members(scopes);
  });

  it("contains public keys without private parts", async () => {
    const { keys } = (await document("/oauth/jwks")) as { keys: Record<string, unknown>[] };
    expect(keys).to.have.lengthOf(1);
    expect(keys[0]).to.have.all.keys("kty", "crv", "alg", "use", "kid", "x", "y");
  });

  it("can be read by pages of any origin", async () => {
    const path = "/.well-known/oauth-protected-resource/mcp";
    expect((await get(path)).headers.get("access-control-allow-origin")).to.equal("*");
    const preflight = await get(path, { method: "OPTIONS", headers: { Origin: "https://app.example.com" } });
    expect(preflight.status).to.equal(204);
    expect(preflight.headers.get("access-control-allow-origin")).to.equal("*");
  });

  it("rejects other methods and lists the allowed ones", async () => {
    for (const [path, method, allow] of [
      ["/.well-known/oauth-authorization-server", "POST", "GET, HEAD"],
      ["/oauth/token", "GET", "POST, OPTIONS"],
      ["/oauth/authorize", "POST", "GET, HEAD"],
      ["/oauth/register", "DELETE", "POST"],
    ] as const) {
      const answer = await get(path, { method });
      expect([path, answer.status, answer.headers.get("allow")]).to.deep.equal([path, 405, allow]);
      expect(await answer.json()).to.have.property("code", "method_not_allowed");
    }
  });

  it("exposes no other path of the library", async () => {
    for (const path of ["/.well-known/openid-configuration", "/oauth/Token", "/oauth/token/", "/session/end/confirm"]) {
      expect([path, (await get(path, { method: "POST" })).status]).to.deep.equal([path, 404]);
    }
  });
});

const sorted = (value: unknown): unknown => (Array.isArray(value) ? [...(value as string[])].sort() : value);

/** Returns the metadata that the library serves with the same configuration. */
async function libraryDocument({ database }: Service): Promise<Record<string, unknown>> {
  const store = createStore(database.pool);
  const keyring = createKeyring(Buffer.from(SECRET_KEY, "base64"));
  const provider = createProvider({
    mcpUrl: "https://crm.example.com/mcp",
    keyring,
    store,
    encryption: createEncryption(keyring),
    connections: createConnections({ store, newId: () => newId() }),
    renderError: () => undefined,
    guardedFetch: createEgress({ allowHttp: false, allowedSubnets: [] }).fetch,
    onError: () => undefined,
    authorizeByAssertion: () => Promise.reject(new Error("not called")),
  });
  const answer = provider.callback();
  const listener = await listen((request, response) => void answer(request, response), { host: "127.0.0.1", port: 0 });
  const headers = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "crm.example.com" };
  const url = `http://127.0.0.1:${listener.port}/.well-known/oauth-authorization-server`;
  const document = await (await fetch(url, { headers })).json();
  await listener.close(0);
  return document as Record<string, unknown>;
}
