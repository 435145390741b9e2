import { argon2Sync } from "node:crypto";
import { expect } from "chai";
import { createPasswords } from "../../src/features/sign-in/password.ts";

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
