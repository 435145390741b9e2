import { expect } from "chai";
import { createOrganization } from "../support/accounts/people.ts";
import {
  allScopes,
  authorize,
  browserAt,
  codeFor,
  exchange,
  pkce,
  postForm,
  REDIRECT_URI,
  register,
  storedUnder,
  type Browser,
} from "../support/oauth/oauth.ts";
import { SLOW_ROUNDS } from "../support/suite/length.ts";
import { startService, type Service } from "../support/service.ts";

const AT_ONCE = 20;

describe("OAuth: authorization codes", () => {
  let service: Service;
  let browser: Browser;
  let clientId: string;

  before(async () => {
    service = await startService({ atOwnUrl: true, env: { DATABASE_POOL: String(AT_ONCE) } });
    browser = browserAt(service.url);
    await browser.signIn((await createOrganization(service)).owner);
    clientId = String((await register(service.url)).body["client_id"]);
  });

  after(() => service.close());

  const challenged = () => ({ client_id: clientId, code_challenge: pkce().challenge, code_challenge_method: "S256" });
  const exchanged = (fields: Readonly<Record<string, string>>) =>
    exchange(service.url, { client_id: clientId, ...fields });

  it("are returned with issuer and state, and are exchanged for an opaque token with a lifetime of one hour", async () => {
    const { verifier, challenge } = pkce();
    const callback = await authorize(browser, { ...challenged(), code_challenge: challenge });
    expect(callback.origin + callback.pathname).to.equal(REDIRECT_URI);
    expect([...callback.searchParams.keys()].sort()).to.deep.equal(["code", "iss", "state"]);
    expect(callback.searchParams.get("state")).to.equal("s t&te");
    expect(callback.searchParams.get("iss")).to.equal(service.url);
    const code = callback.searchParams.get("code") ?? "";
    const answer = await exchanged({ code, code_verifier: verifier });
    expect(answer.status).to.equal(200);
    expect(answer.headers.get("cache-control")).to.equal("no-store");
    expect(answer.body).to.have.all.keys("access_token", "refresh_token", "expires_in", "scope", "token_type");
    expect(answer.body).to.include({ expires_in: 3_600, token_type: "Bearer", scope: allScopes.join(" ") });
    for (const token of ["access_token", "refresh_token"]) expect(answer.body[token]).to.match(/^[\w-]{43}$/);
  });

  it("leave only the cookies of the interaction, which end with it", async () => {
    await codeFor(browser, clientId);
    expect(browser.cookies().filter((name) => name !== "crs_session" && !name?.includes("interaction"))).to.deep.equal(
      [],
    );
  });

  it("require PKCE with S256", async () => {
    // The client receives errors only after the user has authorized it once before.
    await codeFor(browser, clientId);
    const { code_challenge } = challenged();
    for (const fields of [{}, { code_challenge }, { code_challenge, code_challenge_method: "plain" }]) {
      const { searchParams } = await authorize(browser, { client_id: clientId, ...fields });
      expect(searchParams.get("error"), JSON.stringify(fields)).to.equal("invalid_request");
      expect(searchParams.has("code")).to.equal(false);
    }
  });

  it("are bound to their verifier, redirect URI and client", async () => {
    const other = String((await register(service.url)).body["client_id"]);
    for (const [wrong, error] of [
      [{ code_verifier: pkce().verifier }, "invalid_grant"],
      [{ redirect_uri: "http://127.0.0.1:8976/other" }, "invalid_grant"],
      [{ client_id: other }, "invalid_grant"],
      [{ client_id: "unknown" }, "invalid_client"],
      [{ resource: "https://elsewhere.example" }, "invalid_target"],
    ] as const) {
      const { code, verifier } = await codeFor(browser, clientId);
      const { status, body } = await exchanged({ code, code_verifier: verifier, ...wrong });
      expect([wrong, status, body["error"]]).to.deep.equal([wrong, error === "invalid_client" ? 401 : 400, error]);
    }
  });

  it("expire after one minute by the clock of the database", async () => {
    const { code, verifier } = await codeFor(browser, clientId);
    const row = await service.database
      .pool("oauth_records")
      .where({ model: "AuthorizationCode" })
      .orderBy("created_at", "desc")
      .first<{ seconds: number }>(
        service.database.pool.raw("extract(epoch FROM expires_at - created_at)::integer AS seconds"),
      );
    expect(row.seconds).to.equal(60);
    await service.database
      .pool("oauth_records")
      .where({ model: "AuthorizationCode" })
      .update({ expires_at: service.database.pool.raw("now()") });
    const { status, body } = await exchanged({ code, code_verifier: verifier });
    expect([status, body["error"]]).to.deep.equal([400, "invalid_grant"]);
  });

  it("can be exchanged once; a second exchange revokes the issued tokens", async () => {
    const { code, verifier } = await codeFor(browser, clientId);
    const first = await exchanged({ code, code_verifier: verifier });
    expect(await storedUnder(service, first.body["access_token"])).to.equal("AccessToken");
    const again = await exchanged({ code, code_verifier: verifier });
    expect([again.status, again.body["error"]]).to.deep.equal([400, "invalid_grant"]);
    expect(again.body["error_description"]).to.match(
      /^the authorization code was used before, so the connection was revoked/,
    );
    for (const token of ["access_token", "refresh_token"]) {
      expect(await storedUnder(service, first.body[token]), token).to.equal(null);
    }
  });

  it(`are exchanged once in ${AT_ONCE} concurrent requests, and all issued tokens are revoked`, async function () {
    this.timeout(1_800_000);
    for (let round = 0; round < SLOW_ROUNDS; round += 1) {
      const { code, verifier } = await codeFor(browser, clientId);
      const all = await Promise.all(
        Array.from({ length: AT_ONCE }, () => exchanged({ code, code_verifier: verifier })),
      );
      const won = all.filter(({ status }) => status === 200);
      const failed = all.filter(({ status }) => status >= 500);
      expect(failed, service.log.join("")).to.deep.equal([]);
      expect(won).to.have.lengthOf(1);
      expect(all.filter(({ body }) => body["error"] === "invalid_grant")).to.have.lengthOf(AT_ONCE - 1);
      const { access_token, refresh_token } = won[0]?.body ?? {};
      expect(await storedUnder(service, access_token)).to.equal(null);
      expect(await storedUnder(service, refresh_token)).to.equal(null);
      const refreshed = await postForm(`${service.url}/oauth/token`, {
        grant_type: "refresh_token",
        client_id: clientId,
        refresh_token: String(refresh_token),
      });
      expect([refreshed.status, refreshed.body["error"]]).to.deep.equal([400, "invalid_grant"]);
    }
  });
});
