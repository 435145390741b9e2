import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import type { Caller } from "../support/caller.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";

const SCHEDULES = "/v1/schedules";
const PAGE = "/me/hours";
const DAY = 86_400_000;
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
    const announced = (page: Page, text: string): Promise<void> =>
      page.locator(".announcement", { hasText: text }).waitFor();
    const press = (place: Locator | Page, name: string): Promise<void> =>
      place.getByRole("button", { name, exact: true }).press("Enter");

    it("adds a schedule and changes its weekly hours by keyboard", async () => {
      const { page, api, complaints, goto } = await site.open();
      await goto(PAGE);
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
      await goto(PAGE);
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
      await goto(PAGE);
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
      await goto(PAGE);
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
        await goto(PAGE);
        await page.locator("summary", { hasText: "(1)" }).click();
        await page.locator("input[type=time]").nth(1).fill("08:00");
        await page.locator("form > .actions button").press("Enter");
        await page.locator("form [role=alert]").waitFor();
        await expectAccessible(page, "working hours");
      }
    });
  });
