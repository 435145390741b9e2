import { expect } from "chai";
import fc from "fast-check";
import { createKeyring } from "../../src/base/platform/keyring.ts";
import { createSignedTokens } from "../../src/base/platform/signed-token.ts";

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
