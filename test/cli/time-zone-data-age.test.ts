import { expect } from "chai";
import { whyOld } from "../../src/cli/doctor/time-zone-checks.ts";

describe("Age of the time zone data", () => {
  const on = (day: string) => ({ system: null, today: new Date(day) });

  it("is reported as outdated if the operating system has a newer release", () => {
    const now = on("2026-06-01");
    expect(whyOld({ ...now, version: "2026c", system: "2026f" })).to.equal("system_is_newer");
    expect(whyOld({ ...now, version: "2026c", system: "2026c" })).to.equal(null);
    expect(whyOld({ ...now, version: "2026c", system: "2025b" })).to.equal(null);
  });

  it("is reported as outdated half a year after the release, judged by its name", () => {
    expect(whyOld({ ...on("2026-10-31"), version: "2026c" })).to.equal(null);
    expect(whyOld({ ...on("2026-11-01"), version: "2026c" })).to.equal("months_old");
    expect(whyOld({ ...on("2027-04-30"), version: "2026f" })).to.equal(null);
    expect(whyOld({ ...on("2027-05-01"), version: "2026f" })).to.equal("months_old");
  });

  it("is not reported if the name of the release is unknown", () => {
    expect(whyOld({ ...on("2030-01-01"), version: "unknown" })).to.equal(null);
  });
});
