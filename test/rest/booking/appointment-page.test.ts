import { expect } from "chai";
import { slotAt } from "../../support/booking/booking.ts";
import { useFixture } from "../../support/fixture.ts";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";

/** Options of a request that submits a form of the page. */
const posted = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  redirect: "manual",
});

describe("Booking page: /v1/public/appointment/{token}", () => {
  const fixture = useFixture();
  const { publish, visit, link, eventAt, somebody } = bookingPageVisits(fixture);
  const pageOf = (token: string): string => `${fixture.service.url}/v1/public/appointment/${token}`;

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
    const asked = await fetch(url, { headers: { "Accept-Language": "en" } });
    expect(await asked.text()).to.include("This appointment is confirmed.");
    expect((await fetch(url, { method: "HEAD" })).status).to.equal(200);
    expect((await fetch(url, { method: "DELETE" })).status).to.equal(405);
    expect((await eventAt(0))["version"]).to.equal(1);
  });

  it("reschedules to an offered time and shows an error if the time was taken", async () => {
    const url = await book(10);
    const [, first = ""] = /<option value="([^"]+)">/.exec(await (await fetch(url)).text()) ?? [];
    expect(Date.parse(first)).to.be.greaterThan(Date.now());
    const taken = await fetch(url, posted({ start_at: "2001-01-01T10:00:00Z" }));
    expect(taken.status).to.equal(409);
    expect(await taken.text()).to.include('<p class="notice fault" role="alert">This time is no longer available.</p>');
    const moved = await fetch(url, posted({ start_at: slotAt(11) }));
    expect([moved.status, moved.headers.get("location")]).to.deep.equal([303, new URL(url).pathname]);
    expect(await eventAt(11)).to.include({ reschedule_count: 1, status: "confirmed" });
    expect((await fetch(url, posted({ start_at: "yesterday" }))).status).to.equal(409);
  });

  it("offers the next times and times near a later appointment", async () => {
    const url = await book(60 * 48);
    const options = [...(await (await fetch(url)).text()).matchAll(/<option value="([^"]+)">/g)];
    const offered = options.map(([, start = ""]) => new Date(start).toISOString());
    expect(offered)
      .to.include.members([slotAt(1), slotAt(60 * 48 + 1)])
      .and.not.include(slotAt(40 * 48));
    expect(new Set(offered).size).to.equal(offered.length);
    expect((await fetch(url, posted({ start_at: slotAt(60 * 48 + 1) }))).status).to.equal(303);
  });

  it("cancels once with a reason and offers no further action", async () => {
    const url = await book(20);
    expect((await fetch(url, posted({ reason: "Ill\u0000\r\nin bed" }))).status).to.equal(303);
    expect((await eventAt(20))["cancellation"]).to.deep.include({ reason: "Ill\nin bed" });
    const text = await (await fetch(url)).text();
    expect(text).to.include("This appointment is cancelled.").and.not.include("<form");
    expect((await fetch(url, posted({ reason: "" }))).status).to.equal(303);
  });

  it("returns a 404 page for an invalid link and accepts form posts only", async () => {
    const url = await book(30);
    const wrong = await fetch(pageOf("abc.def"), { headers: { "Accept-Language": "fr" } });
    expect([wrong.status, wrong.headers.get("content-type")]).to.deep.equal([404, "text/html; charset=utf-8"]);
    expect(await wrong.text()).to.include("Ce lien n’est plus valable");
    expect((await fetch(pageOf("abc.def"), posted({ reason: "" }))).status).to.equal(404);
    const json = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
    expect((await fetch(url, json)).status).to.equal(415);
    expect((await fetch(url, posted({ reason: "x".repeat(20_000) }))).status).to.equal(413);
    expect((await eventAt(30))["status"]).to.equal("confirmed");
  });
});
