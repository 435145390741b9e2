import { expect } from "chai";
import {
  assertionBy,
  callerOf,
  createPasskeyUser,
  issuedIn,
  loggedCalls,
  ORIGIN,
  type PasskeyUser,
  softwarePasskey,
  type Signing,
} from "../../support/sign-in/passkeys.ts";
import { createOrganization } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const flipLastBit = (signature: Buffer): Buffer => {
  const changed = Buffer.from(signature);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  return changed;
};

describe("Sign-in with a passkey: /v1/session/passkey", () => {
  const fixture = useFixture({ oracle: true });
  const newUser = (): Promise<PasskeyUser> => createPasskeyUser(fixture.service, fixture.organization);
  const send = (assertion: unknown): Promise<Answer> => fixture.anonymous.post("/v1/session/passkey", assertion);
  const assert = (user: PasskeyUser, falsified: Partial<Signing> = {}) =>
    assertionBy(fixture.service.url, user.passkey, falsified);
  const expire = async (): Promise<void> => {
    await fixture.service.database.pool("sign_in_challenges").update({ expires_at: new Date(0).toISOString() });
  };
  const copies = async ({ person }: PasskeyUser): Promise<string[]> => {
    const entries = await loggedCalls(fixture.service, person);
    return entries.filter(({ error_code }) => error_code === "passkey_copied").map(({ action }) => action);
  };
  /** Signs in with the password and returns the challenge for the second factor. */
  const withPassword = async ({ person: { email, password } }: PasskeyUser): Promise<string> =>
    (await fixture.anonymous.post("/v1/session", { email, password })).string("details.0.challenge");

  describe("POST /v1/session/passkey (session.createWithPasskey)", () => {
    it("starts a session without a password and without another factor", async () => {
      const user = await newUser();
      const answer = await send(await assert(user));
      expect(answer.at("data.user.id")).to.equal(user.person.id);
      expect((await callerOf(fixture.service.url, answer).get("/v1/me")).status).to.equal(200);
      const { pool } = fixture.service.database;
      const sessions: { method: string }[] = await pool("sessions")
        .where({ id: answer.string("data.id") })
        .select("method");
      expect(sessions.map(({ method }) => method)).to.deep.equal(["passkey"]);
      const [shown] = (await user.caller.get("/v1/me/passkeys")).list("data");
      expect(shown?.["last_used_at"]).to.be.a("string");
    });

    it("offers any passkey and demands that the authenticator verifies its user", async () => {
      const { options } = issuedIn(await fixture.anonymous.post("/v1/session/passkey/options", {}));
      expect(options).to.include({ rpId: "localhost", userVerification: "required" });
      expect(options).to.not.have.property("allowCredentials");
    });

    it("returns the same 401 for every falsified signature", async () => {
      const user = await newUser();
      const other = await newUser();
      const handle = Buffer.from(other.person.id).toString("base64url");
      const falsified: Partial<Signing>[] = [
        { origin: "https://evil.example" },
        { origin: "http://localhost:3001" },
        { rpId: "evil.example" },
        { verified: false },
        { userHandle: handle },
        { userHandle: null },
        { tamper: flipLastBit },
        { tamper: () => Buffer.from("no signature") },
      ];
      const answers: Answer[] = [];
      for (const one of falsified) answers.push(await send(await assert(user, one)));
      answers.push(await send(await assertionBy(fixture.service.url, softwarePasskey(ORIGIN))));
      const stolen = softwarePasskey(ORIGIN, Buffer.from(user.passkey.credentialId, "base64url"));
      answers.push(await send(await assertionBy(fixture.service.url, stolen)));
      const shown = answers.map((answer) => [answer.status, answer.at("code"), answer.at("details")]);
      for (const one of shown) expect(one).to.deep.equal(shown[0]);
      expect(shown[0]?.slice(0, 2)).to.deep.equal([401, "unauthenticated"]);
      for (const { headers } of answers) {
        expect(headers.get("www-authenticate")).to.equal('Form realm="crm"');
        expect(headers.get("set-cookie")).to.equal(null);
      }
      expect((await send(await assert(user))).status, "the passkey still works").to.equal(200);
    });

    it("accepts each signature once, also if two requests are sent at the same time", async () => {
      const user = await newUser();
      const assertion = await assert(user);
      const answers = await Promise.all([send(assertion), send(assertion), send(assertion)]);
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 401, 401]);
      expect((await send(assertion)).status).to.equal(401);
    });

    it("rejects another challenge than the signed one, an expired one, and that of a second factor", async () => {
      const user = await newUser();
      const [first, second] = [await assert(user), await assert(user)];
      expect((await send({ ...first, response: second.response })).status, "mixed").to.equal(401);
      const late = await assert(user);
      await expire();
      expect((await send(late)).status, "expired").to.equal(401);
      const forFactor = await assertionBy(fixture.service.url, user.passkey, { signIn: await withPassword(user) });
      expect((await send(forFactor)).status, "second factor").to.equal(401);
    });

    it("rejects a counter that has not grown, and reports it in the activity log", async () => {
      const user = await newUser();
      expect((await send(await assert(user, { counter: 10 }))).status).to.equal(200);
      for (const counter of [10, 9, 0])
        expect((await send(await assert(user, { counter }))).status, String(counter)).to.equal(401);
      expect(await copies(user)).to.deep.equal(Array.from({ length: 3 }, () => "session.createWithPasskey"));
      expect((await send(await assert(user, { counter: 11 }))).status).to.equal(200);
    });

    it("does not report a copy for a counter without a valid signature", async () => {
      const user = await newUser();
      await send(await assert(user, { counter: 10 }));
      expect((await send(await assert(user, { counter: 1, tamper: flipLastBit }))).status).to.equal(401);
      expect(await copies(user)).to.deep.equal([]);
    });

    it("accepts a synchronized passkey, whose counter is always 0", async () => {
      const user = await newUser();
      await fixture.service.database.pool("passkeys").where({ id: user.id }).update({ counter: 0 });
      for (let round = 0; round < 2; round += 1)
        expect((await send(await assert(user, { counter: 0 }))).status).to.equal(200);
    });

    it("rejects suspended users and organizations like an unknown passkey", async () => {
      const user = await newUser();
      const closed = await createOrganization(fixture.service);
      const inClosed = await createPasskeyUser(fixture.service, closed);
      const { pool } = fixture.service.database;
      await pool("users").where({ id: user.person.id }).update({ status: "suspended" });
      await pool("organizations").where({ id: closed.id }).update({ suspended_at: new Date().toISOString() });
      for (const one of [user, inClosed]) {
        const answer = await send(await assert(one));
        expect([answer.status, answer.at("details.0.code")]).to.deep.equal([401, "passkey_rejected"]);
      }
    });

    it("rejects a user of another region", async () => {
      const user = await createPasskeyUser(fixture.service, await createOrganization(fixture.service));
      const { organization } = user.person;
      await fixture.service.database.pool("organizations").where({ id: organization.id }).update({ data_region: "us" });
      expect((await send(await assert(user))).status).to.equal(421);
    });
  });

  describe("POST /v1/session/second-factor (session.verify) with a passkey", () => {
    const verify = async (challenge: string, passkey: unknown): Promise<Answer> =>
      await fixture.anonymous.post("/v1/session/second-factor", { challenge, passkey });

    it("completes a sign-in with a touch, because the password was right", async () => {
      const user = await newUser();
      const challenge = await withPassword(user);
      const passkey = await assertionBy(fixture.service.url, user.passkey, { signIn: challenge, verified: false });
      const answer = await verify(challenge, passkey);
      expect([answer.status, answer.at("data.user.id")]).to.deep.equal([200, user.person.id]);
      expect((await verify(challenge, passkey)).status, "used twice").to.equal(401);
    });

    it("offers only the passkeys of the account", async () => {
      const user = await newUser();
      const sign_in = await withPassword(user);
      const { options } = issuedIn(await fixture.anonymous.post("/v1/session/passkey/options", { sign_in }));
      expect(options)
        .to.have.property("allowCredentials")
        .that.deep.equals([{ id: user.passkey.credentialId, type: "public-key", transports: ["internal"] }]);
    });

    it("offers nothing for an unknown sign-in and for an account without passkeys", async () => {
      const unknown = { sign_in: "A".repeat(43) };
      expect((await fixture.anonymous.post("/v1/session/passkey/options", unknown)).status).to.equal(422);
      const user = await newUser();
      const sign_in = await withPassword(user);
      await fixture.service.database.pool("passkeys").where({ id: user.id }).delete();
      const answer = await fixture.anonymous.post("/v1/session/passkey/options", { sign_in });
      expect([answer.status, answer.at("details.0.code")]).to.deep.equal([422, "no_passkey"]);
    });

    it("rejects another account's passkey, another account's challenge, and a challenge for any passkey", async () => {
      const [user, thief] = [await newUser(), await newUser()];
      const challenge = await withPassword(user);
      const foreign = { userHandle: null, signIn: challenge };
      const attempts = [
        await assertionBy(fixture.service.url, thief.passkey, foreign),
        await assertionBy(fixture.service.url, thief.passkey, { signIn: await withPassword(thief) }),
        await assertionBy(fixture.service.url, user.passkey, { signIn: await withPassword(thief) }),
        await assertionBy(fixture.service.url, thief.passkey),
        await assertionBy(fixture.service.url, user.passkey),
      ];
      for (const [index, passkey] of attempts.entries()) {
        const answer = await verify(await withPassword(user), passkey);
        expect([answer.status, answer.at("details.0.code")], String(index)).to.deep.equal([422, "passkey_rejected"]);
      }
    });

    it("reports a copied passkey although the sign-in fails", async () => {
      const user = await newUser();
      await send(await assert(user, { counter: 10 }));
      const challenge = await withPassword(user);
      const passkey = await assertionBy(fixture.service.url, user.passkey, { signIn: challenge, counter: 10 });
      expect((await verify(challenge, passkey)).status).to.equal(422);
      expect(await copies(user)).to.deep.equal(["session.verify"]);
    });
  });
});
