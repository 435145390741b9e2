import { allScopes, browserAt, formsOn, locationOf } from "./oauth.ts";
import type { Person } from "./people.ts";

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
