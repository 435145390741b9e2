import { expect } from "chai";
import { slotAt } from "../../support/booking/booking.ts";
import { hostRequests } from "../../support/booking/page-visits.ts";
import { useFixture } from "../../support/fixture.ts";

const posted = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  redirect: "manual",
  headers: { "Accept-Language": "en" },
});

describe("Host page: /h/{token}", () => {
  const fixture = useFixture();
  const { request } = hostRequests(fixture);
  const pageOf = (token = ""): string => `${fixture.service.url}/h/${token}`;
  const textOf = async (url: string, language = "en"): Promise<string> =>
    await (await fetch(url, { headers: { "Accept-Language": language } })).text();
  const statusOf = async (id: string): Promise<string> =>
    (await fixture.crm.get(`/v1/events/${id}`)).string("data.status");

  it("shows the request in both languages without side effects and script", async () => {
    const invitee = { name: "<b>Ada</b>", email: "ada@hosts.example" };
    const { id, tokens } = await request(0, { invitee });
    const url = pageOf(tokens[0]);
    const english = await textOf(url);
    expect(english).to.include("Do you take this appointment?").and.include("&#60;b&#62;Ada&#60;/b&#62;");
    expect(english).not.to.match(/<script|<b>/);
    const french = await textOf(url, "fr");
    expect(french).to.include("Acceptez-vous ce rendez-vous\u202f?").and.include("Motif (facultatif\u202f;");
    const answer = await fetch(url);
    expect(answer.headers.get("content-security-policy")).to.include("frame-ancestors 'none'");
    expect(answer.headers.get("cache-control")).to.include("no-store");
    expect(await statusOf(id)).to.equal("pending");
    expect((await fetch(url, { method: "PUT" })).status).to.equal(405);
  });

  it("confirms, and explains to the next host that the decision was made", async () => {
    const { id, tokens } = await request(2, { count: 2 });
    const [first, second] = tokens.map(pageOf);
    const confirmed = await fetch(`${first ?? ""}?lang=fr`, posted({ decision: "confirm", start_at: slotAt(2) }));
    expect(confirmed.status).to.equal(303);
    expect(confirmed.headers.get("location")).to.equal(`/h/${tokens[0] ?? ""}?lang=fr`);
    expect(await statusOf(id)).to.equal("confirmed");
    expect(await textOf(first ?? ""))
      .to.include("This appointment is confirmed.")
      .and.not.include("<form");
    const late = await fetch(second ?? "", posted({ decision: "decline", reason: "No", start_at: slotAt(2) }));
    expect(late.status).to.equal(409);
    expect(await late.text())
      .to.include("Your decision was not applied.")
      .and.include("This appointment is confirmed.")
      .and.not.include("<form");
    expect(await statusOf(id)).to.equal("confirmed");
  });

  it("opens, reschedules and cancels a confirmed appointment, in both languages", async () => {
    const { id, tokens } = await request(30);
    const [token = ""] = tokens;
    expect((await fetch(pageOf(token), posted({ decision: "confirm", start_at: slotAt(30) }))).status).to.equal(303);
    const opened = await textOf(pageOf(token));
    for (const step of ["reschedule", "cancel"]) expect(opened).to.include(`href="/h/${token}?step=${step}"`);
    const query = `step=reschedule&timezone=Asia/Kolkata&day=${slotAt(31).slice(0, 10)}`;
    const month = await textOf(`${pageOf(token)}?${query}`, "fr");
    expect(month).to.include("Choisissez un nouvel horaire").and.include("Asia/Kolkata");
    const question = await textOf(`${pageOf(token)}?${query}&start=${slotAt(31)}`);
    expect(question)
      .to.include("Reschedule the appointment?")
      .and.include(`name="start_at" value="${slotAt(31)}"`);
    expect(question).to.include("India Standard Time, Asia/Kolkata");
    const moved = await fetch(pageOf(token), posted({ start_at: slotAt(31), timezone: "UTC", reason: "Late" }));
    expect(moved.status).to.equal(303);
    expect((await fixture.crm.get(`/v1/events/${id}`)).at("data.start_at")).to.equal(
      new Date(slotAt(31)).toISOString(),
    );
    const taken = await fetch(pageOf(token), posted({ start_at: "2001-01-01T10:00:00Z", timezone: "UTC" }));
    expect([taken.status, (await taken.text()).includes("This time is no longer available.")]).to.deep.equal([
      409,
      true,
    ]);
    expect(await textOf(`${pageOf(token)}?step=cancel`, "fr")).to.include("Annuler le rendez-vous");
    expect(await statusOf(id)).to.equal("confirmed");
    expect((await fetch(pageOf(token), posted({ cancel: "yes", reason: "Ill" }))).status).to.equal(303);
    expect(await statusOf(id)).to.equal("cancelled");
    expect(await textOf(pageOf(token)))
      .to.include("This appointment is cancelled.")
      .and.not.include("step=");
  });

  it("asks again if the appointment was moved after the host opened the page", async () => {
    const { id, tokens } = await request(6);
    await fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt(7) });
    const late = await fetch(pageOf(tokens[0]), posted({ decision: "confirm", start_at: slotAt(6) }));
    expect(late.status).to.equal(409);
    expect(await late.text())
      .to.include("has a new time")
      .and.include(`value="${slotAt(7)}"`);
    expect(await statusOf(id)).to.equal("pending");
    expect((await fetch(pageOf(tokens[0]), posted({ decision: "maybe" }))).status).to.equal(409);
    expect((await fetch(pageOf(tokens[0]), posted({ decision: "confirm", start_at: "now" }))).status).to.equal(409);
    const declined = posted({ decision: "decline", start_at: slotAt(7), reason: "On\u0000 leave" });
    expect((await fetch(pageOf(tokens[0]), declined)).status).to.equal(303);
    expect(await statusOf(id)).to.equal("declined");
  });

  it("returns a 404 page for an invalid link with GET and POST", async () => {
    for (const init of [{}, posted({ decision: "confirm" })]) {
      const wrong = await fetch(pageOf("abc.def"), { ...init, headers: { "Accept-Language": "fr" } });
      expect([wrong.status, wrong.headers.get("content-type")]).to.deep.equal([404, "text/html; charset=utf-8"]);
      expect(await wrong.text()).to.include("Ce lien n’est plus valable");
    }
  });
});
