import { gzipSync } from "node:zlib";
import { expect } from "chai";
import packageFile from "../../package.json" with { type: "json" };
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { initialize, rpc, sendMcp, toolCall, targetOf } from "../support/mcp/mcp.ts";
import { use, useFixture } from "../support/fixture.ts";
import { connect, MCP_URL } from "../support/accounts/connections.ts";
import { lockWaits } from "../support/db/stall.ts";
import { createBearer } from "../../src/features/accounts/bearer.ts";
import { newId } from "../../src/base/platform/ids.ts";
import { storeSecrets } from "../../src/server/secret-key.ts";
import { createStore } from "../../src/base/store/store.ts";
import { createConnections } from "../../src/features/accounts/connection-writes.ts";
import { keyring } from "../support/accounts/log-rows.ts";

const VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

describe("MCP: JSON-RPC messages", () => {
  const fixture = useFixture();
  const target = use(() => targetOf(fixture.service, fixture.organization.owner));

  describe("encoding and size", () => {
    const padded = (bytes: number): string => {
      const frame = JSON.stringify(rpc("ping", { x: "" }));
      return frame.replace('"x":""', `"x":"${"a".repeat(bytes - frame.length)}"`);
    };
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1"]) {
      it(`returns 415 for ${type}`, async () => {
        const answer = await sendMcp(target, rpc("ping"), { headers: { "content-type": type } });
        expect([answer.status, answer.at("code")]).to.deep.equal([415, "unsupported_media_type"]);
      });
    }

    it("accepts a body of exactly 1 MiB", async () => {
      expect((await sendMcp(target, padded(1_048_576))).status).to.equal(200);
      const answer = await sendMcp(target, padded(1_048_577));
      expect([answer.status, answer.at("code")]).to.deep.equal([413, "payload_too_large"]);
    });

    it("applies the limit after decompression", async () => {
      const headers = { "content-encoding": "gzip" };
      expect((await sendMcp(target, gzipSync(JSON.stringify(rpc("ping"))), { headers })).status).to.equal(200);
      expect((await sendMcp(target, gzipSync(padded(2_000_000)), { headers })).status).to.equal(413);
    });

    for (const body of ["", "{", "nonsense", "[", '{"jsonrpc":"2.0"', "\u0000", Buffer.from([0x22, 0xff, 0x22])]) {
      it(`returns a parse error for ${JSON.stringify(body)}`, async () => {
        const answer = await sendMcp(target, body);
        expect(answer.status).to.equal(400);
        expect(answer.json).to.deep.include({ jsonrpc: "2.0", id: null });
        expect(answer.at("error.code")).to.equal(-32700);
        const reason =
          body === "" ? /^The body is not valid JSON\.$/ : /^The body is not valid JSON\. The (JSON|body) .+\.$/;
        expect(answer.string("error.message")).to.match(reason);
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
      it(`returns an invalid request error for ${JSON.stringify(body).slice(0, 80)}`, async () => {
        const answer = await sendMcp(target, JSON.stringify(body));
        expect([answer.status, answer.at("error.code"), answer.at("id")]).to.deep.equal([400, -32600, null]);
      });
    }
  });

  describe("protocol versions", () => {
    for (const version of VERSIONS) {
      it(`negotiates and accepts version ${version}`, async () => {
        const begun = await sendMcp(target, initialize(version));
        expect(begun.status).to.equal(200);
        expect(begun.at("result.protocolVersion")).to.equal(version);
        expect(begun.at("result.capabilities")).to.deep.equal({
          tools: {},
          prompts: {},
          resources: {},
          completions: {},
        });
        const { name, version: number } = packageFile;
        expect(begun.at("result.serverInfo")).to.include({ name, version: number });
        expect(begun.headers.get("mcp-session-id")).to.equal(null);
        const headers = { "mcp-protocol-version": version };
        const noted = await sendMcp(target, { jsonrpc: "2.0", method: "notifications/initialized" }, { headers });
        expect([noted.status, noted.text]).to.deep.equal([202, ""]);
        expect((await sendMcp(target, rpc("tools/list"), { headers })).list("result.tools")).not.to.be.empty;
      });
    }

    for (const version of ["2024-10-07", "2023-01-01", "2026-07-28", "", "DRAFT"]) {
      it(`negotiates the newest version if "${version}" is requested`, async () => {
        expect((await sendMcp(target, initialize(version))).at("result.protocolVersion")).to.equal("2025-11-25");
      });
    }

    for (const version of ["2024-10-07", "2027-01-01", "1", "2025-11-25, 2025-06-18"]) {
      it(`rejects the header ${version} and lists supported versions`, async () => {
        const answer = await sendMcp(target, rpc("ping"), { headers: { "mcp-protocol-version": version } });
        expect(answer.status).to.equal(400);
        expect(answer.at("error.data.supported")).to.deep.equal(VERSIONS);
        for (const known of VERSIONS) expect(answer.string("error.message")).to.include(known);
        expect(answer.text).not.to.include("2024-10-07");
      });
    }

    for (const version of ["2024-10-07", "2026-07-28", "1"]) {
      it(`ignores the header ${version} in initialize`, async () => {
        const answer = await sendMcp(target, initialize("2025-06-18"), {
          headers: { "mcp-protocol-version": version },
        });
        expect([answer.status, answer.at("result.protocolVersion")]).to.deep.equal([200, "2025-06-18"]);
      });
    }

    it("accepts a missing header like clients of 2024-11-05", async () => {
      expect((await sendMcp(target, rpc("ping"))).at("result")).to.deep.equal({});
    });
  });

  describe("batch messages", () => {
    const entries = ({ json }: { json: unknown }): Record<string, unknown>[] => {
      expect(json).to.be.an("array");
      return json as Record<string, unknown>[];
    };
    it("accepts a batch without version and with 2025-03-26", async () => {
      for (const headers of [{}, { "mcp-protocol-version": "2025-03-26" }]) {
        const answer = await sendMcp(target, [rpc("ping"), rpc("tools/list")], { headers });
        expect(answer.status).to.equal(200);
        expect(entries(answer)).to.have.length(2);
      }
    });

    for (const version of ["2025-11-25", "2025-06-18", "2024-11-05"]) {
      it(`rejects a batch with ${version}`, async () => {
        const answer = await sendMcp(target, [rpc("ping")], { headers: { "mcp-protocol-version": version } });
        expect([answer.status, answer.at("error.code")]).to.deep.equal([400, -32600]);
      });
    }

    it("answers batches of one and of fifty with a list", async () => {
      expect(entries(await sendMcp(target, [rpc("ping")]))).to.have.length(1);
      const many = Array.from({ length: 50 }, () => rpc("ping"));
      const answered = entries(await sendMcp(target, many)).map(({ id }) => id);
      expect(answered).to.have.members(many.map(({ id }) => id));
    });

    it("answers only the requests of a batch", async () => {
      const request = rpc("ping");
      const params = { requestId: request["id"] };
      const cancelled = { jsonrpc: "2.0", method: "notifications/cancelled", params };
      const answer = await sendMcp(target, [request, cancelled, { jsonrpc: "2.0", id: 1, result: {} }]);
      expect(entries(answer).map(({ id }) => id)).to.deep.equal([request["id"]]);
      expect((await sendMcp(target, [cancelled])).status).to.equal(202);
    });

    it("fails each request of a batch individually", async () => {
      const answer = await sendMcp(target, [rpc("nonsense"), rpc("ping"), toolCall("nonsense")]);
      const codes = entries(answer).map(({ error }) => (error as { code: number } | undefined)?.code);
      expect(codes).to.have.members([-32601, undefined, -32602]);
    });
  });

  for (const accept of ["", "*/*", "application/json", "text/event-stream", "text/html", "application/*;q=0.1"]) {
    it(`answers with JSON for Accept "${accept}"`, async () => {
      const answer = await sendMcp(target, rpc("ping"), { headers: { accept } });
      expect(answer.status).to.equal(200);
      expect(answer.headers.get("content-type")).to.match(/^application\/json/);
    });
  }

  describe("null parameters", () => {
    const calls: [string, unknown][] = [
      ["ping", null],
      ["tools/list", null],
      ["tools/list", { cursor: null }],
      ["tools/list", { cursor: null, _meta: null }],
      ["tools/call", { name: "list_event_types", arguments: null }],
      ["tools/call", { name: "list_event_types", arguments: {}, task: null, _meta: null }],
    ];
    for (const [method, params] of calls) {
      it(`accepts ${method} with ${JSON.stringify(params)}`, async () => {
        const answer = await sendMcp(target, { jsonrpc: "2.0", id: 1, method, params });
        expect([answer.status, answer.at("error"), answer.at("result.isError")], answer.text).to.deep.equal([
          200,
          undefined,
          undefined,
        ]);
      });
    }

    it("accepts null in initialize and in notifications", async () => {
      const begin = { ...initialize("2025-06-18") } as { params: object };
      const answer = await sendMcp(target, { ...begin, params: { ...begin.params, _meta: null } });
      expect(answer.at("result.protocolVersion")).to.equal("2025-06-18");
      const note = { jsonrpc: "2.0", method: "notifications/initialized", params: null };
      expect((await sendMcp(target, note)).status).to.equal(202);
    });
  });

  describe("invalid parameters", () => {
    const wrong: [string, object | undefined, number][] = [
      ["resources/subscribe", { uri: "crm://contact/1" }, -32601],
      ["sampling/createMessage", undefined, -32601],
      ["logging/setLevel", { level: "debug" }, -32601],
      ["completion/complete", {}, -32602],
      ["prompts/list", { cursor: "abc" }, -32602],
      ["prompts/get", {}, -32602],
      ["resources/list", { cursor: "abc" }, -32602],
      ["resources/read", {}, -32602],
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
      it(`rejects ${method} with ${JSON.stringify(params)}`, async () => {
        const answer = await sendMcp(target, rpc(method, params));
        expect([answer.status, answer.at("error.code")]).to.deep.equal([200, code]);
        expect(answer.text).not.to.match(/zod|expected|stack|node_modules|\/src\//i);
      });
    }

    it("ignores unsupported features such as progress and tasks", async () => {
      const _meta = { progressToken: { wrong: true }, "io.modelcontextprotocol/related-task": { taskId: "1" } };
      const params = { name: "search_crm", arguments: { query: "x" }, task: { ttl: 1 }, _meta };
      expect((await sendMcp(target, rpc("tools/call", params))).at("result.isError")).to.equal(true);
      expect((await sendMcp(target, rpc("ping", { _meta: 7 }))).at("result")).to.deep.equal({});
    });
  });
});

describe("MCP: batches", () => {
  const fixture = useFixture();

  it("executes calls sequentially and leaves database connections to others", async () => {
    const { pool } = fixture.service.database;
    const { id, token } = await connect(fixture.service, { user: fixture.organization.owner });
    const target = { url: fixture.service.url, token };
    await sendMcp(target, toolCall("search_crm", { query: "Ada" }));
    // Each call locks its connection record at the end and so waits for this transaction.
    const holding = await pool.transaction();
    await holding("mcp_connections").where({ id }).forUpdate().first("id");
    const names = Array.from({ length: 50 }, (_, index) => `Number ${index}`);
    const fields = names.map((name) => ({ record_type: "company", fields: { name } }));
    const batch = sendMcp(
      target,
      fields.map((given) => toolCall("create_crm_record", given)),
    );
    while ((await lockWaits(pool)) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const others = await Promise.all(names.map(() => fixture.crm.get("/v1/entities")));
    expect(others.every(({ status }) => status === 200)).to.equal(true);
    expect(await lockWaits(pool)).to.equal(1);
    await holding.rollback();
    const answers = (await batch).json as { result?: { isError?: boolean } }[];
    expect(answers.map(({ result }) => result?.isError ?? false)).to.deep.equal(names.map(() => false));
    const made = await pool("entities")
      .where({ org_id: fixture.organization.id })
      .orderBy("id")
      .pluck<string[]>("name");
    expect(made).to.deep.equal(names);
  });
});

describe("MCP: concurrent callers", () => {
  const fixture = useFixture();

  it("identifies known and unknown callers separately", async () => {
    const store = createStore(fixture.service.database.pool, undefined, storeSecrets(keyring));
    const { openForKey } = createConnections({ store, newId: () => newId() });
    const authenticate = createBearer({ store, dataRegion: "eu", mcpUrl: MCP_URL, openForKey });
    const visitor = { address: "192.0.2.7", userAgent: null, requestId: "test", locale: "en" } as const;
    const letIn = async (shown: string): Promise<unknown> => {
      const { caller } = await authenticate(shown, visitor);
      return [caller.organization.id, caller.user.id];
    };
    const shown: [string, unknown][] = [];
    for (let index = 0; index < 7; index += 1) {
      const { owner: user } = await createOrganization(fixture.service);
      const [{ token }, key] = [
        await connect(fixture.service, { user }),
        await createKey(fixture.service, { user, mcp_access: true }),
      ];
      const person = [user.organization.id, user.id];
      shown.push([token, person], [key, person], [`no-token-of-anybody-${index}`, null], [token, person]);
    }
    const found = await Promise.all(shown.map(([secret]) => letIn(secret).catch(() => null)));
    expect(found).to.deep.equal(shown.map(([, person]) => person));
  });
});
