import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { createKey } from "../support/people.ts";
import { initialize, rpc, sendMcp, toolCall, type McpTarget } from "../support/mcp.ts";
import { useStage } from "../support/stage.ts";

const VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
const SCOPES = "crm:read crm:write booking:read booking:write";
const METADATA = "http://localhost:3000/.well-known/oauth-protected-resource/mcp";

describe("The gate of the MCP endpoint", () => {
  const stage = useStage({ env: { MCP_ALLOWED_ORIGINS: "http://localhost:3000,https://chat.example" } });
  let target: McpTarget = { url: "" };
  let anonymous: McpTarget = { url: "" };
  before(async () => {
    const token = await createKey(stage.service, { user: stage.organization.owner, mcp_access: true });
    anonymous = { url: stage.service.url };
    target = { ...anonymous, token };
  });

  describe("answers a preflight before anything else", () => {
    it("with what a page of an allowed origin may send", async () => {
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

    it("without the permission for any other", async () => {
      const headers = { origin: "https://evil.example" };
      const answer = await sendMcp(anonymous, undefined, { method: "OPTIONS", headers });
      expect(answer.status).to.equal(204);
      expect(answer.headers.get("access-control-allow-origin")).to.equal(null);
    });
  });

  describe("refuses pages and names that are not ours, before it looks at the token", () => {
    for (const origin of ["null", "https://evil.example", "https://chat.example.evil.example", "http://chat.example"]) {
      it(`Origin ${origin}`, async () => {
        for (const to of [target, anonymous]) {
          const answer = await sendMcp(to, rpc("ping"), { headers: { origin } });
          expect([answer.status, answer.at("code")]).to.deep.equal([403, "permission_denied"]);
          expect(answer.headers.get("access-control-allow-origin")).to.equal(null);
          expect(answer.headers.get("www-authenticate")).to.equal(null);
        }
      });
    }

    for (const host of ["evil.example", "evil.example:3000", "localhost.evil.example", "10.0.0.1"]) {
      it(`Host ${host}`, async () => {
        const answer = await sendMcp(target, rpc("ping"), { headers: { host } });
        expect(answer.status).to.equal(403);
        expect(answer.text).not.to.include("evil");
      });
    }

    it("but lets in those of the list, our own address and loopback", async () => {
      for (const origin of ["http://localhost:3000", "https://chat.example"]) {
        const answer = await sendMcp(target, rpc("ping"), { headers: { origin } });
        expect(answer.status).to.equal(200);
        expect(answer.headers.get("access-control-allow-origin")).to.equal(origin);
        expect(answer.headers.get("vary")).to.include("Origin");
      }
      for (const host of ["localhost", "localhost:8080", "127.0.0.1:1", "[::1]:3000", "LOCALHOST"]) {
        expect((await sendMcp(target, rpc("ping"), { headers: { host } })).status, host).to.equal(200);
      }
    });
  });

  describe("asks for a token", () => {
    for (const method of ["POST", "GET", "DELETE", "PUT", "PATCH"]) {
      it(`of ${method} before it looks at the method or the body`, async () => {
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

    it("and says invalid_token only where one was sent", async () => {
      const plain = await createKey(stage.service, { user: stage.organization.owner });
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

    it("takes none from the query, from X-API-Key or from a cookie", async () => {
      const { token = "" } = target;
      for (const headers of [{ "x-api-key": token }, { cookie: `crs_session=${token}` }]) {
        expect((await sendMcp(anonymous, rpc("ping"), { headers })).status).to.equal(401);
      }
      const inQuery = await fetch(`${target.url}/mcp?access_token=${token}`, { method: "POST" });
      expect(inQuery.status).to.equal(401);
    });

    it("says in French what it says", async () => {
      const answer = await sendMcp(anonymous, rpc("ping"), { headers: { "accept-language": "fr" } });
      expect(answer.headers.get("content-language")).to.equal("fr");
      expect(answer.string("error")).to.match(/^Un jeton/);
    });

    it("refuses an address that the key does not allow", async () => {
      const { owner } = stage.organization;
      const token = await createKey(stage.service, { user: owner, mcp_access: true, allowed_ips: ["192.0.2.1"] });
      const answer = await sendMcp({ ...target, token }, rpc("ping"));
      expect([answer.status, answer.at("code")]).to.deep.equal([403, "ip_not_allowed"]);
      expect(answer.headers.get("www-authenticate")).to.equal(null);
    });
  });

  for (const method of ["GET", "DELETE", "PUT", "PATCH", "HEAD"]) {
    it(`has no ${method}`, async () => {
      const answer = await sendMcp(target, undefined, { method, headers: { accept: "text/event-stream" } });
      expect(answer.status).to.equal(405);
      expect(answer.headers.get("allow")).to.equal("POST");
    });
  }

  describe("reads nothing but JSON of at most 1 MiB", () => {
    const padded = (bytes: number): string => {
      const frame = JSON.stringify(rpc("ping", { x: "" }));
      return frame.replace('"x":""', `"x":"${"a".repeat(bytes - frame.length)}"`);
    };
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1"]) {
      it(`refuses ${type}`, async () => {
        const answer = await sendMcp(target, rpc("ping"), { headers: { "content-type": type } });
        expect([answer.status, answer.at("code")]).to.deep.equal([415, "unsupported_media_type"]);
      });
    }

    it("up to the last byte", async () => {
      expect((await sendMcp(target, padded(1_048_576))).status).to.equal(200);
      const answer = await sendMcp(target, padded(1_048_577));
      expect([answer.status, answer.at("code")]).to.deep.equal([413, "payload_too_large"]);
    });

    it("also after gzip", async () => {
      const headers = { "content-encoding": "gzip" };
      expect((await sendMcp(target, gzipSync(JSON.stringify(rpc("ping"))), { headers })).status).to.equal(200);
      expect((await sendMcp(target, gzipSync(padded(2_000_000)), { headers })).status).to.equal(413);
    });

    for (const body of ["", "{", "nonsense", "[", '{"jsonrpc":"2.0"', "\u0000", Buffer.from([0x22, 0xff, 0x22])]) {
      it(`calls ${JSON.stringify(body)} a parse error`, async () => {
        const answer = await sendMcp(target, body);
        expect(answer.status).to.equal(400);
        const error = { code: -32700, message: "The body is not JSON." };
        expect(answer.json).to.deep.equal({ jsonrpc: "2.0", id: null, error });
      });
    }

    const noMessages: unknown[] = [
      null,
      7,
      "ping",
      {},
      { jsonrpc: "1.0", id: 1, method: "ping" },
      { id: 1, method: "ping" },
      { jsonrpc: "2.0", id: 1 },
      { jsonrpc: "2.0", id: 1, method: 7 },
      { jsonrpc: "2.0", id: null, method: "ping" },
      { jsonrpc: "2.0", id: 1.5, method: "ping" },
      { jsonrpc: "2.0", id: { a: 1 }, method: "ping" },
      { jsonrpc: "2.0", id: 1, method: "ping", params: [] },
      [],
      [{}],
      [rpc("ping"), 7],
      [rpc("ping"), initialize("2025-03-26")],
      [1, 2].map(() => ({ jsonrpc: "2.0", id: 1, method: "ping" })),
      Array.from({ length: 51 }, () => rpc("ping")),
    ];
    for (const body of noMessages) {
      it(`calls ${JSON.stringify(body).slice(0, 80)} an invalid request`, async () => {
        const answer = await sendMcp(target, JSON.stringify(body));
        expect([answer.status, answer.at("error.code"), answer.at("id")]).to.deep.equal([400, -32600, null]);
      });
    }
  });

  describe("knows four versions", () => {
    for (const version of VERSIONS) {
      it(`begins and goes on with ${version}`, async () => {
        const begun = await sendMcp(target, initialize(version));
        expect(begun.status).to.equal(200);
        expect(begun.at("result.protocolVersion")).to.equal(version);
        expect(begun.at("result.capabilities")).to.deep.equal({ tools: {} });
        expect(begun.at("result.serverInfo.name")).to.equal("customer-relationship-service");
        expect(begun.headers.get("mcp-session-id")).to.equal(null);
        const headers = { "mcp-protocol-version": version };
        const noted = await sendMcp(target, { jsonrpc: "2.0", method: "notifications/initialized" }, { headers });
        expect([noted.status, noted.text]).to.deep.equal([202, ""]);
        expect((await sendMcp(target, rpc("tools/list"), { headers })).list("result.tools")).not.to.be.empty;
      });
    }

    for (const version of ["2024-10-07", "2023-01-01", "2026-07-28", "", "DRAFT"]) {
      it(`begins with the newest where "${version}" is asked for`, async () => {
        expect((await sendMcp(target, initialize(version))).at("result.protocolVersion")).to.equal("2025-11-25");
      });
    }

    for (const version of ["2024-10-07", "2026-07-28", "1", "2025-11-25, 2025-06-18"]) {
      it(`refuses the header ${version} and names those that it knows`, async () => {
        const answer = await sendMcp(target, rpc("ping"), { headers: { "mcp-protocol-version": version } });
        expect(answer.status).to.equal(400);
        expect(answer.at("error.data.supported")).to.deep.equal(VERSIONS);
        for (const known of VERSIONS) expect(answer.string("error.message")).to.include(known);
        expect(answer.text).not.to.include("2024-10-07");
      });
    }

    it("does without the header, as clients of 2024-11-05 do", async () => {
      expect((await sendMcp(target, rpc("ping"))).at("result")).to.deep.equal({});
    });
  });

  describe("takes batches", () => {
    const entries = ({ json }: { json: unknown }): Record<string, unknown>[] => {
      expect(json).to.be.an("array");
      return json as Record<string, unknown>[];
    };
    it("without a version and of 2025-03-26", async () => {
      for (const headers of [{}, { "mcp-protocol-version": "2025-03-26" }]) {
        const answer = await sendMcp(target, [rpc("ping"), rpc("tools/list")], { headers });
        expect(answer.status).to.equal(200);
        expect(entries(answer)).to.have.length(2);
      }
    });

    for (const version of ["2025-11-25", "2025-06-18", "2024-11-05"]) {
      it(`not of ${version}`, async () => {
        const answer = await sendMcp(target, [rpc("ping")], { headers: { "mcp-protocol-version": version } });
        expect([answer.status, answer.at("error.code")]).to.deep.equal([400, -32600]);
      });
    }

    it("of one, answered by a list of one, and of fifty", async () => {
      expect(entries(await sendMcp(target, [rpc("ping")]))).to.have.length(1);
      const many = Array.from({ length: 50 }, () => rpc("ping"));
      const answered = entries(await sendMcp(target, many)).map(({ id }) => id);
      expect(answered).to.have.members(many.map(({ id }) => id));
    });

    it("of which only requests are answered", async () => {
      const request = rpc("ping");
      const params = { requestId: request["id"] };
      const cancelled = { jsonrpc: "2.0", method: "notifications/cancelled", params };
      const answer = await sendMcp(target, [request, cancelled, { jsonrpc: "2.0", id: 1, result: {} }]);
      expect(entries(answer).map(({ id }) => id)).to.deep.equal([request["id"]]);
      expect((await sendMcp(target, [cancelled])).status).to.equal(202);
    });

    it("in which each request fails for itself", async () => {
      const answer = await sendMcp(target, [rpc("nonsense"), rpc("ping"), toolCall("nonsense")]);
      const codes = entries(answer).map(({ error }) => (error as { code: number } | undefined)?.code);
      expect(codes).to.have.members([-32601, undefined, -32602]);
    });
  });

  for (const accept of ["", "*/*", "application/json", "text/event-stream", "text/html", "application/*;q=0.1"]) {
    it(`answers with JSON where Accept is "${accept}"`, async () => {
      const answer = await sendMcp(target, rpc("ping"), { headers: { accept } });
      expect(answer.status).to.equal(200);
      expect(answer.headers.get("content-type")).to.match(/^application\/json/);
    });
  }

  describe("answers what is asked wrongly", () => {
    const wrong: [string, object | undefined, number][] = [
      ["resources/list", undefined, -32601],
      ["prompts/list", undefined, -32601],
      ["logging/setLevel", { level: "debug" }, -32601],
      ["completion/complete", {}, -32601],
      ["tasks/list", {}, -32601],
      ["__proto__", {}, -32601],
      ["tools/list", { cursor: "abc" }, -32602],
      ["tools/list", { cursor: 7 }, -32602],
      ["tools/call", {}, -32602],
      ["tools/call", { name: 7 }, -32602],
      ["tools/call", { name: "search_crm", arguments: [] }, -32602],
      ["tools/call", { name: "search_crm", arguments: "query" }, -32602],
      ["tools/call", { name: "drop_tables" }, -32602],
      ["initialize", {}, -32602],
      ["initialize", { protocolVersion: 7, capabilities: {}, clientInfo: {} }, -32602],
    ];
    for (const [method, params, code] of wrong) {
      it(`${method} ${JSON.stringify(params)}`, async () => {
        const answer = await sendMcp(target, rpc(method, params));
        expect([answer.status, answer.at("error.code")]).to.deep.equal([200, code]);
        expect(answer.text).not.to.match(/zod|expected|stack|node_modules|\/src\//i);
      });
    }

    it("and ignores what it does not offer: progress, tasks", async () => {
      const _meta = { progressToken: { wrong: true }, "io.modelcontextprotocol/related-task": { taskId: "1" } };
      const params = { name: "search_crm", arguments: { query: "x" }, task: { ttl: 1 }, _meta };
      expect((await sendMcp(target, rpc("tools/call", params))).at("result.isError")).to.equal(true);
      expect((await sendMcp(target, rpc("ping", { _meta: 7 }))).at("result")).to.deep.equal({});
    });
  });
});
