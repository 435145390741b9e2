import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { sendBytes } from "../../support/wire.ts";

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
