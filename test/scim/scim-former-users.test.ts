import { expect } from "chai";
import { setTimeout as pause } from "node:timers/promises";
import { assertionBy, ORIGIN, register, softwarePasskey } from "../support/sign-in/passkeys.ts";
import { createKey, createPerson, signIn } from "../support/accounts/people.ts";
import { callerAt } from "../support/caller.ts";
import { createProvisioned, type Provisioned } from "../support/sign-in/scim-client.ts";
import { type Service, startService } from "../support/service.ts";

describe("SCIM creates a user again", () => {
  let service: Service;
  let own: Provisioned;
  before(async () => {
    service = await startService();
    own = await createProvisioned(service);
  });
  after(() => service.close());

  it("without the password, passkeys and API keys of the deleted user", async () => {
    const person = await createPerson(service, {
      organization: own.organization.record,
      role: "member",
      email: own.newUserName(),
    });
    const passkey = softwarePasskey(ORIGIN);
    expect((await register(await signIn(service.url, person), passkey)).status).to.equal(201);
    const key = callerAt(service.url, { "X-API-Key": await createKey(service, { user: person }) });
    expect((await own.scim.send("DELETE", `/Users/${person.id}`)).status).to.equal(204);
    const created = await own.scim.send("POST", "/Users", { userName: person.email });
    expect([created.status, created.at("active")]).to.deep.equal([201, true]);
    expect(created.at("id")).to.not.equal(person.id);
    await pause(1_050);
    const anonymous = callerAt(service.url);
    const { email, password } = person;
    expect((await anonymous.post("/v1/session", { email, password })).at("code"), "password").to.equal(
      "unauthenticated",
    );
    const signed = await anonymous.post("/v1/session/passkey", await assertionBy(service.url, passkey));
    expect(signed.status, "passkey").to.equal(401);
    expect((await key.get("/v1/me")).status, "API key").to.equal(401);
    const { pool } = service.database;
    for (const table of ["passkeys", "recovery_codes", "authenticator_apps"]) {
      expect(await pool(table).where({ user_id: person.id }).pluck("user_id"), table).to.deep.equal([]);
    }
  });
});
