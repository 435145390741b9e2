import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { operations } from "../../generated/operations.js";
import { hashSecret, newSecret } from "../../src/features/accounts/secrets.ts";
import { newId } from "../../src/base/platform/ids.ts";
import { browserAt, formsOn, type Browser } from "../support/oauth/oauth.ts";
import { createOrganization, createPerson, signIn, type Person } from "../support/accounts/people.ts";
import { userOf } from "../support/sign-in/single-sign-on.ts";
import { accountEmailTo } from "../support/email/account-emails.ts";
import { startService } from "../support/service.ts";
import { use } from "../support/fixture.ts";

const PASSWORD = "a staple of the horse";
const EVIL = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };

/** The files that set the session cookie, and the addresses behind them. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  "src/features/sign-in/pages/invitation.ts": ["/invitation"],
  "src/features/sign-in/pages/sign-in.ts": ["/sign-in", "/sign-in/passkey", "/two-factor"],
  "src/features/sign-in/pages/support-page.ts": ["/v1/public/support/{token}"],
  "src/adapters/http/browser-session.ts": [],
  "src/adapters/http/response.ts": [
    "/v1/session",
    "/v1/session/passkey",
    "/v1/session/second-factor",
    "/v1/invitations/accept",
  ],
  // With its two steps, tested by test/identity/sign-on-browsers.test.ts.
  "src/features/sign-in/pages/single-sign-on.ts": ["/sign-in/sso", "/sign-in/sso/callback"],
};

describe("A running session", () => {
  let victim: Browser;
  let invited = 0;

  const service = use(() => startService({ atOwnUrl: true }));
  const organization = use(() => createOrganization(service));
  beforeEach(async () => {
    victim = browserAt(service.url);
    await victim.signIn(organization.owner);
  });

  /** The address of a link as `crm support-session create` prints it. */
  async function supportLink(): Promise<string> {
    const token = newSecret();
    await service.database.pool("sessions").insert({
      org_id: organization.id,
      id: newId(),
      user_id: organization.owner.id,
      support: true,
      token_hash: hashSecret(`support-session:${token}`),
      operator_name: "Kim",
      reason: "Ticket 4711",
      expires_at: service.database.pool.raw("now() + interval '1 hour'"),
    });
    return `/v1/public/support/${token}`;
  }

  async function invitation(): Promise<Record<string, string>> {
    const owner = await signIn(service.url, organization.owner);
    const email = `invited.${String(++invited)}@people.example`;
    await owner.post("/v1/members", { email, role: "member", first_name: "Grace", locale: "en" });
    const { token } = await accountEmailTo(service.dataDir, email);
    return { link: token, new_password: PASSWORD };
  }

  const other = (): Promise<Person> => createPerson(service, { organization: organization.record, role: "member" });

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    victim.open(path, { method: "POST", body: new URLSearchParams(fields), headers });

  async function expectKept(): Promise<void> {
    expect(await userOf(victim)).to.include({ email: organization.owner.email });
  }

  it("can be replaced only in these places", () => {
    const sets = /\bcookie\.set\(|\bbrowser\.begin\(|(?<!function )\bsignInWith\(/;
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.ts$/.test(name));
    const found = files.map((name) => join("src", name)).filter((name) => sets.test(readFileSync(name, "utf8")));
    expect(found.toSorted()).to.deep.equal(Object.keys(PLACES).toSorted());
    const starting = operations.filter((one) => one.session === "start").map(({ path }) => path);
    expect(PLACES["src/adapters/http/response.ts"]).to.have.members(starting);
  });

  it("starts with JSON only from a page of the service or from a program that is no browser", async () => {
    const { email, password } = organization.owner;
    const own = new URL(service.url).origin;
    const session = async (headers: Record<string, string>) => {
      const answer = await fetch(`${service.url}/v1/session`, {
        method: "POST",
        body: JSON.stringify({ email, password }),
        headers: { "Content-Type": "application/json", ...headers },
      });
      const { code } = (await answer.json()) as { code?: string };
      return [answer.status, code ?? null, answer.headers.getSetCookie().length];
    };
    for (const foreign of [
      EVIL,
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "same-site" },
    ])
      expect(await session(foreign), JSON.stringify(foreign)).to.deep.equal([403, "foreign_origin", 0]);
    // Behind a proxy that changes the host, only the browser knows that the origins are the same.
    const proxied = { Origin: "https://crm.proxy.example", "Sec-Fetch-Site": "same-origin" };
    for (const trusted of [{}, { Origin: own }, { Origin: own, "Sec-Fetch-Site": "same-origin" }, proxied])
      expect(await session(trusted), JSON.stringify(trusted)).to.deep.equal([200, null, 1]);
    const starting = operations.filter((one) => one.session === "start").map(({ path }) => path);
    for (const path of starting) {
      const headers = { "Content-Type": "application/json", "Accept-Language": "fr", ...EVIL };
      const answer = await fetch(service.url + path, { method: "POST", body: "{}", headers });
      expect([answer.status, await answer.text()], path).to.satisfy(
        ([status, text]: [number, string]) =>
          status === 403 && text.includes("Un autre site web a envoyé cette demande"),
      );
    }
  });

  it("is replaced in none of them by a page of another site", async () => {
    const { email, password } = await other();
    const accepted = await invitation();
    const link = await supportLink();
    const attempts: Record<string, Record<string, string>> = {
      "/sign-in": { email, password },
      "/sign-in/passkey": { challenge: "c", passkey: "{}" },
      "/two-factor": { code: "123456" },
      "/invitation": accepted,
      "/v1/public/support/{token}": {},
      "/sign-in/sso": {},
      "/sign-in/sso/callback": {},
      "/v1/session": {},
      "/v1/session/passkey": {},
      "/v1/session/second-factor": {},
      "/v1/invitations/accept": {},
    };
    expect(Object.keys(attempts)).to.have.members(Object.values(PLACES).flat());
    for (const [path, fields] of Object.entries(attempts)) {
      const address = path.replace("/v1/public/support/{token}", link);
      // A form of another site cannot send JSON; as text, it needs no permission of the service (CORS).
      const json = { email, password, token: accepted["link"] ?? "" };
      const rest = path.startsWith("/v1/") && address === path;
      const answer = rest
        ? await victim.open(path, {
            method: "POST",
            body: JSON.stringify(json),
            headers: { ...EVIL, "Content-Type": "text/plain" },
          })
        : await post(address, fields, EVIL);
      expect(answer.status, path).to.be.within(400, 499);
      expect(answer.headers.getSetCookie().join(), path).not.to.include("crs_session");
      await expectKept();
    }
    const untouched = await browserAt(service.url).open(link);
    expect(untouched.status, "the link is still valid").to.equal(200);
  });

  it("is named by the page of a support link and of an invitation, which offer to keep it", async () => {
    const addresses = [await supportLink(), "/invitation"];
    for (const address of addresses) {
      for (const [language, words] of [
        ["en", "this session ends"],
        ["fr", "cette session prendra fin"],
      ] as const) {
        const page = await (await victim.open(address, { headers: { "Accept-Language": language } })).text();
        expect(page, address).to.include(words).and.include(organization.owner.email.split("@")[0]);
        expect(page).to.include('href="/account"');
        const stranger = await (await browserAt(service.url).open(address)).text();
        expect(stranger, address).not.to.include("this session ends");
      }
    }
  });

  it("ends with the form that named it, also on the server", async () => {
    const cases = [
      { address: await supportLink(), fields: {}, status: 200 },
      { address: "/invitation", fields: await invitation(), status: 303 },
    ];
    for (const { address, fields, status } of cases) {
      const browser = browserAt(service.url);
      await browser.signIn(organization.owner);
      const before = await service.database.pool("sessions").where({ user_id: organization.owner.id, support: false });
      const { hidden } = formsOn(await (await browser.open(address)).text());
      const answer = await browser.post(address, { ...hidden, ...fields });
      expect(answer.status, await answer.text()).to.equal(status);
      const after = await service.database.pool("sessions").where({ user_id: organization.owner.id, support: false });
      expect(after.length, `${address} ends the former session`).to.equal(before.length - 1);
      expect(await userOf(browser)).not.to.equal(null);
    }
  });

  it("that began after the page was opened is not replaced: the page asks again and names it", async () => {
    const cases = [
      { address: await supportLink(), fields: {} },
      { address: "/invitation", fields: await invitation() },
    ];
    for (const { address, fields } of cases) {
      const browser = browserAt(service.url);
      const { hidden } = formsOn(await (await browser.open(address)).text());
      const later = await other();
      await browser.signIn(later);
      const asked = await browser.post(address, { ...hidden, ...fields });
      const page = await asked.text();
      expect(asked.status, page).to.equal(409);
      expect(page).to.include("this session ends").and.include(later.email.split("@")[0]);
      expect(await userOf(browser)).to.include({ email: later.email });
      const agreed = await browser.post(address, { ...formsOn(page).hidden, ...fields });
      expect(agreed.status, address).to.be.oneOf([200, 303]);
    }
  });
});
