import { expect } from "chai";
import { pageVisitor, signInOnPage, type PageVisitor } from "../../support/sign-in/pages.ts";
import {
  createOrganization,
  createPerson,
  signIn,
  type Organization,
  type Person,
} from "../../support/accounts/people.ts";
import { startService, type Service } from "../../support/service.ts";

const NEW_PASSWORD = "another staple of the horse";

describe("Account pages: password, profile and theme", () => {
  let service: Service;
  let organization: Organization;

  before(async () => {
    service = await startService({ atOwnUrl: true });
    organization = await createOrganization(service);
  });

  after(() => service.close());

  const signedIn = async (): Promise<{ visitor: PageVisitor; person: Person }> => {
    const person = await createPerson(service, { organization: organization.record, role: "member" });
    const visitor = pageVisitor(service.url);
    await signInOnPage(visitor, person);
    return { visitor, person };
  };

  it("change the password with the current one, and end the other sessions", async () => {
    const { visitor, person } = await signedIn();
    const other = pageVisitor(service.url);
    await signInOnPage(other, person);
    expect((await visitor.open("/account")).text).to.include('href="/password"');
    const fields = { current_password: person.password, new_password: NEW_PASSWORD };
    const changed = await visitor.fill("/password", fields);
    expect([changed.status, changed.location]).to.deep.equal([303, "/account?saved=password"]);
    const [message] = (await visitor.open("/account?saved=password")).messages;
    expect(message).to.equal("Your password was changed. Your other sessions have ended.");
    expect((await other.open("/account")).location).to.match(/^\/sign-in/);
    expect((await signInOnPage(pageVisitor(service.url), person)).status).to.equal(401);
    const again = await signInOnPage(pageVisitor(service.url), { email: person.email, password: NEW_PASSWORD });
    expect(again.status).to.equal(303);
  });

  it("show at the field why a password was not changed", async () => {
    const { visitor, person } = await signedIn();
    const attempts = [
      [{ current_password: "wrong", new_password: NEW_PASSWORD }, "The password is incorrect."],
      [{ current_password: "", new_password: NEW_PASSWORD }, "Enter your current password."],
      [{ current_password: person.password, new_password: "" }, "Enter a password."],
      [{ current_password: person.password, new_password: "short" }, "Use at least 8 characters."],
      [
        { current_password: person.password, new_password: "password123" },
        "This password is too common. Please choose another one.",
      ],
    ] as const;
    for (const [fields, message] of attempts) {
      const answer = await visitor.fill("/password", fields);
      expect([answer.status, answer.messages]).to.deep.equal([422, [message]]);
    }
    expect((await signInOnPage(pageVisitor(service.url), person)).status).to.equal(303);
  });

  it("set the first password only after the identity was confirmed", async () => {
    const { visitor, person } = await signedIn();
    const { pool } = service.database;
    await pool("users").where({ id: person.id }).update({ password_hash: null });
    expect((await visitor.open("/password")).title).to.equal("Set a password");
    await pool("sessions").where({ user_id: person.id }).update({ confirmed_at: "2026-01-01T00:00:00Z" });
    expect((await visitor.open("/password")).location).to.equal("/confirm?return_to=%2Fpassword");
    expect((await visitor.open("/confirm?return_to=%2Fpassword")).text).to.include("You have nothing to confirm with.");
    await pool("sessions").where({ user_id: person.id }).update({ confirmed_at: pool.fn.now() });
    expect((await visitor.fill("/password", { new_password: NEW_PASSWORD })).status).to.equal(303);
  });

  it("save name, language, time zone and theme", async () => {
    const { visitor, person } = await signedIn();
    const fields = { first_name: " Ada ", last_name: "", locale: "fr", timezone: "Asia/Tokyo", theme: "dark" };
    const saved = await visitor.fill("/profile", fields);
    expect([saved.status, saved.location]).to.deep.equal([303, "/account?saved=profile&lang=fr"]);
    const { user } = (await (await signIn(service.url, person)).get("/v1/me")).at("data") as { user: object };
    expect(user).to.include({ ...fields, first_name: "Ada", last_name: null });
    await visitor.open("/account?lang=fr");
    const page = await visitor.open("/profile");
    expect([page.title, page.text.includes('<html lang="fr" data-theme="dark">')]).to.deep.equal([
      "Votre profil",
      true,
    ]);
    const wrong = await visitor.fill("/profile", { ...fields, timezone: "Mars/Olympus" });
    expect(wrong.status).to.equal(422);
  });

  it("do not show password and profile in a support session", async () => {
    const { visitor, person } = await signedIn();
    await service.database.pool("sessions").where({ user_id: person.id }).update({ support: true });
    for (const path of ["/password", "/profile"]) expect((await visitor.open(path)).location).to.equal("/account");
  });

  it("show browsers a page at an unknown path, and programs JSON", async () => {
    const page = await pageVisitor(service.url, "fr").open("/nothing/here");
    expect([page.status, page.title]).to.deep.equal([404, "Page introuvable"]);
    for (const path of ["/v1/nothing", "/oauth/nothing", "/scim/nothing"]) {
      const { headers } = await pageVisitor(service.url).open(path);
      expect(headers.get("content-type"), path).to.match(/json/);
    }
    const { headers } = await fetch(`${service.url}/nothing`);
    expect(headers.get("content-type")).to.match(/json/);
  });
});
