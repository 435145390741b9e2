import { expect } from "chai";
import { createOrganization } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { type PublishedForm, shownToken, webForms } from "../../support/forms.ts";

const ATTACK = `"'><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}`;

describe("HTTP: pages of web forms", () => {
  const fixture = useFixture();
  const { publish, somebody, submissions, contacts, send } = webForms(fixture);
  const open = (form: PublishedForm, headers: Record<string, string> = {}, query = ""): Promise<Response> =>
    fetch(fixture.service.url + form.page + query, { headers });
  const textOf = async (form: PublishedForm, headers: Record<string, string> = {}, query = ""): Promise<string> =>
    await (await open(form, headers, query)).text();

  it("shows the form in the visitor's language with its own texts marked", async () => {
    const form = await publish({
      title: "Contact us",
      description: "One.\nTwo.",
      locale: "en",
      contact_fields: [{ field: "last_name", required: true }, { field: "phone" }, { field: "address.country" }],
      consent_text: { en: "I agree.", fr: "J’accepte." },
    });
    const answer = await open(form, { "Accept-Language": "fr-CA" });
    const text = await answer.text();
    expect([answer.status, answer.headers.get("content-language")]).to.deep.equal([200, "fr"]);
    expect(text)
      .to.include('<h1 lang="en"><bdi>Contact us</bdi></h1>')
      .and.include("<bdi>One.</bdi><br /><bdi>Two.</bdi>");
    expect(text).to.include("Adresse e-mail").and.include("(facultatif)").and.include("J’accepte.");
    expect(text).to.match(/<option value="DE"\s*>Allemagne<\/option>/);
    expect(text).to.include('autocomplete="family-name"').and.not.include("<script");
    expect(answer.headers.get("content-security-policy")).to.include("frame-ancestors 'none'");
    expect(answer.headers.get("content-security-policy")).to.include("form-action 'self'");
    expect(await textOf(form, { "Accept-Language": "fr" }, "?lang=en")).to.include("E-mail address");
    expect((await fetch(fixture.service.url + form.page, { method: "HEAD" })).status).to.equal(200);
    expect((await fetch(fixture.service.url + form.page, { method: "PUT" })).status).to.equal(405);
    const missing = await fetch(`${fixture.service.url}/f/nobody/nothing`);
    expect([missing.status, missing.headers.get("content-type")]).to.deep.equal([404, "text/html; charset=utf-8"]);
  });

  it("takes an address with an international domain for the same in each form", async () => {
    const form = await publish({ contact_fields: [{ field: "last_name" }] });
    for (const email of ["zoe@MÜNCHEN.example", "zoe@xn--mnchen-3ya.example"])
      expect((await send(form, { email, last_name: "Zoe" })).status, email).to.equal(303);
    const stored = await submissions(form);
    expect(stored.map(({ email }) => email)).to.deep.equal(["zoe@münchen.example", "zoe@münchen.example"]);
    expect(new Set(stored.map(({ contact_id }) => contact_id)).size).to.equal(1);
  });

  it("saves the entries, redirects to the confirmation, and keeps the language", async () => {
    const form = await publish({
      contact_fields: [{ field: "last_name" }, { field: "website" }],
      questions: [
        { key: "machines", label: "Machines", type: "multiselect", options: ["A", "B", "C"] },
        { key: "count", label: "Count", type: "number" },
        { key: "call", label: "Call me", type: "checkbox" },
      ],
      consent_text: { en: "I agree." },
      thank_you_text: { fr: "Merci à vous.\nÀ bientôt." },
    });
    const email = somebody();
    const url = fixture.service.url + form.page;
    const body = new URLSearchParams([
      ["website", ""] as [string, string],
      ["shown", shownToken(form)] as [string, string],
      ["email", email] as [string, string],
      ["fields.last_name", "Lovelace"] as [string, string],
      ["fields.website", "ada.example"] as [string, string],
      ["answers.count", "1 234,5"] as [string, string],
      ["answers.machines", "C"] as [string, string],
      ["answers.machines", "A"] as [string, string],
      ["answers.call", "yes"] as [string, string],
      ["consent", "yes"] as [string, string],
      ["referrer", "https://www.acme.example"],
    ]);
    const answer = await fetch(`${url}?lang=fr`, { method: "POST", body, redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).to.deep.equal([303, `${form.page}?sent=1&lang=fr`]);
    const thanks = await (await fetch(fixture.service.url + (answer.headers.get("location") ?? ""))).text();
    expect(thanks).to.include("<bdi>Merci à vous.</bdi><br /><bdi>À bientôt.</bdi>").and.include('<html lang="fr"');
    const [sent] = await submissions(form);
    expect(sent).to.deep.include({
      email,
      locale: "fr",
      consent_text: "I agree.",
      consent_given: true,
      referrer: "https://www.acme.example",
      fields: { last_name: "Lovelace", website: "https://ada.example" },
      answers: { machines: ["A", "C"], count: 1234.5, call: true },
    });
    expect(await contacts(email)).to.have.length(1);
  });

  it("shows at once everything that the contract, the form or the consent rejects", async () => {
    const form = await publish({
      contact_fields: [{ field: "last_name", required: true }, { field: "phone" }],
      questions: [
        { key: "topic", label: "Topic", type: "select", required: true, options: ["One", "Two"] },
        { key: "text", label: "Text", type: "textarea" },
      ],
      consent_text: { en: "I agree." },
    });
    const entries = { email: "nobody", "fields.phone": "12", "answers.text": "\n\nkept", "answers.topic": "Three" };
    const answer = await send(form, entries);
    const text = await answer.text();
    expect(answer.status).to.equal(422);
    const errors = [...text.matchAll(/<span class="error" id="([\w.]+)-error">([^<]+)</g)].map(([, id, why]) => [
      id,
      why,
    ]);
    expect(errors).to.deep.equal([
      ["email", "Please enter an e-mail address, such as ada@example.com."],
      ["fields.last_name", "Please fill in this field."],
      ["fields.phone", "Please enter a phone number with its country code, such as +33 6 12 34 56 78."],
      ["answers.topic", "Please choose one of the options."],
      ["consent", "Please check this box to send the form."],
    ]);
    const next = await (await send(form, { ...entries, email: somebody() })).text();
    const later = [...next.matchAll(/<span class="error" id="([\w.]+)-error">/g)].map(([, id]) => id);
    expect(later).to.deep.equal(["fields.last_name", "fields.phone", "answers.topic", "consent"]);
    expect(next).to.include('value="12"').and.include(">\n\n\nkept</textarea>");
    expect(next).to.match(
      /id="fields\.last_name"[^>]* aria-invalid="true" aria-describedby="fields\.last_name-error"[^>]* autofocus/,
    );
    expect(next).to.include('role="alert">Please correct the marked entries. Nothing was sent.');
    expect(await submissions(form)).to.deep.equal([]);
  });

  it("rejects programs: the trap, forms that come at once, and tokens of other forms or of yesterday", async () => {
    const form = await publish();
    const other = await publish();
    const email = somebody();
    for (const [shown, website] of [
      [shownToken(form), "https://spam.example"],
      [shownToken(form, 100), ""],
      [shownToken(other), ""],
      [shownToken(form, 25 * 3_600_000), ""],
      ["", ""],
    ] as const) {
      const answer = await send(form, { email, shown, website });
      expect([answer.status, (await answer.text()).includes(`value="${email}"`)]).to.deep.equal([422, true]);
    }
    const json = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
    expect((await fetch(fixture.service.url + form.page, json)).status).to.equal(415);
    expect((await send(form, { email, "fields.x": "x".repeat(1_000_000) })).status).to.equal(413);
    expect(await submissions(form)).to.deep.equal([]);
    expect((await send(form, { email, "fields.unknown": "1", nonsense: "2" })).status).to.equal(303);
    expect((await submissions(form))[0]?.["fields"]).to.deep.equal({});
  });

  it("accepts a form shown by another process whose clock is ahead", async () => {
    const form = await publish();
    expect((await send(form, { email: somebody(), shown: shownToken(form, -600_000) })).status).to.equal(303);
  });

  it("opens the redirect in a window only, and never where a visitor says", async () => {
    const form = await publish({
      allowed_origins: ["https://shop.example"],
      redirect_url: "https://shop.example/thanks?a=1&b=2",
    });
    const window = { "Sec-Fetch-Dest": "document" };
    const answer = await send(form, { email: somebody(), redirect_url: "https://evil.example" }, window);
    expect([answer.status, answer.headers.get("location")]).to.deep.equal([303, "https://shop.example/thanks?a=1&b=2"]);
    const framed = await send(form, { email: somebody() }, { "Sec-Fetch-Dest": "iframe" });
    expect(framed.headers.get("location")).to.equal(`${form.page}?sent=1`);
    expect((await send(form, { email: somebody() })).headers.get("location")).to.equal(`${form.page}?sent=1`);
    const thanks = await textOf(form, {}, "?sent=1&redirect_url=https://evil.example&next=//evil.example");
    expect(thanks).to.match(/href="https:\/\/shop\.example\/thanks\?a=1&#38;b=2"\s+target="_top"/);
    expect(thanks).not.to.include("evil.example");
    const policy = (await open(form)).headers.get("content-security-policy");
    expect(policy).to.include("frame-ancestors https://shop.example").and.not.include("form-action");
    // The address is checked again when the form is shown.
    await fixture.service.database.pool("forms").where({ id: form.id }).update({ allowed_origins: [] });
    expect((await send(form, { email: somebody() }, window)).headers.get("location")).to.equal(`${form.page}?sent=1`);
    expect(await textOf(form, {}, "?sent=1")).not.to.include("shop.example");
  });

  it("escapes every text of the form, of visitors and of the address", async () => {
    const form = await publish({
      title: ATTACK,
      description: ATTACK,
      consent_text: { en: ATTACK },
      thank_you_text: { en: ATTACK },
      contact_fields: [{ field: "last_name", label: ATTACK }],
      questions: [
        { key: "one", label: ATTACK, type: "select", options: [ATTACK.slice(0, 90)] },
        { key: "many", label: ATTACK, type: "multiselect", options: [ATTACK.slice(0, 90)], required: true },
        { key: "yes", label: ATTACK, type: "checkbox" },
        { key: "text", label: ATTACK, type: "textarea" },
      ],
    });
    const fields = {
      email: ATTACK,
      "fields.last_name": ATTACK,
      "answers.text": `</textarea>${ATTACK}`,
      referrer: ATTACK,
    };
    const pages = [
      await textOf(form),
      await textOf(form, {}, `?lang=${encodeURIComponent(ATTACK)}&email=${encodeURIComponent(ATTACK)}`),
      await textOf(form, { Referer: `https://evil.example/${ATTACK.replaceAll(/[^ -~]/g, "")}` }),
      await textOf(form, {}, "?sent=1"),
      await (await send(form, fields)).text(),
      await (await send(form, { ...fields, email: somebody(), consent: "yes" })).text(),
    ];
    for (const text of pages) {
      expect(text).not.to.match(/<script|<img src=x|onerror=alert\(1\)>/i);
      expect(text).not.to.include(`"'>`);
    }
    expect(pages[0]).to.include("&#60;script&#62;");
  });

  it("is limited for each address", async () => {
    const { database } = fixture.service;
    const { startService } = await import("../../support/service.ts");
    const limited = await startService({ database, rateLimits: "on" });
    const form = await publish();
    const statuses = new Set<number>();
    for (let index = 0; index < 40; index += 1) {
      const body = new URLSearchParams({ website: "", shown: shownToken(form), email: "no" });
      const answer = await fetch(limited.url + form.page, { method: "POST", body });
      statuses.add(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).to.be.at.least(1);
    }
    await limited.close();
    expect([...statuses].sort()).to.deep.equal([422, 429]);
  });

  it("belongs to one organization, and disappears with a suspended one", async () => {
    const form = await publish();
    const other = await createOrganization(fixture.service);
    expect((await open({ ...form, page: `/f/${other.record.slug}/${form.slug}` })).status).to.equal(404);
    const organizations = fixture.service.database.pool("organizations").where({ id: fixture.organization.id });
    await organizations.clone().update({ suspended_at: new Date() });
    expect((await open(form)).status).to.equal(404);
    await organizations.clone().update({ suspended_at: null });
    expect((await open(form)).status).to.equal(200);
  });
});
