import type { IncomingMessage, ServerResponse } from "node:http";
import { expect } from "chai";
import { createEgress, type EgressOptions, type EgressRequest } from "../../src/net/egress.ts";
import { EgressError } from "../../src/net/egress-error.ts";
import { selfSigned } from "../support/mail/certificate.ts";
import { listenHttp, listenHttps, listenRaw, PUBLIC, type Listener } from "../support/webhooks/listener.ts";

const identity = selfSigned("hook.example", PUBLIC);
const byName = { hostAddresses: () => Promise.resolve([PUBLIC]) };
const open: EgressOptions = { allowHttp: true, allowedSubnets: [PUBLIC], ca: identity.cert, ...byName };

async function refusal(call: Promise<unknown>): Promise<EgressError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof EgressError) return error;
    throw error;
  }
  throw new Error("It was answered.");
}

const reasonOf = async (call: Promise<unknown>) => (await refusal(call)).reason;

describe("An outgoing request", () => {
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

  it("goes over https to the name that was asked for", async () => {
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

  it("trusts no certificate of another name, and none that nobody vouches for", async () => {
    const port = await listening(listenHttps(identity, (_request, response) => response.end()));
    expect(await reasonOf(egress.fetch(`https://other.example:${port}/`))).to.equal("certificate");
    const { allowHttp, allowedSubnets } = open;
    const strict = createEgress({ allowHttp, allowedSubnets, ...byName });
    expect(await reasonOf(strict.fetch(`https://hook.example:${port}/`))).to.equal("certificate");
  });

  it("writes itself where it goes, and carries no cookie from one to the next", async () => {
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

  it("is https unless http is allowed, and nothing else ever", async () => {
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

  it("names no user", async () => {
    for (const url of [
      "https://user@hook.example/",
      "https://:word@hook.example/",
      "https://hook.example@other.example/",
    ]) {
      expect(await reasonOf(egress.fetch(url)), url).to.equal("credentials");
      expect(await egress.check(url, "/url")).to.deep.equal({ path: "/url", code: "url_credentials" });
    }
  });

  it("goes to the ports of the web, and to any only within networks that were opened", async () => {
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

  it("says so when there is no such host", async () => {
    const lost = createEgress({ ...open, hostAddresses: () => Promise.resolve([]) });
    expect(await reasonOf(lost.fetch("https://hook.example/"))).to.equal("unknown_host");
    expect(await lost.check("https://hook.example/", "/url")).to.deep.equal({ path: "/url", code: "url_unknown_host" });
  });

  it("reads no more of the answer than was asked for", async () => {
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
    expect(written, "what the other side got rid of").to.be.below(64 * 1_048_576);
  });

  it("takes an answer that has just the length", async () => {
    const url = await http((_request, response) => response.end("0123456789"));
    expect(await egress.fetch(url, { maxBytes: 10 })).to.include({ complete: true });
  });

  const slow: Readonly<Record<string, () => Promise<string>>> = {
    "never answers": () => http(() => undefined),
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
    "says continue for ever": async () => {
      const early = listenRaw((socket) => {
        const timer = setInterval(() => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n"), 20);
        socket.on("close", () => clearInterval(timer));
      });
      return `http://hook.example:${await listening(early)}/`;
    },
  };

  for (const [what, url] of Object.entries(slow)) {
    it(`waits no longer than it was told for one that ${what}`, async () => {
      const target = await url();
      const begun = performance.now();
      expect(await reasonOf(egress.fetch(target, { timeout: 150 }))).to.equal("timeout");
      expect(performance.now() - begun).to.be.within(140, 1_000);
    });
  }

  it("waits no longer than it was told for a connection, or for a name server", async () => {
    const silent = await listening(listenRaw(() => undefined));
    const hasty = createEgress({ ...open, connectTimeout: 150 });
    const begun = performance.now();
    expect(await reasonOf(hasty.fetch(`https://hook.example:${silent}/`))).to.equal("timeout");
    const deaf = createEgress({ ...open, hostAddresses: () => new Promise(() => undefined) });
    expect(await reasonOf(deaf.fetch("https://hook.example/", { timeout: 150 }))).to.equal("timeout");
    expect(performance.now() - begun).to.be.below(2_000);
  });

  it("ends when its caller wants no more", async () => {
    const given = new AbortController();
    const url = await http(() => given.abort(new Error("No more.")));
    const ended = await egress.fetch(url, { signal: given.signal }).catch((error: unknown) => error);
    expect(ended).to.be.an("error").with.property("message", "No more.");
    expect(await egress.fetch(url, { signal: given.signal }).catch((error: unknown) => error)).to.equal(ended);
  });

  const broken: Readonly<Record<string, string>> = {
    "is no HTTP": "220 mail.example ESMTP\r\n",
    "ends too soon": "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf",
    "has endless headers": `HTTP/1.1 200 OK\r\n${"X-A: b\r\n".repeat(10_000)}`,
    "has two lengths": "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    "switches protocols": "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n",
    "is nothing": "",
  };

  for (const [what, text] of Object.entries(broken)) {
    it(`comes to nothing, and to no harm, when the answer ${what}`, async () => {
      const port = await listening(listenRaw((socket) => void socket.end(text)));
      const { reason, message } = await refusal(egress.fetch(`http://hook.example:${port}/`));
      expect(reason).to.equal("connection");
      expect(message).to.equal("The outbound request was rejected or failed: connection");
    });
  }

  it("comes to nothing when nobody listens", async () => {
    const port = await listening(listenRaw(() => undefined));
    await Promise.all(listeners.splice(0).map((listener) => listener.close()));
    expect(await reasonOf(egress.fetch(`http://hook.example:${port}/`))).to.equal("connection");
  });

  it("tries the other addresses of the name when one is dead", async () => {
    const url = await http((_request, response) => response.end("alive"));
    const both = { allowedSubnets: ["127.0.0.2/31"], hostAddresses: () => Promise.resolve(["127.0.0.3", PUBLIC]) };
    const answer = await createEgress({ ...open, ...both }).fetch(url);
    expect(answer.body.toString()).to.equal("alive");
  });
});
