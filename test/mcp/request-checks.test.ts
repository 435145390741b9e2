import { expect } from "chai";
import { createKey } from "../support/accounts/people.ts";
import { rpc, sendMcp, targetOf, type McpTarget } from "../support/mcp/mcp.ts";
import { use, useFixture } from "../support/fixture.ts";
import { sendUnchecked } from "../support/wire.ts";

const SCOPES = "crm:read crm:write booking:read booking:write";
/** Invalid hosts that start like an allowed one. */
const notHosts = [
  "localhost:1@evil.example",
  "localhost:evil.example",
  "localhost:80:80",
  "localhost:1/evil",
  "localhost#evil",
  "localhost, evil.example",
  "[::1]evil.example",
];

const METADATA = "http://localhost:3000/.well-known/oauth-protected-resource/mcp";

describe("MCP: request checks of POST /mcp", () => {
  const fixture = useFixture({ env: { MCP_ALLOWED_ORIGINS: "http://localhost:3000,https://chat.example" } });
  const target = use(() => targetOf(fixture.service, fixture.organization.owner));
  const anonymous = use((): McpTarget => ({ url: target.url }));

  describe("preflight requests", () => {
    it("returns methods and headers to an allowed origin", async () => {
      const headers = { origin: "https://chat.example", "access-control-request-method": "POST" };
      const answer = await sendMcp(anonymous, undefined, { method: "OPTIONS", headers });
      expect([answer.status, answer.text]).to.deep.equal([204, ""]);
      expect(answer.headers.get("access-control-allow-origin")).to.equal("https://chat.example");
      expect(answer.headers.get("access-control-allow-methods")).to.equal("POST");
      expect(answer.headers.get("access-control-allow-headers")).to.equal(
        "Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID",
      );
      expect(answer.headers.get("access-control-expose-headers")).to.include("WWW-Authenticate");
      expect(answer.headers.get("access-control-allow-credentials")).to.equal(null);
    });

    it("returns no permission to another origin", async () => {
      const headers = { origin: "https://evil.example" };
      const answer = await sendMcp(anonymous, undefined, { method: "OPTIONS", headers });
      expect(answer.status).to.equal(204);
      expect(answer.headers.get("access-control-allow-origin")).to.equal(null);
    });
  });

  describe("origins and hosts", () => {
    for (const origin of ["null", "https://evil.example", "https://chat.example.evil.example", "http://chat.example"]) {
      it(`rejects Origin ${origin} before authentication`, async () => {
        for (const to of [target, anonymous]) {
          const answer = await sendMcp(to, rpc("ping"), { headers: { origin } });
          expect([answer.status, answer.at("code")]).to.deep.equal([403, "permission_denied"]);
          expect(answer.headers.get("access-control-allow-origin")).to.equal(null);
          expect(answer.headers.get("www-authenticate")).to.equal(null);
        }
      });
    }

    for (const host of ["evil.example", "evil.example:3000", "localhost.evil.example", "10.0.0.1", ...notHosts]) {
      it(`rejects Host ${host} before authentication`, async () => {
        const answer = await sendMcp(target, rpc("ping"), { headers: { host } });
        expect(answer.status).to.equal(notHosts.includes(host) ? 400 : 403);
        expect(answer.text).not.to.include("evil");
      });
    }

    it("accepts configured origins, the own address and loopback", async () => {
      for (const origin of ["http://localhost:3000", "https://chat.example"]) {
        const answer = await sendMcp(target, rpc("ping"), { headers: { origin } });
        expect(answer.status).to.equal(200);
        expect(answer.headers.get("access-control-allow-origin")).to.equal(origin);
        expect(answer.headers.get("vary")).to.include("Origin");
      }
      for (const host of ["localhost", "localhost:8080", "localhost:", "127.0.0.1:1", "[::1]:3000", "LOCALHOST"]) {
        expect((await sendMcp(target, rpc("ping"), { headers: { host } })).status, host).to.equal(200);
      }
    });
  });

  describe("authentication", () => {
    for (const method of ["POST", "GET", "DELETE", "PUT", "PATCH"]) {
      it(`returns 401 to ${method} before checking method and body`, async () => {
        const body = method === "GET" ? undefined : "{";
        const answer = await sendMcp(anonymous, body, { method, headers: { "content-type": "" } });
        expect(answer.status).to.equal(401);
        const challenge = `Bearer resource_metadata="${METADATA}", scope="${SCOPES}"`;
        expect(answer.headers.get("www-authenticate")).to.equal(challenge);
        expect(answer.headers.get("content-type")).to.match(/^application\/json/);
        expect(answer.at("code")).to.equal("unauthenticated");
        expect(answer.at("error")).to.be.a("string");
        expect(answer.at("request_id")).to.equal(answer.headers.get("x-request-id"));
      });
    }

    it("accepts a trailing slash in the path", async () => {
      const headers = { "content-type": "application/json" };
      const call = { method: "POST", path: "/mcp/", headers, body: JSON.stringify(rpc("ping")) };
      const asked = await sendUnchecked(fixture.service.url, call);
      expect([asked.status, asked.at("code")]).to.deep.equal([401, "unauthenticated"]);
      const challenge = `Bearer resource_metadata="${METADATA}", scope="${SCOPES}"`;
      expect(asked.headers.get("www-authenticate")).to.equal(challenge);
      const authorization = `Bearer ${String(target.token)}`;
      const answer = await sendUnchecked(fixture.service.url, { ...call, headers: { ...headers, authorization } });
      expect([answer.status, answer.at("result")]).to.deep.equal([200, {}]);
    });

    it("returns invalid_token only if a token was sent", async () => {
      const plain = await createKey(fixture.service, { user: fixture.organization.owner });
      for (const token of ["xyz", "a".repeat(43), `crs_${"a".repeat(40)}`, plain]) {
        const answer = await sendMcp({ ...target, token }, rpc("ping"));
        expect(answer.status).to.equal(401);
        expect(answer.headers.get("www-authenticate")).to.equal(
          `Bearer error="invalid_token", resource_metadata="${METADATA}", scope="${SCOPES}"`,
        );
        expect(answer.text).not.to.include(token);
      }
      for (const authorization of ["Basic dXNlcjpwYXNz", "Bearer"]) {
        const answer = await sendMcp(anonymous, rpc("ping"), { headers: { authorization } });
        expect(answer.status).to.equal(401);
        expect(answer.headers.get("www-authenticate")).not.to.include("error=");
      }
    });

    it("ignores tokens in the query, in X-API-Key and in cookies", async () => {
      const { token = "" } = target;
      for (const headers of [{ "x-api-key": token }, { cookie: `crs_session=${token}` }]) {
        expect((await sendMcp(anonymous, rpc("ping"), { headers })).status).to.equal(401);
      }
      const inQuery = await fetch(`${target.url}/mcp?access_token=${token}`, { method: "POST" });
      expect(inQuery.status).to.equal(401);
    });

    it("returns errors in French on request", async () => {
      const answer = await sendMcp(anonymous, rpc("ping"), { headers: { "accept-language": "fr" } });
      expect(answer.headers.get("content-language")).to.equal("fr");
      expect(answer.string("error")).to.match(/^Un jeton/);
    });

    it("rejects an address that the key does not allow", async () => {
      const { owner } = fixture.organization;
      const token = await createKey(fixture.service, { user: owner, mcp_access: true, allowed_ips: ["192.0.2.1"] });
      const answer = await sendMcp({ ...target, token }, rpc("ping"));
      expect([answer.status, answer.at("code")]).to.deep.equal([403, "ip_not_allowed"]);
      expect(answer.headers.get("www-authenticate")).to.equal(null);
    });
  });

  for (const method of ["GET", "DELETE", "PUT", "PATCH", "HEAD"]) {
    it(`returns 405 to ${method} requests`, async () => {
      const answer = await sendMcp(target, undefined, { method, headers: { accept: "text/event-stream" } });
      expect(answer.status).to.equal(405);
      expect(answer.headers.get("allow")).to.equal("POST");
    });
  }
});

describe("MCP: request checks behind a proxy", () => {
  const fixture = useFixture({ env: { TRUST_PROXY: "1", BASE_URL: "https://crm.example.com" } });

  it("checks the host that the proxy was called by", async () => {
    const { url } = fixture.service;
    const called = async (name: string): Promise<number> => {
      const headers = { host: "backend.internal:3000", "x-forwarded-host": name };
      return (await sendMcp({ url, token: fixture.key }, rpc("ping"), { headers })).status;
    };
    expect(await called("crm.example.com")).to.equal(401);
    expect(await called("crm.example.com:443@evil.example")).to.equal(403);
    expect(await called("evil.example")).to.equal(403);
  });
});
