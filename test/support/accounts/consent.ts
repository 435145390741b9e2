import { authorizePath, browserAt, formsOn, locationOf, pkce, type Browser } from "./oauth.ts";
import type { Person } from "./people.ts";

type Fields = Readonly<Record<string, string>>;

/** A page as received by a browser. */
export interface ShownPage {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The hidden fields of its form. */
  readonly hidden: Record<string, string>;
  /** The scopes that can be selected. */
  readonly scopes: readonly string[];
}

/** Returns the path of a valid authorization request. */
export function requestPath(clientId: string, more: Fields = {}): string {
  const proof = { code_challenge: pkce().challenge, code_challenge_method: "S256" };
  return authorizePath({ client_id: clientId, ...proof, ...more });
}

/**
 * Starts an authorization in a new browser, signed in if a person is given; else the shown page is that for signing in.
 */
export async function beginConsent(
  url: string,
  { clientId, person, more }: { clientId: string; person: Person | null; more?: Fields },
) {
  const browser = browserAt(url);
  if (person) await browser.signIn(person);
  const page = locationOf(await browser.open(requestPath(clientId, more))).href;
  const shown = async (headers: Fields = {}): Promise<ShownPage> => {
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
export function ticked(hidden: Fields, scopes: readonly string[] = []): readonly (readonly [string, string])[] {
  return [...Object.entries(hidden), ...scopes.map((scope) => ["scope", scope] as const)];
}

/** Returns the error in the final redirect to the application; null if it contains a code. */
export async function redirectErrorOf(browser: Browser, answer: Response): Promise<string | null> {
  const resumed = await browser.open(locationOf(answer).href);
  return locationOf(resumed).searchParams.get("error");
}
