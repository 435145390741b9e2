import { expect } from "chai";
import { plainSpaces } from "../../support/french.ts";
import { mailsTo, mailTo } from "../../support/email/outbox.ts";
import { slotAt } from "../../support/booking/booking.ts";
import { useFixture } from "../../support/fixture.ts";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";

const FRENCH = { "Accept-Language": "fr" };

describe("All operations: French texts", () => {
  const fixture = useFixture();
  const { publish, visit, link, eventAt, somebody } = bookingPageVisits(fixture);

  it("uses non-breaking spaces in messages, calendar files and pages", async () => {
    const { path } = await publish({ description: "Ce qu’il vous faut." });
    const invitee = { ...somebody(), locale: "fr" };
    expect((await visit(path, 0, { invitee })).status).to.equal(200);
    const url = `${fixture.service.url}/a/${await link(invitee.email)}`;
    const { id } = await eventAt(0);
    await fixture.crm.post(`/v1/events/${String(id)}/reschedule`, { start_at: slotAt(1), reason: "Retard" });
    await mailTo(fixture.service, invitee.email, "Nouvel horaire");
    await fixture.crm.post(`/v1/events/${String(id)}/cancel`);
    await mailTo(fixture.service, invitee.email, "Annulé");
    const mails = await mailsTo(fixture.service, invitee.email);
    const subjects = mails.map(({ mail }) => mail.subject ?? "");
    expect(subjects.map((subject) => subject.split("\u00a0:")[0])).to.deep.equal([
      "Réservé",
      "Nouvel horaire",
      "Annulé",
    ]);
    const unfolded = mails.map(({ calendar }) => calendar.replace(/\r?\n /g, ""));
    const texts = mails.flatMap(({ mail }) => [mail.subject ?? "", mail.text ?? "", visible(mail.html ?? "")]);
    expect([...texts, ...unfolded].flatMap(plainSpaces)).to.deep.equal([]);
    for (const address of [url, `${url}x`, `${fixture.service.url}/u/test`]) {
      const page = visible(await (await fetch(address, { headers: FRENCH })).text());
      expect(page).not.to.equal("");
      expect(plainSpaces(page), address).to.deep.equal([]);
    }
  });

  it("names fields and stages in timelines, also in English", async () => {
    const body = { entity_type: "contact", first_name: "Ada" };
    const id = await fixture.crm.create("/v1/entities", body);
    await fixture.crm.put(`/v1/entities/${id}`, { lead_score: 80, job_title: "CTO" });
    await fixture.crm.put(`/v1/entities/${id}`, { lifecycle_stage: "customer" });
    const summaries = async (language: string): Promise<string[]> =>
      (await fixture.crm.get(`/v1/entities/${id}/activity`, { "Accept-Language": language }))
        .list("data")
        .map(({ summary }) => String(summary).replace(/^.* (?=(changed|a changé|a modifié|created|a créé))/, ""));
    const [stageFr, fieldsFr] = await summaries("fr");
    expect(stageFr).to.equal("a changé l’étape du cycle de vie\u00a0: prospect → client.");
    expect(fieldsFr?.replace("a modifié ", "").split(", ").sort()).to.deep.equal(
      ["la fonction.", "le score"].sort().map((one) => one),
    );
    const [stageEn, fieldsEn] = await summaries("en");
    expect(stageEn).to.equal("changed the lifecycle stage from lead to customer.");
    expect(fieldsEn).to.match(/^changed (lead score, job title|job title, lead score)\.$/);
  });

  it("uses the singular for counts up to 1", async () => {
    const short = await fixture.crm.post("/v1/entities", { entity_type: "company", name: "" }, FRENCH);
    expect(short.string("details.0.message")).to.equal(
      "Cette valeur est trop courte\u00a0: il faut au moins 1\u00a0caractère.",
    );
    const password = await fixture.anonymous.post("/v1/password/reset", { token: "t", password: "court" }, FRENCH);
    expect(password.text).to.match(/il faut au moins \d+\u00a0caractères\./);
  });

  it("returns idiomatic error messages", async () => {
    const missing = await fixture.crm.get("/v1/entities/019cb4e7-5e6f-7071-8c8d-9e0f1a2b3f01", FRENCH);
    expect(missing.at("error")).to.equal("Cette fiche n’existe pas.");
    const nameless = await fixture.crm.post("/v1/entities", { entity_type: "contact" }, FRENCH);
    expect(nameless.string("details.0.message")).to.contain("le prénom (first_name), le nom (last_name)");
  });
});

/** The text that a browser displays. */
const visible = (html: string): string => html.replace(/<style>.*?<\/style>/gs, "").replace(/<[^>]*>/g, "");
