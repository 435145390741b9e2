import { expect } from "chai";
import { slotAt } from "../../support/booking/booking.ts";
import { useFixture } from "../../support/fixture.ts";
import { sendUnchecked } from "../../support/wire.ts";
import { bookingPageVisits, hostRequests } from "../../support/booking/page-visits.ts";

/** Options of a request that submits a form of the page. */
const posted = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  redirect: "manual",
});

describe("Appointment page: /a/{token}", () => {
  const fixture = useFixture();
  const { publish, visit, link, eventAt, somebody } = bookingPageVisits(fixture);
  const pageOf = (token: string): string => `${fixture.service.url}/a/${token}`;
  const textOf = async (url: string, init?: RequestInit): Promise<string> => await (await fetch(url, init)).text();

  /** Books as a new invitee and returns the URL of the link in the e-mail. */
  async function book(
    number: number,
    more: { page?: Readonly<Record<string, unknown>>; invitee?: object } = {},
  ): Promise<string> {
    const { path } = await publish(more.page);
    const invitee = { ...somebody(), ...more.invitee };
    expect((await visit(path, number, { invitee })).status).to.equal(200);
    return pageOf(await link(invitee.email));
  }

  it("shows time and place in the language and time zone of the reader, without script and side effects", async () => {
    const location = { type: "video_link", value: "https://meet.example.com/a?b=1&c=2" };
    const page = { location, title: "<b>Visit</b>", description: "One.\nTwo." };
    const url = await book(0, { page, invitee: { timezone: "Asia/Kolkata" } });
    const answer = await fetch(url, {
      headers: { Accept: "text/html,application/xhtml+xml", "Accept-Language": "fr-CA" },
    });
    const text = await answer.text();
    expect([answer.status, answer.headers.get("content-language")]).to.deep.equal([200, "fr"]);
    expect(text)
      .to.include("Ce rendez-vous est confirmé.")
      .and.include("05:30 – 06:00 (heure de l’Inde, Asia/Kolkata)");
    expect(text).to.include('<a href="https://meet.example.com/a?b=1&#38;c=2"');
    expect(text).to.include("<bdi>One.</bdi><br /><bdi>Two.</bdi>");
    expect(text)
      .to.include("Annuler le rendez-vous")
      .and.not.match(/<script|<b>/i);
    expect(answer.headers.get("content-security-policy")).to.include("default-src 'none'");
    expect(answer.headers.get("referrer-policy")).to.equal("no-referrer");
    expect(answer.headers.get("cache-control")).to.include("no-store");
    const asked = await fetch(url, { headers: { "Accept-Language": "en" } });
    expect(await asked.text()).to.include("This appointment is confirmed.");
    expect((await fetch(url, { method: "HEAD" })).status).to.equal(200);
    expect((await fetch(url, { method: "DELETE" })).status).to.equal(405);
    expect((await eventAt(0))["version"]).to.equal(1);
  });

  it("uses the invitee's language if the browser has none, and keeps a chosen one in links and forms", async () => {
    const url = await book(2, { invitee: { locale: "fr" } });
    const silent = await sendUnchecked(fixture.service.url, { method: "GET", path: new URL(url).pathname });
    expect(silent.text).to.include("Ce rendez-vous est confirmé.");
    const chosen = await textOf(`${url}?lang=fr`, { headers: { "Accept-Language": "en" } });
    const path = new URL(url).pathname;
    expect(chosen)
      .to.include("Ce rendez-vous est confirmé.")
      .and.include(`href="${path}?step=reschedule&#38;lang=fr"`)
      .and.include(`action="${path}?lang=fr"`);
    const answer = await fetch(`${url}?lang=fr`, posted({ response: "accepted" }));
    expect([answer.status, answer.headers.get("location")]).to.deep.equal([303, `${path}?lang=fr`]);
  });

  it("shows a month of free times in the chosen time zone and reschedules after a question", async () => {
    const url = await book(10, { invitee: { timezone: "UTC" } });
    const day = slotAt(11).slice(0, 10);
    const query = `step=reschedule&day=${day}&timezone=Asia/Kolkata`;
    const month = await textOf(`${url}?${query}`, { headers: { "Accept-Language": "en" } });
    const times = [...month.matchAll(/start=([^&]+)&#38;step=reschedule&#38;timezone=Asia%2FKolkata/g)];
    const starts = times.map(([, start = ""]) => decodeURIComponent(start));
    expect(starts).to.include(slotAt(11)).and.include(slotAt(10), "its own time counts as free");
    expect(month).to.include("Until then, your appointment stays at its time");
    const confirmation = await textOf(`${url}?${query}&start=${slotAt(11)}`, { headers: { "Accept-Language": "en" } });
    expect(confirmation)
      .to.include("Reschedule the appointment?")
      .and.include(`name="start_at" value="${slotAt(11)}"`)
      .and.include("11:00");
    expect((await eventAt(10))["reschedule_count"]).to.equal(0);
    const form = { start_at: slotAt(11), timezone: "Asia/Kolkata", reason: "The train\u0000 is late" };
    const moved = await fetch(url, posted(form));
    const kept = `${new URL(url).pathname}?moved=1&timezone=Asia%2FKolkata`;
    expect([moved.status, moved.headers.get("location")], "the chosen zone is kept").to.deep.equal([303, kept]);
    const shown = await textOf(fixture.service.url + kept, { headers: { "Accept-Language": "en" } });
    expect(shown).to.match(/Moved to [^<]+\(India Standard Time, Asia\/Kolkata\)/);
    expect(shown.match(/Asia\/Kolkata\)/g), "and named for each time").to.have.length(2);
    const event = await eventAt(11);
    expect(event).to.include({ reschedule_count: 1, status: "confirmed" });
    expect(event["history"]).to.have.nested.property("[0].reason", "The train is late");
  });

  it("offers other times if the chosen one was taken meanwhile", async () => {
    const url = await book(14, { invitee: { timezone: "UTC" } });
    for (const start_at of [slotAt(14), "2001-01-01T10:00:00Z"]) {
      const other = start_at.startsWith("2001") ? url : await book(16);
      const taken = await fetch(other, posted({ start_at, timezone: "UTC" }));
      expect(taken.status).to.equal(409);
      expect(await taken.text())
        .to.include("This time is no longer available. Please choose another time.")
        .and.include('class="calendar"');
    }
    const early = await textOf(`${url}?step=reschedule&start=2001-01-01T10:00:00Z`);
    expect(early).to.include("This time is no longer available.").and.not.include('name="start_at"');
    expect((await fetch(url, posted({ start_at: "yesterday" }))).status).to.equal(409);
    expect((await fetch(url, posted({ response: "perhaps" }))).status).to.equal(409);
    expect((await eventAt(14))["version"]).to.equal(1);
  });

  it("cancels only after a question, once, offers to book again, and then has no link to the call", async () => {
    const place = "https://meet.example.com/once";
    const url = await book(20, { page: { location: { type: "video_link", value: place } } });
    expect(await textOf(url)).to.include(place);
    const question = await textOf(`${url}?step=cancel`, { headers: { "Accept-Language": "en" } });
    expect(question).to.include("Cancel the appointment?").and.include("A cancellation cannot be undone.");
    const unconfirmed = await fetch(url, posted({ reason: 'Ill "at home"' }));
    expect(unconfirmed.status).to.equal(200);
    expect(await unconfirmed.text())
      .to.include('value="Ill &#34;at home&#34;"')
      .and.include('name="cancel" value="yes"');
    expect((await eventAt(20))["status"]).to.equal("confirmed");
    expect((await fetch(url, posted({ cancel: "yes", reason: "Ill\u0000\r\nin bed" }))).status).to.equal(303);
    expect((await eventAt(20))["cancellation"]).to.deep.include({ reason: "Ill\nin bed" });
    const text = await textOf(url, { headers: { "Accept-Language": "en" } });
    expect(text).not.to.include(place);
    expect(text).to.include("This appointment is cancelled.").and.not.include("<form").and.not.include("step=");
    const [, again = ""] = /<a href="([^"]+)">Book again/.exec(text) ?? [];
    expect(again).to.match(/^\/book\/claire\/visit-\d+$/);
    expect((await fetch(new URL(again, url))).status).to.equal(200);
    expect((await fetch(url, posted({ cancel: "yes" }))).status).to.equal(303);
    for (const step of ["cancel", "reschedule"]) {
      expect(await textOf(`${url}?step=${step}`)).to.include("This appointment is cancelled.");
    }
  });

  it("links to a calendar file, and does not offer to book what is no longer published", async () => {
    const url = await book(24);
    const [, path = ""] = /href="(\/v1\/public\/bookings\/[^"]+\/calendar)"/.exec(await textOf(url)) ?? [];
    const file = await fetch(new URL(path, url));
    expect([file.status, file.headers.get("content-type")]).to.deep.equal([200, "text/calendar; charset=utf-8"]);
    const { event_type_id } = await eventAt(24);
    await fixture.crm.put(`/v1/event-types/${String(event_type_id)}`, { visibility: "private" });
    expect(await textOf(url)).not.to.include("/book/");
  });

  it("redirects links of earlier messages, with their method and language", async () => {
    const url = await book(28);
    const former = url.replace("/a/", "/v1/public/appointment/");
    const read = await fetch(`${former}?lang=fr`, { redirect: "manual" });
    expect([read.status, read.headers.get("location")]).to.deep.equal([308, `${new URL(url).pathname}?lang=fr`]);
    expect(await textOf(`${former}?lang=fr`)).to.include("Ce rendez-vous est confirmé.");
    const answer = await fetch(former, { method: "POST", body: new URLSearchParams({ response: "tentative" }) });
    expect(answer.status).to.equal(200);
    expect((await eventAt(28))["invitees"]).to.have.nested.property("[0].response", "tentative");
    expect((await fetch(former, { method: "DELETE" })).status).to.equal(405);
  });

  it("returns HTML pages for invalid links, and for anything but forms", async () => {
    const url = await book(30);
    const wrong = await fetch(pageOf("abc.def"), { headers: { "Accept-Language": "fr" } });
    expect([wrong.status, wrong.headers.get("content-type")]).to.deep.equal([404, "text/html; charset=utf-8"]);
    expect(await wrong.text()).to.include("Ce lien n’est plus valable");
    expect((await fetch(pageOf("abc.def"), posted({ cancel: "yes" }))).status).to.equal(404);
    const json = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
    const refused = await fetch(url, json);
    expect([refused.status, refused.headers.get("content-type")]).to.deep.equal([415, "text/html; charset=utf-8"]);
    expect((await fetch(url, posted({ reason: "x".repeat(20_000) }))).status).to.equal(413);
    expect((await eventAt(30))["status"]).to.equal("confirmed");
  });
});

