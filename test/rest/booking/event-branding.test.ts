import { expect } from "chai";
import { bookingFactories } from "../../support/booking/booking.ts";
import { useCampaigns } from "../../support/email/campaigns.ts";
import { bodyOf, PNG, updateOrganization } from "../../support/email/templates.ts";
import { until } from "../../support/queue.ts";

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
