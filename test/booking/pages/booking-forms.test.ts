import { expect } from "chai";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";
import {
  bookingForms,
  guardFields,
  hiddenFields,
  readable,
  type SeenPage,
} from "../../support/booking/booking-forms.ts";
import { slotAt } from "../../support/booking/booking.ts";
import { useFixture } from "../../support/fixture.ts";

/** A question of every type, each required. */
const QUESTIONS = [
  ...(["text", "textarea", "number", "checkbox", "phone", "url", "date"] as const),
  ...(["select", "multiselect"] as const),
].map((type) => ({
  key: `a_${type}`,
  label: `The ${type}`,
  type,
  required: true,
  ...(type.endsWith("select") && { options: ["Machines", "Service"] }),
}));

const ANSWERS = {
  "answer.a_text": "Text",
  "answer.a_textarea": "One\r\nTwo",
  "answer.a_number": "12,5",
  "answer.a_checkbox": "yes",
  "answer.a_phone": "+33 1 23 45 67 89",
  "answer.a_url": "https://example.com/",
  "answer.a_date": "2026-03-05",
  "answer.a_select": "Service",
  "answer.a_multiselect": ["Machines", "Service"],
};

/** Returns the texts next to wrong fields, by the names of the fields. */
function errorsIn({ text }: SeenPage): Record<string, string> {
  const found = [...text.matchAll(/<span class="error" id="field-([\w-]+)-error">(.*?)<\/span>/gs)];
  return Object.fromEntries(found.map(([, field = "", error = ""]) => [field, readable(error).trim()]));
}

