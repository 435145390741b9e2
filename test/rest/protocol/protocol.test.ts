import { expect } from "chai";
import { gzipSync } from "node:zlib";
import { operations, operationsAt } from "../../support/contract/document.ts";
import { useFixture } from "../../support/fixture.ts";
import { sendBytes, sendUnchecked } from "../../support/wire.ts";

const PATHS = ["/livez", "/readyz", "/metrics", "/v1/entities", "/mcp", "/oauth/token", "/no/such/path"];

const REFUSED: Readonly<Record<string, string>> = {
  "no Host": "",
  "two Hosts": "Host: localhost\r\nHost: localhost\r\n",
  "two Hosts in another case": "Host: localhost\r\nHOST: other.example\r\n",
  "an empty Host": "Host: \r\n",
  "a Host with user information": "Host: user@localhost\r\n",
  "a Host that is a URL": "Host: http://localhost/\r\n",
  "a Host of two names": "Host: localhost, other.example\r\n",
  "a Host whose port is no number": "Host: localhost:http\r\n",
};

describe("HTTP: requests and answers", () => {
  const fixture = useFixture();
  const json = { "Content-Type": "application/json" };
  const create = (body: unknown, headers = {}): ReturnType<typeof fixture.crm.post> =>
    fixture.crm.post("/v1/entities", body, { ...json, ...headers });

  it("answers HEAD like GET without a body", async () => {
    const got = await fixture.crm.get("/v1/entities");
    const head = await fixture.crm.send("HEAD", "/v1/entities");
    expect([head.status, head.text]).to.deep.equal([200, ""]);
    expect(head.headers.get("content-type")).to.equal(got.headers.get("content-type"));
    expect((await fixture.anonymous.send("HEAD", "/v1/entities")).status).to.equal(401);
  });

  it("answers OPTIONS with 204 on every path", async () => {
    for (const path of new Set(operations.map((operation) => operation.path))) {
      const answer = await fixture.anonymous.send(
        "OPTIONS",
        path.replaceAll(/\{\w+\}/g, "01990000-0000-7000-8000-000000000000"),
      );
      expect(answer.status, path).to.equal(204);
    }
  });

  it("answers 405 with Allow to every method that a path does not support", async () => {
    for (const template of new Set(operations.map((operation) => operation.path))) {
      const path = template.replaceAll(/\{\w+\}/g, "01990000-0000-7000-8000-000000000000");
      const methods = operationsAt(path).map(({ method }) => method.toUpperCase());
      for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH", "TRACE"].filter((one) => !methods.includes(one))) {
        const answer = await fixture.crm.send(method, path);
        expect([answer.status, answer.at("code")], `${method} ${path}`).to.deep.equal([405, "method_not_allowed"]);
      }
    }
  });

  for (const path of [
    "/v1/nowhere",
    "/v1/Entities",
    "/v1/entities/",
    "//v1/entities",
    "/v1//entities",
    "/v1",
    "/v2/entities",
    "/v1/entities/x/y/z",
    "/v1/%65ntities/../x",
  ]) {
    it(`returns 404 no_such_route for ${path}`, async () => {
      const answer = await fixture.crm.get(path);
      expect([answer.status, answer.at("code")]).to.deep.equal([404, "no_such_route"]);
    });
  }

  for (const path of [
    "/v1/entities/%ff",
    "/v1/entities/%",
    "/v1/entities?q=%ff",
    "/v1/entities?q=%E0%A4%A",
    "/v1/entities/%00",
  ]) {
    it(`returns 400 for the invalid encoding in ${path}`, async () => {
      expect((await fixture.crm.get(path)).status).to.equal(400);
    });
  }

  it("accepts GET with Content-Type and without body", async () => {
    expect((await fixture.crm.get("/v1/entities", json)).status).to.equal(200);
  });

  for (const accept of ["text/html", "application/xml;q=1", "application/json;q=0", "image/*"]) {
    it(`returns 406 for Accept: ${accept}`, async () => {
      const answer = await fixture.crm.get("/v1/entities", { Accept: accept });
      expect([answer.status, answer.at("code")]).to.deep.equal([406, "not_acceptable"]);
    });
  }
  for (const accept of [
    "application/json",
    "*/*",
    "application/*",
    "text/html, application/json;q=0.1",
    "application/json; charset=utf-8",
  ]) {
    it(`returns 200 for Accept: ${accept}`, async () => {
      expect((await fixture.crm.get("/v1/entities", { Accept: accept })).status).to.equal(200);
    });
  }

  for (const type of [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonx",
    "",
  ]) {
    it(`returns 415 for a body of type "${type}"`, async () => {
      const answer = await fixture.crm.post(
        "/v1/entities",
        '{"entity_type":"contact"}',
        type === "" ? {} : { "Content-Type": type },
      );
      expect([answer.status, answer.at("code")]).to.deep.equal([415, "unsupported_media_type"]);
    });
  }
  for (const type of ["application/json; charset=utf-8", "APPLICATION/JSON"]) {
    it(`accepts a body of type ${type}`, async () => {
      const body = '{"entity_type":"contact","first_name":"x"}';
      expect((await fixture.crm.post("/v1/entities", body, { "Content-Type": type })).status).to.equal(201);
    });
  }

  const broken: [string, string | Buffer][] = [
    ["half an object", '{"entity_type":'],
    ["two values", "{} {}"],
    ["single quotes", "{'entity_type':'contact'}"],
    ["a trailing comma", '{"entity_type":"contact",}'],
    ["NaN", '{"entity_type":"contact","lead_score":NaN}'],
    ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ["an overlong encoding", Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
  ];
  for (const [what, body] of broken) {
    it(`returns malformed_request for ${what}`, async () => {
      const answer = await create(body);
      expect([answer.status, answer.at("code")]).to.deep.equal([400, "malformed_request"]);
    });
  }

  for (const body of ["[]", '"text"', "7", "null", "true", ""]) {
    it(`returns 400 for ${body || "an empty text"} as body`, async () => {
      expect((await create(body)).status).to.equal(400);
    });
  }

  it("rejects 20,000 nested levels and stays available", async () => {
    expect((await create("[".repeat(20_000) + "]".repeat(20_000))).status).to.equal(400);
    expect((await create('{"a":'.repeat(20_000) + "1" + "}".repeat(20_000))).status).to.equal(400);
    expect((await fixture.crm.get("/v1/entities")).status).to.equal(200);
  });

  it("treats __proto__ and constructor as unknown fields", async () => {
    for (const field of ["__proto__", "constructor", "prototype"]) {
      const answer = await create(`{"entity_type":"contact","first_name":"x","${field}":{"role":"owner"}}`);
      expect([answer.status, answer.at("details.0.code")], field).to.deep.equal([400, "unknown_field"]);
    }
  });

  it("returns 413 for a body over the limit with and without Content-Length", async () => {
    const big = JSON.stringify({ entity_type: "contact", description: "x".repeat(1_100_000) });
    expect((await create(big)).at("code")).to.equal("payload_too_large");
    const chunk = `${(0x20000).toString(16)}\r\n${"x".repeat(0x20000)}\r\n`;
    const head = `POST /v1/entities HTTP/1.1\r\nHost: x\r\nX-API-Key: ${fixture.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await sendBytes(fixture.service.url, head + chunk.repeat(9))).to.match(/^HTTP\/1\.1 413 /);
  });

  it("rejects a decompression bomb", async () => {
    const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, 0x20));
    expect((await create(bomb, { "Content-Encoding": "gzip" })).status).to.be.oneOf([413, 415]);
  });

  it("compresses long answers only", async () => {
    for (let made = 0; made < 5; made += 1) await create({ entity_type: "contact", first_name: `Long ${made}` });
    const call = {
      method: "GET",
      path: "/v1/entities",
      headers: { "X-API-Key": fixture.key, "Accept-Encoding": "br, gzip" },
    };
    expect((await sendUnchecked(fixture.service.url, call)).headers.get("content-encoding")).to.equal("gzip");
    const missing = await sendUnchecked(fixture.service.url, { ...call, path: "/v1/nowhere" });
    expect(missing.headers.get("content-encoding")).to.equal(null);
  });

  it("keeps a valid X-Request-Id and replaces an invalid one", async () => {
    const own = await fixture.crm.get("/v1/nowhere", { "X-Request-Id": "client-id.0_1-x" });
    expect(own.headers.get("x-request-id")).to.equal("client-id.0_1-x");
    for (const bad of ["short", "x".repeat(129), "with space", "<script>alert"]) {
      const answer = await fixture.crm.get("/v1/nowhere", { "X-Request-Id": bad });
      expect(answer.headers.get("x-request-id")).to.not.equal(bad);
    }
    expect(fixture.service.log.join("")).to.include("client-id.0_1-x");
  });

  const probes: [what: string, bytes: string, status: number][] = [
    ["a request line that is none", "NONSENSE\r\n\r\n", 400],
    ["two lengths", "POST /v1/entities HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc", 400],
    [
      "a length and chunks",
      "POST /v1/entities HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["20 KiB of header", `GET /v1/entities HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_480)}\r\n\r\n`, 431],
    ["10 KiB of address", `GET /v1/entities?q=${"x".repeat(10_240)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
  ];
  for (const [what, bytes, status] of probes) {
    it(`returns ${status} in JSON for ${what}`, async () => {
      const answer = await sendBytes(fixture.service.url, bytes);
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      expect(head).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head)
        .to.match(/\r\nx-request-id: [\w.-]{8,}/i)
        .and.match(/\r\ncontent-type: application\/json/i);
      expect(JSON.parse(body.slice(body.indexOf("{"), body.lastIndexOf("}") + 1))).to.include.keys(
        "error",
        "code",
        "request_id",
      );
    });
  }

  it("names the deployment in the OpenAPI document and returns 304 for its ETag", async () => {
    const first = await fixture.crm.get("/v1/openapi.json");
    const { servers } = JSON.parse(first.text) as { servers: { url: string }[] };
    expect(servers).to.have.length(1);
    expect(servers[0]?.url).to.match(/^https?:\/\/[^/]+$/);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).to.match(/^"[\w-]{43}"$/);
    const known = await fixture.crm.get("/v1/openapi.json", { "If-None-Match": `"other", W/${etag}` });
    expect([known.status, known.text]).to.deep.equal([304, ""]);
    expect((await fixture.crm.get("/v1/openapi.json", { "If-None-Match": '"other"' })).status).to.equal(200);
  });
});

