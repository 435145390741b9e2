import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { startMailServer, type ReceivedMail } from "../../support/email/mail-server.ts";
import { createOrganization, callerByKey } from "../../support/accounts/people.ts";
import { startService } from "../../support/service.ts";
import { use } from "../../support/fixture.ts";

describe("HTTP: one-click unsubscribe", () => {
  let addresses = 0;
  const server = use(() => startMailServer());
  const service = use(() => startService({ env: { SMTP_URL: server.url }, atOwnUrl: true }));
  const organization = use(() => createOrganization(service));
  const crm = use(() => callerByKey(service, { user: organization.owner }));

  const fresh = (): string => `ada.${++addresses}@mail.example`;
  const contact = async (email: string): Promise<string> =>
    await crm.create("/v1/entities", { entity_type: "contact", email });
  const send = (to: readonly string[], category = "marketing") =>
    crm.post("/v1/notifications/emails", {
      to: to.map((email) => ({ email })),
      subject: "News",
      text: "News",
      category,
    });
  const mailTo = async (email: string): Promise<ReceivedMail> => {
    for (let patience = 250; patience > 0; patience -= 1) {
      const mail = server.received.find(({ to }) => to.includes(email));
      if (mail) return mail;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`No mail to ${email}.`);
  };
  const header = ({ mail }: ReceivedMail, name: string): string | undefined =>
    mail.headers.find(({ key }) => key === name)?.value;
  const linkIn = (mail: ReceivedMail): string =>
    /<(http[^>]+)>/.exec(header(mail, "list-unsubscribe") ?? "")?.[1] ?? "";
  const consent = async (id: string): Promise<unknown> =>
    (await crm.get(`/v1/entities/${id}`)).at("data.email_consent");
  const published = async (id: string): Promise<string[]> =>
    (await createStore(service.database.pool).changes.ofRecord(organization.id, id)).map(({ kind }) => kind);

  it("unsubscribes with one POST request and without login", async () => {
    const [email, other] = [fresh(), fresh()];
    const id = await contact(email);
    const message = (await send([email, other])).string("data.id");
    const mail = await mailTo(email);
    expect(mail.to, "a copy of their own").to.deep.equal([email]);
    expect(header(mail, "list-unsubscribe-post")).to.equal("List-Unsubscribe=One-Click");
    expect(header(mail, "list-unsubscribe")).to.match(
      /^<http:\/\/127\.0\.0\.1:\d+\/u\/[\w.-]+>, <mailto:bounces\+[0-9a-f]{48}@localhost\?subject=unsubscribe>$/,
    );
    expect(linkIn(await mailTo(other))).to.not.equal(linkIn(mail));
    const answer = await fetch(linkIn(mail), {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      redirect: "error",
    });
    expect(answer.status).to.equal(200);
    expect(await consent(id)).to.equal("opted_out");
    expect(await published(message)).to.include("email.unsubscribed");
    expect((await send([email])).at("code")).to.equal("all_recipients_suppressed");
    expect((await send([email], "transactional")).status).to.equal(202);
    expect((await send([other])).status).to.equal(202);
  });

  it("accepts multipart forms and repeated requests", async () => {
    const email = fresh();
    const message = (await send([email])).string("data.id");
    const link = linkIn(await mailTo(email));
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect((await fetch(link, { method: "POST", body })).status).to.equal(200);
    expect((await fetch(link, { method: "POST" })).status).to.equal(200);
    expect((await published(message)).filter((kind) => kind === "email.unsubscribed")).to.have.length(1);
  });

  it("changes nothing on GET and shows a page in the language of the reader without script", async () => {
    const email = fresh();
    const id = await contact(email);
    await send([email]);
    const link = linkIn(await mailTo(email));
    for (const [language, title] of [
      ["en", "Unsubscribe"],
      ["fr-CA", "Se désabonner"],
    ]) {
      const answer = await fetch(link, { headers: { "Accept-Language": language ?? "" } });
      const page = await answer.text();
      expect([answer.status, answer.headers.get("content-language")]).to.deep.equal([200, language?.slice(0, 2)]);
      expect(page).to.include(`<h1>${title}</h1>`).and.include(email).and.include('<form method="post" action="/u/');
      expect(page).to.not.match(/<script|https?:/i);
      expect(answer.headers.get("content-security-policy")).to.include("default-src 'none'");
      expect(answer.headers.get("cache-control")).to.equal("no-store");
      expect(answer.headers.get("referrer-policy")).to.equal("no-referrer");
    }
    expect((await fetch(link, { method: "HEAD" })).status).to.equal(200);
    expect(await consent(id)).to.equal("unknown");
    expect((await fetch(link, { method: "PUT" })).status).to.equal(405);
    const done = await fetch(link, { method: "POST", headers: { "Accept-Language": "fr" } });
    expect(await done.text())
      .to.include("Désabonnement enregistré")
      .and.include("Me réabonner");
    expect(await consent(id)).to.equal("opted_out");
  });

  it("returns a 404 page for a forged token", async () => {
    const email = fresh();
    const id = await contact(email);
    await send([email]);
    const link = linkIn(await mailTo(email));
    const [payload = "", signature = ""] = link.split("/").at(-1)?.split(".") ?? [];
    const other = Buffer.from(Buffer.from(payload, "base64url").toString().replace(email, fresh())).toString(
      "base64url",
    );
    for (const token of [`${other}.${signature}`, payload, `${payload}.AAAA`, "x"]) {
      const answer = await fetch(link.replace(/[^/]+$/, token), { method: "POST" });
      expect([answer.status, answer.headers.get("content-type")]).to.deep.equal([404, "text/html; charset=utf-8"]);
    }
    expect(await consent(id)).to.equal("unknown");
  });

  it("sends no unsubscribe header in transactional messages", async () => {
    const email = fresh();
    await send([email], "transactional");
    expect(header(await mailTo(email), "list-unsubscribe")).to.equal(undefined);
  });
});
