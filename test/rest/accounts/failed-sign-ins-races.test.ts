import { expect } from "chai";
import { createProtectedPerson } from "../../support/sign-in/authenticator-app.ts";
import { createPerson, type Person } from "../../support/accounts/people.ts";
import { callerAt } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

/** The credentials of a sign-in. */
interface Tried {
  readonly email: string;
  readonly password: string;
}

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
    const { createStore } = await import("../../../src/base/store/store.ts");
    const { cleanUp } = await import("../../../src/server/job-handlers.ts");
    await pool("failed_sign_ins").update({ expires_at: new Date(Date.now() - 1000) });
    await cleanUp(createStore(pool));
    expect(await pool("failed_sign_ins").select("attempts")).to.deep.equal([]);
  });

  it("take as long for an unknown address as for a wrong password", async () => {
    const time = async (email: string): Promise<number> => {
      const start = performance.now();
      await attempt(wrong({ email }), newAddress());
      return performance.now() - start;
    };
    const people = await Promise.all(Array.from({ length: 9 }, () => newPerson()));
    const [known, unknown]: [number[], number[]] = [[], []];
    // In turns, so that other load delays both in the same way.
    for (const { email } of people) {
      known.push(await time(email));
      unknown.push(await time(`x${email}`));
    }
    expect(Math.min(...unknown) / Math.min(...known)).to.be.within(0.4, 2.5);
  });
});
