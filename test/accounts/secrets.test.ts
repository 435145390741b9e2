import { argon2Sync } from "node:crypto";
import { expect } from "chai";
import fc from "fast-check";
import { createPasswords } from "../../src/features/sign-in/password.ts";
import {
  newTotpSecret,
  stepOfCode,
  totpUri,
  hashRecoveryCode,
  isAppCode,
  newRecoveryCodes,
} from "../../src/features/sign-in/second-factor-codes.ts";
import { shownKeyParts, isApiKey, newApiKey } from "../../src/features/accounts/secrets.ts";

const passwords = createPasswords();
const PASSWORD = "correct horse battery staple";

describe("Password hashing", () => {
  it("uses argon2id with 46 MiB and agrees with another implementation", async () => {
    const stored = await passwords.hash(PASSWORD);
    const [, algorithm, version, costs, salt = "", hash = ""] = stored.split("$");
    expect([algorithm, version, costs]).to.deep.equal(["argon2id", "v=19", "m=47104,t=1,p=1"]);
    const own = argon2Sync("argon2id", {
      message: PASSWORD,
      nonce: Buffer.from(salt, "base64"),
      parallelism: 1,
      tagLength: 32,
      memory: 47_104,
      passes: 1,
    });
    expect(own.toString("base64").replace(/=+$/, "")).to.equal(hash);
  });

  it("accepts either Unicode form of accented characters and rejects other passwords", async () => {
    const stored = await passwords.hash("caf\u00e9 au lait");
    expect((await passwords.check(stored, "cafe\u0301 au lait")).right).to.equal(true);
    expect((await passwords.check(stored, "cafe au lait")).right).to.equal(false);
  });

  it("rejects any password for an unknown user and takes the same time", async () => {
    const stored = await passwords.hash(PASSWORD);
    const known = await least(() => passwords.check(stored, "wrong password"));
    const unknown = await least(() => passwords.check(null, "wrong password"));
    expect((await passwords.check(null, PASSWORD)).right).to.equal(false);
    expect(unknown / known).to.be.within(0.5, 2);
  });

  it("accepts hashes with other cost parameters and rehashes them", async () => {
    const old = argon2Sync("argon2id", {
      message: PASSWORD,
      nonce: Buffer.alloc(16, 5),
      parallelism: 1,
      tagLength: 32,
      memory: 8_192,
      passes: 2,
    });
    const [salt, hash] = [Buffer.alloc(16, 5), old].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
    const { right, rehash } = await passwords.check(`$argon2id$v=19$m=8192,t=2,p=1$${salt}$${hash}`, PASSWORD);
    expect(right).to.equal(true);
    expect(rehash).to.match(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(await passwords.check(rehash, PASSWORD)).to.deep.equal({ right: true, rehash: null });
  });
});

/**
 * Returns the lowest processor time of seven calls, in microseconds. Unlike wall-clock time, it does not depend on
 * other load on the machine.
 */
async function least(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    times.push(user + system);
  }
  return Math.min(...times);
}

/** The secret of the test vectors of RFC 6238, `12345678901234567890` in Base32. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("Codes of authenticator apps", () => {
  it("agree with the test vectors of RFC 6238 (SHA-1, last six digits)", () => {
    const vectors: readonly (readonly [number, string])[] = [
      ...([
        [59, "287082"],
        [1_111_111_109, "081804"],
        [1_111_111_111, "050471"],
      ] as const),
      ...([
        [1_234_567_890, "005924"],
        [2_000_000_000, "279037"],
        [20_000_000_000, "353130"],
      ] as const),
    ];
    for (const [seconds, code] of vectors) {
      expect(stepOfCode(SECRET, code, seconds * 1000), code).to.equal(Math.floor(seconds / 30));
    }
  });

  it("are valid one step before and after their own, and no longer", () => {
    const step = 37_037_036;
    const codeOfStep = "081804";
    const at = (steps: number): number | null => stepOfCode(SECRET, codeOfStep, (step + steps) * 30_000);
    expect([-2, -1, 0, 1, 2].map(at)).to.deep.equal([null, step, step, step, null]);
  });

  it("come from a random secret of 160 bits, in a URI with issuer and account", () => {
    const secret = newTotpSecret();
    expect(secret).to.match(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).to.not.equal(secret);
    const uri = new URL(totpUri(secret, "zoé+crm@acme.example"));
    expect(uri.protocol).to.equal("otpauth:");
    expect(decodeURIComponent(uri.pathname)).to.contain("CRM:zoé+crm@acme.example");
    expect(Object.fromEntries(uri.searchParams)).to.include({ secret, issuer: "CRM", period: "30", digits: "6" });
  });
});

describe("Recovery codes", () => {
  it("are ten different codes of 12 unambiguous characters", () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).to.equal(10);
    for (const code of codes) expect(code).to.match(/^[2-9a-km-np-z]{4}-[2-9a-km-np-z]{4}-[2-9a-km-np-z]{4}$/);
    expect(codes.some(isAppCode)).to.equal(false);
  });

  it("have the same hash with other spaces and capitals, and another hash for another user", () => {
    const hash = hashRecoveryCode("user", "7f2k-9qmd-x4tb").toString("hex");
    expect(hashRecoveryCode("user", " 7F2K 9QMDX4TB ").toString("hex")).to.equal(hash);
    expect(hashRecoveryCode("other", "7f2k-9qmd-x4tb").toString("hex")).to.not.equal(hash);
  });
});

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
