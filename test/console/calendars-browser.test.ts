import type { ServerResponse } from "node:http";
import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { basic, calendarWith, eventLines } from "../support/booking/calendars.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { listenHttp, PUBLIC, type Listener } from "../support/webhooks/listener.ts";

const PAGE = "/me/calendars";
const FEEDS = "/v1/busy-times/feeds";
const DAY = 86_400_000;

if (chromiumIsHere())
  describe("Console: calendar feeds and busy times", () => {
    const site = useConsole();
    let calendar: Listener;
    let answer: (response: ServerResponse) => void = (response) => void response.end();

    before(async () => {
      calendar = await listenHttp((_request, response) => answer(response), PUBLIC);
    });
    after(() => calendar.close());

    const says = (...lines: string[]): void => {
      answer = (response) => void response.end(calendarWith(...lines));
    };
    const meeting = (uid: string): string[] => {
      const start = Date.now() + DAY;
      return eventLines(uid, `DTSTART:${basic(start)}`, `DTEND:${basic(start + 3_600_000)}`);
    };
    const url = (): string => `http://${PUBLIC}:${calendar.port}/secret-4f2a/basic.ics`;
    const row = (page: Page, name: string): Locator => page.getByRole("row", { name });
    const announced = (page: Page, text: string): Promise<void> =>
      page.locator(".announcement", { hasText: text }).waitFor();
    const press = (place: Locator | Page, name: string): Promise<void> =>
      place.getByRole("button", { name, exact: true }).press("Enter");

    it("connects a calendar, explains its failures, reads it again and removes it", async () => {
      const { page, api, complaints, goto } = await site.open();
      await goto(PAGE);
      await page.getByText("No calendar is connected.").waitFor();
      says(...meeting("1"));
      const dialog = page.locator("dialog");
      await press(page, "Add a calendar");
      await dialog.getByLabel("Name").fill("Personal");
      await dialog.getByLabel("Address of the calendar").fill("https://127.0.0.1/basic.ics");
      await press(dialog, "Add a calendar");
      await dialog.locator("[aria-invalid=true]").waitFor();
      expect(await page.evaluate("document.activeElement.name")).to.equal("url");
      await dialog.getByLabel("Address of the calendar").fill(url());
      await press(dialog, "Add a calendar");
      await row(page, "Personal").getByText("Up to date").waitFor();
      expect(await row(page, "Personal").locator("td").nth(3).textContent()).to.equal("1");
      expect(await page.content()).not.to.include("secret-4f2a");
      answer = (response) => void response.writeHead(404).end();
      await press(row(page, "Personal"), "Read now");
      await row(page, "Personal").getByText("The calendar’s server rejects the address.").waitFor();
      await row(page, "Personal").getByText("The busy times that were read before still apply.").waitFor();
      says(...meeting("1"));
      await press(row(page, "Personal"), "Change");
      await dialog.getByLabel("Name").fill("Private");
      await dialog.getByLabel("New address").fill(`${url()}?new`);
      await press(dialog, "Save");
      await row(page, "Private").getByText("Up to date").waitFor();
      await press(row(page, "Private"), "Remove");
      await press(dialog, "Remove");
      await announced(page, "The calendar is removed.");
      await page.getByText("No calendar is connected.").waitFor();
      expect((await api.get(FEEDS)).at("meta.total")).to.equal(0);
      await page.locator("h1:focus").waitFor();
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("adds and removes busy times in the time zone of the user, in French and by keyboard", async () => {
      const { page, api, goto, person } = await site.open({ locale: "fr" });
      await api.put("/v1/me", { timezone: "America/New_York" });
      await goto(PAGE);
      const dialog = page.locator("dialog");
      const year = new Date().getUTCFullYear() + 1;
      await press(page, "Ajouter une période");
      await dialog.getByLabel("Début").fill(`${year}-07-01T10:00`);
      await dialog.getByLabel("Fin").fill(`${year}-07-01T09:00`);
      await dialog.getByLabel("Motif").fill("Dentiste");
      await press(dialog, "Ajouter une période");
      await dialog.locator("[aria-invalid=true]").waitFor();
      await dialog.getByLabel("Fin").fill(`${year}-12-01T09:00`);
      await press(dialog, "Ajouter une période");
      await row(page, "Dentiste").getByText("10:00").waitFor();
      const list = `/v1/busy-times?user_id=${person.id}`;
      // Summer time in July (UTC−4), standard time in December (UTC−5).
      expect((await api.get(list)).list("data")[0]).to.include({
        start_at: `${year}-07-01T14:00:00.000Z`,
        end_at: `${year}-12-01T14:00:00.000Z`,
        title: "Dentiste",
        source: "manual",
      });
      await press(row(page, "Dentiste"), "Retirer");
      await press(dialog, "Retirer");
      await announced(page, "La période est retirée.");
      expect((await api.get(list)).at("meta.total")).to.equal(0);
    });

    it("moves the focus from a removed row to the heading, even if the browser's timers are late", async () => {
      const { page, api, goto } = await site.open();
      const start = Date.now() + DAY;
      const [start_at, end_at] = [start, start + 3_600_000].map((time) => new Date(time).toISOString());
      await api.post("/v1/busy-times", { start_at, end_at, title: "Dentist" });
      await page.addInitScript("const set = setTimeout; setTimeout = (run, ms) => set(run, Math.max(ms ?? 0, 500))");
      await goto(PAGE);
      await press(row(page, "Dentist"), "Remove");
      await press(page.locator("dialog"), "Remove");
      await row(page, "Dentist").waitFor({ state: "detached" });
      await page.locator("h1:focus").waitFor();
    });

    it("offers no changes to users who may only read", async () => {
      const { page, goto } = await site.open({ role: "read_only" });
      await goto(PAGE);
      await page.getByText("No calendar is connected.").waitFor();
      expect(await page.locator("main button").count()).to.equal(0);
      await goto("/me/hours");
      await page.getByText("You have no schedule yet.").waitFor();
      expect(await page.locator("main button").count()).to.equal(0);
    });

    it("is accessible with calendars and busy times, also in a narrow window", async () => {
      answer = (response) => void response.end("<html>Sign in</html>");
      for (const [locale, width] of [
        ["fr", 320],
        ["en", 1280],
      ] as const) {
        const { page, api, goto } = await site.open({ locale, width });
        await api.post(FEEDS, { name: "Personal", url: url() });
        const start = Date.now() + DAY;
        const [start_at, end_at] = [start, start + DAY].map((at) => new Date(at).toISOString());
        await api.post("/v1/busy-times", { start_at, end_at, title: "Dentist" });
        await goto(PAGE);
        await page.locator(".badge.fault").waitFor();
        await expectAccessible(page, "calendars");
        await page.locator("section button").first().click();
        await page.locator("dialog summary").click();
        await expectAccessible(page, "a new calendar");
      }
    });
  });
