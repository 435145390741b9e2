import { expect } from "chai";
import { unlimitedPublicMail } from "../../../src/base/mail/public-mail.ts";
import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { createLinks } from "../../../src/base/platform/links.ts";
import { newId } from "../../../src/base/platform/ids.ts";
import { renderEventMessage } from "../../../src/features/booking/notifications/template.ts";
import type { EventRecord } from "../../../src/features/booking/sql/events.ts";
import { type Notified, queueNotifications } from "../../../src/features/booking/notifications/notifications.ts";
import type { EventNotification } from "../../../src/features/booking/notifications/compose.ts";
import { storedEvent } from "../../support/booking/booked-event.ts";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { attendeesOf, foreignEvent, type ForeignEvent, valueOf } from "../../support/booking/calendars.ts";
import { storeOf } from "../../support/record-factories.ts";
import { createPerson } from "../../support/accounts/people.ts";
import { SECRET_KEY } from "../../support/service.ts";
import { useFixture } from "../../support/fixture.ts";
import { tokenFor } from "../../support/booking/page-visits.ts";

const links = createLinks(createKeyring(Buffer.from(SECRET_KEY, "base64")));
const deps = {
  clock: Date.now,
  newId: () => newId(),
  links,
  renderEventMessage,
  baseUrl: "https://crm.example.com",
  mailFrom: "The CRM <crm@mail.example>",
  replyAddresses: null,
  publicMail: unlimitedPublicMail,
};

