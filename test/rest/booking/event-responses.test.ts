import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { eventIn, mailTo, peopleIn } from "../../support/email/outbox.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";

/** Fields of a calendar reply of an invitee. */
export interface ReplyWords {
  readonly uid: string;
  readonly attendee: string;
  /** Recipient of the reply: the address of the organizer. */
  readonly to: string;
  readonly partstat: "ACCEPTED" | "DECLINED" | "TENTATIVE";
  /** Defaults to the address of the attendee. */
  readonly from?: string;
  readonly sequence?: number;
  readonly at?: Date;
  /** Additional header lines. */
  readonly headers?: readonly string[];
}

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** Returns an iMIP reply to an invitation (RFC 6047), as calendar programs send it. */
export function reply({ uid, attendee, to, partstat, from = attendee, sequence = 0, ...more }: ReplyWords): string {
  const { at = new Date(), headers = [] } = more;
  return [
    ...headers,
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${partstat}: Visit`,
    "MIME-Version: 1.0",
    'Content-Type: multipart/alternative; boundary="edge"',
    "",
    "--edge",
    "Content-Type: text/plain; charset=utf-8",
    "",
    `${attendee} has answered.`,
    "",
    "--edge",
    "Content-Type: text/calendar; charset=UTF-8; method=REPLY",
    "Content-Transfer-Encoding: 7bit",
    "",
    "BEGIN:VCALENDAR",
    "PRODID:-//Elsewhere//Calendar 1.0//EN",
    "VERSION:2.0",
    "METHOD:REPLY",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(at)}`,
    `ORGANIZER:mailto:${to}`,
    `ATTENDEE;PARTSTAT=${partstat};CN=Somebody:mailto:${attendee}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
    "--edge--",
    "",
  ].join("\r\n");
}

const HOUR = 3_600_000;

describe("POST /v1/notifications/bounces (suppressions.takeReturned)", () => {
  const fixture = useFixture({ env: { BOUNCE_ADDRESS: "bounces@crm.example" } });
  const { eventType, book, somebody } = bookingFactories(fixture);
  let type: string;
  let slots = 0;
  before(async () => (type = await eventType({ seats: 5 })));

  interface Invitation {
    readonly id: string;
    readonly email: string;
    /** The fields that the calendar of the invitee knows and replies with. */
    readonly known: Pick<ReplyWords, "uid" | "attendee" | "to">;
  }

  async function invited(): Promise<Invitation> {
    const invitee = somebody();
    const id = (await book(type, (slots += 2), { invitee })).string("data.id");
    const { calendar, mail } = await mailTo(fixture.service, invitee.email, "Booked");
    const to = peopleIn(calendar).find(({ name }) => name === "ORGANIZER")?.["address"] ?? "";
    expect(mail.replyTo?.map((one) => ("address" in one ? one.address : ""))).to.deep.equal([
      fixture.organization.owner.email,
    ]);
    return {
      id,
      email: invitee.email,
      known: { uid: eventIn({ calendar, mail, raw: "" }).uid, attendee: invitee.email, to },
    };
  }
  const take = (words: ReplyWords): Promise<Answer> =>
    fixture.crm.post("/v1/notifications/bounces", { message: reply(words) });
  const event = (id: string): Promise<Answer> => fixture.crm.get(`/v1/events/${id}`);
  const responseOf = async (id: string): Promise<unknown> => (await event(id)).at("data.invitees.0.response");

  it("sets the response of the invitee and updates the calendars of the hosts", async () => {
    const { id, email, known } = await invited();
    expect(known.to).to.match(/^bounces\+[0-9a-f]{48}@crm\.example$/);
    for (const [partstat, response, subject] of [
      ["ACCEPTED", "accepted", "Accepted"],
      ["TENTATIVE", "tentative", "Tentative"],
      ["DECLINED", "declined", "Declined by an invitee"],
    ] as const) {
      const taken = await take({ ...known, partstat });
      expect(taken.at("data")).to.deep.equal({
        outcome: "responded",
        email_id: null,
        campaign_id: null,
        event_id: id,
        recipients: [email],
      });
      expect(await responseOf(id)).to.equal(response);
      const copy = await mailTo(fixture.service, fixture.organization.owner.email, subject);
      expect(peopleIn(copy.calendar).find(({ address }) => address === email)).to.include({ PARTSTAT: partstat });
      const entry = eventIn(copy);
      expect([entry.method, Number(entry.sequence)]).to.deep.equal(["REQUEST", 0]);
      expect(copy.mail.text).to.contain(email);
    }
    expect((await event(id)).at("data")).to.include({ status: "confirmed", version: 4, ics_sequence: 0 });
    expect((await event(id)).at("data.updated_by")).to.include({ type: "invitee" });
    const published = await recordFactories(fixture).changesOf(id);
    expect(published.slice(1)).to.deep.equal([2, 3, 4].map((version) => ["event.updated", version, ["invitees"]]));
  });

  it("changes nothing and sends nothing when a reply is repeated", async () => {
    const { id, known } = await invited();
    for (const _ of [1, 2])
      expect((await take({ ...known, partstat: "ACCEPTED" })).at("data.outcome")).to.equal("responded");
    expect((await event(id)).at("data.version")).to.equal(2);
  });

  it("returns outdated for a reply to an earlier time or one older than the last reply", async () => {
    const { id, known } = await invited();
    await take({ ...known, partstat: "ACCEPTED" });
    const earlier = await take({ ...known, partstat: "DECLINED", at: new Date(Date.now() - HOUR) });
    expect([earlier.status, earlier.at("data.outcome")]).to.deep.equal([200, "outdated"]);
    expect(await responseOf(id)).to.equal("accepted");
    await fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt((slots += 2)) });
    expect(await responseOf(id), "nobody has answered to the new time").to.equal("needs_action");
    expect((await take({ ...known, partstat: "DECLINED", sequence: 0 })).at("data.outcome")).to.equal("outdated");
    expect(await responseOf(id)).to.equal("needs_action");
    expect((await take({ ...known, partstat: "TENTATIVE", sequence: 1 })).at("data.outcome")).to.equal("responded");
  });

  it("accepts a reply that precedes the invitation of another invitee", async () => {
    const { id, known } = await invited();
    await fixture.crm.post(`/v1/events/${id}/invitees`, { email: somebody().email });
    expect((await take({ ...known, partstat: "ACCEPTED", sequence: 0 })).at("data.outcome")).to.equal("responded");
    expect(await responseOf(id)).to.equal("accepted");
  });

  it("rejects replies to a wrong or foreign reply address", async () => {
    const [one, other] = [await invited(), await invited()];
    const partstat = "DECLINED";
    const attempts: ReplyWords[] = [
      { ...one.known, partstat, to: "bounces@crm.example" },
      { ...one.known, partstat, to: fixture.organization.owner.email },
      { ...one.known, partstat, to: one.known.to.replace(/.(?=@)/, (last) => (last === "0" ? "1" : "0")) },
      { ...one.known, partstat, to: other.known.to },
      { ...one.known, partstat, uid: other.known.uid },
    ];
    for (const words of attempts) expect((await take(words)).problems).to.deep.equal([422, "/message unknown_reply"]);
    expect(await responseOf(one.id)).to.equal("needs_action");
    expect(await responseOf(other.id)).to.equal("needs_action");
  });

  it("rejects replies in another organization and without booking:write", async () => {
    const { id, known } = await invited();
    const message = reply({ ...known, partstat: "ACCEPTED" });
    const mailer = await recordFactories(fixture).scoped("emails:send");
    const refused = await mailer.post("/v1/notifications/bounces", { message });
    expect([refused.status, refused.at("details.0.required") ?? refused.at("code")]).to.deep.equal([
      403,
      ["booking:write"],
    ]);
    const { caller: strangers } = await recordFactories(fixture).fromOtherOrganization();
    expect((await strangers.post("/v1/notifications/bounces", { message })).problems).to.deep.equal([
      422,
      "/message unknown_reply",
    ]);
    expect(await responseOf(id)).to.equal("needs_action");
  });

  it("returns outdated for a reply to a canceled event", async () => {
    const { id, known } = await invited();
    await fixture.crm.post(`/v1/events/${id}/cancel`);
    expect((await take({ ...known, partstat: "ACCEPTED" })).at("data.outcome")).to.equal("outdated");
    expect(await responseOf(id)).to.equal("needs_action");
  });
});

describe("POST /v1/notifications/bounces (suppressions.takeReturned) without BOUNCE_ADDRESS", () => {
  const fixture = useFixture();
  const { eventType, book, somebody } = bookingFactories(fixture);

  it("accepts replies from the address of the invitee unless authentication failed", async () => {
    const invitee = somebody();
    const id = (await book(await eventType(), 0, { invitee })).string("data.id");
    const { calendar, ...rest } = await mailTo(fixture.service, invitee.email, "Booked");
    const organizer = peopleIn(calendar).find(({ name }) => name === "ORGANIZER")?.["address"];
    expect(organizer).to.equal(fixture.organization.owner.email);
    const { uid } = eventIn({ calendar, ...rest });
    const known = { uid, attendee: invitee.email, to: organizer ?? "", partstat: "DECLINED" } as const;
    const take = (words: ReplyWords): Promise<Answer> =>
      fixture.crm.post("/v1/notifications/bounces", { message: reply(words) });
    const doubted = ["Authentication-Results: mx.acme.example; spf=pass; dmarc=fail header.from=booking.example"];
    const attempts: ReplyWords[] = [
      { ...known, from: "mallory@evil.example" },
      { ...known, attendee: "mallory@evil.example" },
      { ...known, headers: doubted },
      { ...known, uid: `x${uid}` },
    ];
    for (const words of attempts) expect((await take(words)).problems).to.deep.equal([422, "/message unknown_reply"]);
    expect((await take(known)).at("data.outcome")).to.equal("responded");
    expect((await fixture.crm.get(`/v1/events/${id}`)).at("data.invitees.0.response")).to.equal("declined");
    expect((await fixture.crm.get(`/v1/events/${id}`)).at("data.status")).to.equal("confirmed");
  });
});

describe("Booking page: /v1/public/bookings/{token}/respond", () => {
  const fixture = useFixture();
  const { publish, visit, link, respond, look, eventAt, somebody } = bookingPageVisits(fixture);

  async function booked(number: number): Promise<{ token: string; url: string; email: string }> {
    const { path } = await publish();
    const invitee = somebody();
    expect((await visit(path, number, { invitee })).status).to.equal(200);
    const token = await link(invitee.email);
    return { token, url: `${fixture.service.url}/a/${token}`, email: invitee.email };
  }
  const page = async (url: string, language: string): Promise<string> =>
    await (await fetch(url, { headers: { "Accept-Language": language } })).text();
  const press = (url: string, response: string): Promise<Response> =>
    fetch(url, { method: "POST", body: new URLSearchParams({ response }), redirect: "manual" });

  it("accepts responses on the HTML page in English and French", async () => {
    const { url, email } = await booked(0);
    expect(await page(url, "en"))
      .to.include("Are you coming?")
      .and.include(">Yes, I am coming</button>");
    expect(await page(url, "fr"))
      .to.include("Viendrez-vous\u202f?")
      .and.include(">Oui, je viendrai</button>");
    expect((await eventAt(0))["version"], "looking changes nothing").to.equal(1);
    expect((await press(url, "accepted")).status).to.equal(303);
    expect(await page(url, "en"))
      .to.include("You have accepted.")
      .and.not.include('value="accepted"');
    expect((await press(url, "declined")).status).to.equal(303);
    expect(await page(url, "fr")).to.include("Vous avez décliné.");
    const event = await eventAt(0);
    expect(event).to.include({ status: "confirmed", version: 3, invitee_count: 1 });
    expect(event["invitees"]).to.have.nested.property("[0].response", "declined");
    const message = await mailTo(fixture.service, fixture.organization.owner.email, "Declined by an invitee");
    expect(message.mail.text).to.contain(email).and.contain("stays booked");
    expect((await press(url, "needs_action")).status).to.equal(409);
  });

  it("accepts responses in the API until the event is canceled", async () => {
    const { token } = await booked(2);
    expect((await look(token)).at("data.possible_actions")).to.deep.equal(["respond", "reschedule", "cancel"]);
    const answer = await respond(token, "tentative");
    expect([answer.status, answer.at("data.invitee.response")]).to.deep.equal([200, "tentative"]);
    expect((await respond(token, "needs_action")).status).to.equal(400);
    expect((await respond("abc.def", "accepted")).status).to.equal(404);
    await fixture.anonymous.post(`/v1/public/bookings/${token}/cancel`, {});
    expect((await respond(token, "accepted")).problems).to.deep.equal([409, "/status event_closed"]);
    expect((await look(token)).at("data.possible_actions")).to.deep.equal([]);
  });
});
