import { expect } from "chai";
import { accountEmailTo, type AccountEmail } from "../../support/email/account-emails.ts";
import {
  assertionBy,
  createPasskeyUser,
  creationFor,
  loggedCalls,
  ORIGIN,
  register,
  type PasskeyUser,
  softwarePasskey,
} from "../../support/sign-in/passkeys.ts";
import { createPerson, signIn, type Person } from "../../support/accounts/people.ts";
import type { Caller } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";

const CONFLICT_WITHOUT_OTHER_METHOD = [409, "only_sign_in_method"];

describe("Passkeys of the signed-in user: /v1/me/passkeys", () => {
  const fixture = useFixture({ oracle: true });
  const begin = async (): Promise<{ person: Person; caller: Caller }> => {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role: "member" });
    return { person, caller: await signIn(fixture.service.url, person) };
  };
  const withPasskey = (): Promise<PasskeyUser> => createPasskeyUser(fixture.service, fixture.organization);
  const logged = async (person: Person): Promise<string[]> =>
    (await loggedCalls(fixture.service, person)).map(({ action }) => action);

  describe("POST /v1/me/passkeys (passkeys.create)", () => {
    it("adds a passkey that is then listed, and returns recovery codes once", async () => {
      const { person, caller } = await begin();
      const answer = await register(caller);
      expect(answer.status).to.equal(201);
      expect(answer.at("data.name")).to.equal("Laptop");
      expect(answer.at("data.recovery_codes")).to.have.length(10);
      expect((await register(caller)).at("data.recovery_codes")).to.deep.equal([]);
      expect((await caller.get("/v1/me/passkeys")).list("data")).to.have.length(2);
      expect((await caller.get("/v1/me/sign-in-methods")).at("data.passkeys")).to.equal(2);
      const mail = await accountEmailTo(fixture.service.dataDir, person.email);
      expect(mail.subject).to.equal("A passkey was added to your account");
      expect(await logged(person)).to.include("passkeys.create");
    });

    it("demands a discoverable passkey that verifies its user and is not yet known", async () => {
      const { caller, passkey } = await withPasskey();
      const { options } = await creationFor(caller);
      expect(options).to.deep.include({ rp: { id: "localhost", name: "Customer Relationship Service" } });
      expect(options).to.have.deep.property("authenticatorSelection", {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      });
      expect(options)
        .to.have.property("excludeCredentials")
        .that.deep.include({ id: passkey.credentialId, type: "public-key", transports: ["internal"] });
    });

    it("ends the user's other sessions with the first second factor only", async () => {
      const { person, caller } = await begin();
      const other = await signIn(fixture.service.url, person);
      await register(caller);
      expect((await other.get("/v1/me")).status).to.equal(401);
      expect((await caller.get("/v1/me")).status).to.equal(200);
    });

    it("rejects another origin, another service, a missing user verification and a wrong challenge", async () => {
      const { caller } = await begin();
      const falsified = [{ origin: "https://evil.example" }, { rpId: "evil.example" }, { verified: false }];
      for (const one of falsified) {
        const answer = await register(caller, softwarePasskey(ORIGIN), one);
        expect([answer.status, answer.at("details.0.path")], JSON.stringify(one)).to.deep.equal([422, "/response"]);
      }
      const [first, second] = [await creationFor(caller), await creationFor(caller)];
      const response = softwarePasskey(ORIGIN).create(second.options);
      const answer = await caller.post("/v1/me/passkeys", { name: "Mixed", challenge: first.challenge, response });
      expect(answer.status).to.equal(422);
      expect((await caller.get("/v1/me/passkeys")).list("data")).to.deep.equal([]);
    });

    it("rejects a challenge of another user, of a sign-in, used twice and expired", async () => {
      const { person, caller } = await begin();
      const other = (await begin()).caller;
      const create = async (from: { challenge: string; options: { challenge: string } }) =>
        (
          await caller.post("/v1/me/passkeys", {
            name: "Foreign",
            challenge: from.challenge,
            response: softwarePasskey(ORIGIN).create({ rp: { id: "localhost" }, ...from.options }),
          })
        ).status;
      expect(await create(await creationFor(other)), "another user").to.equal(422);
      const request = await fixture.anonymous.post("/v1/session/passkey/options", {});
      expect(await create(request.at("data") as never), "sign-in").to.equal(422);
      const used = await creationFor(caller);
      expect(await create(used)).to.equal(201);
      expect(await create(used), "used twice").to.equal(422);
      const late = await creationFor(caller);
      await fixture.service.database
        .pool("sign_in_challenges")
        .where({ user_id: person.id })
        .update({ expires_at: new Date(0).toISOString() });
      expect(await create(late), "expired").to.equal(422);
    });

    it("rejects a passkey that belongs to another account", async () => {
      const { passkey } = await withPasskey();
      const { caller } = await begin();
      const same = softwarePasskey(ORIGIN, Buffer.from(passkey.credentialId, "base64url"));
      expect((await register(caller, same)).status).to.equal(409);
    });

    it("allows 20 passkeys", async () => {
      const { person, caller } = await begin();
      await register(caller);
      const row = await fixture.service.database.pool<object>("passkeys").where({ user_id: person.id }).first();
      for (let number = 1; number < 20; number += 1) {
        const id = `00000000-0000-7000-8000-0000000000${String(number).padStart(2, "0")}`;
        const credential_id = Buffer.from(person.id + String(number));
        await fixture.service.database.pool("passkeys").insert({ ...row, id, credential_id });
      }
      const answer = await caller.post("/v1/me/passkeys/options");
      expect([answer.status, answer.at("details.0.code")]).to.deep.equal([409, "too_many"]);
    });

    it("requires a confirmed identity", async () => {
      const { person, caller } = await begin();
      await fixture.service.database
        .pool("sessions")
        .where({ user_id: person.id })
        .update({ confirmed_at: new Date(Date.now() - 660_000).toISOString() });
      for (const path of ["/v1/me/passkeys/options", "/v1/me/passkeys"]) {
        const answer = await caller.post(path, path.endsWith("options") ? undefined : {});
        expect([answer.status, answer.at("code")]).to.deep.equal([403, "reauthentication_required"]);
      }
    });
  });

  describe("PUT /v1/me/passkeys/{id} (passkeys.update)", () => {
    it("renames the user's own passkey only", async () => {
      const { caller, id } = await withPasskey();
      const stranger = await withPasskey();
      expect((await caller.put(`/v1/me/passkeys/${id}`, { name: " Office " })).at("data.name")).to.equal("Office");
      expect((await stranger.caller.put(`/v1/me/passkeys/${id}`, { name: "Mine" })).status).to.equal(404);
    });
  });

  describe("DELETE /v1/me/passkeys/{id} (passkeys.delete)", () => {
    it("removes the passkey, and the recovery codes with the last second factor", async () => {
      const { person, caller, id, passkey } = await withPasskey();
      const stranger = await withPasskey();
      expect((await stranger.caller.delete(`/v1/me/passkeys/${id}`)).status).to.equal(404);
      expect((await caller.delete(`/v1/me/passkeys/${id}`)).status).to.equal(200);
      const methods = await caller.get("/v1/me/sign-in-methods");
      expect([methods.at("data.passkeys"), methods.at("data.recovery_codes_left")]).to.deep.equal([0, 0]);
      const assertion = await assertionBy(fixture.service.url, passkey);
      expect((await fixture.anonymous.post("/v1/session/passkey", assertion)).status).to.equal(401);
      expect((await signIn(fixture.service.url, person).then((again) => again.get("/v1/me"))).status).to.equal(200);
      expect(await logged(person)).to.include("passkeys.delete");
    });

    it("keeps the only second factor in an organization that requires one", async () => {
      const { caller, id } = await withPasskey();
      const require = async (two_factor_required: boolean): Promise<void> => {
        await fixture.service.database.pool("organizations").update({ two_factor_required });
      };
      await require(true);
      const refused = await caller.delete(`/v1/me/passkeys/${id}`);
      await require(false);
      expect([refused.status, refused.at("details.0.code")]).to.deep.equal([409, "second_factor_needed"]);
    });
  });

  describe("DELETE /v1/me/password (password.remove)", () => {
    it("leaves the passkey as the only way to sign in", async () => {
      const { person, caller, id, passkey } = await withPasskey();
      expect((await caller.delete("/v1/me/password")).status).to.equal(200);
      expect((await caller.get("/v1/me/sign-in-methods")).at("data.password")).to.equal(false);
      const { email, password } = person;
      expect((await fixture.anonymous.post("/v1/session", { email, password })).status).to.equal(401);
      const assertion = await assertionBy(fixture.service.url, passkey);
      expect((await fixture.anonymous.post("/v1/session/passkey", assertion)).status).to.equal(200);
      const removal = await caller.delete(`/v1/me/passkeys/${id}`);
      expect([removal.status, removal.at("details.0.code")]).to.deep.equal(CONFLICT_WITHOUT_OTHER_METHOD);
      expect((await caller.delete("/v1/me/password")).status).to.equal(404);
      expect(await logged(person)).to.include("password.remove");
    });

    it("refuses to leave an account without a way to sign in", async () => {
      const { caller } = await begin();
      const answer = await caller.delete("/v1/me/password");
      expect([answer.status, answer.at("details.0.code")]).to.deep.equal(CONFLICT_WITHOUT_OTHER_METHOD);
    });

    it("lets the user set a first password again, after confirming their identity", async () => {
      const { person, caller } = await withPasskey();
      await caller.delete("/v1/me/password");
      const sessions = fixture.service.database.pool("sessions").where({ user_id: person.id });
      await sessions.clone().update({ confirmed_at: new Date(0).toISOString() });
      const body = { new_password: "a first long sentence" };
      const early = await caller.post("/v1/password/change", body);
      expect([early.status, early.at("code")]).to.deep.equal([403, "reauthentication_required"]);
      await sessions.clone().update({ confirmed_at: new Date().toISOString() });
      expect((await caller.post("/v1/password/change", body)).status).to.equal(200);
      expect((await caller.post("/v1/password/change", body)).status, "it has a password now").to.equal(422);
    });

    it("does not let a reset by e-mail replace the passkey", async () => {
      const { person, caller } = await withPasskey();
      await caller.delete("/v1/me/password");
      await fixture.anonymous.post("/v1/password/forgot", { email: person.email });
      const { token } = await resetMail(person.email);
      const password = "chosen after forgetting";
      expect((await fixture.anonymous.post("/v1/password/reset", { token, password })).status).to.equal(200);
      const answer = await fixture.anonymous.post("/v1/session", { email: person.email, password });
      expect([answer.status, answer.at("code")]).to.deep.equal([401, "second_factor_required"]);
      expect(answer.at("details.0.allowed_values")).to.include("passkey");
    });
  });

  const resetMail = (address: string): Promise<AccountEmail> =>
    accountEmailTo(fixture.service.dataDir, address, ({ token }) => token !== "");
});
