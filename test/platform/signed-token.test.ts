import { expect } from "chai";
import fc from "fast-check";
import { createKeyring } from "../../src/base/platform/keyring.ts";
import { createSignedTokens } from "../../src/base/platform/signed-token.ts";
import { createLinks, type LinkAction } from "../../src/base/platform/links.ts";
import { newId, timeOfId } from "../../src/base/platform/ids.ts";

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const signedTokens = createSignedTokens(createKeyring(OLD), "cursors");

describe("Signed tokens", () => {
  it("return the signed value for the same binding", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, binding) => {
        expect(signedTokens.verify(signedTokens.sign(value, binding), binding)).to.deep.equal(
          JSON.parse(JSON.stringify(value)),
        );
      }),
    );
  });

  it("are invalid for another binding", () => {
    const text = signedTokens.sign({ after: 5 }, "organization a");
    expect(signedTokens.verify(text, "organization b")).to.equal(null);
    expect(signedTokens.verify(text, "")).to.equal(null);
  });

  it("are invalid with any character changed, added or removed", () => {
    const text = signedTokens.sign([1, "two"], "list");
    for (let index = 0; index < text.length; index += 1) {
      const other = text.charAt(index) === "A" ? "B" : "A";
      expect(signedTokens.verify(text.slice(0, index) + other + text.slice(index + 1), "list"), String(index)).to.equal(
        null,
      );
      expect(signedTokens.verify(text.slice(0, index) + text.slice(index + 1), "list"), String(index)).to.equal(null);
    }
    for (const wrong of ["", ".", "..", `${text}=`, `${text}.a`, ` ${text}`])
      expect(signedTokens.verify(wrong, "list")).to.equal(null);
  });

  it("use a separate key for each purpose", () => {
    const other = createSignedTokens(createKeyring(OLD), "links");
    expect(other.verify(signedTokens.sign(1, "x"), "x")).to.equal(null);
  });

  it("stay valid while the secret key is rotated, and not afterwards", () => {
    const text = signedTokens.sign("before", "x");
    expect(createSignedTokens(createKeyring(NEW, OLD), "cursors").verify(text, "x")).to.equal("before");
    expect(createSignedTokens(createKeyring(NEW), "cursors").verify(text, "x")).to.equal(null);
  });
});

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

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("IDs", () => {
  it("are UUIDs of version 7 that contain their creation time", () => {
    const now = Date.parse("2026-03-01T09:30:00.123Z");
    const id = newId(now);
    expect(id).to.match(FORM);
    expect(timeOfId(id)).to.equal("2026-03-01T09:30:00.123Z");
  });

  it("sort after all earlier IDs, also within a millisecond", () => {
    const now = Date.parse("2026-03-01T09:31:00.000Z");
    const ids = Array.from({ length: 20_000 }, () => newId(now));
    expect(new Set(ids).size).to.equal(ids.length);
    expect(ids.toSorted()).to.deep.equal(ids);
  });
});
