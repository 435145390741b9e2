import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { recordFactories } from "../../support/record-factories.ts";
import { eventIn, mailTo, type OutgoingMail, peopleIn } from "../../support/email/outbox.ts";
import { createPerson, type Person } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

/** Parameters of hosts are the same in all copies. */
const HOSTING = { CUTYPE: "INDIVIDUAL", ROLE: "REQ-PARTICIPANT", PARTSTAT: "ACCEPTED", RSVP: "FALSE" };

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
