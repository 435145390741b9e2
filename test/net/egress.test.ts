import type { IncomingMessage, ServerResponse } from "node:http";
import { expect } from "chai";
import { spawn } from "node:child_process";
import { isIPv6 } from "node:net";
import { text } from "node:stream/consumers";
import {
  createEgress,
  type EgressOptions,
  type EgressRequest,
  EgressError,
  type EgressReason,
} from "../../src/base/net/egress.ts";
import { selfSigned } from "../support/programs/certificate.ts";
import { listenHttp, listenHttps, listenRaw, PUBLIC, type Listener } from "../support/webhooks/listener.ts";
import { use } from "../support/fixture.ts";
import { specialAddresses, urlsOfLoopback } from "./special-addresses.ts";

const identity = selfSigned("hook.example", PUBLIC);
const byName = { hostAddresses: () => Promise.resolve([PUBLIC]) };
const open: EgressOptions = { allowHttp: true, allowedSubnets: [PUBLIC], ca: identity.cert, ...byName };

async function refusalOf(call: Promise<unknown>): Promise<EgressError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof EgressError) return error;
    throw error;
  }
  throw new Error("The request succeeded.");
}

const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call)).reason;

describe("Egress: outbound requests", () => {
  const listeners: Listener[] = [];
  const egress = createEgress(open);

  afterEach(async () => {
    await Promise.all(listeners.splice(0).map((listener) => listener.close()));
  });

  async function listening(listener: Promise<Listener>): Promise<number> {
    listeners.push(await listener);
    return listeners.at(-1)?.port ?? 0;
  }

  const http = async (answer: (request: IncomingMessage, response: ServerResponse) => void) =>
    `http://hook.example:${await listening(listenHttp(answer, PUBLIC))}/`;

  it("are sent over https with the requested host name", async () => {
    const port = await listening(
      listenHttps(identity, (request, response) => {
        request.setEncoding("utf8").on("data", (text: string) => {
          response.setHeader("X-Seen", `${request.method} ${request.url} ${request.headers.host}`);
          response.writeHead(201).end(`${String(request.headers["x-mine"])} ${text}`);
        });
      }),
    );
    const sent: EgressRequest = { method: "POST", headers: { "X-Mine": "yes" }, body: "héllo" };
    const answer = await egress.fetch(`https://hook.example:${port}/a?b=c#d`, sent);
    expect(answer).to.include({ status: 201, complete: true });
    expect(answer.headers["x-seen"]).to.equal(`POST /a?b=c hook.example:${port}`);
    expect(answer.body.toString()).to.equal("yes héllo");
    expect((await egress.fetch(`https://${PUBLIC}:${port}/`, sent)).status, "an address").to.equal(201);
  });

  it("accept no certificate for another name or from an untrusted issuer", async () => {
    const port = await listening(listenHttps(identity, (_request, response) => response.end()));
    expect(await reasonOf(egress.fetch(`https://other.example:${port}/`))).to.equal("certificate");
    const { allowHttp, allowedSubnets } = open;
    const strict = createEgress({ allowHttp, allowedSubnets, ...byName });
    expect(await reasonOf(strict.fetch(`https://hook.example:${port}/`))).to.equal("certificate");
  });

  it("set their own Host header and carry no cookies between requests", async () => {
    const seen: IncomingMessage["headers"][] = [];
    const url = await http((request, response) => {
      seen.push(request.headers);
      response.setHeader("Set-Cookie", "a=b").end();
    });
    const headers = {
      Host: "inside.example",
      Cookie: "a=b",
      "Transfer-Encoding": "chunked",
      "Proxy-Authorization": "x",
    };
    await egress.fetch(url, { headers });
    await egress.fetch(url);
    for (const one of seen) expect(one).to.deep.equal({ host: new URL(url).host, connection: "close" });
    expect(seen).to.have.lengthOf(2);
  });

  it("names the host without the dot at its end", async () => {
    const url = await http((request, response) => response.end(request.headers.host));
    const { host } = new URL(url);
    expect((await egress.fetch(url.replace(".example", ".example."))).body.toString()).to.equal(host);
  });

  it("returns one value of a header that is sent twice", async () => {
    const twice = ["Location: /a", "Location: /b", "Retry-After: 5", "Retry-After: 7", "Cache-Control: a"];
    const text = ["HTTP/1.1 302 Found", ...twice, "Cache-Control: b", "Content-Length: 0", "", ""].join("\r\n");
    const port = await listening(listenRaw((socket) => void socket.end(text)));
    const { headers } = await egress.fetch(`http://hook.example:${port}/`);
    expect(headers).to.include({ location: "/a", "retry-after": "5", "cache-control": "a, b" });
  });

  it("use https, or http if allowed, and no other scheme", async () => {
    const strict = createEgress({ ...open, allowHttp: false });
    for (const url of [
      "http://hook.example/",
      "ftp://hook.example/",
      "file:///etc/passwd",
      "data:,x",
      "//hook.example/",
    ]) {
      expect(await reasonOf(strict.fetch(url)), url).to.be.oneOf(["scheme", "url"]);
    }
    for (const url of ["ftp://hook.example/", "javascript:1", "unix:/run/x.sock", "http+unix://x/", "nonsense", ""]) {
      expect(await reasonOf(egress.fetch(url)), url).to.be.oneOf(["scheme", "url"]);
      expect(await egress.check(url, "/url")).to.deep.equal({ path: "/url", code: "url_scheme" });
    }
  });

  it("reject URLs with credentials", async () => {
    for (const url of [
      "https://user@hook.example/",
      "https://:word@hook.example/",
      "https://hook.example@other.example/",
    ]) {
      expect(await reasonOf(egress.fetch(url)), url).to.equal("credentials");
      expect(await egress.check(url, "/url")).to.deep.equal({ path: "/url", code: "url_credentials" });
    }
  });

  it("use standard web ports, and any port only within allowed networks", async () => {
    const outside = createEgress({ ...open, hostAddresses: () => Promise.resolve(["93.184.215.14"]) });
    for (const port of [22, 25, 80, 3_306, 6_379, 65_535]) {
      const url = `https://hook.example:${port}/`;
      expect(await outside.check(url, "/url"), url).to.deep.equal({ path: "/url", code: "url_port" });
    }
    for (const url of ["https://hook.example/", "https://hook.example:8443/", "http://hook.example:8080/"]) {
      expect(await outside.check(url, "/url"), url).to.equal(null);
    }
    expect(await egress.check("https://hook.example:3000/", "/url")).to.equal(null);
  });

  it("report an unknown host", async () => {
    const lost = createEgress({ ...open, hostAddresses: () => Promise.resolve([]) });
    expect(await reasonOf(lost.fetch("https://hook.example/"))).to.equal("unknown_host");
    expect(await lost.check("https://hook.example/", "/url")).to.deep.equal({ path: "/url", code: "url_unknown_host" });
  });

  it("read no more of the response than requested", async () => {
    let written = 0;
    const url = await http((_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, "x"))) written += 65_536;
      };
      response.on("drain", more);
      more();
    });
    const standard = await egress.fetch(url);
    expect(standard).to.include({ status: 200, complete: false });
    expect(standard.body).to.have.lengthOf(65_536);
    expect((await egress.fetch(url, { maxBytes: 10 })).body.toString()).to.equal("xxxxxxxxxx");
    expect(written, "bytes written by the server").to.be.below(64 * 1_048_576);
  });

  it("accept a response of exactly the maximum length", async () => {
    const url = await http((_request, response) => response.end("0123456789"));
    expect(await egress.fetch(url, { maxBytes: 10 })).to.include({ complete: true });
  });

  const slow: Readonly<Record<string, () => Promise<string>>> = {
    "never responds": () => http(() => undefined),
    "drips its headers": async () => {
      const drip = listenRaw((socket) => {
        socket.write("HTTP/1.1 200 OK\r\n");
        const timer = setInterval(() => socket.write("X-A: b\r\n"), 20);
        socket.on("close", () => clearInterval(timer));
      });
      return `http://hook.example:${await listening(drip)}/`;
    },
    "drips its body": () =>
      http((_request, response) => {
        const timer = setInterval(() => response.write("x"), 20);
        response.on("close", () => clearInterval(timer));
      }),
    "sends interim responses endlessly": async () => {
      const early = listenRaw((socket) => {
        const timer = setInterval(() => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n"), 20);
        socket.on("close", () => clearInterval(timer));
      });
      return `http://hook.example:${await listening(early)}/`;
    },
  };

  for (const [what, url] of Object.entries(slow)) {
    it(`time out on a server that ${what}`, async () => {
      const target = await url();
      const begun = performance.now();
      // A request with more patience is still open then.
      const given = new AbortController();
      let open = true;
      const other = egress
        .fetch(target, { timeout: 30_000, signal: given.signal })
        .catch(() => null)
        .finally(() => (open = false));
      expect(await reasonOf(egress.fetch(target, { timeout: 150 }))).to.equal("timeout");
      expect(performance.now() - begun).to.be.at.least(140);
      expect(open).to.equal(true);
      given.abort();
      await other;
    });
  }

  it("time out while connecting and while resolving the host name", async () => {
    const silent = await listening(listenRaw(() => undefined));
    const hasty = createEgress({ ...open, connectTimeout: 150 });
    expect(await reasonOf(hasty.fetch(`https://hook.example:${silent}/`))).to.equal("timeout");
    const deaf = createEgress({ ...open, hostAddresses: () => new Promise(() => undefined) });
    expect(await reasonOf(deaf.fetch("https://hook.example/", { timeout: 150 }))).to.equal("timeout");
  });

  it("end when the caller aborts them", async () => {
    const given = new AbortController();
    const url = await http(() => given.abort(new Error("No more.")));
    const ended = await egress.fetch(url, { signal: given.signal }).catch((error: unknown) => error);
    expect(ended).to.be.an("error").with.property("message", "No more.");
    expect(await egress.fetch(url, { signal: given.signal }).catch((error: unknown) => error)).to.equal(ended);
  });

  const broken: Readonly<Record<string, string>> = {
    "is not HTTP": "220 mail.example ESMTP\r\n",
    "is truncated": "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf",
    "has oversized headers": `HTTP/1.1 200 OK\r\n${"X-A: b\r\n".repeat(10_000)}`,
    "has two lengths": "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    "switches protocols": "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n",
    "is empty": "",
  };

  for (const [what, text] of Object.entries(broken)) {
    it(`fail safely if the response ${what}`, async () => {
      const port = await listening(listenRaw((socket) => void socket.end(text)));
      const { reason, message } = await refusalOf(egress.fetch(`http://hook.example:${port}/`));
      expect(reason).to.equal("connection");
      expect(message).to.equal("The outbound request was rejected or failed: connection");
    });
  }

  it("fail if the port is closed", async () => {
    const port = await listening(listenRaw(() => undefined));
    await Promise.all(listeners.splice(0).map((listener) => listener.close()));
    expect(await reasonOf(egress.fetch(`http://hook.example:${port}/`))).to.equal("connection");
  });

  it("try the other addresses of a host if one is unreachable", async () => {
    const url = await http((_request, response) => response.end("alive"));
    const both = { allowedSubnets: ["127.0.0.2/31"], hostAddresses: () => Promise.resolve(["127.0.0.3", PUBLIC]) };
    const answer = await createEgress({ ...open, ...both }).fetch(url);
    expect(answer.body.toString()).to.equal("alive");
  });
});

