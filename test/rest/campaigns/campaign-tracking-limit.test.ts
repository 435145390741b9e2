import { expect } from "chai";
import { useCampaigns } from "../../support/campaigns.ts";

describe("HTTP: rate limit of tracking links", () => {
  const fixture = useCampaigns({ rateLimits: "on" });

  it("returns 429 after 120 requests of an address", async () => {
    // More than 121, because two more are allowed for each second that they take.
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 180 }, () => fetch(`${fixture.service.url}/v1/public/open/x`)),
    );
    const count = (wanted: number): number => answers.filter(({ status }) => status === wanted).length;
    const refilled = Math.ceil(((performance.now() - started) / 1_000) * 2);
    expect(count(404)).to.be.within(120, 120 + refilled);
    expect(count(429)).to.be.at.least(1);
    expect(count(404) + count(429)).to.equal(answers.length);
    expect((await fetch(`${fixture.service.url}/v1/public/click/x`)).status).to.equal(404);
  });
});
