import { expect } from "chai";
import { confirmedMinutesAgo, createPerson } from "../support/accounts/people.ts";
import { beginConsent, redirectErrorOf, allScopes, locationOf, register } from "../support/oauth/oauth.ts";
import { useFixture } from "../support/fixture.ts";
import { accountEmailTo } from "../support/email/account-emails.ts";

describe("OAuth: lasting access for an application needs a recent confirmation and is reported", () => {
  const fixture = useFixture({ atOwnUrl: true });
  const begin = async () => {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role: "member" });
    const clientId = String((await register(fixture.service.url)).body["client_id"]);
    return { person, ...(await beginConsent(fixture.service.url, { clientId, person })) };
  };

  it("asks for the confirmation when the user allows, and then shows the request again", async () => {
    const { person, browser, page } = await begin();
    await confirmedMinutesAgo(fixture.service, person, 11);
    const path = new URL(page).pathname;
    const allowed = await browser.decide(page, "allow", allScopes);
    expect([allowed.status, allowed.headers.get("location")]).to.deep.equal([
      303,
      `/confirm?${new URLSearchParams({ return_to: path }).toString()}`,
    ]);
    expect(await fixture.service.database.pool("mcp_connections").where({ user_id: person.id })).to.deep.equal([]);
    await confirmedMinutesAgo(fixture.service, person, 0);
    const again = await browser.decide(page, "allow", allScopes);
    expect(await redirectErrorOf(browser, again)).to.equal(null);
  });

  it("does not ask a user who denies", async () => {
    const { person, browser, page } = await begin();
    await confirmedMinutesAgo(fixture.service, person, 11);
    const denied = await browser.decide(page, "deny", []);
    expect(locationOf(denied).pathname).to.not.equal("/confirm");
  });

  it("tells the user by e-mail, in their language, which application can act in their name", async () => {
    for (const [locale, subject] of [
      ["en", /^An application can now act in your name/],
      ["fr", /^Une\sapplication\speut\sdésormais\sagir\sen\svotre\snom/],
    ] as const) {
      const { person, browser, page } = await begin();
      await fixture.service.database.pool("users").where({ id: person.id }).update({ locale });
      const allowed = await browser.decide(page, "allow", allScopes);
      expect(await redirectErrorOf(browser, allowed)).to.equal(null);
      const { text } = await accountEmailTo(fixture.service.dataDir, person.email, (email) =>
        subject.test(email.subject),
      );
      expect(text).to.include("Assistant").and.to.include("/me/connections");
    }
  });
});
