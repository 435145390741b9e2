import { randomUUID } from "node:crypto";
import type { Service } from "../service.ts";
import { startProvider, type TestProvider } from "../sign-in/identity-provider.ts";
import { postForm, register, type OauthAnswer } from "./oauth.ts";
import type { Person } from "../accounts/people.ts";
import { signOnOrganization, type SignOnOrganization } from "../sign-in/single-sign-on.ts";

/** The claims of a JWT. */
export type Claims = Readonly<Record<string, unknown>>;

/** RFC 7523 §2.1 */
export const ASSERTION_GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";

/** An identity provider and an application that it connects. */
export interface AssertionPlace {
  readonly provider: TestProvider;
  readonly clientId: string;
  /** Creates an organization that allows it, and a member. */
  member(): Promise<{ readonly acme: SignOnOrganization; readonly ada: Person }>;
  /** Returns valid claims of an ID-JAG for the member, with changes. */
  claims(member: Person, more?: Claims): Claims;
  /** Presents an assertion to the token endpoint. */
  send(assertion: string, more?: Readonly<Record<string, string>>): Promise<OauthAnswer>;
  close(): Promise<void>;
}

/** Returns the current time in seconds since 1970. */
export const secondsNow = (): number => Math.floor(Date.now() / 1_000);

/** Starts a provider and registers an application. */
export async function assertionPlace(service: Service): Promise<AssertionPlace> {
  const { url } = service;
  const provider = await startProvider(`${url}/sign-in/sso/callback`);
  const clientId = String((await register(url, { client_name: "Assistant" })).body["client_id"]);
  return {
    provider,
    clientId,
    async member() {
      const acme = await signOnOrganization(service, provider);
      const answer = await acme.owner.put("/v1/ai-policy", { enterprise_managed: true });
      if (answer.status !== 200) throw new Error(answer.text);
      return { acme, ada: await acme.member(`ada.${randomUUID()}`) };
    },
    claims: ({ email }, more = {}) => ({
      sub: `subject of ${email}`,
      email,
      email_verified: true,
      aud: url,
      client_id: clientId,
      resource: `${url}/mcp`,
      jti: randomUUID(),
      iat: secondsNow(),
      exp: secondsNow() + 300,
      scope: "crm:read booking:read",
      ...more,
    }),
    send: (assertion, more = {}) =>
      postForm(`${url}/oauth/token`, { grant_type: ASSERTION_GRANT, client_id: clientId, assertion, ...more }),
    close: () => provider.close(),
  };
}
