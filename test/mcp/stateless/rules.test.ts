import { expect } from "chai";
import packageFile from "../../../package.json" with { type: "json" };
import { connect } from "../../support/accounts/connections.ts";
import {
  initialize,
  rpc,
  sendMcp,
  toolCall,
  REVISION,
  requestMeta,
  sendStateless,
  statelessMessage,
  targetOf,
} from "../../support/mcp/mcp.ts";
import { use, useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const OLDER = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
const SERVER_INFO = "io.modelcontextprotocol/serverInfo";
const SEARCH = { name: "search_crm", arguments: { query: "Ada" } };

/** HTTP status and code of the error. */
const failure = (answer: Answer): unknown[] => [answer.status, answer.at("error.code")];

describe("MCP: revision 2026-07-28", () => {
  const fixture = useFixture();
  const target = use(() => targetOf(fixture.service, fixture.organization.owner));

  describe("server/discover", () => {
    it("returns versions, capabilities and instructions, and names the server", async () => {
      const answer = await sendStateless(target, "server/discover");
      expect(answer.status).to.equal(200);
      const result = answer.at("result") as Record<string, unknown>;
      expect(result).to.include({ resultType: "complete", ttlMs: 300_000, cacheScope: "private" });
      expect(result["supportedVersions"]).to.deep.equal([REVISION, ...OLDER]);
      expect(result["capabilities"]).to.deep.equal({ tools: {}, prompts: {}, resources: {}, completions: {} });
      expect(result["instructions"]).to.include("search_crm");
      const info = (result["_meta"] as Record<string, Record<string, unknown>>)[SERVER_INFO];
      expect(info).to.include({ name: packageFile.name, version: packageFile.version });
      expect(answer.headers.get("mcp-session-id")).to.equal(null);
    });

    it("requires an authorized caller", async () => {
      const answer = await sendStateless({ url: target.url }, "server/discover");
      expect(answer.status).to.equal(401);
      expect(answer.headers.get("www-authenticate")).to.include("resource_metadata");
    });
  });

  it("serves icons of the own origin to other origins", async () => {
    const answer = await sendStateless(target, "server/discover");
    const meta = answer.at("result._meta") as Record<
      string,
      { icons: { src: string; mimeType: string }[]; websiteUrl: string }
    >;
    const { icons = [], websiteUrl = "" } = meta[SERVER_INFO] ?? {};
    expect(icons.map(({ mimeType }) => mimeType)).to.deep.equal(["image/svg+xml", "image/png"]);
    for (const { src, mimeType } of icons) {
      expect(new URL(src).origin).to.equal(new URL(websiteUrl).origin);
      const icon = await fetch(new URL(new URL(src).pathname, target.url));
      expect([icon.status, icon.headers.get("content-type")?.split(";")[0]]).to.deep.equal([200, mimeType]);
      expect(icon.headers.get("cross-origin-resource-policy")).to.equal("cross-origin");
    }
  });

  describe("results", () => {
    it("have a type, and lists may be kept by their caller", async () => {
      const expected = { "tools/list": 300_000, "prompts/list": 300_000, "resources/templates/list": 300_000 };
      for (const [method, ttlMs] of [...Object.entries(expected), ["resources/list", 0] as const]) {
        const result = (await sendStateless(target, method)).at("result");
        expect(result, method).to.include({ resultType: "complete", ttlMs, cacheScope: "private" });
      }
      const called = await sendStateless(target, "tools/call", SEARCH);
      expect(called.at("result")).to.include({ resultType: "complete" }).and.not.to.have.property("ttlMs");
      expect(called.at("result.structuredContent.total")).to.equal(0);
    });

    it("contain the name of the server", async () => {
      for (const method of ["tools/list", "prompts/list"]) {
        const meta = (await sendStateless(target, method)).at("result._meta");
        expect(meta).to.have.nested.property(`${SERVER_INFO.replaceAll(".", "\\.")}.name`, packageFile.name);
      }
    });

    it("contain the same tools as in older versions", async () => {
      const older = await sendMcp(target, rpc("tools/list"));
      expect((await sendStateless(target, "tools/list")).at("result.tools")).to.deep.equal(older.at("result.tools"));
    });
  });

  describe("request metadata", () => {
    for (const missing of ["protocolVersion", "clientCapabilities"]) {
      it(`is rejected without ${missing}`, async () => {
        const answer = await sendStateless(target, "server/discover", {}, { meta: { [missing]: undefined } });
        expect(failure(answer)).to.deep.equal([400, -32602]);
        expect(answer.string("error.message")).to.include(missing);
        expect(answer.at("id")).to.be.a("number");
      });
    }

    it("is required by server/discover and by the header of the revision", async () => {
      const headers = { "mcp-protocol-version": REVISION, "mcp-method": "tools/list" };
      expect(failure(await sendMcp(target, rpc("server/discover")))).to.deep.equal([400, -32602]);
      expect(failure(await sendMcp(target, rpc("tools/list"), { headers }))).to.deep.equal([400, -32602]);
    });

    it("may omit the name of the client", async () => {
      const answer = await sendStateless(target, "tools/list", {}, { meta: { clientInfo: undefined } });
      expect(answer.status).to.equal(200);
    });

    for (const meta of [{ protocolVersion: 7 }, { clientCapabilities: "all" }, { clientInfo: "me" }]) {
      it(`is rejected with ${JSON.stringify(meta)}`, async () => {
        expect(failure(await sendStateless(target, "tools/list", {}, { meta }))).to.deep.equal([400, -32602]);
      });
    }
  });

  describe("versions", () => {
    for (const version of ["2027-01-01", "1900-01-01", "DRAFT"]) {
      it(`rejects ${version} and lists all supported versions`, async () => {
        const headers = { "mcp-protocol-version": version };
        const answer = await sendStateless(target, "tools/list", {}, { meta: { protocolVersion: version }, headers });
        expect(failure(answer)).to.deep.equal([400, -32022]);
        expect(answer.at("error.data")).to.deep.equal({ supported: [REVISION, ...OLDER], requested: version });
      });
    }

    for (const version of OLDER) {
      it(`serves ${version} in the metadata under the rules of that version`, async () => {
        const headers = { "mcp-protocol-version": version };
        const answer = await sendStateless(target, "tools/list", {}, { meta: { protocolVersion: version }, headers });
        expect(answer.status).to.equal(200);
        expect(answer.at("result")).to.have.all.keys("tools");
      });

      it(`tolerates the header ${version} next to the metadata of the revision`, async () => {
        const older = { "mcp-protocol-version": version };
        const answer = await sendStateless(target, "tools/list", {}, { headers: older });
        expect([answer.status, answer.at("result.resultType")]).to.deep.equal([200, "complete"]);
        const only = await sendMcp(target, statelessMessage("tools/call", SEARCH), { headers: older });
        expect([only.status, only.at("result.resultType")]).to.deep.equal([200, "complete"]);
      });
    }
  });

  describe("headers", () => {
    const rejected: [string, string, Record<string, string>][] = [
      ["another version", "tools/list", { "mcp-protocol-version": "2027-01-01" }],
      ["no version", "tools/list", { "mcp-protocol-version": "" }],
      ["another method", "tools/list", { "mcp-method": "prompts/list" }],
      ["a method in another case", "tools/list", { "mcp-method": "TOOLS/LIST" }],
      ["no method", "tools/list", { "mcp-method": "" }],
      ["another name", "tools/call", { "mcp-name": "list_events" }],
      ["no name", "tools/call", { "mcp-name": "" }],
      ["a name in an invalid encoding", "tools/call", { "mcp-name": "=?base64?c2VhcmNoX2NybQ?=" }],
      [
        "another method next to an older version",
        "tools/list",
        { "mcp-protocol-version": "2025-11-25", "mcp-method": "x" },
      ],
      [
        "another name next to an older version",
        "tools/call",
        { "mcp-protocol-version": "2025-11-25", "mcp-name": "x" },
      ],
    ];
    for (const [title, method, headers] of rejected) {
      it(`with ${title} are rejected`, async () => {
        const answer = await sendStateless(target, method, method === "tools/call" ? SEARCH : {}, { headers });
        expect(failure(answer)).to.deep.equal([400, -32020]);
        expect(answer.at("id")).to.be.a("number");
      });
    }

    it("accept spaces around a value, and an encoded name", async () => {
      const encoded = `=?base64?${Buffer.from(SEARCH.name).toString("base64")}?=`;
      for (const name of [`  ${SEARCH.name}  `, encoded]) {
        const answer = await sendStateless(target, "tools/call", SEARCH, { headers: { "mcp-name": name } });
        expect(answer.status, name).to.equal(200);
      }
    });

    it("are not compared in older versions", async () => {
      const headers = { "mcp-protocol-version": "2025-11-25", "mcp-method": "prompts/list", "mcp-name": "x" };
      expect((await sendMcp(target, toolCall(SEARCH.name, SEARCH.arguments), { headers })).status).to.equal(200);
    });
  });

  describe("methods", () => {
    const removed = [
      "initialize",
      "ping",
      "logging/setLevel",
      "resources/subscribe",
      "subscriptions/listen",
      "tasks/get",
    ];
    for (const method of [...removed, "nonsense", "constructor"]) {
      it(`return 404 for ${method}`, async () => {
        const answer = await sendStateless(target, method);
        expect(failure(answer)).to.deep.equal([404, -32601]);
        expect(answer.at("id")).to.be.a("number");
      });
    }

    it("return errors of tools with status 200", async () => {
      const unknown = await sendStateless(target, "tools/call", { name: "nonsense" });
      expect(failure(unknown)).to.deep.equal([200, -32602]);
      const invalid = await sendStateless(target, "tools/call", { name: "search_crm", arguments: { query: "" } });
      expect([invalid.status, invalid.at("result.isError")]).to.deep.equal([200, true]);
      expect(invalid.at("result.resultType")).to.equal("complete");
    });

    it("reject a call without the scope like older versions", async () => {
      const { token } = await connect(fixture.service, { user: fixture.organization.owner, scopes: ["booking:read"] });
      const answer = await sendStateless({ ...target, token }, "tools/call", SEARCH);
      expect([answer.status, answer.at("code")]).to.deep.equal([403, "insufficient_scope"]);
      expect(answer.headers.get("www-authenticate")).to.include('scope="crm:read booking:read"');
    });
  });

  it("rejects all batches of messages", async () => {
    const message = statelessMessage("tools/list");
    for (const headers of [{}, { "mcp-protocol-version": "2025-03-26" }, { "mcp-protocol-version": REVISION }]) {
      expect(failure(await sendMcp(target, [message], { headers }))).to.deep.equal([400, -32600]);
    }
  });

  it("accepts notifications without an answer", async () => {
    const params = { _meta: requestMeta() };
    const headers = { "mcp-protocol-version": REVISION };
    const notified = { jsonrpc: "2.0", method: "notifications/cancelled", params };
    const answer = await sendMcp(target, notified, { headers });
    expect([answer.status, answer.text]).to.deep.equal([202, ""]);
  });

  it("has no streams and sends JSON for every Accept", async () => {
    const headers = { accept: "text/event-stream" };
    const answer = await sendStateless(target, "tools/list", {}, { headers });
    expect(answer.headers.get("content-type")).to.match(/^application\/json/);
    expect((await sendMcp(target, undefined, { method: "GET", headers })).status).to.equal(405);
  });

  it("does not change initialize, which ignores the header", async () => {
    const answer = await sendMcp(target, initialize("2025-06-18"), { headers: { "mcp-protocol-version": REVISION } });
    expect([answer.status, answer.at("result.protocolVersion")]).to.deep.equal([200, "2025-06-18"]);
    expect(answer.at("result")).not.to.have.any.keys("resultType", "_meta");
  });
});
