import { expect } from "chai";
import { createStore } from "../../src/base/store/store.ts";
import { cleanUp } from "../../src/server/job-handlers.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { createOrganization } from "../support/accounts/people.ts";
import {
  authorizePath,
  browserAt,
  codeFor,
  connectApplication,
  exchange,
  locationOf,
  pkce,
  postForm,
  register,
  storedUnder,
  type Connected,
} from "../support/oauth/oauth.ts";
import { expectLimitPerMinute, untilRefused } from "../support/limited-calls.ts";
import { SECRET_KEY, startService } from "../support/service.ts";
import { use } from "../support/fixture.ts";

const basic = (id: unknown, secret: unknown) => ({
  Authorization: `Basic ${Buffer.from(`${String(id)}:${String(secret)}`).toString("base64")}`,
});

describe("OAuth: stored tokens and clients", () => {
  const database = use(() => createDatabase());
  const service = use(() => startService({ atOwnUrl: true, database }));
  const person = use(async () => (await createOrganization(service)).owner);

  const revoke = (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
    postForm(`${service.url}/oauth/revoke`, fields, headers);
  const ended = async ({ tokens, refresh }: Connected): Promise<void> => {
    expect(await storedUnder(service, tokens.access_token)).to.equal(null);
    const { status, body } = await refresh(tokens.refresh_token);
    expect([status, body["error"]]).to.deep.equal([400, "invalid_grant"]);
  };

  it("are answered with 503 while the database is blocked, and nothing is used up", async () => {
    const { tokens, refresh } = await connectApplication(service.url, person);
    const lock = await database.pool.transaction();
    await lock.raw("LOCK TABLE oauth_records IN ACCESS EXCLUSIVE MODE");
    try {
      const blocked = await refresh(tokens.refresh_token);
      expect(blocked.status).to.equal(503);
      expect(blocked.headers.get("retry-after")).to.equal("1");
      expect(blocked.body["error"]).to.equal("temporarily_unavailable");
    } finally {
      await lock.rollback();
    }
    expect((await refresh(tokens.refresh_token)).status).to.equal(200);
  });

  it("contain no token or secret in clear text, and neither does the log", async () => {
    const secret = await register(service.url, { token_endpoint_auth_method: "client_secret_basic" });
    const { tokens, refresh } = await connectApplication(service.url, person);
    const { body: later } = await refresh(tokens.refresh_token);
    const browser = browserAt(service.url);
    await browser.signIn(person);
    const { code, verifier } = await codeFor(browser, String(secret.body["client_id"]));
    const answer = await browser.open(
      authorizePath({
        client_id: String(secret.body["client_id"]),
        code_challenge: pkce().challenge,
        code_challenge_method: "S256",
      }),
    );
    const shown: Readonly<Record<string, unknown>> = {
      access: tokens.access_token,
      refresh: tokens.refresh_token,
      laterAccess: later["access_token"],
      laterRefresh: later["refresh_token"],
      secret: secret.body["client_secret"],
      code,
      verifier,
      interaction: locationOf(answer).pathname.split("/").at(-1),
    };
    const dump = await everything(database);
    const log = service.log.join("\n");
    for (const [name, value] of Object.entries(shown)) {
      expect(String(value).length, name).to.be.greaterThan(20);
      expect(dump.includes(String(value)), `${name} is in the database`).to.equal(false);
      expect(log.includes(String(value)), `${name} is in the log`).to.equal(false);
    }
    expect(dump).to.include(String(secret.body["client_id"]), "what is looked for can be found");
  });

  it("are deleted on revocation, including the other tokens of the connection (RFC 7009)", async () => {
    for (const which of ["access_token", "refresh_token"] as const) {
      const [one, other] = [
        await connectApplication(service.url, person),
        await connectApplication(service.url, person),
      ];
      const answer = await revoke({ token: one.tokens[which], client_id: one.clientId });
      expect([which, answer.status]).to.deep.equal([which, 200]);
      await ended(one);
      expect((await other.refresh(other.tokens.refresh_token)).status).to.equal(200);
    }
  });

  it("are deleted on revocation of a token that was already used", async () => {
    const one = await connectApplication(service.url, person);
    const { body } = await one.refresh(one.tokens.refresh_token);
    await revoke({ token: one.tokens.refresh_token, client_id: one.clientId, token_type_hint: "refresh_token" });
    expect(await storedUnder(service, body["access_token"])).to.equal(null);
  });

  it("are kept if another or an unknown client revokes them", async () => {
    const [one, other] = [await connectApplication(service.url, person), await connectApplication(service.url, person)];
    expect((await revoke({ token: one.tokens.refresh_token, client_id: other.clientId })).status).to.equal(200);
    expect((await revoke({ token: one.tokens.refresh_token, client_id: "unknown" })).status).to.equal(401);
    expect((await revoke({ token: "unknown", client_id: one.clientId })).status).to.equal(200);
    expect((await revoke({ client_id: one.clientId })).status).to.equal(400);
    expect((await one.refresh(one.tokens.refresh_token)).status).to.equal(200);
  });

  it("require the secret of a confidential client", async () => {
    const browser = browserAt(service.url);
    await browser.signIn(person);
    for (const method of ["client_secret_basic", "client_secret_post"]) {
      const { body } = await register(service.url, { token_endpoint_auth_method: method });
      const [client_id, client_secret] = [String(body["client_id"]), String(body["client_secret"])];
      const { code, verifier } = await codeFor(browser, client_id);
      const fields = { code, code_verifier: verifier };
      expect((await exchange(service.url, { ...fields, client_id })).body["error"], method).to.equal("invalid_client");
      const wrong = await exchange(service.url, { ...fields, client_id, client_secret: `${client_secret}x` });
      expect([method, wrong.status]).to.deep.equal([method, 401]);
      const right =
        method === "client_secret_post"
          ? await exchange(service.url, { ...fields, client_id, client_secret })
          : await postForm(
              `${service.url}/oauth/token`,
              { grant_type: "authorization_code", redirect_uri: "http://127.0.0.1:8976/callback", ...fields },
              basic(client_id, client_secret),
            );
      expect([method, right.status]).to.deep.equal([method, 200]);
    }
  });

  it("can be decrypted with the previous key while SECRET_KEY is rotated", async () => {
    const { body } = await register(service.url, { token_endpoint_auth_method: "client_secret_post" });
    const [client_id, client_secret] = [String(body["client_id"]), String(body["client_secret"])];
    const keys = { SECRET_KEY: Buffer.alloc(32, 8).toString("base64"), SECRET_KEY_PREVIOUS: SECRET_KEY };
    const changed = await startService({ atOwnUrl: true, database, env: keys });
    const browser = browserAt(changed.url);
    await browser.signIn(person);
    const { code, verifier } = await codeFor(browser, client_id);
    const answer = await exchange(changed.url, { code, code_verifier: verifier, client_id, client_secret });
    expect(answer.status).to.equal(200);
    const jwks = (await (await fetch(`${changed.url}/oauth/jwks`)).json()) as { keys: unknown[] };
    expect(jwks.keys).to.have.lengthOf(2);
    await changed.close();
  });

  it("are deleted after expiry, and unauthorized clients after a month", async () => {
    const { clientId } = await connectApplication(service.url, person);
    const unused = String((await register(service.url)).body["client_id"]);
    await database.pool("oauth_clients").update({ created_at: database.pool.raw("now() - interval '31 days'") });
    await database
      .pool("oauth_records")
      .where({ model: "AuthorizationCode" })
      .update({ expires_at: database.pool.raw("now() - interval '1 second'") });
    await cleanUp(createStore(database.pool));
    const clients = (await database.pool("oauth_clients").pluck("id")) as string[];
    expect([clients.includes(clientId), clients.includes(unused)]).to.deep.equal([true, false]);
    expect(await database.pool("oauth_records").where({ model: "AuthorizationCode" })).to.deep.equal([]);
  });
});

describe("OAuth: rate limits", () => {
  it("apply per endpoint and return a single error sentence", async () => {
    const service = await startService({ atOwnUrl: true, rateLimits: "on" });
    for (const [path, limit] of [
      ["/oauth/token", 120],
      ["/oauth/revoke", 120],
      ["/oauth/register", 10],
    ] as const) {
      const calls = await untilRefused(() => fetch(service.url + path, { method: "POST" }), limit + 5);
      expectLimitPerMinute(calls, limit, path);
      const { refused } = calls;
      expect(Object.keys((await refused[0]?.json()) as object)).to.deep.equal(["error"]);
      expect(Number(refused[0]?.headers.get("retry-after"))).to.be.at.least(1);
    }
    await service.close();
  });
});

/** Returns every row of every table as text. */
async function everything({ pool }: TestDatabase): Promise<string> {
  const { rows: tables } = await pool.raw<{ rows: { name: string }[] }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.raw<{ rows: { text: string }[] }>(`SELECT t::text AS text FROM ${name} t`);
      return rows.map(({ text }) => text).join("\n");
    }),
  );
  return texts.join("\n");
}
