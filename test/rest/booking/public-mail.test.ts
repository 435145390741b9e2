import { expect } from "chai";
import { slotAt } from "../../support/booking/booking.ts";
import { bookingPageVisits, newestTextTo, tokenFor } from "../../support/booking/page-visits.ts";
import { type Caller, callerAt } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import { webForms } from "../../support/forms.ts";
import { startService } from "../../support/service.ts";

const ATTACK = "Your account is locked http://evil.example/unlock";
const DAY_SECONDS = 86_400;
const times = <Value>(number: number, value: Value): Value[] => Array.from({ length: number }, () => value);

describe("Booking page: /v1/public/{booking_slug}/{event_slug}, mail to strangers", () => {
  const fixture = useFixture({ rateLimits: "on", env: { TRUST_PROXY: "1" } });
  const { publish, somebody, look, eventAt } = bookingPageVisits(fixture);
  const forms = webForms(fixture);
  let networks = 0;
  /** A visitor from a network of their own. */
  const visitor = (locale = "en"): Caller => {
    networks += 1;
    const address = `198.51.${String(Math.trunc(networks / 250))}.${String(networks % 250)}`;
    return callerAt(fixture.service.url, { "X-Forwarded-For": address, "Accept-Language": locale });
  };
  let slot = 0;
  const next = (): string => slotAt((slot += 1));
  /** The addresses to which messages about the organization's events were written, in this order. */
  const messages = async (): Promise<string[]> =>
    await fixture.service.database
      .pool("email_recipients AS r")
      .join("emails AS e", { "e.org_id": "r.org_id", "e.id": "r.email_id" })
      .orderBy("e.id")
      .pluck<string[]>("r.email");
  const messagesTo = async (email: string): Promise<number> => (await messages()).filter((to) => to === email).length;
  const guests = (number: number) =>
    Array.from({ length: number }, (_, index) => ({
      email: `victim.${String(slot)}.${String(index)}@victims.example`,
    }));
  const confirm = (token: string, who = visitor()) => who.post(`/v1/public/bookings/${token}/confirm`);

  describe("POST /v1/public/{booking_slug}/{event_slug}/events (bookingPage.book)", () => {
    it("notifies the invitee at once, and the guests after the invitee has confirmed by e-mail", async () => {
      const { path } = await publish({ max_guests: 3 });
      const invitee = somebody();
      const invited = guests(3);
      const start = next();
      const before = (await messages()).length;
      const since = async (number: number): Promise<string[]> => (await messages()).slice(before + number);
      const booked = await visitor().post(`${path}/events`, { start_at: start, invitee, guests: invited });
      expect([booked.status, booked.at("data.awaits_confirmation")]).to.deep.equal([200, true]);
      expect(await since(0)).to.deep.equal([invitee.email, fixture.organization.owner.email]);
      const link = await tokenFor(fixture.service, invitee.email);
      expect(await newestTextTo(fixture.service, invitee.email)).to.contain(
        `Confirm and invite your guests: http://localhost:3000/a/${link}?step=confirm\n`,
      );
      expect((await look(link)).at("data.awaits_confirmation"), "a GET confirms nothing").to.equal(true);
      expect(await since(0)).to.have.length(2);
      const moved = await visitor().post(`/v1/public/bookings/${link}/reschedule`, { start_at: next() });
      expect(moved.status).to.equal(200);
      expect(await since(2)).to.deep.equal([invitee.email, fixture.organization.owner.email]);
      const confirmed = await confirm(link);
      expect([confirmed.status, confirmed.at("data.awaits_confirmation")]).to.deep.equal([200, false]);
      expect(await since(4)).to.deep.equal(invited.map(({ email }) => email));
      const event = await eventAt(slot);
      const { invitees } = event as { invitees: { confirmation: string }[] };
      expect(invitees.map(({ confirmation }) => confirmation)).to.deep.equal(times(4, "confirmed"));
      expect((await confirm(link)).status, "again").to.equal(200);
      expect((await eventAt(slot))["version"]).to.equal(event["version"]);
      expect(await since(0)).to.have.length(7);
    });

    it("notifies the guests when the invitee accepts, when a host confirms, and when a user adds them, and not when it is canceled before", async () => {
      const { path, id } = await publish({ max_guests: 1 });
      const book = async (): Promise<{ token: string; guest: string }> => {
        const invitee = somebody();
        const start_at = next();
        const guest = guests(1);
        expect((await visitor().post(`${path}/events`, { start_at, invitee, guests: guest })).status).to.equal(200);
        const token = await tokenFor(fixture.service, invitee.email);
        return { token, guest: guest[0]?.email ?? "" };
      };
      const accepted = await book();
      await visitor().post(`/v1/public/bookings/${accepted.token}/respond`, { response: "declined" });
      expect(await messagesTo(accepted.guest)).to.equal(0);
      await visitor().post(`/v1/public/bookings/${accepted.token}/respond`, { response: "accepted" });
      expect(await messagesTo(accepted.guest)).to.equal(1);

      const added = await book();
      const event = await eventAt(slot);
      const answer = await fixture.crm.post(`/v1/events/${String(event["id"])}/invitees`, { email: added.guest });
      expect(answer.at("meta")).to.deep.include({ already_invited: true, notified: [added.guest] });
      expect(answer.at("data.confirmation")).to.equal("confirmed");
      expect(await messagesTo(added.guest)).to.equal(1);

      const cancelled = await book();
      expect((await visitor().post(`/v1/public/bookings/${cancelled.token}/cancel`)).status).to.equal(200);
      expect(await messagesTo(cancelled.guest)).to.equal(0);
      expect((await confirm(cancelled.token)).problems).to.deep.equal([409, "/status event_closed"]);

      await fixture.crm.put(`/v1/event-types/${id}`, { requires_confirmation: true });
      const pending = await book();
      expect(await messagesTo(pending.guest)).to.equal(0);
      const { id: eventId } = await eventAt(slot);
      expect((await fixture.crm.post(`/v1/events/${String(eventId)}/confirm`)).status).to.equal(200);
      expect(await messagesTo(pending.guest)).to.equal(1);
    });

    it("explains on the pages that the guests wait, and confirms by a form, in both languages", async () => {
      const { path } = await publish({ max_guests: 1 });
      const invitee = somebody();
      const booked = await visitor().post(`${path}/events`, { start_at: next(), invitee, guests: guests(1) });
      const page = async (at: string, locale: string): Promise<string> => {
        const headers = { "Accept-Language": locale, "X-Forwarded-For": "192.0.2.77" };
        return await (await fetch(`${fixture.service.url}${at}`, { headers })).text();
      };
      const done = `/book/${path.slice("/v1/public/".length)}/${booked.string("data.receipt")}`;
      expect(await page(`${done}?lang=en`, "en")).to.contain(
        "Your guests get their invitations once you have confirmed",
      );
      expect(await page(`${done}?lang=fr`, "fr")).to.contain("recevront leur invitation dès que vous aurez confirmé");
      const link = await tokenFor(fixture.service, invitee.email);
      const before = (await messages()).length;
      expect(await page(`/a/${link}?step=confirm&lang=en`, "en")).to.contain("Confirm and invite my guests");
      expect(await page(`/a/${link}?lang=fr`, "fr")).to.contain("Confirmer et envoyer les invitations");
      expect(await messages(), "showing a page sends nothing").to.have.length(before);
      const sent = await fetch(`${fixture.service.url}/a/${link}`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ confirm: "yes" }),
      });
      expect(sent.status).to.equal(303);
      expect(await messages()).to.have.length(before + 1);
      expect(await page(`/a/${link}?step=confirm&lang=en`, "en")).not.to.contain("Confirm and invite my guests");
    });

    it("limits the unconfirmed bookings of an invitee, and takes back those that are confirmed, in both languages", async () => {
      const { path } = await publish();
      const invitee = somebody();
      const book = (who = visitor()) => who.post(`${path}/events`, { start_at: next(), invitee });
      const outcomes = await Promise.all(Array.from({ length: 14 }, () => book()));
      const refused = outcomes.filter(({ status }) => status === 429);
      expect(outcomes.map(({ status }) => status).sort()).to.deep.equal([...times(10, 200), ...times(4, 429)]);
      expect(await messagesTo(invitee.email)).to.equal(10);
      for (const { json } of refused) expect(Object.keys(json as object)).to.deep.equal(["error"]);
      expect(refused[0]?.at("error")).to.contain("unconfirmed bookings");
      expect(Number(refused[0]?.headers.get("retry-after"))).to.be.within(1, DAY_SECONDS);
      expect((await book(visitor("fr"))).at("error")).to.contain("réservations non confirmées");
      const token = await tokenFor(fixture.service, invitee.email);
      expect((await confirm(token)).status).to.equal(200);
      expect((await book()).status).to.equal(200);
      expect((await book()).status).to.equal(429);
    });

    it("limits the unconfirmed bookings from one network", async () => {
      const { path } = await publish();
      const who = callerAt(fixture.service.url, { "X-Forwarded-For": "2001:db8:7:7::1" });
      const neighbour = callerAt(fixture.service.url, { "X-Forwarded-For": "2001:db8:7:7::2" });
      const { pool } = fixture.service.database;
      const book = (from: Caller) => from.post(`${path}/events`, { start_at: next(), invitee: somebody() });
      expect((await book(who)).status).to.equal(200);
      // As if it had booked the others before this minute, whose requests are limited too.
      const [counter] = (await pool("public_mail_counts")
        .whereLike("counter", "sender_bookings:%")
        .where({ used: 1 })
        .pluck("counter")) as string[];
      expect(counter).to.be.a("string");
      await pool("public_mail_counts").whereLike("counter", "sender_bookings:%").update({ used: 30 });
      expect((await book(neighbour)).at("error")).to.contain("your network");
      expect((await book(visitor())).status).to.equal(200);
    });

    it("limits the messages to one recipient, also those that a confirmed booking causes", async () => {
      const { path } = await publish({ max_guests: 1 });
      const victim = { email: "often.invited@victims.example" };
      const statuses: number[] = [];
      for (let number = 0; number < 21; number += 1) {
        const invitee = somebody();
        const body = { start_at: next(), invitee, guests: [victim] };
        expect((await visitor().post(`${path}/events`, body)).status).to.equal(200);
        const token = await tokenFor(fixture.service, invitee.email);
        statuses.push((await confirm(token)).status);
      }
      expect(statuses).to.deep.equal([...times(20, 200), 429]);
      expect(await messagesTo(victim.email)).to.equal(20);
    });

    it("rejects web and e-mail addresses and line breaks in every text of a stranger that begins a message", async () => {
      const { path } = await publish({ max_guests: 2 });
      const book = (body: object) => visitor().post(`${path}/events`, { start_at: slotAt(900), ...body });
      const { email } = somebody();
      for (const name of [
        ATTACK,
        "www.evil.example",
        "evil.com",
        "bit.ly/x",
        "EVIL。COM",
        "write to me@evil.example",
      ]) {
        expect((await book({ invitee: { name, email } })).problems, name).to.deep.equal([
          422,
          "/invitee/name link_in_text",
        ]);
      }
      expect((await book({ invitee: { name: "Ada\nhttp", email } })).status).to.equal(400);
      const named = { invitee: { name: "Ada", email }, guests: [{ email: "g@victims.example", name: ATTACK }] };
      expect((await book(named)).problems).to.deep.equal([422, "/guests/0/name link_in_text"]);
      for (const name of ["J.R.R. Tolkien", "Dr.Smith", "Anne-Marie d’Arc", "Müller & Söhne", "李 小龙"]) {
        const invitee = { ...somebody(), name };
        const answer = await visitor().post(`${path}/events`, { start_at: next(), invitee });
        expect([answer.status, answer.at("data.invitee.name")], answer.text).to.deep.equal([200, name]);
      }
      const invitee = somebody();
      expect((await visitor().post(`${path}/events`, { start_at: next(), invitee })).status).to.equal(200);
      const token = await tokenFor(fixture.service, invitee.email);
      const url = `/v1/public/bookings/${token}`;
      const moved = await visitor().post(`${url}/reschedule`, { start_at: next(), reason: ATTACK });
      expect(moved.problems).to.deep.equal([422, "/reason link_in_text"]);
      const ended = await visitor("fr").post(`${url}/cancel`, { reason: ATTACK });
      expect(ended.problems).to.deep.equal([422, "/reason link_in_text"]);
      expect(ended.at("details.0.message")).to.contain("adresse web");
      const form = await forms.publish({ contact_fields: [{ field: "first_name" }, { field: "company" }] });
      const entries = { email, fields: { first_name: ATTACK, company: "Booking.com" } };
      expect((await forms.submit(form, entries)).problems).to.deep.equal([422, "/fields/first_name link_in_text"]);
    });

    it("does not limit users and keys", async () => {
      const { id } = await publish({ max_guests: 1 });
      const invitee = somebody();
      for (let number = 0; number < 12; number += 1) {
        const body = { event_type_id: id, start_at: next(), invitee, guests: guests(1) };
        const caller = callerAt(fixture.service.url, {
          "X-API-Key": fixture.key,
          "X-Forwarded-For": `203.0.113.${String(number)}`,
        });
        const booked = await caller.post("/v1/events", body);
        expect(booked.status, booked.text).to.equal(201);
        expect(await messagesTo(body.guests[0]?.email ?? "")).to.equal(1);
      }
    });
  });

  it("shares the limits between processes, and keeps them over a restart, without addresses in clear text", async () => {
    const { path } = await publish();
    const invitee = somebody();
    const book = (from: Caller) => from.post(`${path}/events`, { start_at: next(), invitee });
    for (let number = 0; number < 10; number += 1) expect((await book(visitor())).status).to.equal(200);
    const other = await startService({ rateLimits: "on", database: fixture.service.database });
    try {
      expect((await book(callerAt(other.url))).status).to.equal(429);
    } finally {
      await other.close();
    }
    const rows = JSON.stringify(await fixture.service.database.pool("public_mail_counts"));
    expect(rows).not.to.contain(invitee.email).and.not.to.contain("198.51");
  });

  describe("POST /v1/public/organizations/{organization_slug}/forms/{form_slug}/submissions (formPage.submit)", () => {
    it("requires the token of this form", async () => {
      const [form, other] = [await forms.publish(), await forms.publish()];
      const { pool } = fixture.service.database;
      const read = async ({ api }: { api: string }) => (await visitor().get(api)).string("data.page_token");
      const submit = (body: object) => visitor().post(`${form.api}/submissions`, { email: forms.somebody(), ...body });
      for (const body of [{}, { page_token: "" }, { page_token: "x.y" }, { page_token: await read(other) }])
        expect((await submit(body)).problems, JSON.stringify(body)).to.deep.equal([422, "/page_token form_token"]);
      expect(await pool("form_submissions").where({ form_id: form.id })).to.deep.equal([]);
      expect((await submit({ page_token: await read(form) })).status).to.equal(200);
    });

    it("limits the messages that submissions from one network cause", async () => {
      const { owner } = fixture.organization;
      const form = await forms.publish({ notify_user_ids: [owner.id] });
      const who = visitor();
      const page_token = (await who.get(form.api)).string("data.page_token");
      const submit = () => who.post(`${form.api}/submissions`, { page_token, email: forms.somebody() });
      expect((await submit()).status).to.equal(200);
      const { pool } = fixture.service.database;
      await pool("public_mail_counts").whereLike("counter", "sender_messages:%").update({ used: 200 });
      const refused = await submit();
      expect([refused.status, refused.at("error")]).to.deep.equal([
        429,
        "Too many messages were sent from your network today. Please try again tomorrow.",
      ]);
      expect(await pool("form_submissions").where({ form_id: form.id })).to.have.length(1);
    });
  });
});
