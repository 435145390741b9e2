import { expect } from "chai";
import fc from "fast-check";
import { shownKeyParts, isApiKey, newApiKey } from "../../src/features/accounts/secrets.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

describe("API key secret", () => {
  it("has the accepted format and is unique", () => {
    const keys = Array.from({ length: 10_000 }, () => newApiKey());
    expect(new Set(keys).size).to.equal(keys.length);
    for (const key of keys) expect(isApiKey(key), key).to.equal(true);
  });

  it("is rejected if any one character is changed", () => {
    const place = fc.nat({ max: 37 });
    const shift = fc.integer({ min: 1, max: 61 });
    fc.assert(
      fc.property(place, shift, (offset, distance) => {
        const key = newApiKey();
        const index = 4 + offset;
        const other = ALPHABET.charAt((ALPHABET.indexOf(key.charAt(index)) + distance) % 62);
        expect(isApiKey(key.slice(0, index) + other + key.slice(index + 1))).to.equal(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is rejected if two adjacent characters are swapped", () => {
    const key = newApiKey();
    for (let index = 4; index < key.length - 1; index += 1) {
      const [left, right] = [key.charAt(index), key.charAt(index + 1)];
      if (left === right) continue;
      expect(isApiKey(key.slice(0, index) + right + left + key.slice(index + 2))).to.equal(false);
    }
  });

  for (const text of ["", "crs_", "sk_live_0123456789", `crs_${"0".repeat(37)}`, `crs_${"é".repeat(38)}`]) {
    it(`does not match "${text}"`, () => {
      expect(isApiKey(text)).to.equal(false);
    });
  }

  it("is identified by its first twelve and last four characters", () => {
    const key = newApiKey();
    expect(shownKeyParts(key)).to.deep.equal({ prefix: key.slice(0, 12), last4: key.slice(38) });
  });
});
