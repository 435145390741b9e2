import { expect } from "chai";
import { beginConsent } from "../support/accounts/consent.ts";
import { documentHosts, type DocumentHosts } from "../support/accounts/document-hosts.ts";
import { knownClients, knownHosts } from "../support/accounts/known-clients.ts";
import { allScopes, authorize, exchange, pkce, type Browser } from "../support/accounts/oauth.ts";
import { createOrganization, signIn, type Person } from "../support/accounts/people.ts";
import { startService, type Service } from "../support/service.ts";

/**
 * A client with a key of its own sends this although the server does not support it: it counts as a public client, whose
 * code is protected by PKCE.
 */
const ASSERTION = {
  client_assertion: "e30.e30.e30",
  client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
};

describe("OAuth: client ID metadata documents of well-known applications", () => {
  let service: Service;
  let hosts: DocumentHosts;
  let owner: Person;
  before(async () => {
    hosts = await documentHosts([...knownHosts, "hostile.example"]);
    for (const { id, document } of Object.values(knownClients)) hosts.serve(id, { client_id: id, ...document });
    service = await startService({ atOwnUrl: true, egress: hosts.egress });
    owner = (await createOrganization(service)).owner;
  });
  after(() => Promise.all([service.close(), hosts.close()]));
  beforeEach(() => void hosts.requests.splice(0));

  const begin = (clientId: string, redirectUri: string) =>
    // A known application sends a space before the scopes, and the resource with a slash at the end.
    beginConsent(service.url, {
      clientId,
      person: owner,
      more: { redirect_uri: redirectUri, scope: " crm:read booking:read", resource: `${service.url}/mcp/` },
    });
  const tokenFor = async (browser: Browser, clientId: string, redirectUri: string) => {
    const { verifier, challenge } = pkce();
    const request = { client_id: clientId, redirect_uri: redirectUri, code_challenge: challenge };
    const callback = await authorize(browser, { ...request, code_challenge_method: "S256" }, { scopes: allScopes });
    const code = callback.searchParams.get("code") ?? "";
    const fields = { client_id: clientId, redirect_uri: redirectUri, code, code_verifier: verifier, ...ASSERTION };
    return { callback, answer: await exchange(service.url, fields) };
  };

  for (const [name, { id, document, redirectUri, redirectHost }] of Object.entries(knownClients)) {
    it(`shows ${name} with its address and the destination of the code, and issues tokens`, async () => {
      const { browser, shown } = await begin(id, redirectUri);
      const { status, text, headers, scopes } = await shown();
      expect(status).to.equal(200);
      expect(text).to.include(`Allow <bdi>${name}</bdi> to use your CRM?`);
      expect(text)
        .to.include("It is described at")
        .and.include(`<bdi>${new URL(id).host}</bdi>`);
      expect(text).to.include(`<bdi>${redirectHost}</bdi>`);
      expect(text).to.include("Unverified application");
      const loopback = ["localhost", "127.0.0.1"].includes(new URL(redirectUri).hostname);
      expect(text.includes("a program on your own device")).to.equal(loopback);
      expect(scopes).to.deep.equal(["crm:read", "booking:read"]);
      // The logo is neither fetched nor shown: anybody can use the logo of somebody else.
      expect(text).not.to.match(/<img|logo_uri/);
      for (const member of ["logo_uri", "client_uri", "jwks_uri"]) {
        if (typeof document[member] === "string") expect(text).not.to.include(document[member]);
      }
      expect(headers.get("content-security-policy")).not.to.include(new URL(id).host);
      const { callback, answer } = await tokenFor(browser, id, redirectUri);
      expect(callback.href.startsWith(redirectUri)).to.equal(true);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
      expect(answer.body).to.include.keys("access_token", "refresh_token");
      expect(hosts.requests, "nothing but the document").to.deep.equal([id]);
      const caller = await signIn(service.url, owner);
      const found = await caller.get(`/v1/connections?client_id=${encodeURIComponent(id)}`);
      const { client_uri: uri } = document;
      expect(found.at("data.0.application")).to.deep.equal({
        kind: "oauth",
        client_id: id,
        name,
        host: new URL(id).hostname,
        uri: typeof uri === "string" ? new URL(uri).href : null,
      });
    });
  }

  it("keeps a document harmless whose members are an attack", async () => {
    const id = "https://hostile.example/client.json";
    hosts.serve(id, {
      client_id: id,
      client_name: `Claude\u202e<script>alert(1)</script>`,
      redirect_uris: ["https://hostile.example/cb"],
      client_uri: "javascript:alert(1)",
      logo_uri: "https://hostile.example/logo.svg",
      policy_uri: "data:text/html,1",
      tos_uri: "vbscript:1",
      jwks_uri: "https://hostile.example/jwks",
      scope: "admin *",
      contacts: ["<b>"],
      grant_types: ["implicit", "password"],
      response_types: ["token"],
      require_auth_time: true,
    });
    const { shown } = await begin(id, "https://hostile.example/cb");
    const { status, text } = await shown();
    expect(status).to.equal(200);
    expect(text).to.include("<bdi>Claude &#60;script&#62;alert(1)&#60;/script&#62;</bdi>");
    expect(text).not.to.match(/\u202e|<script|javascript:|vbscript:|data:text|logo\.svg|admin \*/);
    expect(hosts.requests).to.deep.equal([id]);
  });
});
