import { expect } from "chai";
import { createKeyring } from "../../src/base/platform/keyring.ts";
import { createLinks, type LinkAction } from "../../src/base/platform/links.ts";
import { createSignedTokens } from "../../src/base/platform/signed-token.ts";

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const links = createLinks(createKeyring(OLD));
const target = { org_id: "an organization", event_id: "an event", invitee_id: "somebody" };
const NOW = Date.parse("2026-03-01T00:00:00Z");
const token = links.sign("booking", target, NOW + 1_000);

describe("Signed links", () => {
  it("contain their target until they expire", () => {
    expect(links.verify("booking", token, NOW)).to.deep.equal(target);
    expect(links.verify("booking", token, NOW + 999)).to.deep.equal(target);
    expect(links.verify("booking", token, NOW + 1_000)).to.equal(null);
  });

  it("can be used in a path without encoding", () => {
    expect(encodeURIComponent(token)).to.equal(token);
    expect(token.length).to.be.below(512);
  });

  it("are valid for one action only", () => {
    expect(links.verify("another" as LinkAction, token, NOW)).to.equal(null);
  });

  it("reject tokens that were signed for another purpose or with another key", () => {
    const cursor = createSignedTokens(createKeyring(OLD), "cursors").sign({ target, expires: NOW + 1_000 }, "booking");
    const forged = createLinks(createKeyring(NEW)).sign("booking", target, NOW + 1_000);
    for (const wrong of [cursor, forged, "", "x.y", token.slice(1)]) {
      expect(links.verify("booking", wrong, NOW)).to.equal(null);
    }
  });

  it("stay valid while the secret key is rotated", () => {
    expect(createLinks(createKeyring(NEW, OLD)).verify("booking", token, NOW)).to.deep.equal(target);
  });
});