describe("Events: notifications, and GET /v1/events/{id}/ics (events.ics)", () => {
  const fixture = useFixture({ env: { MAIL_FROM: "The CRM <crm@mail.example>", WORKERS: "0" } });

  it("sends each participant a message with a calendar entry in their language and time zone", async () => {
    const event = await storedEvent(fixture, {
      start_at: "2030-03-10T06:30:00.000Z",
      title: "Café; thé, suite",
      invitees: [{}, { name: null, email: "zoe@mail.example", locale: "fr", timezone: "Europe/Paris" }],
    });
    const { owner } = fixture.organization;
    expect(await notify({ kind: "invited", event })).to.deep.equal({
      notified: ["ada.0@analytical.example", "zoe@mail.example"],
      notified_hosts: event.hosts,
    });
    const [ada, zoe, host] = await lettersOf(event);
    expect(ada?.text).to.contain("March 10, 2030, 1:30 – 3:00 AM (Eastern Standard Time, America/New_York)");
    expect(zoe?.text).to.contain("dimanche 10 mars 2030, 07:30 – 08:00");
    expect(host?.text).to.contain("Ada Lovelace <ada.0@analytical.example>\nWhat is it about?: Machines");
    expect([ada?.reply_to, host?.reply_to]).to.deep.equal([owner.email, "ada.0@analytical.example"]);
    expect(ada?.from).to.deep.equal({ email: "crm@mail.example", name: "The CRM" });
    expect(ada?.related_to).to.deep.equal([{ record_type: "event", record_id: event.id }]);
    for (const letter of [ada, zoe, host]) {
      expect(letter).to.include({ status: "queued", category: "transactional" });
      expect(letter?.calendar).to.include({ uid: event.ics_uid, method: "REQUEST", status: "CONFIRMED" });
      expect(valueOf(letter?.calendar?.summary)).to.equal("Café; thé, suite");
      expect(letter?.calendar?.start.toISOString()).to.equal(event.start_at);
    }
    expect(await jobsFor(ada?.id ?? "")).to.equal(1);
  });

  it("omits other invitees, answers and internal notes in messages to invitees", async () => {
    const event = await storedEvent(fixture, { invitees: [{}, {}] });
    await notify({ kind: "invited", event });
    const [ada, , host] = await lettersOf(event);
    expect(ada?.calendar && attendeesOf(ada.calendar)).to.deep.equal(["mailto:ada.0@analytical.example"]);
    expect(host?.calendar && attendeesOf(host.calendar)).to.have.length(2);
    expect(JSON.stringify(ada)).not.to.match(/ada\.1|Machines|difficult/);
    expect(JSON.stringify(host)).not.to.contain("difficult");
  });

  it("sends hosts the answers in the order of the questions", async () => {
    const { eventType, book } = bookingFactories(fixture);
    const question = (key: string) => ({ key, label: `Question ${key}`, type: "text" });
    const type = await eventType({ questions: ["which_one", "b", "a"].map(question) });
    const answers = { a: "third", b: "second", which_one: "first" };
    const booked = await book(type, 4, { answers, invitee: { name: "Ada", email: "order@mail.example" } });
    await fixture.crm.post(`/v1/events/${booked.string("data.id")}/reschedule`, { start_at: slotAt(6) });
    const letters = await lettersOf(booked.at("data") as EventRecord);
    const order = "Question which_one: first\nQuestion b: second\nQuestion a: third";
    expect(letters.filter(({ text }) => text.includes(order))).to.have.length(2);
  });

  it("sends a link that is valid until thirty days after the event", async () => {
    const event = await storedEvent(fixture);
    await notify({ kind: "invited", event });
    const [ada, host] = await lettersOf(event);
    expect(ada?.text).to.contain("https://crm.example.com/a/");
    const token = await tokenFor(fixture.service, event.invitees[0]?.email ?? "");
    const end = Date.parse(event.end_at) + 30 * 86_400_000;
    expect(links.verify("booking", token, end - 1)).to.deep.equal({
      org_id: fixture.organization.id,
      event_id: event.id,
      invitee_id: event.invitees[0]?.id,
    });
    expect(links.verify("booking", token, end)).to.equal(null);
    expect(host?.text).not.to.contain("/a/");
  });

  it("describes a pending event as a request", async () => {
    const event = await storedEvent(fixture, { status: "pending" });
    await notify({ kind: "invited", event });
    const [ada, host] = await lettersOf(event);
    expect(ada?.subject).to.match(/^Request received: /);
    expect(host?.subject).to.match(/^To be confirmed: /);
    expect(ada?.calendar?.status).to.equal("TENTATIVE");
  });

  it("cancels the calendar entry and sends the reason", async () => {
    const event = await storedEvent(fixture, { status: "cancelled" });
    await notify({ kind: "cancelled", event, reason: "Illness" });
    const [ada] = await lettersOf(event);
    expect(ada?.calendar).to.include({ uid: event.ics_uid, method: "CANCEL", status: "CANCELLED" });
    expect(ada?.attachments).to.deep.include.members([
      {
        filename: "appointment.ics",
        content_type: "text/calendar; charset=utf-8; method=CANCEL",
        size: (ada?.attachments as { size: number }[])[0]?.size,
      },
    ]);
    expect(ada?.text).to.contain("Reason: Illness").and.not.to.contain("/a/");
  });

  it("notifies affected participants only", async () => {
    const { record } = fixture.organization;
    const colleague = await createPerson(fixture.service, { organization: record, role: "member" });
    const event = await storedEvent(fixture, { invitees: [{}, {}] });
    const [, removed] = event.invitees;
    const invitees = removed ? [removed] : [];
    expect(await notify({ kind: "removed", event, invitees, hostIds: [] })).to.deep.equal({
      notified: ["ada.1@analytical.example"],
      notified_hosts: [],
    });
    expect(await notify({ kind: "invited", event, invitees: [], hostIds: [colleague.id] })).to.nested.include({
      "notified.length": 0,
      "notified_hosts[0].user_id": colleague.id,
    });
    const [, taken] = await lettersOf(event);
    expect(taken?.text).to.contain("ada.0@analytical.example").and.contain("ada.1@analytical.example");
  });

  it("notifies any number of invitees", async () => {
    const event = await storedEvent(fixture, { invitees: Array.from({ length: 120 }, () => ({})) });
    const { notified, notified_hosts } = await notify({ kind: "updated", event });
    expect(notified).to.deep.equal(event.invitees.map(({ email }) => email));
    expect(notified_hosts.map(({ user_id }) => user_id)).to.deep.equal([fixture.organization.owner.id]);
    const about = `/v1/notifications/emails?record_type=event&record_id=${event.id}`;
    expect((await fixture.crm.get(`${about}&status=queued`)).at("meta.total")).to.equal(121);
    const waiting = fixture.service.database
      .pool("jobs")
      .whereRaw("payload ->> 'email_id' IN (SELECT email_id::text FROM email_relations WHERE record_id = ?)", [
        event.id,
      ]);
    expect((await waiting).length).to.equal(121);
  });

  it("stores a failed message with the reason for a suppressed address", async () => {
    const event = await storedEvent(fixture, { invitees: [{ email: "Gone@mail.example" }] });
    await fixture.crm.post("/v1/notifications/suppressions", {
      email: "gone@mail.example",
      reason: "hard_bounced",
    });
    expect(await notify({ kind: "confirmed", event })).to.deep.equal({ notified: [], notified_hosts: event.hosts });
    const [gone] = await lettersOf(event);
    expect(gone?.status).to.equal("failed");
    expect(gone?.recipients).to.deep.equal([
      {
        email: "gone@mail.example",
        name: "Ada Lovelace",
        kind: "to",
        contact_id: null,
        status: "suppressed",
        error: "hard_bounced",
      },
    ]);
    expect(await jobsFor(gone?.id ?? "")).to.equal(0);
  });

  it("returns a calendar file with the participants and without notes about them", async () => {
    const event = await storedEvent(fixture, { status: "pending" });
    const answer = await fixture.crm.get(`/v1/events/${event.id}/ics`);
    expect(answer.headers.get("content-type")).to.equal("text/calendar; charset=utf-8");
    expect(answer.headers.get("content-disposition")).to.contain("appointment.ics");
    const read = foreignEvent(answer.text);
    expect(read).to.include({ uid: event.ics_uid, status: "TENTATIVE" });
    expect(read.method, "a file to import asks nobody for anything").to.equal(undefined);
    expect(valueOf(read.description)).to.contain(
      "Ada Lovelace <ada.0@analytical.example>\nWhat is it about?: Machines",
    );
    expect(attendeesOf(read)).to.deep.equal([]);
    expect(answer.text).not.to.match(/difficult|\/[ah]\//);
  });

  async function notify(notification: EventNotification): Promise<Notified> {
    const { record, owner } = fixture.organization;
    const actor = { type: "user", id: owner.id, name: "Claire", application: null } as const;
    const sender = { organization: record, user: owner, actor };
    return await storeOf(fixture).transaction((tx) => queueNotifications(tx, deps, sender, notification));
  }

  /** Messages in the order of their creation. */
  async function lettersOf(event: EventRecord): Promise<Letter[]> {
    const path = `/v1/notifications/emails?record_type=event&record_id=${event.id}&sort=created_at`;
    const found = (await fixture.crm.get(path)).list("data").map(({ id }) => String(id));
    return await Promise.all(found.map(letterOf));
  }

  async function letterOf(id: string): Promise<Letter> {
    const message = (await fixture.crm.get(`/v1/notifications/emails/${id}`)).at("data") as Omit<Letter, "calendar">;
    const file = await fixture.service.database
      .pool<{ email_id: string; content: Buffer }>("email_attachments")
      .where({ email_id: id })
      .first();
    return { ...message, calendar: file ? foreignEvent(file.content.toString()) : null };
  }

  async function jobsFor(emailId: string): Promise<number> {
    const rows = await fixture.service.database
      .pool("jobs")
      .whereRaw("payload ->> 'email_id' = ?", [emailId])
      .select("id");
    return rows.length;
  }
});

interface Letter {
  readonly id: string;
  readonly status: string;
  readonly subject: string;
  readonly text: string;
  readonly reply_to: string | null;
  readonly from: unknown;
  readonly related_to: unknown;
  readonly recipients: unknown;
  readonly attachments: unknown;
  readonly calendar: ForeignEvent | null;
}
