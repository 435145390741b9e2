import { expect } from "chai";
import { hostName } from "../../src/base/platform/rules/host-name.ts";

describe("Company domain", () => {
  it("is the host name of a URL", () => {
    expect(hostName("https://Shop.Acme.example:8443/about?x=1#top")).to.equal("shop.acme.example");
  });

  it("is converted to lower case without the trailing dot", () => {
    expect(hostName("ACME.example.")).to.equal("acme.example");
  });

  it("is converted to ASCII", () => {
    expect(hostName("münchen.example")).to.equal("xn--mnchen-3ya.example");
  });

  it("rejects IP addresses, single words and other text", () => {
    for (const text of ["127.0.0.1", "[::1]", "localhost", "not a host", "http://", "-a.example", "a..example"]) {
      expect(hostName(text), text).to.equal(null);
    }
  });
});
