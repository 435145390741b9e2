import { expect } from "chai";
import { signIn } from "../support/accounts/people.ts";
import type { Caller } from "../support/caller.ts";
import { useFixture } from "../support/fixture.ts";
import { PUBLIC } from "../support/webhooks/listener.ts";

describe("GET /v1/sign-in-settings (signInSettings.get)", () => {
  const fixture = useFixture();
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
  });

  it("returns null for what an organization has not set up, and afterwards the same as their own operations", async () => {
    const none = await owner.get("/v1/sign-in-settings");
    expect([none.status, none.at("data")]).to.deep.equal([200, { identity_provider: null, scim: null }]);
    const provider = {
      issuer: `https://${PUBLIC}/settings`,
      client_id: "crm",
      client_secret: "a secret of the provider",
    };
    expect((await owner.put("/v1/identity-provider", provider)).status).to.equal(200);
    const token = await owner.post("/v1/scim-token");
    const both = await owner.get("/v1/sign-in-settings");
    expect(both.at("data.identity_provider")).to.deep.equal((await owner.get("/v1/identity-provider")).at("data"));
    expect(both.at("data.scim")).to.deep.equal((await owner.get("/v1/scim-token")).at("data"));
    for (const secret of [provider.client_secret, token.string("data.secret")])
      expect(both.text).to.not.contain(secret);
  });
});
