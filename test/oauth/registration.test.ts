import { expect } from "chai";
import { startService } from "../support/service.ts";
import { use } from "../support/fixture.ts";
import { createStore } from "../../src/base/store/store.ts";
import { cleanUp } from "../../src/server/job-handlers.ts";

type Body = Readonly<Record<string, unknown>>;

const web = { redirect_uris: ["https://app.example.com/callback"] };

describe("OAuth: client registration", () => {
  const service = use(() => startService());

  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/oauth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body,
    });
  const register = async (body: unknown): Promise<{ status: number; body: Body }> => {
    const answer = await send(JSON.stringify(body));
    return { status: answer.status, body: (await answer.json()) as Body };
  };

  /** Requests as sent by real applications. */
  const known: Readonly<Record<string, Body>> = {
    "an editor with a web and a loopback URI": {
      client_name: "Visual Studio Code",
      client_uri: "https://code.visualstudio.com",
      grant_types: ["authorization_code", "refresh_token", "urn:ietf:params:oauth:grant-type:device_code"],
      response_types: ["code"],
      redirect_uris: ["https://vscode.dev/redirect", "http://127.0.0.1:33418/", "http://127.0.0.1/"],
      scope: "crm:read crm:write booking:read booking:write",
      token_endpoint_auth_method: "none",
      application_type: "native",
    },
    "an editor with a custom scheme": {
      client_name: "Cursor",
      redirect_uris: [
        "cursor://anysphere.cursor-mcp/oauth/callback",
        "https://www.cursor.com/agents/mcp/oauth/callback",
        "http://localhost:8787/callback",
      ],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    "an assistant on the web": {
      client_name: "Claude",
      redirect_uris: ["https://claude.ai/api/mcp/auth_callback"],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      scope: " crm:read crm:write",
      token_endpoint_auth_method: "none",
      logo_uri: null,
      contacts: null,
    },
    "an assistant on the command line": {
      client_name: "Claude Code (crm)",
      redirect_uris: ["http://localhost:54212/callback"],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    "an assistant with a secret": {
      client_name: "ChatGPT",
      redirect_uris: ["https://chatgpt.com/connector_platform_oauth_redirect"],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "client_secret_post",
    },
    "an editor with an old scheme": {
      client_name: "Visual Studio Code",
      redirect_uris: ["vscode://vscode.github-authentication/did-authenticate", "vscode-insiders://x.y/callback"],
    },
    "an application with a reversed domain name for a scheme": {
      client_name: "Téléphone 5 ผู้ช่วย",
      redirect_uris: ["com.example.app:/oauth2redirect", "io.github.some-one.app://callback"],
    },
    "an application with minimal metadata": { redirect_uris: ["http://[::1]:4000/cb"] },
    "an application with unsupported metadata": {
      ...web,
      client_name: "Much",
      client_uri: "",
      contacts: ["a@example.com"],
      jwks: { keys: [] },
      jwks_uri: "http://internal.example/jwks",
      sector_identifier_uri: "https://internal.example/sector",
      subject_type: "pairwise",
      id_token_signed_response_alg: "none",
      scope: "everything",
      token_endpoint_auth_method: "private_key_jwt",
      grant_types: ["client_credentials"],
      response_types: ["token"],
      software_id: "x",
    },
  };

  for (const [who, body] of Object.entries(known)) {
    it(`registers ${who}`, async () => {
      const answer = await register(body);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
      expect(answer.body).to.deep.include({
        redirect_uris: body["redirect_uris"],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
      });
      const method = body["token_endpoint_auth_method"] === "client_secret_post" ? "client_secret_post" : "none";
      expect(answer.body["token_endpoint_auth_method"]).to.equal(method);
      expect("client_secret" in answer.body).to.equal(method !== "none");
      expect(answer.body["client_id"]).to.be.a("string");
      expect(answer.body).to.not.have.any.keys("jwks", "jwks_uri", "contacts", "sector_identifier_uri", "scope");
    });
  }

  const uris = (...redirect_uris: unknown[]): Body => ({ redirect_uris });
  const hostile: readonly (readonly [string, unknown, string])[] = [
    ["http on a public host", uris("http://app.example.com/cb"), "invalid_redirect_uri"],
    ["http on a localhost lookalike", uris("http://localhost.example.com/cb"), "invalid_redirect_uri"],
    ["http on a loopback lookalike", uris("http://127.0.0.1.nip.io/cb"), "invalid_redirect_uri"],
    ["a script", uris("javascript:alert(1)"), "invalid_redirect_uri"],
    ["a script in capitals", uris("JavaScript:alert(1)//https://x"), "invalid_redirect_uri"],
    ["data", uris("data:text/html,<script>1</script>"), "invalid_redirect_uri"],
    ["the scheme of a system tool", uris("ms-msdt:/id"), "invalid_redirect_uri"],
    ...`vbscript chrome file blob smb ssh ldap ldaps nfs telnet gopher jar itms-services urn sftp afp magnet steam zoommtg slack localhost x`
      .split(" ")
      .map((scheme) => [`the scheme ${scheme}`, uris(`${scheme}://example/cb`), "invalid_redirect_uri"] as const),
    ["a URN", uris("urn:ietf:wg:oauth:2.0:oob"), "invalid_redirect_uri"],
    ["a scheme with a trailing dot", uris("app.:/cb"), "invalid_redirect_uri"],
    ["a scheme with an empty label", uris("com..app:/cb"), "invalid_redirect_uri"],
    ["a name of Hangul fillers", { ...web, client_name: "\u3164\u115f\u1160\uffa0" }, "invalid_client_metadata"],
    ["a name of spaces", { ...web, client_name: " \u2003\u200b" }, "invalid_client_metadata"],
    ["a name without a letter or digit", { ...web, client_name: "⠀ — …" }, "invalid_client_metadata"],
    ["a name with stacked marks", { ...web, client_name: `Z${"\u0335".repeat(5)}algo` }, "invalid_client_metadata"],
    ["a name that starts with a mark", { ...web, client_name: "\u0489Cl" }, "invalid_client_metadata"],
    ["a fragment", uris("https://app.example.com/cb#x"), "invalid_redirect_uri"],
    ["an empty fragment", uris("https://app.example.com/cb#"), "invalid_redirect_uri"],
    ["a user", uris("https://claude.ai@evil.example/cb"), "invalid_redirect_uri"],
    ["an empty user", uris("https://@evil.example/cb"), "invalid_redirect_uri"],
    ["a line break", uris("https://app.example.com/\r\nLocation: x"), "invalid_redirect_uri"],
    ["a tab that parsers drop", uris("java\tscript:alert(1)"), "invalid_redirect_uri"],
    ["a backslash", uris("https:\\\\evil.example\\cb"), "invalid_redirect_uri"],
    ["a relative URI", uris("/cb"), "invalid_redirect_uri"],
    ["no host", uris("https:///cb"), "invalid_redirect_uri"],
    ["a value that is not text", uris({ toString: "https://x.example" }), "invalid_redirect_uri"],
    ["one invalid URI of two", uris("https://a.example/cb", "http://b.example/cb"), "invalid_redirect_uri"],
    ["an empty list", uris(), "invalid_redirect_uri"],
    ["only empty URIs", uris("", null), "invalid_redirect_uri"],
    ["a single string", { redirect_uris: "https://app.example.com/cb" }, "invalid_redirect_uri"],
    ["a missing list", {}, "invalid_redirect_uri"],
    ["eleven URIs", uris(...Array.from({ length: 11 }, (_, i) => `https://a.example/${i}`)), "invalid_redirect_uri"],
    ["a very long URI", uris(`https://a.example/${"x".repeat(2_100)}`), "invalid_redirect_uri"],
    ["a very long name", { ...web, client_name: "x".repeat(101) }, "invalid_client_metadata"],
    ["a name that is not text", { ...web, client_name: { en: "x" } }, "invalid_client_metadata"],
    ["a body that is an array", [web], "invalid_client_metadata"],
    ["null", null, "invalid_client_metadata"],
  ];

  for (const [what, body, error] of hostile) {
    it(`rejects ${what}`, async () => {
      const answer = await register(body);
      expect([answer.status, answer.body["error"]]).to.deep.equal([400, error]);
      expect(answer.body).to.have.all.keys("error", "error_description");
      const fields = typeof body === "object" && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
      if (fields.length > 0) expect(answer.body["error_description"]).to.match(/^(redirect_uris|client_name)\b/);
    });
  }

  it("names the rejected scheme and the alternatives", async () => {
    const { body } = await register(uris("https://app.example.com/cb", "smb://server/share"));
    expect(body["error_description"]).to.match(/^redirect_uris\[1\] .*"smb".*https.*loopback.*com\.example\.app/);
  });

  it("rejects invalid JSON, oversized bodies and other content types", async () => {
    const refusals = [
      await send("{"),
      await send(JSON.stringify({ ...web, client_name: "x".repeat(60_000) })),
      await send("redirect_uris=https://a.example", { "Content-Type": "application/x-www-form-urlencoded" }),
      await send(""),
    ];
    for (const answer of refusals) {
      expect(answer.status).to.equal(400);
      expect(await answer.json()).to.have.property("error", "invalid_client_metadata");
    }
  });

  it("removes deceptive characters from the name", async () => {
    const { body } = await register({ ...web, client_name: "  Cl\u202Eaude\u0000\u200B \n AI " });
    expect(body["client_name"]).to.equal("Cl aude AI");
  });

  it("issues a secret only to confidential clients and stores it encrypted", async () => {
    const { body } = await register({ ...web, token_endpoint_auth_method: "client_secret_basic" });
    const secret = String(body["client_secret"]);
    expect(secret).to.have.length.greaterThan(40);
    expect(body["client_secret_expires_at"]).to.equal(0);
    const row = await service.database.pool("oauth_clients").where({ id: body["client_id"] }).first<object>();
    expect(JSON.stringify(row)).to.not.include(secret);
  });

  it("is available to pages of any origin, without cookies", async () => {
    const origin = { Origin: "https://inspector.example.com" };
    const preflight = await fetch(`${service.url}/oauth/register`, {
      method: "OPTIONS",
      headers: {
        ...origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type, mcp-protocol-version",
      },
    });
    expect(preflight.status).to.equal(204);
    expect(preflight.headers.get("access-control-allow-methods")).to.include("POST");
    expect(preflight.headers.get("access-control-allow-headers")?.toLowerCase()).to.include("mcp-protocol-version");
    for (const answer of [await send(JSON.stringify(web), origin), await send("{", origin)]) {
      expect(answer.headers.get("access-control-allow-origin")).to.equal("*");
      expect(answer.headers.get("access-control-allow-credentials")).to.equal(null);
      expect(answer.headers.get("cache-control")).to.equal("no-store");
    }
  });
});

