import { expect } from "chai";
import { unlimitedPublicMail } from "../../../src/base/mail/public-mail.ts";
import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { createLinks } from "../../../src/base/platform/links.ts";
import { newId } from "../../../src/base/platform/ids.ts";
import { renderEventMessage } from "../../../src/features/booking/notifications/template.ts";
import type { EventRecord } from "../../../src/features/booking/sql/events.ts";
import {
  type Notified,
  queueNotifications,
  queueReminders,
} from "../../../src/features/booking/notifications/notifications.ts";
import type { EventNotification } from "../../../src/features/booking/notifications/compose.ts";
import { storedEvent, type EventChoices } from "../../support/booking/booked-event.ts";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { attendeesOf, foreignEvent, type ForeignEvent, valueOf } from "../../support/booking/calendars.ts";
import { storeOf, recordFactories } from "../../support/record-factories.ts";
import { createPerson, type Person } from "../../support/accounts/people.ts";
import { SECRET_KEY } from "../../support/service.ts";
import { useFixture } from "../../support/fixture.ts";
import { tokenFor } from "../../support/booking/page-visits.ts";
import { useCampaigns } from "../../support/email/campaigns.ts";
import { bodyOf, PNG, updateOrganization } from "../../support/email/templates.ts";
import { until } from "../../support/queue.ts";
import { eventIn, mailTo, type OutgoingMail, peopleIn } from "../../support/email/outbox.ts";

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

/** Parameters of hosts are the same in all copies. */
const HOSTING = { CUTYPE: "INDIVIDUAL", ROLE: "REQ-PARTICIPANT", PARTSTAT: "ACCEPTED", RSVP: "FALSE" };

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

describe("Events: appearance of notifications about POST /v1/events (events.create)", () => {
  const fixture = useCampaigns();

  it("show the logo and colour of the organization, and keep the text and the calendar entry", async () => {
    const branding = { display_name: "Acme <b>", logo: `data:image/png;base64,${PNG}`, colour: "#0a7d55" };
    await updateOrganization(fixture, { branding });
    const factories = bookingFactories({ ...fixture, key: "", api: {} as never, anonymous: fixture.crm });
    const invitee = { name: `<img src=x onerror="alert(1)">`, email: "visitor@booking.example", locale: "fr" };
    const title = `"Visit" </td></table><script>alert(1)</script>`;
    const eventType = await factories.eventType({ title });
    const booked = await factories.book(eventType, 3, { invitee });
    expect(booked.status, booked.text).to.equal(201);
    await until(() => fixture.mailsTo(invitee.email).length > 0);
    const [received] = fixture.mailsTo(invitee.email);
    if (!received) throw new Error("Nothing came.");
    const { mail, raw } = received;
    const html = bodyOf(received);
    expect(html).to.match(/<img\s+src="cid:organization-logo"\s+alt="Acme &#60;b&#62;"/);
    expect(html).to.contain("background-color:#0a7d55").and.contain("Répondre, déplacer ou annuler</a>");
    expect(html).not.to.match(/<script|<img src=x/);
    expect(html.match(/<table/g)?.length).to.equal(html.match(/<\/table>/g)?.length);
    expect(mail.text)
      .to.match(/^Bonjour /)
      .and.contain(title);
    expect(mail.attachments.map(({ mimeType }) => mimeType).sort()).to.deep.equal([
      "application/ics",
      "image/png",
      "text/calendar",
    ]);
    expect(raw).to.match(/Content-Type: text\/calendar;[^\n]*(?:\r\n[^\n]*)?method=REQUEST/i);
    expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).to.equal("auto-generated");
  });
});

