import { createHash, randomBytes } from "node:crypto";
import type { Person } from "../accounts/people.ts";
import type { Service } from "../service.ts";

type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The response of an OAuth endpoint. */
export interface OauthAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The response of the token endpoint. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly scope: string;
  readonly token_type: string;
}

/** The redirect URI of test applications. */
export const REDIRECT_URI = "http://127.0.0.1:8976/callback";

/** Sends a form, as applications do. */
export async function postForm(
  url: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<OauthAnswer> {
  return await answerOf(await fetch(url, { method: "POST", body: formOf(fields), headers }));
}

/** Registers an application (RFC 7591); returns its metadata. */
export async function register(url: string, metadata: object = {}): Promise<OauthAnswer> {
  const body = JSON.stringify({ client_name: "Assistant", redirect_uris: [REDIRECT_URI], ...metadata });
  const headers = { "Content-Type": "application/json" };
  return await answerOf(await fetch(`${url}/oauth/register`, { method: "POST", body, headers }));
}

/** Creates a browser that stores cookies by path and does not follow redirects. */
export function browserAt(url: string, origin = new URL(url).origin) {
  const jar = new Map<string, { readonly value: string; readonly path: string }>();
  const open = async (target: string, init: RequestInit = {}): Promise<Response> => {
    const to = new URL(target, url);
    const cookies = [...jar]
      .filter(([, { path }]) => path === "/" || to.pathname === path || to.pathname.startsWith(`${path}/`))
      .map(([name, { value }]) => `${name.split(" ")[0] ?? ""}=${value}`);
    const headers = { ...(init.headers as Record<string, string> | undefined), Cookie: cookies.join("; ") };
    const answer = await fetch(to, { redirect: "manual", ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) keep(cookie);
    return answer;
  };
  const keep = (cookie: string): void => {
    const [pair = "", ...attributes] = cookie.split(/;\s*/);
    const [name = "", ...rest] = pair.split("=");
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? "/";
    const value = rest.join("=");
    if (/expires=Thu, 01 Jan 1970|max-age=0(;|$)/i.test(cookie)) jar.delete(`${name} ${path}`);
    else jar.set(`${name} ${path}`, { value, path });
  };
  const post = (target: string, fields: Fields): Promise<Response> =>
    open(target, { method: "POST", body: formOf(fields), headers: { Origin: origin } });
  return {
    open,
    post,
    cookies: () => [...jar.keys()].map((key) => key.split(" ")[0]),
    async signIn({ email, password }: Pick<Person, "email" | "password">): Promise<void> {
      const body = JSON.stringify({ email, password });
      const headers = { "Content-Type": "application/json" };
      await open("/v1/session", { method: "POST", body, headers });
    },
    /** Completes and submits the page; the response starts the final redirects of the authorization. */
    async decide(interaction: string, decision: "allow" | "deny", scopes: readonly string[]): Promise<Response> {
      const { hidden, scopes: offered } = formsOn(await (await open(interaction)).text());
      // A page without grantable scopes has no checkboxes.
      if (decision === "deny" || offered.length === 0) return await post(`${interaction}/deny`, hidden);
      const scope = scopes.filter((one) => offered.includes(one));
      return await post(`${interaction}/consent`, { ...hidden, scope });
    },
  };
}

/** Returns the hidden fields of the first form on a page, and its scopes. */
export function formsOn(page: string): { hidden: Record<string, string>; scopes: string[] } {
  const [form = ""] = /<form\b.*?<\/form>/s.exec(page) ?? [];
  const hidden = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  const scopes = page.matchAll(/name="scope" value="([^"]*)"/g);
  return {
    hidden: Object.fromEntries([...hidden].map(([, name = "", value = ""]) => [name, value])),
    scopes: [...scopes].map(([, value = ""]) => value),
  };
}

/** A simulated browser. */
export type Browser = ReturnType<typeof browserAt>;

/** Creates a PKCE verifier and challenge (RFC 7636 §4.1, §4.2). */
export function pkce(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** Returns the path of an authorization request. */
export function authorizePath(fields: Fields): string {
  return `/oauth/authorize?${formOf({ response_type: "code", redirect_uri: REDIRECT_URI, state: "s t&te", ...fields }).toString()}`;
}

/** Returns the redirect target of a response; throws if there is none. */
export function locationOf(answer: Response): URL {
  const location = answer.headers.get("location");
  if (location === null) throw new Error(`${answer.status} has no redirect`);
  return new URL(location, answer.url);
}

export const allScopes = ["crm:read", "crm:write", "booking:read", "booking:write"] as const;

/** Runs an authorization request up to the redirect to the application. */
export async function authorize(
  browser: Browser,
  fields: Fields,
  { decision = "allow", scopes = allScopes }: { decision?: "allow" | "deny"; scopes?: readonly string[] } = {},
): Promise<URL> {
  const interaction = locationOf(await browser.open(authorizePath(fields)));
  if (!interaction.pathname.startsWith("/oauth/interaction/")) return interaction;
  const resume = locationOf(await browser.decide(interaction.href, decision, scopes));
  return locationOf(await browser.open(resume.href));
}

/** An authorized application. */
export interface Connected {
  readonly clientId: string;
  readonly tokens: Tokens;
  readonly browser: Browser;
  /** Uses a refresh token. */
  readonly refresh: (token: string, more?: Fields) => Promise<OauthAnswer>;
}

/** Registers an application, signs in, consents and exchanges the code. */
export async function connectApplication(
  url: string,
  person: Pick<Person, "email" | "password">,
  { scopes = allScopes }: { scopes?: readonly string[] } = {},
): Promise<Connected> {
  const clientId = String((await register(url)).body["client_id"]);
  const browser = browserAt(url);
  await browser.signIn(person);
  const { code, verifier } = await codeFor(browser, clientId, scopes);
  const answer = await exchange(url, { client_id: clientId, code, code_verifier: verifier });
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return {
    clientId,
    browser,
    tokens: answer.body as unknown as Tokens,
    refresh: (token, more = {}) =>
      postForm(`${url}/oauth/token`, {
        grant_type: "refresh_token",
        client_id: clientId,
        refresh_token: token,
        ...more,
      }),
  };
}

/** Returns a code for a public client with its verifier. */
export async function codeFor(
  browser: Browser,
  clientId: string,
  scopes: readonly string[] = allScopes,
): Promise<{ code: string; verifier: string; challenge: string }> {
  const { verifier, challenge } = pkce();
  const request = { client_id: clientId, code_challenge: challenge, code_challenge_method: "S256" };
  const callback = await authorize(browser, request, { scopes });
  const code = callback.searchParams.get("code");
  if (code === null) throw new Error(`no code: ${callback.href}`);
  return { code, verifier, challenge };
}

/** Exchanges a code. */
export async function exchange(url: string, fields: Fields): Promise<OauthAnswer> {
  const standard = { grant_type: "authorization_code", redirect_uri: REDIRECT_URI };
  return await postForm(`${url}/oauth/token`, { ...standard, ...fields });
}

function formOf(fields: Fields): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === "string" ? [value] : (value ?? [])) form.append(name, one);
  }
  return form;
}

