import { expect } from "chai";
import { claimsIn, startProvider, type TestProvider, refusedAddresses } from "../support/sign-in/identity-provider.ts";
import { browserAt } from "../support/oauth/oauth.ts";
import { createOrganization } from "../support/accounts/people.ts";
import {
  SINGLE_SIGN_ON,
  signOn,
  signOnOrganization,
  type SignOnOrganization,
  startSignOn,
  userOf,
} from "../support/sign-in/single-sign-on.ts";
import { useFixture } from "../support/fixture.ts";

describe("Single sign-on: attacks", () => {
  const fixture = useFixture(SINGLE_SIGN_ON);
  let provider: TestProvider;
  let hostile: TestProvider;
  let acme: SignOnOrganization;
  before(async () => {
    const redirectUri = `${fixture.service.url}/sign-in/sso/callback`;
    provider = await startProvider(redirectUri);
    hostile = await startProvider(redirectUri);
  });
  after(async () => {
    await provider.close();
    await hostile.close();
  });
  beforeEach(async () => {
    acme = await signOnOrganization(fixture.service, provider);
  });
  afterEach(() => {
    provider.forge(null);
    provider.replaceToken(null);
  });

  const ada = (more: object = {}) => ({ sub: `ada-${acme.domain}`, email: `ada@${acme.domain}`, ...more });
  /** The status, the error code of the last entry in the audit log, and the signed-in user. */
  const outcome = async ({ answer, browser }: Awaited<ReturnType<typeof signOn>>): Promise<unknown[]> => {
    const entries = (await acme.owner.get("/v1/activity-log?page_size=100")).list("data");
    const denied = entries.find(({ action, result }) => action === "session.singleSignOn" && result === "denied");
    return [answer.status, denied?.["error_code"], await userOf(browser)];
  };

  it("refuses a callback that is opened twice, and codes that are used again", async () => {
    const { browser, callback } = await signOn(fixture.service, provider, { person: ada() });
    expect((await browser.open(callback.href)).status).to.equal(400);
    const other = await startSignOn(fixture.service, { email: ada().email });
    const target = new URL(callback);
    target.searchParams.set("state", new URL(other.location).searchParams.get("state") ?? "");
    const answer = await other.browser.open(target.href);
    expect([answer.status, await userOf(other.browser)]).to.deep.equal([403, null]);
  });

  it("refuses the response of another browser without using it up", async () => {
    const { browser, location } = await startSignOn(fixture.service, { email: ada().email });
    const callback = await provider.signIn(location, ada());
    for (const victim of [
      browserAt(fixture.service.url),
      (await startSignOn(fixture.service, { email: ada().email })).browser,
    ]) {
      expect((await victim.open(callback.href)).status).to.equal(400);
      expect(await userOf(victim)).to.equal(null);
    }
    await browser.open(callback.href);
    expect(await userOf(browser)).to.include({ email: ada().email });
  });

  it("refuses an expired sign-in", async () => {
    const { browser, location } = await startSignOn(fixture.service, { email: ada().email });
    const callback = await provider.signIn(location, ada());
    await fixture.service.database.pool("single_sign_ons").update({ expires_at: new Date(0) });
    expect((await browser.open(callback.href)).status).to.equal(400);
  });

  it("refuses the response of another issuer (mix-up, RFC 9207)", async () => {
    const { browser, location } = await startSignOn(fixture.service, { email: ada().email });
    const callback = await provider.signIn(location, ada());
    callback.searchParams.set("iss", hostile.issuer);
    const answer = await browser.open(callback.href);
    expect(await outcome({ answer, browser, callback })).to.deep.equal([400, "invalid_response", null]);
  });

  it("refuses a response after the provider was replaced", async () => {
    const { browser, location } = await startSignOn(fixture.service, { email: ada().email });
    const callback = await provider.signIn(location, ada());
    await acme.set({ issuer: hostile.issuer });
    const answer = await browser.open(callback.href);
    expect(await outcome({ answer, browser, callback })).to.deep.equal([400, "expired", null]);
  });

  it("refuses the ID token of another provider", async () => {
    const evil = await signOnOrganization(fixture.service, hostile);
    await signOn(fixture.service, hostile, { person: { sub: "x", email: `x@${evil.domain}` } });
    const foreign = hostile.lastToken();
    expect(claimsIn(foreign)["iss"]).to.equal(hostile.issuer);
    provider.replaceToken(() => foreign);
    expect(await outcome(await signOn(fixture.service, provider, { person: ada() }))).to.deep.equal([
      400,
      "invalid_response",
      null,
    ]);
  });

  const now = Math.floor(Date.now() / 1_000);
  for (const [name, change] of [
    ["nonce", { nonce: "another nonce" }],
    ["missing nonce", { nonce: undefined }],
    ["audience", { aud: "another client" }],
    ["authorized party", { aud: ["crm", "another client"], azp: "another client" }],
    ["issuer", { iss: "https://login.other.example" }],
    ["expiry", { exp: now - 600, iat: now - 1_200 }],
  ] as const) {
    it(`refuses an ID token with a wrong ${name}`, async () => {
      provider.forge((claims) => ({ ...claims, ...change }));
      expect(await outcome(await signOn(fixture.service, provider, { person: ada() }))).to.deep.equal([
        400,
        "invalid_response",
        null,
      ]);
    });
  }

  it("accepts a forged token that is correct, so the tests above fail for their reason", async () => {
    provider.forge((claims) => claims);
    const { browser } = await signOn(fixture.service, provider, { person: ada() });
    expect(await userOf(browser)).to.include({ email: ada().email });
  });

  it("refuses an ID token from an earlier sign-in", async () => {
    await signOn(fixture.service, provider, { person: ada() });
    const earlier = provider.lastToken();
    provider.replaceToken(() => earlier);
    expect(await outcome(await signOn(fixture.service, provider, { person: ada() }))).to.deep.equal([
      400,
      "invalid_response",
      null,
    ]);
  });

  for (const [name, change] of [
    ["a changed payload", (token: string) => token.replace(/\.([^.]+)\./, (_, body: string) => `.${withEmail(body)}.`)],
    ["no signature", (token: string) => `${encode({ alg: "none" })}.${token.split(".")[1] ?? ""}.`],
  ] as const) {
    it(`refuses an ID token with ${name}`, async () => {
      provider.replaceToken(change);
      expect(await outcome(await signOn(fixture.service, provider, { person: ada() }))).to.deep.equal([
        400,
        "invalid_response",
        null,
      ]);
    });
  }

  it("refuses an address unless email_verified is true: other values, texts and a missing claim do not count", async () => {
    for (const email_verified of [false, "false", 0, 1, "no", "true", null, undefined]) {
      const person = ada({ email_verified });
      const attempt = await signOn(fixture.service, provider, { person });
      expect(await outcome(attempt), JSON.stringify(email_verified)).to.deep.equal([403, "email_unverified", null]);
    }
  });

  it("accepts Microsoft's xms_edov instead of a missing email_verified, also only if it is true", async () => {
    const withClaims = async (claims: object, email_verified?: boolean): Promise<unknown[]> => {
      provider.forge((others) => ({ ...others, ...claims }));
      return await outcome(await signOn(fixture.service, provider, { person: ada({ email_verified }) }));
    };
    for (const xms_edov of [false, 1, "1", "true"])
      expect(await withClaims({ xms_edov }), String(xms_edov)).to.deep.equal([403, "email_unverified", null]);
    expect(await withClaims({ xms_edov: true }, false)).to.deep.equal([403, "email_unverified", null]);
    const [status, , user] = await withClaims({ xms_edov: true });
    expect([status, (user as { email: string }).email]).to.deep.equal([303, ada().email]);
  });

  it("refuses every address that the API refuses or stores in another form, and creates no member for it", async () => {
    for (const [kind, email] of refusedAddresses(acme.domain)) {
      // A contact, because the API removes invisible characters of an address that a person pasted.
      const api = await acme.owner.post("/v1/entities", { entity_type: "contact", email });
      if (api.status !== 400) expect([api.status, api.at("data.email")], kind).to.not.deep.equal([201, email]);
      const attempt = signOn(fixture.service, provider, { person: ada({ email }), email: ada().email });
      expect(await outcome(await attempt), kind).to.deep.equal([403, "email_missing", null]);
    }
    expect((await acme.owner.get("/v1/members")).at("meta.total")).to.equal(1);
  });

  it("refuses a person without an address", async () => {
    const person = { sub: "nobody" };
    const attempt = signOn(fixture.service, provider, { person, email: ada().email });
    expect(await outcome(await attempt)).to.deep.equal([403, "email_missing", null]);
  });

  it("refuses an address of a domain that is not verified, or that another organization verified", async () => {
    const other = await signOnOrganization(fixture.service, hostile);
    for (const email of [`ada@${other.domain}`, "ada@gmail.example", `ada@sub.${acme.domain}`]) {
      const attempt = signOn(fixture.service, provider, { person: ada({ email }), email: ada().email });
      expect(await outcome(await attempt), email).to.deep.equal([403, "foreign_domain", null]);
    }
  });

  it("never signs in an account of another organization, although its address has a domain of this one", async () => {
    const victim = await createOrganization(fixture.service);
    const { id } = victim.owner;
    await fixture.service.database.pool("users").where({ id }).update({ email: ada().email });
    expect(await outcome(await signOn(fixture.service, provider, { person: ada() }))).to.deep.equal([
      403,
      "email_taken",
      null,
    ]);
    expect(await fixture.service.database.pool("user_identities").where({ user_id: id })).to.deep.equal([]);
  });

  it("keeps identities of equal subjects in different organizations apart", async () => {
    const other = await signOnOrganization(fixture.service, provider);
    const mine = await signOn(fixture.service, provider, { person: ada({ sub: "same" }) });
    const theirs = await signOn(fixture.service, provider, { person: { sub: "same", email: `ada@${other.domain}` } });
    expect(await userOf(mine.browser)).to.include({ email: ada().email });
    expect(await userOf(theirs.browser)).to.include({ email: `ada@${other.domain}` });
  });
});

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString("base64url");
const withEmail = (body: string): string => {
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as object;
  return encode({ ...claims, email: "other@other.example" });
};
