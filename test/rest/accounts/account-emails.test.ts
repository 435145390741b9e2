import { expect } from "chai";
import { callerAt } from "../../support/caller.ts";
import { createDatabase, type TestDatabase } from "../../support/db/cluster.ts";
import { accountEmailTo, accountEmailsIn } from "../../support/email/account-emails.ts";
import { startMailServer } from "../../support/email/mail-server.ts";
import { createOrganization, createPerson, signIn } from "../../support/accounts/people.ts";
import { startService, type Service } from "../../support/service.ts";

interface LetterJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: { readonly letter: string; readonly tries?: number };
  readonly available_at: string;
}

describe("Jobs: account e-mails", () => {
  let database: TestDatabase;
  const services: Service[] = [];
  const start = async (env: Record<string, string>): Promise<Service> => {
    const service = await startService({ database, env });
    services.push(service);
    return service;
  };
  const jobs = () => database.pool<LetterJob>("jobs").where({ kind: "account_email.send" });
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.close()));
    await database.drop();
  });

  describe("POST /v1/members (members.invite)", () => {
    it("enqueues the invitation e-mail encrypted, in the transaction of the change, and a worker sends it", async () => {
      const service = await start({ WORKERS: "0" });
      const { owner } = await createOrganization(service);
      const crm = await signIn(service.url, owner);
      const email = "bo@invited.example";
      expect((await crm.post("/v1/members", { email, role: "member" })).status).to.equal(201);
      const [job] = await jobs();
      expect(JSON.stringify(job)).to.not.match(/invited\.example|invitation/);
      const bytes = Buffer.from(job?.payload.letter ?? "", "base64").toString("latin1");
      expect(bytes).to.not.match(/invited|token/);
      expect(await accountEmailsIn(service.dataDir)).to.deep.equal([]);
      const worker = await start({});
      const letter = await accountEmailTo(worker.dataDir, email);
      const accepted = await callerAt(service.url).post("/v1/invitations/accept", {
        token: letter.token,
        password: "a long enough passphrase",
      });
      expect(accepted.status, accepted.text).to.be.within(200, 201);
    });

    it("records an undeliverable invitation in the audit log and in no other log", async () => {
      const server = await startMailServer();
      server.answers = { recipient: () => "550 5.1.1 No such user" };
      const service = await start({ SMTP_URL: server.url });
      const { owner } = await createOrganization(service);
      const crm = await signIn(service.url, owner);
      const invited = await crm.post("/v1/members", { email: "gone@invited.example", role: "member" });
      for (
        let patience = 1_000;
        patience > 0 && !service.log.some((line) => line.includes("account_email.send"));
        patience -= 1
      ) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      const lines = service.log.filter((line) => line.includes("account_email.send"));
      expect(lines).to.have.length(1);
      expect(lines[0]).to.include("job failed permanently");
      expect(service.log.join("")).to.not.include("gone@invited.example");
      const { record_type, record_id } = { record_type: "member", record_id: invited.string("data.id") };
      const entries = await crm.get(`/v1/activity-log?record_type=${record_type}&record_id=${record_id}&result=error`);
      const found = entries.list("data").map(({ action, error_code }) => [action, error_code]);
      expect(found, entries.text).to.deep.equal([["account_email.invitation", "undeliverable"]]);
      await server.close();
    });
  });

  describe("POST /v1/password/forgot (password.forgot)", () => {
    it("sends an e-mail that an earlier version queued under the former job kind", async () => {
      const service = await start({ WORKERS: "0" });
      const { owner } = await createOrganization(service);
      await callerAt(service.url).post("/v1/password/forgot", { email: owner.email });
      expect(await jobs().update({ kind: "letter.send" })).to.equal(1);
      const worker = await start({});
      expect((await accountEmailTo(worker.dataDir, owner.email)).token).to.not.equal("");
    });

    it("enqueues no e-mail if the request changes nothing", async () => {
      const service = await start({ WORKERS: "0" });
      const { owner } = await createOrganization(service);
      const anonymous = callerAt(service.url);
      expect((await anonymous.post("/v1/password/forgot", { email: "nobody@else.example" })).status).to.equal(202);
      expect(await jobs()).to.deep.equal([]);
      const crm = await signIn(service.url, owner);
      expect((await crm.post("/v1/members", { email: owner.email, role: "member" })).status).to.equal(409);
      expect(await jobs()).to.deep.equal([]);
    });

    it("retries while the mail server rejects temporarily and keeps the Message-ID", async () => {
      const server = await startMailServer();
      server.answers = { recipient: () => "450 4.2.0 Later" };
      const service = await start({ SMTP_URL: server.url });
      const { record } = await createOrganization(service);
      const person = await createPerson(service, { organization: record, role: "member" });
      await callerAt(service.url).post("/v1/password/forgot", { email: person.email });
      for (;;) if ((await jobs())[0]?.payload.tries === 2) break;
      server.answers = {};
      await jobs().update({ available_at: new Date().toISOString() });
      const [first] = await server.gets(1);
      expect([first?.from, first?.to]).to.deep.equal(["bounces@localhost", [person.email]]);
      expect(first?.raw).to.match(/^Auto-Submitted: auto-generated/m);
      expect(first?.mail.text).to.match(/password-reset#/);
      await server.close();
    });
  });
});
