import type { Caller } from "../caller.ts";
import { PUBLIC } from "../webhooks/listener.ts";
import type { Service, ServiceOptions } from "../service.ts";
import { CLIENT, type TestProvider } from "./identity-provider.ts";
import { browserAt, formsOn, locationOf, type Browser } from "../oauth/oauth.ts";
import { createOrganization, createPerson, signIn, type Organization, type Person } from "../accounts/people.ts";

/** Options of a service whose identity providers are on loopback, over plain http. */
export const SINGLE_SIGN_ON: ServiceOptions = {
  atOwnUrl: true,
  env: { WEBHOOK_ALLOW_HTTP: "on", WEBHOOK_ALLOWED_SUBNETS: PUBLIC },
};

/** An organization with single sign-on. */
export interface SignOnOrganization {
  readonly organization: Organization;
  readonly owner: Caller;
  /** Its verified e-mail domain. */
  readonly domain: string;
  /** Changes the settings of its provider. */
  set(settings: object): Promise<void>;
  /** Creates a member with an address of the domain. */
  member(name: string, role?: string): Promise<Person>;
}

let numbers = 0;

/** Publishes the TXT record of a domain and verifies it. */
export async function verifyDomain(service: Service, owner: Caller, domain: string): Promise<string> {
  const created = await owner.post("/v1/email-domains", { domain });
  service.names.publish(created.string("data.record_name"), [created.string("data.record_value")]);
  const id = created.string("data.id");
  const verified = await owner.post(`/v1/email-domains/${id}/verify`);
  if (verified.status !== 200) throw new Error(verified.text);
  return id;
}

/** Creates an organization with a verified domain that uses the provider. */
export async function signOnOrganization(
  service: Service,
  provider: Pick<TestProvider, "issuer">,
  settings: object = {},
): Promise<SignOnOrganization> {
  const organization = await createOrganization(service);
  const owner = await signIn(service.url, organization.owner);
  const domain = `sso-${String(++numbers)}.example`;
  await verifyDomain(service, owner, domain);
  const set = async (body: object): Promise<void> => {
    const answer = await owner.put("/v1/identity-provider", body);
    if (answer.status !== 200) throw new Error(answer.text);
  };
  const roles = { groups_claim: "groups", group_roles: [], default_role: "member" };
  const scopes = ["openid", "email", "profile", "groups"];
  await set({ issuer: provider.issuer, ...CLIENT, scopes, ...roles, just_in_time: true, enabled: true, ...settings });
  return {
    organization,
    owner,
    domain,
    set,
    async member(name, role = "member") {
      const person = await createPerson(service, { organization: organization.record, role });
      const email = `${name}@${domain}`;
      await service.database.pool("users").where({ id: person.id }).update({ email });
      return { ...person, email };
    },
  };
}

/** Opens the link that starts a sign-in and submits its form, or returns the page if it has none. */
export async function openSignOn(
  browser: Browser,
  query: Readonly<Record<string, string>>,
  language = "en",
): Promise<Response> {
  const path = `/sign-in/sso?${new URLSearchParams(query).toString()}`;
  const headers = { "Accept-Language": language };
  const shown = await browser.open(path, { headers });
  if (shown.status !== 200) return shown;
  const body = new URLSearchParams(formsOn(await shown.text()).hidden);
  return await browser.open(path, { method: "POST", body, headers });
}

/** Starts a sign-in; returns the browser and the URL of the provider. */
export async function startSignOn(
  service: Service,
  query: Readonly<Record<string, string>>,
): Promise<{ browser: Browser; location: string }> {
  const browser = browserAt(service.url);
  const answer = await openSignOn(browser, query);
  if (answer.status !== 303) throw new Error(`${String(answer.status)} ${await answer.text()}`);
  return { browser, location: locationOf(answer).href };
}

/** The result of a sign-in: the last response, and a caller with the cookies of the browser. */
interface SignedOn {
  readonly browser: Browser;
  readonly answer: Response;
  /** The redirect URI with the response of the provider. */
  readonly callback: URL;
}

/** Signs a person in through the provider, up to the response of this service. */
export async function signOn(
  service: Service,
  provider: TestProvider,
  { person, ...query }: { person: { sub: string } & Record<string, unknown>; return_to?: string; email?: string },
): Promise<SignedOn> {
  const email = query.email ?? String(person["email"]);
  const { browser, location } = await startSignOn(service, { ...query, email });
  const callback = await provider.signIn(location, person);
  return { browser, callback, answer: await browser.open(callback.href) };
}

/** Returns the signed-in user; null if the browser has no session. */
export async function userOf(browser: Browser): Promise<Record<string, unknown> | null> {
  const answer = await browser.open("/v1/me");
  if (answer.status !== 200) return null;
  return ((await answer.json()) as { data: { user: Record<string, unknown> } }).data.user;
}
