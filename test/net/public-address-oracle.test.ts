import { expect } from "chai";
import ipaddr from "ipaddr.js";
import { isPublicAddress } from "../../src/base/net/public-address.ts";
import { randomFrom } from "../support/random.ts";

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
