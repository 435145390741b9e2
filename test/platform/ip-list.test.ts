import { expect } from "chai";
import { ipList, readCidr } from "../../src/base/platform/ip-networks.ts";

describe("IP allowlist", () => {
  it("allows all addresses if it is empty", () => {
    expect(ipList([])("203.0.113.9")).to.equal(true);
  });

  const allowed: [string, string][] = [
    ["203.0.113.9", "203.0.113.9"],
    ["203.0.113.0/24", "203.0.113.255"],
    ["203.0.113.77/24", "203.0.113.1"],
    ["203.0.113.0/24", "::ffff:203.0.113.9"],
    ["2001:db8::/32", "2001:db8:ffff::1"],
    ["2001:DB8::1", "2001:db8:0:0:0:0:0:1"],
    ["fe80::/10", "fe80::1%eth0"],
    ["0.0.0.0/0", "198.51.100.1"],
  ];
  for (const [entry, address] of allowed) {
    it(`allows ${address} by ${entry}`, () => {
      expect(ipList([entry])(address)).to.equal(true);
    });
  }

  const refused: [string, string][] = [
    ["203.0.113.0/24", "203.0.114.1"],
    ["203.0.113.9", "203.0.113.10"],
    ["2001:db8::/32", "2001:db9::1"],
    ["0.0.0.0/0", "2001:db8::1"],
    ["203.0.113.0/24", "not an address"],
    ["203.0.113.0/24", ""],
  ];
  for (const [entry, address] of refused) {
    it(`does not allow "${address}" by ${entry}`, () => {
      expect(ipList([entry])(address)).to.equal(false);
    });
  }

  const wrong = [
    "",
    "10.0.0.0/33",
    "10.0.0.0/08",
    "10.0.0.0/",
    "10.0.0/8",
    "::1/129",
    "fe80::1%eth0",
    "10.0.0.0/8/8",
    "a",
  ];
  for (const text of [...wrong, "10.0.0.0/-1", "10.0.0.0/ 8", "0x0a.0.0.1"]) {
    it(`rejects the entry "${text}"`, () => {
      expect(readCidr(text)).to.equal(null);
    });
  }
});
