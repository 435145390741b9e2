import { generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider, type Configuration } from "oidc-provider";
import { PUBLIC } from "../webhooks/listener.ts";
import { browserAt, locationOf } from "../oauth/oauth.ts";

type Claims = Readonly<Record<string, unknown>>;

/** An identity provider on loopback. */
export interface TestProvider {
  readonly issuer: string;
  /** Signs in this person in the next browser that opens the provider. */
  expect(person: Claims & { readonly sub: string }): void;
  /** Signs the person in at the provider and returns the redirect URI with the response. */
  signIn(location: string, person: Claims & { readonly sub: string }): Promise<URL>;
  /** Replaces the claims of each ID token before it is signed with the provider's key; null stops this. */
  forge(change: ((claims: Claims) => Claims) | null): void;
  /** Replaces the ID token of each response. */
  replaceToken(change: ((token: string) => string) | null): void;
  /** Returns a JWT of these claims, signed with the provider's key; an ID-JAG unless the header says otherwise. */
  assertion(claims: Claims, header?: object): string;
  /** The last ID token that the provider issued. */
  lastToken(): string;
  /** Stops or resumes responding. */
  stop(): void;
  resume(): void;
  close(): Promise<void>;
}

/** The client of all test providers. */
export const CLIENT = { client_id: "crm", client_secret: "a secret of the client" };

/** The type of an Identity Assertion JWT Authorization Grant. */
const ID_JAG = "oauth-id-jag+jwt";

const MAX_REDIRECTS = 10;
const SCOPES = ["openid", "email", "profile", "groups"];

/** Starts an oidc-provider that signs in any person without asking. `inToken`: claims are in the ID token. */
export async function startProvider(
  redirectUri: string,
  { inToken = false, clientId = CLIENT.client_id }: { inToken?: boolean; clientId?: string } = {},
): Promise<TestProvider> {
  const people = new Map<string, Claims>();
  let next = "";
  let stopped = false;
  let last = "";
  let forged: ((claims: Claims) => Claims) | null = null;
  let replaced: ((token: string) => string) | null = null;
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const key = { ...privateKey.export({ format: "jwk" }), alg: "ES256", use: "sig", kid: "key" };
  const server = createServer((request, response) => {
    if (stopped) response.writeHead(503).end();
    else if (request.url?.startsWith("/login/")) void finishLogin(request, response);
    else void handle(request, response);
  });
  server.listen(0, PUBLIC);
  await once(server, "listening");
  const issuer = `http://${PUBLIC}:${String((server.address() as AddressInfo).port)}`;
  const provider = new Provider(issuer, configuration({ key, people, inToken, redirectUri, clientId }));
  provider.use(async (context, proceed) => {
    await proceed();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== "/token" || !body?.id_token) return;
    const token = forged ? signed(forged(claimsIn(body.id_token)), privateKey) : body.id_token;
    last = token;
    context.body = { ...body, id_token: replaced ? replaced(token) : token };
  });
  const handle = provider.callback();
  const finishLogin = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await provider.interactionDetails(request, response);
    await provider.interactionFinished(request, response, { login: { accountId: next }, consent: {} });
  };
  const expectPerson: TestProvider["expect"] = (person) => {
    people.set(person.sub, person);
    next = person.sub;
  };
  return {
    issuer,
    expect: expectPerson,
    async signIn(location, person) {
      expectPerson(person);
      const browser = browserAt(issuer);
      let answer = await browser.open(location);
      for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
        const target = locationOf(answer);
        if (target.origin !== issuer) return target;
        answer = await browser.open(target.href);
      }
      throw new Error("The identity provider does not return to the service.");
    },
    forge: (change) => void (forged = change),
    replaceToken: (change) => void (replaced = change),
    assertion: (claims, header = {}) => signed({ iss: issuer, ...claims }, privateKey, { typ: ID_JAG, ...header }),
    lastToken: () => last,
    stop: () => void (stopped = true),
    resume: () => void (stopped = false),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

interface ProviderOptions {
  readonly key: object;
  readonly people: ReadonlyMap<string, Claims>;
  readonly inToken: boolean;
  readonly redirectUri: string;
  readonly clientId: string;
}

function configuration({ key, people, inToken, redirectUri, clientId }: ProviderOptions): Configuration {
  return {
    jwks: { keys: [key] },
    clients: [
      {
        client_id: clientId,
        client_secret: CLIENT.client_secret,
        redirect_uris: [redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        id_token_signed_response_alg: "ES256",
        // A redirect URI on loopback over http.
        application_type: "native",
      },
    ],
    scopes: SCOPES,
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name"],
      groups: ["groups"],
    },
    conformIdTokenClaims: !inToken,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/login/${uid}` },
    cookies: { keys: ["a key of the test"] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    // Addresses are verified unless the test says otherwise; null leaves the claim out.
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => withoutNull({ sub, email_verified: true, ...people.get(sub) }),
    }),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      if (accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ accountId, ...(oidc.client ? { clientId: oidc.client.clientId } : {}) });
      grant.addOIDCScope(SCOPES.join(" "));
      await grant.save();
      return grant;
    },
  };
}

const withoutNull = (claims: Claims & { readonly sub: string }): typeof claims =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined)) as typeof claims;

/** Returns the claims of a token without checking it. */
export function claimsIn(token: string): Claims {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Claims;
}

/** Returns a token signed with the key (RFC 7515). */
function signed(claims: Claims, privateKey: Parameters<typeof sign>[2], header: object = {}): string {
  const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  const input = `${encode({ alg: "ES256", kid: "key", ...header })}.${encode(claims)}`;
  const key = { key: privateKey as never, dsaEncoding: "ieee-p1363" } as const;
  return `${input}.${sign("sha256", Buffer.from(input), key).toString("base64url")}`;
}

/** Addresses that look like one of a domain and that the API refuses, by their fault. */
const addresses: Readonly<Record<string, (domain: string) => string>> = {
  "a zero-width space in the name": (domain) => `ad\u200ba@${domain}`,
  "a zero-width space in the domain": (domain) => `ada@\u200b${domain}`,
  "full-width letters in the name": (domain) => `\uff41da@${domain}`,
  "full-width letters in the domain": (domain) => `ada@${domain.replace("s", "\uff53")}`,
  "an ideographic full stop": (domain) => `ada@${domain.replace(".", "\u3002")}`,
  "a final dot": (domain) => `ada@${domain}.`,
  "a direction mark": (domain) => `\u202eada@${domain}`,
  "a second at sign": (domain) => `ada@${domain}@x.example`,
};

/** Returns each kind with its address of the domain. */
export const refusedAddresses = (domain: string): (readonly [kind: string, address: string])[] =>
  Object.entries(addresses).map(([kind, made]) => [kind, made(domain)]);

/** Returns the address of one kind. */
export const addressOf = (kind: string, domain: string): string => addresses[kind]?.(domain) ?? "";
