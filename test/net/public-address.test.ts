import { expect } from "chai";
import { isPublicAddress, networks } from "../../src/base/net/public-address.ts";
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