describe("HTTP: CORS", () => {
  const closed = useFixture();
  const open = useFixture({ env: { CORS_ALLOWED_ORIGINS: "https://app.example" } });
  const preflight = { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "x-api-key" };

  it("sends no CORS headers without allowed origins", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await closed.crm.send(method, "/v1/entities", {
        headers: { Origin: "https://app.example", ...preflight },
      });
      expect(answer.headers.get("access-control-allow-origin")).to.equal(null);
    }
  });

  it("allows configured origins only", async () => {
    const allowed = await open.crm.get("/v1/entities", { Origin: "https://app.example" });
    expect(allowed.headers.get("access-control-allow-origin")).to.equal("https://app.example");
    expect(allowed.headers.get("vary")).to.match(/\bOrigin\b/i);
    const refused = await open.crm.get("/v1/entities", { Origin: "https://app.example.evil.example" });
    expect(refused.headers.get("access-control-allow-origin")).to.equal(null);
  });

  it("returns methods and headers to a preflight", async () => {
    const headers = { Origin: "https://app.example", ...preflight };
    const answer = await open.anonymous.send("OPTIONS", "/v1/entities", { headers });
    expect(answer.status).to.equal(204);
    expect(answer.headers.get("access-control-allow-methods")).to.include("POST");
    expect(answer.headers.get("access-control-allow-headers")?.toLowerCase()).to.include("x-api-key");
  });
});