describe("Jobs: event reminders", () => {
  const fixture = useFixture();

  it("enqueues one reminder for each future time and none for a past time", async () => {
    const start_at = new Date(Date.now() + 7_200_000).toISOString();
    const id = newId();
    await queue({ id, start_at }, [60, 1_440, 60]);
    await queue({ id, start_at }, [60]);
    const jobs = await jobsOf(id);
    expect(jobs.map(({ available_at, payload }) => [available_at, payload])).to.deep.equal([
      [new Date(Date.parse(start_at) - 3_600_000).toISOString(), { event_id: id, start_at, minutes: 60 }],
    ]);
  });

  it("sends reminders to all participants without a calendar entry", async () => {
    const event = await reminded({ invitees: [{}, {}] });
    const letters = await lettersOf(event);
    expect(letters.map(({ subject }) => String(subject).slice(0, 28))).to.deep.equal([
      "Reminder: Introductory call,",
      "Reminder: Introductory call,",
      "Reminder: Introductory call,",
    ]);
    expect(letters.flatMap(({ attachments }) => attachments)).to.deep.equal([]);
    expect(letters[0]?.["created_by"]).to.include({ type: "system" });
  });

  it("sends no reminder for a pending or canceled event", async () => {
    expect(await lettersOf(await reminded({ status: "pending" }))).to.deep.equal([]);
    expect(await lettersOf(await reminded({ status: "cancelled" }))).to.deep.equal([]);
  });

  it("sends no reminder for an event that was rescheduled or has started", async () => {
    const another = new Date(Date.now() + 172_800_000).toISOString();
    expect(await lettersOf(await reminded({}, another))).to.deep.equal([]);
    const begun = new Date(Date.now() - 60_000).toISOString();
    expect(await lettersOf(await reminded({ start_at: begun }, begun))).to.deep.equal([]);
  });

  /** Stores an event and runs its due reminder for `start_at`. */
  async function reminded(choices: EventChoices, start_at?: string): Promise<string> {
    const event = await storedEvent(fixture, choices);
    const payload = { event_id: event.id, start_at: start_at ?? event.start_at, minutes: 60 };
    await storeOf(fixture).jobs.enqueue(fixture.organization.id, { id: newId(), kind: "event.remind", payload });
    await until(async () => (await jobsOf(event.id)).length === 0, "the reminder to be dealt with");
    return event.id;
  }

  async function queue(event: { id: string; start_at: string }, minutes: readonly number[]): Promise<void> {
    const deps = { clock: Date.now, newId: () => newId() };
    await storeOf(fixture).transaction((tx) =>
      queueReminders(tx, deps, { orgId: fixture.organization.id, event, minutes }),
    );
  }

  const jobsOf = async (eventId: string): Promise<{ available_at: string; payload: object }[]> =>
    await fixture.service.database
      .pool<{ kind: string; available_at: string; payload: object }>("jobs")
      .where({ kind: "event.remind" })
      .whereRaw("payload ->> 'event_id' = ?", [eventId]);

  const lettersOf = async (eventId: string): Promise<Record<string, unknown>[]> =>
    (await fixture.crm.get(`/v1/notifications/emails?record_type=event&record_id=${eventId}`)).list("data");
});

