import { expect } from "chai";
import type { Caller } from "../support/caller.ts";
import { connect, toMcp } from "../support/accounts/connections.ts";
import { beginConsent, redirectErrorOf, ticked, connectApplication, register } from "../support/oauth/oauth.ts";
import { createKey, createOrganization, signIn, type Organization } from "../support/accounts/people.ts";
import { useFixture } from "../support/fixture.ts";
import { rpc, sendMcp } from "../support/mcp/mcp.ts";

describe("OAuth: lists of allowed and denied applications", () => {
  const fixture = useFixture({ atOwnUrl: true });
  let organization: Organization;
  let owner: Caller;
  beforeEach(async () => {
    organization = await createOrganization(fixture.service);
    owner = await signIn(fixture.service.url, organization.owner);
  });

  const set = async (policy: object): Promise<void> => {
    const answer = await owner.put("/v1/ai-policy", policy);
    if (answer.status !== 200) throw new Error(answer.text);
  };
  const host = (value: string) => ({ type: "host", value });
  const resource = (): string => `${fixture.service.url}/mcp`;
  const next = (token: string): Promise<unknown[]> => toMcp(fixture.service.url, { Authorization: `Bearer ${token}` });
  const open = (id: string, more: object = {}) =>
    connect(fixture.service, {
      user: organization.owner,
      resource: resource(),
      client: { id, name: "Assistant", uri: null, ...more },
    });
  const consentOf = async (redirectUri: string) => {
    const { body } = await register(fixture.service.url, { redirect_uris: [redirectUri] });
    const clientId = String(body["client_id"]);
    const more = { redirect_uri: redirectUri };
    return { clientId, ...(await beginConsent(fixture.service.url, { clientId, person: organization.owner, more })) };
  };
  const statusOf = async (redirectUri: string): Promise<number> =>
    (await (await consentOf(redirectUri)).shown()).status;

  it("refuse the consent to a denied application, explain it in both languages, and log it", async () => {
    await set({ denied_applications: [host("notes.example")] });
    const { browser, page, shown } = await consentOf("https://notes.example/callback");
    const english = await shown();
    expect(english.status).to.equal(403);
    expect(english.text).to.include("Your organization does not allow this application.");
    const french = await shown({ "Accept-Language": "fr" });
    expect(french.text).to.include("Votre organisation n’autorise pas cette application.");
    const answer = await browser.post(`${page}/deny`, english.hidden);
    expect(await redirectErrorOf(browser, answer)).to.equal("access_denied");
    const [entry] = (await owner.get("/v1/activity-log?result=denied&page_size=1")).list("data");
    expect(entry).to.include({
      action: "connections.create",
      error_code: "application_not_allowed",
      application: "Assistant",
      user_id: organization.owner.id,
    });
  });

  it("apply to a consent that was already shown", async () => {
    const { browser, page, shown } = await consentOf("https://notes.example/callback");
    const { hidden } = await shown();
    await set({ applications: "allowed" });
    const fields = Object.fromEntries(ticked(hidden));
    const answer = await browser.post(`${page}/consent`, { ...fields, scope: "crm:read" });
    expect(await redirectErrorOf(browser, answer)).to.equal("access_denied");
    expect((await owner.get("/v1/connections")).at("meta.total")).to.equal(0);
  });

  it("name an application by the destination of its codes: a host, localhost or a scheme", async () => {
    await set({ applications: "allowed", allowed_applications: [host("Notes.Example"), host("cursor:")] });
    expect(await statusOf("https://notes.example/callback")).to.equal(200);
    expect(await statusOf("https://sub.notes.example/callback")).to.equal(403);
    expect(await statusOf("cursor://anysphere.cursor-mcp/oauth/callback")).to.equal(200);
    expect(await statusOf("http://127.0.0.1:3000/callback")).to.equal(403);
    await set({ allowed_applications: [host("localhost")] });
    expect(await statusOf("http://127.0.0.1:3000/callback")).to.equal(200);
    expect(await statusOf("http://localhost:3000/callback")).to.equal(200);
    expect(await statusOf("https://notes.example/callback")).to.equal(403);
  });

  it("reject the next call of an open connection, which works again when the application is allowed again", async () => {
    const { id, token } = await open("https://notes.example/client.json");
    const other = await open("https://claude.example/client.json");
    await set({ denied_applications: [host("notes.example")] });
    expect(await next(token)).to.deep.equal([403, "application_not_allowed"]);
    expect(await next(other.token)).to.deep.equal([200, undefined]);
    const answer = await sendMcp({ url: fixture.service.url, token }, rpc("tools/list"));
    expect(answer.string("error")).to.equal(
      "Your organization does not allow this AI application. An administrator can allow it in the settings for AI applications.",
    );
    const [entry] = (await owner.get("/v1/activity-log?channel=mcp&result=denied&page_size=1")).list("data");
    expect(entry).to.include({ action: "mcp.call", error_code: "application_not_allowed", connection_id: id });
    const blocked = async (): Promise<unknown[]> =>
      (await owner.get("/v1/connections?sort=created_at")).list("data").map((one) => [one["status"], one["blocked"]]);
    expect(await blocked()).to.deep.equal([
      ["active", true],
      ["active", false],
    ]);
    expect((await owner.get("/v1/me/connections?sort=created_at")).at("data.0.blocked")).to.equal(true);
    await set({ denied_applications: [] });
    expect(await next(token)).to.deep.equal([200, undefined]);
    expect((await blocked())[0]).to.deep.equal(["active", false]);
  });

  it("name exactly one client by its id, and deny before they allow", async () => {
    const id = "https://notes.example/client.json";
    const [one, other] = [await open(id), await open("https://notes.example/other.json")];
    await set({ applications: "allowed", allowed_applications: [{ type: "client_id", value: id, name: "Notes" }] });
    expect([await next(one.token), (await next(other.token))[0]]).to.deep.equal([[200, undefined], 403]);
    await set({ denied_applications: [host("notes.example")] });
    expect((await next(one.token))[0]).to.equal(403);
  });

  it("apply to an application that registered itself, by the host of its consent", async () => {
    const { tokens } = await connectApplication(fixture.service.url, organization.owner);
    expect((await owner.get("/v1/connections")).at("data.0.application.host")).to.equal("localhost");
    expect(await next(tokens.access_token)).to.deep.equal([200, undefined]);
    await set({ denied_applications: [host("127.0.0.1")] });
    expect((await owner.get("/v1/ai-policy")).at("data.denied_applications")).to.deep.equal([
      { type: "host", value: "localhost", name: null },
    ]);
    expect((await next(tokens.access_token))[0]).to.equal(403);
  });

  it("do not apply to API keys and to other organizations", async () => {
    const elsewhere = await createOrganization(fixture.service);
    const theirs = await connect(fixture.service, { user: elsewhere.owner, resource: resource() });
    const key = await createKey(fixture.service, { user: organization.owner, mcp_access: true });
    await set({ applications: "allowed" });
    expect([(await next(key))[0], (await next(theirs.token))[0]]).to.deep.equal([200, 200]);
  });

  it("reject values that are not a host, and keep each rule once", async () => {
    for (const value of ["not a host", "https://", "example", "*.example.com", "10.0.0.1"]) {
      const refused = await owner.put("/v1/ai-policy", { denied_applications: [host("one.example"), host(value)] });
      expect([refused.status, refused.at("details.0.code"), refused.at("details.0.path")], value).to.deep.equal([
        422,
        "application_host",
        "/denied_applications/1/value",
      ]);
    }
    const rules = [host("ONE.example"), host("https://one.example/path"), host("one.example"), host("vscode:")];
    await set({ allowed_applications: rules });
    expect((await owner.get("/v1/ai-policy")).at("data.allowed_applications")).to.deep.equal([
      { type: "host", value: "one.example", name: null },
      { type: "host", value: "vscode:", name: null },
    ]);
  });
});
