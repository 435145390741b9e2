import { expect } from "chai";
import {
  ASSERTION_GRANT,
  assertionPlace,
  secondsNow,
  type AssertionPlace,
  type Claims,
} from "../support/oauth/assertions.ts";
import { startProvider, type TestProvider, addressOf, refusedAddresses } from "../support/sign-in/identity-provider.ts";
import { postForm, type OauthAnswer } from "../support/oauth/oauth.ts";
import type { Person } from "../support/accounts/people.ts";
import { SINGLE_SIGN_ON, signOnOrganization, type SignOnOrganization } from "../support/sign-in/single-sign-on.ts";
import { useFixture } from "../support/fixture.ts";

describe("OAuth: rejected assertions of identity providers", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let place: AssertionPlace;
  let foreign: TestProvider;
  let acme: SignOnOrganization;
  let ada: Person;
  before(async () => {
    [place, foreign] = await Promise.all([assertionPlace(fixture.service), startProvider(`${url()}/callback`)]);
  });
  after(() => Promise.all([place.close(), foreign.close()]));
  beforeEach(async () => {
    ({ acme, ada } = await place.member());
  });

  const url = (): string => fixture.service.url;
  const claims = (more: Claims = {}): Claims => place.claims(ada, more);
  const send = (assertion: string, more: Record<string, string> = {}): Promise<OauthAnswer> =>
    place.send(assertion, more);
  const connections = async (): Promise<unknown[]> => (await acme.owner.get("/v1/connections")).list("data");
  const without = (name: string): Claims =>
    Object.fromEntries(Object.entries(claims()).filter(([claim]) => claim !== name));

  const AUDIENCE = "aud must be exactly the issuer";
  const RESOURCE = "resource must be the URL";
  const TIME = "expired, too old or not valid yet";
  const MALFORMED = "not a valid ID-JAG";
  const SIGNATURE = "does not match a key";
  const UNTRUSTED = "no organization accepts assertions of this issuer for this person";
  const rejected: Readonly<Record<string, [claims: () => Claims, reason: string, header?: object]>> = {
    "for another audience": [() => claims({ aud: "https://other.example" }), AUDIENCE],
    "for several audiences": [() => claims({ aud: [url(), "https://other.example"] }), AUDIENCE],
    "for another client": [() => claims({ client_id: "https://other.example/client.json" }), "another client_id"],
    "for another resource": [() => claims({ resource: "https://other.example/mcp" }), RESOURCE],
    "for this and another resource": [() => claims({ resource: [`${url()}/mcp`, "https://a.example"] }), RESOURCE],
    "that is expired": [() => claims({ iat: secondsNow() - 400, exp: secondsNow() - 100 }), TIME],
    "that was issued long ago": [() => claims({ iat: secondsNow() - 7_200, exp: secondsNow() + 7_200 }), TIME],
    "of the future": [() => claims({ iat: secondsNow() + 300, exp: secondsNow() + 600 }), TIME],
    "that is not valid yet": [() => claims({ nbf: secondsNow() + 300 }), TIME],
    "of another type, such as an ID token": [claims, MALFORMED, { typ: "JWT" }],
    "without a type": [claims, MALFORMED, { typ: undefined }],
    "that is not signed": [claims, SIGNATURE, { alg: "none" }],
    "that names a symmetric algorithm": [claims, SIGNATURE, { alg: "HS256" }],
    "with an unknown key": [claims, SIGNATURE, { kid: "another" }],
    "without jti": [() => without("jti"), MALFORMED],
    "without exp": [() => without("exp"), MALFORMED],
    "without iat": [() => without("iat"), MALFORMED],
    "without client_id": [() => without("client_id"), MALFORMED],
    "without sub": [() => without("sub"), MALFORMED],
    "of an unknown user": [() => claims({ email: `nobody@${acme.domain}` }), "not an active member"],
    "of a person without an address who never signed in": [() => without("email"), UNTRUSTED],
    "with an address of another domain": [() => claims({ email: "ada@elsewhere.example" }), UNTRUSTED],
    ...Object.fromEntries(
      [false, 0, 1, "true", "no", null, undefined].map((email_verified) => [
        `whose email_verified is anything but true (${JSON.stringify(email_verified)})`,
        [() => claims({ email_verified }), "not an active member"],
      ]),
    ),
    ...Object.fromEntries(
      refusedAddresses("sso.example").map(([kind]) => [
        `whose address the API refuses too: ${kind}`,
        [() => claims({ email: addressOf(kind, acme.domain) }), UNTRUSTED],
      ]),
    ),
  };
  for (const [which, [made, reason, header]] of Object.entries(rejected)) {
    it(`an assertion ${which}`, async () => {
      const { status, body } = await send(place.provider.assertion(made(), header));
      expect([status, body["error"]], JSON.stringify(body)).to.deep.equal([400, "invalid_grant"]);
      expect(body["error_description"]).to.include(reason);
      expect(await connections()).to.deep.equal([]);
    });
  }

  it("texts that are no JWT, and requests without an assertion", async () => {
    for (const text of ["x", "a.b.c", `${place.provider.assertion(claims())}x`, "e30.e30."]) {
      const { status, body } = await send(text);
      expect([status, body["error"]], text).to.deep.equal([400, "invalid_grant"]);
    }
    const { status, body } = await postForm(`${url()}/oauth/token`, {
      grant_type: ASSERTION_GRANT,
      client_id: place.clientId,
    });
    expect([status, body["error"]]).to.deep.equal([400, "invalid_request"]);
    const other = await send(place.provider.assertion(claims()), { resource: "https://other.example/mcp" });
    expect([other.status, other.body["error"]]).to.deep.equal([400, "invalid_target"]);
  });

  it("an assertion of the identity provider of another organization", async () => {
    const theirs = await signOnOrganization(fixture.service, foreign);
    await theirs.owner.put("/v1/ai-policy", { enterprise_managed: true });
    for (const more of [{}, { iss: place.provider.issuer }]) {
      const { status, body } = await send(foreign.assertion(claims(more)));
      expect([status, body["error"]]).to.deep.equal([400, "invalid_grant"]);
    }
    expect(await connections()).to.deep.equal([]);
    // The same issuer in two organizations: the domain of the address decides.
    const twin = await signOnOrganization(fixture.service, place.provider);
    await twin.owner.put("/v1/ai-policy", { enterprise_managed: true });
    expect((await send(place.provider.assertion(claims()))).status).to.equal(200);
    expect((await twin.owner.get("/v1/connections")).at("meta.total")).to.equal(0);
    expect(await connections()).to.have.length(1);
  });
});
