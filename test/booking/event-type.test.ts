import { expect } from "chai";
import { freeSlug, slugOf } from "../../src/features/booking/rules/event-type.ts";

const FORM = /^[a-z0-9][a-z0-9-]{0,62}$/;

describe("Event type slug", () => {
  const titles: readonly [title: string, slug: string][] = [
    ["Introductory call", "introductory-call"],
    ["  Œuvre & Straße: 30 min!  ", "oeuvre-strasse-30-min"],
    ["L’été à deux", "lete-a-deux"],
    ["相談", "event"],
    ["---", "event"],
    ["x".repeat(150), "x".repeat(63)],
    [`${"x".repeat(62)} y`, "x".repeat(62)],
  ];
  for (const [title, slug] of titles) {
    it(`of ${JSON.stringify(title.slice(0, 40))} is ${slug.slice(0, 40)}`, () => {
      expect(slugOf(title)).to.equal(slug);
      expect(slug).to.match(FORM);
    });
  }

  it("gets a number if it is taken and keeps within the maximum length", () => {
    const taken = new Set<string>();
    for (const wanted of ["call", "call", "call-2", "call", "y".repeat(63), "y".repeat(63)]) {
      const slug = freeSlug(wanted, taken);
      expect(slug).to.match(FORM);
      expect(taken).not.to.include(slug);
      taken.add(slug);
    }
    expect([...taken]).to.deep.equal(["call", "call-2", "call-2-2", "call-3", "y".repeat(63), `${"y".repeat(61)}-2`]);
  });
});
