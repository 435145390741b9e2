import { expect } from "chai";
import { createProtectedPerson, wrongCode, type ProtectedPerson } from "../../support/accounts/authenticator-app.ts";
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
      ...[401, "unauthenticated", "wrong_sign_in"],
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
      ...[422, "unprocessable", "incorrect_code"],
    ]);
    const recovery = mine.recoveryCodes[0] ?? "";
    expect((await attempt({ ...other.person, code: recovery })).status).to.equal(422);
    const challenge = await challengeFor(other.person);
    expect((await verify(challenge, await mine.freshCode())).status).to.equal(422);
    expect((await verify(challenge, recovery)).status).to.equal(422);
    const done = await verify(challenge, await other.freshCode());
    expect(done.at("data.user.id")).to.equal(other.person.id);
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
      ...[...Array<number>(15).fill(422), ...Array<number>(5).fill(429)],
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

describe("POST /v1/session (session.create): failed attempts", function () {
  // Responses become slower.
  this.timeout(120_000);
  const fixture = useFixture({ env: { TRUST_PROXY: "1" } });
  let addresses = 0;
  const newAddress = (): string => `203.0.113.${++addresses}`;
  const newPerson = (): Promise<Person> =>
    createPerson(fixture.service, { organization: fixture.organization.record, role: "member" });
  const attempt = ({ email, password }: Tried, address: string, headers: Record<string, string> = {}) =>
    callerAt(fixture.service.url).post("/v1/session", { email, password }, { "X-Forwarded-For": address, ...headers });
  const wrong = ({ email }: { readonly email: string }): Tried => ({ email, password: "not the password" });
  const failTimes = (tried: Tried, address: string, times: number): Promise<Answer[]> =>
    Promise.all(Array.from({ length: times }, () => attempt(tried, address)));

  it("get 429 after ten for the same account and address, existing or not, with the same responses", async () => {
    const person = await newPerson();
    const unknown = { email: "nobody@throttle.example" };
    const shown = await Promise.all(
      [person, unknown].map(async (account) => {
        const answers = await failTimes(wrong(account), newAddress(), 14);
        return answers
          .map(({ status, json }) => JSON.stringify([status, { ...(json as object), request_id: "" }]))
          .sort();
      }),
    );
    expect(shown[0]).to.deep.equal(shown[1]);
    const statuses = shown[0]?.map((text) => (JSON.parse(text) as [number])[0]);
    expect(statuses).to.deep.equal([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
  });

  it("do not lock the account: the user signs in from another address, slower at most", async () => {
    const person = await newPerson();
    const [stranger, own] = [newAddress(), newAddress()];
    await failTimes(wrong(person), stranger, 14);
    const refused = await attempt(person, stranger);
    expect(refused.status, "also with the right password").to.equal(429);
    expect(Number(refused.headers.get("retry-after"))).to.be.within(1, 600);
    expect(refused.json).to.have.all.keys("error");
    const start = performance.now();
    expect((await attempt(person, own)).status).to.equal(200);
    expect(performance.now() - start).to.be.at.least(250);
    expect((await attempt(person, stranger)).status, "a sign-in elsewhere does not help the stranger").to.equal(429);
  });

  it("count for the whole network of an IPv6 address", async () => {
    const person = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, host) => attempt(wrong(person), `2001:db8:1:2::${host + 1}`)),
    );
    expect(answers.filter(({ status }) => status === 429)).to.have.length(2);
    expect((await attempt(person, "2001:db8:1:3::1")).status).to.equal(200);
  });

  it("are forgotten after a successful sign-in from the address, and after ten minutes", async () => {
    const person = await newPerson();
    const address = newAddress();
    for (let round = 0; round < 2; round += 1) {
      expect((await failTimes(wrong(person), address, 9)).every(({ status }) => status === 401)).to.equal(true);
      expect((await attempt(person, address)).status).to.equal(200);
    }
    await failTimes(wrong(person), address, 11);
    expect((await attempt(person, address)).status).to.equal(429);
    await fixture.service.database.pool("failed_sign_ins").update({ expires_at: new Date(Date.now() - 1000) });
    expect((await attempt(person, address)).status).to.equal(200);
  });

  it("count with an Idempotency-Key too", async () => {
    const person = await newPerson();
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const headers = { "Idempotency-Key": `failed-sign-in-of-this-test-${index}` };
        return attempt(wrong(person), address, headers);
      }),
    );
    expect(answers.filter(({ status }) => status === 401)).to.have.length(10);
    expect(answers.filter(({ status }) => status === 429)).to.have.length(30);
  });

  it("are not counted for a right password that waits for its second factor", async () => {
    const { person } = await createProtectedPerson(fixture.service, { organization: fixture.organization });
    const address = newAddress();
    for (let times = 0; times < 12; times += 1) expect((await attempt(person, address)).status).to.equal(401);
    expect((await attempt(person, address)).at("code")).to.equal("second_factor_required");
  });

  it("are stored without addresses in clear text, and deleted when they have expired", async () => {
    const person = await newPerson();
    const address = newAddress();
    await attempt(wrong(person), address);
    const { pool } = fixture.service.database;
    const { rows } = await pool.raw<{ rows: { row: string }[] }>("SELECT f::text AS row FROM failed_sign_ins AS f");
    expect(rows.map(({ row }) => row).join())
      .to.not.include(person.email)
      .and.not.include(address);
    const { createStore } = await import("../../../src/store/store.ts");
    const { cleanUp } = await import("../../../src/server/cleanup.ts");
    await pool("failed_sign_ins").update({ expires_at: new Date(Date.now() - 1000) });
    await cleanUp(createStore(pool));
    expect(await pool("failed_sign_ins").select("attempts")).to.deep.equal([]);
  });

  it("take as long for an unknown address as for a wrong password", async () => {
    const time = async (emails: readonly string[]): Promise<number> => {
      const times: number[] = [];
      for (const email of emails) {
        const start = performance.now();
        await attempt(wrong({ email }), newAddress());
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[4] ?? 0;
    };
    const people = await Promise.all(Array.from({ length: 9 }, () => newPerson()));
    const known = await time(people.map(({ email }) => email));
    const unknown = await time(people.map(({ email }) => `x${email}`));
    expect(unknown / known).to.be.within(0.4, 2.5);
  });
});
