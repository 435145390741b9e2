import { expect } from "chai";
import { addApp } from "../support/sign-in/authenticator-app.ts";
import { connect } from "../support/accounts/connections.ts";
import { type Caller, callerAt } from "../support/caller.ts";
import { storedEvent } from "../support/booking/booked-event.ts";
import {
  type ConsoleWindow,
  expectAccessible,
  unexpected,
  useConsole,
  openOwnOrganization,
} from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { consolePaths } from "../../src/base/contract/console-paths.ts";

/** Returns the done steps and the number of all steps, as the page shows them. */
async function progress({ page }: ConsoleWindow): Promise<readonly number[]> {
  const bar = page.getByRole("progressbar", { name: "First steps" });
  await bar.waitFor();
  const shown = await page.getByText(/^\d+ of \d+ done$/).textContent();
  expect(await bar.getAttribute("value")).to.equal(/^\d+/.exec(shown ?? "")?.[0]);
  return (shown ?? "").match(/\d+/g)?.map(Number) ?? [];
}

/** Calls the API in the session of the window. */
async function callerOf({ page }: ConsoleWindow, url: string): Promise<Caller> {
  const cookies = await page.context().cookies();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const me = await callerAt(url, { Cookie }).get("/v1/me");
  return callerAt(url, { Cookie, "X-CSRF-Token": me.string("data.csrf_token") });
}

