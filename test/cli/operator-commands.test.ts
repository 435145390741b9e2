import { expect } from "chai";
import { callerAt, type Caller } from "../support/caller.ts";
import { connect, toMcp } from "../support/accounts/connections.ts";
import { authorize, browserAt, codeFor, formsOn, pkce, register } from "../support/oauth/oauth.ts";
import { createKey, createOrganization, createPerson, signIn, type Person } from "../support/accounts/people.ts";
import { until } from "../support/queue.ts";
import { SECRET_KEY, startService } from "../support/service.ts";
import { identities } from "../server/identity.ts";
import { crm, type Outcome } from "../server/program.ts";
import { use } from "../support/fixture.ts";
import { createProtectedPerson } from "../support/sign-in/authenticator-app.ts";
import { accountEmailTo, type AccountEmail } from "../support/email/account-emails.ts";

type Fields = Readonly<Record<string, unknown>>;

const [as] = identities();
if (!as) throw new Error("No user to run the tests as.");

describe("Operator commands", function () {
  // Each command starts a process.
  this.timeout(180_000);
  let org: string;
  let owner: Caller;
  const run = (line: readonly string[], input = ""): Promise<Outcome> => {
    const env = { DATABASE_URL: service.database.url, SECRET_KEY, BASE_URL: service.url };
    return crm(line, { as, env, input });
  };
  const json = async (line: readonly string[], input = ""): Promise<Fields> => {
    const { status, stdout, stderr } = await run([...line, "--org", org, "--json"], input);
    expect(status, stderr).to.equal(0);
    return JSON.parse(stdout) as Fields;
  };
  const refused = async (line: readonly string[], input = ""): Promise<string> => {
    const { status, stderr } = await run([...line, "--org", org, "--json"], input);
    const error = JSON.parse(stderr) as Fields;
    expect(error, stderr).to.include({ exit_status: status, code: "refused" });
    return String(error["error"]);
  };
  const logged = async (action: string): Promise<Fields> => {
    const entries = (await owner.get("/v1/activity-log?page_size=100")).list("data");
    return entries.find((entry) => entry["action"] === action && entry["channel"] === "system") ?? {};
  };
  const signInStatus = async ({ email, password }: Pick<Person, "email" | "password">): Promise<number> =>
    (await callerAt(service.url).post("/v1/session", { email, password })).status;
  const bookingPage = async (): Promise<string> => {
    await owner.put(`/v1/members/${organization.owner.id}`, { booking_slug: "the-owner" });
    await owner.post("/v1/schedules", { name: "Hours" });
    const type = { title: "Call", slug: "call", duration_minutes: 30, location: { type: "invitee_phone" } };
    const made = await owner.post("/v1/event-types", type);
    expect(made.status, made.text).to.equal(201);
    return "/v1/public/the-owner/call";
  };
  const service = use(() => startService({ atOwnUrl: true }));
  const organization = use(() => createOrganization(service));
  before(async () => {
    org = organization.record.slug;
    owner = await signIn(service.url, organization.owner);
  });
  const member = use(() => createPerson(service, { organization: organization.record, role: "member" }));

  it("list and show users and change a role, except that of the last owner", async () => {
    expect(await json(["user", "list"])).to.have.property("total", 2);
    const email = ["--email", member.email];
    expect(await json(["user", "show", ...email])).to.include({
      email: member.email,
      role: "member",
      status: "active",
    });
    expect(await json(["user", "role", ...email, "--role", "manager"])).to.include({ role: "manager" });
    expect(await logged("members.update")).to.deep.include({
      user_id: null,
      record: { type: "member", id: member.id },
      result: "success",
      actor: { type: "operator", id: null, name: "crm user role", application: null },
    });
    const last = ["--email", organization.owner.email];
    expect(await refused(["user", "role", ...last, "--role", "admin"])).to.contain("at least one owner");
    expect(await refused(["user", "suspend", ...last])).to.contain("at least one owner");
    expect(await refused(["user", "role", ...email, "--role", "emperor"])).to.contain("role");
    const other = await createOrganization(service);
    expect(await refused(["user", "show", "--email", other.owner.email])).to.contain(`No user in ${org}`);
  });

  it("suspend a user with all sessions, keys and AI applications, and resume the user", async () => {
    const caller = await signIn(service.url, member);
    const key = { "X-API-Key": await createKey(service, { user: member, mcp_access: true }) };
    const { token } = await connect(service, { user: member, resource: `${service.url}/mcp` });
    const application = { Authorization: `Bearer ${token}` };
    expect((await toMcp(service.url, application))[0]).to.equal(200);
    const email = ["--email", member.email];
    expect(await json(["user", "suspend", ...email])).to.include({ status: "suspended" });
    expect((await caller.get("/v1/me")).status).to.equal(401);
    expect((await toMcp(service.url, application))[0]).to.equal(401);
    await until(async () => (await callerAt(service.url, key).get("/v1/me")).status === 401);
    expect(await signInStatus(member)).to.equal(401);
    expect(await json(["user", "resume", ...email])).to.include({ status: "active" });
    expect(await signInStatus(member)).to.equal(200);
    expect((await toMcp(service.url, application))[0], "a revoked connection stays revoked").to.equal(401);
  });

  it("set a password, which ends the sessions with the old one", async () => {
    const caller = await signIn(service.url, member);
    const line = ["user", "password", "--email", member.email, "--password-stdin"];
    expect(await refused(line, "password1")).to.contain("password");
    const password = "a password of the operator";
    const { stdout } = await run([...line, "--org", org], `${password}\n`);
    expect(stdout).to.equal(`${member.email} has a new password and is signed out of all sessions.\n`);
    expect((await caller.get("/v1/me")).status).to.equal(401);
    expect(await signInStatus(member)).to.equal(401);
    expect(await signInStatus({ email: member.email, password })).to.equal(200);
    expect(await logged("members.setPassword")).to.deep.include({ record: { type: "member", id: member.id } });
    expect(JSON.stringify(await logged("members.setPassword"))).not.to.contain(password);
  });

  it("list, show, rotate and revoke API keys", async () => {
    const secret = await createKey(service, { user: organization.owner, name: "Website" });
    const status = async (key: unknown): Promise<number> =>
      (await callerAt(service.url, { "X-API-Key": String(key) }).get("/v1/me")).status;
    const keys = (await json(["keys", "list"]))["keys"] as Fields[];
    const id = String(keys.find(({ name }) => name === "Website")?.["id"]);
    expect(JSON.stringify(keys)).not.to.contain(secret);
    expect(await json(["keys", "show", "--id", id])).to.include({ name: "Website", status: "active" });
    const rotated = await json(["keys", "rotate", "--id", id]);
    expect(await status(rotated["secret"])).to.equal(200);
    await until(async () => (await status(secret)) === 401);
    expect(await json(["keys", "revoke", "--id", id])).to.include({ status: "revoked" });
    await until(async () => (await status(rotated["secret"])) === 401);
    expect(await refused(["keys", "rotate", "--id", id])).to.not.equal("");
    for (const action of ["apiKeys.rotate", "apiKeys.revoke"]) {
      expect(await logged(action)).to.deep.include({ record: { type: "api_key", id } });
    }
    const unknown = await run(["keys", "show", "--org", org, "--id", "Website"]);
    expect([unknown.status, unknown.stderr]).to.deep.equal([
      2,
      `crm: The id of a key must be a UUID. See: crm keys list --org ${org}\n`,
    ]);
  });

  it("show an organization and change its plan", async () => {
    const { stdout } = await run(["org", "list"]);
    expect(stdout).to.match(new RegExp(`^${org} +${organization.record.name} +professional +active +`, "m"));
    expect(await json(["org", "show"])).to.include({ slug: org, people: 2, plan: "professional" });
    const key = { "X-API-Key": await createKey(service, { user: organization.owner }) };
    expect(await json(["org", "plan", "--plan", "free"])).to.include({ plan: "free" });
    await until(async () => (await callerAt(service.url, key).get("/v1/me")).at("code") === "plan_required");
    expect(await json(["org", "plan", "--plan", "enterprise"])).to.include({ plan: "enterprise" });
    expect(await logged("organization.update")).to.deep.include({ result: "success" });
  });

  it("suspend an organization with all its sessions, keys and AI applications, and resume it", async () => {
    const key = { "X-API-Key": await createKey(service, { user: organization.owner }) };
    const { token } = await connect(service, { user: organization.owner, resource: `${service.url}/mcp` });
    const caller = await signIn(service.url, organization.owner);
    const page = await bookingPage();
    expect((await callerAt(service.url).get(page)).status).to.equal(200);
    expect(await json(["org", "suspend"])).to.include({ status: "suspended", changed: true });
    expect((await callerAt(service.url).get(page)).status).to.equal(404);
    expect(await json(["org", "suspend"])).to.include({ status: "suspended", changed: false });
    expect((await caller.get("/v1/me")).status).to.equal(401);
    expect((await toMcp(service.url, { Authorization: `Bearer ${token}` }))[0]).to.equal(401);
    await until(async () => (await callerAt(service.url, key).get("/v1/me")).status === 401);
    expect(await signInStatus(organization.owner)).to.equal(401);
    expect(await json(["org", "resume"])).to.include({ status: "active", changed: true });
    owner = await signIn(service.url, organization.owner);
    await until(async () => (await callerAt(service.url, key).get("/v1/me")).status === 200);
    expect(
      (await toMcp(service.url, { Authorization: `Bearer ${token}` }))[0],
      "a revoked connection stays revoked",
    ).to.equal(401);
    for (const action of ["organization.suspend", "organization.resume"]) {
      expect(await logged(action)).to.deep.include({ record: { type: "organization", id: organization.id } });
    }
  });

  it("print a one-time sign-in URL for a support session with fewer rights than the owner", async () => {
    const made = await json(["support-session", "create", "--reason", "Ticket 4711", "--operator", "Kim"]);
    const { pathname } = new URL(String(made["url"]));
    const lasts = Date.parse(String(made["expires_at"])) - Date.now();
    expect(lasts).to.be.within(55 * 60_000, 60 * 60_000);
    const browser = browserAt(service.url);
    const token = pathname.split("/").at(-1) ?? "";
    const asCookie = callerAt(service.url, { Cookie: `crs_session=${token}` });
    expect((await asCookie.get("/v1/me")).status, "the link token is not a session cookie").to.equal(401);
    for (const language of ["en", "fr"]) {
      const page = await browser.open(pathname, { headers: { "Accept-Language": language } });
      const text = await page.text();
      expect([page.status, page.headers.get("Content-Language")]).to.deep.equal([200, language]);
      expect(text).to.contain("Ticket 4711").and.to.contain("Kim").and.to.contain(organization.record.name);
    }
    const browsers = [browserAt(service.url), browserAt(service.url)];
    const fields = await Promise.all(
      browsers.map(async (one) => formsOn(await (await one.open(pathname)).text()).hidden),
    );
    const answers = await Promise.all(browsers.map((one, index) => one.post(pathname, fields[index] ?? {})));
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([200, 404]);
    const first = answers.findIndex(({ status }) => status === 200);
    const cookie = answers[first]?.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect((await browser.open(pathname)).status).to.equal(404);

    const me = await callerAt(service.url, { Cookie: cookie }).get("/v1/me");
    expect(me.at("data.session")).to.include({ support: true });
    const operator = callerAt(service.url, { Cookie: cookie, "X-CSRF-Token": me.string("data.csrf_token") });
    expect((await operator.get("/v1/entities")).status).to.equal(200);
    const keys = await owner.get("/v1/api-keys");
    const forbidden: [string, object][] = [
      ["/v1/api-keys", { name: "Mine", scopes: ["entities:read"] }],
      [`/v1/api-keys/${keys.string("data.0.id")}/rotate`, {}],
      ["/v1/members", { email: "kim@support.example", role: "owner" }],
    ];
    for (const [path, body] of forbidden) {
      expect((await operator.post(path, body)).at("code"), path).to.equal("support_session_forbidden");
    }
    const clientId = String((await register(service.url)).body["client_id"]);
    const known = browserAt(service.url);
    await known.signIn(organization.owner);
    await codeFor(known, clientId);
    const proof = { client_id: clientId, code_challenge: pkce().challenge, code_challenge_method: "S256" };
    const denied = await authorize(browsers[first] ?? browser, proof);
    expect(denied.searchParams.get("error")).to.equal("access_denied");
    const entries = (await owner.get("/v1/activity-log?page_size=100")).list("data");
    const supportEntries = entries.filter(({ action }) => String(action).startsWith("supportSessions."));
    expect(supportEntries.map(({ action, reason }) => [action, reason])).to.deep.equal([
      ["supportSessions.begin", "Ticket 4711"],
      ["supportSessions.create", "Ticket 4711"],
    ]);
    expect(supportEntries[0]).to.deep.include({
      actor: { type: "operator", id: null, name: "Kim", application: null },
    });
  });
});

