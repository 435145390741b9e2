import { expect } from "chai";
import { startProvider, type TestProvider } from "../support/sign-in/identity-provider.ts";
import { createPerson } from "../support/accounts/people.ts";
import {
  SINGLE_SIGN_ON,
  signOn,
  signOnOrganization,
  type SignOnOrganization,
  userOf,
} from "../support/sign-in/single-sign-on.ts";
import { callerAt } from "../support/caller.ts";
import { useFixture } from "../support/fixture.ts";
import { accountEmailTo } from "../support/email/account-emails.ts";
import { scimClient } from "../support/sign-in/scim-client.ts";

const NAME = { first_name: "Zoë", last_name: "Lindström" };

describe("The first booking_slug of everybody who becomes a member", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let provider: TestProvider;
  let acme: SignOnOrganization;
  before(async () => {
    provider = await startProvider(`${fixture.service.url}/sign-in/sso/callback`);
    acme = await signOnOrganization(fixture.service, provider);
  });
  after(() => provider.close());

  const slugOf = async (email: string): Promise<unknown> => {
    const { database } = fixture.service;
    const row = await database.pool("users").where({ email }).first<{ booking_slug: unknown }>("booking_slug");
    return row.booking_slug;
  };
  /** Users of the command line and of the demo. */
  const provisioned = async (name: object, email: string): Promise<unknown> => {
    await createPerson(fixture.service, { organization: acme.organization.record, role: "member", ...name, email });
    return await slugOf(email);
  };
  const accepted = async (email: string, more: object = {}): Promise<number> => {
    await acme.owner.post("/v1/members", { email, role: "member", ...NAME });
    const { token } = await accountEmailTo(fixture.service.dataDir, email);
    const body = { token, password: "a long enough passphrase", ...more };
    return (await callerAt(fixture.service.url).post("/v1/invitations/accept", body)).status;
  };

  it("is the name, with a number if another user of any organization has it", async () => {
    expect(await provisioned(NAME, "zoe@made.example")).to.equal("zoe-lindstrom");
    const scim = scimClient(fixture.service.url, (await acme.owner.post("/v1/scim-token")).string("data.secret"));
    const userName = `zoe@${acme.domain}`;
    const added = await scim.send("POST", "/Users", { userName, name: { givenName: "Zoë", familyName: "Lindström" } });
    expect(added.status, added.text).to.equal(201);
    expect(await slugOf(userName)).to.equal("zoe-lindstrom-2");
    const other = await signOnOrganization(fixture.service, provider);
    const person = { sub: "zoe", email: `zoe@${other.domain}`, email_verified: true };
    const { browser } = await signOn(fixture.service, provider, {
      person: { ...person, given_name: "Zoë", family_name: "Lindström" },
    });
    expect(await userOf(browser)).to.include({ booking_slug: "zoe-lindstrom-3" });
    expect(await accepted("zoe@invited.example")).to.be.within(200, 201);
    expect(await slugOf("zoe@invited.example")).to.equal("zoe-lindstrom-4");
  });

  it("is the beginning of the address if the name has no Latin letters, and never a path of the service", async () => {
    const name = { first_name: "太郎", last_name: "山田" };
    expect(await provisioned(name, "yamada.taro@made.example")).to.equal("yamada-taro");
    expect(await provisioned(name, "山@made.example")).to.equal("meet");
    expect(await provisioned({ first_name: "Unsubscribe", last_name: null }, "x@made.example")).to.equal(
      "unsubscribe-2",
    );
    const long = await provisioned({ first_name: "A".repeat(100), last_name: "B" }, "long@made.example");
    expect(String(long)).to.match(/^a{63}$/);
  });

  it("differs for people of one name who accept their invitations at once", async () => {
    const addresses = Array.from({ length: 8 }, (_, index) => `bo.${index}@at-once.example`);
    const names = { first_name: "Bo", last_name: "Diallo" };
    const statuses = await Promise.all(addresses.map((email) => accepted(email, names)));
    expect(statuses).to.deep.equal(addresses.map(() => 200));
    const slugs = await Promise.all(addresses.map(slugOf));
    const expected = ["bo-diallo", ...[2, 3, 4, 5, 6, 7, 8].map((number) => `bo-diallo-${number}`)];
    expect(slugs).to.have.members(expected);
  });
});
