import { expect } from "chai";
import { useCampaigns } from "../../support/email/campaigns.ts";
import { expectLimitPerMinute, untilRefused } from "../../support/limited-calls.ts";

describe("HTTP: rate limit of tracking links", () => {
  const fixture = useCampaigns({ rateLimits: "on" });

  it("returns 429 after 120 requests of an address", async () => {
    const calls = await untilRefused(() => fetch(`${fixture.service.url}/v1/public/open/x`), 180);
    expectLimitPerMinute(calls, 120);
    expect(new Set(calls.accepted.map(({ status }) => status))).to.deep.equal(new Set([404]));
    expect((await fetch(`${fixture.service.url}/v1/public/click/x`)).status).to.equal(404);
  });
});
