import { expect } from "chai";
import {
  newTotpSecret,
  stepOfCode,
  totpUri,
  hashRecoveryCode,
  isAppCode,
  newRecoveryCodes,
} from "../../src/features/sign-in/second-factor-codes.ts";

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