describe("Events: calendar entries of collective events in /v1/events", () => {
  const fixture = useFixture();
  const { eventType, book } = bookingFactories(fixture);
  let team: Person[];
  let type: string;

  before(async () => {
    const { record, owner } = fixture.organization;
    const colleague = (): Promise<Person> => createPerson(fixture.service, { organization: record, role: "member" });
    team = [{ ...owner }, await colleague(), await colleague()];
    type = await eventType({ assignment: "collective", hosts: team.map(({ id }) => id) });
  });

  const addressOf = (index: number): string => team[index]?.email ?? "";
  const sent = (address: string, subject: string): Promise<OutgoingMail> => mailTo(fixture.service, address, subject);

  /** RFC 5546 §3.2.2: a calendar rejects a copy that does not name its owner as organizer or attendee. */
  function expectCopy({ mail, calendar }: OutgoingMail, method: string): void {
    const people = peopleIn(calendar);
    const reader = mail.to?.map((one) => ("address" in one ? one.address : ""))[0];
    expect(calendar).to.include(`METHOD:${method}`);
    expect(
      people.map(({ address }) => address),
      `${mail.subject ?? ""} to ${reader ?? ""}`,
    ).to.include(reader);
    expect(people.filter(({ name }) => name === "ORGANIZER").map(({ address }) => address)).to.deep.equal([
      addressOf(0),
    ]);
    for (const index of [1, 2]) {
      const host = people.find(({ address }) => address === addressOf(index));
      expect(host).to.include({ name: "ATTENDEE", ...HOSTING });
    }
    expect(new Set(people.map(({ address }) => address)).size, "nobody twice").to.equal(people.length);
  }

  describe("POST /v1/events (events.create)", () => {
    it("names each host except the organizer as an accepted attendee in every message", async () => {
      const booked = await book(type, 0, { invitee: { name: "Ada", email: "ada@team.example" } });
      const id = booked.string("data.id");
      const everybody = ["ada@team.example", ...team.map(({ email }) => email)];
      for (const address of everybody) {
        expectCopy(await sent(address, address.startsWith("ada") ? "Booked" : "New booking"), "REQUEST");
      }
      await fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt(1) });
      for (const address of everybody) expectCopy(await sent(address, "New time"), "REQUEST");
      await fixture.crm.put(`/v1/events/${id}`, { title: "Another title" });
      for (const address of everybody) expectCopy(await sent(address, "Changed"), "REQUEST");
      await fixture.crm.post(`/v1/events/${id}/cancel`);
      for (const address of everybody) expectCopy(await sent(address, "Cancelled"), "CANCEL");
    });

    it("updates every calendar when an invitee is added or removed", async () => {
      const id = (await book(type, 4, { invitee: { name: "Ada", email: "ada@team.example" } })).string("data.id");
      const added = await fixture.crm.post(`/v1/events/${id}/invitees`, { email: "grace@team.example", name: "Grace" });
      expect(added.at("meta.notified")).to.deep.equal(["grace@team.example"]);
      expect(added.list("meta.notified_hosts").map(({ user_id }) => user_id)).to.deep.equal(team.map(({ id }) => id));
      for (const { email } of team) {
        const copy = await sent(email, "New invitee");
        expectCopy(copy, "REQUEST");
        expect(Number(eventIn(copy).sequence)).to.equal(1);
        expect(peopleIn(copy.calendar).map(({ address }) => address)).to.include("grace@team.example");
        expect(copy.mail.text).to.contain("Grace <grace@team.example>").and.not.contain("Ada <");
      }
      const removed = await fixture.crm.delete(`/v1/events/${id}/invitees/${added.string("data.id")}`);
      expect(removed.at("meta.notified")).to.deep.equal(["grace@team.example"]);
      expect(removed.at("meta.notified_hosts")).to.deep.equal(added.at("meta.notified_hosts"));
      for (const { email } of team) {
        const copy = await sent(email, "Participation cancelled");
        expectCopy(copy, "REQUEST");
        expect(Number(eventIn(copy).sequence)).to.equal(2);
        expect(peopleIn(copy.calendar).map(({ address }) => address)).not.to.include("grace@team.example");
      }
    });

    it("sends no calendar entry with notify false", async () => {
      const id = (await book(type, 6, { invitee: { name: "Ada", email: "ada@team.example" } })).string("data.id");
      const quiet = await fixture.crm.post(`/v1/events/${id}/invitees`, { email: "quiet@team.example", notify: false });
      expect(quiet.at("meta.notified")).to.deep.equal([]);
      expect(await recordFactories(fixture).changesOf(id)).to.have.length(2);
    });
  });

  describe("GET /v1/events/{id}/ics (events.ics)", () => {
    it("returns the hosts and no address of an invitee", async () => {
      const id = (await book(type, 2, { invitee: { name: "Ada", email: "ada@team.example" } })).string("data.id");
      const { text } = await fixture.crm.get(`/v1/events/${id}/ics`);
      expect(peopleIn(text).map(({ name, address }) => [name, address])).to.deep.equal([
        ["ORGANIZER", addressOf(0)],
        ["ATTENDEE", addressOf(1)],
        ["ATTENDEE", addressOf(2)],
      ]);
      expect(text).not.to.contain("METHOD");
    });
  });
});
