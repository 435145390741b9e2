import { expect } from "chai";
import { createEgress, nameServers, systemNamesToo, EgressError } from "../../src/base/net/egress.ts";
import { nameServer } from "../support/name-server.ts";
import { listenHttp, PUBLIC } from "../support/webhooks/listener.ts";

const A = 1;
const AAAA = 28;
const v4 = (address: string): Buffer => Buffer.from(address.split(".").map(Number));
const loopback6 = Buffer.from([...Array<number>(15).fill(0), 1]);
const patient = (): AbortSignal => AbortSignal.timeout(5_000);

describe("Host name resolution", () => {
  it("returns the addresses of both families", async () => {
    const server = await nameServer((_name, type) =>
      type === A ? [v4("192.0.2.1"), v4("192.0.2.2")] : type === AAAA ? [loopback6] : [],
    );
    const addresses = await nameServers([server.address])("both.example", patient());
    expect([...addresses].sort()).to.deep.equal(["192.0.2.1", "192.0.2.2", "::1"]);
    server.close();
  });

  it("returns no addresses for an unknown name or after a timeout", async () => {
    const server = await nameServer((name) => (name === "silent.example" ? null : []));
    const ask = nameServers([server.address]);
    expect(await ask("empty.example", patient())).to.deep.equal([]);
    const begun = performance.now();
    expect(await ask("silent.example", AbortSignal.timeout(100))).to.deep.equal([]);
    expect(performance.now() - begun).to.be.below(1_500);
    server.close();
  });

  it("uses the resolver of the operating system only if networks are allowed", async () => {
    const server = await nameServer(() => []);
    expect(await nameServers([server.address])("localhost", patient())).to.deep.equal([]);
    expect(await systemNamesToo([server.address])("localhost", patient())).to.include("127.0.0.1");
    server.close();
  });

  it("looks a name up once per request, so that DNS rebinding has no effect", async () => {
    const inside = await listenHttp((_request, response) => response.end("inside"), "127.0.0.1");
    const outside = await listenHttp((_request, response) => response.end("outside"), PUBLIC);
    const server = await nameServer((_name, type, count) =>
      type === A ? [v4(count === 0 ? PUBLIC : "127.0.0.1")] : [],
    );
    const rules = { allowHttp: true, allowedSubnets: [PUBLIC], hostAddresses: nameServers([server.address]) };
    const egress = createEgress(rules);
    const url = `http://rebound.example:${outside.port}/`;
    expect((await egress.fetch(url)).body.toString()).to.equal("outside");
    expect([...server.asked].sort()).to.deep.equal(["rebound.example 1", "rebound.example 28"]);
    const second = await egress.fetch(url).catch((error: unknown) => error);
    expect(second).to.be.instanceOf(EgressError).and.to.have.property("reason", "not_public");
    expect(inside.hits()).to.equal(0);
    server.close();
    await Promise.all([inside.close(), outside.close()]);
  });
});
