import { expect } from "chai";
import { newId, timeOfId } from "../../src/base/platform/ids.ts";

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
