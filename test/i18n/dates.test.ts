import { expect } from "chai";
import { dateIn } from "../../src/features/sign-in/pages/parts.ts";
import { pageDates } from "../../src/features/booking/texts/page-dates.ts";
import { dayIn, momentIn, periodIn } from "../../src/base/i18n/event-times.ts";

describe("Dates in texts", () => {
  const [first, eleventh] = ["2026-04-01T13:00:00Z", "2026-04-11T01:00:00Z"];
  const french = { locale: "fr", timezone: "Europe/Paris" } as const;

  it("write the first day of a month as 1er in French", () => {
    expect(momentIn(first, "fr")).to.equal("1er avril 2026 à 13:00 UTC");
    expect(dayIn({ start_at: first, end_at: first }, french)).to.match(/^1er avr\. 2026/);
    expect(periodIn({ start_at: first, end_at: "2026-04-01T13:30:00Z" }, french)).to.match(/^mercredi 1er avril 2026/);
    expect(pageDates("fr").day("2026-04-01")).to.equal("mercredi 1er avril 2026");
    expect(dateIn(first, { locale: "fr", organization: french })).to.equal("1er avril 2026");
  });

  it("leave other days, times and languages unchanged", () => {
    expect(momentIn(eleventh, "fr")).to.equal("11 avril 2026 à 01:00 UTC");
    expect(momentIn(first, "en")).to.equal("April 1, 2026 at 1:00 PM UTC");
    expect(dateIn(first, { locale: "en", organization: french })).to.equal("1 April 2026");
  });
});
