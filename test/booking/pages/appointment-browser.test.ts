import { expect } from "chai";
import type { Browser, Page } from "playwright-core";
import { chromiumIsHere, openWindow, startChromium, pageFaults } from "../../support/programs/chromium.ts";
import { slotAt } from "../../support/booking/booking.ts";
import { tokenFor, hostRequests, bookingPageVisits } from "../../support/booking/page-visits.ts";
import { signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import { WALKED_LANGUAGES } from "../../support/suite/length.ts";

const WORDS = {
  en: {
    no: "No, I am not coming",
    move: "Reschedule the appointment",
    cancel: "Cancel the appointment",
    again: "Book again",
    confirm: "Confirm",
    cancelled: "This appointment is cancelled.",
    book: "Book",
    name: "Name",
    email: "E-mail address",
    confirmed: "This appointment is confirmed.",
  },
  fr: {
    no: "Non, je ne viendrai pas",
    move: "Déplacer le rendez-vous",
    cancel: "Annuler le rendez-vous",
    again: "Reprendre rendez-vous",
    confirm: "Confirmer",
    cancelled: "Ce rendez-vous est annulé.",
    book: "Réserver",
    name: "Nom",
    email: "Adresse e-mail",
    confirmed: "Ce rendez-vous est confirmé.",
  },
};

if (chromiumIsHere())
  describe("Appointment, team and host pages in a browser", () => {
    const fixture = useFixture({ atOwnUrl: true });
    const { publish, visit, link, eventAt, somebody, hosts } = bookingPageVisits(fixture);
    const { request } = hostRequests(fixture);
    let browser: Browser;
    before(async () => {
      browser = await startChromium();
      const owner = await signIn(fixture.service.url, fixture.organization.owner);
      const branding = { display_name: "Fontaine & Fille", colour: "#1a6b4f" };
      expect((await owner.put("/v1/organization", { branding })).status).to.equal(200);
    });
    after(() => browser.close());

    const path = ({ booking_path = "" }: { booking_path?: string }): string => `${fixture.service.url}${booking_path}`;
    /** Follows the link or presses the button with this name. */
    async function press(page: Page, role: "link" | "button", name: string): Promise<void> {
      await page.getByRole(role, { name, exact: true }).click();
      await page.waitForLoadState();
    }
    /** Opens the month of the day after a date, and chooses one of its times. */
    async function chooseTime(page: Page, start: string): Promise<void> {
      const address = new URL(page.url());
      address.searchParams.set("day", start.slice(0, 10));
      address.searchParams.set("timezone", "UTC");
      await page.goto(address.href);
      await page.locator(`a[href*="start=${encodeURIComponent(start)}"]`).click();
      await page.waitForLoadState();
    }

    for (const locale of WALKED_LANGUAGES) {
      for (const width of [320, 1280]) {
        it(`books with a team, reschedules and cancels without scripts (${locale}, ${width} px)`, async () => {
          const words = WORDS[locale];
          const number = (locale === "fr" ? 0 : 200) + width;
          const location = { type: "video_link", value: `https://meet.example.com/${"a-long-room-name-".repeat(6)}` };
          const team = { assignment: "round_robin", hosts: [fixture.organization.owner.id, ...(await hosts(2))] };
          const page = { title: "Démonstration", description: "Your requirements.", team_slug: `demo-${number}` };
          await publish({ ...page, ...team, location });
          const options = { locale, javaScriptEnabled: false, viewport: { width, height: 700 } };
          const visitor = await openWindow(browser, options);
          const tab = visitor.page;
          const wide: string[] = [];
          const look = async (): Promise<void> => {
            const wanted = Number(await tab.evaluate("document.documentElement.scrollWidth"));
            if (wanted > width) wide.push(`${tab.url()}: ${wanted}`);
          };
          const { slug } = fixture.organization.record;
          await tab.goto(path({ booking_path: `/team/${slug}/demo-${number}` }));
          await look();
          await chooseTime(tab, slotAt(number));
          const { name, email } = somebody();
          await tab.getByLabel(words.name, { exact: true }).fill(name);
          await tab.getByLabel(words.email, { exact: true }).fill(email);
          await look();
          await tab.waitForTimeout(3_000);
          await press(tab, "button", words.book);
          await look();
          await tab.goto(`${fixture.service.url}/a/${await tokenFor(fixture.service, email)}`);
          await look();
          await press(tab, "link", words.move);
          await look();
          await chooseTime(tab, slotAt(number + 3));
          await look();
          await press(tab, "button", words.move);
          expect(await eventAt(number + 3)).to.include({ status: "confirmed", reschedule_count: 1 });
          expect(await tab.getByText(words.confirmed).count()).to.equal(1);
          await press(tab, "button", words.no);
          expect(await tab.getByRole("button", { name: words.no }).count()).to.equal(0);
          await press(tab, "link", words.cancel);
          await look();
          expect(await eventAt(number + 3)).to.include({ status: "confirmed" });
          await press(tab, "button", words.cancel);
          await look();
          expect(await eventAt(number + 3)).to.include({ status: "cancelled" });
          expect(await tab.getByText(words.cancelled).count()).to.equal(1);
          await press(tab, "link", words.again);
          expect(new URL(tab.url()).pathname).to.equal(`/team/${slug}/demo-${number}`);
          expect(wide).to.deep.equal([]);
          expect(visitor.complaints).to.deep.equal([]);
          await visitor.close();
        });
      }

      for (const [width, colorScheme] of [
        [320, "light"],
        [1280, "dark"],
      ] as const) {
        it(`is accessible and obeys the content security policy (${locale}, ${width} px, ${colorScheme})`, async () => {
          const words = WORDS[locale];
          const number = (locale === "fr" ? 2_000 : 2_400) + width / 10;
          const { path: page } = await publish({ title: "Rendez-vous", description: "One.\nTwo." });
          const invitee = { ...somebody(), timezone: "America/Argentina/Buenos_Aires" };
          expect((await visit(page, number, { invitee })).status).to.equal(200);
          const guest = { name: "Ada Lovelace", email: `ada.${number}@visitors.example`, phone: "+33123456789" };
          const { tokens } = await request(number + 1, { invitee: guest });
          const visitor = await openWindow(browser, { locale, colorScheme, viewport: { width, height: 700 } });
          const tab = visitor.page;
          const faults: string[] = [];
          const judge = async (name: string): Promise<void> => {
            faults.push(...(await pageFaults(tab, `${name}-${locale}-${width}-${colorScheme}`)));
          };
          const url = `${fixture.service.url}/a/${await link(invitee.email)}`;
          await tab.goto(url);
          await judge("appointment");
          await press(tab, "link", words.move);
          await tab.goto(`${url}?step=reschedule&timezone=Europe/Paris&day=${slotAt(number + 2).slice(0, 10)}`);
          await judge("appointment-times");
          await tab.goto(`${url}?step=reschedule&timezone=Europe/Paris&start=${slotAt(number + 2)}`);
          await judge("appointment-move");
          await tab.goto(`${url}?step=cancel`);
          await judge("appointment-cancel");
          await press(tab, "button", words.cancel);
          await judge("appointment-cancelled");
          await tab.goto(`${fixture.service.url}/h/${tokens[0] ?? ""}`);
          await judge("host");
          await press(tab, "button", words.confirm);
          await judge("host-confirmed");
          await tab.goto(`${fixture.service.url}/h/unknown`);
          await judge("host-unknown");
          expect(faults).to.deep.equal([]);
          expect(visitor.complaints.filter((text) => !/status of 404/.test(text))).to.deep.equal([]);
          await visitor.close();
        });
      }
    }
  });
