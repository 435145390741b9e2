import type { IncomingMessage, ServerResponse } from "node:http";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { expect } from "chai";
import { createEgress } from "../../src/net/egress.ts";
import { selfSigned } from "../support/mail/certificate.ts";
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
} from "../support/accounts/oauth.ts";
import { startService, type Service } from "../support/service.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const described = { client_name: "Documented", redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: "none" };

describe("An application whose id is the URL of a document", () => {
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

  /** A client id where what is answered may change; the path says how often it was asked. */
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

  it("is let in by the SDK's own client, from discovery to a call", async () => {
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

  it("is asked for once as long as its document holds, and gets its tokens without it", async () => {
    const { id, path } = idAnswered((client_id) => sending({ ...described, client_id }));
    const { code, verifier } = await codeFor(browser, id);
    const { status, body } = await exchange(service.url, { client_id: id, code, code_verifier: verifier });
    expect(status).to.equal(200);
    const grant = { grant_type: "refresh_token", client_id: id, refresh_token: String(body["refresh_token"]) };
    expect((await postForm(`${service.url}/oauth/token`, grant)).status).to.equal(200);
    expect(asked.get(path)).to.equal(1);
  });

  it("is told of a faulty request only once it was let in, like any other", async () => {
    const { id } = idAnswered((client_id) => sending({ ...described, client_id }));
    const faulty = () => browser.open(authorizePath({ client_id: id, prompt: "none" }));
    const { status, headers } = await faulty();
    expect([status, headers.get("location")]).to.deep.equal([400, null]);
    await codeFor(browser, id);
    expect(locationOf(await faulty()).href).to.match(new RegExp(`^${REDIRECT_URI}\\?error=invalid_request&`));
  });

  it("is described by what a registration would keep", async () => {
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
    "is of another id": (id) => sending({ ...described, client_id: `${id}/` }),
    "names no id": () => sending(described),
    "is not an object": (id) => sending([{ ...described, client_id: id }]),
    "is no JSON": () => sending("<html></html>"),
    "is sent as a page": (id) => sending({ ...described, client_id: id }, { "Content-Type": "text/html" }),
    "is too long": (id) => sending({ ...described, client_id: id, more: "x".repeat(5_120) }),
    "holds a secret": (id) => sending({ ...described, client_id: id, client_secret: "secret" }),
    "wants to show a secret": (id) =>
      sending({ ...described, client_id: id, token_endpoint_auth_method: "client_secret_post" }),
    "wants to be answered at another place": (id) =>
      sending({ ...described, client_id: id, redirect_uris: ["https://app.example/callback"] }),
    "wants to be answered by a script": (id) =>
      sending({ ...described, client_id: id, redirect_uris: [REDIRECT_URI, "javascript:alert(1)"] }),
    "wants to be answered by a file server": (id) =>
      sending({ ...described, client_id: id, redirect_uris: [REDIRECT_URI, "smb://server/share"] }),
    "has a name that nobody sees": (id) => sending({ ...described, client_id: id, client_name: "\u3164\u3164" }),
    "is not there": () => (_request, response) => response.writeHead(404).end(),
    "is somewhere else": () => (_request, response) =>
      response.writeHead(302, { Location: `http://127.0.0.1:${trap.port}/` }).end(),
    "is at a host that fails": () => (_request, response) => response.writeHead(503).end(),
    "breaks off": () => (_request, response) => response.destroy(),
  };

  for (const [what, answer] of Object.entries(refused)) {
    it(`is refused when the document ${what}, and nobody is sent anywhere`, async () => {
      const { id, path } = idAnswered(answer);
      const { status, headers } = await begin(id);
      expect({ status, location: headers.get("location") }).to.deep.equal({ status: 400, location: null });
      expect(asked.get(path), "with the look at where an error may be sent").to.be.within(1, 2);
      expect(trap.hits()).to.equal(0);
    });
  }

  it("is not asked for within, by another spelling, or without https", async () => {
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
