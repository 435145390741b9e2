import { createHash } from "node:crypto";
import { expect } from "chai";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";
import { bookingForms, readable } from "../../support/booking/booking-forms.ts";
import { slotAt } from "../../support/booking/booking.ts";
import { useFixture } from "../../support/fixture.ts";
import { sendUnchecked } from "../../support/wire.ts";
import { signIn } from "../../support/accounts/people.ts";

/** The date of the slot with this number. */
const dateAt = (number: number): string => slotAt(number).slice(0, 10);

describe("Booking pages: /book/{person} and /book/{person}/{event}", () => {
  const fixture = useFixture();
  const visits = bookingPageVisits(fixture);
  const { eventAt, somebody, publish } = visits;
  const { get, open, post, publishPage, book } = bookingForms(fixture, visits);

  it("lists the published event types of a person with their durations", async () => {
    const { id } = await publish({ title: "Hidden", visibility: "private" });
    const path = await publishPage({ title: "Long call", duration_minutes: 60, duration_options: [60, 90] });
    const page = await get("/book/claire");
    expect(page.status).to.equal(200);
    expect(readable(page.text)).to.include("Long call 60 min · 90 min").and.not.include("Hidden").and.not.include(id);
    expect(page.text).to.include(`href="${path}"`);
    expect(page.headers.get("cache-control")).to.equal("public, max-age=60");
    const french = await get("/book/claire?lang=fr");
    expect(french.text).to.include(`href="${path}?lang=fr"`).and.include("Prendre rendez-vous avec");
    expect((await fixture.anonymous.get("/v1/public/claire")).list("data.event_types")).to.deep.include({
      slug: path.split("/").at(-1),
      title: "Long call",
      description: null,
      duration_minutes: 60,
      duration_options: [60, 90],
    });
  });

  it("explains that there is nothing to book, and shows a page for unknown addresses", async () => {
    const { id, path } = await publish();
    const pool = fixture.service.database.pool("event_types");
    const shown = pool.clone().where({ is_active: true });
    const ids: { id: string }[] = await shown.clone().select("id");
    await shown.clone().update({ is_active: false });
    expect(readable((await get("/book/claire")).text)).to.include("There is nothing to book here at the moment.");
    const missing = await get(path.replace("/v1/public/", "/book/"), { "Accept-Language": "fr" });
    await pool
      .clone()
      .whereIn(
        "id",
        ids.map((one) => one.id),
      )
      .update({ is_active: true });
    expect([missing.status, missing.headers.get("content-language")]).to.deep.equal([404, "fr"]);
    expect(missing.text).to.include("Page introuvable");
    expect((await get("/book/nobody")).status).to.equal(404);
    expect((await get("/book/nobody/visit")).status).to.equal(404);
    expect((await get(`/book/claire/${id}`)).status).to.equal(404);
    expect((await fixture.anonymous.get("/v1/public/nobody")).status).to.equal(404);
    expect((await post("/book/claire", {})).status).to.equal(405);
  });

  it("offers the days and times of a month in the chosen time zone and duration", async () => {
    const path = await publishPage({ duration_options: [30, 60], slot_interval_minutes: 360 });
    const month = dateAt(0).slice(0, 7);
    const query = `month=${month}&day=${dateAt(0)}&timezone=Asia%2FKolkata&duration=60`;
    const page = await get(`${path}?${query}`);
    expect(page.headers.get("cache-control")).to.equal("public, max-age=15");
    expect(page.headers.get("vary")).to.include("Accept-Language");
    const text = readable(page.text);
    expect(text).to.include("60 min · With").and.include("5:30 AM 11:30 AM 5:30 PM 11:30 PM");
    expect(page.text).to.match(/<option value="Asia\/(Kolkata|Calcutta)" selected>/);
    const start = encodeURIComponent(`${dateAt(0)}T00:00:00.000Z`);
    expect(page.text).to.include(`href="${path}?start=${start}&#38;timezone=Asia%2FKolkata&#38;duration=60"`);
    expect(page.text).to.match(/<a class="pick" href="[^"]*duration=30[^"]*"\s*>30 min/);
    const form = await get(`${path}?start=${start}&timezone=Asia%2FKolkata&duration=60&lang=fr`);
    expect(form.headers.get("cache-control")).to.equal("no-store");
    expect(readable(form.text)).to.include("05:30 – 06:30 (heure de l’Inde, Asia/Kolkata)");
  });

  it("links only days with free times, and names the next free time of a month without any", async () => {
    const day = dateAt(48 * 40);
    const window = { type: "date_range", start_date: day, end_date: day };
    const path = await publishPage({ booking_window: window, slot_interval_minutes: 720 });
    const first = await get(`${path}?timezone=UTC`);
    const link = /<a href="([^"]+)">Next free time/.exec(first.text)?.[1] ?? "";
    expect(link).to.equal(`${path}?month=${day.slice(0, 7)}&#38;day=${day}&#38;timezone=UTC#times`);
    const found = await get(link.replaceAll("&#38;", "&").replace("#times", ""));
    expect([...found.text.matchAll(/<td><a [^>]*>.{0,99}: 2 free times</g)]).to.have.length(1);
    expect(readable(found.text)).to.include("12:00 AM 12:00 PM");
    expect(found.text).not.to.include("Next month");
    expect(found.text).to.include("Previous month");
    const other = await get(
      `${path}?timezone=UTC&month=${day.slice(0, 7)}&day=${day.slice(0, 8)}${day.endsWith("01") ? "02" : "01"}`,
    );
    expect(readable(other.text)).to.include("There are no free times on");
    const closed = await publishPage({
      booking_window: { ...window, start_date: "2020-01-01", end_date: "2020-01-02" },
    });
    expect(readable((await get(closed)).text)).to.include("There are no free times in the coming months.");
  });

  it("shows all times of a month with more slots than one list, and of a month in which clocks go back", async () => {
    const path = await publishPage({ duration_minutes: 5, slot_interval_minutes: 15 });
    const next = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 9, 1)).toISOString().slice(0, 7);
    const page = await get(`${path}?month=${next}&day=${next}-31&timezone=Europe%2FParis`);
    expect([...page.text.matchAll(/<td><a /g)]).to.have.length(31);
    const clock = await get(`${path}?month=${next}&day=${lastSunday(next)}&timezone=Europe%2FParis`);
    expect(readable(clock.text)).to.include("2:00 AM (UTC+02:00)").and.include("2:00 AM (UTC+01:00)");
  });

  it("books without scripts, confirms on a page of its own and keeps the link for changes in the e-mail", async () => {
    const location = { type: "video_link", value: "https://meet.example.com/a?b=1" };
    const path = await publishPage({ title: "Visit", description: "Bring it.", location });
    const entries = somebody();
    const hidden = await open(path, 0, "&lang=fr");
    const posted = await post(`${path}?lang=fr`, { ...hidden, ...entries });
    expect(posted.status).to.equal(303);
    const address = posted.headers.get("location") ?? "";
    expect(address).to.match(new RegExp(`^${path}/[\\w.-]+\\?lang=fr$`));
    const page = await get(address);
    const text = readable(page.text);
    expect(text).to.include("Votre rendez-vous est réservé").and.include(entries.email).and.include(entries.name);
    expect(page.headers.get("cache-control")).to.equal("no-store");
    const event = await eventAt(0);
    expect(event).to.deep.include({ status: "confirmed", source: "booking_page" });
    expect(event["invitees"]).to.have.nested.property("[0].locale", "fr");
    const token = await visits.link(entries.email);
    const { owner } = fixture.organization;
    for (const secret of [token, owner.email, owner.id, String(event["id"])]) expect(page.text).not.to.include(secret);
    const receipt = address.split("/").at(-1)?.split("?")[0] ?? "";
    expect((await visits.look(receipt)).status).to.equal(404);
    expect((await visits.cancel(receipt)).status).to.equal(404);
  });

  it("offers calendar links and a file that name no addresses", async () => {
    const location = { type: "video_link", value: "https://meet.example.com/a?b=1&c=2" };
    const path = await publishPage({ title: "Visit & talk", description: "Bring it.", location });
    const { text } = await get((await book(path, 4)).headers.get("location") ?? "");
    const links = [...text.matchAll(/href="(https:\/\/[^"]+)"/g)].map(
      ([, link = ""]) => new URL(link.replaceAll("&#38;", "&")),
    );
    const byHost = Object.fromEntries(links.map((link) => [link.hostname, link.searchParams]));
    const [start, end] = [slotAt(4), slotAt(5)];
    const compact = (time: string): string => time.replace(/[-:]|\.000/g, "");
    expect(Object.fromEntries(byHost["calendar.google.com"] ?? [])).to.deep.equal({
      action: "TEMPLATE",
      text: "Visit & talk",
      dates: `${compact(start)}/${compact(end)}`,
      details: "Bring it.",
      location: location.value,
    });
    for (const host of ["outlook.live.com", "outlook.office.com"]) {
      const sent = Object.fromEntries(byHost[host] ?? []);
      expect(sent).to.include({ subject: "Visit & talk", startdt: start, enddt: end, location: location.value });
    }
    const file = await fixture.anonymous.get(/\/v1\/public\/bookings\/[^"]+\/calendar/.exec(text)?.[0] ?? "");
    expect([file.status, file.headers.get("content-type")]).to.deep.equal([200, "text/calendar; charset=utf-8"]);
    expect(file.headers.get("content-disposition")).to.include("attachment");
    const { ics_uid } = await eventAt(4);
    expect(file.text)
      .to.include(`UID:${String(ics_uid)}`)
      .and.include(`DTSTART:${compact(start)}`);
    expect(file.text).not.to.match(/ATTENDEE|ORGANIZER|METHOD|appointment\//);
    expect(file.text.replace(String(ics_uid), "")).not.to.include("@");
  });

  it("announces that a request has to be confirmed, and shows the free seats", async () => {
    const path = await publishPage({ requires_confirmation: true, seats: 3 });
    const form = await get(`${path}?start=${encodeURIComponent(slotAt(8))}`);
    expect(readable(form.text)).to.include("Your request has to be confirmed.").and.include("Send request");
    const { text } = await get((await book(path, 8)).headers.get("location") ?? "");
    expect(readable(text)).to.include("Your request has been sent");
    expect(text).not.to.include("calendar.google.com");
    const month = await get(`${path}?day=${dateAt(8)}&timezone=UTC`);
    expect(readable(month.text)).to.include("4:00 AM 2 places left").and.include("4:30 AM 3 places left");
  });

  it("ends the confirmation when the time or the place changes, or the invitee is removed", async () => {
    const path = await publishPage();
    const changes = [
      (id: string) => fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt(31) }),
      (id: string) => fixture.crm.put(`/v1/events/${id}`, { location: { type: "custom", value: "Elsewhere" } }),
    ];
    for (const [index, change] of changes.entries()) {
      const address = (await book(path, 20 + index)).headers.get("location") ?? "";
      const api = `/v1/public/bookings/${address.split("/").at(-1) ?? ""}`;
      expect((await fixture.anonymous.get(`${api}/receipt`)).status).to.equal(200);
      expect((await change(String((await eventAt(20 + index))["id"]))).status).to.equal(200);
      const page = await get(address);
      expect([page.status, readable(page.text).includes("This confirmation is no longer available")]).to.deep.equal([
        404,
        true,
      ]);
      expect((await fixture.anonymous.get(`${api}/receipt`)).status).to.equal(404);
      expect((await fixture.anonymous.get(`${api}/calendar`)).status).to.equal(404);
    }
    const address = (await book(path, 24)).headers.get("location") ?? "";
    await fixture.crm.post(`/v1/events/${String((await eventAt(24))["id"])}/cancel`, {});
    expect(readable((await get(address)).text))
      .to.include("The appointment is cancelled")
      .and.not.include("Google");
  });

  it("does not let people guess the current time or the phone number of others from a receipt", async () => {
    const path = (await publishPage({ seats: 2, location: { type: "invitee_phone" } })).replace(
      "/book/",
      "/v1/public/",
    );
    const [first, second] = [somebody(), somebody()];
    await visits.visit(path, 60, { invitee: { ...first, phone: "+33612345678" } });
    const booked = await visits.visit(path, 60, { invitee: { ...second, phone: "+33612345679" } });
    const known = JSON.stringify([Date.parse(slotAt(60)), Date.parse(slotAt(61)), "invitee_phone", null]);
    expect(shownIn(booked.string("data.receipt"))).to.equal(
      createHash("sha256").update(known).digest("base64url").slice(0, 16),
    );
    const token = await visits.link(first.email);
    await visits.cancel(token);
    expect(shownIn((await visits.look(token)).string("data.receipt"))).to.equal("");
  });

  it("uses the language of the event type for visitors who state none", async () => {
    const path = await publishPage({ locale: "fr" });
    const silent = await sendUnchecked(fixture.service.url, { method: "GET", path });
    expect(silent.headers.get("content-language")).to.equal("fr");
    expect((await get(path)).headers.get("content-language")).to.equal("en");
  });
});

