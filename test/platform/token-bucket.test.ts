import { expect } from "chai";
import fc from "fast-check";
import {
  fullBucket,
  isFull,
  retryAfterSeconds,
  spend,
  type Bucket,
} from "../../src/base/platform/rules/token-bucket.ts";

const limits = fc.constantFrom(5, 10, 30, 60, 120, 1_000);
const MINUTE = 60_000;

describe("Token bucket", () => {
  it("allows a burst of exactly its full size", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 0, max: 2e12 }), (limit, now) => {
        expect(allowedOf(repeat(limit + 5, now), limit)).to.equal(limit);
      }),
    );
  });

  it("allows a call after the time in Retry-After in any state", () => {
    fc.assert(
      fc.property(limits, fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 300 }), (limit, gaps) => {
        let now = 1e12;
        let bucket: Bucket = fullBucket;
        for (const gap of gaps) {
          now += gap;
          const { allowed, bucket: after, wait } = spend(bucket, limit, now);
          bucket = after;
          if (!allowed) expect(spend(after, limit, now + retryAfterSeconds(wait) * 1_000).allowed).to.equal(true);
        }
      }),
    );
  });

  it("blocks a tight loop while it continues", () => {
    const times = Array.from({ length: 5_000 }, (_, index) => index * 100);
    expect(allowedOf(times, 5)).to.equal(5);
  });

  it("allows at most its size plus the refill within an hour", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 1_000, max: 20_000 }), (limit, gap) => {
        const times = Array.from({ length: Math.floor((60 * MINUTE) / gap) }, (_, index) => index * gap);
        expect(allowedOf(times, limit)).to.be.at.most(limit * 61);
      }),
      { numRuns: 30 },
    );
  });

  it("takes no token for a rejected call", () => {
    let bucket = fullBucket;
    for (let call = 0; call < 5; call++) bucket = spend(bucket, 5, 0).bucket;
    const refused = spend(bucket, 5, 0);
    expect(refused.allowed).to.equal(false);
    expect(refused.bucket.fullAt).to.equal(bucket.fullAt);
  });

  it("restarts the pause with every call during it", () => {
    let bucket = fullBucket;
    for (let call = 0; call < 120; call++) bucket = spend(bucket, 120, 0).bucket;
    for (const now of [0, 900, 1_800, 2_700]) {
      const { allowed, bucket: after } = spend(bucket, 120, now);
      expect(allowed).to.equal(false);
      bucket = after;
    }
    expect(spend(bucket, 120, 3_700).allowed).to.equal(true);
  });

  it("can be discarded when it is full and not paused", () => {
    const { bucket } = spend(fullBucket, 5, 0);
    expect(isFull(bucket, 11_999)).to.equal(false);
    expect(isFull(bucket, 12_000)).to.equal(true);
    expect(isFull({ fullAt: 0, pausedUntil: 1_000 }, 999)).to.equal(false);
  });
});

function repeat(times: number, now: number): number[] {
  return Array.from({ length: times }, () => now);
}

function allowedOf(times: readonly number[], limit: number): number {
  let bucket: Bucket = fullBucket;
  let allowed = 0;
  for (const now of times) {
    const spending = spend(bucket, limit, now);
    bucket = spending.bucket;
    if (spending.allowed) allowed += 1;
  }
  return allowed;
}
