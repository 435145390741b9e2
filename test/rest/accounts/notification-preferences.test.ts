import { expect } from "chai";
import { createPerson, signIn, type Person } from "../../support/accounts/people.ts";
import { bookingFactories } from "../../support/booking/booking.ts";
import type { Caller } from "../../support/caller.ts";
import { use, useFixture } from "../../support/fixture.ts";
import { webForms } from "../../support/forms.ts";
import { startMailServer } from "../../support/email/mail-server.ts";
import { newId } from "../../../src/base/platform/ids.ts";
import { until } from "../../support/queue.ts";
import { storeOf } from "../../support/record-factories.ts";
import { startReceiver, toReceivers } from "../../support/webhooks/receiver.ts";
import { webhooksOn } from "../../support/webhooks/webhooks.ts";

const PATH = "/v1/me/notifications";
const ALL_ON = {
  booking_requests: true,
  bookings: true,
  booking_reminders: true,
  form_submissions: true,
  webhook_problems: true,
};

describe("PUT /v1/me/notifications (me.updateNotifications)", () => {
  const env: Record<string, string> = { MAIL_FROM: "The CRM <crm@crm.example>" };
  const server = use(() => startMailServer());
  before(async () => {
    env["SMTP_URL"] = server.url;
  });
  const fixture = useFixture({ env, egress: toReceivers(), oracle: true });

  const admin = async (): Promise<{ person: Person; caller: Caller }> => {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role: "admin" });
    return { person, caller: await signIn(fixture.service.url, person) };
  };
  const subjectsTo = ({ email }: Pick<Person, "email">): (string | undefined)[] =>
    server.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.subject);
  const isAboutWebhook = (subject: string | undefined): boolean => /webhook|disabled/i.test(subject ?? "");

  it("stores which e-mails a user turns off, and nothing for other users", async () => {
    const { person, caller } = await admin();
    expect((await caller.get(PATH)).at("data")).to.deep.equal(ALL_ON);
    const changed = await caller.put(PATH, { bookings: false, webhook_problems: false, form_submissions: true });
    expect([changed.status, changed.at("data")]).to.deep.equal([
      200,
      { ...ALL_ON, bookings: false, webhook_problems: false },
    ]);
    expect((await caller.put(PATH, { bookings: true })).at("data")).to.deep.equal({
      ...ALL_ON,
      webhook_problems: false,
    });
    expect((await caller.put(PATH, {})).at("data.webhook_problems")).to.equal(false);
    expect((await caller.put(PATH, { security: false })).status).to.equal(400);
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    expect((await owner.get(PATH)).at("data")).to.deep.equal(ALL_ON);
    const log = await owner.get(`/v1/activity-log?record_type=member&record_id=${person.id}`);
    expect(log.list("data").map(({ action }) => action)).to.deep.equal(Array(2).fill("me.updateNotifications"));
    const member = (await owner.get(`/v1/members/${person.id}`)).at("data");
    expect(member, "other members do not see it").not.to.have.property("muted_emails");
  });

  it("decides about requests, other booking messages and reminders separately", async () => {
    const { eventType, book } = bookingFactories(fixture);
    const { person, caller } = await admin();
    const { owner } = fixture.organization;
    const hosts = { assignment: "collective", hosts: [owner.id, person.id] };
    const type = await eventType({ ...hosts, requires_confirmation: true });
    /** Books, confirms and recalls an appointment; returns the kinds of its messages to the second host. */
    const kindsOfMessages = async (number: number): Promise<string[]> => {
      const booked = await book(type, number);
      const id = booked.string("data.id");
      await fixture.crm.post(`/v1/events/${id}/confirm`, {});
      const payload = { event_id: id, start_at: booked.string("data.start_at"), minutes: 60 };
      await storeOf(fixture).jobs.enqueue(fixture.organization.id, { id: newId(), kind: "event.remind", payload });
      const messagesTo = async ({ email }: Person): Promise<string[]> => {
        const about = `record_type=event&record_id=${id}&page_size=100`;
        const messages = (await fixture.crm.get(`/v1/notifications/emails?${about}`)).list("data");
        const own = messages.filter(({ recipients }) => JSON.stringify(recipients).includes(email));
        return own.map(({ subject }) => String(subject).split(":")[0] ?? "");
      };
      await until(async () => (await messagesTo(owner)).length === 3, "three messages to the other host");
      return await messagesTo(person);
    };
    const expected = {
      booking_requests: ["Confirmed", "Reminder"],
      bookings: ["To be confirmed", "Reminder"],
      booking_reminders: ["To be confirmed", "Confirmed"],
    };
    for (const [index, [kind, kinds]] of Object.entries(expected).entries()) {
      await caller.put(PATH, { ...ALL_ON, [kind]: false });
      expect(await kindsOfMessages(2 * index), kind).to.have.members(kinds);
    }
    await until(
      () => Promise.resolve(subjectsTo(owner).length === 9 && subjectsTo(person).length === 6),
      "all e-mails",
    );
  });

  it("decides about problems with webhooks, but not about e-mails on security", async () => {
    const { owner, register, test, look, attempted } = webhooksOn(fixture);
    const { person, caller } = await admin();
    await caller.put(PATH, { ...Object.fromEntries(Object.keys(ALL_ON).map((kind) => [kind, false])) });
    const receiver = await startReceiver();
    receiver.answer = (_, response) => void response.writeHead(500).end();
    const { id } = await register(receiver.url, ["contact.created"]);
    const { pool } = fixture.service.database;
    await pool("webhooks")
      .where({ id })
      .update({ failing_since: pool.raw("now() - interval '6 days'") });
    await test(id);
    await attempted(id);
    await until(async () => (await look(id))["status"] === "disabled", "the webhook to be disabled");
    await caller.post("/v1/password/change", {
      current_password: person.password,
      new_password: "a new long sentence",
    });
    await until(() => Promise.resolve(subjectsTo(person).length > 0), "the e-mail about the password");
    await until(() => Promise.resolve(subjectsTo(fixture.organization.owner).some(isAboutWebhook)), "the other e-mail");
    expect(subjectsTo(person)).to.have.length(1);
    expect(subjectsTo(person).some(isAboutWebhook)).to.equal(false);
    await (await owner()).delete(`/v1/webhooks/${id}`);
    await receiver.close();
  });

  it("decides about submissions of web forms", async () => {
    const { publish, somebody, submit } = webForms(fixture);
    const { person, caller } = await admin();
    const form = await publish({ title: "Contact", notify_user_ids: [fixture.organization.owner.id, person.id] });
    await caller.put(PATH, { form_submissions: false });
    await submit(form, { email: somebody() });
    const submissionsTo = (to: Person): number =>
      subjectsTo(to).filter((one) => one === "New submission: Contact").length;
    await until(() => Promise.resolve(submissionsTo(fixture.organization.owner) === 1), "the e-mail to the other user");
    await caller.put(PATH, { form_submissions: true });
    await submit(form, { email: somebody() });
    await until(() => Promise.resolve(submissionsTo(fixture.organization.owner) === 2), "the second e-mail");
    await until(() => Promise.resolve(submissionsTo(person) > 0), "the e-mail to the user");
    expect(submissionsTo(person)).to.equal(1);
  });
});