describe("Booking pages: the form", () => {
  const fixture = useFixture();
  const visits = bookingPageVisits(fixture);
  const { eventAt, somebody } = visits;
  const { get, open, post, publishPage, book } = bookingForms(fixture, visits);
  const bookings = async (number: number): Promise<number> =>
    (await fixture.crm.get(`/v1/events?from=${slotAt(number)}&to=${slotAt(number + 1)}`)).list("data").length;

  it("reads the answers to questions of every type, the phone number and the guests", async () => {
    const path = await publishPage({ questions: QUESTIONS, location: { type: "invitee_phone" }, max_guests: 2 });
    const guests = "one@guests.example\r\n, two@guests.example;";
    const answer = await book(path, 0, { ...ANSWERS, phone: "+33 6 12 34 56 78", guests });
    expect(answer.status).to.equal(303);
    const event = await eventAt(0);
    expect(event["answers"]).to.deep.equal({
      a_text: "Text",
      a_textarea: "One\nTwo",
      a_number: 12.5,
      a_checkbox: true,
      a_phone: "+33123456789",
      a_url: "https://example.com/",
      a_date: "2026-03-05",
      a_select: "Service",
      a_multiselect: ["Machines", "Service"],
    });
    const invitees = event["invitees"] as { email: string; phone: string | null; timezone: string }[];
    expect(invitees.map(({ email }) => email).slice(1)).to.deep.equal(["one@guests.example", "two@guests.example"]);
    expect(invitees[0]).to.include({ phone: "+33612345678", timezone: "UTC" });
  });

  it("explains at once everything that the contract, the questions or the country rejects", async () => {
    const path = await publishPage({ questions: QUESTIONS, location: { type: "invitee_phone" } });
    const answer = await book(path, 2, { name: " ", email: "", phone: "" });
    expect(answer.status).to.equal(422);
    expect(answer.headers.get("cache-control")).to.equal("no-store");
    const missing = "Please fill in this field.";
    expect(errorsIn(answer)).to.deep.equal({
      name: missing,
      email: missing,
      "answer-a_text": missing,
      "answer-a_textarea": missing,
      "answer-a_number": missing,
      "answer-a_url": missing,
      "answer-a_date": missing,
      "answer-a_phone": missing,
      phone: missing,
      "answer-a_checkbox": "Please tick this box.",
      "answer-a_select": "Please choose an option.",
      "answer-a_multiselect": "Please choose an option.",
    });
    expect(readable(answer.text)).to.include("Please correct the marked fields.");
    expect([...answer.text.matchAll(/autofocus/g)], "the first wrong field has the focus").to.have.length(1);
    const number = "This is not a phone number. Example: +44 20 7946 0123";
    const mixed = { ...ANSWERS, email: "ada@", phone: "+33 12", "answer.a_phone": "+33 12", "answer.a_text": "" };
    expect(errorsIn(await book(path, 2, mixed))).to.deep.equal({
      email: "This is not an e-mail address. Example: name@example.com",
      "answer-a_text": missing,
      phone: number,
      "answer-a_phone": number,
    });
  });

  it("explains wrong entries, keeps all of them and accepts the corrected form", async () => {
    const path = await publishPage({ questions: QUESTIONS, location: { type: "invitee_phone" }, max_guests: 2 });
    const wrong = {
      name: "Ada <b>",
      email: "ada@",
      phone: "12",
      guests: "one@guests.example two@",
      "answer.a_text": "Kept “text”",
      "answer.a_textarea": "\nKept\nlines",
      "answer.a_number": "twelve",
      "answer.a_checkbox": "yes",
      "answer.a_phone": "+33 1 23 45 67 89",
      "answer.a_url": "example",
      "answer.a_date": "tomorrow",
      "answer.a_select": "Nothing",
      "answer.a_multiselect": ["Service", "Nothing"],
    };
    const answer = await book(path, 4, wrong);
    expect(errorsIn(answer)).to.deep.equal({
      email: "This is not an e-mail address. Example: name@example.com",
      phone: "This is not a phone number. Example: +44 20 7946 0123",
      guests: "“two@” is not an e-mail address.",
      "answer-a_number": "Please enter a number.",
      "answer-a_url": "Please enter a web address that starts with https://",
      "answer-a_date": "Please enter a date. Example: 2026-03-05",
      "answer-a_select": "Please choose one of the options.",
      "answer-a_multiselect": "Please choose one of the options.",
    });
    expect(answer.text).to.include('value="Ada &#60;b&#62;"').and.include('value="twelve"');
    expect(answer.text).to.include(">\n\nKept\nlines</textarea>").and.include('value="Kept “text”"');
    expect(answer.text).to.match(/name="answer\.a_checkbox"\s+value="yes"\s+required\s+checked/);
    expect(answer.text).to.match(/value="Service" checked/);
    const mended = { ...somebody(), ...ANSWERS, phone: "+33 6 12 34 56 78", guests: "" };
    const again = await post(path, { ...hiddenFields(answer.text), ...guardFields(path), ...mended });
    expect(again.status).to.equal(303);
    expect((await eventAt(4))["answers"]).to.include({ a_text: "Text" });
  });

  it("explains too many, repeated and own guests, and too long answers", async () => {
    const questions = [{ key: "topic", label: "Topic", type: "text", required: false }];
    const path = await publishPage({ max_guests: 2, questions });
    const errors = async (entries: Record<string, string>) => errorsIn(await book(path, 6, entries));
    expect(await errors({ guests: "a@g.example b@g.example c@g.example" })).to.deep.equal({
      guests: "There are too many guests: 2 at most.",
    });
    expect(await errors({ guests: "a@g.example\nA@g.example" })).to.deep.equal({
      guests: "“A@g.example” occurs more than once.",
    });
    expect(await errors({ "answer.topic": "x".repeat(10_001) })).to.deep.equal({
      "answer-topic": "This is too long: 10000 characters at most.",
    });
    expect((await book(path, 6, { "answer.topic": "x".repeat(300_000) })).status).to.equal(413);
    expect((await book(path, 6, { start: "tomorrow" })).status).to.equal(400);
    expect(await bookings(6)).to.equal(0);
  });

  it("offers other times if the time was taken, with all entries kept", async () => {
    const path = await publishPage({ questions: [{ key: "topic", label: "Topic", type: "text", required: true }] });
    const hidden = await open(path, 8);
    expect((await book(path, 8, { "answer.topic": "First" })).status).to.equal(303);
    const entries = { ...somebody(), "answer.topic": "Mine" };
    const refused = await post(path, { ...hidden, ...entries });
    expect(refused.status).to.equal(409);
    expect(readable(refused.text)).to.include("This time is no longer available. Choose one of these times");
    expect(refused.text).to.include('value="Mine"').and.include(`value="${entries.email}"`);
    const offered = [...refused.text.matchAll(/<button name="alternative" value="([^"]+)">/g)].map(
      ([, start]) => start,
    );
    expect(offered).to.include.members([slotAt(7), slotAt(9)]);
    const alternative = slotAt(9);
    const again = { ...hiddenFields(refused.text), ...guardFields(path), ...entries, alternative };
    expect((await post(path, again)).status).to.equal(303);
    expect((await eventAt(9))["answers"]).to.deep.equal({ topic: "Mine" });
    const late = await get(`${path}?timezone=UTC&start=${encodeURIComponent(slotAt(9))}`);
    expect(readable(late.text)).to.include("This time is no longer available. Please choose another time.");
    expect(late.text).to.include(`aria-current="date"`);
  });

  it("books once if the form is sent twice, also at the same time, and rejects it with other entries", async () => {
    const path = await publishPage({ seats: 5 });
    const form = { ...(await open(path, 14)), ...somebody() };
    const answers = await Promise.all([post(path, form), post(path, form), post(path, form)]);
    answers.push(await post(path, form));
    expect(answers.map(({ status }) => status)).to.deep.equal([303, 303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).to.equal(1);
    const other = await post(path, { ...form, ...somebody() });
    expect([other.status, readable(other.text).includes("This form was already sent.")]).to.deep.equal([409, true]);
    expect((await eventAt(14))["invitee_count"]).to.equal(1);
    const key = hiddenFields(other.text)["key"];
    expect(key).not.to.equal(form["key" as keyof typeof form]);
    const twice = await book(path, 14, { name: form.name, email: form.email });
    expect([twice.status, readable(twice.text).includes("You have already booked this time.")]).to.deep.equal([
      409,
      true,
    ]);
  });

  it("rejects forms of programs and shows them again with their entries", async () => {
    const path = await publishPage();
    const form = { ...(await open(path, 16)), ...somebody() };
    const { shown = "" } = hiddenFields((await get(`${path}?start=${encodeURIComponent(slotAt(16))}`)).text);
    const tries: readonly [string, Record<string, string>][] = [
      ["Leave this field empty.", { website: "https://spam.example" }],
      ["The form was sent too quickly.", { shown }],
      ["The page was open for a long time.", { shown: "forged" }],
      ["The page was open for a long time.", { shown: guardFields("/book/claire/other")["shown"] ?? "" }],
    ];
    for (const [text, changed] of tries) {
      const answer = await post(path, { ...form, ...changed });
      expect([answer.status, readable(answer.text).includes(text)], text).to.deep.equal([422, true]);
      expect(answer.text).to.include(form.email);
    }
    const { website: _, ...withoutTrap } = form as Record<string, string>;
    expect((await post(path, withoutTrap)).status).to.equal(422);
    expect(await bookings(16)).to.equal(0);
  });

  it("accepts forms only, and shows a page if the event type is no longer published", async () => {
    const path = await publishPage();
    const url = fixture.service.url + path;
    const json = await fetch(url, { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } });
    expect([json.status, json.headers.get("content-type")]).to.deep.equal([415, "text/html; charset=utf-8"]);
    expect((await fetch(url, { method: "DELETE" })).status).to.equal(405);
    expect((await fetch(url, { method: "HEAD" })).status).to.equal(200);
    const form = { ...(await open(path, 18)), ...somebody() };
    const [type] = (await fixture.crm.get("/v1/event-types?sort=-created_at")).list("data");
    await fixture.crm.put(`/v1/event-types/${String(type?.["id"])}`, { is_active: false });
    expect((await post(path, form)).status).to.equal(404);
  });
});