/** Returns the hash in a receipt. */
function shownIn(receipt: string): unknown {
  const payload = Buffer.from(receipt.split(".")[0] ?? "", "base64url").toString();
  return (JSON.parse(payload) as { target: { shown: unknown } }).target.shown;
}

/** Returns the last Sunday of a month, when clocks go back in Europe. */
function lastSunday(month: string): string {
  const date = new Date(`${month}-31T00:00:00Z`);
  date.setUTCDate(31 - date.getUTCDay());
  return date.toISOString().slice(0, 10);
}

/** Closes every context of HTML in which a text could be; `mark` finds it again. */
const attack = (mark: string): string =>
  `${mark}"'\`><script>x(${mark})</script></textarea></option><img src=x onerror=y>`;

/** Markup that only an attack adds. */
const MARKUP = /<script>|<img src=x|onerror=y>|<\/textarea><\/option>/i;

describe("Booking pages: attacks", () => {
  const fixture = useFixture();
  const visits = bookingPageVisits(fixture);
  const { get, open, post, publishPage, book } = bookingForms(fixture, visits);

  it("escape everything that the organization enters", async () => {
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const names = { first_name: attack("first"), last_name: "Host" };
    expect((await owner.put("/v1/me", names)).status).to.equal(200);
    expect((await owner.put("/v1/organization", { branding: { display_name: attack("org") } })).status).to.equal(200);
    const types = ["text", "textarea", "select", "multiselect", "checkbox"] as const;
    const questions = types.map((type) => ({
      key: type,
      label: attack(`q${type}`),
      type,
      required: false,
      ...(type.endsWith("select") && { options: [attack(`o${type}`).slice(0, 100)] }),
    }));
    const location = { type: "custom", value: attack("place") };
    const path = await publishPage({
      title: attack("title").slice(0, 150),
      description: attack("about"),
      questions,
      location,
    });
    const form = `${path}?start=${encodeURIComponent(slotAt(0))}`;
    const done = (await book(path, 0, { name: attack("visitor") })).headers.get("location") ?? "";
    const marks: readonly [string, readonly string[]][] = [
      ["/book/claire", ["title", "about", "first", "org"]],
      [`${path}?day=${slotAt(0).slice(0, 10)}`, ["title", "about", "first", "org"]],
      [
        form.replace(encodeURIComponent(slotAt(0)), encodeURIComponent(slotAt(1))),
        ["title", "qtext", "qcheckbox", "oselect", "omultiselect"],
      ],
      [done, ["title", "place", "visitor", "first", "org"]],
    ];
    for (const [address, shown] of marks) {
      const { text } = await get(address);
      expect(text, address).not.to.match(MARKUP);
      for (const mark of shown) expect(text, `${mark} at ${address}`).to.include(`${mark}&#34;&#39;&#96;&#62;`);
    }
  });

  it("escape or ignore everything in the address and in the form", async () => {
    const questions = ["text", "textarea", "select", "multiselect", "date"].map((type) => ({
      key: type,
      label: "Question",
      type,
      required: true,
      ...(type.endsWith("select") && { options: ["One"] }),
    }));
    const path = await publishPage({ questions, max_guests: 3, location: { type: "invitee_phone" } });
    for (const name of ["month", "day", "timezone", "duration", "lang", "start", "unknown"]) {
      const { status, text } = await get(`${path}?${name}=${encodeURIComponent(attack(name))}`);
      expect([status, MARKUP.test(text), text.includes(`${name}&#34;`)], name).to.deep.equal([200, false, false]);
    }
    for (const month of ["0000-01", "2026-13", "9999-12", "99999-01", "-2026-01", "2026-02-30"]) {
      expect((await get(`${path}?month=${month}&day=2026-02-31`)).status, month).to.equal(200);
    }
    for (const start of ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "2026-02-30T00:00:00Z"]) {
      expect((await get(`${path}?start=${start}`)).status, start).to.equal(200);
    }
    const fields = ["name", "email", "phone", "guests", ...questions.map(({ key }) => `answer.${key}`)];
    const entries = Object.fromEntries(fields.map((name) => [name, attack(name)]));
    const hidden = await open(path, 4);
    const { status, text } = await post(path, { ...hidden, ...entries });
    expect([status, MARKUP.test(text)]).to.deep.equal([422, false]);
    for (const name of ["timezone", "duration", "key"]) {
      const answer = await post(path, { ...hidden, ...entries, [name]: attack(name) });
      expect([answer.status, MARKUP.test(answer.text), answer.text.includes(`${name}&#34;`)], name).to.deep.equal([
        422,
        false,
        false,
      ]);
    }
    expect((await get(`/book/claire/${encodeURIComponent(attack("x"))}`)).status).to.equal(404);
  });

  it("allow frames only on the websites that the organization lists", async () => {
    const path = await publishPage();
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const before = await get(path);
    expect(before.headers.get("content-security-policy")).to.include("frame-ancestors 'none'");
    expect(before.headers.get("x-frame-options")).to.equal("DENY");
    const embed_origins = ["https://www.acme.example"];
    expect((await owner.put("/v1/organization", { embed_origins })).status).to.equal(200);
    const done = (await book(path, 8)).headers.get("location") ?? "";
    for (const address of ["/book/claire", path, `${path}?start=${encodeURIComponent(slotAt(9))}`, done]) {
      const { headers, text } = await get(address);
      expect(headers.get("content-security-policy"), address).to.include("frame-ancestors https://www.acme.example");
      expect(headers.get("x-frame-options")).to.equal(null);
      expect(text).to.match(/<script src="\/pages\/frame\.\w+\.js" defer>/);
    }
    await owner.put("/v1/organization", { embed_origins: [] });
  });

  it("send no cookies and nothing that identifies the visitor to other websites", async () => {
    const path = await publishPage();
    const answers = [await get(path), await get(`${path}?lang=fr`), await book(path, 12)];
    for (const { headers } of answers) expect(headers.get("set-cookie")).to.equal(null);
    expect(answers[0]?.headers.get("referrer-policy")).to.equal("no-referrer");
  });
});

describe("Booking pages: rate limits", () => {
  const fixture = useFixture({ rateLimits: "on" });
  const visits = bookingPageVisits(fixture);
  const { get, publishPage, post } = bookingForms(fixture, visits);

  it("answer too many requests with a page in the visitor's language", async () => {
    const path = await publishPage();
    let answer = await post(path, { start: slotAt(0) });
    for (let count = 0; answer.status !== 429 && count < 100; count += 1)
      answer = await post(path, { start: slotAt(0) });
    expect([answer.status, answer.text.includes("Too many requests")]).to.deep.equal([429, true]);
    expect(Number(answer.headers.get("retry-after"))).to.be.greaterThan(0);
    expect((await get(path)).status, "reading has a limit of its own").to.equal(200);
    let read = await get("/book/claire", { "Accept-Language": "fr" });
    for (let count = 0; read.status !== 429 && count < 300; count += 1) read = await get("/book/claire?lang=fr");
    expect([read.status, read.text.includes("Trop de demandes")]).to.deep.equal([429, true]);
  });
});