const byAddress: EgressOptions = { allowHttp: true, allowedSubnets: [PUBLIC] };
const special = Object.keys(specialAddresses);
const answering = (...addresses: readonly string[]) => ({ hostAddresses: () => Promise.resolve(addresses) });

async function resultOf(call: Promise<unknown>): Promise<EgressReason | "answered"> {
  try {
    await call;
    return "answered";
  } catch (error) {
    if (error instanceof EgressError) return error.reason;
    throw error;
  }
}

describe("Egress: non-public addresses", () => {
  const trap = use(() => listenHttp((_request, response) => response.end("inside"), "::"));

  afterEach(() => expect(trap.hits(), "connections to the internal network").to.equal(0));

  it("are not reachable by IP address (46 addresses)", async () => {
    const egress = createEgress({ allowHttp: true, allowedSubnets: [], ...answering() });
    expect(special).to.have.lengthOf(46);
    for (const address of special) {
      const host = isIPv6(address) ? `[${address}]` : address;
      for (const port of ["", `:${trap.port}`]) {
        expect(await resultOf(egress.fetch(`http://${host}${port}/`)), host).to.equal("not_public");
        expect(await resultOf(egress.fetch(`https://${host}${port}/`)), host).to.equal("not_public");
      }
    }
  });

  it("are not reachable by host name (46 addresses)", async () => {
    for (const address of special) {
      const egress = createEgress({ ...byAddress, ...answering(address) });
      expect(await resultOf(egress.fetch(`http://name.example:${trap.port}/`)), address).to.equal("not_public");
      expect(await egress.check("https://name.example/", "/url")).to.deep.equal({
        path: "/url",
        code: "url_not_public",
      });
    }
  });

  it("are not reachable if the host name also has public addresses", async () => {
    for (const address of special) {
      for (const order of [
        ["93.184.215.14", address],
        [address, PUBLIC],
      ]) {
        const egress = createEgress({ ...byAddress, ...answering(...order) });
        expect(await resultOf(egress.fetch(`http://name.example:${trap.port}/`)), address).to.equal("not_public");
      }
    }
  });

  it("are not reachable through a redirect (46 addresses)", async () => {
    const target = (address: string) => `http://${isIPv6(address) ? `[${address}]` : address}:${trap.port}/`;
    const server = await listenHttp((request, response) => {
      response.writeHead(302, { Location: target(special[Number(request.url?.slice(1))] ?? "") }).end();
    }, PUBLIC);
    const egress = createEgress({ ...byAddress, ...answering(PUBLIC) });
    for (const [index, address] of special.entries()) {
      const { status, headers } = await egress.fetch(`http://name.example:${server.port}/${index}`);
      expect({ status, location: headers.location }).to.deep.equal({ status: 302, location: target(address) });
    }
    expect(server.hits()).to.equal(special.length);
    await server.close();
  });

  it("are not reachable through DNS rebinding", async () => {
    const server = await listenHttp((_request, response) => response.end("outside"), PUBLIC);
    let lookups = 0;
    const hostAddresses = () => Promise.resolve([lookups++ === 0 ? PUBLIC : "127.0.0.1"]);
    const egress = createEgress({ ...byAddress, hostAddresses });
    const url = `http://name.example:${server.port}/`;
    expect((await egress.fetch(url)).body.toString()).to.equal("outside");
    expect(lookups).to.equal(1);
    expect(await resultOf(egress.fetch(url))).to.equal("not_public");
    await server.close();
  });

  for (const [how, url] of Object.entries(urlsOfLoopback(1))) {
    it(`are not reachable ${how}: ${url}`, async () => {
      const egress = createEgress({ ...byAddress, ...answering("127.0.0.1") });
      const target = urlsOfLoopback(trap.port)[how] ?? "";
      expect(await resultOf(egress.fetch(target))).to.equal("not_public");
      expect(await egress.check(target, "/url")).to.deep.equal({ path: "/url", code: "url_not_public" });
      expect(await resultOf(createEgress(byAddress).fetch(target)), "with real DNS").to.be.oneOf([
        "not_public",
        "unknown_host",
      ]);
    });
  }

  it("are not reachable through a proxy from the environment, which cannot disable certificate checks either", async () => {
    const plain = await listenHttp((_request, response) => response.end("direct"), PUBLIC);
    const secure = await listenHttps(selfSigned(PUBLIC), (_request, response) => response.end("trusted"));
    const proxy = `http://127.0.0.1:${trap.port}`;
    const program = `
      const { createEgress } = await import(${JSON.stringify(import.meta.resolve("../../src/base/net/egress.ts"))});
      const egress = createEgress(${JSON.stringify(byAddress)});
      const { body } = await egress.fetch("http://${PUBLIC}:${plain.port}/");
      const refused = await egress.fetch("https://${PUBLIC}:${secure.port}/").catch(({ reason }) => reason);
      process.stdout.write(body + " " + refused);`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      env: { NODE_USE_ENV_PROXY: "1", HTTP_PROXY: proxy, HTTPS_PROXY: proxy, NODE_TLS_REJECT_UNAUTHORIZED: "0" },
      stdio: ["ignore", "pipe", "ignore"],
    });
    expect(await text(child.stdout)).to.equal("direct certificate");
    await Promise.all([plain.close(), secure.close()]);
  });
});
