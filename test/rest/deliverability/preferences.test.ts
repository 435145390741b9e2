import { expect } from "chai";
import { createOrganization, signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { preferencesToken } from "../../support/email/templates.ts";
import type { Answer } from "../../support/wire.ts";

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;

describe("Mail preferences: /v1/public/preferences/{token}", () => {
  const fixture = useFixture();
  let numbers = 0;
  const fresh = (): string => `ada.${++numbers}@readers.example`;
  const topic = async (body: object = {}): Promise<string> =>
    await fixture.crm.create("/v1/topics", { name: `Topic ${++numbers}`, ...body });
  const tokenOf = (email: string): string =>
    preferencesToken({ org_id: fixture.organization.id, email, email_id: fixture.organization.id });
  const read = (token: string): Promise<Answer> => fixture.anonymous.get(`/v1/public/preferences/${token}`);
  const update = (token: string, body: object): Promise<Answer> =>
    fixture.anonymous.put(`/v1/public/preferences/${token}`, body);
  const subscribedTo = (answer: Answer, id: string): unknown =>
    (answer.at("data.topics") as { id: string; subscribed: boolean }[]).find((one) => one.id === id)?.subscribed;
  const pageOf = (token: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${fixture.service.url}/u/${token}`, { headers });
  const submit = async (token: string, form: readonly (readonly [string, string])[]): Promise<string> => {
    const body = new URLSearchParams(form.map(([name, value]): [string, string] => [name, value]));
    const answer = await fetch(`${fixture.service.url}/u/${token}`, { method: "POST", body });
    expect(answer.status).to.equal(200);
    return await answer.text();
  };
  const contact = async (email: string): Promise<string> =>
    await fixture.crm.create("/v1/entities", { entity_type: "contact", email });
  const consentOf = async (id: string): Promise<unknown> =>
    (await fixture.crm.get(`/v1/entities/${id}`)).at("data.email_consent");

  describe("GET /v1/public/preferences/{token} (preferences.get)", () => {
    it("lists public topics by position, with texts in the language of the request", async () => {
      const [last, hidden, first] = [
        await topic({ position: 9, name_fr: "Nouveautés", description: "News", description_fr: "Du neuf" }),
        await topic({ is_public: false }),
        await topic({ position: 1, opt_in_required: true }),
      ];
      const token = tokenOf(fresh());
      const ids = ((await read(token)).at("data.topics") as { id: string }[]).map(({ id }) => id);
      expect(ids).to.include.members([first, last]).and.not.include(hidden);
      expect(ids.indexOf(first)).to.be.lessThan(ids.indexOf(last));
      const french = await fixture.anonymous.get(`/v1/public/preferences/${token}`, { "Accept-Language": "fr" });
      const shown = (french.at("data.topics") as { id: string }[]).find(({ id }) => id === last);
      expect(shown).to.include({ name: "Nouveautés", description: "Du neuf", subscribed: true });
      expect(subscribedTo(french, first)).to.equal(false);
      expect(french.at("data.organization")).to.include({ name: fixture.organization.record.name });
    });

    it("returns 404 for a token that is forged, expired or for another organization's data", async () => {
      const [email, id] = [fresh(), await topic()];
      const token = tokenOf(email);
      const [payload = "", signature = ""] = token.split(".");
      const other = await createOrganization(fixture.service);
      const foreign = preferencesToken({ org_id: other.id, email, email_id: other.id });
      const unknown = preferencesToken({ org_id: id, email, email_id: id });
      const expired = preferencesToken({ org_id: fixture.organization.id, email, email_id: id }, Date.now() - 1);
      for (const wrong of [
        "x",
        payload,
        `${payload}.AAAA`,
        `${foreign.split(".")[0]}.${signature}`,
        unknown,
        expired,
      ]) {
        expect((await read(wrong)).status, wrong).to.equal(404);
        expect((await update(wrong, { unsubscribed_from_all: true })).status, wrong).to.equal(404);
        expect((await pageOf(wrong)).status, wrong).to.equal(404);
      }
      expect((await read(foreign)).at("data.topics")).to.deep.equal([]);
      expect((await update(foreign, { topics: [{ id, subscribed: false }] })).status).to.equal(422);
      expect((await read(token)).at("data.unsubscribed_from_all")).to.equal(false);
    });
  });

  describe("PUT /v1/public/preferences/{token} (preferences.update)", () => {
    it("changes topics and all marketing independently", async () => {
      const [open, closed, email] = [await topic(), await topic({ opt_in_required: true }), fresh()];
      const [id, token] = [await contact(email), tokenOf(email)];
      const chosen = await update(token, {
        topics: [
          { id: open, subscribed: false },
          { id: closed, subscribed: true },
        ],
      });
      expect([subscribedTo(chosen, open), subscribedTo(chosen, closed)]).to.deep.equal([false, true]);
      const evidence = await fixture.crm.get(`/v1/entities/${id}/subscriptions`);
      const kept = (evidence.at("data.topics") as { topic_id: string }[]).find((one) => one.topic_id === closed);
      expect(kept).to.include({ status: "subscribed", source: "recipient", consent_source: "recipient" });
      const left = await update(token, { unsubscribed_from_all: true });
      expect([left.at("data.unsubscribed_from_all"), subscribedTo(left, closed)]).to.deep.equal([true, false]);
      expect(await consentOf(id)).to.equal("opted_out");
      const back = await update(token, { unsubscribed_from_all: false });
      expect([subscribedTo(back, open), subscribedTo(back, closed)]).to.deep.equal([false, true]);
      expect(await consentOf(id)).to.equal("opted_in");
      expect((await fixture.crm.get(`/v1/notifications/suppressions?email=${email}`)).at("meta.total")).to.equal(0);
    });

    it("does not store the unchanged state as a choice, and keeps other suppressions", async () => {
      const [open, email] = [await topic(), fresh()];
      const [id, token] = [await contact(email), tokenOf(email)];
      await fixture.crm.post("/v1/notifications/suppressions", { email, reason: "complained" });
      await update(token, { topics: [{ id: open, subscribed: true }], unsubscribed_from_all: false });
      const state = await fixture.crm.get(`/v1/entities/${id}/subscriptions`);
      const topics = state.at("data.topics") as { topic_id: string; is_default: boolean }[];
      expect(topics.find(({ topic_id }) => topic_id === open)?.is_default).to.equal(true);
      expect(await consentOf(id)).to.equal("unknown");
      const listed = await fixture.crm.get(`/v1/notifications/suppressions?email=${email}`);
      expect(listed.at("data.0.reason")).to.equal("complained");
    });
  });

  describe("HTTP: /u/{token}", () => {
    it("shows topics with their state, changes nothing on GET and HEAD, and rejects other methods", async () => {
      const [open, closed, email] = [await topic(), await topic({ opt_in_required: true }), fresh()];
      const [id, token] = [await contact(email), tokenOf(email)];
      const answer = await pageOf(token, { Purpose: "prefetch" });
      const text = await answer.text();
      expect(text)
        .to.match(new RegExp(`value="${open}" checked`))
        .and.match(new RegExp(`value="${closed}"\\s*/>`));
      expect(text)
        .to.include(email)
        .and.include(fixture.organization.record.name)
        .and.not.match(/<script/);
      expect(answer.headers.get("cache-control")).to.equal("no-store");
      expect(answer.headers.get("content-security-policy")).to.include("frame-ancestors 'none'");
      expect((await fetch(`${fixture.service.url}/u/${token}`, { method: "HEAD" })).status).to.equal(200);
      const put = await fetch(`${fixture.service.url}/u/${token}`, { method: "PUT" });
      expect([put.status, put.headers.get("content-type")]).to.deep.equal([405, "text/html; charset=utf-8"]);
      expect(await consentOf(id)).to.equal("unknown");
    });

    it("saves the chosen topics, and keeps the language of the address", async () => {
      const [open, closed, token] = [await topic(), await topic({ opt_in_required: true }), tokenOf(fresh())];
      const saved = await submit(token, [
        ["topic", closed],
        ["action", "save"],
      ]);
      expect(saved).to.include("Your choice is saved.");
      expect(saved)
        .to.match(new RegExp(`value="${closed}" checked`))
        .and.match(new RegExp(`value="${open}"\\s*/>`));
      const french = await (await fetch(`${fixture.service.url}/u/${token}?lang=fr`)).text();
      expect(french).to.include(`action="/u/${token}?lang=fr"`).and.include('href="/u/').and.include("Thèmes");
    });

    it("unsubscribes from everything, and subscribes again to the chosen topics only", async () => {
      const [one, other, email] = [await topic(), await topic(), fresh()];
      const [id, token] = [await contact(email), tokenOf(email)];
      expect(await submit(token, [["action", "leave"]])).to.include("<h1>You are unsubscribed</h1>");
      expect(await consentOf(id)).to.equal("opted_out");
      expect(await submit(token, [["action", "save"]])).to.include("Please choose at least one topic.");
      expect((await read(token)).at("data.unsubscribed_from_all")).to.equal(true);
      await submit(token, [
        ["topic", one],
        ["topic", "unknown"],
        ["action", "save"],
      ]);
      const now = await read(token);
      expect([subscribedTo(now, one), subscribedTo(now, other)]).to.deep.equal([true, false]);
      expect(await consentOf(id)).to.equal("opted_in");
    });

    it("shows hostile names of topics and organizations as text", async () => {
      await topic({ name: HOSTILE.slice(0, 100), description: HOSTILE });
      const owner = await signIn(fixture.service.url, fixture.organization.owner);
      const named = await owner.put("/v1/organization", { branding: { display_name: HOSTILE } });
      expect(named.status, named.text).to.equal(200);
      const text = await (await pageOf(tokenOf(fresh()))).text();
      expect(text)
        .to.include("&#60;script&#62;")
        .and.not.match(/<script|<img src=x/);
      await owner.put("/v1/organization", { branding: { display_name: null } });
    });

    it("rejects a form that is too large, and forms with unknown tokens", async () => {
      const token = tokenOf(fresh());
      const body = `action=save&topic=${"x".repeat(20_000)}`;
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const large = await fetch(`${fixture.service.url}/u/${token}`, { method: "POST", body, headers });
      expect([large.status, large.headers.get("content-type")]).to.deep.equal([413, "text/html; charset=utf-8"]);
      const unknown = await fetch(`${fixture.service.url}/u/x`, { method: "POST", body: "action=save", headers });
      expect(unknown.status).to.equal(404);
      expect(await unknown.text()).to.include("This link is no longer valid");
    });
  });

  describe("HTTP: /v1/public/unsubscribe/{token}", () => {
    it("still serves the links in older messages", async () => {
      const email = fresh();
      const [id, address] = [await contact(email), `${fixture.service.url}/v1/public/unsubscribe/${tokenOf(email)}`];
      expect(await (await fetch(address)).text()).to.include(`action="/u/${tokenOf(email).slice(0, 20)}`);
      expect(await consentOf(id)).to.equal("unknown");
      expect((await fetch(address, { method: "POST", body: "List-Unsubscribe=One-Click" })).status).to.equal(200);
      expect(await consentOf(id)).to.equal("opted_out");
    });
  });
});
