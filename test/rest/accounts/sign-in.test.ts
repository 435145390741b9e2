import { expect } from "chai";
import { createProtectedPerson, wrongCode, type ProtectedPerson } from "../../support/sign-in/authenticator-app.ts";
import { createPerson, signIn, type Person } from "../../support/accounts/people.ts";
import { callerAt } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

/** The credentials of a sign-in. */
interface Tried {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

describe("Sign-in in two steps: /v1/session and /v1/session/second-factor", () => {
  const fixture = useFixture({ oracle: true, env: { TRUST_PROXY: "1" } });
  let addresses = 0;
  /** Each test uses addresses of its own, because failures are counted per address. */
  const newAddress = (): string => `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;
  const from = (address: string) => callerAt(fixture.service.url, { "X-Forwarded-For": address });
  const attempt = ({ email, password, code }: Tried, address = newAddress()): Promise<Answer> =>
    from(address).post("/v1/session", { email, password, ...(code === undefined ? {} : { code }) });
  const verify = (challenge: string, code: string, address = newAddress()): Promise<Answer> =>
    from(address).post("/v1/session/second-factor", { challenge, code });
  const challengeFor = async (person: Person, address = newAddress()): Promise<string> =>
    (await attempt(person, address)).string("details.0.challenge");
  const newPerson = (): Promise<Person> =>
    createPerson(fixture.service, { organization: fixture.organization.record, role: "member" });
  const newProtected = (): Promise<ProtectedPerson> =>
    createProtectedPerson(fixture.service, { organization: fixture.organization });
  const seen = (answer: Answer): unknown[] => [answer.status, answer.at("code"), answer.at("details.0.code")];
  const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort();

  it("asks for the second factor only after the right password, and signs in with a code", async () => {
    const { person, freshCode } = await newProtected();
    expect(seen(await attempt({ ...person, password: "not the password" }))).to.deep.equal([
      401,
      "unauthenticated",
      "wrong_sign_in",
    ]);
    const asked = await attempt(person);
    expect(seen(asked)).to.deep.equal([401, "second_factor_required", "second_factor_required"]);
    expect(asked.at("details.0.allowed_values")).to.deep.equal(["authenticator_app", "recovery_code"]);
    expect(asked.headers.get("set-cookie")).to.equal(null);
    expect(asked.headers.get("www-authenticate")).to.equal('Form realm="crm"');
    const done = await verify(asked.string("details.0.challenge"), await freshCode());
    expect(done.status, done.text).to.equal(200);
    expect(done.headers.get("set-cookie")).to.match(/^crs_session=[\w-]{43};/);
    expect((await attempt({ ...person, code: ` ${(await freshCode()).replace(/^.../, "$& ")} ` })).status).to.equal(
      200,
    );
  });

  it("accepts each code of the app once, also for concurrent sign-ins", async () => {
    const { person, freshCode } = await newProtected();
    const code = await freshCode();
    const challenges = await Promise.all(Array.from({ length: 15 }, () => challengeFor(person)));
    const answers = await Promise.all(challenges.map((challenge) => verify(challenge, code)));
    expect(statuses(answers)).to.deep.equal([200, ...Array<number>(14).fill(422)]);
    expect(seen(await attempt({ ...person, code }))).to.deep.equal([422, "unprocessable", "incorrect_code"]);
  });

  it("accepts each recovery code once, of 20 concurrent sign-ins one", async () => {
    const { person, recoveryCodes } = await newProtected();
    const [code = ""] = recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt({ ...person, code })));
    expect(statuses(answers)).to.deep.equal([200, ...Array<number>(19).fill(422)]);
  });

  it("accepts no code and no challenge of another account", async () => {
    const [mine, other] = [await newProtected(), await newProtected()];
    expect(seen(await attempt({ ...other.person, code: await mine.freshCode() }))).to.deep.equal([
      422,
      "unprocessable",
      "incorrect_code",
    ]);
    const recovery = mine.recoveryCodes[0] ?? "";
    expect((await attempt({ ...other.person, code: recovery })).status).to.equal(422);
    const challenge = await challengeFor(other.person);
    expect((await verify(challenge, await mine.freshCode())).status).to.equal(422);
    expect((await verify(challenge, recovery)).status).to.equal(422);
    expect((await verify(challenge, await other.freshCode())).at("data.user.id")).to.equal(other.person.id);
  });

  it("returns the same error for a challenge that is unknown, used, expired or exhausted", async () => {
    const { person, freshCode, secret } = await newProtected();
    const used = await challengeFor(person);
    expect((await verify(used, await freshCode())).status).to.equal(200);
    const expired = await challengeFor(person);
    await fixture.service.database.pool("sign_in_challenges").update({ expires_at: new Date(Date.now() - 1000) });
    const exhausted = await challengeFor(person);
    const wrong = wrongCode(secret);
    for (let times = 0; times < 5; times += 1) {
      expect(seen(await verify(exhausted, wrong))).to.deep.equal([422, "unprocessable", "incorrect_code"]);
    }
    for (const challenge of [used, expired, exhausted, "a".repeat(43)]) {
      const answer = await verify(challenge, await freshCode());
      expect(seen(answer)).to.deep.equal([401, "unauthenticated", "invalid_challenge"]);
    }
  });

  it("limits wrong codes per challenge and per account, even for concurrent requests from many addresses", async () => {
    const { person, secret, freshCode, recoveryCodes } = await newProtected();
    const wrong = wrongCode(secret);
    const one = await challengeFor(person);
    const burst = await Promise.all(Array.from({ length: 12 }, () => verify(one, wrong)));
    expect(statuses(burst)).to.deep.equal([...Array<number>(7).fill(401), ...Array<number>(5).fill(422)]);
    const more = await Promise.all(Array.from({ length: 20 }, () => attempt({ ...person, code: wrong })));
    expect(statuses(more), "15 codes are left for this account").to.deep.equal([
      ...Array<number>(15).fill(422),
      ...Array<number>(5).fill(429),
    ]);
    expect((await attempt({ ...person, code: await freshCode() })).status).to.equal(429);
    expect((await attempt({ ...person, code: recoveryCodes[0] ?? "" })).status).to.equal(429);
    await fixture.service.database.pool("failed_sign_ins").update({ expires_at: new Date(Date.now() - 1000) });
    expect((await attempt({ ...person, code: await freshCode() })).status).to.equal(200);
  });

  it("does not sign in a user who was suspended after the password was checked", async () => {
    const { person, freshCode } = await newProtected();
    const challenge = await challengeFor(person);
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    await owner.put(`/v1/members/${person.id}`, { status: "suspended" });
    expect((await verify(challenge, await freshCode())).status).to.equal(401);
  });

  it("ends the browser's previous session, but not those of other browsers", async () => {
    const person = await newPerson();
    const [first, elsewhere] = [await signIn(fixture.service.url, person), await signIn(fixture.service.url, person)];
    const { Cookie: cookie = "" } = first.headers;
    const { email, password } = person;
    const again = await from(newAddress()).post("/v1/session", { email, password }, { Cookie: cookie });
    expect(again.headers.get("set-cookie")).to.not.contain(cookie);
    expect((await first.get("/v1/me")).status).to.equal(401);
    expect((await elsewhere.get("/v1/me")).status).to.equal(200);
    const failed = { email, password: "not the password" };
    const { Cookie: other = "" } = elsewhere.headers;
    await from(newAddress()).post("/v1/session", failed, { Cookie: other });
    expect((await elsewhere.get("/v1/me")).status, "a failed sign-in ends nothing").to.equal(200);
  });
});
