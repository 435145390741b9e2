import type { ServerResponse } from "node:http";
import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { basic, calendarWith, eventLines } from "../support/booking/calendars.ts";
import { expectAccessible, unexpected, useConsole, announced, press } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { listenHttp, PUBLIC } from "../support/webhooks/listener.ts";
import { use } from "../support/fixture.ts";
import type { Caller } from "../support/caller.ts";
import { until } from "../support/queue.ts";

const PAGE = "/me/calendars";
const FEEDS = "/v1/busy-times/feeds";
const DAY = 86_400_000;

if (chromiumIsHere())
  describe("Console: calendar feeds and busy times", () => {
    const site = useConsole();
    let answer: (response: ServerResponse) => void = (response) => void response.end();

    const calendar = use(() => listenHttp((_request, response) => answer(response), PUBLIC));

    const says = (...lines: string[]): void => {
      answer = (response) => void response.end(calendarWith(...lines));
    };
    const meeting = (uid: string): string[] => {
      const start = Date.now() + DAY;
      return eventLines(uid, `DTSTART:${basic(start)}`, `DTEND:${basic(start + 3_600_000)}`);
    };
    const url = (): string => `http://${PUBLIC}:${calendar.port}/secret-4f2a/basic.ics`;
    const row = (page: Page, name: string): Locator => page.getByRole("row", { name });

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

const SCHEDULES = "/v1/schedules";
const HOURS = "/me/hours";
/** The date so many days after today. */
const dateIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

if (chromiumIsHere())
  describe("Console: working hours", () => {
    const site = useConsole();

    const own = async (api: Caller): Promise<Record<string, unknown>[]> => {
      const id = (await api.get("/v1/me")).string("data.user.id");
      return (await api.get(`${SCHEDULES}?user_id=${id}&sort=created_at`)).list("data");
    };
    const day = (page: Page, name: string): Locator => page.getByRole("group", { name, exact: true });

    it("adds a schedule and changes its weekly hours by keyboard", async () => {
      const { page, api, complaints, goto } = await site.open();
      await goto(HOURS);
      await page.getByText("You have no schedule yet.").waitFor();
      await press(page.locator(".page-header"), "Add a schedule");
      const dialog = page.locator("dialog");
      await dialog.getByLabel("Name").fill("Office hours");
      await dialog.getByLabel("Time zone").fill("America/New_York");
      await press(dialog, "Add a schedule");
      await day(page, "Monday").waitFor();
      expect(await page.locator(".hours-day > legend").allTextContents()).to.deep.equal([
        "Sunday",
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday",
      ]);
      await page.getByLabel("Monday, to (1)").fill("12:00");
      await press(day(page, "Monday"), "Add hours");
      expect(await page.evaluate("document.activeElement.ariaLabel")).to.equal("Monday, from (2)");
      await page.getByLabel("Monday, from (2)").fill("11:00");
      await page.getByLabel("Monday, to (2)").fill("18:00");
      await press(page, "Save");
      await day(page, "Monday").getByText("These times overlap others on the same day.").waitFor();
      expect(await page.evaluate("document.activeElement.ariaLabel")).to.equal("Monday, from (2)");
      await page.getByLabel("Monday, from (2)").fill("19:00");
      await press(page, "Save");
      await page.locator("[aria-label='Monday, to (2)'][aria-invalid=true]").waitFor();
      expect(await page.evaluate("document.activeElement.ariaLabel")).to.equal("Monday, to (2)");
      await page.getByLabel("Monday, to (2)").fill("00:00");
      await press(day(page, "Monday"), "Copy to Monday to Friday");
      await announced(page, "The hours of Monday now apply from Monday to Friday.");
      await press(day(page, "Friday"), "Remove these hours: Friday (2)");
      expect(await page.evaluate("document.activeElement.textContent")).to.equal("Add hours");
      await press(page, "Save");
      await announced(page, "Saved.");
      const [morning, evening] = [
        { start: "09:00", end: "12:00" },
        { start: "19:00", end: "24:00" },
      ];
      const [schedule] = await own(api);
      expect(schedule).to.deep.include({ name: "Office hours", timezone: "America/New_York", is_default: true });
      expect(schedule?.["weekly_hours"]).to.deep.equal([
        ...["monday", "tuesday", "wednesday", "thursday"].map((name) => ({ day: name, intervals: [morning, evening] })),
        { day: "friday", intervals: [morning] },
      ]);
      expect(await page.getByLabel("Monday, to (2)").inputValue()).to.equal("00:00");
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("adds a vacation and a short day, and folds past dates", async () => {
      const { page, api, goto } = await site.open();
      await api.post(SCHEDULES, { name: "Office", overrides: [{ date: "2020-05-01", intervals: [] }] });
      await goto(HOURS);
      await page.getByText("Past dates (1)").waitFor();
      expect(await page.getByText("Friday, May 1, 2020").isVisible()).to.equal(false);
      await page.getByLabel("First day").fill(dateIn(10));
      await page.getByLabel("Last day").fill(dateIn(9));
      await press(page, "Add these dates");
      await page.getByText("The last day is before the first day.").waitFor();
      await page.getByLabel("Last day").fill(dateIn(12));
      await press(page, "Add these dates");
      await announced(page, "3 dates were added. They are not saved yet.");
      await page.getByLabel("First day").fill(dateIn(12));
      await page.getByLabel("Last day").fill(dateIn(13));
      await press(page, "Add these dates");
      await announced(page, "1 date was added.");
      const dates = page.locator(".hours-day", { hasText: /20\d\d/ });
      await press(dates.last(), "Add hours");
      await dates.last().locator("input").last().fill("12:30");
      await dates
        .nth(1)
        .getByRole("button", { name: /^Remove / })
        .press("Enter");
      await announced(page, "was removed.");
      expect(await page.evaluate("document.activeElement.type")).to.equal("date");
      await press(page, "Save");
      await announced(page, "Saved.");
      expect((await own(api))[0]?.["overrides"]).to.deep.equal([
        { date: "2020-05-01", intervals: [] },
        ...[dateIn(11), dateIn(12)].map((date) => ({ date, intervals: [] })),
        { date: dateIn(13), intervals: [{ start: "09:00", end: "12:30" }] },
      ]);
      await page.getByLabel("First day").fill(dateIn(20));
      await press(page, "Save");
      await until(async () => (await page.getByLabel("First day").inputValue()) === "", "the entered date is saved");
      expect((await own(api))[0]?.["overrides"]).to.deep.include({ date: dateIn(20), intervals: [] });
    });

    it("keeps several schedules with one default, in French", async () => {
      const { page, api, goto } = await site.open({ locale: "fr" });
      await api.post(SCHEDULES, { name: "Bureau" });
      const evening = (await api.post(SCHEDULES, { name: "Soirées" })).string("data.id");
      await goto(HOURS);
      await page.getByRole("link", { name: "Bureau (par défaut)" }).waitFor();
      expect(await page.getByRole("button", { name: "Supprimer" }).count()).to.equal(0);
      expect(await page.locator(".hours-day > legend").first().textContent()).to.equal("Lundi");
      await page.getByRole("link", { name: "Soirées" }).press("Enter");
      await page.locator("h2", { hasText: "Soirées" }).waitFor();
      expect(new URL(page.url()).searchParams.get("schedule")).to.equal(evening);
      await press(page, "Définir par défaut");
      await page.getByRole("link", { name: "Soirées (par défaut)" }).waitFor();
      await page.getByRole("link", { name: "Bureau" }).press("Enter");
      await press(page, "Supprimer");
      await press(page.locator("dialog"), "Supprimer");
      await announced(page, "Le planning est supprimé.");
      expect((await own(api)).map(({ id, is_default }) => [id, is_default])).to.deep.equal([[evening, true]]);
    });

    it("keeps the entries when somebody else changed the schedule meanwhile", async () => {
      const { page, api, goto } = await site.open();
      const id = (await api.post(SCHEDULES, { name: "Office" })).string("data.id");
      await goto(HOURS);
      await page.getByLabel("Tuesday, from (1)").fill("08:00");
      await api.put(`${SCHEDULES}/${id}`, { timezone: "Europe/London" });
      await press(page, "Save");
      await page.getByText("The record was changed in the meantime.").waitFor();
      expect(await page.getByLabel("Tuesday, from (1)").inputValue()).to.equal("08:00");
      await press(page, "Save");
      await announced(page, "Saved.");
      expect((await api.get(`${SCHEDULES}/${id}`)).at("data.weekly_hours.1.intervals.0.start")).to.equal("08:00");
    });

    it("is accessible with hours, dates and errors, also in a narrow window", async () => {
      for (const [locale, width] of [
        ["fr", 320],
        ["en", 1280],
      ] as const) {
        const { page, api, goto } = await site.open({ locale, width });
        const overrides = [
          { date: "2020-05-01", intervals: [] },
          { date: dateIn(30), intervals: [{ start: "09:00", end: "12:00" }] },
        ];
        await api.post(SCHEDULES, { name: "Office", overrides });
        await api.post(SCHEDULES, { name: "Evenings" });
        await goto(HOURS);
        await page.locator("summary", { hasText: "(1)" }).click();
        await page.locator("input[type=time]").nth(1).fill("08:00");
        await page.locator("form > .actions button").press("Enter");
        await page.locator("form [role=alert]").waitFor();
        await expectAccessible(page, "working hours");
      }
    });
  });
