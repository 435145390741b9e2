import { allScopes, browserAt, formsOn, locationOf } from "./oauth.ts";
import type { Person } from "./people.ts";

/**
 * What a person does whom an application sends to our pages: opens the link in a new browser, signs in, allows what is
 * asked. Returns where the application is answered.
 */
export async function approve(page: string, { email, password }: Pick<Person, "email" | "password">): Promise<URL> {
  const browser = browserAt(page);
  const interaction = locationOf(await browser.open(page)).href;
  const { hidden } = formsOn(await (await browser.open(interaction)).text());
  const signedIn = await browser.post(`${interaction}/sign-in`, { ...hidden, email, password });
  const resume = locationOf(await browser.decide(locationOf(signedIn).href, "allow", allScopes));
  return locationOf(await browser.open(resume.href));
}
