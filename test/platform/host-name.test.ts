import { expect } from "chai";
import { hostName } from "../../src/platform/rules/host-name.ts";

describe("a company's domain", () => {
  it("is the host of a full URL", () => {
    expect(hostName("https://Shop.Acme.example:8443/about?x=1#top")).to.equal("shop.acme.example");
  });

  it("is a host name in lower case, without the final dot", () => {
    expect(hostName("ACME.example.")).to.equal("acme.example");
  });

  it("is written in ASCII", () => {
    expect(hostName("münchen.example")).to.equal("xn--mnchen-3ya.example");
  });

  it("is neither an address, nor a single word, nor something else", () => {
    for (const text of ["127.0.0.1", "[::1]", "localhost", "not a host", "http://", "-a.example", "a..example"]) {
      expect(hostName(text), text).to.equal(null);
    }
  });
});