describe("OAuth: limits of client registration", () => {
  const service = use(() => startService({ rateLimits: "on" }));

  it("allows ten registrations per minute and address", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 11; round++) {
      const answer = await fetch(`${service.url}/oauth/register`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(web),
      });
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(Number(answer.headers.get("retry-after"))).to.be.within(1, 60);
      expect(answer.headers.get("access-control-allow-origin")).to.equal("*");
      expect(await answer.json()).to.have.all.keys("error");
    }
    expect(statuses).to.deep.equal([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it("deletes clients that nobody authorized within 30 days", async () => {
    const { pool } = service.database;
    const idsAt = async (age: string): Promise<string[]> => {
      const rows = await pool("oauth_clients").update({ created_at: pool.raw("now() - ?::interval", [age]) }, ["id"]);
      await cleanUp(createStore(pool));
      const kept = await pool("oauth_clients")
        .whereIn(
          "id",
          rows.map(({ id }: { id: string }) => id),
        )
        .select("id");
      return kept.map(({ id }: { id: string }) => id);
    };
    const [letIn = ""] = await idsAt("29 days");
    expect(await pool("oauth_clients")).to.have.lengthOf(10);
    await pool("oauth_clients").where({ id: letIn }).update({ granted_at: pool.fn.now() });
    expect(await idsAt("31 days")).to.deep.equal([letIn]);
  });
});
