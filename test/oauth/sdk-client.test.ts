import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { type OAuthClientProvider, UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { expect } from "chai";
import { createOrganization, type Person } from "../support/accounts/people.ts";
import { allScopes, browserAt, locationOf, REDIRECT_URI } from "../support/oauth/oauth.ts";
import { SLOW_ROUNDS } from "../support/suite/length.ts";
import { startService, type Service } from "../support/service.ts";

const AT_ONCE = 3;

describe("OAuth: client of the MCP SDK", () => {
  let service: Service;
  let person: Person;

  before(async () => {
    service = await startService({ atOwnUrl: true });
    person = (await createOrganization(service)).owner;
  });

  after(() => service.close());

  /** Stores the state of the application. */
  const applicationOf = () => {
    const kept: {
      information?: OAuthClientInformationMixed;
      tokens?: OAuthTokens;
      verifier?: string;
      page?: URL;
    } = {};
    const authProvider: OAuthClientProvider = {
      redirectUrl: REDIRECT_URI,
      clientMetadata: { client_name: "SDK", redirect_uris: [REDIRECT_URI] },
      clientInformation: () => kept.information,
      saveClientInformation: (information) => void Object.assign(kept, { information }),
      tokens: () => kept.tokens,
      saveTokens: (tokens) => void Object.assign(kept, { tokens }),
      redirectToAuthorization: (page) => void Object.assign(kept, { page }),
      saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
      codeVerifier: () => kept.verifier ?? "",
      invalidateCredentials: () => {
        delete kept.tokens;
      },
    };
    return {
      kept,
      transport: () => new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { authProvider }),
    };
  };

  const connected = async () => {
    const { kept, transport } = applicationOf();
    const client = new Client({ name: "outside", version: "1.0.0" });
    const first = transport();
    expect(await client.connect(first).catch((error: unknown) => error)).to.be.instanceOf(UnauthorizedError);
    const browser = browserAt(service.url);
    await browser.signIn(person);
    const interaction = locationOf(await browser.open(kept.page?.href ?? ""));
    const resume = locationOf(await browser.decide(interaction.href, "allow", allScopes));
    await first.finishAuth(locationOf(await browser.open(resume.href)).searchParams.get("code") ?? "");
    await client.connect(transport());
    return { kept, client };
  };
  const expire = async (): Promise<void> => {
    const { pool } = service.database;
    await pool("oauth_records")
      .where({ model: "AccessToken" })
      .update({ expires_at: pool.raw("now()") });
  };

  it("connects with only the URL and refreshes an expired token", async () => {
    const { kept, client } = await connected();
    expect((await client.listTools()).tools).to.not.be.empty;
    const before = kept.tokens?.access_token;
    await expire();
    expect((await client.listTools()).tools).to.not.be.empty;
    expect(kept.tokens?.access_token).to.not.equal(before);
    await client.close();
  });

  it(`stays connected when ${AT_ONCE} concurrent calls find an expired token`, async function () {
    this.timeout(1_800_000);
    const { client } = await connected();
    for (let round = 0; round < SLOW_ROUNDS; round += 1) {
      await expire();
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => client.listTools()));
      for (const { tools } of answers) expect(tools).to.not.be.empty;
    }
    await client.close();
  });

  it("must authorize again after somebody else used its refresh token", async () => {
    const { kept, client } = await connected();
    await fetch(`${service.url}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "refresh_token",
        client_id: kept.information?.client_id ?? "",
        refresh_token: kept.tokens?.refresh_token ?? "",
      }),
    });
    await expire();
    const failure = await client.listTools().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(UnauthorizedError);
    await client.close();
  });
});