describe("Commands for users who cannot sign in", function () {
  // Each command starts a process.
  this.timeout(180_000);
  const service = use(() => startService({ atOwnUrl: true }));
  const organization = use(() => createOrganization(service));
  const owner = use(() => signIn(service.url, organization.owner));

  const run = (line: readonly string[]): Promise<Outcome> => {
    const env = { DATABASE_URL: service.database.url, SECRET_KEY, BASE_URL: service.url };
    return crm([...line, "--org", organization.record.slug], { as, env });
  };
  const logged = async (action: string): Promise<Fields> => {
    const entries = (await owner.get("/v1/activity-log?page_size=100")).list("data");
    return entries.find((entry) => entry["action"] === action && entry["channel"] === "system") ?? {};
  };
  const signInStatus = async ({ email, password }: Pick<Person, "email" | "password">): Promise<number> =>
    (await callerAt(service.url).post("/v1/session", { email, password })).status;

  it("unlock a user whose failed sign-ins are refused", async () => {
    const person = await createPerson(service, { organization: organization.record, role: "member" });
    const tries = Array.from({ length: 11 }, () => signInStatus({ email: person.email, password: "not the password" }));
    await Promise.all(tries);
    expect(await signInStatus(person)).to.equal(429);
    const { stdout } = await run(["user", "unlock", "--email", person.email, "--json"]);
    expect(JSON.parse(stdout)).to.include({ id: person.id, email: person.email });
    expect(await signInStatus(person)).to.equal(200);
    expect(await logged("members.unlock")).to.deep.include({ record: { type: "member", id: person.id } });
    const unknown = await run(["user", "unlock", "--email", "nobody@acme.example"]);
    expect(unknown.stderr).to.contain("No user in");
  });

  it("remove the second factors of a user, end the sessions and notify the user", async () => {
    const { person, caller, secret } = await createProtectedPerson(service, { organization });
    expect(await signInStatus(person)).to.equal(401);
    const line = ["user", "reset-two-factor", "--email", person.email];
    const { stdout } = await run(line);
    expect(stdout).to.equal(`${person.email} has no second factor and is signed out of all sessions.\n`);
    expect((await caller.get("/v1/me")).status).to.equal(401);
    const again = await signIn(service.url, person);
    expect((await again.get("/v1/me/sign-in-methods")).at("data")).to.include({
      authenticator_app: null,
      recovery_codes_left: 0,
      passkeys: 0,
    });
    const entry = await logged("members.resetSecondFactor");
    expect(entry).to.deep.include({ record: { type: "member", id: person.id } });
    expect(JSON.stringify(entry)).not.to.contain(secret);
    const isExpected = ({ subject }: AccountEmail): boolean => subject === "Your second factors were removed";
    await accountEmailTo(service.dataDir, person.email, isExpected);
  });
});
