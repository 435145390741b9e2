import { isIP } from "node:net";
import { expect } from "chai";
import fc from "fast-check";
import { plainAddress } from "../../src/adapters/http/request-context.ts";
import { limitedNetwork } from "../../src/base/platform/ip-networks.ts";

describe("Client address", () => {
  const table: readonly [string, string | undefined][] = [
    ["203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:4711", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:cb00:7109", "203.0.113.9"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:DB8::1]", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["::1", "::1"],
    ["unknown", undefined],
    ["", undefined],
    ["203.0.113.999", undefined],
    ["203.0.113.9, 198.51.100.1", undefined],
    ["<script>", undefined],
  ];
  for (const [text, address] of table) {
    it(`is ${String(address)} if the proxy reports ${JSON.stringify(text)}`, () => {
      expect(plainAddress(text)).to.equal(address);
    });
  }

  it("is undefined for invalid text, without throwing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4()), (text) => {
        const address = plainAddress(text);
        if (address !== undefined) expect(isIP(address)).to.be.oneOf([4, 6]);
      }),
    );
  });
});

describe("Network counted by rate limits", () => {
  it("is the address for IPv4", () => {
    expect(limitedNetwork("203.0.113.9")).to.equal("203.0.113.9");
  });

  it("is the /64 prefix for IPv6, regardless of the notation", () => {
    expect(limitedNetwork("2001:db8:0:1::1")).to.equal("2001:db8:0:1::/64");
    expect(limitedNetwork("2001:0db8:0000:0001:ffff:ffff:ffff:ffff")).to.equal("2001:db8:0:1::/64");
    expect(limitedNetwork("::1")).to.equal("0:0:0:0::/64");
    expect(limitedNetwork("2001:db8:0:2::1")).to.not.equal(limitedNetwork("2001:db8:0:1::1"));
  });
});