const postedForm = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  redirect: "manual",
  headers: { "Accept-Language": "en" },
});

describe("Host page: /h/{token}", () => {
  const fixture = useFixture();
  const { request } = hostRequests(fixture);
  const pageOf = (token = ""): string => `${fixture.service.url}/h/${token}`;
  const textOf = async (url: string, language = "en"): Promise<string> =>
    await (await fetch(url, { headers: { "Accept-Language": language } })).text();
  const statusOf = async (id: string): Promise<string> =>
    (await fixture.crm.get(`/v1/events/${id}`)).string("data.status");

  it("shows the request in both languages without side effects and script", async () => {
    const invitee = { name: "<b>Ada</b>", email: "ada@hosts.example" };
    const { id, tokens } = await request(0, { invitee });
    const url = pageOf(tokens[0]);
    const english = await textOf(url);
    expect(english).to.include("Do you take this appointment?").and.include("&#60;b&#62;Ada&#60;/b&#62;");
    expect(english).not.to.match(/<script|<b>/);
    const french = await textOf(url, "fr");
    expect(french).to.include("Acceptez-vous ce rendez-vous\u202f?").and.include("Motif (facultatif\u202f;");
    const answer = await fetch(url);
    expect(answer.headers.get("content-security-policy")).to.include("frame-ancestors 'none'");
    expect(answer.headers.get("cache-control")).to.include("no-store");
    expect(await statusOf(id)).to.equal("pending");
    expect((await fetch(url, { method: "PUT" })).status).to.equal(405);
  });

  it("confirms, and explains to the next host that the decision was made", async () => {
    const { id, tokens } = await request(2, { count: 2 });
    const [first, second] = tokens.map(pageOf);
    const confirmed = await fetch(`${first ?? ""}?lang=fr`, postedForm({ decision: "confirm", start_at: slotAt(2) }));
    expect(confirmed.status).to.equal(303);
    expect(confirmed.headers.get("location")).to.equal(`/h/${tokens[0] ?? ""}?lang=fr`);
    expect(await statusOf(id)).to.equal("confirmed");
    expect(await textOf(first ?? ""))
      .to.include("This appointment is confirmed.")
      .and.not.include("<form");
    const late = await fetch(second ?? "", postedForm({ decision: "decline", reason: "No", start_at: slotAt(2) }));
    expect(late.status).to.equal(409);
    expect(await late.text())
      .to.include("Your decision was not applied.")
      .and.include("This appointment is confirmed.")
      .and.not.include("<form");
    expect(await statusOf(id)).to.equal("confirmed");
  });

  it("opens, reschedules and cancels a confirmed appointment, in both languages", async () => {
    const { id, tokens } = await request(30);
    const [token = ""] = tokens;
    expect((await fetch(pageOf(token), postedForm({ decision: "confirm", start_at: slotAt(30) }))).status).to.equal(
      303,
    );
    const opened = await textOf(pageOf(token));
    for (const step of ["reschedule", "cancel"]) expect(opened).to.include(`href="/h/${token}?step=${step}"`);
    const query = `step=reschedule&timezone=Asia/Kolkata&day=${slotAt(31).slice(0, 10)}`;
    const month = await textOf(`${pageOf(token)}?${query}`, "fr");
    expect(month).to.include("Choisissez un nouvel horaire").and.include("Asia/Kolkata");
    const question = await textOf(`${pageOf(token)}?${query}&start=${slotAt(31)}`);
    expect(question)
      .to.include("Reschedule the appointment?")
      .and.include(`name="start_at" value="${slotAt(31)}"`);
    expect(question).to.include("India Standard Time, Asia/Kolkata");
    const moved = await fetch(pageOf(token), postedForm({ start_at: slotAt(31), timezone: "UTC", reason: "Late" }));
    expect(moved.status).to.equal(303);
    expect((await fixture.crm.get(`/v1/events/${id}`)).at("data.start_at")).to.equal(
      new Date(slotAt(31)).toISOString(),
    );
    const taken = await fetch(pageOf(token), postedForm({ start_at: "2001-01-01T10:00:00Z", timezone: "UTC" }));
    expect([taken.status, (await taken.text()).includes("This time is no longer available.")]).to.deep.equal([
      409,
      true,
    ]);
    expect(await textOf(`${pageOf(token)}?step=cancel`, "fr")).to.include("Annuler le rendez-vous");
    expect(await statusOf(id)).to.equal("confirmed");
    expect((await fetch(pageOf(token), postedForm({ cancel: "yes", reason: "Ill" }))).status).to.equal(303);
    expect(await statusOf(id)).to.equal("cancelled");
    expect(await textOf(pageOf(token)))
      .to.include("This appointment is cancelled.")
      .and.not.include("step=");
  });

  it("asks again if the appointment was moved after the host opened the page", async () => {
    const { id, tokens } = await request(6);
    await fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt(7) });
    const late = await fetch(pageOf(tokens[0]), postedForm({ decision: "confirm", start_at: slotAt(6) }));
    expect(late.status).to.equal(409);
    expect(await late.text())
      .to.include("has a new time")
      .and.include(`value="${slotAt(7)}"`);
    expect(await statusOf(id)).to.equal("pending");
    expect((await fetch(pageOf(tokens[0]), postedForm({ decision: "maybe" }))).status).to.equal(409);
    expect((await fetch(pageOf(tokens[0]), postedForm({ decision: "confirm", start_at: "now" }))).status).to.equal(409);
    const declined = postedForm({ decision: "decline", start_at: slotAt(7), reason: "On\u0000 leave" });
    expect((await fetch(pageOf(tokens[0]), declined)).status).to.equal(303);
    expect(await statusOf(id)).to.equal("declined");
  });

  it("returns a 404 page for an invalid link with GET and POST", async () => {
    for (const init of [{}, postedForm({ decision: "confirm" })]) {
      const wrong = await fetch(pageOf("abc.def"), { ...init, headers: { "Accept-Language": "fr" } });
      expect([wrong.status, wrong.headers.get("content-type")]).to.deep.equal([404, "text/html; charset=utf-8"]);
      expect(await wrong.text()).to.include("Ce lien n’est plus valable");
    }
  });
});
