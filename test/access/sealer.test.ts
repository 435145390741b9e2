import { expect } from "chai";
import fc from "fast-check";
import { createKeyring } from "../../src/access/keyring.ts";
import { createSealer } from "../../src/access/sealer.ts";

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const sealer = createSealer(createKeyring(OLD), "cursors");

describe("A sealed value", () => {
  it("opens to what was sealed, for what it was sealed for", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, binding) => {
        expect(sealer.open(sealer.seal(value, binding), binding)).to.deep.equal(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("does not open for anything else", () => {
    const text = sealer.seal({ after: 5 }, "organization a");
    expect(sealer.open(text, "organization b")).to.equal(null);
    expect(sealer.open(text, "")).to.equal(null);
  });

  it("does not open with any character changed, added or left out", () => {
    const text = sealer.seal([1, "two"], "list");
    for (let index = 0; index < text.length; index += 1) {
      const other = text.charAt(index) === "A" ? "B" : "A";
      expect(sealer.open(text.slice(0, index) + other + text.slice(index + 1), "list"), String(index)).to.equal(null);
      expect(sealer.open(text.slice(0, index) + text.slice(index + 1), "list"), String(index)).to.equal(null);
    }
    for (const wrong of ["", ".", "..", `${text}=`, `${text}.a`, ` ${text}`])
      expect(sealer.open(wrong, "list")).to.equal(null);
  });

  it("has a key of its own for each purpose", () => {
    const other = createSealer(createKeyring(OLD), "links");
    expect(other.open(sealer.seal(1, "x"), "x")).to.equal(null);
  });

  it("still opens while the secret key is being changed, and not afterwards", () => {
    const text = sealer.seal("before", "x");
    expect(createSealer(createKeyring(NEW, OLD), "cursors").open(text, "x")).to.equal("before");
    expect(createSealer(createKeyring(NEW), "cursors").open(text, "x")).to.equal(null);
  });
});