async function answerOf(answer: Response): Promise<OauthAnswer> {
  const text = await answer.text();
  const body = text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: answer.status, headers: answer.headers, body };
}

/** Returns the type of the valid record stored for an issued token; null if there is none. */
export async function storedUnder({ database }: Service, value: unknown): Promise<string | null> {
  const id_hash = createHash("sha256").update(String(value)).digest();
  const row = await database
    .pool("oauth_records")
    .where({ id_hash })
    .whereRaw("expires_at > now()")
    .first<{ model: string } | undefined>("model");
  return row?.model ?? null;
}

type SentFields = Readonly<Record<string, string>>;

/** A page as received by a browser. */
interface ShownPage {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The hidden fields of its form. */
  readonly hidden: Record<string, string>;
  /** The scopes that can be selected. */
  readonly scopes: readonly string[];
}

/** Returns the path of a valid authorization request. */
export function requestPath(clientId: string, more: SentFields = {}): string {
  const proof = { code_challenge: pkce().challenge, code_challenge_method: "S256" };
  return authorizePath({ client_id: clientId, ...proof, ...more });
}

/**
 * Starts an authorization in a new browser, signed in if a person is given; else the shown page is that for signing in.
 */
export async function beginConsent(
  url: string,
  { clientId, person, more }: { clientId: string; person: Person | null; more?: SentFields },
) {
  const browser = browserAt(url);
  if (person) await browser.signIn(person);
  const page = locationOf(await browser.open(requestPath(clientId, more))).href;
  const shown = async (headers: SentFields = {}): Promise<ShownPage> => {
    const first = await browser.open(page, { headers });
    const answer = first.status === 303 ? await browser.open(locationOf(first).href, { headers }) : first;
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, ...formsOn(text) };
  };
  return { browser, page, shown };
}

/** Sends a form with only the given headers. */
export function sendFields(
  browser: Browser,
  url: string,
  fields: readonly (readonly [string, string])[],
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value]));
  return browser.open(url, { method: "POST", body, headers });
}

/** Returns the fields of a form in which these scopes are selected. */
export function ticked(hidden: SentFields, scopes: readonly string[] = []): readonly (readonly [string, string])[] {
  return [...Object.entries(hidden), ...scopes.map((scope) => ["scope", scope] as const)];
}

/** Returns the error in the final redirect to the application; null if it contains a code. */
export async function redirectErrorOf(browser: Browser, answer: Response): Promise<string | null> {
  const resumed = await browser.open(locationOf(answer).href);
  return locationOf(resumed).searchParams.get("error");
}

/**
 * Performs the steps of a user to whom an application sends an authorization link: opens it in a new browser, signs
 * in and allows the requested scopes. Returns the redirect URL of the application.
 */
export async function approve(page: string, { email, password }: Pick<Person, "email" | "password">): Promise<URL> {
  const browser = browserAt(page);
  const interaction = locationOf(await browser.open(page)).href;
  const signIn = locationOf(await browser.open(interaction)).href;
  const { hidden } = formsOn(await (await browser.open(signIn)).text());
  const signedIn = await browser.post(signIn, { token: hidden["token"] ?? "", email, password });
  const resume = locationOf(await browser.decide(locationOf(signedIn).href, "allow", allScopes));
  return locationOf(await browser.open(resume.href));
}