if (chromiumIsHere())
  describe("Start page of the console", () => {
    const site = useConsole();

    it("counts the first steps from the state of the organization, until all are done", async () => {
      const window = await site.open();
      await window.goto("/");
      const { page, api, person, goto, complaints } = window;
      const { service } = site.windows;
      const steps = page.locator(".checklist li");
      const [, total] = await progress(window);
      expect(await steps.count()).to.equal(total);
      const link = (name: string) => steps.filter({ hasText: name });
      expect(await link("Create an API key").getByText("Done").count()).to.equal(0);
      await api.post("/v1/api-keys", { name: "Website", scopes: ["entities:read"] });
      await goto("/");
      await link("Create an API key").getByText("Done").waitFor();
      await connect(service, { user: person });
      const organization = await api.get("/v1/organization");
      const version = String(organization.at("data.version"));
      await api.put("/v1/organization", { branding: { display_name: "Acme" } }, { "If-Match": `"${version}"` });
      await api.post("/v1/members", { email: "grace@people.example", role: "member", locale: "en" });
      await api.post("/v1/imports", { entity_type: "contact" });
      // Ends the other sessions of the user, so the window itself adds the app.
      await addApp(await callerOf(window, service.url));
      await goto("/");
      expect(await progress(window)).to.deep.equal([Number(total) - 1, total]);
      await expectAccessible(page, "first steps");
      await page.getByRole("link", { name: "Read the documentation" }).press("Enter");
      await page.waitForURL("**/docs");
      await goto("/");
      await page.getByRole("button", { name: "Show the first steps" }).press("Enter");
      expect(await progress(window)).to.deep.equal([total, total]);
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("hides the first steps for good, and shows them again in French", async () => {
      const { page, goto } = await site.open({ locale: "fr", width: 320 });
      await goto("/");
      await page.getByRole("button", { name: "Masquer la liste" }).press("Enter");
      await goto("/");
      expect(await page.getByRole("progressbar").count()).to.equal(0);
      await page.getByRole("button", { name: "Afficher les premiers pas" }).press("Enter");
      await page.getByRole("progressbar", { name: "Premiers pas" }).waitFor();
    });

    it("offers a member only the steps that the role allows", async () => {
      const { page, goto } = await site.open({ role: "member" });
      await goto("/");
      const steps = page.locator(".checklist li");
      await steps.first().waitFor();
      const texts = await steps.allTextContents();
      expect(texts.join())
        .to.include("Protect your account")
        .and.not.match(/API key|Invite|branding/);
    });

    it("explains empty lists", async () => {
      const { page, goto } = await site.open();
      await goto("/");
      for (const text of ["No task is due today.", "no more appointments today", "Nobody waits for your answer."])
        await page.getByText(text).waitFor();
    });

    for (const width of [320, 1280])
      it(`shows the user's tasks, appointments, requests, and recent changes (${width} px)`, async () => {
        const { page, api, person, goto, complaints } = await site.open({ width });
        const { service, organization } = site.windows;
        const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
        const task = { title: "Call Ada", assignee_id: person.id };
        await api.post("/v1/tasks", { ...task, due_at: ago(60) });
        await api.post("/v1/tasks", { ...task, title: "Later", due_at: ago(-3 * 1_440) });
        await api.post("/v1/tasks", { ...task, title: "Already done", status: "completed", due_at: ago(60) });
        await api.post("/v1/entities", { entity_type: "company", name: `Engines ${width}` });
        const own = { service, organization: { ...organization, owner: person }, crm: api };
        await storedEvent(own, { title: "Now", start_at: ago(1), hostIds: [person.id] });
        await storedEvent(own, { title: "Visit of Grace", status: "pending", hostIds: [person.id] });
        await goto("/");
        const list = (title: string) =>
          page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
        await list("My tasks due").getByText("Call Ada").waitFor();
        await list("My tasks due").getByText("Overdue").waitFor();
        expect(await page.getByText("Later").count()).to.equal(0);
        expect(await page.getByText("Already done").count()).to.equal(0);
        await list("Today’s appointments").getByText("Now").waitFor();
        await list("Requests to confirm").getByText("Visit of Grace").waitFor();
        await list("Recent changes").getByText(`Engines ${width}`).waitFor();
        await list("Recent changes")
          .getByText(/^Person Number/)
          .first()
          .waitFor();
        await expectAccessible(page, "start page");
        for (const [title, name] of [
          ["My tasks due", "Call Ada"],
          ["Today’s appointments", "Now"],
          ["Requests to confirm", "Visit of Grace"],
          ["Recent changes", `Engines ${width}`],
        ] as const) {
          await list(title).getByRole("button", { name, exact: true }).click();
          const dialog = page.getByRole("dialog", { name });
          await dialog.locator("dl, .quiet").first().waitFor();
          await expectAccessible(page, `dialog of ${name}`);
          await page.keyboard.press("Escape");
        }
        await list("My tasks due").getByRole("button", { name: "Complete: Call Ada" }).click();
        await page.getByText("Completed: Call Ada").waitFor();
        await list("My tasks due").getByText("No task is due today.").waitFor();
        await list("Requests to confirm").getByRole("button", { name: "Confirm: Visit of Grace" }).click();
        await page.getByText("Nobody waits for your answer.").waitFor();
        expect(unexpected(complaints)).to.deep.equal([]);
      });

    it("declines a request with a reason, in French at 320 pixels", async () => {
      const { page, api, person, goto } = await site.open({ locale: "fr", width: 320 });
      const { service, organization } = site.windows;
      const own = { service, organization: { ...organization, owner: person }, crm: api };
      const { id } = await storedEvent(own, { title: "Visite de Grace", status: "pending", hostIds: [person.id] });
      await goto("/");
      await page.getByRole("button", { name: "Refuser : Visite de Grace" }).click();
      await page.getByLabel("Motif").fill("En déplacement");
      await expectAccessible(page, "refusal");
      await page.locator("dialog").getByRole("button", { name: "Refuser" }).click();
      await page.getByText("Demande refusée : Visite de Grace").waitFor();
      expect((await api.get(`/v1/events/${id}`)).at("data.status")).to.equal("declined");
    });

    it("cuts names of any length in lists after two lines, and shows them whole in their dialog", async () => {
      const { page, api, person, goto } = await site.open({ width: 320 });
      const title = "L".repeat(200);
      await api.post("/v1/tasks", {
        title,
        assignee_id: person.id,
        due_at: new Date(Date.now() - 60_000).toISOString(),
      });
      await api.post("/v1/entities", { entity_type: "company", name: "C".repeat(200) });
      await api.post("/v1/api-keys", { name: "K".repeat(100), scopes: ["entities:read"] });
      for (const path of ["/", "/settings/api-keys"]) {
        await goto(path);
        const names = page.locator("main .clipped").filter({ hasText: /L{20}|C{20}|K{20}/ });
        await names.first().waitFor();
        await expectAccessible(page, `${path} with long names`);
        for (const name of await names.all()) {
          expect((await name.boundingBox())?.height, path).to.be.below(70);
          expect(await name.getAttribute("title")).to.have.length.above(99);
        }
      }
      await goto("/");
      await page.getByRole("button", { name: title, exact: true }).click();
      expect(await page.getByRole("dialog").getByRole("heading").textContent()).to.equal(title);
    });
  });

/** Pages of one record are opened by the tests that create it. */
const pages = consolePaths.filter((path) => !path.includes(":"));

if (chromiumIsHere())
  describe("The console of a new organization", () => {
    const given = useConsole();

    for (const plan of ["professional", "free"] as const) {
      it(`opens every page without a refused request or an error in the browser, with the plan ${plan}`, async function () {
        this.timeout(300_000);
        const opened = await openOwnOrganization(given.windows, { plan });
        const own = `/settings/members/${opened.person.id}`;
        expect(await problemsOn(opened, [...pages, own])).to.deep.equal([]);
      });
    }

    for (const role of ["member", "read_only"] as const) {
      it(`opens the pages that a ${role} finds in the navigation without a refused request`, async function () {
        this.timeout(300_000);
        const opened = await given.open({ role });
        await opened.goto("/");
        const links = await opened.page.evaluate<string[]>(
          "[...document.querySelectorAll('nav a')].map((one) => one.pathname)",
        );
        const found = pages.filter((path) => links.includes(path));
        expect(found).to.include.members(["/", "/me"]);
        expect(await problemsOn(opened, found)).to.deep.equal([]);
      });
    }
  });

/** Opens the pages and returns the answers of 400 or more and the complaints of the browser. */
async function problemsOn({ page, goto, complaints }: ConsoleWindow, paths: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  let shown = "";
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${shown}: ${response.status()} ${new URL(response.url()).pathname}`);
  });
  for (const path of paths) {
    shown = path;
    await goto(path);
  }
  return [...refused, ...complaints];
}