describe("HTTP: Host header", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const ports = { service: () => fixture.service.url, admin: () => fixture.service.adminUrl };
  const send = async (url: string, line: string, hosts: string): Promise<[status: number, body: string]> => {
    const text = await sendBytes(url, `${line}\r\n${hosts}Connection: close\r\n\r\n`, 3_000);
    const [head = "", body = ""] = text.split("\r\n\r\n");
    return [Number(head.split(" ")[1]), Buffer.from(body, "latin1").toString("utf8")];
  };

  for (const [name, port] of Object.entries(ports)) {
    for (const [what, hosts] of Object.entries(REFUSED)) {
      it(`rejects ${what} on every path of the ${name} port`, async () => {
        for (const path of PATHS) {
          const [status, body] = await send(port(), `GET ${path} HTTP/1.1`, hosts);
          const error = JSON.parse(body) as { code: string; error: string; details: { path: string; code: string }[] };
          expect([status, error.code], path).to.deep.equal([400, "malformed_request"]);
          expect(error.details[0]).to.include({ path: "Host", code: "host_header" });
          expect(error.error).to.include("exactly one Host header");
          expect(error).to.include.keys("request_id");
        }
      });
    }

    it(`accepts names and addresses with and without port on the ${name} port`, async () => {
      for (const host of ["localhost", "127.0.0.1:3000", "[::1]:3000", "crm.example.com:", "XN--caf-dma.example"]) {
        expect((await send(port(), "GET /livez HTTP/1.1", `Host: ${host}\r\n`))[0], host).to.equal(200);
      }
    });

    it(`accepts HTTP/1.0 without Host and rejects two on the ${name} port`, async () => {
      expect((await send(port(), "GET /livez HTTP/1.0", ""))[0]).to.equal(200);
      expect((await send(port(), "GET /livez HTTP/1.0", "Host: a\r\nHost: b\r\n"))[0]).to.equal(400);
    });

    it(`prefers the host of an absolute request target on the ${name} port`, async () => {
      const hosts = "Host: localhost\r\n";
      expect((await send(port(), "GET http://crm.example.com:3000/livez HTTP/1.1", hosts))[0]).to.equal(200);
      expect((await send(port(), "GET http://crm.example.com/livez?x=1 HTTP/1.1", hosts))[0]).to.equal(200);
      expect((await send(port(), "GET http://crm.example.com/nothing HTTP/1.1", hosts))[0]).to.equal(404);
      for (const target of ["http:///livez", "http://user@localhost/livez", "ftp://localhost/livez"]) {
        expect((await send(port(), `GET ${target} HTTP/1.1`, hosts))[0], target).to.equal(400);
      }
      expect((await send(port(), "GET http://localhost/livez HTTP/1.1", ""))[0]).to.equal(400);
    });
  }

  it("checks the host of an absolute request target on /mcp", async () => {
    const hosts = "Host: localhost\r\n";
    expect((await send(fixture.service.url, "POST http://localhost/mcp HTTP/1.1", hosts))[0]).to.equal(401);
    expect((await send(fixture.service.url, "POST http://evil.example/mcp HTTP/1.1", hosts))[0]).to.equal(403);
  });

  it("returns the error in French", async () => {
    const language = "Accept-Language: fr\r\nHost: a\r\nHost: b\r\n";
    const [status, body] = await send(fixture.service.url, "GET /v1/entities HTTP/1.1", language);
    expect([status, (JSON.parse(body) as { error: string }).error]).to.deep.equal([
      400,
      "Une requête doit avoir exactement un en-tête Host, avec le nom ou l’adresse d’un hôte et, au besoin, un port.",
    ]);
  });
});
