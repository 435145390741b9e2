import { expect } from "chai";
import { createProtectedPerson } from "../../support/sign-in/authenticator-app.ts";
import { assertionBy, createPasskeyUser, loggedCalls } from "../../support/sign-in/passkeys.ts";
import { createPerson, signIn, type Person, supportSession, callerByKey } from "../../support/accounts/people.ts";
import { type Caller } from "../../support/caller.ts";
import { operations } from "../../support/contract/document.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const KEY = { name: "ERP", scopes: ["entities:read"] };

describe("Confirmed identity: POST /v1/session/confirm (session.confirm)", () => {
  const fixture = useFixture({ oracle: true });
  const begin = async (): Promise<{ person: Person; caller: Caller }> => {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role: "owner" });
    return { person, caller: await signIn(fixture.service.url, person) };
  };
  const age = async ({ id }: Person, minutes: number): Promise<void> => {
    const confirmed_at = new Date(Date.now() - minutes * 60_000).toISOString();
    await fixture.service.database.pool("sessions").where({ user_id: id }).update({ confirmed_at });
  };
  const confirm = (caller: Caller, proof: unknown): Promise<Answer> => caller.post("/v1/session/confirm", proof);
  const failures = async (person: Person): Promise<unknown[]> => {
    const entries = await loggedCalls(fixture.service, person);
    return entries.filter(({ action }) => action === "session.confirm").map(({ error_code }) => error_code);
  };

  it("is needed ten minutes after the sign-in, and then lasts for ten minutes", async () => {
    const { person, caller } = await begin();
    await age(person, 9);
    expect((await caller.post("/v1/api-keys", KEY)).status).to.equal(201);
    await age(person, 11);
    const refused = await caller.post("/v1/api-keys", KEY);
    expect([refused.status, refused.at("code")]).to.deep.equal([403, "reauthentication_required"]);
    const answer = await confirm(caller, { password: person.password });
    const [from, until] = [
      Date.parse(answer.string("data.confirmed_at")),
      Date.parse(answer.string("data.valid_until")),
    ];
    expect(until - from).to.equal(600_000);
    expect((await caller.post("/v1/api-keys", KEY)).status).to.equal(201);
    expect(await failures(person), "successes are not logged").to.deep.equal([]);
  });

  it("concerns one session only", async () => {
    const { person, caller } = await begin();
    const other = await signIn(fixture.service.url, person);
    await age(person, 11);
    await confirm(caller, { password: person.password });
    expect((await other.post("/v1/api-keys", KEY)).status).to.equal(403);
  });

  it("is needed by the operations that the contract names, after their permission is checked", async () => {
    const { person, caller } = await begin();
    expect((await caller.post("/v1/roles", { name: "reader", permissions: ["entities:read"] })).status).to.equal(201);
    const guest = await createPerson(fixture.service, { organization: fixture.organization.record, role: "reader" });
    const guestCaller = await signIn(fixture.service.url, guest);
    await age(person, 11);
    await age(guest, 11);
    const guarded = operations.filter(({ reauthenticate }) => reauthenticate === true);
    expect(guarded.map(({ id }) => id)).to.include.members([
      "apiKeys.create",
      "apiKeys.rotate",
      "webhooks.create",
      "webhooks.rotateSecret",
      "passkeys.create",
      "passkeys.creationOptions",
      "passkeys.delete",
      "password.remove",
      "signInMethods.startAuthenticatorApp",
      "signInMethods.createRecoveryCodes",
    ]);
    for (const { id, method, path, permission } of guarded) {
      const send = (as: Caller): Promise<Answer> => as.send(method.toUpperCase(), path.replace("{id}", person.id));
      const answer = await send(caller);
      expect([answer.status, answer.at("code")], id).to.deep.equal([403, "reauthentication_required"]);
      const expected = permission === null ? "reauthentication_required" : "permission_denied";
      expect((await send(guestCaller)).at("code"), id).to.equal(expected);
    }
  });

  it("does not concern API keys", async () => {
    const { person } = await begin();
    const key = await callerByKey(fixture.service, { user: person });
    const answer = await key.post("/v1/webhooks", { url: "https://hooks.example/in", events: ["task.created"] });
    expect(answer.at("code")).to.not.equal("reauthentication_required");
    expect(answer.status).to.not.equal(403);
  });

  it("accepts a passkey that verifies its user, but only one of the same account", async () => {
    const user = await createPasskeyUser(fixture.service, fixture.organization, "owner");
    const other = await createPasskeyUser(fixture.service, fixture.organization, "owner");
    const { url } = fixture.service;
    await age(user.person, 11);
    const wrong = [
      await assertionBy(url, other.passkey),
      await assertionBy(url, user.passkey, { verified: false }),
      await assertionBy(url, user.passkey, { origin: "https://evil.example" }),
    ];
    for (const passkey of wrong) {
      const answer = await confirm(user.caller, { passkey });
      expect([answer.status, answer.at("details.0.path")]).to.deep.equal([422, "/passkey"]);
    }
    expect((await user.caller.post("/v1/api-keys", KEY)).status).to.equal(403);
    const passkey = await assertionBy(url, user.passkey);
    expect((await confirm(user.caller, { passkey })).status).to.equal(200);
    expect((await confirm(user.caller, { passkey })).status, "used twice").to.equal(422);
    expect((await user.caller.post("/v1/api-keys", KEY)).status).to.equal(201);
    expect(await failures(user.person)).to.deep.equal(Array.from({ length: 4 }, () => "unprocessable"));
  });

  it("accepts a code of the authenticator app once", async () => {
    const protectedPerson = await createProtectedPerson(fixture.service, { organization: fixture.organization });
    const { caller } = protectedPerson;
    const code = await protectedPerson.freshCode();
    expect((await confirm(caller, { code })).status).to.equal(200);
    const again = await confirm(caller, { code });
    expect([again.status, again.at("details.0.code")]).to.deep.equal([422, "incorrect_code"]);
  });

  it("requires all given proofs to be right", async () => {
    const user = await createPasskeyUser(fixture.service, fixture.organization);
    const passkey = await assertionBy(fixture.service.url, user.passkey);
    expect((await confirm(user.caller, { passkey, password: "not the password" })).status).to.equal(422);
    expect((await confirm(user.caller, {})).status).to.equal(400);
  });

  it("counts wrong passwords like failed sign-ins, and logs them", async () => {
    const { person, caller } = await begin();
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1)
      statuses.push((await confirm(caller, { password: "not the password" })).status);
    expect(statuses).to.deep.equal([...Array.from({ length: 10 }, () => 422), 429]);
    expect(await failures(person)).to.have.length(10);
    expect((await confirm(caller, { password: person.password })).status).to.equal(429);
    const { email, password } = person;
    expect((await fixture.anonymous.post("/v1/session", { email, password })).status).to.equal(429);
  }).timeout(60_000);

  it("is forbidden to support sessions, and so is what it protects", async () => {
    const { person } = await begin();
    const support = await supportSession(fixture.service, person);
    const attempts = [
      await confirm(support, { password: person.password }),
      await support.post("/v1/api-keys", KEY),
      await support.post("/v1/webhooks", { url: "https://hooks.example/in", events: ["task.created"] }),
      await support.post("/v1/me/passkeys/options"),
      await support.delete("/v1/me/password"),
    ];
    for (const answer of attempts)
      expect([answer.status, answer.at("code")]).to.deep.equal([403, "support_session_forbidden"]);
  });
});
