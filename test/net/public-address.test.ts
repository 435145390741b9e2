import { expect } from "chai";
import ipaddr from "ipaddr.js";
import { isPublicAddress, networks } from "../../src/base/net/public-address.ts";
import { randomFrom } from "../support/random.ts";
import { createEgress, nameServers, systemNamesToo, EgressError } from "../../src/base/net/egress.ts";
import { nameServer } from "../support/name-server.ts";
import { listenHttp, PUBLIC } from "../support/webhooks/listener.ts";
import { specialAddresses } from "./special-addresses.ts";

describe("Public address check", () => {
  for (const [address, what] of Object.entries(specialAddresses)) {
    it(`rejects ${address} (${what})`, () => {
      expect(isPublicAddress(address)).to.equal(false);
    });
  }

  it("covers 46 special addresses", () => {
    expect(Object.keys(specialAddresses)).to.have.lengthOf(46);
  });

  it("accepts internet addresses next to special networks", () => {
    const edges = [
      "1.0.0.0",
      "9.255.255.255",
      "11.0.0.0",
      "100.63.255.255",
      "100.128.0.0",
      "126.255.255.255",
      "128.0.0.0",
    ];
    const more = ["168.63.129.15", "168.63.129.17", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0"];
    const last = ["192.0.1.0", "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255"];
    const v6 = ["2001:200::1", "2001:4860:4860::8888", "2003::1", "2606:4700::1111", "2a00:1450::1", "3ffe:ffff::1"];
    for (const address of [...edges, ...more, ...last, ...v6]) expect(isPublicAddress(address), address).to.equal(true);
  });

  it("rejects other notations and zones", () => {
    for (const text of [
      "",
      "8.8.8",
      "0x08080808",
      "134744072",
      "010.8.8.8",
      "8.8.8.8 ",
      "2606:4700::1111%eth0",
      "[::1]",
    ]) {
      expect(isPublicAddress(text), text).to.equal(false);
    }
  });
});

describe("Allowed subnets", () => {
  it("accept addresses and networks of both families", () => {
    const open = networks(["127.0.0.2", "10.1.0.0/16", "fd12::/16", "::1"]);
    for (const address of ["127.0.0.2", "10.1.255.255", "fd12::8", "::1", "::ffff:10.1.2.3"]) {
      expect(open(address), address).to.equal(true);
    }
    for (const address of ["127.0.0.1", "10.2.0.0", "fd13::8", "::2", "fd12::8%eth0", "no address"]) {
      expect(open(address), address).to.equal(false);
    }
  });
});

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = readonly [address: Address, bits: number];

/** The networks that ipaddr.js calls unicast, but we reject; with an address of each. */
const rejected = [
  { network: "168.63.129.16/32", example: "168.63.129.16", reason: "the host of a cloud" },
  { network: "::/3", example: "::7f00:1", reason: "not allocated, and IPv4-compatible addresses" },
  { network: "4000::/2", example: "4000::1", reason: "not allocated" },
  { network: "8000::/1", example: "8000::1", reason: "not allocated" },
].map(({ network, ...rest }) => ({ ...rest, name: network, network: ipaddr.parseCIDR(network) }));

/** The library does not declare its tables, but `range` reads them from there. */
const tables = [ipaddr.IPv4.prototype, ipaddr.IPv6.prototype] as unknown as readonly {
  readonly SpecialRanges: Readonly<Record<string, Network | readonly Network[]>>;
}[];

const specialNetworks = tables.flatMap(({ SpecialRanges }) =>
  Object.values(SpecialRanges).flatMap((entry) => (isNetwork(entry) ? [entry] : entry)),
);

function isNetwork(entry: Network | readonly Network[]): entry is Network {
  return typeof entry[1] === "number";
}

const numberOf = (address: Address): bigint => BigInt(`0x${Buffer.from(address.toByteArray()).toString("hex")}`);

/** The address with this number in the family that `like` belongs to. */
function addressOf(number: bigint, like: Address): Address {
  const bytes = like.toByteArray().length;
  const hex = BigInt.asUintN(bytes * 8, number).toString(16);
  return ipaddr.fromByteArray([...Buffer.from(hex.padStart(bytes * 2, "0"), "hex")]);
}

/** The first and the last address of a network, and their neighbors outside. */
function edgesOf([network, bits]: Network): Address[] {
  const first = numberOf(network);
  const last = first + (1n << BigInt(network.toByteArray().length * 8 - bits)) - 1n;
  return [first - 1n, first, last, last + 1n].map((number) => addressOf(number, network));
}

const isWithin = (address: Address, [network, bits]: Network): boolean =>
  address.kind() === network.kind() && address.match(network, bits);

function compare(address: Address): void {
  const expected = address.range() === "unicast" && !rejected.some(({ network }) => isWithin(address, network));
  if (isPublicAddress(address.toString()) !== expected) {
    expect.fail(`${address.toString()} (${address.range()}) is ${expected ? "rejected" : "accepted"}`);
  }
}

describe("A public address, compared with ipaddr.js", () => {
  it("is outside all special networks, up to their edges", () => {
    expect(specialNetworks.length).to.be.at.least(30);
    const networks = [...specialNetworks, ...rejected.map(({ network }) => network)];
    for (const network of networks) edgesOf(network).forEach(compare);
  });

  it("is the same near all special networks", () => {
    const random = randomFrom(20_261_122);
    for (let round = 0; round < 50_000; round += 1) {
      const [network] = random.pick(specialNetworks);
      const length = network.toByteArray().length * 8;
      const flipped = numberOf(network) ^ (1n << BigInt(random.below(length))) ^ (1n << BigInt(random.below(length)));
      compare(addressOf(flipped, network));
    }
  });

  it("is the same of random addresses", () => {
    const random = randomFrom(20_261_123);
    for (let round = 0; round < 100_000; round += 1) {
      const bytes = Array.from({ length: random.pick([4, 16]) }, () => random.below(256));
      // Half of the long ones within 2000::/3, where public addresses are.
      if (bytes.length === 16 && random.chance(0.5)) bytes[0] = 0x20 + random.below(0x20);
      compare(ipaddr.fromByteArray(bytes));
    }
  });

  for (const { name, example, network, reason } of rejected) {
    it(`is not within ${name} (${reason}), which ipaddr.js calls unicast`, () => {
      const address = ipaddr.parse(example);
      expect(isWithin(address, network)).to.equal(true);
      expect(address.range()).to.equal("unicast");
      expect(isPublicAddress(example)).to.equal(false);
    });
  }
});

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
    // A question with more patience is still open then.
    let open = true;
    const other = ask("silent.example", patient()).finally(() => (open = false));
    expect(await ask("silent.example", AbortSignal.timeout(100))).to.deep.equal([]);
    expect(open).to.equal(true);
    server.close();
    expect(await other).to.deep.equal([]);
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
