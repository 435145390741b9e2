import { expect } from "chai";
import { createProtectedPerson } from "../support/sign-in/authenticator-app.ts";
import {
  createOrganization,
  createPerson,
  signIn,
  type Organization,
  type Person,
} from "../support/accounts/people.ts";
import { callerAt, type Caller } from "../support/caller.ts";
import { accountEmailTo, type AccountEmail } from "../support/email/account-emails.ts";
import { SECRET_KEY, startService, type Service } from "../support/service.ts";
import { identities } from "../server/identity.ts";
import { crm, type Outcome } from "../server/program.ts";

type Fields = Readonly<Record<string, unknown>>;

const [as] = identities();
if (!as) throw new Error("No user to run the tests as.");

describe("Commands for users who cannot sign in", function () {
  // Each command starts a process.
  this.timeout(180_000);
  let service: Service;
  let organization: Organization;
  let owner: Caller;
  before(async () => {
    service = await startService({ atOwnUrl: true });
    organization = await createOrganization(service);
    owner = await signIn(service.url, organization.owner);
  });
  after(() => service.close());

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
