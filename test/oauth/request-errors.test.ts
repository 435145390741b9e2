import { expect } from "chai";
import { createOrganization, createPerson, type Organization } from "../support/accounts/people.ts";
import {
  authorizePath,
  browserAt,
  codeFor,
  locationOf,
  pkce,
  REDIRECT_URI,
  register,
  type Browser,
} from "../support/oauth/oauth.ts";
import { startService, type Service } from "../support/service.ts";

const faults: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
  ["interaction_required", { prompt: "none" }],
  ["invalid_request", { code_challenge: undefined, code_challenge_method: undefined }],
  ["invalid_request", { code_challenge_method: "plain" }],
  ["invalid_target", { resource: "https://elsewhere.example" }],
  ["unsupported_response_type", { response_type: "token" }],
  ["unsupported_response_mode", { response_mode: "form_post" }],
];

describe("OAuth: errors of authorization requests", () => {
  let service: Service;
  let organization: Organization;
  let browser: Browser;
  let clientId: string;

  before(async () => {
    service = await startService({ atOwnUrl: true });
    organization = await createOrganization(service);
    browser = browserAt(service.url);
    await browser.signIn(organization.owner);
    clientId = await registered();
  });

  after(() => service.close());

  const registered = async (): Promise<string> => String((await register(service.url)).body["client_id"]);
  const ask = (by: Browser, fault: Readonly<Record<string, string | undefined>>, headers = {}): Promise<Response> => {
    const request = { client_id: clientId, code_challenge: pkce().challenge, code_challenge_method: "S256" };
    return by.open(authorizePath({ ...request, ...fault }), { headers });
  };
  const staysHere = async (by: Browser, who: string): Promise<void> => {
    for (const [error, fault] of faults) {
      const answer = await ask(by, fault);
      const { headers } = answer;
      const seen = [who, answer.status, headers.get("location"), headers.get("refresh")];
      expect(seen, JSON.stringify(fault)).to.deep.equal([who, 400, null, null]);
      expect(await answer.json(), JSON.stringify(fault)).to.include({ error });
    }
  };

  it("are not redirected if the user has never authorized the client", async () => {
    await staysHere(browser, "the owner");
    await staysHere(browserAt(service.url), "nobody");
  });

  it("are explained on a page with the error code for developers", async () => {
    const answer = await ask(browser, { prompt: "none" }, { Accept: "text/html", "Accept-Language": "en" });
    const page = await answer.text();
    expect(answer.headers.get("content-security-policy")).to.include("default-src 'none'");
    expect(page).to.include("The application’s link is not valid").and.to.include("interaction_required");
    expect(page).to.not.include(REDIRECT_URI);
  });

  it("are redirected to a client that the user has authorized, even if it was revoked", async () => {
    await codeFor(browser, clientId);
    for (const change of [{}, { revoked_at: new Date(), revoke_reason: "user" }]) {
      await service.database
        .pool("mcp_connections")
        .where({ org_id: organization.id })
        .update({ version: 2, ...change });
      for (const [error, fault] of faults) {
        const { href, search, hash } = locationOf(await ask(browser, fault));
        expect(href.startsWith(REDIRECT_URI), href).to.equal(true);
        expect(Object.fromEntries(new URLSearchParams(search || hash.slice(1))), href).to.include({
          error,
          state: "s t&te",
          iss: service.url,
        });
      }
    }
  });

  it("are not redirected for another user who has not authorized the client", async () => {
    const anonymous = browserAt(service.url);
    await anonymous.signIn(await createPerson(service, { organization: organization.record, role: "member" }));
    await staysHere(anonymous, "a colleague");
    await staysHere(browserAt(service.url), "nobody");
  });
});
