import type { IncomingMessage, ServerResponse } from "node:http";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { type OAuthClientProvider, UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { expect } from "chai";
import { createEgress } from "../../src/base/net/egress.ts";
import { selfSigned } from "../support/programs/certificate.ts";
import { listenHttp, listenHttps, PUBLIC, type Listener } from "../support/webhooks/listener.ts";
import { createOrganization } from "../support/accounts/people.ts";
import {
  allScopes,
  authorizePath,
  browserAt,
  codeFor,
  exchange,
  locationOf,
  pkce,
  postForm,
  REDIRECT_URI,
  type Browser,
} from "../support/oauth/oauth.ts";
import { startService, type Service } from "../support/service.ts";
import { documentFetch } from "../../src/adapters/oauth/client-documents.ts";
import { use } from "../support/fixture.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const described = { client_name: "Documented", redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: "none" };

describe("OAuth: client ID metadata documents", () => {
  let service: Service;
  let host: Listener;
  let trap: Listener;
  let browser: Browser;
  const answers = new Map<string, Answer>();
  const asked = new Map<string, number>();
  let made = 0;

  before(async () => {
    const identity = selfSigned("app.example");
    host = await listenHttps(identity, (request, response) => {
      const path = request.url ?? "";
      asked.set(path, (asked.get(path) ?? 0) + 1);
      answers.get(path)?.(request, response);
    });
    trap = await listenHttp((_request, response) => response.end("{}"), "127.0.0.1");
    const hostAddresses = (name: string) => Promise.resolve([name === "app.example" ? PUBLIC : "127.0.0.1"]);
    const egress = createEgress({ allowHttp: false, allowedSubnets: [PUBLIC], ca: identity.cert, hostAddresses });
    service = await startService({ atOwnUrl: true, egress });
    browser = browserAt(service.url);
    await browser.signIn((await createOrganization(service)).owner);
  });

  after(() => Promise.all([service.close(), host.close(), trap.close()]));

  /** Creates a client ID whose response may change; `asked` counts its requests by path. */
  function idAnswered(answer: (id: string) => Answer): { id: string; path: string } {
    const path = `/client-${++made}.json`;
    const id = `https://app.example:${host.port}${path}`;
    answers.set(path, answer(id));
    return { id, path };
  }

  const sending =
    (document: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
    (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json", ...headers });
      response.end(typeof document === "string" ? document : JSON.stringify(document));
    };

  const begin = (id: string) =>
    browser.open(authorizePath({ client_id: id, code_challenge: pkce().challenge, code_challenge_method: "S256" }));

  it("lets the client of the SDK connect, from discovery to a tool call", async () => {
    const { id } = idAnswered((client_id) => sending({ ...described, client_id }));
    let information: OAuthClientInformationMixed | undefined;
    let tokens: OAuthTokens | undefined;
    let verifier = "";
    let page: URL | undefined;
    const authProvider: OAuthClientProvider = {
      redirectUrl: REDIRECT_URI,
      clientMetadataUrl: id,
      clientMetadata: { client_name: "Never registered", redirect_uris: [REDIRECT_URI] },
      clientInformation: () => information,
      saveClientInformation: (saved) => void (information = saved),
      tokens: () => tokens,
      saveTokens: (saved) => void (tokens = saved),
      redirectToAuthorization: (url) => void (page = url),
      saveCodeVerifier: (saved) => void (verifier = saved),
      codeVerifier: () => verifier,
    };
    const transport = () => new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { authProvider });
    const client = new Client({ name: "outside", version: "1.0.0" });
    const first = transport();
    const refused = await client.connect(first).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(UnauthorizedError);
    expect(page?.searchParams.get("client_id")).to.equal(id);
    const interaction = locationOf(await browser.open(page?.href ?? ""));
    const text = await (await browser.open(interaction.href)).text();
    expect(text).to.include("Documented").and.include(`app.example:${host.port}`);
    const resume = locationOf(await browser.decide(interaction.href, "allow", allScopes));
    await first.finishAuth(locationOf(await browser.open(resume.href)).searchParams.get("code") ?? "");
    await client.connect(transport());
    expect((await client.listTools()).tools).to.not.be.empty;
    await client.close();
    expect(information?.client_id).to.equal(id);
  });

  it("fetches the document once while it is cached, and not at the token endpoint", async () => {
    const { id, path } = idAnswered((client_id) => sending({ ...described, client_id }));
    const { code, verifier } = await codeFor(browser, id);
    const { status, body } = await exchange(service.url, { client_id: id, code, code_verifier: verifier });
    expect(status).to.equal(200);
    const grant = { grant_type: "refresh_token", client_id: id, refresh_token: String(body["refresh_token"]) };
    expect((await postForm(`${service.url}/oauth/token`, grant)).status).to.equal(200);
    expect(asked.get(path)).to.equal(1);
  });

  it("returns errors to the client only after it has been authorized, as for registered clients", async () => {
    const { id } = idAnswered((client_id) => sending({ ...described, client_id }));
    const faulty = () => browser.open(authorizePath({ client_id: id, prompt: "none" }));
    const { status, headers } = await faulty();
    expect([status, headers.get("location")]).to.deep.equal([400, null]);
    await codeFor(browser, id);
    expect(locationOf(await faulty()).href).to.match(new RegExp(`^${REDIRECT_URI}\\?error=invalid_request&`));
  });

  it("reads the same fields as registration", async () => {
    const odd = { scope: "admin", jwks_uri: "https://inside.example/", logo_uri: null, application_type: "web" };
    const more = { grant_types: ["implicit"], response_types: ["token"], client_uri: "http://app.example/" };
    const { id } = idAnswered((client_id) =>
      sending(
        { ...described, ...odd, ...more, client_id },
        { "Content-Type": "application/oauth+json; charset=utf-8" },
      ),
    );
    expect(locationOf(await begin(id)).pathname).to.match(/^\/oauth\/interaction\//);
    expect(trap.hits()).to.equal(0);
  });

  const refused: Readonly<Record<string, (id: string) => Answer>> = {
    "has another client ID": (id) => sending({ ...described, client_id: `${id}/` }),
    "has no client ID": () => sending(described),
    "is not an object": (id) => sending([{ ...described, client_id: id }]),
    "is not JSON": () => sending("<html></html>"),
    "is sent as HTML": (id) => sending({ ...described, client_id: id }, { "Content-Type": "text/html" }),
    "is too large": (id) => sending({ ...described, client_id: id, more: "x".repeat(5_120) }),
    "contains a secret": (id) => sending({ ...described, client_id: id, client_secret: "secret" }),
    "requires a client secret": (id) =>
      sending({ ...described, client_id: id, token_endpoint_auth_method: "client_secret_post" }),
    "does not list the redirect URI": (id) =>
      sending({ ...described, client_id: id, redirect_uris: ["https://app.example/callback"] }),
    "lists a javascript redirect URI": (id) =>
      sending({ ...described, client_id: id, redirect_uris: [REDIRECT_URI, "javascript:alert(1)"] }),
    "lists an smb redirect URI": (id) =>
      sending({ ...described, client_id: id, redirect_uris: [REDIRECT_URI, "smb://server/share"] }),
    "has an invisible name": (id) => sending({ ...described, client_id: id, client_name: "\u3164\u3164" }),
    "does not exist": () => (_request, response) => response.writeHead(404).end(),
    "is a redirect": () => (_request, response) =>
      response.writeHead(302, { Location: `http://127.0.0.1:${trap.port}/` }).end(),
    "is on a failing host": () => (_request, response) => response.writeHead(503).end(),
    "is truncated": () => (_request, response) => response.destroy(),
  };

  for (const [what, answer] of Object.entries(refused)) {
    it(`rejects the client without a redirect if the document ${what}`, async () => {
      const { id, path } = idAnswered(answer);
      const { status, headers } = await begin(id);
      expect({ status, location: headers.get("location") }).to.deep.equal({ status: 400, location: null });
      expect(asked.get(path), "including the lookup for the error redirect").to.be.within(1, 2);
      expect(trap.hits()).to.equal(0);
    });
  }

  it("does not fetch non-public, non-canonical or non-https client IDs", async () => {
    const inside = [`https://127.0.0.1:${trap.port}/c`, `https://inside.example:${trap.port}/c`, "https://localhost/c"];
    const spelled = [`https://2130706433:${trap.port}/c`, `https://[::ffff:127.0.0.1]:${trap.port}/c`];
    const odd = [`http://app.example:${host.port}/c`, `https://user@app.example:${host.port}/c`];
    const long = `https://app.example:${host.port}/${"c".repeat(2_048)}`;
    const before = host.hits();
    for (const id of [...inside, ...spelled, ...odd, long]) {
      const { status, headers } = await begin(id);
      expect({ status, location: headers.get("location") }, id).to.deep.equal({ status: 400, location: null });
    }
    expect(trap.hits()).to.equal(0);
    expect(host.hits()).to.equal(before);
  });
});

describe("OAuth: cached client metadata document", () => {
  let url: string;
  let status: number | null = 200;
  const identity = selfSigned(PUBLIC);
  const newFetch = () =>
    documentFetch(createEgress({ allowHttp: false, allowedSubnets: [PUBLIC], ca: identity.cert }).fetch);

  const host = use(() =>
    listenHttps(identity, (_request, response) => {
      if (status === null) response.destroy();
      else {
        response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "max-age=600" });
        response.end(JSON.stringify({ client_id: url, client_name: "Kept", redirect_uris: [REDIRECT_URI] }));
      }
    }),
  );
  before(() => {
    url = `https://${PUBLIC}:${host.port}/client.json`;
  });

  const failed = async (answer: Promise<Response>): Promise<boolean> =>
    await answer.then(
      () => false,
      () => true,
    );

  it("is used while its host fails, until the host reports that it is gone", async () => {
    const get = newFetch();
    status = 503;
    expect(await failed(get(url)), "nothing cached yet").to.equal(true);
    status = 200;
    const good = await get(url);
    expect(good.headers.get("cache-control")).to.equal("max-age=600");
    const document = await good.json();
    for (status of [503, null] as const) {
      const instead = await get(url);
      expect(instead.headers.get("cache-control"), "not cached for long").to.equal(null);
      expect(await instead.json()).to.deep.equal(document);
    }
    expect(await failed(newFetch()(url)), "another instance").to.equal(true);
    status = 410;
    expect(await failed(get(url))).to.equal(true);
    status = 503;
    expect(await failed(get(url)), "no longer cached").to.equal(true);
  });
});
