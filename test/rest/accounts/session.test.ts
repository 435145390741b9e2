import { expect } from "chai";
import { callerAt, type Caller } from "../../support/caller.ts";
import { accountEmailsIn, accountEmailTo, type AccountEmail } from "../../support/email/account-emails.ts";
import { createPerson, signIn, type Person } from "../../support/accounts/people.ts";
import { operations } from "../../support/contract/document.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Sessions: /v1/session", () => {
  const fixture = useFixture({ oracle: true });
  const newPerson = (role = "member"): Promise<Person> =>
    createPerson(fixture.service, { organization: fixture.organization.record, role });
  const begin = async (): Promise<{ person: Person; caller: Caller }> => {
    const person = await newPerson();
    return { person, caller: await signIn(fixture.service.url, person) };
  };

  describe("POST /v1/session (session.create)", () => {
    it("sets a cookie that scripts cannot read", async () => {
      const { email, password } = await newPerson();
      const answer = await fixture.anonymous.post("/v1/session", { email: email.toUpperCase(), password });
      expect(answer.status).to.equal(200);
      const cookie = answer.headers.get("set-cookie") ?? "";
      expect(cookie)
        .to.match(/^crs_session=[\w-]{43};/)
        .and.match(/HttpOnly/i)
        .and.match(/SameSite=Lax/i)
        .and.match(/Path=\//);
      expect(answer.text).to.not.include(/crs_session=([\w-]+)/.exec(cookie)?.[1]);
      expect(answer.headers.get("cache-control")).to.equal("no-store");
    });

    it("sets a __Host- cookie over HTTPS", async () => {
      const { startService } = await import("../../support/service.ts");
      const env = { BASE_URL: "https://crm.example" };
      const service = await startService({ env, database: fixture.service.database });
      const { email, password } = await newPerson();
      const answer = await callerAt(service.url).post("/v1/session", { email, password });
      await service.close();
      expect(answer.headers.get("set-cookie"))
        .to.match(/^__Host-crs_session=/)
        .and.match(/; Secure/);
    });

    it("returns the same error for a wrong password, an unknown address and a suspended user", async () => {
      const suspended = await newPerson();
      const owner = await signIn(fixture.service.url, fixture.organization.owner);
      await owner.put(`/v1/members/${suspended.id}`, { status: "suspended" });
      const tries = [
        { email: fixture.organization.owner.email, password: "not the password" },
        { email: "nobody@nowhere.example", password: "not the password" },
        { email: suspended.email, password: suspended.password },
      ];
      const answers = await Promise.all(tries.map((body) => fixture.anonymous.post("/v1/session", body)));
      const shown = answers.map((answer) => [
        answer.status,
        answer.at("code"),
        answer.at("error"),
        answer.at("details"),
      ]);
      expect(shown[1]).to.deep.equal(shown[0]);
      expect(shown[2]).to.deep.equal(shown[0]);
      const message = "The e-mail address or the password is not correct. Check both, or reset the password.";
      expect(shown[0]).to.deep.equal([
        401,
        "unauthenticated",
        message,
        [{ path: "/password", code: "wrong_sign_in", message }],
      ]);
      for (const { headers } of answers) expect(headers.get("www-authenticate")).to.equal('Form realm="crm"');
      const french = await fixture.anonymous.post("/v1/session", tries[0], { "Accept-Language": "fr" });
      expect(french.at("error")).to.include("mot de passe est incorrect").and.not.include("API");
    });

    it("stores and logs neither token, password, key nor address in clear text", async () => {
      const { person, caller } = await begin();
      const token = /crs_session=([\w-]+)/.exec(caller.headers["Cookie"] ?? "")?.[1] ?? "?";
      const { rows } = await fixture.service.database.pool.raw<{ rows: { row: string }[] }>(
        "SELECT sessions::text AS row FROM sessions",
      );
      expect(rows.map(({ row }) => row).join()).to.not.include(token);
      const log = fixture.service.log.join("");
      for (const secret of [token, person.password, fixture.key, person.email]) expect(log).to.not.include(secret);
    });
  });

  describe("GET /v1/me (me.get)", () => {
    it("returns the signed-in user and the permissions", async () => {
      const { person, caller } = await begin();
      const me = await caller.get("/v1/me");
      expect(me.at("data.user.id")).to.equal(person.id);
      expect(me.at("data.credential")).to.equal("session");
      expect(me.at("data.permissions")).to.include("entities:write").and.not.include("members:manage");
      expect((await fixture.crm.get("/v1/me")).at("data.credential")).to.equal("api_key");
    });

    it("returns 401 session_expired after the idle timeout", async () => {
      const { caller, person } = await begin();
      const past = new Date(Date.now() - 13 * 3_600_000).toISOString();
      await fixture.service.database.pool("sessions").where({ user_id: person.id }).update({ last_used_at: past });
      const answer = await caller.get("/v1/me");
      expect([answer.status, answer.at("code")]).to.deep.equal([401, "session_expired"]);
    });
  });

  describe("DELETE /v1/session (session.delete)", () => {
    it("ends the session and clears the cookie", async () => {
      const { caller } = await begin();
      const ended = await caller.delete("/v1/session");
      expect(ended.headers.get("set-cookie"))
        .to.match(/crs_session=;/)
        .and.match(/Max-Age=0|Expires=Thu, 01 Jan 1970/);
      expect((await caller.get("/v1/me")).status).to.equal(401);
    });
  });

  describe("DELETE /v1/sessions (session.endOthers)", () => {
    it("ends one session by id or all except the current one", async () => {
      const { person, caller } = await begin();
      const others = [await signIn(fixture.service.url, person), await signIn(fixture.service.url, person)];
      const list = await caller.get("/v1/sessions");
      expect(list.at("meta.total")).to.equal(3);
      const other = list.list("data").find(({ current }) => current === false);
      await caller.delete(`/v1/sessions/${String(other?.["id"])}`);
      const alive = await Promise.all(others.map(async (one) => (await one.get("/v1/me")).status));
      expect(alive.sort()).to.deep.equal([200, 401]);
      expect((await caller.delete("/v1/sessions")).at("data.ended")).to.equal(1);
      for (const one of others) expect((await one.get("/v1/me")).status).to.equal(401);
      expect((await caller.get("/v1/me")).status).to.equal(200);
    });
  });

  describe("All operations: session only", () => {
    it("returns 403 session_required to API keys, in the language of the request", async () => {
      for (const { id, method, path } of operations.filter(({ access }) => access === "session")) {
        const target = path.replace(/\{\w+\}/g, "01990000-0000-7000-8000-000000000000");
        const answer = await fixture.crm.send(method.toUpperCase(), target);
        expect([answer.status, answer.at("details.0.code")], id).to.deep.equal([403, "session_required"]);
        expect(answer.at("error")).to.include("signed-in user").and.to.equal(answer.at("details.0.message"));
      }
      const french = await fixture.crm.get("/v1/sessions", { "Accept-Language": "fr" });
      expect(french.at("error")).to.include("Seule une personne connectée");
    });
  });

  describe("POST /v1/password/change (password.change)", () => {
    it("requires the current password and ends the other sessions", async () => {
      const { person, caller } = await begin();
      const other = await signIn(fixture.service.url, person);
      const wrong = await caller.post("/v1/password/change", {
        current_password: "wrong one",
        new_password: "a much longer sentence",
      });
      expect(wrong.status).to.equal(422);
      const changed = await caller.post("/v1/password/change", {
        current_password: person.password,
        new_password: "a much longer sentence",
      });
      expect(changed.status).to.equal(200);
      expect([(await other.get("/v1/me")).status, (await caller.get("/v1/me")).status]).to.deep.equal([401, 200]);
      expect((await fixture.anonymous.post("/v1/session", person)).status).to.be.oneOf([400, 401]);
      await signIn(fixture.service.url, { email: person.email, password: "a much longer sentence" });
      expect((await accountEmailTo(fixture.service.dataDir, person.email)).subject).to.match(/password was changed/i);
    });

    it("limits guesses of the current password like failed sign-ins", async () => {
      const { person, caller } = await begin();
      const guess = (current_password: string): ReturnType<Caller["post"]> =>
        caller.post("/v1/password/change", { current_password, new_password: "a much longer sentence" });
      const guesses = await Promise.all(Array.from({ length: 11 }, (_, round) => guess(`wrong ${round}`)));
      expect(guesses.map(({ status }) => status).sort()).to.deep.equal([...Array<number>(10).fill(422), 429]);
      expect((await guess(person.password)).status).to.equal(429);
    });

    it("records changes and resets of a password in the audit log", async () => {
      const { person, caller } = await begin();
      const change = { current_password: person.password, new_password: "a much longer sentence" };
      expect((await caller.post("/v1/password/change", change)).status).to.equal(200);
      await fixture.anonymous.post("/v1/password/forgot", { email: person.email });
      const isReset = (email: AccountEmail): boolean => email.token !== "";
      const { token } = await accountEmailTo(fixture.service.dataDir, person.email, isReset);
      await fixture.anonymous.post("/v1/password/reset", { token, password: "chosen after forgetting" });
      const rows = fixture.service.database.pool("activity_log").where({ record_id: person.id }).orderBy("seq");
      const actions = (await rows.pluck("action")) as string[];
      expect(actions.filter((action) => action.startsWith("password."))).to.deep.equal([
        "password.change",
        "password.reset",
      ]);
    });

    it("rejects passwords that are too short or common", async () => {
      const { person, caller } = await begin();
      const change = (new_password: string): ReturnType<Caller["post"]> =>
        caller.post("/v1/password/change", { current_password: person.password, new_password });
      expect((await change("short")).status).to.equal(400);
      for (const known of ["password", "12345678", "qwertyuiop"])
        expect((await change(known)).status, known).to.equal(422);
    });
  });

  describe("POST /v1/password/forgot (password.forgot)", () => {
    it("returns the same answer with and without an account and sends e-mail only to an account", async () => {
      const known = await fixture.anonymous.post("/v1/password/forgot", { email: fixture.organization.owner.email });
      const unknown = await fixture.anonymous.post("/v1/password/forgot", { email: "nobody@nowhere.example" });
      expect(Object.keys(unknown.at("data") as object)).to.deep.equal(Object.keys(known.at("data") as object));
      expect(unknown.status).to.equal(known.status);
      await accountEmailTo(fixture.service.dataDir, fixture.organization.owner.email);
      expect((await accountEmailsIn(fixture.service.dataDir)).filter(({ to }) => to.includes("nobody"))).to.deep.equal(
        [],
      );
    });
  });

  describe("POST /v1/password/reset (password.reset)", () => {
    it("sets the password once with the token from the e-mail and ends every session", async () => {
      const { person, caller } = await begin();
      expect((await fixture.anonymous.post("/v1/password/forgot", { email: person.email })).status).to.equal(202);
      const { token } = await accountEmailTo(fixture.service.dataDir, person.email);
      const reset = { token, password: "chosen after forgetting" };
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => fixture.anonymous.post("/v1/password/reset", reset)),
      );
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, ...Array<number>(9).fill(422)]);
      expect((await caller.get("/v1/me")).status).to.equal(401);
      await signIn(fixture.service.url, { email: person.email, password: reset.password });
    });

    it("accepts every link until one is used: what a stranger can request for somebody ends nothing of theirs", async () => {
      const linksOf = async (email: string): Promise<string[]> => {
        const tokens: string[] = [];
        for (let count = 0; count < 3; count += 1) {
          expect((await fixture.anonymous.post("/v1/password/forgot", { email })).status).to.equal(202);
          const isNew = ({ token }: AccountEmail): boolean => token !== "" && !tokens.includes(token);
          tokens.push((await accountEmailTo(fixture.service.dataDir, email, isNew)).token);
        }
        return tokens;
      };
      for (const place of [0, 1, 2]) {
        const person = await newPerson();
        const tokens = await linksOf(person.email);
        const password = "chosen after forgetting";
        const used = await fixture.anonymous.post("/v1/password/reset", { token: tokens[place] ?? "", password });
        expect(used.status, `link ${String(place)}`).to.equal(200);
        for (const token of tokens) {
          const again = await fixture.anonymous.post("/v1/password/reset", { token, password });
          expect([again.status, again.at("details.0.code")]).to.deep.equal([422, "invalid_token"]);
        }
      }
    });

    it("returns 422 for an expired token", async () => {
      const person = await newPerson();
      await fixture.anonymous.post("/v1/password/forgot", { email: person.email });
      const { token } = await accountEmailTo(fixture.service.dataDir, person.email);
      await fixture.service.database.pool("one_time_tokens").update({ expires_at: new Date(0).toISOString() });
      const answer = await fixture.anonymous.post("/v1/password/reset", { token, password: "chosen after forgetting" });
      expect(answer.status).to.equal(422);
    });
  });
});
