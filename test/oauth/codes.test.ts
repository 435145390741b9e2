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
  connectApplication,
  type OauthAnswer,
} from "../support/oauth/oauth.ts";
import { SLOW_ROUNDS, ROUNDS } from "../support/suite/length.ts";
import { startService, type Service } from "../support/service.ts";
import { use } from "../support/fixture.ts";
import { createDatabase } from "../support/db/cluster.ts";

const AT_ONCE = 20;

describe("OAuth: authorization codes", () => {
  let clientId: string;

  const service = use(() => startService({ atOwnUrl: true, env: { DATABASE_POOL: String(AT_ONCE) } }));
  const browser = use(() => browserAt(service.url));
  before(async () => {
    await browser.signIn((await createOrganization(service)).owner);
    clientId = String((await register(service.url)).body["client_id"]);
  });

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

const invalidGrant = [400, "invalid_grant"];
const codeOf = ({ status, body }: OauthAnswer): unknown[] => [status, body["error"]];

describe("OAuth: refresh tokens", () => {
  const database = use(() => createDatabase());
  const service = use(() => startService({ atOwnUrl: true, database }));
  const person = use(async () => (await createOrganization(service)).owner);

  const connected = () => connectApplication(service.url, person);

  it("are valid once and return tokens of the same scope with a refresh token for thirty days", async () => {
    const { tokens, refresh } = await connected();
    const { status, body } = await refresh(tokens.refresh_token);
    expect(status).to.equal(200);
    expect(body).to.include({ scope: tokens.scope, expires_in: 3_600, token_type: "Bearer" });
    expect(body["refresh_token"]).to.not.equal(tokens.refresh_token);
    const days = database.pool.raw("extract(epoch FROM expires_at - created_at)::integer / 86400 AS days");
    const row = await database
      .pool("oauth_records")
      .where({ model: "RefreshToken", consumed_at: null })
      .first<{ days: number }>(days);
    expect(row.days).to.equal(30);
  });

  it("revoke the connection when used again after the response", async () => {
    const { tokens, refresh } = await connected();
    const { body } = await refresh(tokens.refresh_token);
    const replayed = await refresh(tokens.refresh_token);
    expect(codeOf(replayed)).to.deep.equal(invalidGrant);
    expect(replayed.body["error_description"]).to.equal(
      "the refresh token was used before, so the connection was revoked: authorize it again",
    );
    for (const token of [tokens.access_token, body["access_token"], body["refresh_token"]]) {
      expect(await storedUnder(service, token)).to.equal(null);
    }
    for (const token of [body["refresh_token"], tokens.refresh_token]) {
      const late = await refresh(String(token));
      expect(codeOf(late)).to.deep.equal(invalidGrant);
      expect(late.body["error_description"]).to.equal("the connection was revoked: authorize it again");
    }
  });

  it("have no effect if unknown", async () => {
    const { tokens, refresh } = await connected();
    const unknown = await refresh(`${tokens.refresh_token.slice(0, -4)}AAAA`);
    expect([codeOf(unknown), unknown.body["error_description"]]).to.deep.equal([
      invalidGrant,
      "grant request is invalid",
    ]);
    expect((await refresh(tokens.refresh_token)).status).to.equal(200);
  });

  it("do not affect other connections of the same user and application", async () => {
    const [one, other] = [await connected(), await connected()];
    await one.refresh(one.tokens.refresh_token);
    await one.refresh(one.tokens.refresh_token);
    expect((await other.refresh(other.tokens.refresh_token)).status).to.equal(200);
  });

  it("return the same response to concurrent identical requests", async function () {
    this.timeout(1_800_000);
    const { tokens, refresh } = await connected();
    let token = tokens.refresh_token;
    for (let round = 0; round < ROUNDS; round += 1) {
      const all = await Promise.all([refresh(token), refresh(token), refresh(token)]);
      expect(all.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
      expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).to.equal(1);
      token = String(all[0].body["refresh_token"]);
    }
    const { rows } = await database.pool.raw<{ rows: unknown[] }>(
      "SELECT 1 FROM oauth_records r JOIN oauth_records one USING (grant_id) WHERE one.id_hash = sha256(?::bytea) AND r.model = 'RefreshToken'",
      [token],
    );
    expect(rows).to.have.lengthOf(ROUNDS + 1);
  });

  it("return the same response to concurrent identical requests in two processes", async function () {
    this.timeout(1_800_000);
    const second = await startService({ database, env: { BASE_URL: service.url } });
    const { tokens, clientId } = await connected();
    let token = tokens.refresh_token;
    const at = ({ url }: Service) =>
      postForm(`${url}/oauth/token`, { grant_type: "refresh_token", client_id: clientId, refresh_token: token });
    for (let round = 0; round < ROUNDS; round += 1) {
      const all = await Promise.all([at(service), at(second), at(service), at(second)]);
      expect(all.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
      expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).to.equal(1);
      token = String(all[0].body["refresh_token"]);
    }
    expect(codeOf(await at(second))).to.deep.equal([200, undefined]);
    expect(codeOf(await at(service))).to.deep.equal(invalidGrant);
    await second.close();
  });

  it("revoke the connection when used again three times in any process", async function () {
    this.timeout(1_800_000);
    const second = await startService({ database, env: { BASE_URL: service.url } });
    for (let round = 0; round < SLOW_ROUNDS; round += 1) {
      const { tokens, clientId } = await connected();
      const at = ({ url }: Service, refresh_token: unknown) =>
        postForm(`${url}/oauth/token`, {
          grant_type: "refresh_token",
          client_id: clientId,
          refresh_token: String(refresh_token),
        });
      const { status, body } = await at(service, tokens.refresh_token);
      expect(status).to.equal(200);
      const replays = await Promise.all([second, service, second].map((one) => at(one, tokens.refresh_token)));
      expect(replays.map(codeOf)).to.deep.equal([invalidGrant, invalidGrant, invalidGrant]);
      expect(codeOf(await at(second, body["refresh_token"]))).to.deep.equal(invalidGrant);
      expect(await storedUnder(service, body["access_token"])).to.equal(null);
    }
    await second.close();
  });

  it("revoke the connection when used concurrently with different parameters", async function () {
    this.timeout(1_800_000);
    for (let round = 0; round < SLOW_ROUNDS; round += 1) {
      const { tokens, refresh } = await connected();
      const all = await Promise.all(
        ["crm:read", "crm:write", "booking:read"].map((scope) => refresh(tokens.refresh_token, { scope })),
      );
      const won = all.filter(({ status }) => status === 200);
      expect(won.length, "successful requests").to.equal(1);
      for (const { body } of won) {
        expect(codeOf(await refresh(String(body["refresh_token"])))).to.deep.equal(invalidGrant);
        expect(await storedUnder(service, body["access_token"])).to.equal(null);
      }
    }
  });

  it("return fewer scopes on request, but never more than granted", async () => {
    const { tokens, refresh } = await connectApplication(service.url, person, { scopes: ["crm:read", "booking:read"] });
    expect(tokens.scope).to.equal("crm:read booking:read");
    const { body } = await refresh(tokens.refresh_token, { scope: "crm:read" });
    expect(body["scope"]).to.equal("crm:read");
    const token = String(body["refresh_token"]);
    expect(codeOf(await refresh(token, { scope: "crm:write" }))).to.deep.equal([400, "invalid_scope"]);
    expect((await refresh(token)).body["scope"]).to.equal("crm:read booking:read");
  });

  it("are rejected for another client and for another resource", async () => {
    const [one, other] = [await connected(), await connected()];
    const { refresh_token } = one.tokens;
    expect(codeOf(await other.refresh(refresh_token))).to.deep.equal(invalidGrant);
    const elsewhere = { resource: "https://elsewhere.example/mcp" };
    expect(codeOf(await one.refresh(refresh_token, elsewhere))).to.deep.equal([400, "invalid_target"]);
    expect((await one.refresh(refresh_token)).status, "the token is still valid").to.equal(200);
  });

  it("expire by the clock of the database", async () => {
    const { tokens, refresh } = await connected();
    await database
      .pool("oauth_records")
      .where({ model: "RefreshToken" })
      .update({ expires_at: database.pool.raw("now()") });
    expect(codeOf(await refresh(tokens.refresh_token))).to.deep.equal(invalidGrant);
  });

  it("expire at the same time in a process whose clock is ten minutes off", async () => {
    const { now } = Date;
    for (const minutes of [-10, 10]) {
      const { tokens, refresh } = await connected();
      Date.now = () => now() + minutes * 60_000;
      try {
        const { status, body } = await refresh(tokens.refresh_token);
        expect([minutes, status, body["expires_in"]]).to.deep.equal([minutes, 200, 3_600]);
        expect((await refresh(String(body["refresh_token"]))).status).to.equal(200);
      } finally {
        Date.now = now;
      }
    }
    const seconds = database.pool.raw("max(extract(epoch FROM expires_at - created_at)::integer) AS seconds");
    const row = await database
      .pool("oauth_records")
      .where({ model: "AccessToken" })
      .first<{ seconds: number }>(seconds);
    expect(row.seconds).to.be.within(3_599, 3_601);
  });

  it("are rejected once the user is suspended", async () => {
    const { tokens, refresh } = await connected();
    await database.pool("users").where({ id: person.id }).update({ status: "suspended" });
    expect(codeOf(await refresh(tokens.refresh_token))).to.deep.equal(invalidGrant);
    await database.pool("users").where({ id: person.id }).update({ status: "active" });
  });

  it("can be repeated within REFRESH_REPLAY_GRACE_MS", async () => {
    const lenient = await startService({ database, atOwnUrl: true, env: { REFRESH_REPLAY_GRACE_MS: "1500" } });
    const { tokens, refresh } = await connectApplication(lenient.url, person);
    const first = await refresh(tokens.refresh_token);
    const again = await refresh(tokens.refresh_token);
    expect([again.status, again.body]).to.deep.equal([200, first.body]);
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect(codeOf(await refresh(tokens.refresh_token))).to.deep.equal(invalidGrant);
    await lenient.close();
  });
});
