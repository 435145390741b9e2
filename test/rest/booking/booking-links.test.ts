import { expect } from "chai";
import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { createLinks } from "../../../src/base/platform/links.ts";
import { createSignedTokens } from "../../../src/base/platform/signed-token.ts";
import { slotAt } from "../../support/booking/booking.ts";
import { attendeesOf, foreignEvent } from "../../support/booking/calendars.ts";
import { callerAt } from "../../support/caller.ts";
import { SECRET_KEY } from "../../support/service.ts";
import { useFixture } from "../../support/fixture.ts";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";
import type { Answer } from "../../support/wire.ts";

const DAY = 86_400_000;
const keyring = createKeyring(Buffer.from(SECRET_KEY, "base64"));
const links = createLinks(keyring);

describe("Booking page: /v1/public/bookings/{token}", () => {
  const fixture = useFixture();
  const { publish, visit, link, look, move, confirm, cancel, eventAt, somebody } = bookingPageVisits(fixture);

  /** Books as a new invitee and returns the token in the e-mail. */
  async function book(path: string, number: number, body: object = {}): Promise<string> {
    const invitee = somebody();
    expect((await visit(path, number, { invitee, ...body })).status).to.equal(200);
    return await link(invitee.email);
  }
  const query = new URLSearchParams({ from: slotAt(0), to: slotAt(10), timezone: "UTC" }).toString();
  const everything = async (token: string): Promise<Answer[]> => [
    await look(token),
    await fixture.anonymous.get(`/v1/public/bookings/${token}/slots?${query}`),
    await move(token, 1),
    await cancel(token),
  ];

  describe("GET /v1/public/bookings/{token} (bookingPage.booking)", () => {
    it("returns 404 for a token that is forged, expired, for another purpose or for a deleted event", async () => {
      const { path } = await publish();
      const token = await book(path, 0);
      const { id, version, invitees } = await eventAt(0);
      const [invitee] = invitees as { id: string }[];
      const invitee_id = invitee?.id ?? "";
      const target = { org_id: fixture.organization.id, event_id: String(id), invitee_id };
      const later = Date.now() + DAY;
      const [payload = "", signature = ""] = token.split(".");
      const other = Buffer.from(JSON.stringify({ target: { ...target, invitee_id: target.event_id }, expires: later }));
      const forged = [
        "x",
        "%20",
        `${payload}.`,
        `${payload}.${signature}.${signature}`,
        `${payload}.${"A".repeat(signature.length)}`,
        `${other.toString("base64url")}.${signature}`,
        links.sign("booking", target, Date.now()),
        links.sign("booking", { ...target, invitee_id: target.event_id }, later),
        links.sign("booking", { ...target, event_id: invitee_id }, later),
        links.sign("booking", { ...target, org_id: target.event_id }, later),
        createSignedTokens(keyring, "links").sign({ target, expires: later }, "unsubscribe"),
        createSignedTokens(keyring, "cursors").sign({ target, expires: later }, "booking"),
      ];
      for (const text of forged) {
        const answers = await everything(text);
        expect(
          answers.map(({ status }) => status),
          text,
        ).to.deep.equal([404, 404, 404, 404]);
        expect(new Set(answers.map((answer) => answer.at("error"))).size).to.equal(1);
      }
      expect((await eventAt(0))["version"]).to.equal(version);
      expect((await look(token)).status).to.equal(200);
    });

    it("returns the booking and changes nothing", async () => {
      const { path } = await publish();
      const token = await book(path, 2);
      const { version } = await eventAt(2);
      await look(token);
      expect((await callerAt(fixture.service.url).send("HEAD", `/v1/public/bookings/${token}`)).status).to.equal(200);
      expect((await eventAt(2))["version"]).to.equal(version);
      expect((await look(token)).headers.get("cache-control")).to.equal("no-store");
    });

    it("returns neither location nor new time to a removed invitee", async () => {
      const location = { type: "video_link", value: "https://meet.acme.example/first" };
      const { path } = await publish({ seats: 2, location });
      await book(path, 60);
      const token = await book(path, 60);
      expect((await look(token)).at("data.location")).to.deep.equal(location);
      const { id, invitees } = await eventAt(60);
      const [, gone] = invitees as { id: string }[];
      await fixture.crm.delete(`/v1/events/${String(id)}/invitees/${String(gone?.id)}`);
      await fixture.crm.post(`/v1/events/${String(id)}/reschedule`, { start_at: slotAt(61) });
      await fixture.crm.post(`/v1/events/${String(id)}/reschedule`, { start_at: slotAt(62) });
      const view = await look(token);
      expect(view.at("data")).to.deep.include({
        status: "cancelled",
        location: { type: "video_link", value: null },
        possible_actions: [],
        start_at: slotAt(60),
        end_at: slotAt(61),
        duration_minutes: 30,
      });
    });

    it("accepts the token until 30 days after the current end of the event", async () => {
      const { path } = await publish();
      const token = await book(path, 64);
      const { id } = await eventAt(64);
      const over = (days: number) => {
        const end = Date.now() - days * DAY;
        return { start_at: new Date(end - 1_800_000), end_at: new Date(end) };
      };
      const events = fixture.service.database.pool("events");
      await events.clone().where({ id }).update(over(29));
      expect((await look(token)).status).to.equal(200);
      await events.clone().where({ id }).update(over(31));
      expect((await everything(token)).map(({ status }) => status)).to.deep.equal([404, 404, 404, 404]);
    });
  });

  describe("GET /v1/notifications/emails/{id} (emails.get)", () => {
    it("redacts the token in the message", async () => {
      const { path } = await publish();
      const invitee = somebody();
      await visit(path, 6, { invitee });
      const [payload = ""] = (await link(invitee.email)).split(".");
      const [message] = (await fixture.crm.get(`/v1/notifications/emails?recipient=${invitee.email}`)).list("data");
      const shown = await fixture.crm.get(`/v1/notifications/emails/${String(message?.["id"])}`);
      expect(shown.at("data.text")).to.match(/: http\S+\/a\/…\n/);
      expect(shown.at("data.html")).to.contain(`/a/…" class="button"`);
      expect(shown.text).not.to.contain(payload);
    });
  });

  describe("POST /v1/public/bookings/{token}/cancel (bookingPage.cancel)", () => {
    it("cancels once and repeats its answer", async () => {
      const { path } = await publish();
      const token = await book(path, 4);
      const [first, again] = [await cancel(token, { reason: " " }), await cancel(token)];
      expect([first.status, again.status, again.text]).to.deep.equal([200, 200, first.text]);
      expect((await visit(path, 4)).status).to.equal(200);
      expect((await move(token, 5)).problems).to.deep.equal([409, "/status event_closed"]);
    });

    it("gives back only the seat of the invitee in an event shared with others", async () => {
      const { path } = await publish({ seats: 3 });
      const [first, second] = [await book(path, 20), await book(path, 20)];
      expect((await look(first)).at("data.possible_actions")).to.deep.equal(["respond", "cancel"]);
      expect((await move(first, 21)).problems).to.deep.equal([409, " shared_event"]);
      const slots = await fixture.anonymous.get(`/v1/public/bookings/${first}/slots?${query}`);
      expect(slots.problems).to.deep.equal([409, " shared_event"]);
      expect((await cancel(first)).at("data.status")).to.equal("cancelled");
      expect(await eventAt(20)).to.include({ status: "confirmed", invitee_count: 1 });
      expect((await cancel(first)).at("data.status")).to.equal("cancelled");
      expect((await move(first, 21)).problems).to.deep.equal([409, "/status event_closed"]);
      expect((await look(second)).at("data.possible_actions")).to.deep.equal(["respond", "reschedule", "cancel"]);
      expect((await move(second, 21)).status).to.equal(200);
      expect((await cancel(second)).at("data.status")).to.equal("cancelled");
      expect((await eventAt(21))["status"]).to.equal("cancelled");
    });

    it("gives back the seats of guests of the invitee and notifies the hosts", async () => {
      const { path } = await publish({ seats: 6, max_guests: 2 });
      const guests = (): object[] => [somebody(), somebody()];
      const others = await book(path, 25);
      const leaving = somebody();
      const brought = guests() as { email: string }[];
      await visit(path, 25, { invitee: leaving, guests: brought });
      await book(path, 25, { guests: guests().slice(1) });
      expect((await eventAt(25))["invitee_count"]).to.equal(6);
      const [first] = brought;
      await confirm(await link(leaving.email));
      await cancel(await link(first?.email ?? ""));
      expect((await eventAt(25))["invitee_count"], "a guest leaves alone").to.equal(5);
      expect((await cancel(await link(leaving.email), { reason: "Ill" })).at("data.status")).to.equal("cancelled");
      const { id, invitees } = await eventAt(25);
      const left = (invitees as { email: string; cancelled_at: unknown }[]).filter((one) => one.cancelled_at !== null);
      expect(left.map(({ email }) => email)).to.have.members([leaving, ...brought].map(({ email }) => email));
      expect((await look(others)).at("data.status")).to.equal("confirmed");
      const { email } = fixture.organization.owner;
      const query = `record_type=event&record_id=${String(id)}&recipient=${email}`;
      const [newest] = (await fixture.crm.get(`/v1/notifications/emails?${query}`)).list("data");
      expect(newest?.["subject"]).to.match(/^Participation cancelled: Visit, /);
      const letter = await fixture.crm.get(`/v1/notifications/emails/${String(newest?.["id"])}`);
      expect(letter.at("data.text"))
        .to.contain("Reason: Ill")
        .and.contain(`Not coming: ${leaving.name} <${leaving.email}>`);
      const file = await fixture.service.database
        .pool<{ email_id: string; content: Buffer }>("email_attachments")
        .where({ email_id: String(newest?.["id"]) })
        .first();
      const entry = foreignEvent(String(file?.content));
      expect(entry.method, "it stays in the host's calendar").to.equal("REQUEST");
      expect(attendeesOf(entry)).to.have.length(3);
    });

    it("lets a guest leave but not reschedule", async () => {
      const { path } = await publish({ max_guests: 1 });
      const guest = somebody();
      const own = await book(path, 30, { guests: [guest] });
      await confirm(own);
      const theirs = await link(guest.email);
      expect((await move(theirs, 31)).problems).to.deep.equal([409, " shared_event"]);
      expect((await cancel(theirs)).at("data.status")).to.equal("cancelled");
      expect((await look(own)).at("data.status")).to.equal("confirmed");
      expect((await look(own)).text).not.to.contain(guest.email);
    });

    it("cancels the event if the last two invitees leave concurrently", async () => {
      const { path } = await publish({ seats: 2 });
      const tokens = [await book(path, 40), await book(path, 40)];
      const answers = await Promise.all(tokens.map((token) => cancel(token)));
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
      expect((await eventAt(40))["status"]).to.equal("cancelled");
    });

    it("returns 409 for an event that is over or declined", async () => {
      const { path } = await publish({ requires_confirmation: true });
      const [declined, past] = [await book(path, 50), await book(path, 52)];
      await fixture.crm.post(`/v1/events/${String((await eventAt(50))["id"])}/decline`);
      const { id } = await eventAt(52);
      const [start_at, end_at] = [new Date(Date.now() - DAY), new Date(Date.now() - DAY / 2)];
      await fixture.service.database.pool("events").where({ id }).update({ start_at, end_at });
      expect((await cancel(declined)).problems).to.deep.equal([409, "/status event_closed"]);
      for (const answer of [await move(past, 53), await cancel(past)]) {
        expect(answer.problems).to.deep.equal([409, "/end_at event_over"]);
      }
      const view = await look(past);
      expect([view.status, view.at("data.possible_actions")]).to.deep.equal([200, []]);
    });
  });

  describe("POST /v1/public/bookings/{token}/reschedule (bookingPage.reschedule)", () => {
    it("returns 409 with alternatives for a time that is not offered", async () => {
      const { path } = await publish();
      const token = await book(path, 10);
      await book(path, 11);
      const taken = await move(token, 11);
      expect(taken.problems).to.deep.equal([409, "/start_at host_busy"]);
      expect(taken.list("details.0.alternatives")).to.have.length(5);
      expect((await move(token, 12, { duration_minutes: 45 })).problems).to.deep.equal([
        422,
        "/duration_minutes duration_not_offered",
      ]);
      expect((await look(token)).at("data.start_at")).to.equal(slotAt(10));
    });
  });
});
