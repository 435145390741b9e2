import { expect } from "chai";
import {
  codeAt,
  createProtectedPerson,
  wrongCode,
  type ProtectedPerson,
} from "../../support/sign-in/authenticator-app.ts";
import { createPerson, signIn, type Person, supportSession } from "../../support/accounts/people.ts";
import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { renewKeyUse } from "../../../src/server/key-rotation.ts";
import { createStore } from "../../../src/base/store/store.ts";
import type { Caller } from "../../support/caller.ts";
import { SECRET_KEY } from "../../support/service.ts";
import { useFixture } from "../../support/fixture.ts";
import { until } from "../../support/queue.ts";
import { accountEmailsIn, accountEmailTo } from "../../support/email/account-emails.ts";

const APP = "/v1/me/authenticator-app";
const CODES = "/v1/me/recovery-codes";

describe("Second factors: /v1/me/sign-in-methods", () => {
  const fixture = useFixture({ oracle: true, env: { TRUST_PROXY: "1" } });
  const newPerson = async (role = "member"): Promise<{ person: Person; caller: Caller }> => {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role });
    return { person, caller: await signIn(fixture.service.url, person) };
  };
  const newProtected = (): Promise<ProtectedPerson> =>
    createProtectedPerson(fixture.service, { organization: fixture.organization });
  const loggedActions = async ({ id }: Person): Promise<unknown[]> => {
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const entries = (await owner.get("/v1/activity-log?page_size=100")).list("data");
    return entries.filter(({ record }) => (record as { id?: string } | null)?.id === id).map(({ action }) => action);
  };
  const letters = async ({ email }: Person): Promise<string[]> =>
    (await accountEmailsIn(fixture.service.dataDir))
      .filter(({ to }) => to.includes(email))
      .map(({ subject }) => subject);

  it("sets up an authenticator app, ends the other sessions, and reports it", async () => {
    const { person, caller } = await newPerson();
    const other = await signIn(fixture.service.url, person);
    expect((await caller.get("/v1/me/sign-in-methods")).at("data")).to.deep.equal({
      password: true,
      authenticator_app: null,
      recovery_codes_left: 0,
      passkeys: 0,
      second_factor_required: false,
      enroll_by: null,
    });
    const started = await caller.post(APP);
    const secret = started.string("data.secret");
    expect(started.string("data.uri")).to.contain(`secret=${secret}`);
    expect(started.string("data.qr_code")).to.match(/^<svg/);
    const wrong = await caller.post(`${APP}/confirm`, { code: wrongCode(secret) });
    expect([wrong.status, wrong.at("details.0.code")]).to.deep.equal([422, "incorrect_code"]);
    const confirmed = await caller.post(`${APP}/confirm`, { code: codeAt(secret) });
    expect(confirmed.at("data.recovery_codes")).to.have.length(10);
    expect((await caller.get("/v1/me/sign-in-methods")).at("data")).to.deep.include({
      recovery_codes_left: 10,
      passkeys: 0,
    });
    expect((await other.get("/v1/me")).status).to.equal(401);
    expect((await caller.get("/v1/me")).status).to.equal(200);
    expect((await accountEmailTo(fixture.service.dataDir, person.email)).subject).to.contain("authenticator app");
    expect(await loggedActions(person)).to.include("signInMethods.confirmAuthenticatorApp");
    const again = await caller.post(`${APP}/confirm`, { code: codeAt(secret, 1) });
    expect([again.status, again.at("code")]).to.deep.equal([409, "state_conflict"]);
  });

  it("stores and logs neither secrets nor recovery codes in clear text", async () => {
    const { secret, recoveryCodes, person } = await newProtected();
    const { rows } = await fixture.service.database.pool.raw<{ rows: { row: string }[] }>(
      `SELECT a::text AS row FROM authenticator_apps AS a WHERE user_id = ?
        UNION ALL SELECT c::text FROM recovery_codes AS c WHERE user_id = ?`,
      [person.id, person.id],
    );
    expect(rows).to.have.length(11);
    const stored = rows.map(({ row }) => row).join() + fixture.service.log.join("");
    for (const value of [secret, ...recoveryCodes]) expect(stored).to.not.include(value);
  });

  it("keeps the previous app until a new one is confirmed, and then accepts only the new one", async () => {
    const { person, caller, secret, recoveryCodes, freshCode } = await newProtected();
    const started = await caller.post(APP);
    const renewed = started.string("data.secret");
    expect(await signInStatus(person, await freshCode())).to.equal(200);
    expect(await signInStatus(person, codeAt(renewed))).to.equal(422);
    const confirmed = await caller.post(`${APP}/confirm`, { code: codeAt(renewed) });
    expect(confirmed.at("data.recovery_codes"), "the codes stay valid").to.deep.equal([]);
    expect(await signInStatus(person, codeAt(secret, 1))).to.equal(422);
    expect(await signInStatus(person, codeAt(renewed, 1))).to.equal(200);
    expect(await signInStatus(person, recoveryCodes[0] ?? "")).to.equal(200);
  });

  it("requires a confirmed identity, a session of the user, and an existing factor", async () => {
    const { person, caller, secret } = await newProtected();
    const operator = await supportSession(fixture.service, person);
    for (const [method, path, body] of [
      ["POST", APP, undefined],
      ["POST", `${APP}/confirm`, { code: codeAt(secret) }],
      ["DELETE", APP, undefined],
      ["POST", CODES, undefined],
    ] as const) {
      const answer = await operator.send(method, path, body === undefined ? {} : { body });
      expect([path, answer.status, answer.at("code")]).to.deep.equal([path, 403, "support_session_forbidden"]);
    }
    const stale = { confirmed_at: new Date(Date.now() - 11 * 60_000) };
    await fixture.service.database.pool("sessions").where({ user_id: person.id }).update(stale);
    for (const [method, path] of [
      ["POST", APP],
      ["DELETE", APP],
      ["POST", CODES],
    ] as const) {
      const answer = await caller.send(method, path);
      expect([path, answer.status, answer.at("code")]).to.deep.equal([path, 403, "reauthentication_required"]);
    }
    const { caller: plain } = await newPerson();
    expect((await plain.delete(APP)).status).to.equal(404);
    const codes = await plain.post(CODES);
    expect([codes.status, codes.at("details.0.code")]).to.deep.equal([409, "no_second_factor"]);
  });

  it("rejects a secret that was not confirmed within ten minutes", async () => {
    const { person, caller } = await newPerson();
    const secret = (await caller.post(APP)).string("data.secret");
    const past = { created_at: new Date(Date.now() - 11 * 60_000) };
    await fixture.service.database.pool("authenticator_apps").where({ user_id: person.id }).update(past);
    expect((await caller.post(`${APP}/confirm`, { code: codeAt(secret) })).status).to.equal(409);
  });

  it("replaces recovery codes, and removes the app with its codes", async () => {
    const { person, caller, recoveryCodes } = await newProtected();
    const renewed = (await caller.post(CODES)).at("data.recovery_codes") as string[];
    expect(renewed).to.have.length(10);
    expect(await signInStatus(person, recoveryCodes[0] ?? "")).to.equal(422);
    expect(await signInStatus(person, renewed[0] ?? "")).to.equal(200);
    expect((await caller.delete(APP)).at("data")).to.include({ authenticator_app: null, recovery_codes_left: 0 });
    expect(await signInStatus(person)).to.equal(200);
    await accountEmailTo(fixture.service.dataDir, person.email);
    const actions = ["confirmAuthenticatorApp", "createRecoveryCodes", "useRecoveryCode", "removeAuthenticatorApp"];
    expect(await loggedActions(person)).to.include.members(actions.map((one) => `signInMethods.${one}`));
    await until(async () => (await letters(person)).length >= 4, "four e-mails");
    expect((await letters(person)).sort()).to.deep.equal([
      "A recovery code was used",
      "An authenticator app was added to your account",
      "New recovery codes for your account",
      "The authenticator app was removed from your account",
    ]);
  });

  it("is not affected by a password reset, which also ends sign-ins in progress", async () => {
    const { person, freshCode } = await newProtected();
    const pending = (await attempt(person)).string("details.0.challenge");
    await fixture.anonymous.post("/v1/password/forgot", { email: person.email });
    const token = await resetToken(person);
    const password = "a new and long sentence";
    expect((await fixture.anonymous.post("/v1/password/reset", { token, password })).status).to.equal(200);
    const answer = await attempt({ email: person.email, password });
    expect([answer.status, answer.at("code")]).to.deep.equal([401, "second_factor_required"]);
    const ended = await verify(pending, await freshCode());
    expect([ended.status, ended.at("details.0.code")]).to.deep.equal([401, "invalid_challenge"]);
  });

  it("is part of the rotation of the secret key", async () => {
    const { person, freshCode } = await newProtected();
    const [own, other] = [Buffer.from(SECRET_KEY, "base64"), Buffer.alloc(32, 9)];
    const store = createStore(fixture.service.database.pool);
    const rotate = async (to: Buffer, from: Buffer): Promise<unknown> => {
      const uses = await renewKeyUse({ store, keyring: createKeyring(to, from) }, () => undefined);
      return uses.find(({ name }) => name === "Secrets of authenticator apps");
    };
    const { length: current } = await fixture.service.database.pool("authenticator_apps").select("id");
    const renewed = { name: "Secrets of authenticator apps", current, previous: 0, unreadable: 0 };
    expect(await rotate(other, own)).to.deep.equal(renewed);
    expect(await signInStatus(person, await freshCode()), "the service does not have the other key").to.equal(422);
    expect(await rotate(own, other)).to.deep.equal(renewed);
    expect(await signInStatus(person, await freshCode())).to.equal(200);
  });

  it("lets concurrent confirmations of one secret succeed once", async () => {
    const { caller } = await newPerson();
    const secret = (await caller.post(APP)).string("data.secret");
    const body = { code: codeAt(secret) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => caller.post(`${APP}/confirm`, body)));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, ...Array<number>(7).fill(409)]);
  });

  it("does not accept the code that confirmed the app as a sign-in", async () => {
    const { person, caller } = await newPerson();
    const secret = (await caller.post(APP)).string("data.secret");
    const code = codeAt(secret);
    expect((await caller.post(`${APP}/confirm`, { code })).status).to.equal(200);
    expect(await signInStatus(person, code)).to.equal(422);
    expect(await signInStatus(person, codeAt(secret, 1))).to.equal(200);
  });

  const attempt = ({ email, password }: Pick<Person, "email" | "password">, code?: string) =>
    fixture.anonymous.post("/v1/session", { email, password, ...(code === undefined ? {} : { code }) });
  const signInStatus = async (person: Person, code?: string): Promise<number> => (await attempt(person, code)).status;
  const verify = (challenge: string, code: string) =>
    fixture.anonymous.post("/v1/session/second-factor", { challenge, code });
  const resetToken = async ({ email }: Person): Promise<string> =>
    (await accountEmailTo(fixture.service.dataDir, email, ({ token }) => token !== "")).token;
});
