import { spawn } from "node:child_process";
import { isIPv6 } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { createEgress, type EgressOptions, EgressError, type EgressReason } from "../../src/base/net/egress.ts";
import { selfSigned } from "../support/programs/certificate.ts";
import { listenHttp, listenHttps, PUBLIC, type Listener } from "../support/webhooks/listener.ts";
import { specialAddresses, urlsOfLoopback } from "./special-addresses.ts";

const open: EgressOptions = { allowHttp: true, allowedSubnets: [PUBLIC] };
const special = Object.keys(specialAddresses);
const answering = (...addresses: readonly string[]) => ({ hostAddresses: () => Promise.resolve(addresses) });

async function reasonOf(call: Promise<unknown>): Promise<EgressReason | "answered"> {
  try {
    await call;
    return "answered";
  } catch (error) {
    if (error instanceof EgressError) return error.reason;
    throw error;
  }
}

describe("Egress: non-public addresses", () => {
  let trap: Listener;

  before(async () => {
    trap = await listenHttp((_request, response) => response.end("inside"), "::");
  });

  after(() => trap.close());

  afterEach(() => expect(trap.hits(), "connections to the internal network").to.equal(0));

  it("are not reachable by IP address (46 addresses)", async () => {
    const egress = createEgress({ allowHttp: true, allowedSubnets: [], ...answering() });
    expect(special).to.have.lengthOf(46);
    for (const address of special) {
      const host = isIPv6(address) ? `[${address}]` : address;
      for (const port of ["", `:${trap.port}`]) {
        expect(await reasonOf(egress.fetch(`http://${host}${port}/`)), host).to.equal("not_public");
        expect(await reasonOf(egress.fetch(`https://${host}${port}/`)), host).to.equal("not_public");
      }
    }
  });

  it("are not reachable by host name (46 addresses)", async () => {
    for (const address of special) {
      const egress = createEgress({ ...open, ...answering(address) });
      expect(await reasonOf(egress.fetch(`http://name.example:${trap.port}/`)), address).to.equal("not_public");
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
        const egress = createEgress({ ...open, ...answering(...order) });
        expect(await reasonOf(egress.fetch(`http://name.example:${trap.port}/`)), address).to.equal("not_public");
      }
    }
  });

  it("are not reachable through a redirect (46 addresses)", async () => {
    const target = (address: string) => `http://${isIPv6(address) ? `[${address}]` : address}:${trap.port}/`;
    const server = await listenHttp((request, response) => {
      response.writeHead(302, { Location: target(special[Number(request.url?.slice(1))] ?? "") }).end();
    }, PUBLIC);
    const egress = createEgress({ ...open, ...answering(PUBLIC) });
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
    const egress = createEgress({ ...open, hostAddresses });
    const url = `http://name.example:${server.port}/`;
    expect((await egress.fetch(url)).body.toString()).to.equal("outside");
    expect(lookups).to.equal(1);
    expect(await reasonOf(egress.fetch(url))).to.equal("not_public");
    await server.close();
  });

  for (const [how, url] of Object.entries(urlsOfLoopback(1))) {
    it(`are not reachable ${how}: ${url}`, async () => {
      const egress = createEgress({ ...open, ...answering("127.0.0.1") });
      const target = urlsOfLoopback(trap.port)[how] ?? "";
      expect(await reasonOf(egress.fetch(target))).to.equal("not_public");
      expect(await egress.check(target, "/url")).to.deep.equal({ path: "/url", code: "url_not_public" });
      expect(await reasonOf(createEgress(open).fetch(target)), "with real DNS").to.be.oneOf([
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
      const egress = createEgress(${JSON.stringify(open)});
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
